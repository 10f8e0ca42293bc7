import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
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

/** A contract of one family of schemas, one of errors and three methods; to read the whole one takes half a second. */
function isFewPieces(path: string): boolean {
  const [folder, ...names] = relative(SOURCE_FOLDER, path).split('/');
  const name = names.at(-1);
  return (
    name === undefined ||
    (folder === 'schemas' && name === 'blocks.yaml') ||
    (folder === 'errors' && name === 'requests.yaml') ||
    (folder === 'methods' && ['eth', 'chainId.yaml', 'call.yaml', 'mining.yaml'].includes(name))
  );
}

describe('a piece is refused with its file', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'halley-contract-'));
    await cp(SOURCE_FOLDER, folder, { recursive: true, filter: isFewPieces });
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
    [
      'when a text ends at a #',
      'methods/eth/mining.yaml',
      'name: eth_mining\ndescription: The # of it.',
      'mining.yaml:2: put',
    ],
    [
      'when a text has a tag',
      'methods/eth/mining.yaml',
      'name: !big eth_mining',
      'methods/eth/mining.yaml: Unresolved tag',
    ],
    [
      'when a text ends with a new line',
      'methods/eth/mining.yaml',
      'name: eth_mining\nsummary: |\n  Two\n',
      'mining.yaml:2: the',
    ],
    [
      'when a number is not written in digits',
      'methods/eth/mining.yaml',
      'name: eth_mining\nx-cost: 1e3',
      "mining.yaml:2: write '1e3'",
    ],
    [
      'when it repeats by an alias',
      'methods/eth/mining.yaml',
      'name: &n eth_mining\nsummary: *n',
      'mining.yaml: *n: say it again',
    ],
    [
      'when it names its namespace',
      'methods/eth/mining.yaml',
      'name: eth_mining\nx-namespace: eth',
      'its folder is the namespace',
    ],
    [
      'when its errors are no list',
      'methods/eth/mining.yaml',
      'name: eth_mining\nerrors: pruned',
      'errors is a list of names',
    ],
    ['when a schema has nothing', 'schemas/more.yaml', 'Nothing:', 'schemas/more.yaml: Nothing is empty'],
    ['when it lies beside the folders', 'notes.txt', 'notes', 'notes.txt: contract/ has only README.md, document.yaml'],
    [
      'when the head has methods',
      'document.yaml',
      'openrpc: 1.2.6\nmethods: []',
      'document.yaml: methods has files of its own',
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
