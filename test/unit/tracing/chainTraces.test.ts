/** How often a request looks for kept traces, who makes what is not kept, and what is made at once. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { OWN_WORK } from '../../../src/caller/caller.js';
import type { BlockCallTraces, KeptTraces } from '../../../src/chain/keptTraces.js';
import { callTracerOptions, type NodeTraces, type TracedCall, type TraceOptions } from '../../../src/chain/traces.js';
import { encodeData, encodeQuantity } from '../../../src/ethereum/hex.js';
import type { SignedTransaction } from '../../../src/ethereum/transaction/transaction.js';
import { executionUnsupported } from '../../../src/execution/refusals/executionError.js';
import { EncodedJson } from '../../../src/json/encodedJson.js';
import { EncodedBlockReader } from '../../../src/store/encodedBlockReader.js';
import { encodeStoredBlock } from '../../../src/store/encodeStoredBlock.js';
import { ChainTraces } from '../../../src/tracing/chainTraces.js';
import type { TracedBlocks } from '../../../src/tracing/make/blockToTrace.js';
import { EngineMaker, type TracingExecutor } from '../../../src/tracing/make/engineMaker.js';
import { NodeMaker } from '../../../src/tracing/make/nodeMaker.js';
import { TraceSlots } from '../../../src/tracing/make/traceSlots.js';
import { build, FORKS, recordedBlock } from '../cosmos/recordings.js';

const { committed } = recordedBlock('v0.3.2', '4957-all-types');
const BUILT = build('v0.3.2', committed);
const NUMBER = BUILT.summary.number;
const COUNT = BUILT.summary.transactionCount;
const reader = new EncodedBlockReader(encodeStoredBlock(BUILT));
const json = (bytes: Uint8Array | null) => (bytes === null ? null : new EncodedJson(bytes));

const blocks: TracedBlocks = {
  summary: () => reader.summary(),
  block: (number, full) => json(reader.block(number, full)),
  receipts: () => json(reader.receipts()),
  transactionLogs: (place) => json(reader.transactionLogs(place)),
  rawTransaction: (place) => {
    const raw = reader.rawTransaction(place);
    return raw === null ? null : encodeData(raw);
  },
};

/** Keeps traces in memory, and counts the requests for them. */
class CountedTraces implements KeptTraces {
  looked = 0;
  kept: BlockCallTraces | undefined;

  block(): Uint8Array[] | undefined {
    this.looked++;
    return this.kept?.traces;
  }

  transaction({ transactionIndex }: { transactionIndex: number }): Uint8Array | undefined {
    this.looked++;
    return this.kept?.traces[transactionIndex];
  }

  async keep(block: BlockCallTraces): Promise<void> {
    this.kept = block;
  }
}

/** The top frame of a transaction, as a node shows it. */
function frameOf({ hash, from, to, input, value }: SignedTransaction): object {
  const { status } = BUILT.receipts[BUILT.transactionHashes.indexOf(hash)] as { status: string };
  const frame = { from, gas: '0x0', gasUsed: '0x0', input: encodeData(input), value: encodeQuantity(value) };
  const failed = status === '0x0' && { error: 'out of gas' };
  return { ...frame, ...(to !== null && { to }), ...failed, type: to === null ? 'CREATE' : 'CALL' };
}

/** What the node and the executor were asked for, by tracer. */
let asked: string[];
let kept: CountedTraces;

const bytes = (value: unknown) => Buffer.from(JSON.stringify(value));

const node: NodeTraces = {
  supportsCalls: true,
  maxTimeoutMs: 30_000,
  limitCountsBytes: true,
  transaction: async ({ transaction }, _block, { tracer }) => {
    asked.push(`node: ${tracer}`);
    return bytes(frameOf(transaction));
  },
  block: async (transactions, _block, { tracer }) => {
    asked.push(`node: ${tracer}, block`);
    return bytes(transactions.map((transaction) => ({ result: frameOf(transaction) })));
  },
  call: async (_call, _block, { tracer, tracerConfig }) => {
    asked.push(`node: ${tracer}, call`);
    if (tracer === '') return bytes({ gas: 0, failed: false, returnValue: '', structLogs: [] });
    const top = {
      from: `0x${'11'.repeat(20)}`,
      to: `0x${'22'.repeat(20)}`,
      gas: '0x5208',
      gasUsed: '0x0',
      type: 'CALL',
    };
    return bytes({ ...top, input: tracerConfig['onlyTopCall'] === true ? '0x' : '0x01020304' });
  },
};

const executor: TracingExecutor = {
  traceTransactions: async ({ transactions, options, traced }) => {
    asked.push(`engine: ${options.tracer}${traced === 'all' ? ', block' : ''}`);
    const wanted = traced === 'all' ? transactions : transactions.slice(traced, traced + 1);
    return wanted.map(({ transaction }) => {
      return { trace: bytes(frameOf(transaction)), gasUsed: 0n, vmError: '', output: new Uint8Array() };
    });
  },
  traceCalls: async () => {
    asked.push('engine: call');
    throw executionUnsupported('a contract in Go', 'only the chain runs it');
  },
};

/** `places` is 0 for traces that must not be made. */
function traces(places: 0 | 1): ChainTraces {
  const state = {
    forks: () => FORKS['v0.3.2'],
    call: async () => ({ returnData: '0x' as const, vmError: '', gasUsed: 21_000n }) as never,
  };
  return new ChainTraces(
    { javascriptTracers: false },
    {
      ...{ blocks, state, kept, comet: { committedBlock: async () => committed } },
      executor: { rulesOn: async () => null },
      makers: {
        engine: new EngineMaker(executor, { showsAll: false }),
        node: new NodeMaker(node, { maxBytes: 1_000_000 }),
      },
      slots: new TraceSlots(1, places),
    },
  );
}

