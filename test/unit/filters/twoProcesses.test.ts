/** Two processes poll the same filters while blocks come and go: whatever each has read, a client sees one order. */
import { afterEach, expect, test } from '@jest/globals';
import type { FilterId, Hash, Log } from '../../../generated/types.js';
import { MemoryBudget } from '../../../src/caller/memoryBudget.js';
import { NodeUnavailable } from '../../../src/chain/chainErrors.js';
import { EncodedJson } from '../../../src/json/encodedJson.js';
import { Filters, type FiltersOptions } from '../../../src/filters/filters.js';
import { FakeChain } from '../indexer/fakeChain.js';
import { Setup } from '../indexer/setup.js';
import { until } from '../indexer/until.js';
import { randomNumbers } from '../store/damage/damage.js';
import { syntheticLog } from '../store/syntheticBlocks.js';
import { FakeClock, FakeMempool, FakeRequest, MEMORY_BYTES, token, transfer } from './filterStage.js';

const START = 20;
const STEPS = 60;
/** Small, so that a poll rarely takes everything, and a block may be split. */
const PAGE = { maxEntries: 3, maxBlocks: 1_000, maxBytes: 100_000, maxBlockBytes: 200_000 };
const OPTIONS = { timeoutMs: 300_000, cleanupIntervalMs: 30_000, filtersPerClient: 10, page: PAGE };

let processes: { setup: Setup; filters: Filters }[] = [];
afterEach(async () => {
  const [first, second] = processes;
  for (const { filters } of processes) await filters.stop();
  await second?.setup.stop();
  await first?.setup.dispose();
  processes = [];
});

async function startProcess(setup: Setup, clock = new FakeClock(), options: Partial<FiltersOptions> = {}) {
  const memory = new MemoryBudget({ limitBytes: MEMORY_BYTES, stallTimeoutMs: 0 });
  const { archive: blocks, removedLogs, log } = setup;
  const parts = { store: setup.filters(), blocks, removedLogs, mempool: new FakeMempool(), log, memory };
  const filters = new Filters({ ...OPTIONS, ...options }, { ...parts, clock });
  await setup.start();
  await filters.start();
  processes.push({ setup, filters });
}

test.each([1, 2, 3])(
  'each log and each block comes once, and each removed log once more, seed %i',
  async (seed) => {
    const chain = new FakeChain(START, () => [
      { logs: [syntheticLog(token, [transfer]), syntheticLog(token, [transfer])] },
    ]);
    const setup = await Setup.create(chain);
    await startProcess(setup);
    await startProcess(setup.beside());
    const [first] = processes;
    const logFilter = await first!.filters.createLogFilter({}, new FakeRequest());
    const blockFilter = await first!.filters.createBlockFilter(new FakeRequest());
    const logs: Log[] = [];
    const hashes: Hash[] = [];
    const random = randomNumbers(seed);
    const below = (limit: number): number => Math.floor(random() * limit);
    const polling: Promise<void>[] = [];

    for (let step = 0; step < STEPS; step++) {
      polling.push(...polls(logFilter, logs), ...polls(blockFilter, hashes));
      if (below(3) === 0 && chain.height > START + 5) {
        chain.setBack(chain.height - 1 - below(4));
        await Promise.all(processes.map((one) => one.setup.indexer.wentBackTo(chain.height)));
      }
      polling.push(...polls(logFilter, logs), ...polls(blockFilter, hashes));
      for (let made = below(4); made >= 0; made--) {
        chain.grow(1, `branch ${step}`);
        for (const one of processes) one.setup.heads.announce(chain.height);
      }
      if (below(2) === 0) await Promise.all(polling.splice(0));
      await headsReached(chain.height);
    }
    await Promise.all(polling);
    for (let length = -1; length !== logs.length + hashes.length;) {
      length = logs.length + hashes.length;
      await Promise.all([...polls(logFilter, logs), ...polls(blockFilter, hashes)]);
    }

    const expected = Array.from({ length: chain.height - START }, (_, index) => chain.hash(START + 1 + index));
    const keyOf = ({ blockHash, logIndex }: Log): string => `${blockHash} ${logIndex}`;
    const came = logs.filter(({ removed }) => !removed).map(keyOf);
    const went = logs.filter(({ removed }) => removed).map(keyOf);
    expect(new Set(came).size).toBe(came.length);
    expect(new Set(went).size).toBe(went.length);
    expect(went.filter((key) => !came.includes(key))).toEqual([]);
    expect(came.filter((key) => !went.includes(key)).toSorted()).toEqual(
      expected.flatMap((hash) => [`${hash} 0x0`, `${hash} 0x1`]).toSorted(),
    );
    expect(went.length).toBeGreaterThan(10);
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(expected.filter((hash) => !hashes.includes(hash))).toEqual([]);
  },
  120_000,
);

test('a filter that one process has used does not expire in the other one', async () => {
  const setup = await Setup.create(new FakeChain(START));
  const clock = new FakeClock();
  const options = { timeoutMs: 300_000, cleanupIntervalMs: 100_000 };
  await startProcess(setup, clock, options);
  await startProcess(setup.beside(), clock, options);
  const [first, second] = processes;
  await clock.pass(10_000);
  const id = await first!.filters.createBlockFilter(new FakeRequest());
  await clock.pass(295_000);
  // Between two cleanups.
  expect(await first!.filters.changes(id, new FakeRequest())).toEqual([]);
  await clock.pass(10_000);
  expect(await second!.filters.changes(id, new FakeRequest())).toEqual([]);
  await clock.pass(301_000);
  for (const { filters } of processes)
    await expect(async () => filters.changes(id, new FakeRequest())).rejects.toThrow(`there is no filter ${id}`);
});

/** Two polls in each process, at the same time. */
function polls<Entry extends Log | Hash>(id: FilterId, received: Entry[]): Promise<void>[] {
  return [...processes, ...processes].map(async ({ filters }) => {
    const poll = async () => filters.changes(id, new FakeRequest());
    const changes = await poll().catch(orUnavailable);
    // A filter has entries of one kind.
    const entries = (changes instanceof EncodedJson ? JSON.parse(changes.toString()) : changes) as Entry[];
    received.push(...entries);
  });
}

async function headsReached(height: number): Promise<void> {
  for (const { setup } of processes) await until(() => setup.coverage.head === height);
}

/** A block may be removed while a poll reads it, and not be there again: such a poll fails, and takes nothing. */
function orUnavailable(error: unknown): [] {
  if (error instanceof NodeUnavailable) return [];
  throw error;
}
