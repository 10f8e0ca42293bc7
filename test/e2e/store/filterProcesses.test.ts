/** Processes that poll one filter. */
import { once } from 'node:events';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { NewFilter } from '../../../src/store/filterStore.js';
import { openIndexWithFilters, type IndexWithFilters } from '../../unit/store/shared/indexWithFilters.js';

let folder: string;
let index: IndexWithFilters;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halley-filters-'));
  index = openIndexWithFilters(folder);
  await index.filters.add(BLOCK_FILTER, CAPS);
});
afterEach(async () => {
  await index.close();
  await rm(folder, { recursive: true });
});

const CAPS = { filtersPerClient: 10, bytesPerClient: 10_000, filters: 100, bytes: 100_000 };
const ID = `0x${'ab'.repeat(16)}`;
const BLOCK_FILTER: NewFilter = {
  id: ID,
  kind: 'blocks',
  filter: null,
  clientAddress: '127.0.0.1',
  position: { cursor: 0, logsTaken: 0, generation: 0, since: 0, removal: null },
  usedAtMs: 1_000,
};

interface Poller {
  child: ChildProcess;
  /** What it printed. */
  taken: number[];
  isReady: Promise<void>;
  /** Exit code and signal, after the last line. */
  ended: Promise<[number | null, string | null]>;
}

/** Starts a process that takes the entries of the filter one by one, once it gets an input. */
function startPoller(end: number, onTaken: (poller: Poller) => void = () => undefined): Poller {
  const script = join(import.meta.dirname, 'filterProcess.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder, ID, String(end)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  // The other processes may be at the end first.
  child.stdin.on('error', () => undefined);
  const exited = once(child, 'exit') as Poller['ended'];
  const lines = createInterface(child.stdout);
  const isReady = new Promise<void>((resolve) => lines.once('line', () => resolve()));
  const closed = once(lines, 'close');
  const poller: Poller = { child, taken: [], isReady, ended: closed.then(() => exited) };
  lines.on('line', (line) => {
    if (line === 'ready') return;
    poller.taken.push(Number(line));
    onTaken(poller);
  });
  return poller;
}

/** Lets all of them begin at the same moment. */
async function begin(pollers: Poller[]): Promise<void> {
  await Promise.all(pollers.map(({ isReady }) => isReady));
  for (const { child } of pollers) child.stdin!.write('\n');
}

const ascending = (numbers: number[]): number[] => numbers.toSorted((one, other) => one - other);
const upTo = (end: number): number[] => Array.from({ length: end }, (_, at) => at + 1);

test.each([2, 5])(
  'when %i processes poll one filter, each entry goes to one of them',
  async (processes) => {
    const pollers = Array.from({ length: processes }, () => startPoller(500));
    await begin(pollers);
    expect(await Promise.all(pollers.map(({ ended }) => ended))).toEqual(pollers.map(() => [0, null]));
    expect(ascending(pollers.flatMap(({ taken }) => taken))).toEqual(upTo(500));
    for (const { taken } of pollers) expect(taken).toEqual(ascending(taken));
  },
  60_000,
);

test('processes that are killed take nothing twice, and nothing that they did not print but their last entry', async () => {
  const END = 1_000;
  const killed = [1, 2].map(() =>
    startPoller(END, ({ child, taken }) => {
      if (taken.length === 50) child.kill('SIGKILL');
    }),
  );
  const others = [1, 2].map(() => startPoller(END));
  const pollers = [...killed, ...others];
  await begin(pollers);
  const ends = await Promise.all(pollers.map(({ ended }) => ended));
  expect(ends.slice(2)).toEqual([
    [0, null],
    [0, null],
  ]);
  const taken = pollers.flatMap((poller) => poller.taken);
  expect(new Set(taken).size).toBe(taken.length);
  const missing = upTo(END).filter((number) => !taken.includes(number));
  const signals = ends.filter(([, signal]) => signal === 'SIGKILL').length;
  expect(missing.length).toBeLessThanOrEqual(signals);
  expect(index.filters.get(ID)?.stored.cursor).toBe(END);
}, 60_000);

test('a killed process leaves the cursor at the last entry that it took', async () => {
  const poller = startPoller(Infinity, ({ child, taken }) => {
    if (taken.length === 100) child.kill('SIGKILL');
  });
  await begin([poller]);
  expect(await poller.ended).toEqual([null, 'SIGKILL']);
  const { stored } = index.filters.get(ID)!;
  const last = poller.taken.at(-1)!;
  // The process may have been killed between taking the last entry and printing it.
  expect([last, last + 1]).toContain(stored.cursor);
  expect(await index.filters.advance(ID, stored, { ...stored, cursor: stored.cursor + 1 }, 0)).toBe(true);
}, 60_000);