const by = (tracer: string, tracerConfig: TraceOptions['tracerConfig'] = {}): TraceOptions => ({
  ...callTracerOptions(5_000),
  tracer,
  tracerConfig,
});

const MUX = by('muxTracer', { callTracer: {}, '4byteTracer': {}, flatCallTracer: {} });

beforeEach(() => {
  asked = [];
  kept = new CountedTraces();
});

describe('a request looks for kept traces at most once, and makes call frames at most once', () => {
  test.each<[string, TraceOptions, { looked: number; asked: string[] }]>([
    ['callTracer', by('callTracer'), { looked: 1, asked: ['engine: callTracer'] }],
    ['flatCallTracer', by('flatCallTracer'), { looked: 1, asked: ['engine: callTracer'] }],
    ['muxTracer', MUX, { looked: 1, asked: ['engine: callTracer'] }],
    ['prestateTracer', by('prestateTracer'), { looked: 0, asked: ['engine: prestateTracer'] }],
    ['noopTracer', by('noopTracer'), { looked: 0, asked: [] }],
  ])('%s', async (_, options, expected) => {
    const place = { blockNumber: NUMBER, transactionIndex: 1 };
    await traces(1).transaction(place, options, OWN_WORK);
    expect({ looked: kept.looked, asked }).toEqual(expected);
    expect(kept.kept).toBeUndefined();
  });

  test('of a whole block, whose frames are kept then', async () => {
    const made = await traces(1).block(NUMBER, MUX, OWN_WORK);
    expect(made).toHaveLength(COUNT);
    expect({ looked: kept.looked, asked }).toEqual({ looked: 1, asked: ['engine: callTracer, block'] });
    expect(kept.kept).toMatchObject({ blockNumber: NUMBER, blockHash: BUILT.summary.hash });
    expect(kept.kept?.traces).toHaveLength(COUNT);
  });
});

describe('kept traces need no maker', () => {
  const shown = (trace: EncodedJson | null | undefined) => JSON.parse(String(trace)) as unknown;

  beforeEach(async () => {
    await traces(1).block(NUMBER, by('callTracer'), OWN_WORK);
    asked = [];
    kept.looked = 0;
  });

  test('and no slot', async () => {
    const place = { blockNumber: NUMBER, transactionIndex: 1 };
    const one = await traces(0).transaction(place, by('flatCallTracer'), OWN_WORK);
    expect(shown(one)).toMatchObject([
      { blockNumber: NUMBER, transactionHash: BUILT.transactionHashes[1], transactionPosition: 1 },
    ]);
    expect({ looked: kept.looked, asked }).toEqual({ looked: 1, asked: [] });
    const all = await traces(0).block(NUMBER, by('callTracer'), OWN_WORK);
    expect(all?.map(({ transactionHash }) => transactionHash)).toEqual(BUILT.transactionHashes);
    expect({ looked: kept.looked, asked }).toEqual({ looked: 2, asked: [] });
  });

  test('inside muxTracer', async () => {
    const place = { blockNumber: NUMBER, transactionIndex: 1 };
    const one = await traces(1).transaction(place, MUX, OWN_WORK);
    expect(Object.keys(shown(one) as object)).toEqual(['callTracer', '4byteTracer', 'flatCallTracer']);
    expect({ looked: kept.looked, asked }).toEqual({ looked: 1, asked: [] });
  });

  test('but are made again for a check', async () => {
    const again = await traces(1).again(NUMBER, 5_000, OWN_WORK);
    expect(again?.map((outcome) => 'trace' in outcome && outcome.trace.bytes)).toEqual(kept.kept?.traces);
    expect({ looked: kept.looked, asked }).toEqual({ looked: 0, asked: ['engine: callTracer, block'] });
  });
});

describe('a call that only the chain can run', () => {
  const traced = (options: TraceOptions, overrides: Partial<Pick<TracedCall, 'blockOverrides'>> = {}) =>
    traces(1).calls(
      { block: BUILT.summary, transactions: null },
      [{ call: {}, stateOverrides: null, blockOverrides: null, ...overrides, options }],
      OWN_WORK,
    );

  test('is traced in the node, which is asked once for the frames of all tracers', async () => {
    const [outcome] = await traced(by('muxTracer', { '4byteTracer': {}, noopTracer: {}, callTracer: {} }));
    expect(JSON.parse(String(outcome !== undefined && 'trace' in outcome && outcome.trace))).toMatchObject({
      '4byteTracer': { '0x01020304-0': 1 },
      noopTracer: {},
      callTracer: { gasUsed: '0x5208' },
    });
    expect(asked.filter((name) => name === 'node: callTracer, call')).toHaveLength(1);
  });

  test('is refused with a tracer or overrides that the node gets wrong', async () => {
    const refused = { rpc: { name: 'featureNotSupported' } };
    await expect(traced(by('prestateTracer'))).rejects.toMatchObject(refused);
    await expect(traced(by('muxTracer', { callTracer: {}, prestateTracer: {} }))).rejects.toMatchObject(refused);
    await expect(traced(by('callTracer'), { blockOverrides: { number: encodeQuantity(1) } })).rejects.toMatchObject(
      refused,
    );
    expect(asked).toEqual(['engine: call', 'engine: call', 'engine: call']);
  });
});
