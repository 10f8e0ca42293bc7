/** Emits a program part that calls every typed method of the TypeScript SDK with each of its examples. */
import type { Contract, Example, Method } from '../../contract.js';
import type { Shape } from '../../shape.js';
import { BANNER } from '../../types.js';
import { literalOf } from '../exampleLiteral.js';
import { namespaceOf, shortName } from './methods.js';

/** The text of test/examples.ts: the compiler holds the types against the examples, a test runs the calls. */
export function emitExamples(contract: Contract): string {
  const shapes = new Map(contract.components.map(({ name, shape }) => [name, shape]));
  const language = { shapes, scalar: JSON.stringify, quantity: (value: bigint) => `${value}n` };
  const calls = contract.methods.flatMap((method) =>
    method.examples.map((example, index) => {
      const args = argsOf(method, example).map(({ shape, value }) => literalOf(value, shape, language));
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
