/**
 * The order of openrpc.json: methods, components and errors are in alphabetical order of their names, so do reasons
 * and names in the list of methods that are never supported, and the keys of the document and of a method are in the
 * order of the lists below. `npm run format:contract` sorts; the rule checks.
 */
import type { Document, MethodObject } from './contract.js';
import type { Rule } from './rules/breach.js';

const DOCUMENT_KEYS = [
  'openrpc',
  'info',
  'servers',
  'x-authentication',
  'x-limits',
  'x-needs',
  'x-error-help',
  'x-unsupported-methods',
  'methods',
  'components',
];

const METHOD_KEYS = [
  'name',
  'summary',
  'description',
  'x-namespace',
  'x-private',
  'x-transport',
  'x-needs',
  'x-aliases',
  'x-cost',
  'x-gas-per-unit',
  'x-limits',
  'x-notifications',
  'params',
  'result',
  'errors',
  'examples',
];

/** The document in its order. Nothing but the order of entries changes. */
export function sortDocument(document: Document): Document {
  const {
    components,
    methods,
    'x-unsupported-methods': unsupported,
    'x-error-help': help,
    'x-needs': needs,
  } = document;
  return withKeys(DOCUMENT_KEYS, {
    ...document,
    ...(unsupported !== undefined && { 'x-unsupported-methods': sortGroups(unsupported) }),
    methods: sorted(methods, ({ name }) => name).map((method) => withKeys(METHOD_KEYS, method)),
    ...(help !== undefined && { 'x-error-help': byName(help) }),
    ...(needs !== undefined && { 'x-needs': byName(needs) }),
    components: {
      ...components,
      schemas: byName(components.schemas),
      errors: byName(components.errors),
    },
  });
}

function sortGroups(groups: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  const inside = Object.entries(groups).map(([reason, names]) => [reason, sorted(names, (name) => name)] as const);
  return byName(Object.fromEntries(inside));
}

/** The document is in its order: of every list, the first entry that is out of place is named. */
export const order: Rule = (document) => {
  const {
    components,
    methods,
    'x-unsupported-methods': unsupported = {},
    'x-error-help': help = {},
    'x-needs': needs = {},
  } = sortDocument(document);
  const groups = document['x-unsupported-methods'] ?? {};
  return [
    ...misplaced('the document', Object.keys(document), listed(DOCUMENT_KEYS, document)),
    ...misplaced('x-unsupported-methods', Object.keys(groups), Object.keys(unsupported)),
    ...Object.entries(groups).flatMap(([reason, names]) => misplaced(reason, names, unsupported[reason] ?? [])),
    ...misplaced('methods', namesOf(document.methods), namesOf(methods)),
    ...document.methods.flatMap((method) => misplaced(method.name, Object.keys(method), listed(METHOD_KEYS, method))),
    ...misplaced('x-error-help', Object.keys(document['x-error-help'] ?? {}), Object.keys(help)),
    ...misplaced('x-needs', Object.keys(document['x-needs'] ?? {}), Object.keys(needs)),
    ...misplaced('components', Object.keys(document.components.schemas), Object.keys(components.schemas)),
    ...misplaced('errors', Object.keys(document.components.errors), Object.keys(components.errors)),
  ];
};

function misplaced(
  where: string,
  found: readonly string[],
  expected: readonly string[],
): { where: string; problem: string }[] {
  const index = found.findIndex((name, at) => name !== expected[at]);
  if (index === -1) return [];
  const problem = `${found[index]} stands where ${expected[index]} belongs: run npm run format:contract`;
  return [{ where, problem }];
}

function namesOf(methods: readonly MethodObject[]): string[] {
  return methods.map(({ name }) => name);
}

/** The keys of an object in the order of the list; keys that the list does not have come last. */
function listed(keys: readonly string[], object: object): string[] {
  const place = (key: string): number => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  return Object.keys(object).sort((one, other) => place(one) - place(other));
}

function withKeys<T extends object>(keys: readonly string[], object: T): T {
  const entries = new Map(Object.entries(object));
  // The keys and their values stay the same, and with them the type.
  return Object.fromEntries(listed(keys, object).map((key) => [key, entries.get(key) as unknown])) as T;
}

function byName<T>(entries: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(sorted(Object.entries(entries), ([name]) => name));
}

/** Compares code units, so that the order is the same in every locale. */
function sorted<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  return [...items].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : nameOf(one) > nameOf(other) ? 1 : 0));
}
