import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { assembleDocument, methodPath, SOURCE_FOLDER } from '../../../codegen/assemble.js';
import { readDocument } from '../../../codegen/readContract.js';
import { sortDocument } from '../../../codegen/publish.js';

test('the pieces of contract/ are the contract in openrpc.json', async () => {
  expect(JSON.stringify(sortDocument(await assembleDocument()))).toBe(JSON.stringify(await readDocument()));
});

test.each([
  ['eth_getBalance', 'eth/getBalance'],
  ['evm_mine_detailed', 'evm/mineDetailed'],
  ['rpc.discover', 'rpc/discover'],
])('%s lies at %s', (name, path) => {
  expect(methodPath(name)).toBe(path);
});

describe('a piece is refused with its file', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'halley-contract-'));
    await cp(SOURCE_FOLDER, folder, { recursive: true });
  });

  afterEach(() => rm(folder, { recursive: true }));

  test.each([
    [
      'when its name is not that of its path',
      'methods/eth/balance.yaml',
      'name: eth_getBalance\nparams: []\nresult: { name: done, schema: { type: boolean } }',
      'methods/eth/balance.yaml: the file of eth_getBalance is methods/eth/getBalance.yaml',
    ],
    [
      'when hex digits are not in quotes',
      'methods/eth/chainId.yaml',
      'name: eth_chainId\nexamples:\n  - result: { value: 0x10 }',
      "methods/eth/chainId.yaml:3: write '0x10' in quotes: without them YAML reads a number",
    ],
    [
      'when a schema is in two files',
      'schemas/more.yaml',
      'Block: { type: object }',
      'schemas/more.yaml: Block is also in another file',
    ],
    [
      'when an error is in two files',
      'errors/more.yaml',
      'parseError: { code: 1, message: one, explanation: One., remedy: None. }',
      'errors/requests.yaml: parseError is also in another file',
    ],
    [
      'when a key is there twice',
      'document.yaml',
      'openrpc: 1.2.6\nopenrpc: 1.2.6',
      'document.yaml: Map keys must be unique',
    ],
    ['when it is no YAML', 'methods/eth/call.yaml', 'name: [eth_call', 'methods/eth/call.yaml: Flow sequence in'],
    ['when it is no YAML file', 'methods/eth/notes.txt', 'notes', 'notes.txt: only .yaml files belong here'],
    [
      'when it has no name',
      'methods/eth/mining.yaml',
      'nme: eth_mining',
      'methods/eth/mining.yaml: the method has no name',
    ],
    ['when it is empty', 'methods/eth/mining.yaml', '# later', 'methods/eth/mining.yaml: it is empty'],
  ])('%s', async (_, file, text, problem) => {
    await writeFile(join(folder, file), text);
    await expect(assembleDocument(folder)).rejects.toThrow(problem);
  });

  test('when it is not there', async () => {
    await rm(join(folder, 'document.yaml'));
    await expect(assembleDocument(folder)).rejects.toThrow('document.yaml');
  });
});
