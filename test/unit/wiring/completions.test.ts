/** Contracts that the operator names, while the stream has gaps and the disk has none left. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Address } from '../../../generated/types.js';
import { AnswerTooLarge } from '../../../src/chain/chainErrors.js';
import { StateView } from '../../../src/state/stateView.js';
import { outcomeFile } from '../../../src/state/completionRequests.js';
import { StateStore } from '../../../src/store/state/stateStore.js';
import { completeContracts } from '../../../src/wiring/completions.js';
import { until } from '../../support/chainProgress.js';
import { commit } from '../../support/stream/stateMessages.js';

const CONTRACT = `0x${'c0'.repeat(20)}` as Address;

let folder: string;
let disk: StateStore | null;
let view: StateView;
let logged: string[];
/** The newest height of the node. */
let newest: number;
/** How often the node was asked for the slots of a contract. */
let asked: number;
let failure: Error;
/** Null while the node fails. */
let answerHeight: (() => number) | null;
let stop: () => Promise<void>;

const note = (_fields: object, message: string): void => void logged.push(message);
// The other levels are not used.
const log = { debug: () => undefined, info: note, warn: note, error: note } as never;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halley-completions-'));
  [logged, newest, asked] = [[], 10, 0];
  failure = new Error('the node fails');
  answerHeight = () => newest;
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

async function start(addresses: Address[], maxBytes = 2 ** 30): Promise<void> {
  disk = await StateStore.open(folder, {
    identity: { cometChainId: 'test-1', chainId: 262144n, denom: 'atest', decimals: 18 },
    maxBytes,
    log,
  });
  view = new StateView({ raw: {} as never, coin: { denom: 'atest' }, log }, { maxBytes: 1_000_000 });
  if (disk !== null) view.useDisk(disk);
  const run = disk?.newestRun() ?? null;
  if (run !== null) view.resume(run);
  else await takeBlocks(10, 10);
  const subspace = () => {
    asked += 1;
    return answerHeight === null ? Promise.reject(failure) : Promise.resolve({ height: answerHeight(), entries: [] });
  };
  const node = { applicationInfo: () => Promise.resolve({ lastHeight: newest }) };
  const stopping = new AbortController();
  const working = completeContracts(
    // Only these are used.
    { stored: { view, subspace }, node } as never,
    { addresses, folder: join(folder, 'complete'), retryMs: { first: 200, longest: 200 } },
    { log, signal: stopping.signal },
  );
  // The chain goes on.
  const blocks = setInterval(() => void takeBlocks(newest + 1, newest + 1), 50);
  stop = async () => {
    stopping.abort();
    clearInterval(blocks);
    await working;
    await disk?.close();
  };
}

async function takeBlocks(from: number, to: number): Promise<void> {
  for (let height = from; height <= to; height++) {
    newest = height;
    view.finalized({ height, hash: Buffer.alloc(32, 1) });
    await view.committed(commit(height));
  }
}

const isComplete = () => view.contracts.isComplete(CONTRACT) === true;

test('contracts of the settings are complete again after a gap, and are not read again after a restart', async () => {
  await start([CONTRACT]);
  await until('it is complete', isComplete);
  expect(asked).toBe(1);
  view.lost('test');
  await takeBlocks(newest + 5, newest + 5);
  expect(isComplete()).toBe(false);
  await until('it is complete again', isComplete);
  expect(asked).toBe(2);
  await stop();
  await start([CONTRACT]);
  await until('it is known to be complete', isComplete);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(asked).toBe(2);
});

test('a contract of the settings is tried again after a failure, which is told once', async () => {
  answerHeight = null;
  await start([CONTRACT]);
  await until('it was tried some times', () => asked >= 3);
  expect(logged).toEqual(['a contract cannot be completed']);
  answerHeight = () => newest;
  await until('it is complete', isComplete);
});

test('a contract of the settings that is too large is not read again', async () => {
  failure = new AnswerTooLarge('an answer of 40000000 bytes');
  answerHeight = null;
  await start([CONTRACT]);
  await until('it is told', () => logged.length >= 2);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect([asked, logged]).toEqual([
    1,
    ['a contract cannot be completed', 'the contract is too large: it is not read again before the next start'],
  ]);
});

test('requests are answered again once their folder can be used, without another question', async () => {
  await start([]);
  const requests = join(folder, 'complete');
  await until('there is a folder for requests', () => existsSync(requests));
  // Where the outcome would be written.
  mkdirSync(join(requests, 'outcome'));
  writeFileSync(join(requests, CONTRACT), '');
  await until('there is trouble', () => logged.includes('requests to complete contracts cannot be answered'));
  rmSync(join(requests, 'outcome'), { recursive: true });
  await until('there is an outcome', () => existsSync(outcomeFile(requests, CONTRACT)));
  expect(readFileSync(outcomeFile(requests, CONTRACT), 'utf8')).toBe('complete: 0 slots');
  expect([existsSync(join(requests, CONTRACT)), asked]).toEqual([false, 1]);
  rmSync(requests, { recursive: true });
  await until('the folder is made again', () => existsSync(requests));
});

test.each([
  ['another process keeps them', async () => StateStore.open(folder, { identity, maxBytes: 2 ** 30, log }), 2 ** 30],
  ['none are to be kept', () => Promise.resolve(null), 0],
])('requests are left to others where no values are kept on the disk: %s', async (_why, other, maxBytes) => {
  const owner = await other();
  await start([CONTRACT], maxBytes);
  mkdirSync(join(folder, 'complete'), { recursive: true });
  writeFileSync(join(folder, 'complete', CONTRACT), '');
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect([readFileSync(join(folder, 'complete', CONTRACT), 'utf8'), asked]).toEqual(['', 0]);
  expect(logged).toContain('contracts cannot be completed');
  await owner?.close();
});

const identity = { cometChainId: 'test-1', chainId: 262144n, denom: 'atest', decimals: 18 };
