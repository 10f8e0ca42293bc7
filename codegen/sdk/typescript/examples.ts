/** Emits a program part that calls every typed method of the TypeScript SDK with each of its examples. */
import type { Contract, Example, Method } from '../../contract.js';
import type { Shape } from '../../shape.js';
import { BANNER } from '../../types.js';
import { isQuantity } from '../quantity.js';
import { namespaceOf, shortName } from './methods.js';

/** The text of test/examples.ts: the compiler holds the types against the examples, a test runs the calls. */
export function emitExamples(contract: Contract): string {
  const shapes = new Map(contract.components.map(({ name, shape }) => [name, shape]));
  const calls = contract.methods.flatMap((method) =>
    method.examples.map((example, index) => {
      const args = argsOf(method, example).map(({ shape, value }) => literal(value, shape, shapes));
      const call = `client.${namespaceOf(method.name)}.${shortName(method.name)}(${args.join(', ')})`;
      return `{ method: '${method.name}', index: ${index}, call: (client) => ${call} }`;
    }),
  );
  return [
    BANNER,
    `import type { HalleyClient } from 'halley-client';\n`,
    '/** A call of a typed method with the parameters of an example of the contract. */',
    'export interface ExampleCall {\nmethod: string;\n/** Place among the examples of the method. */\nindex: number;\ncall(client: HalleyClient): Promise<unknown>;\n}\n',
    `/** Every example of every method. */\nexport const EXAMPLE_CALLS: readonly ExampleCall[] = [\n${calls.join(',\n')}\n];\n`,
  ].join('\n');
}

function argsOf(method: Method, { params }: Example): { shape: Shape; value: unknown }[] {
  return params.map((value, index) => {
    const param = method.params[index];
    if (param === undefined) throw new Error(`an example of ${method.name} has too many parameters`);
    // What follows the name of a subscription is its options.
    const options =
      index === 1 ? method.notifications.find(({ name }) => name === params[0])?.options.shape : undefined;
    return { shape: options ?? param.shape, value };
  });
}

/** A value of the wire as a caller writes it: a quantity is a bigint. */
function literal(value: unknown, shape: Shape, shapes: ReadonlyMap<string, Shape>): string {
  if (typeof value === 'string')
    return takesQuantity(value, shape, shapes) ? `${BigInt(value)}n` : JSON.stringify(value);
  if (Array.isArray(value)) {
    const of = itemsOf(shape, shapes);
    return `[${value.map((item) => literal(item, of, shapes)).join(', ')}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => {
    return `${JSON.stringify(key)}: ${literal(item, fieldOf(key, shape, shapes), shapes)}`;
  });
  return `{ ${entries.join(', ')} }`;
}

const ANY: Shape = { kind: 'any' };

function takesQuantity(value: string, shape: Shape, shapes: ReadonlyMap<string, Shape>): boolean {
  return flat(shape, shapes).some(
    (one) => one.kind === 'text' && isQuantity(one.pattern) && new RegExp(one.pattern ?? '').test(value),
  );
}

function itemsOf(shape: Shape, shapes: ReadonlyMap<string, Shape>): Shape {
  const lists = flat(shape, shapes).flatMap((one) => (one.kind === 'array' ? [one.of] : []));
  return { kind: 'union', alternatives: lists };
}

function fieldOf(key: string, shape: Shape, shapes: ReadonlyMap<string, Shape>): Shape {
  const fields = flat(shape, shapes).flatMap((one) => {
    if (one.kind === 'map') return [one.of];
    return one.kind === 'object' ? one.fields.filter(({ name }) => name === key).map((field) => field.shape) : [];
  });
  return fields.length === 0 ? ANY : { kind: 'union', alternatives: fields };
}

/** The alternatives of a shape, without references, unions and null. */
function flat(shape: Shape, shapes: ReadonlyMap<string, Shape>): Shape[] {
  switch (shape.kind) {
    case 'ref':
      return flat(shapes.get(shape.name) ?? ANY, shapes);
    case 'nullable':
      return flat(shape.of, shapes);
    case 'union':
      return shape.alternatives.flatMap((one) => flat(one, shapes));
    case 'text':
    case 'integer':
    case 'number':
    case 'boolean':
    case 'null':
    case 'any':
    case 'enum':
    case 'array':
    case 'map':
    case 'object':
      return [shape];
  }
}
