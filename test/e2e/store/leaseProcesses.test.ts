/** Processes that share the limits of one service. */
import { once } from 'node:events';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { closeFile } from '../../../src/store/lmdb/openingLock.js';
import { openSharedFile, type SharedEnvironment } from '../../../src/store/shared/sharedFile.js';
import { SharedLeases } from '../../../src/store/shared/sharedLeases.js';

const WORKERS = 4;
const MEMORY = 64 * 1_048_576;

let path: string;
let file: SharedEnvironment;
let leases: SharedLeases;
const started: ChildProcess[] = [];

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'halley-leases-'));
  file = openSharedFile(path);
  leases = new SharedLeases(file, { worker: 0, workers: WORKERS, onFailure: (error) => expect(error).toBeNull() });
});
afterEach(async () => {
  await Promise.all(started.splice(0).map(kill));
  await closeFile(file);
  await rm(path, { recursive: true });
});

interface Started<T> {
  child: ChildProcess;
  /** Begins the task, which ends then on the clock of all processes; resolves to its result. */
  run(untilMs?: number): Promise<T>;
}

async function start<T>(worker: number, task: 'spend' | 'change' | 'hold'): Promise<Started<T>> {
  const script = join(import.meta.dirname, 'leaseProcess.ts');
  const given = [path, String(worker), String(WORKERS), task];
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...given], { stdio: ['pipe', 'pipe', 'inherit'] });
  started.push(child);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  expect(await lines.next()).toEqual({ done: false, value: 'ready' });
  return {
    child,
    async run(untilMs = 0) {
      child.stdin.write(`${untilMs}\n`);
      return JSON.parse((await lines.next()).value as string) as T;
    },
  };
}

function startAll<T>(task: 'spend' | 'change' | 'hold'): Promise<Started<T>[]> {
  return Promise.all(Array.from({ length: WORKERS }, (_, i) => start<T>(i + 1, task)));
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

test('a client that asks all workers gets a sixteenth of the burst more for each at most', async () => {
  const workers = await startAll<number>('spend');
  const untilMs = leases.now() + 4_000;
  const spent = await Promise.all(workers.map((worker) => worker.run(untilMs)));
  expect(sumOf(spent)).toBeGreaterThanOrEqual(16_000);
  expect(sumOf(spent)).toBeLessThanOrEqual(16_000 + 4_000 + WORKERS * 1_000);
}, 60_000);

test('a worker that is killed while it takes units keeps no other from them', async () => {
  const [killed, ...others] = await startAll<number>('spend');
  const untilMs = leases.now() + 2_000;
  const running = others.map((worker) => worker.run(untilMs));
  killed!.child.stdin!.write(`${untilMs + 60_000}\n`);
  expect(leases.hold('before', 1, 1)).toEqual({ others: 0, isHeld: true });
  await kill(killed!.child);
  const spent = sumOf(await Promise.all(running));
  expect(spent).toBeGreaterThan(0);
  expect(spent).toBeLessThanOrEqual(16_000 + 2_000 + WORKERS * 1_000);
  expect(leases.hold('after', 1, 1)).toEqual({ others: 0, isHeld: true });
}, 60_000);

test('the memory of all workers stays within the budget, whatever they take and give back', async () => {
  const workers = await startAll<number>('change');
  const untilMs = leases.now() + 3_000;
  const held = await Promise.all(workers.map((worker) => worker.run(untilMs)));
  expect(sumOf(held)).toBeGreaterThan(MEMORY / 4);
  expect(sumOf(held)).toBeLessThanOrEqual(MEMORY);
}, 60_000);

test('what a killed worker has held goes to others, and not a byte above', async () => {
  const workers = await startAll<{ connections: number; bytes: number }>('hold');
  const held = await Promise.all(workers.map((worker) => worker.run()));
  expect(sumOf(held.map(({ connections }) => connections))).toBe(50);
  const bytes = sumOf(held.map((each) => each.bytes));
  expect(bytes).toBeLessThanOrEqual(MEMORY);
  expect(bytes).toBeGreaterThan(MEMORY - (WORKERS * MEMORY) / 128);

  const most = held.findIndex(({ connections }) => connections === Math.max(...held.map((each) => each.connections)));
  await kill(workers[most]!.child);
  const before = await start<{ connections: number; bytes: number }>(5, 'hold');
  expect((await before.run()).connections).toBe(0);
  await kill(before.child);

  await leases.forgetWorker(most + 1);
  await leases.forgetWorker(5);
  const next = await (await start<{ connections: number; bytes: number }>(6, 'hold')).run();
  expect(next.connections).toBe(held[most]!.connections);
  expect(bytes - held[most]!.bytes + next.bytes).toBeLessThanOrEqual(MEMORY);
  expect(next.bytes).toBeGreaterThanOrEqual(held[most]!.bytes);
}, 60_000);
