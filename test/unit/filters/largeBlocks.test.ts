/** A block with more logs than an answer may have bytes: it comes in several polls, each log in one of them. */
import { afterEach, expect, test } from '@jest/globals';
import type { Log } from '../../../generated/types.js';
import type { LogTooLarge } from '../../../src/filters/filterErrors.js';
import type { FilterPageLimits } from '../../../src/filters/filterPages.js';
import { blockHashAt, hashOf, syntheticLog } from '../store/syntheticBlocks.js';
import { FakeRequest, FilterStage, settle, token, transfer } from './filterStage.js';

let stage: FilterStage;
afterEach(() => stage.dispose());

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Every third block has ten logs, of which the seventh is the largest; the others have two. */
const largeBlocks = (number: number) => [
  {
    logs: numbers(1, number % 3 === 0 ? 10 : 2).map((i) =>
      syntheticLog(token, [transfer, hashOf('log', i)], `0x${'5d'.repeat(i === 7 ? 700 : 10)}`),
    ),
  },
];
const idsOf = (logs: unknown[]) =>
  (logs as Log[]).map(({ blockNumber, logIndex }) => `${Number(blockNumber)}/${Number(logIndex)}`);
const idsIn = (from: number, to: number) =>
  numbers(from, to).flatMap((number) => largeBlocks(number)[0]!.logs.map((_, i) => `${number}/${i}`));

const stageOf = (page: Partial<FilterPageLimits>) => FilterStage.at(10, { page }, largeBlocks);

test('a large block comes in several answers, and later blocks after it', async () => {
  stage = await stageOf({ maxBytes: 1_000, maxBlockBytes: 4_000 });
  const id = await stage.createLogFilter();
  await stage.produce(4);
  const polls = [];
  for (let i = 0; i < 6; i++) polls.push(idsOf(await stage.poll(id)));
  expect(polls).toEqual([
    ['11/0', '11/1'],
    ['12/0', '12/1', '12/2', '12/3', '12/4', '12/5'],
    ['12/6', '12/7', '12/8', '12/9'],
    ['13/0', '13/1'],
    ['14/0', '14/1'],
    [],
  ]);
});

test('each log of a large block comes once, across concurrent polls, restarts and unsent answers', async () => {
  stage = await stageOf({ maxBytes: 1_000, maxBlockBytes: 2_000 });
  const id = await stage.createLogFilter();
  await stage.produce(20);
  const polled: string[] = [];
  for (let round = 0; polled.length < idsIn(11, 30).length; round++) {
    const unsent = new FakeRequest();
    await stage.poll(id, unsent);
    unsent.written(false);
    await settle();
    const polls = numbers(1, 3).map(async () => idsOf(await stage.poll(id)));
    polled.push(...(await Promise.all(polls)).flat());
    if (round % 4 === 1) stage = await stage.restart();
  }
  expect(polled.sort()).toEqual(idsIn(11, 30).sort());
  expect(await stage.poll(id)).toEqual([]);
});

test('a large block that is replaced is removed as far as it was answered, and comes again from its first log', async () => {
  stage = await stageOf({ maxBytes: 1_000, maxBlockBytes: 4_000 });
  const id = await stage.createLogFilter();
  await stage.produce(3);
  await stage.poll(id);
  expect(idsOf(await stage.poll(id))).toEqual(['12/0', '12/1', '12/2', '12/3', '12/4', '12/5']);
  await stage.fork(11, 'other');
  for (const [branch, removed] of [
    ['main', true],
    ['other', false],
  ] as const) {
    const logs = (await stage.poll(id)) as Log[];
    expect(idsOf(logs)).toEqual(['12/0', '12/1', '12/2', '12/3', '12/4', '12/5']);
    expect(new Set(logs.map(({ blockHash }) => blockHash))).toEqual(new Set([blockHashAt(12, branch)]));
    expect(new Set(logs.map((log) => log.removed))).toEqual(new Set([removed]));
  }
});

test('a log that is too large for any answer is refused once, and the next poll continues after it', async () => {
  stage = await stageOf({ maxBytes: 1_000, maxBlockBytes: 1_500 });
  const id = await stage.createLogFilter({ address: token });
  await stage.produce(3);
  const polled = [];
  for (let i = 0; i < 8; i++) {
    polled.push(await stage.poll(id).then(idsOf, ({ name, message, rpc }: LogTooLarge) => [name, message, rpc.data]));
  }
  expect(polled).toEqual([
    ['11/0', '11/1'],
    ['12/0', '12/1'],
    ['12/2', '12/3'],
    ['12/4', '12/5'],
    [
      'LogTooLarge',
      expect.stringMatching(/^bytes of log 6 of block 12: \d+ exceeds the limit of 1500$/),
      { limit: 1_500 },
    ],
    ['12/7', '12/8'],
    ['12/9'],
    ['13/0', '13/1'],
  ]);
});
