import { beforeAll, describe, expect, test } from '@jest/globals';
import { checkContract } from '../../../codegen/checkContract.js';
import { contractOf } from '../../../codegen/contract.js';
import type { Document } from '../../../codegen/document.js';
import { readDocument } from '../../../codegen/readContract.js';
import { OUTPUTS } from '../../../codegen/components.js';
import { DEVELOPMENT_NAMESPACES } from '../../../src/config/settings.js';
import { buildSite } from './buildSite.js';

const WORDS = 'Returns the logs that match a filter, in words that only this test has.';

let document: Document;
let site: Map<string, string>;

beforeAll(async () => {
  document = await readDocument();
  site = await buildSite(document);
});

/** The files of generated/ and of the site that a changed contract changes. */
async function changedFiles(changed: Document): Promise<{ generated: string[]; site: string[] }> {
  expect(checkContract(changed)).toEqual([]);
  const [before, after] = [contractOf(document), contractOf(changed)];
  return {
    generated: OUTPUTS.filter(({ emit }) => emit(before) !== emit(after)).map(({ file }) => file),
    site: [...(await buildSite(changed))].filter(([path, text]) => site.get(path) !== text).map(([path]) => path),
  };
}

describe('a change of the contract alone', () => {
  test('a summary changes the docs, the types and all SDKs', async () => {
    const changed = {
      ...document,
      methods: document.methods.map((method) =>
        method.name === 'eth_getLogs' ? { ...method, summary: WORDS } : method,
      ),
    };
    const { generated, site: pages } = await changedFiles(changed);
    expect(pages).toEqual(
      expect.arrayContaining([
        'methods/eth_getLogs/index.html',
        'methods/eth_getLogs/index.md',
        'methods/index.html',
        'search.json',
        'llms.txt',
        'llms-full.txt',
        'openrpc.json',
      ]),
    );
    expect(pages).not.toContain('methods/eth_call/index.html');
    const languages = new Set(sdkFiles(generated).map((file) => file.split('/')[1]));
    expect(languages).toEqual(new Set(sdkFiles(OUTPUTS.map(({ file }) => file)).map((file) => file.split('/')[1])));
  });

  test('a pattern changes the validators and the page of its schema', async () => {
    const { schemas } = document.components;
    const changed = {
      ...document,
      components: {
        ...document.components,
        schemas: { ...schemas, HashInput: { ...schemas['HashInput'], pattern: '^0[xX][0-9a-fA-F]{64}$' } },
      },
    };
    const { generated, site: pages } = await changedFiles(changed);
    expect(generated).toContain('validators.ts');
    expect(pages).toContain('schemas/HashInput/index.html');
  });
});

function sdkFiles(files: readonly string[]): string[] {
  return files.filter((file) => file.startsWith('sdk/'));
}

describe('what methods need', () => {
  test('says of the methods of the embedded chain that they are its own', () => {
    const wrong = document.methods.filter(
      (method) =>
        DEVELOPMENT_NAMESPACES.includes(method['x-namespace'] ?? '') &&
        method['x-needs']?.includes('dev-chain') !== true,
    );
    expect(wrong).toEqual([]);
  });
});
