/** The machine's clock is set by hours, forwards and backwards, while clients use filters and subscriptions. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { BlockHead } from '../../generated/types.js';
import { startDevChain, type DevChainHandle } from '../../src/devchain/devChain.js';
import { until } from '../support/chainProgress.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { RawSocket } from '../support/rawSocket.js';
import { hex, post, rpc } from '../support/rpc.js';

const CLOCK = join(import.meta.dirname, '../support/settableClock.mjs');

let chain: DevChainHandle;
let halley: HalleyProcess;
let socket: RawSocket;

beforeAll(async () => {
  chain = await startDevChain({ mining: { automine: false, intervalMs: 0 } });
  halley = await startHalley({
    node: chain.rpcUrl,
    nodeGrpc: chain.grpcAddress,
    // Expired filters are removed all the time.
    flags: { 'json-rpc.filter-timeout': '5m', 'json-rpc.filter-cleanup-interval': '100ms' },
    nodeArguments: ['--import', CLOCK],
  });
  socket = await RawSocket.open(halley.wsUrl);
}, 60_000);

afterAll(async () => {
  socket?.close();
  await halley?.stop();
  await chain?.stop();
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
