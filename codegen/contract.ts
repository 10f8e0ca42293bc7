/**
 * The form of the contract that all emitters work from. It keeps the names of components: a schema that refers to
 * itself has no other form.
 */
import { ERROR_PREFIX, unsupportedNames, type Document, type Limit, type MethodObject } from './document.js';
import { notificationsOf, type Notification } from './notification.js';
import { referencesOf, shapeOf, type Schema, type Shape } from './shape.js';

/** A schema that has a name. */
export interface Component {
  readonly name: string;
  readonly description: string | undefined;
  readonly schema: Schema;
  readonly shape: Shape;
}

/** A parameter of a method, in the order of the call. When it is not required it may be missing or null. */
export interface Param {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  readonly schema: Schema;
  readonly shape: Shape;
}

/** A call of a method and its result. */
export interface Example {
  readonly name: string;
  readonly params: readonly unknown[];
  readonly result: unknown;
}

/** A method that can be called. */
export interface Method {
  readonly name: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly namespace: string;
  readonly isPrivate: boolean;
  /** True when a parameter is a passphrase or a key. */
  readonly takesSecret: boolean;
  /** `websocket` for a method that needs a WebSocket; undefined for all others. */
  readonly transport: string | undefined;
  readonly aliases: readonly string[];
  /** What one request counts towards the rate limit: about 1 for a cheap look-up. */
  readonly cost: number;
  readonly gasPerUnit: number | undefined;
  readonly limits: Readonly<Record<string, Limit>>;
  readonly params: readonly Param[];
  readonly result: { readonly description: string | undefined; readonly schema: Schema; readonly shape: Shape };
  readonly errors: readonly string[];
  readonly examples: readonly Example[];
  /** What a client can subscribe to with this method; empty for most methods. */
  readonly notifications: readonly Notification[];
}

/** An error that a client can be told. */
export interface CataloguedError {
  readonly name: string;
  readonly code: number;
  /** Text with a `{placeholder}` for every argument. */
  readonly message: string;
  /** What `data` holds; undefined when the error carries none. */
  readonly data: Shape | undefined;
}

/** The whole contract, in the form that emitters work from. */
export interface Contract {
  /** Version of the contract, which is that of the SDKs. */
  readonly version: string;
  readonly methods: readonly Method[];
  readonly components: readonly Component[];
  readonly errors: readonly CataloguedError[];
  readonly limits: Readonly<Record<string, Limit>>;
  /** Methods that are known and never supported, each with the reason. */
  readonly unsupported: Readonly<Record<string, string>>;
}

/** The intermediate form of a document that keeps the rules of checkContract.ts. */
export function contractOf(document: Document): Contract {
  return {
    version: document.info.version,
    methods: document.methods.map(methodOf),
    components: Object.entries(document.components.schemas).map(([name, schema]) => ({
      name,
      description: schema.description,
      schema,
      shape: shapeOf(schema),
    })),
    errors: Object.entries(document.components.errors).map(([name, error]) => ({
      name,
      code: error.code,
      message: error.message,
      data: error.data && shapeOf(error.data),
    })),
    limits: document['x-limits'] ?? {},
    unsupported: Object.fromEntries(unsupportedNames(document)),
  };
}

function methodOf(method: MethodObject): Method {
  return {
    name: method.name,
    summary: method.summary ?? '',
    description: method.description,
    namespace: method['x-namespace'] ?? '',
    isPrivate: method['x-private'] ?? false,
    takesSecret: method.params.some((param) => param['x-secret'] === true),
    transport: method['x-transport'],
    aliases: method['x-aliases'] ?? [],
    cost: method['x-cost'] ?? 1,
    gasPerUnit: method['x-gas-per-unit'],
    limits: method['x-limits'] ?? {},
    params: method.params.map((param) => ({
      name: param.name,
      description: param.description ?? '',
      required: param.required ?? false,
      schema: param.schema,
      shape: shapeOf(param.schema),
    })),
    result: {
      description: method.result.description,
      schema: method.result.schema,
      shape: shapeOf(method.result.schema),
    },
    errors: (method.errors ?? []).map((error) => error.$ref.slice(ERROR_PREFIX.length)),
    examples: (method.examples ?? []).map((example) => ({
      name: example.name,
      params: example.params.map((param) => param.value),
      result: example.result.value,
    })),
    notifications: notificationsOf(method['x-notifications']),
  };
}

/** Everything that clients can subscribe to. */
export function notificationsIn(contract: Contract): Notification[] {
  return contract.methods.flatMap((method) => method.notifications);
}

/** The names of all components that the given shapes reach, directly or through others. */
export function reachableComponents(contract: Contract, shapes: readonly Shape[]): Set<string> {
  const byName = new Map(contract.components.map((component) => [component.name, component]));
  const reached = new Set<string>();
  const waiting = shapes.flatMap(referencesOf);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    const component = byName.get(name);
    if (component === undefined) throw new Error(`there is no component ${name}`);
    reached.add(name);
    waiting.push(...referencesOf(component.shape));
  }
  return reached;
}

/** The components that requests are made of. */
export function requestComponents(contract: Contract): Set<string> {
  return reachableComponents(contract, contract.methods.flatMap(requestShapes));
}

/** What a request to a method is made of: its parameters, and the options of its subscriptions. */
export function requestShapes(method: Method): Shape[] {
  return [...method.params, ...method.notifications.map(({ options }) => options)].map(({ shape }) => shape);
}

/** The components that answers and notifications are made of, the data of errors included. */
export function answerComponents(contract: Contract): Set<string> {
  const data = contract.errors.flatMap((error) => (error.data === undefined ? [] : [error.data]));
  const results = [...contract.methods, ...notificationsIn(contract)].map(({ result }) => result.shape);
  return reachableComponents(contract, [...results, ...data]);
}
