/**
 * `npm run generate`: checks contract/ and writes openrpc.json and generated/. With a folder as argument, it writes the
 * same files there. Other files in the folder stay as they are.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import generator from '@open-rpc/generator';
import { parseOpenRPCDocument } from '@open-rpc/schema-utils-js';
import { assembleDocument } from './assemble.js';
import { breachText, checkContract } from './checkContract.js';
import { COMPONENTS } from './components.js';
import { contractOf } from './contract.js';
import type { Document } from './document.js';
import { missingHandlers } from './handlers.js';
import { publishedText } from './publish.js';

// The package is CommonJS, and TypeScript takes its default export for a property.
const generate = (generator as unknown as { default: (options: object) => Promise<void> }).default;

const root = process.argv[2] ?? '.';
const document = await assembleDocument()
  .then(checked)
  .catch((error: Error) => fail(error.message));
const breaches = checkContract(document);
if (breaches.length > 0) fail(breaches.map(breachText).join('\n'));
const published = await publishedText(document);
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
  // The package's type of a document knows neither the extensions nor that references are kept.
  return (await parseOpenRPCDocument(JSON.stringify(source), { dereference: false })) as unknown as Document;
}

function fail(problem: string): never {
  console.error(problem);
  process.exit(1);
}
