/**
 * Writes blocks of 100 kB, which hardly compress, to an index that other processes write, too: `tsx growingProcess.ts
 * <folder> <first height> <blocks>`. It prints `ready` and waits for an input first.
 */
import { randomBytes } from 'node:crypto';
import { readSync, writeSync } from 'node:fs';
import { encodeStoredBlock } from '../../../src/store/encodeStoredBlock.js';
import { openLmdbStore } from '../../../src/store/lmdb/lmdbStore.js';
import { IDENTITY } from '../../unit/store/shared/indexWithFilters.js';
import { addressOf, syntheticBlock, syntheticLog } from '../../unit/store/syntheticBlocks.js';

const [folder, first, blocks] = process.argv.slice(2);
const store = openLmdbStore(folder!, IDENTITY, { flushed: false });
writeSync(1, 'ready\n');
readSync(0, Buffer.alloc(1));

for (let number = Number(first); number < Number(first) + Number(blocks); number++) {
  const data = `0x${randomBytes(50_000).toString('hex')}` as const;
  const block = syntheticBlock(number, { transactions: [{ logs: [syntheticLog(addressOf('token'), [], data)] }] });
  // Every other block by the thread, which has the file open, too.
  await store.write([encodeStoredBlock(block)], number % 2 === 0);
  if (store.summary(number)?.number !== number) throw new Error(`block ${number} is lost`);
}
await store.close();
