import { OWN_WORK, ownWork } from '../../../src/caller/caller.js';
import { callerOf } from '../../unit/caller/callers.js';
import { afterAll, describe, expect, jest, test } from '@jest/globals';
import type { Address, CallObject } from '../../../generated/types.js';
import { NodeUnavailable } from '../../../src/chain/chainErrors.js';
import { ExecutionError } from '../../../src/execution/refusals/executionError.js';
import { LocalExecutor, type LocalExecutorOptions } from '../../../src/execution/localExecutor.js';
import { fakeBlocks, FakeChain, headBlock } from '../../unit/execution/fakeChain.js';
import { turnsDuring } from '../../support/eventLoop.js';

const ANSWER = '0x00000000000000000000000000000000000000aa';
const LOOP = '0x00000000000000000000000000000000000000bb';
const READER = '0x00000000000000000000000000000000000000cc' as Address;
const HEAVY = '0x00000000000000000000000000000000000000dd';

/** Answers 42. */
const ANSWER_CODE = '0x602a60005260206000f3';
/** JUMPDEST, PUSH1 0, JUMP. */
const LOOP_CODE = '0x5b600056';
/** Answers storage slot 0. */
const READER_CODE = '0x60005460005260206000f3';
/** Pairings of 12 points at infinity in a loop: most of the time is spent outside the interpreter. */
const HEAVY_CODE = '0x5b6000600061090060006008620f4240fa50600056';

// Threads load TypeScript here, which takes seconds on a busy machine.
jest.setTimeout(60_000);

const executors: LocalExecutor[] = [];
const chainOfPatient = chain();
const patient = start(chainOfPatient, { threads: 1 });
const impatient = start(chain(), { threads: 1, timeoutMs: 200, gasCap: 10n ** 12n, maxWaiting: 1 });

afterAll(async () => {
  await Promise.all(executors.map((executor) => executor.stop()));
});

describe('an execution in its own thread', () => {
  test('answers as a job runner in this thread does', async () => {
    await expect(run(patient, ANSWER)).resolves.toEqual({
      returnData: `0x${'2a'.padStart(64, '0')}`,
      vmError: '',
      gasUsed: 21_018n,
    });
  });

  test('reads the chain once per account and slot', async () => {
    chainOfPatient.reads.length = 0;
    await run(patient, READER);
    expect(chainOfPatient.reads.toSorted()).toEqual([
      `account 0x${'0'.repeat(40)}`,
      `account ${READER}`,
      `code ${READER}`,
      `storage ${READER} 0`,
      `token ${READER}`,
    ]);
  });

  test('remembers code between calls, and on one block that it is no Go code, and nothing else', async () => {
    chainOfPatient.reads.length = 0;
    await run(patient, READER);
    expect(chainOfPatient.reads.toSorted()).toEqual([
      `account 0x${'0'.repeat(40)}`,
      `account ${READER}`,
      `storage ${READER} 0`,
    ]);
  });

  test('keeps calls apart that arrive together', async () => {
    const calls = Array.from({ length: 20 }, (_, i) => run(patient, i % 2 === 0 ? ANSWER : READER));
    const answers = (await Promise.all(calls)).map(({ returnData }) => BigInt(returnData));
    expect(answers).toEqual(Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? 42n : 7n)));
  });

  test('fails with the error of the read that failed', async () => {
    const error = new NodeUnavailable('connection refused');
    chainOfPatient.broken = { address: READER, error };
    await expect(run(patient, READER)).rejects.toBe(error);
    chainOfPatient.broken = null;
    await expect(run(patient, READER)).resolves.toMatchObject({ vmError: '' });
  });

  test('bounds the reads of one call', async () => {
    const executor = start(chain(), { maxReads: 3 });
    await expect(run(executor, READER)).rejects.toMatchObject({
      rpc: { name: 'limitExceeded', arguments: { what: 'state reads of one call', value: 4, limit: 3 } },
    });
  });
});

