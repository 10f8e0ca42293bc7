/**
 * `npm run generate`: checks contract/ and writes openrpc.json and generated/. With a folder as argument, it writes the
 * same files there. Other files in the folder stay as they are.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import generator from '@open-rpc/generator';
import { parseOpenRPCDocument, validateOpenRPCDocument } from '@open-rpc/schema-utils-js';
import { assembleDocument } from './assemble.js';
import { breachText, checkContract } from './checkContract.js';
import { COMPONENTS } from './components.js';
import { contractOf } from './contract.js';
import type { Document } from './document.js';
import { missingHandlers } from './handlers.js';
import { publishedText, sortDocument } from './publish.js';
import { withReferences } from './references.js';

// The package is CommonJS, and TypeScript takes its default export for a property.
const generate = (generator as unknown as { default: (options: object) => Promise<void> }).default;

const root = process.argv[2] ?? '.';
const document = await assembleDocument()
  .then(checked)
  .catch((error: Error) => fail(error.message));
const breaches = checkContract(document);
if (breaches.length > 0) fail(breaches.map(breachText).join('\n'));
const published = await publishedText(document);
const lost = await lostNames(document, published);
if (lost !== undefined)
  fail(`${lost}: openrpc.json cannot say this (a reference alone, with a title or another keyword next to it?)`);
await mkdir(root, { recursive: true });
await writeFile(join(root, 'openrpc.json'), published);
await generate({
  openrpcDocument: published,
  components: COMPONENTS.map(({ language, folder }) => ({
    type: 'custom',
    name: language,
    language,
    customComponent: './codegen/component.ts',
    openRPCPath: null,
    outPath: join(root, 'generated', folder),
  })),
});
// This is no failure: the handler of a new method is written after its types are generated.
for (const sentence of missingHandlers(contractOf(document), '.')) console.error(sentence);

/** The document; throws when the meta-schema of OpenRPC refuses it. */
async function checked(source: Document): Promise<Document> {
  // The package's type of a document does not know the extensions.
  const misfit = validateOpenRPCDocument(source as unknown as Parameters<typeof validateOpenRPCDocument>[0]);
  if (misfit !== true) throw new Error(metaSchemaProblem(source, misfit.message));
  return source;
}

/** What Ajv says of a place. */
interface MetaSchemaError {
  readonly dataPath: string;
  readonly message: string;
  readonly params: { readonly additionalProperty?: string };
}

/** What the meta-schema says of the deepest place that it names, with the name of the method. */
function metaSchemaProblem({ methods }: Document, message: string): string {
  // The package says in a sentence, and then as JSON, what Ajv found.
  const errors = JSON.parse(message.slice(message.indexOf('['))) as MetaSchemaError[];
  const depth = ({ dataPath }: MetaSchemaError): number => dataPath.split(/[.[]/).length;
  const [deepest] = errors.sort((one, other) => depth(other) - depth(one));
  const where = deepest?.dataPath.replace(/^\.methods\[(\d+)\]/, (_match, index) => methods[Number(index)]?.name ?? '');
  const field = deepest?.params.additionalProperty;
  return `${where}: ${deepest?.message}${field === undefined ? '' : `: ${field}`} (meta-schema)`;
}

/** The first method or component that is not in the generator's document what it is in the source. */
async function lostNames(source: Document, text: string): Promise<string | undefined> {
  // Nor does it know that all schemas are there, by their names.
  const read = withReferences((await parseOpenRPCDocument(text)) as unknown as Document);
  const { methods, components } = sortDocument(source);
  const method = methods.find((each, index) => !isDeepStrictEqual(each, read.methods[index]));
  const component = Object.entries(components.schemas).find(
    ([name, schema]) => !isDeepStrictEqual(schema, read.components.schemas[name]),
  );
  return method?.name ?? component?.[0];
}

function fail(problem: string): never {
  console.error(problem);
  process.exit(1);
}
