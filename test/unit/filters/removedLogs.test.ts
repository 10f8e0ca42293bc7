/** When blocks go away, a filter takes back the logs that it has answered, each once, before it answers new ones. */
import { OWN_WORK } from '../../../src/caller/caller.js';
import { afterEach, expect, test } from '@jest/globals';
import type { FilterId, Log } from '../../../generated/types.js';
import type { FilterPageLimits } from '../../../src/filters/filterPages.js';
import { FilterNotFound } from '../../../src/filters/filterErrors.js';
import { hashOf, syntheticLog } from '../store/syntheticBlocks.js';
import { FakeRequest, FilterStage, settle, token, transfer } from './filterStage.js';

let stage: FilterStage;
afterEach(() => stage.dispose());

/** Two logs a block; five in every fourth. */
const someLogs = (number: number) => [
  {
    logs: Array.from({ length: number % 4 === 0 ? 5 : 2 }, (_, i) => syntheticLog(token, [transfer, hashOf('log', i)])),
  },
];
const stageOf = (page: Partial<FilterPageLimits> = {}) => FilterStage.at(10, { page }, someLogs);

/** `-` or `+`, the block, its branch and the index of each log. */
function changesOf(logs: unknown[]): string[] {
  return (logs as Log[]).map(({ removed, blockNumber, blockHash, logIndex }) => {
    const branch = ['main', 'second', 'third'].find((name) => hashOf('block', name, Number(blockNumber)) === blockHash);
    return `${removed ? '-' : '+'}${Number(blockNumber)} ${branch}/${Number(logIndex)}`;
  });
}
const poll = async (id: FilterId, request?: FakeRequest) => changesOf(await stage.poll(id, request));

async function pollAll(id: FilterId): Promise<string[]> {
  const all: string[] = [];
  for (let page = await poll(id); page.length > 0; page = await poll(id)) all.push(...page);
  return all;
}

const logsOf = (sign: '+' | '-', branch: string, ...numbers: number[]) =>
  numbers.flatMap((number) => someLogs(number)[0]!.logs.map((_, i) => `${sign}${number} ${branch}/${i}`));

async function rollBack(height: number): Promise<void> {
  stage.setup.chain.setBack(height);
  await stage.setup.indexer.wentBackTo(height);
}

test('the logs of removed blocks come at once, lowest block first, with everything else unchanged', async () => {
  stage = await stageOf();
  const id = await stage.createLogFilter();
  await stage.produce(3);
  const answered = (await stage.poll(id)) as Log[];
  await rollBack(11);
  const removed = await stage.poll(id);
  expect(removed).toEqual(answered.slice(2).map((log) => ({ ...log, removed: true })));
  expect(await poll(id)).toEqual([]);
  await stage.produce(2, 'second');
  expect(await poll(id)).toEqual(logsOf('+', 'second', 12, 13));
});

test('only logs that were answered are taken back, and only those that match', async () => {
  stage = await stageOf();
  const early = await stage.createLogFilter();
  const second = await stage.createLogFilter({ topics: [null, hashOf('log', 1)], fromBlock: '0xc', toBlock: '0xd' });
  await stage.produce(2);
  await poll(early);
  await poll(second);
  const late = await stage.createLogFilter();
  await stage.produce(2);
  await poll(second);
  await rollBack(10);
  await stage.produce(1, 'second');
  expect(await poll(early)).toEqual([...logsOf('-', 'main', 11, 12), ...logsOf('+', 'second', 11)]);
  expect(await poll(second)).toEqual(['-12 main/1', '-13 main/1']);
  expect(await poll(late)).toEqual(logsOf('+', 'second', 11));
});

test('after several rollbacks, the logs that were answered are taken back once', async () => {
  stage = await stageOf();
  const id = await stage.createLogFilter();
  await stage.produce(4);
  await poll(id);
  await stage.fork(13, 'second');
  await rollBack(11);
  await stage.produce(2, 'third');
  expect(await poll(id)).toEqual([...logsOf('-', 'main', 12, 13, 14), ...logsOf('+', 'third', 12, 13)]);
  expect(await poll(id)).toEqual([]);
});

test('many removed logs come in pages, across restarts and rollbacks in between', async () => {
  stage = await stageOf({ maxEntries: 4 });
  const id = await stage.createLogFilter();
  await stage.produce(10);
  await pollAll(id);
  await rollBack(15);
  const pages = [await poll(id)];
  stage = await stage.restart();
  await rollBack(12);
  await stage.produce(1, 'second');
  pages.push(await pollAll(id));
  expect(pages.map(({ length }) => length)).toEqual([5, 19]);
  expect(pages.flat()).toEqual([
    ...logsOf('-', 'main', 16, 17, 18, 19, 20),
    ...logsOf('-', 'main', 13, 14, 15),
    ...logsOf('+', 'second', 13),
  ]);
});

test('a page of removed logs that was not sent comes again', async () => {
  stage = await stageOf({ maxEntries: 4 });
  const id = await stage.createLogFilter();
  await stage.produce(6);
  await pollAll(id);
  await rollBack(10);
  const unsent = [new FakeRequest(), new FakeRequest()];
  for (const request of unsent) await poll(id, request);
  for (const request of unsent) request.written(false);
  await settle();
  expect(await pollAll(id)).toEqual(logsOf('-', 'main', 11, 12, 13, 14, 15, 16));
});

