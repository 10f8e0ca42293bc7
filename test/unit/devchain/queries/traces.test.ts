/** TraceTx and TraceBlock on blocks that the embedded chain made. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { create, fromBinary, toBinary, type MessageInitShape } from '@bufbuild/protobuf';
import {
  QueryTraceBlockRequestSchema,
  QueryTraceBlockResponseSchema,
  QueryTraceTxRequestSchema,
  type QueryTraceTxRequest,
  QueryTraceTxResponseSchema,
} from '../../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import { DIALECTS } from '../../../../src/chain/tx/dialect.js';
import { ethereumMessage } from '../../../../src/chain/tx/ethereumMessage.js';
import { decodeData, encodeQuantity } from '../../../../src/ethereum/hex.js';
import { contractAddress } from '../../../../src/ethereum/receipt.js';
import type { SignedTransaction } from '../../../../src/ethereum/transaction/transaction.js';
import { account } from '../app/testChain.js';
import { RoutedNode } from './routedNode.js';

/** Adds one to slot 0 and returns what it was. */
const RUNTIME = '60005480600101600055600052' + '60206000f3';
const INIT = `0x60${(RUNTIME.length / 2).toString(16)}600c60003960${(RUNTIME.length / 2).toString(16)}6000f3${RUNTIME}`;
const TOKEN_SLOT = `0x${'0'.repeat(64)}`;

type TraceTxFields = Exclude<MessageInitShape<typeof QueryTraceTxRequestSchema>, QueryTraceTxRequest>;

