/** What executions on the serving thread may do: to the other clients, and to what they answer. */
import { afterAll, describe, expect, jest, test } from '@jest/globals';
import type { Address, CallObject } from '../../../generated/types.js';
import type { TraceOptions } from '../../../src/chain/traces.js';
import { LocalExecutor, type LocalExecutorOptions } from '../../../src/execution/localExecutor.js';
import { FakeChain, fakeBlocks, headBlock, type FakeAccount } from '../../unit/execution/fakeChain.js';
import { callerOf } from '../../unit/caller/callers.js';
import { immediatesDuring } from '../../support/eventLoop.js';

// Threads load TypeScript here, which takes seconds on a busy machine.
jest.setTimeout(60_000);

const SENDER = '0xaa00000000000000000000000000000000000001' as Address;
const CONTRACT = '0xcc00000000000000000000000000000000000001' as Address;
const OTHER = '0xcc00000000000000000000000000000000000002' as Address;

const executors: LocalExecutor[] = [];
afterAll(async () => {
  await Promise.all(executors.map((executor) => executor.stop()));
});

function start(
  accounts: Record<string, FakeAccount>,
  options: Partial<LocalExecutorOptions> = {},
): { chain: FakeChain; executor: LocalExecutor } {
  const chain = new FakeChain({ [SENDER]: { balance: 10n ** 20n }, ...accounts });
  const executor = new LocalExecutor({ state: chain, blocks: fakeBlocks }, { threads: 1, ...options });
  executors.push(executor);
  return { chain, executor };
}

const options = (changes: Partial<TraceOptions>): TraceOptions => ({
  ...{ tracer: '', tracerConfig: {}, disableStack: false, disableStorage: false, enableMemory: false },
  ...{ enableReturnData: false, limit: 0, timeoutMs: 5_000 },
  ...changes,
});

const request = (call: CallObject) => ({ call, stateOverrides: null, blockOverrides: null });

/** What the work resolves to, and how often others could be served meanwhile. */
async function withTurns<T>(work: () => Promise<T>): Promise<[T, number]> {
  const outcomes: T[] = [];
  const turns = await immediatesDuring(async () => void outcomes.push(await work()));
  return [outcomes[0] as T, turns];
}

describe('many short messages of one request leave the event loop', () => {
  // PUSH2 n JUMPDEST PUSH1 1 SWAP1 SUB DUP1 PUSH1 3 JUMPI STOP: less than a share of work.
  const { executor } = start({ [CONTRACT]: { nonce: 1n, code: '0x6188b85b600190038060035700' } });

  test('calls that are traced', async () => {
    const one = { ...request({ from: SENDER, to: CONTRACT }), options: options({ tracer: 'callTracer' }) };
    const calls = Array.from({ length: 100 }, () => one);
    const [outcome, turns] = await withTurns(() =>
      executor.traceCalls({ first: [], calls }, headBlock(), callerOf('a')),
    );
    expect(outcome.filter((one) => 'trace' in one && one.vmError === '')).toHaveLength(100);
    expect(turns).toBeGreaterThan(10);
  });

  test('simulated calls', async () => {
    const calls = Array.from({ length: 16 }, () => ({ from: SENDER, to: CONTRACT, gas: '0x17d784' }));
    const [outcome, turns] = await withTurns(() =>
      executor.simulate({ blockStateCalls: [{ calls }] } as never, headBlock(), callerOf('a')),
    );
    const [block] = JSON.parse(outcome.toString()) as { calls: { status: string }[] }[];
    expect(block?.calls.map(({ status }) => status)).toEqual(Array(16).fill('0x1'));
    expect(turns).toBeGreaterThan(3);
  });

  test('a list of accesses that grows by one with each run', async () => {
    // SLOAD of as many slots as there were warm ones, and of one more.
    const data = '0x5f5b5a8154505a90036103e810601957600101600156000000005b00';
    const [outcome, turns] = await withTurns(async () =>
      executor.createAccessList(request({ from: SENDER, data, gas: '0x100000' }), headBlock(), callerOf('a')),
    );
    expect(outcome.accessList[0]?.storageKeys).toHaveLength(483);
    expect(turns).toBeGreaterThan(3);
  });
});

describe('a client', () => {
  test('waits no longer for a node that hangs than a call may take', async () => {
    const { chain, executor } = start({ [CONTRACT]: { nonce: 1n, code: '0x60005400' } }, { timeoutMs: 300 });
    chain.storage = () => new Promise(() => undefined);
    await expect(
      executor.call(request({ from: SENDER, to: CONTRACT }), headBlock(), callerOf('a')),
    ).rejects.toMatchObject({ rpc: { name: 'requestTimedOut', arguments: { timeoutMs: 300 } } });
  });

  test('may have so many calls wait, and no more', async () => {
    const { chain, executor } = start({ [CONTRACT]: { nonce: 1n, code: '0x60005400' } }, { maxWaiting: 4 });
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const storage = chain.storage.bind(chain);
    chain.storage = async (...of) => {
      await answered;
      return storage(...of);
    };
    const calls = Array.from({ length: 20 }, async () =>
      executor.call(request({ from: SENDER, to: CONTRACT }), headBlock(), callerOf('a')),
    );
    const [other] = await Promise.allSettled([calls[19]]);
    expect(other).toMatchObject({ status: 'rejected', reason: { rpc: { name: 'limitExceeded' } } });
    answer();
    const ends = await Promise.allSettled(calls);
    // Twelve of sixteen places are one client's, and four wait.
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(16);
  });
});

describe('an answer', () => {
  test('does not depend on values that were missing when an instruction ran out of gas', async () => {
    // CALL of an account that exists, with one wei and too little gas.
    const code = `0x60006000600060006001${`73${OTHER.slice(2)}`}6000f100`;
    const { executor } = start({ [CONTRACT]: { nonce: 1n, code, balance: 10n }, [OTHER]: { balance: 5n } });
    const call = { ...request({ from: SENDER, to: CONTRACT, gas: '0x7148' }), options: options({}) };
    const [traced] = await executor.traceCalls({ first: [], calls: [call] }, headBlock(), callerOf('a'));
    const { structLogs } = JSON.parse(Buffer.from((traced as { trace: Uint8Array }).trace).toString()) as {
      structLogs: { op: string; gasCost: number }[];
    };
    expect(structLogs.at(-1)).toMatchObject({ op: 'CALL', gasCost: 11_600 });
  });

  test('about Go code is of the state in which the code runs', async () => {
    const { chain, executor } = start({ [CONTRACT]: { nonce: 1n, code: '0x602a60005260206000f3' } });
    // A token from height 100 on.
    chain.isErc20Precompile = async (_address: Address, height = 0) => height >= 100;
    const call = request({ from: SENDER, to: CONTRACT });
    const before = { ...headBlock(), stateHeight: headBlock().number - 1 };
    const calls = [{ ...call, options: options({ tracer: 'callTracer' }) }];
    await expect(executor.traceCalls({ first: [], calls }, before, callerOf('a'))).resolves.toEqual([
      expect.objectContaining({ vmError: '', trace: expect.anything() }),
    ]);
    await expect(executor.call(call, headBlock(), callerOf('a'))).rejects.toMatchObject({
      rpc: { name: 'featureNotSupported' },
    });
  });
});
