/** Puts the pieces of contract/ together. contract/README.md says what lies where. */
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { ERROR_PREFIX, type Document, type ErrorHelp, type ErrorObject, type MethodObject } from './document.js';
import type { Schema } from './shape.js';

/** The source of the contract, next to this folder. */
export const SOURCE_FOLDER = join(import.meta.dirname, '../contract');

/** A method in its own file: its errors by name, and without what the path says. */
type MethodSource = Omit<MethodObject, 'errors' | 'x-namespace'> & { readonly errors?: readonly string[] };

/** An error with what it means and what to do. */
type ErrorSource = ErrorObject & ErrorHelp;

/** The whole document. Throws with the name of the file when a piece cannot be read or is not where it belongs. */
export async function assembleDocument(folder = SOURCE_FOLDER): Promise<Document> {
  // The meta-schema and the rules check afterwards that the pieces are what they are taken for.
  const read = async <T>(file: string): Promise<T> => parsed(await readFile(join(folder, file), 'utf8'), file) as T;
  const [document, methodFiles, schemas, errors] = await Promise.all([
    read<Omit<Document, 'methods' | 'components'>>('document.yaml'),
    filesIn(join(folder, 'methods')),
    families<Schema>(folder, 'schemas', read),
    families<ErrorSource>(folder, 'errors', read),
  ]);
  const methods = await Promise.all(
    methodFiles.map(async (file) => methodOf(await read<MethodSource>(`methods/${file}`), `methods/${file}`)),
  );
  return {
    ...document,
    'x-error-help': mapValues(errors, ({ explanation, remedy }) => ({ explanation, remedy })),
    methods,
    components: {
      schemas: mapValues(schemas, (schema, title) => ({ title, ...schema })),
      errors: mapValues(errors, ({ explanation: _explanation, remedy: _remedy, ...error }) => error),
    },
  };
}

/** `eth_getBalance` is methods/eth/getBalance.yaml, and its handler below src/methods has the same place. */
export function methodPath(name: string): string {
  const [namespace = '', ...rest] = name.split(/[._]/);
  return `${namespace}/${rest.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('')}`;
}

function methodOf({ errors, ...method }: MethodSource, file: string): MethodObject {
  if (typeof method.name !== 'string') throw new Error(`${file}: the method has no name`);
  if (file !== `methods/${methodPath(method.name)}.yaml`) {
    throw new Error(`${file}: the file of ${method.name} is methods/${methodPath(method.name)}.yaml`);
  }
  return {
    ...method,
    'x-namespace': methodPath(method.name).split('/')[0] ?? '',
    ...(errors && { errors: errors.map((name) => ({ $ref: ERROR_PREFIX + name })) }),
  };
}

/** What all files of a folder define, by name. */
async function families<T>(
  root: string,
  folder: string,
  read: (file: string) => Promise<Readonly<Record<string, T>>>,
): Promise<Record<string, T>> {
  const all: Record<string, T> = {};
  for (const file of await filesIn(join(root, folder))) {
    for (const [name, value] of Object.entries(await read(`${folder}/${file}`))) {
      if (Object.hasOwn(all, name)) throw new Error(`${folder}/${file}: ${name} is also in another file`);
      all[name] = value;
    }
  }
  return all;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const names = files.map((file) => file.slice(folder.length + 1).replaceAll(sep, '/')).sort();
  const stray = names.find((name) => !name.endsWith('.yaml'));
  if (stray !== undefined) throw new Error(`${stray}: only .yaml files belong here`);
  return names;
}

function parsed(text: string, file: string): unknown {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [problem] = document.errors;
  if (problem !== undefined) throw new Error(`${file}: ${problem.message}`);
  visit(document, (_key, node) => {
    if (!isScalar(node) || node.format !== 'HEX') return;
    const { line } = lines.linePos(node.range?.[0] ?? 0);
    throw new Error(`${file}:${line}: write '${node.source}' in quotes: without them YAML reads a number`);
  });
  const value: unknown = document.toJS();
  if (value === null) throw new Error(`${file}: it is empty`);
  return value;
}

function mapValues<T, U>(
  values: Readonly<Record<string, T>>,
  change: (value: T, name: string) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
}
