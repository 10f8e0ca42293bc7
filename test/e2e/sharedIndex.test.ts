/** Two processes share an index, and the chain is rolled back through one of them: both answer what the chain has. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startDevChain, type DevChainHandle } from '../../src/devchain/devChain.js';
import { until } from '../support/chainProgress.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import type { Head } from '../support/lastingClients.js';
import { RawSocket } from '../support/rawSocket.js';
import { rpc } from '../support/rpc.js';

let chain: DevChainHandle;
let first: HalleyProcess;
let second: HalleyProcess;
let socket: RawSocket;

beforeAll(async () => {
  chain = await startDevChain({ evmChainId: 31_337n, mining: { automine: false, intervalMs: 0 } });
  const options = { node: chain.rpcUrl, nodeGrpc: chain.grpcAddress };
  const flags = { 'json-rpc.api': 'eth,evm,anvil' };
  first = await startHalley({ ...options, flags });
  second = await startHalley({ ...options, flags: { ...flags, 'data-dir': first.dataDir } });
  socket = await RawSocket.open(second.wsUrl);
}, 90_000);

afterAll(async () => {
  socket?.close();
  await second?.stop();
  await first?.stop();
  await chain?.stop();
});

test('the head of both is rolled back, and filters and subscriptions continue with the new blocks', async () => {
  const heads: Head[] = [];
  await socket.subscribe<Head>(['newHeads'], (head) => heads.push(head));
  const start = await height(first);
  const filterId = await rpc(second.httpUrl, 'eth_newBlockFilter');
  for (let round = 0; round < 3; round++) {
    const snapshot = await rpc(first.httpUrl, 'evm_snapshot');
    await rpc(first.httpUrl, 'anvil_mine', '0x3');
    await bothAt(start + round + 3);
    expect(await rpc(first.httpUrl, 'evm_revert', snapshot)).toBe(true);
    await bothAt(start + round);
    const late = await rpc(second.httpUrl, 'eth_newBlockFilter');
    await rpc(first.httpUrl, 'evm_mine');
    await bothAt(start + round + 1);
    expect(await rpc(second.httpUrl, 'eth_getFilterChanges', late)).toEqual([await headHash(first)]);
  }
  await until('the subscriber has all', () => heads.length >= 12);
  expect(heads.map(({ number }) => Number(number) - start)).toEqual([1, 2, 3, 1, 2, 3, 4, 2, 3, 4, 5, 3]);
  const kept = [heads[3], heads[7], heads[11]].map((head) => head?.hash);
  expect(await rpc(second.httpUrl, 'eth_getFilterChanges', filterId)).toEqual(kept);
});

test('each entry of one filter comes once, from whichever process is polled, also when one of them is killed', async () => {
  const filterId = await rpc(second.httpUrl, 'eth_newBlockFilter');
  const both = async () => {
    const polls = [first, second, first, second].map(({ httpUrl }) =>
      rpc<string[]>(httpUrl, 'eth_getFilterChanges', filterId),
    );
    return (await Promise.all(polls)).flat();
  };
  const start = await height(first);
  for (let round = 0; round < 10; round++) {
    const snapshot = await rpc(first.httpUrl, 'evm_snapshot');
    await rpc(first.httpUrl, 'evm_mine');
    await bothAt(start + round + 1);
    expect(await both()).toEqual([await headHash(first)]);
    expect(await rpc(first.httpUrl, 'evm_revert', snapshot)).toBe(true);
    await bothAt(start + round);
    expect(await both()).toEqual([]);
    await rpc(first.httpUrl, 'evm_mine');
    await bothAt(start + round + 1);
    expect(await both()).toEqual([await headHash(first)]);
  }
  await rpc(first.httpUrl, 'evm_mine');
  await bothAt(start + 11);
  await second.kill('SIGKILL');
  expect(await rpc(first.httpUrl, 'eth_getFilterChanges', filterId)).toEqual([await headHash(first)]);
  const made = await rpc(first.httpUrl, 'eth_newBlockFilter');
  await first.kill('SIGKILL');
  await first.restart();
  await second.restart();
  await rpc(first.httpUrl, 'evm_mine');
  await bothAt(start + 12);
  for (const id of [filterId, made])
    expect(await rpc(second.httpUrl, 'eth_getFilterChanges', id)).toEqual([await headHash(first)]);
  expect([first, second].flatMap(({ log }) => log.filter(({ level }) => level === 'warn'))).toEqual([]);
}, 120_000);

async function bothAt(wanted: number): Promise<void> {
  for (const halley of [first, second])
    await until(`the head is ${wanted}`, async () => (await height(halley)) === wanted);
  expect(await headHash(second)).toBe(await headHash(first));
}

async function height({ httpUrl }: HalleyProcess): Promise<number> {
  return Number(await rpc<string>(httpUrl, 'eth_blockNumber'));
}

async function headHash({ httpUrl }: HalleyProcess): Promise<string> {
  return (await rpc<Head>(httpUrl, 'eth_getBlockByNumber', 'latest', false)).hash;
}
