/** The published form of the contract, openrpc.json: in one order, without circles, formatted. */
import { format } from 'prettier';
import type { Document } from './document.js';
import { withoutRecursion } from './recursion.js';

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
  'x-chain-params',
  'params',
  'result',
  'errors',
  'examples',
];

/** The text of openrpc.json, with everything on one line that fits there. */
export function publishedText(document: Document): Promise<string> {
  // Prettier keeps the line breaks of objects that it is given, so it is given none.
  return format(JSON.stringify(withoutRecursion(sortDocument(document))), { parser: 'json', printWidth: 120 });
}

/**
 * Methods, components, errors, reasons and the names below a reason are in alphabetical order; the keys of the document
 * and of a method are in that of the lists above.
 */
export function sortDocument(document: Document): Document {
  const {
    components,
    methods,
    'x-unsupported-methods': unsupported = {},
    'x-error-help': help = {},
    'x-needs': needs = {},
  } = document;
  const groups = Object.entries(unsupported).map(([reason, names]) => [reason, sorted(names, (name) => name)] as const);
  return withKeys(DOCUMENT_KEYS, {
    ...document,
    'x-unsupported-methods': byName(Object.fromEntries(groups)),
    methods: sorted(methods, ({ name }) => name).map((method) => withKeys(METHOD_KEYS, method)),
    'x-error-help': byName(help),
    'x-needs': byName(needs),
    components: { ...components, schemas: byName(components.schemas), errors: byName(components.errors) },
  });
}

/** The same with its keys in the order of the list; keys that the list does not have come last. */
function withKeys<T extends object>(keys: readonly string[], object: T): T {
  const place = (key: string): number => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  const entries = Object.entries(object).sort(([one], [other]) => place(one) - place(other));
  return Object.fromEntries(entries) as T; // the keys and their values stay the same, and with them the type
}

function byName<T>(entries: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(sorted(Object.entries(entries), ([name]) => name));
}

/** Compares code units, so that the order is the same in every locale. */
function sorted<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  return [...items].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : nameOf(one) > nameOf(other) ? 1 : 0));
}
