import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { runs } from '../../support/longRuns.js';
import { reports, startIndexing } from './indexing.js';

/** The short run holds the heap to less: what grows with the blocks would show in it, too. */
const HEIGHT = runs(10_000, 100_000);
const MAX_HEAP_BYTES = runs(150, 300) * 2 ** 20;

test(`${HEIGHT} indexed blocks do not raise the heap above ${MAX_HEAP_BYTES / 2 ** 20} MB`, async () => {
  const path = await mkdtemp(join(tmpdir(), 'halley-memory-'));
  try {
    const child = startIndexing(path, HEIGHT, 128);
    const exited = once(child, 'exit');
    let highest = 0;
    let last = 0;
    for await (const { stored, heapBytes } of reports(child)) {
      highest = Math.max(highest, heapBytes);
      last = stored;
    }
    await exited;
    expect(last).toBe(HEIGHT);
    expect(highest).toBeLessThan(MAX_HEAP_BYTES);
  } finally {
    await rm(path, { recursive: true });
  }
}, 300_000);
