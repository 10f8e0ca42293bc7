/**
 * Writes generated/ from openrpc.json. With a folder as argument, the same files go into that folder. Other files in
 * the folder stay as they are.
 */
import generator from '@open-rpc/generator';
import { breachText, checkContract } from './checkContract.js';
import { contractOf, readDocument } from './contract.js';
import { missingHandlers } from './handlers.js';
import { withoutRecursion } from './withoutRecursion.js';

// The package is CommonJS, and TypeScript takes its default export for a property.
const generate = (generator as unknown as { default: (options: object) => Promise<void> }).default;

const destination = process.argv[2] ?? './generated';
const document = await readDocument();
const breaches = checkContract(document);
if (breaches.length > 0) {
  console.error(breaches.map(breachText).join('\n'));
  process.exit(1);
}
await generate({
  openrpcDocument: JSON.stringify(withoutRecursion(document)),
  components: [
    {
      type: 'custom',
      name: 'halley',
      language: 'typescript',
      customComponent: './codegen/component.ts',
      openRPCPath: null,
      outPath: destination,
    },
  ],
});
// This is no failure: the handler of a new method is written after its types are generated.
for (const sentence of missingHandlers(contractOf(document), '.')) console.error(sentence);
