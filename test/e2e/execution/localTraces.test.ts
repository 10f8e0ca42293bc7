/** Traces that the gateway makes itself, in its worker threads. */
import { OWN_WORK } from '../../../src/caller/caller.js';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Address, Data, Hash } from '../../../generated/types.js';
import { NodeUnavailable } from '../../../src/chain/chainErrors.js';
import type { EvmPermissions } from '../../../src/chain/permissions.js';
import type { TracedCall, TraceOptions } from '../../../src/chain/traces.js';
import { decodeData } from '../../../src/ethereum/hex.js';
import { decodeTransaction } from '../../../src/ethereum/transaction/transactionDecoding.js';
import { LocalExecutor, type LocalExecutorOptions } from '../../../src/execution/localExecutor.js';
import type { NodeRules } from '../../../src/execution/rules/nodeRules.js';
import type { ExecutedTrace, ReplayedTransaction } from '../../../src/execution/tracing/traceJob.js';
import { privateKeyToAccount } from 'viem/accounts';
import { keccak256, type TransactionSerializable } from 'viem';
import { CHAIN_ID, fakeBlocks, FakeChain, headBlock, type FakeAccount } from '../../unit/execution/fakeChain.js';
import { CONTRACT, ETHER, OTHER, push, RULES, word } from '../../unit/execution/stage.js';

// Threads load TypeScript here, which takes seconds on a busy machine.
jest.setTimeout(60_000);

const KEY = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const SENDER = KEY.address.toLowerCase() as Address;
const STAKING = '0x0000000000000000000000000000000000000800' as Address;
const DELEGATING = '0xdd0000000000000000000000000000000000000b' as Address;
const LOOP = '0xcc0000000000000000000000000000000000000a';

const creatableBy = (address: Address): EvmPermissions<Address> => ({
  create: { allows: 'listed', addresses: [address] },
  call: { allows: 'all', addresses: [] },
  atEveryDepth: true,
});

/** Adds one to slot 0. */
const COUNTER = '0x6000546001016000' + '5500';
/** Calls the address. */
const calling = (address: string): string => `0x6000600060006000600${'0'}${push(address)}5af100`;

const executors: LocalExecutor[] = [];
const fake = chain();
const executor = start(fake);

afterAll(async () => {
  await Promise.all(executors.map((each) => each.stop()));
});

