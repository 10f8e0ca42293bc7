import { expect, test } from '@jest/globals';
import { LiveStore } from '../../../../docs-site/client/live/store.js';
import { block } from './samples.js';

/** A browser whose frames the test draws. */
class Frames {
  readonly requested: (() => void)[] = [];
  readonly request = (callback: () => void): void => void this.requested.push(callback);
  draw(): void {
    for (const callback of this.requested.splice(0)) callback();
  }
}

function push(store: LiveStore, from: number, to: number): void {
  for (let number = from; number <= to; number++) store.push({ kind: 'block', block: block(number), transactions: [] });
}

test('however much comes, one frame draws it once', () => {
  const frames = new Frames();
  const store = new LiveStore(frames.request);
  let drawings = 0;
  store.subscribe(() => drawings++);
  push(store, 1, 50);
  store.set({ automine: true });
  expect(frames.requested.length).toBe(1);
  expect(store.snapshot().chain.blocks).toEqual([]);
  frames.draw();
  expect(drawings).toBe(1);
  expect(store.snapshot().chain.blocks.length).toBe(50);
  expect(store.snapshot().facts.automine).toBe(true);
});

test('a page in the background keeps up without a frame, and shows the newest when it is back', () => {
  const frames = new Frames();
  const store = new LiveStore(frames.request);
  push(store, 1, 5_000);
  expect(frames.requested.length).toBe(1);
  expect(store.chain.blocks[0]?.number).toBe(5_000n);
  frames.draw();
  expect(store.snapshot().chain.blocks[0]?.number).toBe(5_000n);
});

test('a paused page stays as it is, and goes on with what came meanwhile', () => {
  const frames = new Frames();
  const store = new LiveStore(frames.request);
  push(store, 1, 2);
  frames.draw();
  store.setPaused(true);
  push(store, 3, 4);
  frames.draw();
  expect(store.snapshot()).toMatchObject({ paused: true, chain: { seen: { blocks: 2 } } });
  store.setPaused(false);
  expect(store.snapshot()).toMatchObject({ paused: false, chain: { seen: { blocks: 4 } } });
});

test('a snapshot is the same object until something changes', () => {
  const frames = new Frames();
  const store = new LiveStore(frames.request);
  push(store, 1, 1);
  frames.draw();
  const first = store.snapshot();
  expect(store.snapshot()).toBe(first);
  store.set({ pool: { pending: 1n, queued: 0n } });
  frames.draw();
  expect(store.snapshot()).not.toBe(first);
  expect(store.snapshot().chain).toBe(first.chain);
});
