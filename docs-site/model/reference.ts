/** The contract and the table of settings, looked up from all sides: what pages, search and Markdown are made of. */
import { unsupportedNames, type Document, type Limit, type MethodObject } from '../../codegen/document.js';
import type { Schema } from '../../codegen/shape.js';
import { DEVELOPMENT_NAMESPACES, environmentName, SETTINGS, settingEntries } from '../../src/config/settings.js';
import { errorEntries, errorNames, schemaReferences, type ErrorEntry } from './methodData.js';

/** A namespace with its methods, in alphabetical order. */
export interface Namespace {
  readonly name: string;
  readonly methods: readonly MethodObject[];
  /** Whether the service serves it without a word in `json-rpc.api`. */
  readonly isDefault: boolean;
  /** Whether only `halley dev` has it. */
  readonly isDevelopment: boolean;
}

/** A limit with its place: the method that it bounds, or undefined for one that bounds every request. */
export interface PlacedLimit extends Limit {
  readonly name: string;
  readonly method: string | undefined;
}

/** A setting as a page shows it. Null for a way that the setting does not have. */
export interface SettingEntry {
  readonly key: string;
  readonly flag: string;
  readonly environment: string;
  readonly appToml: string | null;
  readonly kind: string;
  readonly default: string;
  readonly meaning: string;
  readonly choices: readonly string[];
}

/** Everything that pages are made of. */
export interface Reference {
  readonly document: Document;
  readonly version: string;
  readonly namespaces: readonly Namespace[];
  readonly methods: ReadonlyMap<string, MethodObject>;
  readonly schemas: ReadonlyMap<string, Schema>;
  readonly errors: ReadonlyMap<string, ErrorEntry>;
  readonly settings: readonly SettingEntry[];
  readonly limits: readonly PlacedLimit[];
  /** Methods that are never supported, with the reason. */
  readonly unsupported: readonly (readonly [name: string, reason: string])[];
  /** Error → the methods that can fail with it. */
  readonly errorUsers: ReadonlyMap<string, readonly string[]>;
  /** Schema → the methods and the schemas that name it. */
  readonly schemaUsers: ReadonlyMap<string, SchemaUsers>;
}

/** Who names a schema directly. */
export interface SchemaUsers {
  readonly methods: readonly string[];
  readonly schemas: readonly string[];
}

/** The namespaces that are served without a setting. */
export const DEFAULT_NAMESPACES: readonly string[] = ['rpc', ...SETTINGS['json-rpc.api'].default.split(',')];

/** Looks the document up from all sides. */
export function referenceOf(document: Document): Reference {
  const methods = new Map(document.methods.map((method) => [method.name, method]));
  const schemas = new Map(Object.entries(document.components.schemas));
  const errors = new Map(Object.entries(errorEntries(document)));
  return {
    document,
    version: document.info.version,
    namespaces: namespacesOf(document),
    methods,
    schemas,
    errors,
    settings: settings(),
    limits: [
      ...placed(document['x-limits'] ?? {}, undefined),
      ...document.methods.flatMap((method) => placed(method['x-limits'] ?? {}, method.name)),
    ],
    unsupported: unsupportedNames(document).sort(([one], [other]) => (one < other ? -1 : 1)),
    errorUsers: usersOfErrors(document),
    schemaUsers: usersOfSchemas(document),
  };
}

/** Whether the service answers the method without a word in `json-rpc.api`. */
export function isOnByDefault(method: MethodObject): boolean {
  return DEFAULT_NAMESPACES.includes(method['x-namespace'] ?? '');
}

/** Whether only the embedded development chain has the namespace of the method, so that no setting turns it on. */
export function isDevelopmentOnly(method: MethodObject): boolean {
  return DEVELOPMENT_NAMESPACES.includes(method['x-namespace'] ?? '');
}

function namespacesOf(document: Document): Namespace[] {
  const byName = new Map<string, MethodObject[]>();
  for (const method of document.methods) {
    const name = method['x-namespace'] ?? '';
    byName.set(name, [...(byName.get(name) ?? []), method]);
  }
  const rank = ({ isDefault, isDevelopment }: Namespace): number => (isDefault ? 0 : isDevelopment ? 2 : 1);
  return [...byName]
    .map(([name, methods]) => ({
      name,
      methods,
      isDefault: DEFAULT_NAMESPACES.includes(name),
      isDevelopment: DEVELOPMENT_NAMESPACES.includes(name),
    }))
    .sort((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1));
}

function settings(): SettingEntry[] {
  return settingEntries().map(([key, setting]) => ({
    key,
    flag: `--${key}`,
    environment: environmentName(key),
    appToml: setting.appToml === true ? key : null,
    kind: setting.kind,
    default: setting.default,
    meaning: setting.meaning,
    choices: setting.choices ?? [],
  }));
}

function placed(limits: Readonly<Record<string, Limit>>, method: string | undefined): PlacedLimit[] {
  return Object.entries(limits).map(([name, limit]) => ({ ...limit, name, method }));
}

function usersOfErrors(document: Document): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const method of document.methods)
    for (const name of errorNames(method)) users.set(name, [...(users.get(name) ?? []), method.name]);
  return users;
}

function usersOfSchemas(document: Document): Map<string, SchemaUsers> {
  const users = new Map<string, { methods: string[]; schemas: string[] }>();
  const of = (name: string): { methods: string[]; schemas: string[] } => {
    const known = users.get(name) ?? { methods: [], schemas: [] };
    users.set(name, known);
    return known;
  };
  for (const method of document.methods)
    for (const name of schemaReferences(method)) of(name).methods.push(method.name);
  for (const [user, schema] of Object.entries(document.components.schemas))
    for (const name of schemaReferences(schema)) of(name).schemas.push(user);
  return users;
}