describe('traced calls', () => {
  test('see what the calls before them changed', async () => {
    const traces = await traceCalls([{ to: CONTRACT }, { to: CONTRACT }], { tracer: 'prestateTracer' });
    const counters = traces.map((trace) => (jsonOf(trace) as Record<string, { storage?: object }>)[CONTRACT]?.storage);
    expect(counters).toEqual([{ [word(0)]: word(5) }, { [word(0)]: word(6) }]);
  });

  test('show call frames, and tell what the execution did', async () => {
    const [trace] = await traceCalls([{ from: SENDER, to: OTHER, gas: '0x186a0' }], { tracer: 'callTracer' });
    expect(trace).toMatchObject({ vmError: '', gasUsed: 28_632n });
    expect(jsonOf(trace)).toMatchObject({
      from: SENDER,
      to: OTHER,
      gas: '0x186a0',
      gasUsed: '0x6fd8',
      calls: [{ from: OTHER, to: CONTRACT, type: 'CALL', value: '0x0' }],
    });
  });

  test('run with overrides of state and block', async () => {
    const answerNumber = '0x4360005260206000f3';
    const overridden = {
      ...traced({ to: OTHER }, {}),
      stateOverrides: { [OTHER]: { code: answerNumber } },
      blockOverrides: { number: '0x1234' },
    } as TracedCall;
    const [trace] = await executor.traceCalls({ first: [], calls: [overridden] }, headBlock(), OWN_WORK);
    expect(jsonOf(trace)).toMatchObject({ failed: false, returnValue: word(0x1234) });
  });

  test('run on the state after some transactions of the block', async () => {
    const first = [await transaction({ to: CONTRACT })];
    const base = { ...blockOf([26_012n]), stateHeight: 99 };
    const [trace] = await executor.traceCalls(
      { first, calls: [traced({ to: CONTRACT }, { tracer: 'prestateTracer' })] },
      base,
      OWN_WORK,
    );
    expect(jsonOf(trace)).toMatchObject({ [CONTRACT]: { storage: { [word(0)]: word(6) } } });
  });

  test('see of their block what the node says that code sees', async () => {
    const readBlock = '0x415f524460205260634060405260605ff3';
    const state = chain({ [CONTRACT]: { code: readBlock } });
    const coinbase = `0x${'77'.repeat(20)}`;
    state.seen = { coinbase, prevRandao: 7n, blockHash: 0xefn << 248n };
    const calls = [traced({ to: CONTRACT }, {})];
    const seeing = start(state);
    const [trace] = await seeing.traceCalls({ first: [], calls, seenAt: 100 }, headBlock(), OWN_WORK);
    const shown = word(BigInt(coinbase)) + word(7n).slice(2) + word(0xefn << 248n).slice(2);
    expect(jsonOf(trace)).toMatchObject({ failed: false, returnValue: shown });
    expect(state.reads.filter((read) => read.startsWith('call'))).toEqual([
      'call 0x416000524460205245604052600143034060605260806000f3 at 100',
      'call 0x6700000000000000634060205260406000f3 at 100',
    ]);
    const [own] = await seeing.traceCalls({ first: [], calls }, headBlock(), OWN_WORK);
    expect(jsonOf(own)).toMatchObject({ returnValue: expect.stringContaining('c0'.repeat(20)) });
  });

  test('ask for it as somebody who may create at that height', async () => {
    const state = chain({});
    state.seen = { coinbase: `0x${'77'.repeat(20)}`, prevRandao: 7n, blockHash: 0n };
    const askers: unknown[] = [];
    const answer = state.call.bind(state);
    state.call = async (call, height) => {
      if (call.data !== undefined) askers.push([call.from, height]);
      return answer(call, height);
    };
    const [old, now] = [`0x${'a1'.repeat(20)}`, `0x${'a2'.repeat(20)}`] as [Address, Address];
    const listing = (address: Address): NodeRules => ({ ...RULES, permissions: creatableBy(address) });
    const rules = { at: async (_: unknown, height: number) => listing(height < 100 ? old : now), forget: () => {} };
    const seeing = new LocalExecutor({ state, blocks: fakeBlocks, rules });
    executors.push(seeing);
    const calls = [traced({ from: old, data: '0x00' }, {}), traced({ from: now, data: '0x00' }, {})];
    const base = { ...blockOf([]), stateHeight: 99 };
    const traces = await seeing.traceCalls({ first: [], calls, seenAt: 100 }, base, OWN_WORK);
    // What runs is under the list of the state below.
    expect(traces.map(({ vmError }) => vmError)).toEqual(['', expect.stringContaining('permission to deploy')]);
    expect(askers).toEqual([[now, 100]]);
  });

  test('are refused where the node does not say what code sees', async () => {
    const state = chain({});
    state.seen = { coinbase: '0x0', prevRandao: 0n, blockHash: 0n };
    state.call = async () => ({ returnData: '0x' as Data, vmError: 'invalid opcode', gasUsed: 0n });
    const calls = [traced({ to: CONTRACT }, {})];
    await expect(
      start(state).traceCalls({ first: [], calls, seenAt: 100 }, headBlock(), OWN_WORK),
    ).rejects.toMatchObject({
      rpc: { name: 'featureNotSupported' },
    });
  });

  test('refuse what only the chain can run', async () => {
    await expect(traceCalls([{ to: STAKING }])).rejects.toMatchObject({ rpc: { name: 'featureNotSupported' } });
  });

  test('end with the error of a read that failed', async () => {
    const error = new NodeUnavailable('connection refused');
    fake.broken = { address: CONTRACT as Address, error };
    await expect(traceCalls([{ to: OTHER }], { tracer: 'prestateTracer' })).rejects.toBe(error);
    fake.broken = null;
    await expect(traceCalls([{ to: OTHER }])).resolves.toMatchObject([{ vmError: '' }]);
  });

  test('cannot run without the funds that they name', async () => {
    await expect(traceCalls([{ from: OTHER, to: CONTRACT, value: '0x1' }])).rejects.toMatchObject({
      rpc: {
        name: 'executionFailed',
        arguments: {
          reason: `tracing failed: insufficient funds for gas * price + value: address ${OTHER} have 0 want 1`,
        },
      },
    });
  });

  test('do not run JavaScript unless the operator allows it', async () => {
    const refused = { rpc: { name: 'featureNotSupported', arguments: { feature: 'a tracer in JavaScript' } } };
    const script = '{result: () => 1, fault: () => {}}';
    await expect(traceCalls([{ to: OTHER }], { tracer: script })).rejects.toMatchObject(refused);
    const mux = { tracer: 'muxTracer', tracerConfig: { [script]: {} } };
    await expect(traceCalls([{ to: OTHER }], mux)).rejects.toMatchObject(refused);
  });
});

