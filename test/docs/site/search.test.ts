import { beforeAll, describe, expect, test } from '@jest/globals';
import MiniSearch from 'minisearch';
import { readDocument } from '../../../codegen/contract.js';
import { referenceOf } from '../../../docs-site/model/reference.js';
import { searchEntries, searchIndexJson } from '../../../docs-site/model/searchIndex.js';
import { findEntries, SEARCH_OPTIONS, tokenize, type SearchEntry } from '../../../docs-site/model/searchOptions.js';

const GUIDE = {
  path: 'guide/keys/',
  title: 'Keys',
  description: 'Who may use them.',
  headings: [{ id: 'bearer-tokens', text: 'Bearer tokens', level: 2 }],
  body: null,
};

let index: MiniSearch<SearchEntry>;

beforeAll(async () => {
  const entries = searchEntries(referenceOf(await readDocument()), [GUIDE]);
  index = MiniSearch.loadJSON<SearchEntry>(searchIndexJson(entries), SEARCH_OPTIONS);
});

function firstFound(query: string): unknown {
  return findEntries(index, query)[0]?.['path'];
}

describe('the search', () => {
  test.each([
    ['eth_getLogs', 'methods/eth_getLogs/'],
    ['getlogs', 'methods/eth_getLogs/'],
    ['getLog', 'methods/eth_getLogs/'],
    ['getBlock', 'methods/eth_getBlockByHash/'],
    ['call', 'methods/eth_call/'],
    ['sub', 'methods/eth_subscribe/'],
    ['Log', 'schemas/Log/'],
    ['gas-cap', 'settings/#json-rpc.gas-cap'],
    ['get transaction receipt', 'methods/eth_getTransactionReceipt/'],
    ['eth_getBalanec', 'methods/eth_getBalance/'],
    ['sendRawTrans', 'methods/eth_sendRawTransaction/'],
    ['CallFrame', 'schemas/CallFrame/'],
    ['filterNotFound', 'errors/#filterNotFound'],
    ['HALLEY_JSON_RPC_GAS_CAP', 'settings/#json-rpc.gas-cap'],
    ['bearer tokens', 'guide/keys/#bearer-tokens'],
    ['eth_getWork', 'unsupported/#eth_getWork'],
  ])('finds %s', (query, path) => {
    expect(firstFound(query)).toBe(path);
  });

  test('finds nothing for text that is nowhere', () => {
    expect(index.search('zzzzqqqq')).toEqual([]);
  });

  test('cuts names into their words', () => {
    expect(tokenize('eth_getLogs')).toEqual(['eth_getLogs', 'eth', 'getLogs', 'get', 'Logs']);
    expect(tokenize('json-rpc.api')).toEqual(['json', 'rpc', 'api']);
  });
});
