/** The contract of one server: openrpc.json without the methods that it lacks, and with its own limits. */
import type { Config } from '../config/config.js';
import { connectionCap, webSocketCap } from '../config/connectionCaps.js';
import { settingEntries, type SettingName } from '../config/settings.js';
import { servedMethods, type ServedFacts } from './servedMethods.js';

/** The parts of openrpc.json that differ between servers; all others are copied. Undefined members are left out. */
export interface ContractDocument {
  readonly servers: readonly ServerObject[];
  readonly 'x-authentication'?: unknown;
  readonly 'x-limits': LimitObjects;
  /** Word in the x-needs of methods → what these methods need. */
  readonly 'x-needs'?: Readonly<Record<string, string>> | undefined;
  /** Name of an error → what it means and what to do. */
  readonly 'x-error-help'?: Readonly<Record<string, unknown>> | undefined;
  /** Reason → names of the methods that are never supported because of it. */
  readonly 'x-unsupported-methods': Readonly<Record<string, readonly string[]>>;
  readonly methods: readonly MethodObject[];
  readonly components: {
    readonly schemas: Readonly<Record<string, unknown>>;
    readonly errors: Readonly<Record<string, unknown>>;
  };
}

/** An address of the server, as a client connects to it. */
export interface ServerObject {
  readonly name: string;
  readonly url: string;
}

type LimitObjects = Readonly<Record<string, LimitObject>>;

interface LimitObject {
  /** Null for no limit, which only a running server can have. */
  readonly default: number | null;
  /** Name of the error that a request above the limit gets. */
  readonly error: string;
  /** Name of the setting that changes it; missing for a fixed limit. */
  readonly setting?: string;
}

interface MethodObject {
  readonly name: string;
  readonly 'x-namespace': string;
  readonly 'x-private'?: boolean | undefined;
  readonly 'x-aliases'?: readonly string[];
  readonly 'x-limits'?: LimitObjects | undefined;
  /** Words of the document's x-needs. */
  readonly 'x-needs'?: readonly string[];
}

/** The facts about a server that its contract depends on. */
export interface ServerFacts extends ServedFacts {
  /** Whether clients need a token for private methods. */
  tokens: boolean;
  servers: readonly ServerObject[];
}

/**
 * The contract of a server. It has the methods of enabled namespaces, private ones too, because clients with a token
 * can call them, the components that these methods refer to, and the errors that any request can get. Methods that are
 * never supported are listed, unless their namespace exists and is off, as in dispatch.
 */
export function runningContract(document: ContractDocument, facts: ServerFacts): ContractDocument {
  const { 'x-authentication': authentication, 'x-limits': limits, components } = document;
  const { 'x-needs': needs, 'x-error-help': help } = document;
  const { isOn, isServed } = servedMethods(facts);
  const methods = document.methods
    .filter((method) => isServed(method.name, method['x-namespace'], method['x-aliases'] ?? []))
    .map((method) => {
      const { 'x-private': isPrivate, 'x-limits': bounds } = method;
      const isShownPrivate = isPrivate === true && facts.tokens ? true : undefined;
      return { ...method, 'x-private': isShownPrivate, 'x-limits': bounds && realLimits(bounds, facts.config) };
    });
  const known = new Set(document.methods.map((method) => method['x-namespace']));
  const isListed = (name: string): boolean => {
    const namespace = name.slice(0, name.indexOf('_'));
    return isOn(namespace) || !known.has(namespace);
  };
  const unsupported = Object.entries(document['x-unsupported-methods'])
    .map(([reason, names]) => [reason, names.filter(isListed)] as const)
    .filter(([, names]) => names.length > 0);
  const reached = reachedFrom(document, methods);
  return {
    ...document,
    servers: facts.servers,
    'x-authentication': methods.some((method) => method['x-private'] === true) ? authentication : undefined,
    'x-limits': realLimits(limits, facts.config),
    'x-needs': needs && only(needs, new Set(methods.flatMap((method) => method['x-needs'] ?? []))),
    'x-error-help': help && only(help, reached.errors),
    'x-unsupported-methods': Object.fromEntries(unsupported),
    methods,
    components: {
      ...components,
      schemas: only(components.schemas, reached.schemas),
      errors: only(components.errors, reached.errors),
    },
  };
}

