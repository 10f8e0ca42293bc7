/** Pages of polls whose answers are not written are given back to their filter. */
import { afterEach, expect, test } from '@jest/globals';
import type { FilterId } from '../../../generated/types.js';
import type { FilterStore } from '../../../src/store/filterStore.js';
import { blockHashAt, syntheticLog } from '../store/syntheticBlocks.js';
import { FakeRequest, FilterStage, FullStore, settle, token, transfer } from './filterStage.js';

let stage: FilterStage;
afterEach(() => stage.dispose());

const hashesOf = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => blockHashAt(from + i));

/** A block filter with ten new blocks that came in three pages, and the requests for these pages. */
async function threePages(): Promise<{ id: FilterId; polls: [FakeRequest, FakeRequest, FakeRequest] }> {
  stage = await FilterStage.at(10, { page: { maxEntries: 4 } });
  const polls: [FakeRequest, FakeRequest, FakeRequest] = [new FakeRequest(), new FakeRequest(), new FakeRequest()];
  const id = await stage.filters.createBlockFilter(polls[0]);
  await stage.produce(10);
  const pages: unknown[] = [];
  for (const poll of polls) pages.push(...(await stage.poll(id, poll)));
  expect(pages).toEqual(hashesOf(11, 20));
  return { id, polls };
}

async function pollAll(id: FilterId): Promise<unknown[]> {
  const all: unknown[] = [];
  for (let page = await stage.poll(id); page.length > 0; page = await stage.poll(id)) all.push(...page);
  return all;
}

test.each([
  ['in their order', [0, 1, 2]],
  ['in reverse', [2, 1, 0]],
  ['the one in the middle last', [2, 0, 1]],
] as const)('all pages of one filter come again when none was written, reported %s', async (_case, order) => {
  const { id, polls } = await threePages();
  for (const i of order) {
    polls[i].written(false);
    await settle();
  }
  expect(await pollAll(id)).toEqual(hashesOf(11, 20));
});

test('a page is given back only with all later pages, and no written page comes twice', async () => {
  const { id, polls } = await threePages();
  polls[1].written(false);
  await settle();
  expect(await stage.poll(id)).toEqual([]);
  polls[0].written(true);
  polls[2].written(false);
  await settle();
  expect(await pollAll(id)).toEqual(hashesOf(15, 20));
});

test('a page is not answered again when a later page was written', async () => {
  const { id, polls } = await threePages();
  polls[1].written(true);
  polls[0].written(false);
  polls[2].written(false);
  await settle();
  expect(await pollAll(id)).toEqual(hashesOf(19, 20));
});

test('a page is given back even if blocks without entries were searched after it', async () => {
  stage = await FilterStage.at(10, {}, (number) => [{ logs: number <= 12 ? [syntheticLog(token, [transfer])] : [] }]);
  const id = await stage.createLogFilter();
  await stage.produce(2);
  const unwritten = new FakeRequest();
  expect(await stage.poll(id, unwritten)).toHaveLength(2);
  // So many blocks that the filter is moved past them.
  await stage.produce(50);
  expect(await stage.poll(id)).toEqual([]);
  unwritten.written(false);
  await settle();
  expect(await stage.pollNumbers(id)).toEqual([11, 12]);
});

/** A store whose moves of a filter take effect only when `go` is called. */
class SlowStore extends FullStore {
  #waiting: (() => void)[] = [];
  isSlow = false;
  readonly #behind: FilterStore;

  constructor(behind: FilterStore) {
    super(behind, () => new Error('never'));
    this.#behind = behind;
  }

  override advance: FilterStore['advance'] = async (...all) => {
    if (this.isSlow) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.#behind.advance(...all);
  };

  override setBack: FilterStore['setBack'] = async (...all) => {
    if (this.isSlow) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.#behind.setBack(...all);
  };

  async go(): Promise<void> {
    for (const move of this.#waiting.splice(0)) move();
    await settle();
  }
}

async function slowStage(): Promise<{ store: SlowStore; id: FilterId }> {
  stage = await FilterStage.at(10);
  let store: SlowStore | undefined;
  stage = await stage.over((behind) => (store = new SlowStore(behind)));
  const id = await stage.filters.createBlockFilter(new FakeRequest());
  await stage.produce(3);
  return { store: store as SlowStore, id };
}

test('two pages come again even if the first is not written while the second is handed out', async () => {
  const { store, id } = await slowStage();
  const [first, second] = [new FakeRequest(), new FakeRequest()];
  expect(await stage.poll(id, first)).toEqual(hashesOf(11, 13));
  await stage.produce(1);
  store.isSlow = true;
  const poll = stage.poll(id, second);
  await settle();
  first.written(false);
  await store.go();
  expect(await poll).toEqual(hashesOf(14, 14));
  store.isSlow = false;
  second.written(false);
  await settle();
  expect(await stage.poll(id)).toEqual(hashesOf(11, 14));
});

test('stop waits until pages that were given back are stored', async () => {
  const { store, id } = await slowStage();
  const unwritten = new FakeRequest();
  expect(await stage.poll(id, unwritten)).toEqual(hashesOf(11, 13));
  store.isSlow = true;
  unwritten.written(false);
  let isStopped = false;
  const stopped = stage.filters.stop().then(() => (isStopped = true));
  await settle();
  expect(isStopped).toBe(false);
  await store.go();
  await stopped;
  store.isSlow = false;
  stage = await stage.restart();
  expect(await stage.poll(id)).toEqual(hashesOf(11, 13));
});
