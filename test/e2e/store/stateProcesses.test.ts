/** Stored values of the state are right or not known, whatever happens to the process, its disk and its file. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { StateStore } from '../../../src/store/state/stateStore.js';
import { runs } from '../../support/longRuns.js';
import { randomNumbers } from '../../unit/store/damage/damage.js';

const IDENTITY = { cometChainId: 'test-1', chainId: 262144n, denom: 'atest', decimals: 18 };
const ENDLESS = '1000000';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halley-state-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A process of `stateProcess.ts` and what it has printed. */
class Program {
  readonly child: ChildProcess;
  readonly lines: Record<string, unknown>[] = [];
  readonly ended: Promise<unknown[]>;
  #noted = (): void => undefined;

  constructor(task: string, seed: number, argument: string, maxFileBlocks?: number) {
    const program = join(import.meta.dirname, 'stateProcess.ts');
    const all = [process.execPath, '--import', 'tsx', program, task, join(folder, 'state'), String(seed), argument];
    const limit = maxFileBlocks === undefined ? '' : `ulimit -f ${maxFileBlocks}; trap '' XFSZ; `;
    this.child = spawn('sh', ['-c', `${limit}exec "$0" "$@"`, ...all], { stdio: ['ignore', 'pipe', 'inherit'] });
    createInterface(this.child.stdout!).on('line', (line) => {
      this.lines.push(JSON.parse(line) as Record<string, unknown>);
      this.#noted();
    });
    this.ended = once(this.child, 'close');
  }

  /** Resolves when it has printed a line with this member, or has ended. */
  async until(member: string): Promise<void> {
    while (this.child.exitCode === null && this.child.signalCode === null && !this.lines.some((line) => member in line))
      await Promise.race([new Promise<void>((resolve) => (this.#noted = resolve)), this.ended]);
  }

  /** The values of a member of its lines. */
  all(member: string): unknown[] {
    return this.lines.filter((line) => member in line).map((line) => line[member]);
  }
}

async function openHere(warnings: string[]): Promise<StateStore | null> {
  const log = { warn: (_: object, message: string) => void warnings.push(message) };
  return StateStore.open(join(folder, 'state'), { identity: IDENTITY, maxBytes: 2 ** 30, log });
}

test('a killed process leaves values of the chain, which hold when the chain continues otherwise', async () => {
  const random = randomNumbers(1);
  const lasts: unknown[] = [];
  for (let seed = 1; seed <= runs(6, 100); seed++) {
    rmSync(join(folder, 'state'), { recursive: true, force: true });
    const killed = new Program('follow', seed, ENDLESS);
    await killed.until('opened');
    await sleep(random() * 400);
    killed.child.kill('SIGKILL');
    expect([await killed.ended, killed.all('wrong')]).toEqual([[null, 'SIGKILL'], []]);
    const resumed = new Program('resume', seed, '60');
    expect([await resumed.ended, resumed.all('wrong')]).toEqual([[0, null], []]);
    const [last, isOfChain] = [...resumed.all('last'), ...resumed.all('isOfChain')];
    if (last !== 0) expect(isOfChain).toBe(true);
    expect(resumed.all('logged')).toEqual([]);
    lasts.push(last);
  }
  expect(Math.max(...lasts.map(Number))).toBeGreaterThan(20);
}, 600_000);

test('one process at a time stores values, and the next one can as soon as it is killed', async () => {
  const first = new Program('follow', 1, ENDLESS);
  await first.until('opened');
  const second = new Program('follow', 1, '10');
  expect(await second.ended).toEqual([0, null]);
  expect(second.lines).toEqual([
    { logged: 'another process stores values of the state here: this one goes without' },
    { refused: true },
  ]);
  first.child.kill('SIGKILL');
  await first.ended;
  const warnings: string[] = [];
  const third = await openHere(warnings);
  expect(third?.newestRun()?.last).toBeGreaterThan(0);
  await third?.close();
  expect(warnings).toEqual([]);
}, 60_000);

test.each([16, 64, 1_000, 1_500])(
  'values are right on a full disk of %i blocks',
  async (maxFileBlocks) => {
    const full = new Program('follow', 3, '1000', maxFileBlocks);
    expect(await full.ended).toEqual([0, null]);
    expect(full.all('wrong')).toEqual([]);
    const warnings: string[] = [];
    if (full.all('refused').length > 0) {
      expect(full.all('logged')).toEqual(['no values of the state are stored until the next start']);
    } else {
      expect(full.all('logged')).toEqual(['values of the state are not stored from this height on']);
      const resumed = new Program('resume', 3, '60');
      expect([await resumed.ended, resumed.all('wrong')]).toEqual([[0, null], []]);
    }
    const opened = await openHere(warnings);
    expect(opened).not.toBeNull();
    await opened?.close();
  },
  120_000,
);

test('what is read of a damaged file is right, and a process that LMDB ends is the child that tries it', async () => {
  const told = new Program('follow', 2, '300');
  expect(await told.ended).toEqual([0, null]);
  const ways = ['a few bytes', 'bits', 'garbled', 'zeroed'];
  const damages = Array.from({ length: runs(12, 400) }, (_, seed) => ({ seed, damage: ways[seed % ways.length] }));
  const read = new Program('damaged', 2, JSON.stringify(damages));
  const ended = await read.ended;
  expect(read.all('wrong')).toEqual([]);
  expect(ended).toEqual([0, null]);
  const known = read.all('known').map(Number);
  expect(known.filter((count) => count > 0).length).toBeGreaterThan(0);
  expect(known.filter((count) => count === 0).length).toBeGreaterThan(0);
}, 600_000);
