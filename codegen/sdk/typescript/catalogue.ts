/** Emits the errors of the catalogue as classes of the TypeScript SDK. */
import type { CataloguedError, Contract } from '../../contract.js';
import { referencesOf } from '../../shape.js';
import { BANNER } from '../../types.js';
import { foundErrors, parentOf, type FoundError } from '../catalogue.js';
import { textOf } from './shapes.js';
import { typeOf } from './types.js';

/** The text of catalogue.ts. */
export function emitCatalogue(contract: Contract): string {
  const found = foundErrors(contract);
  const types = new Set(contract.errors.flatMap(({ data }) => (data === undefined ? [] : referencesOf(data))));
  // A class stands after the one that it extends.
  const inOrder = [...contract.errors].sort((a, b) => rankOf(a, contract) - rankOf(b, contract));
  return [
    BANNER,
    `import { decode } from './codec.js';
import type { Shape } from './shape.js';
import { MalformedAnswerError, RpcError } from './errors.js';
import type { ${[...types].sort().join(', ')} } from './types.js';\n`,
    ...inOrder.map((error) => classText(error, contract.errors)),
    ENTRY,
    `const CATALOGUE: readonly Entry[] = [\n${found.map(entryText).join(',\n')}\n];\n`,
    CATALOGUED,
  ].join('\n');
}

/** The name of the class of an error. */
export function className(name: string): string {
  const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return capital.endsWith('Error') ? capital : `${capital}Error`;
}

function rankOf(error: CataloguedError, { errors }: Contract): number {
  return parentOf(error, errors) === undefined ? 0 : 1;
}

function classText(error: CataloguedError, all: readonly CataloguedError[]): string {
  const parent = parentOf(error, all);
  const args = [...error.message.matchAll(/\{(\w+)\}/g)].map((found) => `readonly ${found[1]}: string`);
  const data = error.data === undefined ? '' : `\n  declare readonly data: ${typeOf(error.data)} | undefined;`;
  const child = all.find((other) => parentOf(other, all) === error);
  const own = args.length > 0 ? `{ ${args.join('; ')} }` : undefined;
  const childArgs = child && [...child.message.matchAll(/\{(\w+)\}/g)].map((found) => `readonly ${found[1]}?: string`);
  const argsType = own ?? (childArgs === undefined ? 'Readonly<Record<string, never>>' : `{ ${childArgs.join('; ')} }`);
  return `/** Code ${error.code}: \`${error.message}\`. */
export class ${className(error.name)} extends ${parent === undefined ? 'RpcError' : className(parent.name)} {
  override name = '${className(error.name)}';${data}
  /** The arguments of the message. */
  declare readonly args: ${argsType};
}\n`;
}

const ENTRY = `interface Entry {
  readonly code: number;
  readonly message: RegExp;
  readonly args: readonly string[];
  readonly error: new (answered: Answered) => RpcError;
  readonly data?: Shape;
  /** For messages that are nothing but an argument: the methods that answer the error. */
  readonly methods?: readonly string[];
}

/** An error as the server answered it. */
interface Answered {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
  readonly method: string;
}

/** The most specific messages come first. */`;

function entryText({ error, pattern, args, methods }: FoundError): string {
  return (
    [
      `{ code: ${error.code}, message: /${pattern}/, args: ${JSON.stringify(args)}, error: ${className(error.name)}`,
      ...(error.data === undefined ? [] : [`data: ${textOf(error.data)}`]),
      ...(methods.length === 0 ? [] : [`methods: ${JSON.stringify(methods)}`]),
    ].join(', ') + ' }'
  );
}

const CATALOGUED = `/** Longest messages that are looked at, by whether they have one argument or several, which take longer to find. */
const MAX_MESSAGE = { one: 100_000, several: 1000 } as const;

/** The error of the catalogue that the server answered; undefined when it is none of these. */
export function catalogued(answered: Answered): RpcError | undefined {
  for (const { code, message, args, error: Class, data, methods } of CATALOGUE) {
    if (code !== answered.code || (methods !== undefined && !methods.includes(answered.method))) continue;
    if (answered.message.length > MAX_MESSAGE[args.length > 1 ? 'several' : 'one']) continue;
    const found = message.exec(answered.message);
    if (found === null) continue;
    const error = new Class({ ...answered, data: decoded(answered.data, data) });
    const values = Object.fromEntries(args.map((name, index) => [name, found[index + 1] ?? '']));
    return Object.assign(error, { args: values });
  }
  return undefined;
}

/** Data of another shape stays as it is. */
function decoded(data: unknown, shape: Shape | undefined): unknown {
  if (data === undefined || shape === undefined) return data;
  try {
    return decode(data, shape, 'data');
  } catch (error) {
    if (error instanceof MalformedAnswerError) return data;
    throw error;
  }
}
`;
