/**
 * A process that takes entries of one filter, as a poll does, until the filter is at its end or the process is killed:
 * `tsx filterProcess.ts <directory> <filter id> <end>`. It prints each number that it took.
 */
import { writeSync } from 'node:fs';
import { openLmdbStore } from '../../../src/store/lmdb/lmdbStore.js';

const [path, id, end] = process.argv.slice(2);
const store = openLmdbStore(path!, { cometChainId: 'test-1', chainId: 262144n });
const filters = store.filters();

for (;;) {
  const { stored: position } = filters.get(id!)!;
  if (position.cursor >= Number(end)) break;
  const next = position.cursor + 1;
  if (await filters.advance(id!, position, { ...position, cursor: next }, Date.now())) writeSync(1, `${next}\n`);
}
await store.close();