test('logs of an answer that was not sent are not taken back when their blocks are removed meanwhile', async () => {
  stage = await stageOf();
  const id = await stage.createLogFilter();
  await stage.produce(2);
  await poll(id);
  await stage.produce(2);
  const unsent = new FakeRequest();
  expect(await poll(id, unsent)).toEqual(logsOf('+', 'main', 13, 14));
  await rollBack(11);
  unsent.written(false);
  await settle();
  await stage.produce(1, 'second');
  expect(await pollAll(id)).toEqual([...logsOf('-', 'main', 12), ...logsOf('+', 'second', 12)]);
});

test('a filter that needs logs which are no longer kept is not found, and others go on', async () => {
  stage = await FilterStage.at(10, { keptLogs: { bytes: 1_000_000, blocks: 3 } }, someLogs);
  const [asleep, awake, waiting] = [
    await stage.createLogFilter(),
    await stage.createLogFilter(),
    await stage.createLogFilter(),
  ];
  await stage.produce(4);
  await poll(asleep);
  await poll(awake);
  await rollBack(12);
  expect(await poll(awake)).toEqual(logsOf('-', 'main', 13, 14));
  await rollBack(10);
  await stage.produce(1, 'second');
  expect(await poll(awake)).toEqual([...logsOf('-', 'main', 11, 12), ...logsOf('+', 'second', 11)]);
  // Nothing that it has answered is gone.
  expect(await poll(waiting)).toEqual(logsOf('+', 'second', 11));
  await expect(poll(asleep)).rejects.toThrow(FilterNotFound);
});

test('a filter that is lost makes room for another, whether it is polled or uninstalled', async () => {
  stage = await FilterStage.at(10, { filtersPerClient: 1, keptLogs: { bytes: 1_000_000, blocks: 1 } }, someLogs);
  const lost = async () => {
    const id = await stage.createLogFilter();
    const { height } = stage.setup.chain;
    await stage.produce(4);
    await poll(id);
    await rollBack(height);
    return id;
  };
  const polled = await lost();
  await expect(poll(polled)).rejects.toThrow(FilterNotFound);
  const uninstalled = await lost();
  expect(await stage.filters.uninstall(uninstalled)).toBe(true);
  expect(await stage.filters.uninstall(uninstalled)).toBe(false);
  await stage.createLogFilter();
});

test('a filter that is made before this process notices the rollback of another gets every new block', async () => {
  stage = await stageOf();
  await stage.produce(10);
  const other = stage.setup.beside();
  await other.start();
  stage.setup.chain.setBack(15);
  await other.indexer.wentBackTo(15);
  expect(stage.setup.coverage.head).toBe(20);
  const id = await stage.createLogFilter();
  await stage.produce(2, 'second');
  expect(await pollAll(id)).toEqual(logsOf('+', 'second', 16, 17));
  await other.stop();
});

test.each([1, 2, 3])(
  'a client that follows the changes has the logs of the chain, whatever happens (%i)',
  async (seed) => {
    let state = seed;
    const random = (below: number) => (state = (state * 48_271) % 0x7fff_ffff) % below;
    stage = await stageOf({ maxEntries: 5, maxBytes: 900, maxBlockBytes: 1_200 });
    const id = await stage.createLogFilter();
    const held = new Set<string>();
    const follow = (changes: string[]) => {
      for (const change of changes) {
        const log = change.slice(1);
        // A log is taken back only when the client has it, and comes only when it has not.
        expect(held.has(log)).toBe(change.startsWith('-'));
        if (change.startsWith('-')) held.delete(log);
        else held.add(log);
      }
    };
    const branches = ['main', 'second', 'third'];
    let branch = 'main';
    for (let step = 0; step < 60; step++) {
      const action = random(6);
      if (action < 2) {
        await stage.produce(1 + random(4), branch);
      } else if (action === 2 && stage.setup.chain.height > 10) {
        await rollBack(stage.setup.chain.height - 1 - random(Math.min(6, stage.setup.chain.height - 9)));
        branch = branches[(branches.indexOf(branch) + 1) % 3]!;
      } else if (action === 3) {
        const unsent = new FakeRequest();
        await poll(id, unsent);
        if (random(2) === 0) await stage.produce(1, branch);
        unsent.written(false);
        await settle();
      } else {
        follow(await poll(id));
      }
    }
    await stage.produce(1, branch);
    follow(await pollAll(id));
    const { logs } = await stage.setup.archive.logPage(
      { from: 1, to: stage.setup.chain.height },
      { addresses: [], topics: [] },
      { maxResults: Infinity, maxBytes: Infinity },
      OWN_WORK,
    );
    const standing = changesOf(logs.map((log) => JSON.parse(log.toString()) as Log)).map((change) => change.slice(1));
    const lowest = Math.min(...[...held].map((log) => parseInt(log)));
    expect(held).toEqual(new Set(standing.filter((log) => parseInt(log) >= lowest)));
  },
);
