/**
 * Keeps traces of the blocks from 1 on in the store of a folder, until it is killed: `tsx keepProcess.ts <folder>
 * <blocks> [waits]`. With `waits`, it prints `{}` and waits for an input first.
 */
import { readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { openLmdbStore } from '../../../src/store/lmdb/lmdbStore.js';
import { openTraceStore } from '../../../src/store/traces/traceStore.js';
import { IDENTITY, storeBlocks, traced, transfer } from '../../unit/store/traces/madeUpTraces.js';

const [folder = '', blocks = '0', waits] = process.argv.slice(2);
const log = { warn: (fields: object, message: string) => process.stdout.write(`${JSON.stringify({ message })}\n`) };
const store = openLmdbStore(join(folder, 'index'), IDENTITY, { flushed: false });
if (store.ranges().length === 0) await storeBlocks(store, 1, Number(blocks));
const options = { path: join(folder, 'traces'), maxBytes: 2 ** 30, indexed: true };
const traces = openTraceStore(options, { blocks: store, log });
await traces?.start();
if (waits !== undefined) {
  writeSync(1, '{}\n');
  readSync(0, Buffer.alloc(1));
}
for (let number = 1; number <= Number(blocks); number++) {
  const block = Array.from({ length: 300 }, (_, index) =>
    transfer(`s${number}/${index}`, `r${index}`, '0x' + 'ab'.repeat(2_000)),
  );
  await traces?.keep(traced(number, block));
  process.stdout.write(`${JSON.stringify({ number })}\n`);
}
await traces?.close();
await store.close();
