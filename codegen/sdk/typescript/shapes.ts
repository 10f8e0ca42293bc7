/** Emits the tables by which the TypeScript SDK reads answers. */
import { answerComponents, notificationsIn, type Contract } from '../../contract.js';
import type { Shape } from '../../shape.js';
import { BANNER } from '../../types.js';
import { bytesOf, isQuantity } from '../quantity.js';
import { isRead } from '../reads.js';

/** The text of shapes.ts. runtime/src/shape.ts says what a shape is. */
export function emitShapes(contract: Contract): string {
  const answered = answerComponents(contract);
  const components = contract.components
    .filter(({ name }) => answered.has(name))
    .map(({ name, shape }) => `${name}: ${textOf(shape)}`);
  const results = contract.methods.map(({ name, result }) => `'${name}': ${textOf(result.shape)}`);
  const notifications = notificationsIn(contract).map(({ name, result }) => `'${name}': ${textOf(result.shape)}`);
  const reads = contract.methods.filter(({ name }) => isRead(name)).map(({ name }) => `'${name}'`);
  const table = (doc: string, name: string, entries: readonly string[]) =>
    `/** ${doc} */\nexport const ${name}: Readonly<Record<string, Shape>> = {\n${entries.join(',\n')}\n};\n`;
  return [
    BANNER,
    `import type { Shape } from './shape.js';\n`,
    table('Every component that answers are made of.', 'SHAPES', components),
    table('The result of every method.', 'RESULTS', results),
    table('What each notification of a subscription carries.', 'NOTIFICATIONS', notifications),
    '/** Methods that only read: they are sent again when the connection fails. */',
    `export const READS: ReadonlySet<string> = new Set([${reads.join(', ')}]);\n`,
  ].join('\n');
}

/** A shape as a literal of the table. */
export function textOf(shape: Shape): string {
  switch (shape.kind) {
    case 'ref':
      return `'@${shape.name}'`;
    case 'text':
      return `'${letterOf(shape.pattern)}'`;
    case 'integer':
    case 'number':
    case 'boolean':
      return `'${shape.kind.charAt(0)}'`;
    case 'null':
      return `'0'`;
    case 'any':
      return `'*'`;
    case 'enum':
      return `['e', ${shape.values.map((value) => JSON.stringify(value)).join(', ')}]`;
    case 'nullable':
      return `['?', ${textOf(shape.of)}]`;
    case 'array':
      return `['[', ${textOf(shape.of)}]`;
    case 'map':
      return `['{', ${textOf(shape.of)}]`;
    case 'union':
      return `['|', [${shape.alternatives.map(textOf).join(', ')}]]`;
    case 'object': {
      const fields = (required: boolean) =>
        shape.fields
          .filter((field) => field.required === required)
          .map((field) => `${JSON.stringify(field.name)}: ${textOf(field.shape)}`);
      const [required, optional] = [fields(true), fields(false)];
      return `['o', {${required.join(', ')}}${optional.length === 0 ? '' : `, {${optional.join(', ')}}`}]`;
    }
  }
}

function letterOf(pattern: string | undefined): string {
  if (isQuantity(pattern)) return 'q';
  if (pattern?.startsWith('^0x') !== true) return 's';
  return `h${bytesOf(pattern) ?? ''}`;
}