describe('traced transactions', () => {
  test('that the chain undid pay for their gas, and spoil no other trace', async () => {
    const undone = { ...(await transaction({ to: STAKING })), undone: true };
    const transactions = [undone, await transaction({ to: CONTRACT, nonce: 1 })];
    const block = blockOf([100_000n, 26_012n]);
    const options = optionsOf({ tracer: 'prestateTracer' });
    const [first, second] = await executor.traceTransactions({ transactions, traced: 'all', options }, block, OWN_WORK);
    expect(first).toMatchObject({ error: 'the chain undid the transaction' });
    const balance = hex(ETHER - 100_000n * 2_000_000_000n);
    expect(jsonOf(second)).toMatchObject({
      [SENDER]: { balance, nonce: 1 },
      [CONTRACT]: { storage: { [word(0)]: word(5) } },
    });
    const [last] = await executor.traceTransactions({ transactions, traced: 1, options }, block, OWN_WORK);
    expect(jsonOf(last)).toEqual(jsonOf(second));
  });

  test('show the gas that their block billed, and change the state for those after them', async () => {
    const transactions = [await transaction({ to: CONTRACT }), await transaction({ to: CONTRACT, nonce: 1 })];
    const block = blockOf([50_000n, 50_000n]);
    const options = optionsOf({ tracer: 'prestateTracer', tracerConfig: { diffMode: true } });
    const traces = await executor.traceTransactions({ transactions, traced: 'all', options }, block, OWN_WORK);
    expect(traces).toMatchObject([
      { gasUsed: 26_012n, vmError: '' },
      { gasUsed: 26_012n, vmError: '' },
    ]);
    const paid = 50_000n * 2_000_000_000n;
    expect(traces.map(jsonOf)).toEqual([
      {
        post: {
          [SENDER]: { balance: hex(ETHER - paid), nonce: 1 },
          [CONTRACT]: { storage: { [word(0)]: word(6) } },
        },
        pre: {
          [SENDER]: { balance: hex(ETHER) },
          [CONTRACT]: {
            balance: '0x0',
            code: COUNTER,
            codeHash: keccak256(COUNTER as Hash),
            storage: { [word(0)]: word(5) },
          },
        },
      },
      {
        post: {
          [SENDER]: { balance: hex(ETHER - 2n * paid), nonce: 2 },
          [CONTRACT]: { storage: { [word(0)]: word(7) } },
        },
        pre: {
          [SENDER]: { balance: hex(ETHER - paid), nonce: 1 },
          [CONTRACT]: {
            balance: '0x0',
            code: COUNTER,
            codeHash: keccak256(COUNTER as Hash),
            storage: { [word(0)]: word(6) },
          },
        },
      },
    ]);
  });

  test.each([
    ['lose their authorizations where they failed and the chain undoes them', true, {}],
    ['keep their authorizations where they failed and the chain is as Ethereum', false, { nonce: 1 }],
  ])('%s', async (_, undoesAuthorizations, delegates) => {
    const reverting = '0xdd0000000000000000000000000000000000000d';
    const state = chain({ [reverting]: { code: '0x5f5ffd' } });
    const authority = privateKeyToAccount(`0x${'22'.repeat(32)}`);
    const signed = { chainId: Number(CHAIN_ID), nonce: 0, address: CONTRACT } as const;
    const authorizationList = [await authority.signAuthorization(signed)];
    const fees = { maxFeePerGas: 2_000_000_000n, maxPriorityFeePerGas: 1n };
    const failing = { to: reverting, type: 'eip7702', gasPrice: undefined, ...fees, authorizationList };
    const transactions = [await transaction(failing), await transaction({ to: authority.address, nonce: 1 })];
    const options = optionsOf({ tracer: 'prestateTracer', tracerConfig: { disableCode: true } });
    const request = { transactions, traced: 'all' as const, options, undoesAuthorizations };
    const traces = await start(state).traceTransactions(request, blockOf([100_000n, 100_000n]), OWN_WORK);
    expect(traces.map(({ vmError }) => vmError)).toEqual(['execution reverted', '']);
    const prestate = jsonOf(traces[1]) as Record<string, object>;
    expect(prestate[authority.address.toLowerCase()] ?? {}).toMatchObject(delegates);
    expect(prestate[authority.address.toLowerCase()] === undefined).toBe(undoesAuthorizations);
  });

  test('are traced one alone after the others have run', async () => {
    const transactions = [await transaction({ to: CONTRACT }), await transaction({ to: CONTRACT, nonce: 1 })];
    const options = optionsOf({ tracer: 'flatCallTracer' });
    const traces = await executor.traceTransactions(
      { transactions, traced: 1, options },
      blockOf([50_000n, 60_000n]),
      OWN_WORK,
    );
    expect(traces.map(jsonOf)).toMatchObject([
      [
        {
          blockNumber: 100,
          blockHash: headBlock().hash,
          transactionPosition: 1,
          transactionHash: transactions[1]?.transaction.hash,
          result: { gasUsed: hex(60_000n) },
        },
      ],
    ]);
  });

  test('begin with what vesting accounts can spend by then, also where they delegate to code', async () => {
    const asked: readonly string[] = [DELEGATING, OTHER];
    const vesting = { inBlock: async (address: Address) => (asked.includes(address) ? 77n : null) };
    const state = chain({ [DELEGATING]: { balance: 5n, code: `0xef0100${CONTRACT.slice(2)}` } });
    const vested = new LocalExecutor({ state, blocks: fakeBlocks, vesting });
    executors.push(vested);
    const transactions = [await transaction({ to: DELEGATING }), await transaction({ to: OTHER, nonce: 1 })];
    const options = optionsOf({ tracer: 'prestateTracer' });
    const request = { transactions, traced: 'all' as const, options };
    const traces = await vested.traceTransactions(request, blockOf([100_000n, 100_000n]), OWN_WORK);
    const [first, second] = traces.map((trace) => jsonOf(trace) as Record<string, { balance: string }>);
    expect(first?.[DELEGATING]?.balance).toBe('0x4d');
    // A contract vests nothing, and is not asked about.
    expect(second?.[OTHER]?.balance).toBe('0x0');
  });

  test('are refused when the block ran them otherwise', async () => {
    const options = optionsOf({});
    const run = async (billed: bigint, changes: Partial<ReplayedTransaction> = {}): Promise<unknown> => {
      const one = { ...(await transaction({ to: CONTRACT })), ...changes };
      return executor.traceTransactions({ transactions: [one], traced: 0, options }, blockOf([billed]), OWN_WORK);
    };
    await expect(run(26_011n)).rejects.toThrow('it took 26012 gas, but its receipt says 26011');
    await expect(run(50_000n, { status: 0 })).rejects.toThrow('its status is 1, but its receipt says 0');
  });

  test('are refused after one that only the chain can run', async () => {
    const transactions = [await transaction({ to: STAKING }), await transaction({ to: CONTRACT, nonce: 1 })];
    const request = { transactions, traced: 1, options: optionsOf({}) };
    await expect(executor.traceTransactions(request, blockOf([50_000n, 50_000n]), OWN_WORK)).rejects.toMatchObject({
      rpc: { name: 'featureNotSupported' },
    });
  });
});

