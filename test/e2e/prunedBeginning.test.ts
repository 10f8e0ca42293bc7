/**
 * A chain that was exported and started again, behind a node that has pruned its first blocks: the genesis still says
 * where it begins, so that what never existed is told from what is pruned.
 */
import { beforeAll, expect, test } from '@jest/globals';
import { startGoChain } from '../support/goChain.js';
import { until } from '../support/chainProgress.js';
import { halleyStage } from '../support/halleyStage.js';
import { hex, post, rpc, rpcAnswer } from '../support/rpc.js';

const FIRST = 58_700;
const KEPT_BLOCKS = 15;

const { chain, halley } = halleyStage(
  () =>
    startGoChain({
      blockTimeMs: 150,
      initialHeight: FIRST,
      app: { '': { pruning: 'everything', 'min-retain-blocks': KEPT_BLOCKS } },
      genesis: keepLittleEvidence,
    }),
  async () => {
    await until('the first blocks are pruned', async () => (await earliest()) > FIRST);
    return { flags: { 'json-rpc.api': 'eth,net,web3,debug,trace,halley' } };
  },
);

beforeAll(async () => {
  await until('the beginning is known', async () => (await blockAt(FIRST - 1)).error === undefined);
}, 420_000);

test('blocks that never existed are null, and the first one is pruned', async () => {
  for (const height of [0, 1, FIRST - 1])
    expect([height, await blockAt(height)]).toMatchObject([height, { result: null }]);
  expect(await blockAt(FIRST)).toMatchObject({ error: { code: 4444, message: 'pruned history unavailable' } });
  const state = await rpcAnswer(halley.httpUrl, 'eth_getBalance', [`0x${'11'.repeat(20)}`, hex(FIRST - 1)]);
  expect(state.error).toMatchObject({ code: -32000, message: 'header not found' });
});

test('a range of logs from block 0 begins with the chain, so that it is not too long', async () => {
  const { error } = await rpcAnswer(halley.httpUrl, 'eth_getLogs', [{ fromBlock: '0x0', toBlock: 'latest' }]);
  expect(error).toMatchObject({ code: 4444, message: 'pruned history unavailable' });
  expect(await rpc(halley.httpUrl, 'eth_getLogs', { fromBlock: '0x0', toBlock: hex(FIRST - 1) })).toEqual([]);
});

function blockAt(height: number) {
  return rpcAnswer(halley.httpUrl, 'eth_getBlockByNumber', [hex(height), false]);
}

/** The node's lowest block. */
async function earliest(): Promise<number> {
  const message = { jsonrpc: '2.0', id: 1, method: 'status', params: {} };
  const { result } = await post<{ result: { sync_info: { earliest_block_height: string } } }>(chain.rpcUrl, message);
  return Number(result.sync_info.earliest_block_height);
}

/** The node keeps no fewer blocks than evidence may be old. */
function keepLittleEvidence<T>(document: T): T {
  // Tests do not name this part of the document otherwise.
  const { consensus } = document as { consensus: { params: { evidence?: Record<string, string> } } };
  const little = { max_age_num_blocks: '10', max_age_duration: '1000000000' };
  Object.assign((consensus.params.evidence ??= {}), little);
  return document;
}
