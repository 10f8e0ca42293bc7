/** The part of the contract that dispatch needs. The generated tables fit these interfaces; tests pass small tables. */
import type { ValidationError } from '../../generated/validators.js';
import type { RequestContext, WebSocketRequest } from './request.js';

/** A generated validator. After false, `errors` says why. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}

/** The call of one method. */
export interface MethodShape {
  readonly namespace: string;
  /** True when only an authorized client may call it. */
  readonly private: boolean;
  /** Present when a parameter is a passphrase or a key: no error shows what the caller gave. */
  readonly secret?: true;
  /** Present when the method needs a connection that stays open. */
  readonly transport?: 'websocket';
  readonly params: readonly string[];
  /** How many of them, from the first on, must be given. */
  readonly required: number;
  /** Other spellings of the method's name. */
  readonly aliases: readonly string[];
  /** What one request counts towards the rate limit. */
  readonly cost: number;
  /** This much gas of its calls, where they name it, counts as one unit more. */
  readonly gasPerUnit?: number;
}

/** The generated tables that dispatch works with. */
export interface Contract {
  readonly methods: Readonly<Record<string, MethodShape>>;
  /** Methods that are never supported, with the reason. */
  readonly unsupported: Readonly<Record<string, string>>;
  readonly paramsValidators: Readonly<Record<string, Validator>>;
  /** Given when results are to be checked too. */
  readonly resultValidators?: Readonly<Record<string, Validator>>;
}

/** A handler as dispatch sees it: any parameters, any result. One that needs a WebSocket is only called over one. */
export type AnyHandler = (params: never, request: WebSocketRequest) => unknown;

/** The handlers by method. An entry may be replaced while the server runs. */
export type HandlerTable = Readonly<Record<string, AnyHandler>>;

/** A method that can be called here. */
export interface CallableMethod extends MethodShape {
  readonly name: string;
  readonly handler: (params: unknown[], request: RequestContext) => unknown;
  readonly validateParams: Validator;
  readonly validateResult: Validator | undefined;
}

/** By name: a method, or the reason why it is never supported. */
export type MethodIndex = ReadonlyMap<string, CallableMethod | string>;

/** Whether an operator lets a method of an enabled namespace be called. */
export type IsServed = (name: string, aliases: readonly string[]) => boolean;

/** Methods of this namespace describe the server, so they are always on. */
const ALWAYS_ON = 'rpc';

/**
 * The methods of the enabled namespaces by name and alias, without those that are not served. A method that is never
 * supported has its reason as value, unless its namespace exists and is disabled.
 */
export function indexMethods(
  contract: Contract,
  handlers: HandlerTable,
  enabled: readonly string[],
  isServed: IsServed = () => true,
): MethodIndex {
  const index = new Map<string, CallableMethod | string>();
  const isOn = (namespace: string): boolean => namespace === ALWAYS_ON || enabled.includes(namespace);
  const known = new Set<string>();
  for (const [name, shape] of Object.entries(contract.methods)) {
    known.add(shape.namespace);
    if (!isOn(shape.namespace) || !isServed(name, shape.aliases)) continue;
    const method = callable(name, shape, contract, handlers);
    for (const spelling of [name, ...shape.aliases]) index.set(spelling, method);
  }
  for (const [name, reason] of Object.entries(contract.unsupported)) {
    const namespace = name.slice(0, name.indexOf('_'));
    if (isOn(namespace) || !known.has(namespace)) index.set(name, reason);
  }
  return index;
}

function callable(name: string, shape: MethodShape, contract: Contract, handlers: HandlerTable): CallableMethod {
  const validateParams = contract.paramsValidators[name];
  if (handlers[name] === undefined || validateParams === undefined)
    throw new Error(`no handler or no validator for ${name}`);
  const validateResult = contract.resultValidators?.[name];
  // The generated table types each handler by its method's parameters; validation has checked them before a call.
  const handler: CallableMethod['handler'] = (params, request) =>
    (handlers[name] as CallableMethod['handler'])(params, request);
  return { name, ...shape, handler, validateParams, validateResult };
}
