/**
 * Emits generated/methods.ts: what dispatch knows of each method at run time, and the type of a complete set of
 * handlers.
 */
import type { Contract, Method } from './contract.js';
import { BANNER } from './types.js';

/** The text of generated/methods.ts, for `npm run generate` to format and write. */
export function emitMethods(contract: Contract): string {
  const { methods } = contract;
  const webSocketMethods = methods.filter(({ transport }) => transport !== undefined).map(({ name }) => name);
  const namespaces = [...new Set(methods.map((method) => method.namespace))];
  return [
    BANNER,
    `import type { ErrorName } from './errors.js';\nimport type { MethodMap } from './types.js';\n`,
    `/** The name of a method. */
export type MethodName = keyof MethodMap;\n`,
    `/** The methods that need a WebSocket. */
export type WebSocketMethodName = ${unionOf(webSocketMethods)};\n`,
    `/** The first part of a method's name. */
export type Namespace = ${unionOf(namespaces)};\n`,
    DECLARATIONS,
    `/** Every method that can be called. */\nexport const methodTable = ${literal(
      Object.fromEntries(methods.map((method) => [method.name, entryOf(method)])),
    )} as const satisfies Record<MethodName, MethodEntry>;\n`,
    `/** Methods that are known and never supported, with the reason. */\nexport const unsupportedMethods = ${literal(
      contract.unsupported,
    )} as const satisfies Record<string, string>;\n`,
    `/** Limits that hold for every request, whatever its method. */\nexport const contractLimits = ${literal(
      contract.limits,
    )} as const satisfies Record<string, Limit>;\n`,
  ].join('\n');
}

const DECLARATIONS = `
/** A limit: its default, what it counts, the error that a request above it gets, and the setting that changes it. */
export interface Limit {
  readonly default: number;
  readonly unit: string;
  readonly error: ErrorName;
  readonly setting?: string;
}

/** What is known of a method at run time. */
export interface MethodEntry {
  readonly namespace: Namespace;
  /** True when only an authorized client may call it. */
  readonly private: boolean;
  /** Present when a parameter is a passphrase or a key: no error shows what the caller gave. */
  readonly secret?: true;
  /** Present when the method needs a WebSocket. */
  readonly transport?: 'websocket';
  /** Names of the parameters, in order. */
  readonly params: readonly string[];
  /** How many of them, from the first on, must be given. */
  readonly required: number;
  /** Other spellings of the method's name. */
  readonly aliases: readonly string[];
  /** What one request counts towards the rate limit: about 1 for a cheap look-up. */
  readonly cost: number;
  /** So much gas of its calls, where they name it, counts as one unit more. */
  readonly gasPerUnit?: number;
  readonly limits: Readonly<Record<string, Limit>>;
  /** The errors that the method itself can answer. */
  readonly errors: readonly ErrorName[];
}

/**
 * A handler for every method: one that is missing, or one that the contract does not know, does not compile.
 * Request is what a handler learns about the request, WebSocketRequest the same for a method that needs a WebSocket,
 * and Encoded a result that is JSON text already.
 */
export type Handlers<Request, WebSocketRequest, Encoded> = {
  [Name in MethodName]: (
    params: MethodMap[Name]['params'],
    request: Name extends WebSocketMethodName ? WebSocketRequest : Request,
  ) => MethodMap[Name]['result'] | Encoded | Promise<MethodMap[Name]['result'] | Encoded>;
};
`;

function entryOf(method: Method): object {
  return {
    namespace: method.namespace,
    private: method.isPrivate,
    ...(method.takesSecret && { secret: true }),
    ...(method.transport !== undefined && { transport: method.transport }),
    params: method.params.map((param) => param.name),
    required: method.params.filter((param) => param.required).length,
    aliases: method.aliases,
    cost: method.cost,
    ...(method.gasPerUnit !== undefined && { gasPerUnit: method.gasPerUnit }),
    limits: method.limits,
    errors: method.errors,
  };
}

const unionOf = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' | ') || 'never';

const literal = (value: unknown): string => JSON.stringify(value);