describe('an execution that does not end', () => {
  test('ends when its time is over, and the next call is served', async () => {
    const looping = run(impatient, LOOP);
    await expect(looping).rejects.toMatchObject({ rpc: { name: 'requestTimedOut', arguments: { timeoutMs: 200 } } });
    await expect(run(impatient, ANSWER)).resolves.toMatchObject({ vmError: '' });
  });

  test('ends inside precompiles that compute for long', async () => {
    await expect(run(impatient, HEAVY)).rejects.toMatchObject({ rpc: { name: 'requestTimedOut' } });
  });

  test('leaves the main thread free', async () => {
    await run(impatient, ANSWER);
    const ended = () => expect(run(impatient, LOOP)).rejects.toMatchObject({ rpc: { name: 'requestTimedOut' } });
    expect(await turnsDuring(10, ended)).toBeGreaterThan(5);
  });

  test('refuses calls when as many as allowed are waiting', async () => {
    const looping = failuresOf(3, () => run(impatient, LOOP));
    expect(await Promise.race(looping)).toMatchObject({
      rpc: { name: 'limitExceeded', arguments: { value: 2, limit: 1 }, data: { limit: 1 } },
    });
    // Short calls need no thread.
    await expect(run(impatient, ANSWER)).resolves.toMatchObject({ vmError: '' });
    expect(await namesOf(looping)).toEqual(['limitExceeded', 'requestTimedOut', 'requestTimedOut']);
  });

  test('does not delay others while a thread is free', async () => {
    const executor = start(chain(), { threads: 2, timeoutMs: 60_000, gasCap: 10n ** 12n });
    const looping = expect(run(executor, LOOP)).rejects.toMatchObject({ rpc: { name: 'serverStopping' } });
    await expect(run(executor, ANSWER)).resolves.toMatchObject({ vmError: '' });
    await executor.stop();
    await looping;
  });

  test('leaves a thread to other clients, whatever number of calls one has', async () => {
    const executor = start(chain(), { timeoutMs: 600_000, gasCap: 10n ** 12n, maxWaiting: 4 });
    const looping = failuresOf(7, () => run(executor, LOOP, callerOf('a')));
    expect(await Promise.race(looping)).toMatchObject({
      rpc: { name: 'limitExceeded', arguments: { value: 5, limit: 4 } },
    });
    await expect(run(executor, ANSWER, callerOf('b'))).resolves.toMatchObject({ vmError: '' });
    await executor.stop();
    expect(await namesOf(looping)).toEqual(['limitExceeded', ...Array.from({ length: 6 }, () => 'serverStopping')]);
  });

  test('is ended when its client leaves, and the next call is served', async () => {
    const fake = chain();
    const executor = start(fake, { threads: 1, timeoutMs: 600_000, gasCap: 10n ** 12n });
    const leaving = new AbortController();
    const looping = run(executor, LOOP, ownWork(leaving.signal));
    while (!fake.reads.includes(`code ${LOOP}`)) await new Promise(setImmediate);
    leaving.abort(new Error('the client left'));
    await expect(looping).rejects.toThrow('the client left');
    await expect(run(executor, ANSWER)).resolves.toMatchObject({ vmError: '' });
  });

  test('does not hold up a client that leaves', async () => {
    const first = run(impatient, LOOP);
    const leaving = new AbortController();
    const second = run(impatient, ANSWER, ownWork(leaving.signal));
    await Promise.resolve();
    leaving.abort(new Error('the client left'));
    await expect(second).rejects.toThrow('the client left');
    await expect(first).rejects.toMatchObject({ rpc: { name: 'requestTimedOut' } });
  });

  test('ends when the server stops, which serves no more calls', async () => {
    const executor = start(chain(), { timeoutMs: 60_000, gasCap: 10n ** 12n });
    await run(executor, ANSWER);
    const ended = expect(run(executor, LOOP)).rejects.toMatchObject({ rpc: { name: 'serverStopping' } });
    await executor.stop();
    await ended;
    await expect(run(executor, ANSWER)).rejects.toMatchObject({ rpc: { name: 'serverStopping' } });
  });
});

/** The errors of executions that all fail. Which of them comes to the threads last is open. */
function failuresOf(count: number, execute: () => Promise<unknown>): Promise<ExecutionError>[] {
  return Array.from({ length: count }, async () => {
    const error: unknown = await execute().then(
      () => 'the execution did not fail',
      (reason: unknown) => reason,
    );
    if (error instanceof ExecutionError) return error;
    throw new Error(`not an error of an execution: ${String(error)}`);
  });
}

async function namesOf(failures: readonly Promise<ExecutionError>[]): Promise<string[]> {
  return (await Promise.all(failures)).map((error) => error.rpc.name).toSorted();
}

function chain(): FakeChain {
  return new FakeChain({
    [ANSWER]: { code: ANSWER_CODE },
    [LOOP]: { code: LOOP_CODE },
    [READER]: { code: READER_CODE, storage: { 0: 7n } },
    [HEAVY]: { code: HEAVY_CODE },
  });
}

function start(state: FakeChain, options: Partial<LocalExecutorOptions> = {}): LocalExecutor {
  const executor = new LocalExecutor({ state, blocks: fakeBlocks }, options);
  executors.push(executor);
  return executor;
}

async function run(executor: LocalExecutor, to: string, caller = OWN_WORK) {
  const call = { to } as CallObject;
  return executor.call({ call, stateOverrides: null, blockOverrides: null }, headBlock(), caller);
}