describe('a trace with limits', () => {
  test('is out of time by itself, and those after it are not', async () => {
    const slow = traced({ to: LOOP, gas: '0x1e8480' }, { timeoutMs: 1 });
    const traces = await executor.traceCalls(
      { first: [], calls: [slow, traced({ to: CONTRACT }, {})] },
      headBlock(),
      OWN_WORK,
    );
    expect(traces[0]).toMatchObject({ error: 'execution timeout', vmError: 'out of gas' });
    expect(jsonOf(traces[1])).toMatchObject({ failed: false });
    const [alone] = await executor.traceCalls({ first: [], calls: [slow] }, headBlock(), OWN_WORK);
    expect(alone).toMatchObject({ error: 'execution timeout' });
  });

  test('is an error as soon as it is larger than an answer may be', async () => {
    const limit = 100_000;
    const small = start(fake, { maxTraceBytes: limit });
    await expect(traceCalls([{ to: LOOP }], {}, small)).rejects.toMatchObject({
      rpc: { name: 'responseTooLarge', arguments: { limit } },
    });
    const loop = traced({ to: LOOP, gas: '0x30d40' }, { limit: 70_000 });
    const both = [loop, loop];
    await expect(small.traceCalls({ first: [], calls: both }, headBlock(), OWN_WORK)).rejects.toMatchObject({
      rpc: { name: 'responseTooLarge', arguments: { limit } },
    });
    await expect(traceCalls([{ to: CONTRACT }], {}, small)).resolves.toMatchObject([{ vmError: '' }]);
  });
});

