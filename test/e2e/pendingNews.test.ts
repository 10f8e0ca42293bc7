/** New pending transactions: not those from before a client asked, and none twice, even when Halley restarts. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Wallet } from 'ethers';
import { startDevChain, type DevChainHandle } from '../../src/devchain/devChain.js';
import { until } from '../support/chainProgress.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { RawSocket } from '../support/rawSocket.js';
import { rpc } from '../support/rpc.js';

const CHAIN_ID = 31_337;

let chain: DevChainHandle;
let halley: HalleyProcess;
/** Another process in front of the same node, with an index of its own. */
let other: HalleyProcess;
let nonce = 0;

beforeAll(async () => {
  chain = await startDevChain({ evmChainId: BigInt(CHAIN_ID), mining: { automine: false, intervalMs: 0 } });
  const options = { node: chain.rpcUrl, nodeGrpc: chain.grpcAddress };
  [halley, other] = await Promise.all([startHalley(options), startHalley(options)]);
}, 90_000);

afterAll(async () => {
  await Promise.all([halley?.stop(), other?.stop()]);
  await chain?.stop();
});

test('filters and subscriptions get no transactions from before their creation, and none twice after a restart', async () => {
  await send(other);
  const before = await subscribe();
  const filterId = await rpc(halley.httpUrl, 'eth_newPendingTransactionFilter');
  expect(await rpc(halley.httpUrl, 'eth_getFilterChanges', filterId)).toEqual([]);
  const second = await send(halley);
  await until('the subscriber has it', () => before.hashes.length > 0);
  expect(before.hashes).toEqual([second]);
  before.socket.close();

  await halley.restart();
  const after = await subscribe();
  const third = await send(other);
  await until('the subscriber has it', () => after.hashes.length > 0);
  expect(after.hashes).toEqual([third]);
  expect(await rpc(halley.httpUrl, 'eth_getFilterChanges', filterId)).toEqual([second, third]);
  after.socket.close();
});

async function subscribe(): Promise<{ socket: RawSocket; hashes: string[] }> {
  const socket = await RawSocket.open(halley.wsUrl);
  const hashes: string[] = [];
  await socket.subscribe<string>(['newPendingTransactions'], (hash) => hashes.push(hash));
  return { socket, hashes };
}

/** Sends another transaction of the same account. The chain makes no blocks, so it stays pending. */
async function send({ httpUrl }: HalleyProcess): Promise<string> {
  const wallet = new Wallet(chain.accounts[0]?.privateKey as string);
  const fees = { maxFeePerGas: 10n ** 10n, maxPriorityFeePerGas: 10n ** 9n };
  const transfer = { type: 2, chainId: CHAIN_ID, nonce: nonce++, to: wallet.address, value: 1n, gasLimit: 21_000n };
  return rpc<string>(httpUrl, 'eth_sendRawTransaction', await wallet.signTransaction({ ...transfer, ...fees }));
}
