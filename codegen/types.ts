/** Emits generated/types.ts: a type for every component, and the parameters and result of every method. */
import { answerComponents, type Component, type Contract, type Method } from './contract.js';
import type { Field, Shape } from './shape.js';

/** The text of generated/types.ts, for `npm run generate` to format and write. */
export function emitTypes(contract: Contract): string {
  const answers = answerComponents(contract);
  return [
    BANNER,
    SCALAR_HEAD,
    ...contract.components.map((component) => componentType(component, answers.has(component.name))),
    methodMap(contract.methods),
  ].join('\n');
}

/** First line of every generated file. */
export const BANNER = '// Generated from openrpc.json by `npm run generate`. Do not edit.\n';

const SCALAR_HEAD = `
/**
 * Hex text of one kind, as the server sends it. Each kind is a type of its own, so that an address is not taken for a
 * hash; \`__brand\` exists only for the compiler. src/ethereum/hex.ts makes the values. Text from a client is plain hex.
 */
type Scalar<Name extends string> = \`0x\${string}\` & { readonly __brand: Name };
`;

function componentType(component: Component, answered: boolean): string {
  const { name, shape } = component;
  const doc = comment(component.description);
  if (shape.kind === 'object') return `${doc}export interface ${name} ${fieldsType(shape.fields)}\n`;
  const isHex = shape.kind === 'text' && shape.pattern?.startsWith('^0x');
  return `${doc}export type ${name} = ${answered && isHex ? `Scalar<'${name}'>` : typeOf(shape)};\n`;
}

/** The TypeScript type of a shape. */
export function typeOf(shape: Shape): string {
  switch (shape.kind) {
    case 'ref':
      return shape.name;
    case 'text':
      return shape.pattern?.startsWith('^0x') ? '`0x${string}`' : 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
    case 'null':
      return shape.kind;
    case 'any':
      return 'unknown';
    case 'enum':
      return shape.values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join(' | ');
    case 'nullable':
      return `${typeOf(shape.of)} | null`;
    case 'array':
      return ['union', 'nullable', 'enum'].includes(shape.of.kind)
        ? `(${typeOf(shape.of)})[]`
        : `${typeOf(shape.of)}[]`;
    case 'map':
      return `{ [key: ${shape.key ?? 'string'}]: ${typeOf(shape.of)} }`;
    case 'union':
      return shape.alternatives.map(typeOf).join(' | ');
    case 'object':
      return fieldsType(shape.fields);
  }
}

function fieldsType(fields: readonly Field[]): string {
  const lines = fields.map(
    (field) => `${comment(field.description)}${fieldName(field)}${field.required ? '' : '?'}: ${typeOf(field.shape)};`,
  );
  return `{\n${lines.join('\n')}\n}`;
}

function fieldName({ name }: Field): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`;
}

function methodMap(methods: readonly Method[]): string {
  const entries = methods.map((method) => {
    const name = /^\w+$/.test(method.name) ? method.name : `'${method.name}'`;
    const result = method.result.description === undefined ? '' : ` Result: ${method.result.description}`;
    const types = `params: ${paramsType(method)}; result: ${typeOf(method.result.shape)}`;
    return `${comment(method.summary + result)}${name}: { ${types} };`;
  });
  return `/** Parameters and result of every method. */\nexport interface MethodMap {\n${entries.join('\n')}\n}\n`;
}

/** A labelled tuple; for a method that subscribes, one for each subscription with its own options. */
function paramsType(method: Method): string {
  const tuple = (types: readonly string[]): string => {
    const labelled = method.params.map(({ name, required }, index) => `${name}${required ? '' : '?'}: ${types[index]}`);
    return `[${labelled.join(', ')}]`;
  };
  if (method.notifications.length === 0) return tuple(method.params.map(({ shape }) => typeOf(shape)));
  return method.notifications.map(({ name, options }) => tuple([`'${name}'`, typeOf(options.shape)])).join(' | ');
}

/** A doc comment in lines that fit next to an indented field; empty without text. */
export function comment(text: string | undefined): string {
  if (!text) return '';
  const lines = text.replaceAll('*/', '* /').match(/.{1,110}(?:\s+|$)/g) ?? [text];
  if (lines.length === 1) return `/** ${lines[0]?.trim()} */\n`;
  return `/**\n${lines.map((line) => ` * ${line.trim()}`).join('\n')}\n */\n`;
}
