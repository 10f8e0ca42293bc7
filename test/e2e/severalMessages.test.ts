/** Cosmos transactions with several Ethereum messages, which cosmos/evm v0.3 takes, against the node's own server. */
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { beforeAll, expect, test } from '@jest/globals';
import { Wallet } from 'ethers';
import { CoinSchema } from '../../generated/proto/cosmos/base/v1beta1/coin_pb.js';
import { AuthInfoSchema, TxBodySchema, TxRawSchema } from '../../generated/proto/cosmos/tx/v1beta1/tx_pb.js';
import type { Block, CallFrame, Hash, Log, Receipt, Transaction } from '../../generated/types.js';
import { DIALECTS } from '../../src/chain/tx/dialect.js';
import { encodeTxRaw } from '../../src/chain/tx/ethereumMessage.js';
import { fromHex } from '../../src/ethereum/hex.js';
import { decodeTransaction } from '../../src/ethereum/transaction/transactionDecoding.js';
import { startGoChain } from '../support/goChain.js';
import { until } from '../support/chainProgress.js';
import { halleyStage } from '../support/halleyStage.js';
import { RawSocket } from '../support/rawSocket.js';
import { hex, post, rpc, rpcAnswer } from '../support/rpc.js';

/** Counts in slot 0, and emits a log with a topic and one without. */
const COUNTER = '6001600054016000556000600060006000a160006000a000';
/** A creation that reverts. */
const REVERTS = '0x60006000fd';
const GAS = 200_000;
/** The fee market bills at least half of the gas limit. */
const BILLED = hex(GAS / 2);

interface PrestateDiff {
  post: Record<string, { balance?: string }>;
}

const { chain, halley } = halleyStage(() => startGoChain({ blockTimeMs: 1000 }), {
  flags: { 'json-rpc.api': 'eth,net,web3,txpool,debug,trace' },
});
let counter: string;

beforeAll(async () => {
  const size = (COUNTER.length / 2).toString(16);
  const creation = await sign(0, { data: `0x60${size}80600b6000396000f3${COUNTER}` });
  const hash = await rpc<Hash>(halley.httpUrl, 'eth_sendRawTransaction', creation);
  counter = (await minedReceipts([hash]))[0]?.contractAddress as string;
}, 120_000);

test('each message is a transaction of its own while it is pending', async () => {
  const socket = await RawSocket.open(halley.wsUrl);
  const news: Hash[] = [];
  await socket.subscribe<Hash>(['newPendingTransactions'], (hash) => news.push(hash));
  const filter = await rpc(halley.httpUrl, 'eth_newPendingTransactionFilter');
  const raws = [await sign(1, { to: counter }), await sign(2, { to: counter })];
  const hashes = raws.map(hashOf);
  expect(await broadcast(raws)).toMatchObject({ code: 0 });
  await until('both are news', () => news.length === 2);
  expect(news).toEqual(hashes);
  expect(await rpc(halley.httpUrl, 'eth_getFilterChanges', filter)).toEqual(hashes);
  const receipts = await minedReceipts(hashes);
  expect(receipts.map(({ blockNumber }) => blockNumber)).toEqual(Array(2).fill(receipts[0]?.blockNumber));
  expect(await rpc(halley.httpUrl, 'txpool_status')).toEqual({ pending: '0x0', queued: '0x0' });
  socket.close();
}, 30_000);

test('each message has gas, logs and traces of its own, also beside one that fails', async () => {
  const raws = [await sign(3, { to: counter }), await sign(4, { data: REVERTS }), await sign(5, { to: counter })];
  const hashes = raws.map(hashOf);
  expect(await broadcast(raws)).toMatchObject({ code: 0 });
  const receipts = await minedReceipts(hashes);
  expect(receipts.map(({ status, gasUsed }) => [status, gasUsed])).toEqual([
    ['0x1', BILLED],
    ['0x0', BILLED],
    ['0x1', BILLED],
  ]);
  expect(receipts.map(({ cumulativeGasUsed }) => Number(cumulativeGasUsed) / (GAS / 2))).toEqual([1, 2, 3]);
  expect(receipts.map(({ logs }) => logs.map(({ logIndex }) => logIndex))).toEqual([
    ['0x0', '0x1'],
    [],
    ['0x2', '0x3'],
  ]);
  await expectAsTheNode(receipts[0]?.blockNumber as string, hashes);
}, 30_000);

test('two messages of one sender have consecutive nonces, and a gap between them is refused', async () => {
  const first = await sign(6, { to: counter });
  const { nonce } = decodeTransaction(fromHex(first.slice(2)));
  const gap = await broadcast([first, await sign(6, { to: counter, nonce: Number(nonce) + 2 })]);
  expect(gap).toMatchObject({ code: 3, log: expect.stringContaining('invalid nonce; got 2, expected 1') });
  const raws = [first, await sign(6, { to: counter, nonce: Number(nonce) + 1 })];
  expect(await broadcast(raws)).toMatchObject({ code: 0 });
  const receipts = await minedReceipts(raws.map(hashOf));
  expect(receipts.map(({ status, transactionIndex }) => [status, transactionIndex])).toEqual([
    ['0x1', '0x0'],
    ['0x1', '0x1'],
  ]);
  await expectAsTheNode(receipts[0]?.blockNumber as string, raws.map(hashOf));
}, 30_000);