function realLimits(limits: LimitObjects, config: Config): LimitObjects {
  const entries = Object.entries(limits).map(([name, limit]) => {
    const { setting } = limit;
    return [name, setting === undefined ? limit : { ...limit, default: limitValue(config, setting) }] as const;
  });
  return Object.fromEntries(entries);
}

/** The value of a limit's setting; null for no limit. Throws when there is none, or its value is not a number. */
export function limitValue(config: Config, name: string): number | null {
  const [known, setting] = settingEntries().find(([each]) => each === name) ?? [];
  const value = known === undefined ? undefined : valueOf(config, known);
  if (typeof value !== 'number')
    throw new Error(`the contract has a limit of ${name}, which is no setting of a number`);
  return value === 0 && setting?.zeroMeansNone === true ? null : value;
}

function valueOf(config: Config, name: SettingName): unknown {
  if (name === 'client-connection-cap') return connectionCap(config);
  return name === 'json-rpc.ws-connection-cap' ? webSocketCap(config) : config[name];
}

/** The names of the components that the methods or any request can refer to. */
function reachedFrom(document: ContractDocument, methods: readonly MethodObject[]): Reached {
  const { components } = document;
  const always = anywhere(document);
  const roots = [methods, always.map((name) => components.errors[name])];
  const reached = closure(document, roots);
  for (const name of always) reached.errors.add(name);
  return closure(document, [...roots, namedInWords(document, reached)], reached);
}

/** Adds everything that the roots refer to, directly or through others, to `reached`. */
function closure(
  { components }: ContractDocument,
  roots: unknown[],
  reached: Reached = { schemas: new Set(), errors: new Set() },
): Reached {
  const waiting = [...roots];
  while (waiting.length > 0) {
    for (const [kind, name] of referencesIn(waiting.pop())) {
      if (reached[kind].has(name)) continue;
      reached[kind].add(name);
      waiting.push(components[kind][name]);
    }
  }
  return reached;
}

/** References to schemas that no method uses but a reached schema names in its text, as TracerResult does. */
function namedInWords(document: ContractDocument, reached: Reached): { $ref: string }[] {
  const { schemas } = document.components;
  const ofMethods = closure(document, [document.methods]).schemas;
  const others = new Set(Object.keys(schemas).filter((name) => !ofMethods.has(name)));
  const words = [...reached.schemas].flatMap((name) => JSON.stringify(schemas[name]).match(/\w+/g) ?? []);
  return words.filter((word) => others.has(word)).map((word) => ({ $ref: `#/components/schemas/${word}` }));
}

interface Reached {
  readonly schemas: Set<string>;
  readonly errors: Set<string>;
}

/** The errors of any request: those of the limits of all requests, and those that no method lists. */
function anywhere({ methods, components, 'x-limits': limits }: ContractDocument): string[] {
  const ofMethods = new Set(referencesIn(methods).map(([, name]) => name));
  const ofNone = Object.keys(components.errors).filter((name) => !ofMethods.has(name));
  return [...ofNone, ...ALWAYS, ...Object.values(limits).map(({ error }) => error)];
}

/** Errors of dispatch and transports that any method can return, although some methods list them too. */
const ALWAYS = ['invalidParams', 'methodNotSupported', 'serverStopping', 'requestTimedOut'];

const REFERENCE = /^#\/components\/(schemas|errors)\/(.+)$/;

/** Every reference in a value, at any depth. */
function referencesIn(value: unknown): [kind: 'schemas' | 'errors', name: string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const [, kind, name] = (key === '$ref' && typeof inner === 'string' && REFERENCE.exec(inner)) || [];
    if (name === undefined) return referencesIn(inner);
    return [[kind === 'errors' ? 'errors' : 'schemas', name]];
  });
}

function only<T>(entries: Readonly<Record<string, T>>, names: ReadonlySet<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => names.has(name)));
}
