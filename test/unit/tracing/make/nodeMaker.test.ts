/** Answers of nodes to TraceTx and TraceBlock, recorded ones of three releases and lies, and what becomes of them. */
import { OWN_WORK, type Caller } from '../../../../src/caller/caller.js';
import { describe, expect, test } from '@jest/globals';
import { fromBinary, toBinary, type DescMessage } from '@bufbuild/protobuf';
import {
  QueryTraceBlockRequestSchema,
  QueryTraceTxRequestSchema,
} from '../../../../generated/proto/cosmos/evm/vm/v1/query_pb.js';
import type { CallFrame, Receipt } from '../../../../generated/types.js';
import { MalformedAnswer } from '../../../../src/chain/chainErrors.js';
import type { Queries } from '../../../../src/chain/node.js';
import type { NodeTraces, TraceOptions } from '../../../../src/chain/traces.js';
import { DIALECTS } from '../../../../src/chain/tx/dialect.js';
import { CosmosTraces } from '../../../../src/cosmos/cosmosTraces.js';
import { ApplicationQueries } from '../../../../src/cosmos/queries/applicationQueries.js';
import { encodeQuantity, fromHex } from '../../../../src/ethereum/hex.js';
import { contractAddress } from '../../../../src/ethereum/receipt.js';
import { decodeTransaction } from '../../../../src/ethereum/transaction/transactionDecoding.js';
import type { BlockToTrace } from '../../../../src/tracing/make/blockToTrace.js';
import { NodeMaker } from '../../../../src/tracing/make/nodeMaker.js';
import { TraceError, type MadeTrace } from '../../../../src/tracing/api/traceErrors.js';
import { callerOf } from '../../caller/callers.js';
import { recordedQuery } from '../../cosmos/recordedQueries.js';
import { build, FORKS, NODES, recordedBlock, WRAPPING, type RecordedNode } from '../../cosmos/recordings.js';

const BLOCKS: Record<RecordedNode, string> = {
  'v0.3.2': '4957-all-types',
  head: '5247-all-types-and-7702',
  'evmos-v20': '2134-all-types',
};

const OPTIONS: TraceOptions = {
  tracer: 'callTracer',
  tracerConfig: {},
  disableStack: false,
  disableStorage: false,
  enableMemory: false,
  enableReturnData: false,
  limit: 0,
  timeoutMs: 5000,
};

function blockOf(node: RecordedNode, count?: number): BlockToTrace {
  const built = build(node, recordedBlock(node, BLOCKS[node]).committed);
  const transactions = built.rawTransactions.slice(0, count).map((raw, index) => {
    const { from } = built.transactions[index] as { from: `0x${string}` };
    const transaction = decodeTransaction(raw, { from: from as never });
    const { gasUsed, status, logsBloom } = built.receipts[index] as Receipt;
    const to = transaction.to ?? contractAddress(transaction.from, transaction.nonce);
    return { transaction, index, to, gasUsed: BigInt(gasUsed), failed: status === '0x0', logsBloom, undone: false };
  });
  return { summary: built.summary, transactions };
}

/** The bytes of a request without what its recording does not have: limit and timeout. */
function withoutLimits(schema: DescMessage, bytes: Uint8Array): string {
  const message = fromBinary(schema, bytes) as unknown as { traceConfig: { limit: number; timeout: string } };
  expect(message.traceConfig.limit).toBeGreaterThan(0);
  expect(message.traceConfig.timeout).toBe('5000ms');
  return Buffer.from(
    toBinary(schema, { ...message, traceConfig: { ...message.traceConfig, limit: 0, timeout: '' } } as never),
  ).toString('hex');
}

/** A node that answers one recorded query, and nothing to any other. */
function recordedTraces(node: RecordedNode, name: string): NodeTraces {
  const recorded = recordedQuery(node, name);
  const schema = name.startsWith('TraceBlock') ? QueryTraceBlockRequestSchema : QueryTraceTxRequestSchema;
  const queries: Queries = {
    async query(path, request, height) {
      expect({ path, height }).toEqual({ path: recorded.path, height: recorded.height });
      expect(withoutLimits(schema, request)).toBe(recorded.data);
      return fromHex(Buffer.from(recorded.response.value ?? '', 'base64').toString('hex'));
    },
  };
  const dialect = DIALECTS[WRAPPING[node].dialect];
  const application = new ApplicationQueries(queries, dialect);
  return new CosmosTraces(
    { gasCap: 25_000_000n, maxTimeoutMs: 30_000 },
    { queries: application, genesisQueries: null, profile: { dialect, forks: FORKS[node], supportsOverrides: false } },
  );
}

function frameOf(made: MadeTrace | undefined): CallFrame {
  if (made === undefined || made instanceof TraceError) throw made ?? new Error('no trace');
  return JSON.parse(Buffer.from(made).toString()) as CallFrame;
}