/** Block, transactions, receipts, logs and traces are those of the node's own server; balances are those it has. */
async function expectAsTheNode(blockNumber: string, hashes: Hash[]): Promise<void> {
  const [ours, theirs] = [halley.httpUrl, chain.evmRpcUrl];
  // The node indexes a block after it was made, and its transactions in their order.
  await until("the node's server has all of them", async () => {
    const { result } = await rpcAnswer(theirs, 'eth_getTransactionReceipt', [hashes.at(-1)]);
    return result !== undefined && result !== null;
  });
  const block = await rpc<Block>(ours, 'eth_getBlockByNumber', blockNumber, false);
  expect(block).toMatchObject({ transactions: hashes });
  const { gasUsed, logsBloom } = await rpc<Block>(theirs, 'eth_getBlockByNumber', blockNumber, false);
  expect(block).toMatchObject({ gasUsed, logsBloom });
  const left = new Map<string, string | undefined>();
  for (const hash of hashes) {
    const receipt = await rpc<Receipt>(ours, 'eth_getTransactionReceipt', hash);
    expect({ ...receipt, logs: receipt.logs.map(withoutTime) }).toEqual(
      await rpc<Receipt>(theirs, 'eth_getTransactionReceipt', hash),
    );
    const transaction = await rpc<Transaction>(theirs, 'eth_getTransactionByHash', hash);
    expect(await rpc(ours, 'eth_getTransactionByHash', hash)).toEqual(transaction);
    const tracer = { tracer: 'callTracer' };
    const { from, gas, input } = await rpc<CallFrame>(theirs, 'debug_traceTransaction', hash, tracer);
    expect(await rpc(ours, 'debug_traceTransaction', hash, tracer)).toMatchObject({ from, gas, input });
    left.set(receipt.from, await balanceAfter(hash, receipt.from));
  }
  for (const [sender, balance] of left) expect(balance).toBe(await rpc(theirs, 'eth_getBalance', sender, blockNumber));
  const range = { fromBlock: blockNumber, toBlock: blockNumber };
  const logs = await rpc<Log[]>(ours, 'eth_getLogs', range);
  expect(logs.map(withoutTime)).toEqual(await rpc<Log[]>(theirs, 'eth_getLogs', range));
  const traced = await rpc<{ txHash: Hash }[]>(ours, 'debug_traceBlockByNumber', blockNumber, { tracer: 'callTracer' });
  expect(traced.map(({ txHash }) => txHash)).toEqual(hashes);
}

/** What a sender has after a transaction, by the gateway, which runs the messages of the block again. */
async function balanceAfter(hash: Hash, sender: string): Promise<string | undefined> {
  const diff = { tracer: 'prestateTracer', tracerConfig: { diffMode: true } };
  const { post: after } = await rpc<PrestateDiff>(halley.httpUrl, 'debug_traceTransaction', hash, diff);
  return after[sender]?.balance;
}

/** The node's logs have no time. */
function withoutTime({ blockTimestamp: _, ...log }: Log): Omit<Log, 'blockTimestamp'> {
  return log;
}

async function sign(index: number, fields: object): Promise<string> {
  const wallet = new Wallet(chain.accounts[index]?.privateKey as string);
  const nonce = Number(await rpc<string>(halley.httpUrl, 'eth_getTransactionCount', wallet.address, 'latest'));
  const price = { gasLimit: GAS, gasPrice: 3_000_000_000n };
  return wallet.signTransaction({ type: 0, chainId: chain.chainId, nonce, ...price, ...fields });
}

function hashOf(raw: string): Hash {
  return decodeTransaction(fromHex(raw.slice(2))).hash;
}

/** Sends one Cosmos transaction with a message for each, and the fee of all. */
async function broadcast(raws: string[]): Promise<{ code: number; log: string }> {
  const wrapped = raws.map((raw) => {
    const tx = encodeTxRaw(decodeTransaction(fromHex(raw.slice(2))), DIALECTS.cosmosEvm03, 'atest');
    const { bodyBytes, authInfoBytes } = fromBinary(TxRawSchema, tx);
    return { body: fromBinary(TxBodySchema, bodyBytes), fee: fromBinary(AuthInfoSchema, authInfoBytes).fee };
  });
  const amount = wrapped.reduce((sum, { fee }) => sum + BigInt(fee?.amount[0]?.amount ?? 0), 0n);
  const gasLimit = wrapped.reduce((sum, { fee }) => sum + (fee?.gasLimit ?? 0n), 0n);
  const body = create(TxBodySchema, {
    messages: wrapped.flatMap(({ body: { messages } }) => messages),
    extensionOptions: wrapped[0]?.body.extensionOptions ?? [],
  });
  const fee = { amount: [create(CoinSchema, { denom: 'atest', amount: String(amount) })], gasLimit };
  const tx = create(TxRawSchema, {
    bodyBytes: toBinary(TxBodySchema, body),
    authInfoBytes: toBinary(AuthInfoSchema, create(AuthInfoSchema, { fee })),
  });
  const params = { tx: Buffer.from(toBinary(TxRawSchema, tx)).toString('base64') };
  const request = { jsonrpc: '2.0', id: 1, method: 'broadcast_tx_sync', params };
  return (await post<{ result: { code: number; log: string } }>(chain.rpcUrl, request)).result;
}

async function minedReceipts(hashes: Hash[]): Promise<Receipt[]> {
  let receipts: (Receipt | null)[] = [];
  await until('the transactions are mined', async () => {
    receipts = await Promise.all(
      hashes.map((hash) => rpc<Receipt | null>(halley.httpUrl, 'eth_getTransactionReceipt', hash)),
    );
    return receipts.every((receipt) => receipt !== null);
  });
  return receipts as Receipt[];
}
