/**
 * Reads openrpc.json into the form that all emitters work from. References are kept: a dereferenced document loses the
 * names of components, and a component that refers to itself cannot be dereferenced at all.
 */
import { readFile } from 'node:fs/promises';
import { parseOpenRPCDocument } from '@open-rpc/schema-utils-js';
import { notificationsOf, type Notification, type NotificationObject } from './notification.js';
import { referencesOf, shapeOf, type Schema, type Shape } from './shape.js';

/** The contract, next to this folder. */
export const CONTRACT_FILE = new URL('../openrpc.json', import.meta.url);

/** A limit of one method, or of every request. */
export interface Limit {
  readonly default: number;
  readonly unit: string;
  /** Name of the error that a request above the limit gets. */
  readonly error: string;
  /** Name of the setting by which an operator changes the limit; missing where it is fixed. */
  readonly setting?: string;
}

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

/** The parts of an OpenRPC document that are read here. The meta-schema checks everything else in it. */
export interface Document {
  readonly info: { readonly version: string };
  readonly methods: readonly MethodObject[];
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly errors: Readonly<Record<string, ErrorObject>>;
  };
  readonly 'x-limits'?: Readonly<Record<string, Limit>>;
  /** Error → what it means and what to do. */
  readonly 'x-error-help'?: Readonly<Record<string, ErrorHelp>>;
  /** What methods can need of the node or the set-up beyond the ordinary: word → what it means. */
  readonly 'x-needs'?: Readonly<Record<string, string>>;
  /** Reason → names of the methods that are never supported for it. */
  readonly 'x-unsupported-methods'?: Readonly<Record<string, readonly string[]>>;
}

/** A method as it is in the document. */
export interface MethodObject {
  readonly name: string;
  readonly summary?: string;
  readonly description?: string;
  readonly params: readonly ContentDescriptor[];
  readonly result: ContentDescriptor;
  readonly errors?: readonly { readonly $ref: string }[];
  readonly examples?: readonly ExamplePairing[];
  readonly 'x-namespace'?: string;
  readonly 'x-private'?: boolean;
  readonly 'x-transport'?: string;
  /** Words of the document's `x-needs`. */
  readonly 'x-needs'?: readonly string[];
  readonly 'x-aliases'?: readonly string[];
  readonly 'x-cost'?: number;
  /** Gas of its calls that counts as one unit more. */
  readonly 'x-gas-per-unit'?: number;
  readonly 'x-limits'?: Readonly<Record<string, Limit>>;
  readonly 'x-notifications'?: Readonly<Record<string, NotificationObject>>;
}

/** A parameter or a result as it is in the document. */
export interface ContentDescriptor {
  readonly name: string;
  readonly description?: string;
  readonly required?: boolean;
  /** True for a parameter that no error and no log shows: a passphrase or a key. */
  readonly 'x-secret'?: boolean;
  readonly schema: Schema;
}

/** An example as it is in the document. */
export interface ExamplePairing {
  readonly name: string;
  readonly params: readonly { readonly name: string; readonly value: unknown }[];
  readonly result: { readonly name: string; readonly value: unknown };
}

/** An error as it is in the document. */
export interface ErrorObject {
  readonly code: number;
  /** Text with a `{placeholder}` for every argument. */
  readonly message: string;
  readonly data?: Schema;
}

/** What an error means, for people. The meta-schema lets errors have no words of their own. */
export interface ErrorHelp {
  /** What happened, in a sentence or two. */
  readonly explanation: string;
  /** What the caller or the operator can do. */
  readonly remedy: string;
}

/** What a reference to an error begins with. */
export const ERROR_PREFIX = '#/components/errors/';

/** The contract in openrpc.json; throws when the file is not a valid OpenRPC document. */
export async function readContract(file: URL | string = CONTRACT_FILE): Promise<Contract> {
  return contractOf(await readDocument(file));
}

/** The document as it is in the file, checked against the OpenRPC meta-schema. */
export async function readDocument(file: URL | string = CONTRACT_FILE): Promise<Document> {
  const text = await readFile(file, 'utf8');
  // The type of OpenRPC documents knows neither the extensions nor which schemas are kept as references.
  return (await parseOpenRPCDocument(text, { dereference: false })) as unknown as Document;
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

/** Every method that is never supported, with the reason. */
export function unsupportedNames(document: Document): [name: string, reason: string][] {
  const groups = Object.entries(document['x-unsupported-methods'] ?? {});
  return groups.flatMap(([reason, names]) => names.map((name): [string, string] => [name, reason]));
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