describe.each(NODES)('the recorded traces of %s', (node) => {
  test('of a block: one for each transaction, with gas and outcome of the receipts', async () => {
    const block = blockOf(node);
    const tracer = new NodeMaker(recordedTraces(node, 'TraceBlock_callTracer'), { maxBytes: 1_000_000 });
    const made = await tracer.traces(block, 'all', OPTIONS, OWN_WORK);
    const disagree = [...made.entries()].flatMap(([index, trace]) => (trace instanceof TraceError ? [index] : []));
    // The node runs a set-code transaction without its authorizations, so that the call that reverted succeeds.
    expect(disagree).toEqual(node === 'head' ? [7] : []);
    const agreeing = block.transactions.filter(({ index }) => !disagree.includes(index));
    const frames = made.filter((trace) => !(trace instanceof TraceError)).map(frameOf);
    expect(
      frames.map(({ gas, gasUsed, from, error }) => ({ gas, gasUsed, from, failed: error !== undefined })),
    ).toEqual(
      agreeing.map(({ transaction, gasUsed, failed }) => ({
        gas: encodeQuantity(transaction.gas),
        gasUsed: encodeQuantity(gasUsed),
        from: transaction.from,
        failed,
      })),
    );
    const reverted = frames.filter(({ error }) => error === 'execution reverted');
    expect(reverted.map(({ revertReason }) => revertReason)).toContain('boom');
    // As geth: no empty outputs, and no address of a contract that was not created.
    expect(frames.some(({ output }) => output?.length === 2)).toBe(false);
    expect(frames.filter(({ type, error }) => type === 'CREATE' && error !== undefined)).toMatchObject([{}]);
    for (const { type, error, to } of frames) expect(to === undefined).toBe(type === 'CREATE' && error !== undefined);
  });

  test('of a transaction, whose request carries those before it', async () => {
    const { fields } = recordedQuery(node, 'TraceTx_callTracer');
    const count = Number(/of tx (\d+)/.exec(String(fields?.['msg']))?.[1]) + 1;
    const block = blockOf(node, count);
    const tracer = new NodeMaker(recordedTraces(node, 'TraceTx_callTracer'), { maxBytes: 1_000_000 });
    const [made] = await tracer.traces(block, 'last', OPTIONS, OWN_WORK);
    expect(frameOf(made).gasUsed).toBe(encodeQuantity(block.transactions[count - 1]?.gasUsed ?? 0n));
  });
});

