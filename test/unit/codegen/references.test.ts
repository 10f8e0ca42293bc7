import { expect, test } from '@jest/globals';
import { parseOpenRPCDocument } from '@open-rpc/schema-utils-js';
import { assembleDocument } from '../../../codegen/assemble.js';
import type { Document } from '../../../codegen/document.js';
import { publishedText, sortDocument } from '../../../codegen/publish.js';
import { withReferences } from '../../../codegen/references.js';

/** What @open-rpc/generator hands to a component. */
async function dereferenced(document: Document): Promise<Document> {
  return (await parseOpenRPCDocument(await publishedText(document))) as unknown as Document;
}

test('the document that the generator hands out has every name, description and circle of contract/', async () => {
  const document = sortDocument(await assembleDocument());
  expect(JSON.stringify(withReferences(await dereferenced(document)))).toBe(JSON.stringify(document));
});

test('errors with the same code and message keep their names', async () => {
  const failed = { code: -32000, message: '{reason}' };
  const method = {
    name: 'eth_find',
    params: [],
    result: { name: 'done', schema: { $ref: '#/components/schemas/Done' } },
    errors: [{ $ref: '#/components/errors/second' }, { $ref: '#/components/errors/first' }],
  };
  const document = sortDocument({
    openrpc: '1.2.6',
    info: { title: 'Small', version: '1.0.0' },
    methods: [method],
    components: {
      schemas: { Done: { title: 'Done', type: 'boolean' } },
      errors: { first: failed, second: { ...failed } },
    },
  } as unknown as Document);
  expect(withReferences(await dereferenced(document)).methods[0]).toEqual(method);
});
