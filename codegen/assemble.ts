/** Puts the pieces of contract/ together. contract/README.md says what lies where. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { LineCounter, parseDocument, visit, type Scalar } from 'yaml';
import { ERROR_PREFIX, type Document, type ErrorHelp, type ErrorObject, type MethodObject } from './document.js';
import type { Schema } from './shape.js';

/** The source of the contract, next to this folder. */
export const SOURCE_FOLDER = join(import.meta.dirname, '../contract');

const PARTS = ['README.md', 'document.yaml', 'methods', 'schemas', 'errors'];

/** A method in its own file: its errors by name, and without what the path says. */
type MethodSource = Omit<MethodObject, 'errors' | 'x-namespace'> & { readonly errors?: readonly string[] };

/** An error with what it means and what to do. */
type ErrorSource = ErrorObject & ErrorHelp;

/** The whole document. Throws with the name of the file when a piece cannot be read or is not where it belongs. */
export async function assembleDocument(folder = SOURCE_FOLDER): Promise<Document> {
  // The meta-schema and the rules check afterwards that the pieces are what they are taken for.
  const read = async <T>(file: string): Promise<T> => parsed(await readFile(join(folder, file), 'utf8'), file) as T;
  await refuseOthers(folder);
  const [document, methodFiles, schemas, errors] = await Promise.all([
    read<Omit<Document, 'methods' | 'components'>>('document.yaml'),
    filesIn(join(folder, 'methods')),
    families<Schema>(folder, 'schemas', read),
    families<ErrorSource>(folder, 'errors', read),
  ]);
  const methods = await Promise.all(
    methodFiles.map(async (file) => methodOf(await read<MethodSource>(`methods/${file}`), `methods/${file}`)),
  );
  const known = ['methods', 'components', 'x-error-help'].find((key) => key in document);
  if (known !== undefined) throw new Error(`document.yaml: ${known} has files of its own`);
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
  if ('x-namespace' in method) throw new Error(`${file}: its folder is the namespace`);
  if (errors !== undefined && !Array.isArray(errors)) throw new Error(`${file}: errors is a list of names`);
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
  const all = new Map<string, T>();
  for (const file of await filesIn(join(root, folder))) {
    for (const [name, value] of Object.entries(await read(`${folder}/${file}`))) {
      if (all.has(name)) throw new Error(`${folder}/${file}: ${name} is also in another file`);
      if (typeof value !== 'object' || value === null) throw new Error(`${folder}/${file}: ${name} is empty`);
      all.set(name, value);
    }
  }
  return Object.fromEntries(all);
}

/** A file in the wrong place would have no effect. */
async function refuseOthers(folder: string): Promise<void> {
  const stray = (await readdir(folder)).find((name) => !PARTS.includes(name));
  if (stray !== undefined) throw new Error(`${stray}: contract/ has only ${PARTS.join(', ')}`);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const names = files.map((file) => file.slice(folder.length + 1).replaceAll(sep, '/')).sort();
  const stray = names.find((name) => !name.endsWith('.yaml'));
  if (stray !== undefined) throw new Error(`${join(basename(folder), stray)}: only .yaml files belong here`);
  return names;
}

function parsed(text: string, file: string): unknown {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [problem] = [...document.errors, ...document.warnings];
  if (problem !== undefined) throw new Error(`${file}: ${problem.message}`);
  visit(document, {
    Scalar(_key, node) {
      const misread = misreading(node);
      if (misread !== null) throw new Error(`${file}:${lines.linePos(node.range?.[0] ?? 0).line}: ${misread}`);
    },
    Alias(_key, node) {
      throw new Error(`${file}: *${node.source}: say it again instead`);
    },
  });
  const value: unknown = document.toJS();
  if (typeof value !== 'object' || value === null) throw new Error(`${file}: it is empty`);
  return value;
}

/** How YAML reads a scalar otherwise than a reader would; null when it does not. */
function misreading({ value, source, format, comment }: Scalar): string | null {
  if (format !== undefined) return `write '${source}' in quotes: without them YAML reads a number`;
  if (typeof value !== 'string') return null;
  if (comment) return 'put the text in quotes: # begins a comment';
  return /\s$/.test(value) ? 'the text ends with white space: begin it with >- instead of > or |' : null;
}

function mapValues<T, U>(
  values: Readonly<Record<string, T>>,
  change: (value: T, name: string) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
}