describe('a node that lies', () => {
  const block = blockOf('v0.3.2', 2);
  const [, second] = block.transactions;
  if (second === undefined) throw new Error('the recording has too few transactions');
  const { transaction } = second;
  const honest = {
    from: transaction.from,
    gas: '0x0',
    gasUsed: '0x0',
    to: transaction.to,
    input: '0x',
    value: encodeQuantity(transaction.value),
    type: 'CALL',
  };

  const nodeSaying = (answer: unknown, limitCountsBytes = true): NodeTraces => {
    const bytes = async () => (answer instanceof Uint8Array ? answer : Buffer.from(JSON.stringify(answer)));
    return {
      supportsCalls: true,
      maxTimeoutMs: 30_000,
      limitCountsBytes,
      transaction: bytes,
      block: bytes,
      call: bytes,
    };
  };
  const ask = (answer: unknown, options: Partial<TraceOptions> = {}, traced: 'last' | 'all' = 'last') =>
    new NodeMaker(nodeSaying(answer), { maxBytes: 2_000 }).traces(block, traced, { ...OPTIONS, ...options }, OWN_WORK);

  test('the honest answer passes, with the gas of the transaction and its receipt', async () => {
    expect((await ask(honest)).map(frameOf)).toEqual([{ ...honest, gas: '0x5208', gasUsed: '0x5208' }]);
  });

  test.each<[string, unknown]>([
    ['bytes that are no JSON', Buffer.from([0xff, 0xfe, 0x00])],
    ['half a text', Buffer.from('{"from":"0x')],
    ['two values', Buffer.from('{} {}')],
    ['a list', [honest]],
    ['a frame without a type', { ...honest, type: undefined }],
    ['an address that is none', { ...honest, to: '"><script>' }],
    ['a quantity that is none', { ...honest, gas: 21000 }],
    ['calls that are no list', { ...honest, calls: {} }],
    ['a call within that is no frame', { ...honest, calls: [{ type: 'CALL' }] }],
    ['the trace of another sender', { ...honest, from: `0x${'11'.repeat(20)}` }],
    ['the trace of another call', { ...honest, input: '0x01' }],
    ['brackets alone', Buffer.from('['.repeat(100_000))],
  ])('%s', async (_, answer) => {
    await expect(ask(answer)).rejects.toThrow(MalformedAnswer);
  });

  test('a failure where the receipt shows success is an error that says so', async () => {
    const [made] = await ask({ ...honest, error: 'out of gas' });
    expect(made).toBeInstanceOf(TraceError);
    expect(String(made)).toContain('does not agree with its receipt: the trace shows a failure (out of gas)');
  });

  test('a block with another number of traces', async () => {
    await expect(ask([{ result: honest }], {}, 'all')).rejects.toThrow('the node answers 1 traces for 2 transactions');
    await expect(ask([{}, {}], {}, 'all')).rejects.toThrow(MalformedAnswer);
  });

  const step = { pc: 0, op: 'PUSH1', gas: 100, gasCost: 3, depth: 1, stack: [] };
  const structLogs = (steps: unknown[]) => ({ gas: 1, failed: false, returnValue: '', structLogs: steps });

  test('struct logs pass as they are, under the gas of the receipt', async () => {
    const [made] = await ask(structLogs([step, step]), { tracer: '' });
    expect(Buffer.from(made as Uint8Array).toString()).toBe(
      `{"gas":21000,"failed":false,"returnValue":"0x","structLogs":[${JSON.stringify(step)},${JSON.stringify(step)}]}`,
    );
  });

  test.each<[string, unknown]>([
    ['a field that geth does not have', { ...step, surprise: 1 }],
    ['a number that is a text', { ...step, gas: '0x64' }],
    ['a stack of other things', { ...step, stack: ['x'] }],
    ['no instruction', null],
    ['an instruction without its depth', { ...step, depth: undefined }],
  ])('struct logs with %s', async (_, hostile) => {
    await expect(ask(structLogs([step, hostile]), { tracer: '' })).rejects.toThrow(MalformedAnswer);
  });

  test('struct logs that are cut at the limit of the client, and not at that of Halley', async () => {
    const one = JSON.stringify(step).length;
    const many = Array.from({ length: 100 }, () => step);
    const cut = await ask(structLogs(many), { tracer: '', limit: one });
    expect(
      (JSON.parse(String(Buffer.from(cut[0] as Uint8Array))) as { structLogs: unknown[] }).structLogs,
    ).toHaveLength(2);
    const [whole] = await ask(structLogs(many), { tracer: '' });
    expect(whole).toMatchObject({ rpc: { name: 'responseTooLarge', arguments: { limit: 2_000 } } });
  });

  test('a node that counts instructions is recognised by an answer that it did not cut', async () => {
    const asked: number[] = [];
    const node = nodeSaying(structLogs([step]), false);
    const counted = {
      ...node,
      transaction: async (...[, , { limit }]: Parameters<NodeTraces['transaction']>) => {
        asked.push(limit);
        return Buffer.from(JSON.stringify(structLogs(Array.from({ length: limit }, () => step))));
      },
    };
    const tracer = new NodeMaker(counted, { maxBytes: 100_000_000 });
    const [made] = await tracer.traces(block, 'last', { ...OPTIONS, tracer: '' }, OWN_WORK);
    expect(asked).toEqual([50_000]);
    expect(made).toMatchObject({ rpc: { name: 'limitExceeded' } });
  });

  test('a transaction that the chain undid as a whole is not shown to the node', async () => {
    const shown: number[] = [];
    const node = nodeSaying([{ result: honest }]);
    const watched = {
      ...node,
      block: async (...given: Parameters<NodeTraces['block']>) => {
        shown.push(given[0].length);
        return node.block(...given);
      },
    };
    const tracer = new NodeMaker(watched, { maxBytes: 2_000 });
    const withUndone = {
      ...block,
      transactions: block.transactions.map((mined) => ({ ...mined, undone: mined.index === 0 })),
    };
    const made = await tracer.traces(withUndone, 'all', OPTIONS, OWN_WORK);
    expect(shown).toEqual([1]);
    expect(String(made[0])).toContain('as a whole: its execution panicked, or the block had no gas left');
    expect(frameOf(made[1]).gasUsed).toBe('0x5208');
  });

  test('the node works for the client: in its name and on its memory, and to its end when the client has left', async () => {
    const leaving = new AbortController();
    const caller = callerOf('10.0.0.1', { signal: leaving.signal });
    const seen: Caller[] = [];
    const watched: NodeTraces = {
      ...nodeSaying(null),
      block: async (...[, , , given]) => {
        seen.push(given);
        leaving.abort(new Error('the client left'));
        return Buffer.from(JSON.stringify([{ error: 'no trace' }, { result: honest }]));
      },
    };
    const made = new NodeMaker(watched, { maxBytes: 2_000 }).traces(block, 'all', OPTIONS, caller);
    await expect(made).rejects.toThrow('the client left');
    expect(seen.map(({ client, memory, signal }) => ({ client, memory, aborted: signal.aborted }))).toEqual([
      { client: '10.0.0.1', memory: caller.memory, aborted: false },
    ]);
  });
});
