import { beforeAll, describe, expect, test } from '@jest/globals';
import MiniSearch from 'minisearch';
import { readDocument } from '../../../../codegen/readContract.js';
import { readGuides } from '../../../../docs-site/build/guides.js';
import { foldersOf, nearestPages } from '../../../../docs-site/model/nearestPages.js';
import { referenceOf } from '../../../../docs-site/model/reference.js';
import { searchEntries, searchIndexJson } from '../../../../docs-site/model/searchIndex.js';
import { findEntries, SEARCH_OPTIONS, tokenize, type SearchEntry } from '../../../../docs-site/model/searchOptions.js';

let index: MiniSearch<SearchEntry>;

beforeAll(async () => {
  const entries = searchEntries(referenceOf(await readDocument()), readGuides({ projectRoot: '.' }).pages);
  index = MiniSearch.loadJSON<SearchEntry>(searchIndexJson(entries), SEARCH_OPTIONS);
});

function paths(query: string): string[] {
  return findEntries(index, query).hits.map((hit) => String(hit['path']));
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
    ['which transactions are in a block', 'guide/blocks/#which-transactions-are-in-a-block'],
    ['eth_getWork', 'unsupported/#eth_getWork'],
    ['nonce too low', 'guide/handling-errors/#what-may-be-sent-again'],
  ])('finds %s', (query, path) => {
    expect(paths(query)[0]).toBe(path);
  });

  test.each([
    ['discard_abci_responses', 'operate/your-node/#what-the-node-must-offer'],
    ['consensus_params', 'guide/blocks/#what-a-block-is-made-of'],
    ['HALLEY_FUNDED_KEY', 'guide/client-authors/#is-my-server-like-this'],
    ['min_gas_multiplier', 'reference/differences/#gas'],
    ['ValidatorAccount', 'guide/blocks/#what-a-block-is-made-of'],
    ['jwtsecret', 'operate/keys/'],
    ['metamask', 'schemas/WalletAccount/'],
    ['stateReads', 'limits/#methods'],
    ['waitingCalls', 'limits/#methods'],
    ['which logs to return', 'methods/eth_getLogs/'],
    ['blockRange', 'limits/#methods'],
    ['webSocketConnections', 'limits/#every-request'],
  ])('finds %s in the text', (query, path) => {
    expect(paths(query)).toContain(path);
  });

  test.each([
    ['gas estimation', 'methods/eth_estimateGas/'],
    ['finality', 'decisions/final-blocks/'],
    ['tracing', 'reference/tracing/'],
    ['install', 'guide/quick-start/'],
    ['keys', 'operate/keys/'],
    ['how do I add a wallet', 'guide/connect-a-wallet/'],
    ['logs', 'guide/read-logs/'],
  ])('finds for %s', (query, path) => {
    expect(paths(query).slice(0, 5)).toContain(path);
  });

  test('finds what has some of the words where nothing has all', () => {
    const { hits, isPartial } = findEntries(index, 'how do I zzzzqqqq the quick start');
    expect(isPartial).toBe(true);
    expect(hits[0]?.['path']).toBe('guide/quick-start/');
    expect(findEntries(index, 'quick start').isPartial).toBe(false);
  });

  test.each([
    ['guide/keys/', 'operate/keys/'],
    ['guide/raising-limits/index.html', 'operate/raising-limits/'],
    ['methods/eth_getBalanec/', 'methods/eth_getBalance/'],
  ])('suggests for %s the page %s', (path, expected) => {
    const folders = foldersOf(`http://site/docs/${path}`, 'http://site/docs/');
    expect(nearestPages(index, folders)[0]?.path).toBe(expected);
  });

  test('finds nothing for text that is nowhere', () => {
    expect(index.search('zzzzqqqq')).toEqual([]);
  });

  test('cuts names into their words', () => {
    expect(tokenize('eth_getLogs')).toEqual(['eth_getLogs', 'eth', 'getLogs', 'get', 'Logs']);
    expect(tokenize('json-rpc.api')).toEqual(['json', 'rpc', 'api']);
  });
});
