/** The machine's clock is set by hours, forwards and backwards, while clients use filters and subscriptions. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { BlockHead } from '../../generated/types.js';
import { startDevChain } from '../../src/devchain/devChain.js';
import { until } from '../support/chainProgress.js';
import { halleyStage } from '../support/halleyStage.js';
import { RawSocket } from '../support/rawSocket.js';
import { hex, post, rpc } from '../support/rpc.js';

const CLOCK = join(import.meta.dirname, '../support/settableClock.mjs');

let socket: RawSocket;

afterAll(() => socket?.close());

const { chain, halley } = halleyStage(() => startDevChain({ mining: { automine: false, intervalMs: 0 } }), {
  // Expired filters are removed all the time.
  flags: { 'json-rpc.filter-timeout': '5m', 'json-rpc.filter-cleanup-interval': '100ms' },
  nodeArguments: ['--import', CLOCK],
});

beforeAll(async () => {
  socket = await RawSocket.open(halley.wsUrl);
});

test('filters stay, and heads arrive, whatever the clock says', async () => {
  const heads: BlockHead[] = [];
  await socket.subscribe<BlockHead>(['newHeads'], (head) => heads.push(head));
  const filterId = await rpc<string>(halley.httpUrl, 'eth_newBlockFilter');
  const pendingFilterId = await rpc<string>(halley.httpUrl, 'eth_newPendingTransactionFilter');
  for (const hours of [6, -6, 30, 0]) {
    process.kill(halley.pid, 'SIGUSR2');
    await until('the clock is set', () => halley.printed().includes(`the clock is ${hours} hours off\n`));
    const expected = heads.length + 1;
    await mine();
    await until('the head arrives', () => heads.length === expected);
    const { hash, number } = heads.at(-1) as BlockHead;
    expect(await rpc(halley.httpUrl, 'eth_blockNumber')).toBe(number);
    expect(await rpc(halley.httpUrl, 'eth_getFilterChanges', filterId)).toEqual([hash]);
    expect(await rpc(halley.httpUrl, 'eth_getFilterChanges', pendingFilterId)).toEqual([]);
    expect(await rpc(halley.httpUrl, 'eth_getBalance', `0x${hex(expected).slice(2).padStart(40, '0')}`, 'latest')).toBe(
      '0x0',
    );
  }
}, 60_000);

async function mine(): Promise<void> {
  const { error } = await post<{ error?: object }>(chain.rpcUrl, {
    jsonrpc: '2.0',
    id: 1,
    method: 'dev_mine',
    params: { blocks: 1 },
  });
  if (error !== undefined) throw new Error(JSON.stringify(error));
}
