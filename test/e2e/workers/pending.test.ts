/** Pending transactions of a service with three workers: a client finds what it sent, whichever worker it meets. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Wallet } from 'ethers';
import { startDevChain, type DevChainHandle } from '../../../src/devchain/devChain.js';
import { until } from '../../support/chainProgress.js';
import { startHalley, type HalleyProcess } from '../../support/halleyProcess.js';
import { RawSocket } from '../../support/rawSocket.js';
import { rpc } from '../../support/rpc.js';
import { signTransfer } from '../../support/transfers.js';

const CHAIN_ID = 31_337;
const COUNT = 3;

let chain: DevChainHandle;
let halley: HalleyProcess;
/** Each has a connection of its own, which the primary gives to the next worker. */
let sockets: RawSocket[];

beforeAll(async () => {
  chain = await startDevChain({ evmChainId: BigInt(CHAIN_ID), mining: { automine: false, intervalMs: 2_000 } });
  halley = await startHalley({ node: chain.rpcUrl, nodeGrpc: chain.grpcAddress, flags: { workers: String(COUNT) } });
  await until('there are blocks', async () => Number(await rpc(halley.httpUrl, 'eth_blockNumber')) > 0);
  sockets = await Promise.all(Array.from({ length: COUNT }, () => RawSocket.open(halley.wsUrl)));
}, 120_000);

afterAll(async () => {
  for (const socket of sockets ?? []) socket.close();
  await halley?.stop();
  await chain?.stop();
});

test('all workers know a transaction when its sender has the hash, and each announces it once', async () => {
  const wallet = new Wallet(chain.accounts[0]!.privateKey);
  const heard = await Promise.all(sockets.map((socket) => socket.subscribe<string>(['newPendingTransactions'])));
  const filter = await sockets[0]!.call<string>('eth_newPendingTransactionFilter');
  const sent: string[] = [];
  const polled: string[] = [];
  for (let nonce = 0; nonce < 60; nonce++) {
    const [sender, reader] = [sockets[nonce % COUNT]!, sockets[(nonce + 1) % COUNT]!];
    const hash = await sender.call<string>('eth_sendRawTransaction', await signTransfer(wallet, nonce, CHAIN_ID));
    sent.push(hash);
    expect(await reader.call('eth_getTransactionByHash', hash)).toMatchObject({ hash });
    expect(await reader.call('eth_getTransactionCount', wallet.address, 'pending')).toBe(
      `0x${(nonce + 1).toString(16)}`,
    );
    polled.push(...(await reader.call<string[]>('eth_getFilterChanges', filter)));
    expect(polled).toEqual(sent);
  }
  for (const [index, socket] of sockets.entries()) {
    await until('all are announced', async () => socket.results(heard[index]!).length >= sent.length);
    expect(socket.results(heard[index]!)).toEqual(sent);
  }
});