describe('struct logs of ten million steps', () => {
  test('end with their error, within bounds of memory', async () => {
    const heavy = start(fake, { gasCap: 40_000_000n });
    // Three seconds on a quiet machine.
    const slow = { timeoutMs: 120_000 };
    await traceCalls([{ to: CONTRACT }], slow, heavy);
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 10);
    try {
      await expect(traceCalls([{ to: LOOP }], slow, heavy)).rejects.toMatchObject({
        rpc: { name: 'responseTooLarge', arguments: { limit: 25_000_000 } },
      });
    } finally {
      clearInterval(watch);
    }
    expect(Math.max(most, process.memoryUsage().rss) - before).toBeLessThan(200 * 1024 * 1024);
  }, 130_000);
});

describe('traces without end', () => {
  test('hold up neither calls nor the server that stops', async () => {
    const busy = start(fake, { gasCap: 10n ** 12n });
    const endless = Array.from({ length: 10 }, () =>
      traceCalls([{ to: LOOP }], { tracer: 'callTracer', timeoutMs: 30_000 }, busy).catch((error: unknown) => error),
    );
    const call = { call: { to: CONTRACT as Address }, stateOverrides: null, blockOverrides: null };
    await expect(busy.call(call, headBlock(), OWN_WORK)).resolves.toMatchObject({ vmError: '' });
    await busy.stop();
    for (const error of await Promise.all(endless)) expect(error).toMatchObject({ rpc: { name: 'serverStopping' } });
  });
});

