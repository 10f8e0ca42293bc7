import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { reports, startIndexing } from './indexing.js';

const HEIGHT = 100_000;
const MAX_HEAP_BYTES = 300 * 2 ** 20;

test('100,000 indexed blocks do not raise the heap above 300 MB', async () => {
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