describe.each(['cosmosEvm04', 'cosmosEvm03'] as const)('traces of a chain of dialect %s', (dialect) => {
  let node: RoutedNode;
  let transactions: SignedTransaction[];
  const counter = contractAddress(account(0).address, 0n);

  /** Block 2 deploys; block 3 has three calls by two senders, of which one fails, and a transfer. */
  beforeAll(async () => {
    node = await RoutedNode.start({ dialect });
    const { chain } = node;
    await chain.mine();
    await chain.run(0, { to: null, value: 0n, input: decodeData(INIT), gas: 200_000n });
    const call = { to: counter, value: 0n, input: new Uint8Array(4) };
    transactions = [
      await chain.send(0, { ...call, gas: 60_000n }),
      await chain.send(0, { ...call, gas: 24_000n }),
      await chain.send(1, { ...call, gas: 100_000n }),
      await chain.send(2),
    ];
    const proposal = chain.app.propose();
    const { txResults } = await chain.mine(proposal);
    expect(txResults).toHaveLength(4);
  });

  const message = (transaction: SignedTransaction) => ethereumMessage(transaction, DIALECTS[dialect]);

  function block(number = 3) {
    const record = node.chain.app.blockRecord(number);
    if (record === null) throw new Error('no such block');
    return {
      blockNumber: BigInt(number),
      blockHash: record.hash.slice(2),
      blockTime: { seconds: BigInt(record.time.seconds), nanos: record.time.nanos },
      proposerAddress: decodeData(record.proposer),
      chainId: 31_337n,
      blockMaxGas: 30_000_000n,
    };
  }

  async function traceTx(
    index: number,
    traceConfig: TraceTxFields['traceConfig'],
    others: TraceTxFields = {},
  ): Promise<unknown> {
    const [msg] = transactions.slice(index, index + 1).map(message);
    const predecessors = transactions.slice(0, index).map(message);
    const fields = { ...block(), ...(msg && { msg }), predecessors, traceConfig, ...others };
    const request = toBinary(QueryTraceTxRequestSchema, create(QueryTraceTxRequestSchema, fields));
    const { code, log, value } = await node.chain.app.query('/cosmos.evm.vm.v1.Query/TraceTx', request, 2);
    return code === 0 ? JSON.parse(Buffer.from(fromBinary(QueryTraceTxResponseSchema, value).data).toString()) : log;
  }

  async function traceBlock(traceConfig: { tracer?: string; timeout?: string }, txs = transactions): Promise<unknown> {
    const fields = { ...block(), txs: txs.map(message), traceConfig };
    const request = toBinary(QueryTraceBlockRequestSchema, create(QueryTraceBlockRequestSchema, fields));
    const { code, log, value } = await node.chain.app.query('/cosmos.evm.vm.v1.Query/TraceBlock', request, 2);
    return code === 0 ? JSON.parse(Buffer.from(fromBinary(QueryTraceBlockResponseSchema, value).data).toString()) : log;
  }

  test('a transaction runs after the earlier ones of its block', async () => {
    const word = (value: number): string => `0x${value.toString(16).padStart(64, '0')}`;
    expect(await traceTx(0, { tracer: 'callTracer' })).toMatchObject({
      output: word(0),
      from: account(0).address,
      to: counter,
    });
    // The second ran out of gas, so it counted nothing.
    expect(await traceTx(2, { tracer: 'callTracer' })).toMatchObject({ output: word(1), from: account(1).address });
  });

  test('gas is the figure that the block billed, 0 for a failure', async () => {
    const billed = 43_000;
    const first = (await traceTx(0, {})) as { gas: number; failed: boolean };
    expect(first.gas).toBeGreaterThan(billed);
    expect(await traceTx(1, { tracer: 'callTracer' })).toMatchObject({
      error: 'out of gas: not enough gas for reentrancy sentry',
      gasUsed: '0x0',
      gas: '0x5dc0',
    });
    expect(await traceTx(2, { tracer: 'callTracer' })).toMatchObject({ gasUsed: encodeQuantity(50_000) });
    expect(await traceTx(3, { tracer: 'callTracer' })).toMatchObject({ gasUsed: '0x5208', value: '0x1' });
  });

  test('the prestate includes the fees of earlier transactions, the difference those of the transaction itself', async () => {
    const { pre, post } = (await traceTx(2, {
      tracer: 'prestateTracer',
      tracerJsonConfig: '{"diffMode":true}',
    })) as Record<'pre' | 'post', Record<string, { balance?: string; nonce?: number; storage?: object }>>;
    const sender = account(1).address;
    const before = node.chain.balance(1, 2);
    const after = node.chain.balance(1, 3);
    expect(pre[sender]).toEqual({ balance: encodeQuantity(before) });
    expect(post[sender]).toEqual({ balance: encodeQuantity(after), nonce: 1 });
    expect(post[counter]).toEqual({ storage: { [TOKEN_SLOT]: `0x${'2'.padStart(64, '0')}` } });
    expect(pre[counter]?.storage).toEqual({ [TOKEN_SLOT]: `0x${'1'.padStart(64, '0')}` });
  });

  test('a block is traced in one query, with the same traces', async () => {
    const traces = (await traceBlock({ tracer: 'callTracer' })) as { result: unknown }[];
    expect(traces).toHaveLength(4);
    for (const [index, { result }] of traces.entries())
      expect(result).toEqual(await traceTx(index, { tracer: 'callTracer' }));
    expect(await traceBlock({}, [])).toEqual([]);
  });

  test('flat calls name block and transaction', async () => {
    expect(await traceTx(3, { tracer: 'flatCallTracer' })).toMatchObject([
      {
        blockHash: node.chain.app.blockRecord(3)?.hash,
        blockNumber: 3,
        transactionHash: transactions[3]?.hash,
        transactionPosition: 3,
      },
    ]);
  });

  test('JavaScript tracers know block and transaction too', async () => {
    const tracer =
      '{ fault: function() {}, result: function(ctx) { return [ctx.block, toHex(ctx.txHash), ctx.txIndex, toHex(ctx.blockHash)]; } }';
    expect(await traceTx(3, { tracer })).toEqual([3, transactions[3]?.hash, 3, node.chain.app.blockRecord(3)?.hash]);
  });

  test('a failing tracer does not affect the other transactions of the block', async () => {
    const tracer =
      '{ n: 0, step: function(log) { if (log.getPC() > 3) throw new Error("no"); }, fault: function() {}, result: function() { return 1; } }';
    expect(await traceBlock({ tracer })).toEqual([
      { error: "no    in server-side tracer function 'step'" },
      { error: "no    in server-side tracer function 'step'" },
      { error: "no    in server-side tracer function 'step'" },
      { result: 1 },
    ]);
  });

  test('a wrong request is refused with the reason', async () => {
    expect(await traceTx(9, {})).toBe('rpc error: code = InvalidArgument desc = empty request: invalid request');
    expect(await traceTx(0, { timeout: 'xx' })).toBe(
      'rpc error: code = InvalidArgument desc = timeout value: time: invalid duration "xx": invalid request',
    );
    expect(await traceTx(0, { limit: -1 })).toBe(
      'rpc error: code = InvalidArgument desc = output limit cannot be negative, got -1: invalid request',
    );
    expect(await traceTx(0, { tracer: 'callTracer', tracerJsonConfig: '{' })).toMatch(
      /Internal desc = tracer config: /,
    );
    expect(await traceTx(0, {}, { blockNumber: 9n })).toMatch(/InvalidArgument desc = block number 9 is greater than/);
    expect(await traceTx(0, {}, { blockMaxGas: 50_000n })).toMatch(/Internal desc = exceeds block gas limit/);
  });

  test('more transactions than a block can hold are refused', async () => {
    const [first] = transactions;
    if (first === undefined) throw new Error('no transaction');
    const many = Array.from({ length: 10_001 }, () => first);
    expect(await traceBlock({}, many)).toMatch(/too many transactions: 10001, at most 10000/);
    expect(await traceBlock({}, many.slice(0, 1000))).toMatch(/transactions with more than 30000000 gas together/);
  });
});
