/** A node that lies once about the state in which a transaction ran. No hash covers that, and traces are kept. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Wallet } from 'ethers';
import type { CallFrame, Hash, Receipt } from '../../generated/types.js';
import { until } from '../support/chainProgress.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { startLyingGrpc, type LyingGrpc } from '../support/lyingGrpc.js';
import { rpc } from '../support/rpc.js';
import { startAutomining, type TestChain } from '../support/testChains.js';

const CLOCK = join(import.meta.dirname, '../support/settableClock.mjs');
const TRUE = `0x${'20'.repeat(20)}`;
const FALSE = `0x${'66'.repeat(20)}`;
/** Calls the address in slot 0, without arguments. */
const CALLS = '60006000600060006000' + '6000545af100';
/** Init code that puts the address there. */
const DEPLOYS = `0x73${TRUE.slice(2)}6000556f${CALLS}60005260106010f3`;
const WARNING = 'a block traces otherwise than before: its kept traces are made again';

let chain: TestChain;
let node: LyingGrpc;
let halley: HalleyProcess;
let receipt: Receipt;

beforeAll(async () => {
  chain = await startAutomining();
  node = await startLyingGrpc(chain.grpcAddress);
  halley = await startHalley({
    node: chain.rpcUrl,
    nodeGrpc: node.address,
    flags: { 'json-rpc.api': 'eth,debug,trace', 'trace.index': 'true' },
    nodeArguments: ['--import', CLOCK],
  });
}, 60_000);

afterAll(async () => {
  await halley?.stop();
  await node?.close();
  await chain?.stop();
});

test('a lie about an inner call, told once, is served until the node is asked again, and not for ever', async () => {
  const { contractAddress } = await send({ data: DEPLOYS });
  node.lie = { method: 'Storage', text: TRUE.slice(2), instead: FALSE.slice(2) };
  receipt = await send({ to: contractAddress!, nonce: 1 });
  await until('its traces are kept', async () => (await received(FALSE)).length === 1);
  node.lie = null;
  await halley.restart();
  expect([await innerCall(), await received(FALSE), await received(TRUE)]).toEqual([
    FALSE,
    [receipt.transactionHash],
    [],
  ]);

  // The check is due ten minutes after the traces were kept.
  process.kill(halley.pid, 'SIGUSR2');
  await until('the truth is kept', async () => (await received(TRUE)).length === 1);
  expect([await innerCall(), await received(FALSE), await received(TRUE)]).toEqual([
    TRUE,
    [],
    [receipt.transactionHash],
  ]);
  const warnings = halley.log.filter(({ msg }) => msg === WARNING);
  expect(warnings).toEqual([expect.objectContaining({ blockNumber: Number(receipt.blockNumber) })]);
}, 60_000);

async function send(fields: { data?: string; to?: string; nonce?: number }): Promise<Receipt> {
  const { privateKey } = chain.accounts[0]!;
  const { chainId } = chain;
  const [gasLimit, gasPrice] = [200_000, 10_000_000_000];
  const raw = await new Wallet(privateKey).signTransaction({ nonce: 0, chainId, gasLimit, gasPrice, ...fields });
  return rpc<Receipt>(halley.httpUrl, 'eth_sendRawTransactionSync', raw);
}

/** Whom the transaction called, by its trace. */
async function innerCall(): Promise<string | undefined> {
  const options = { tracer: 'callTracer' };
  const { calls } = await rpc<CallFrame>(halley.httpUrl, 'debug_traceTransaction', receipt.transactionHash, options);
  return calls?.[0]?.to;
}

/** The transactions in which an address was called, by the index. */
async function received(address: string): Promise<Hash[]> {
  const { blockNumber } = receipt;
  const filter = { fromBlock: blockNumber, toBlock: blockNumber, toAddress: [address] };
  const found = await rpc<{ transactionHash: Hash }[]>(halley.httpUrl, 'trace_filter', filter);
  return found.map(({ transactionHash }) => transactionHash);
}
