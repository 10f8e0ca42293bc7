import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { publishedText } from '../../../codegen/publish.js';
import { readDocument } from '../../../codegen/readContract.js';

/** The same entries in reverse. */
function reversed<T extends object>(entries: T): T {
  return Object.fromEntries(Object.entries(entries).reverse()) as T;
}

test('the order and the form of openrpc.json do not depend on those of its parts', async () => {
  const document = await readDocument();
  const { components, methods, 'x-error-help': help = {}, 'x-unsupported-methods': unsupported = {} } = document;
  const disordered = reversed({
    ...document,
    methods: [...methods].reverse().map(reversed),
    'x-error-help': reversed(help),
    'x-unsupported-methods': reversed(
      Object.fromEntries(Object.entries(unsupported).map(([reason, names]) => [reason, [...names].reverse()])),
    ),
    components: { schemas: reversed(components.schemas), errors: reversed(components.errors) },
  });
  expect(await publishedText(disordered)).toBe(await readFile('openrpc.json', 'utf8'));
});