describe('tracers in JavaScript, where the operator allows them', () => {
  let allowed: LocalExecutor;
  beforeAll(() => {
    allowed = start(fake, { javascriptTracers: true });
  });

  /** The trace, or why there is none. */
  async function script(body: string, call: object = { to: OTHER }, timeoutMs = 5_000): Promise<unknown> {
    const [trace] = await traceCalls([call], { tracer: `{fault: () => {}, ${body}}`, timeoutMs }, allowed);
    return trace !== undefined && 'error' in trace ? trace.error : jsonOf(trace);
  }

  test('read the chain in the middle of an execution', async () => {
    const reading = `seen: [], step: function (log, db) {
        if (log.op.toString() === 'SLOAD') this.seen.push(
          toHex(db.getState(log.contract.getAddress(), toWord('0x0'))),
          db.getBalance(toAddress('${SENDER}')).toString(),
          db.exists(toAddress('${STAKING}')));
      }, result: function () { return this.seen; }`;
    expect(await script(reading)).toEqual([word(5), ETHER.toString(), false]);
  });

  test('get their configuration, and may stand beside others', async () => {
    const tracer =
      '{setup: function (config) { this.config = config; }, fault: () => {}, result: function () { return this.config; }}';
    const mux = { tracer: 'muxTracer', tracerConfig: { [tracer]: { deep: [1] }, noopTracer: {} } };
    const [trace] = await traceCalls([{ to: OTHER }], mux, allowed);
    expect(jsonOf(trace)).toEqual({ [tracer]: '{"deep":[1]}', noopTracer: {} });
  });

  test.each([
    ['a loop without end', 'result: () => { for (;;) {} }', /^execution timeout/],
    ['a loop in a step', 'step: () => { for (;;) {} }, result: () => 1', /^execution timeout/],
    [
      'too much memory',
      "result: () => { const list = []; for (;;) list.push('x'.repeat(65536) + list.length); }",
      /memory/,
    ],
    ['a recursion without end', 'result: function f() { return f(); }', /stack|recursion/i],
    ['a result that refers to itself', 'result: () => { const ring = {}; ring.ring = ring; return ring; }', /circular/],
    ['a getter that throws', "result: () => ({ get trap() { throw new Error('gotcha'); } })", /gotcha/],
    [
      'a replaced prototype',
      'result: () => { Object.prototype.toJSON = () => { throw new Error("own"); }; return {}; }',
      /own/,
    ],
    ['a way out', 'result: () => this.constructor.constructor("return process")().exit()', /process/],
  ])('end with an error: %s', async (name, body, reason) => {
    expect(await script(body, { to: OTHER }, name.startsWith('a loop') ? 500 : 30_000)).toMatch(reason);
    expect(await script('result: () => 1')).toBe(1);
  });
});

function chain(more: Record<string, FakeAccount> = {}): FakeChain {
  const chain = new FakeChain({
    [SENDER]: { balance: ETHER },
    [CONTRACT]: { code: COUNTER, storage: { 0: 5n } },
    [OTHER]: { code: calling(CONTRACT) },
    // JUMPDEST, PUSH1 0, JUMP.
    [LOOP]: { code: '0x5b600056' },
    ...more,
  });
  chain.chainPrecompiles = async () => [STAKING];
  return chain;
}

function start(state: FakeChain, options: Partial<LocalExecutorOptions> = {}): LocalExecutor {
  const started = new LocalExecutor({ state, blocks: fakeBlocks }, options);
  executors.push(started);
  return started;
}

function optionsOf(changes: Partial<TraceOptions>): TraceOptions {
  const flags = { disableStack: false, disableStorage: false, enableMemory: false, enableReturnData: false };
  return { tracer: '', tracerConfig: {}, ...flags, limit: 0, timeoutMs: 5_000, ...changes };
}

function traced(call: object, changes: Partial<TraceOptions>): TracedCall {
  return { call, stateOverrides: null, blockOverrides: null, options: optionsOf(changes) };
}

function traceCalls(
  calls: object[],
  changes: Partial<TraceOptions> = {},
  by: LocalExecutor = executor,
): Promise<ExecutedTrace[]> {
  return by.traceCalls({ first: [], calls: calls.map((call) => traced(call, changes)) }, headBlock(), OWN_WORK);
}

/** A block of transactions that were billed so much gas. */
function blockOf(billed: bigint[]) {
  return headBlock({
    transactionCount: billed.length,
    rewards: billed.map((gasUsed) => ({ tip: 10n ** 9n, gasUsed })),
  });
}

async function transaction(fields: { to: string; nonce?: number; type?: string }): Promise<ReplayedTransaction> {
  const given = { chainId: Number(CHAIN_ID), gas: 100_000n, gasPrice: 2_000_000_000n, nonce: 0, type: 'legacy' };
  const unsigned = { ...given, ...fields } as TransactionSerializable;
  const raw = (await KEY.signTransaction(unsigned)) as Data;
  return { transaction: decodeTransaction(decodeData(raw)) };
}

function jsonOf(trace: ExecutedTrace | undefined): unknown {
  if (trace === undefined || !('trace' in trace)) throw new Error(`there is no trace: ${trace?.error}`);
  return JSON.parse(Buffer.from(trace.trace).toString());
}

function hex(value: bigint): string {
  return `0x${value.toString(16)}`;
}
