/**
 * A process that takes entries of one filter, as polls do, until the filter is at its end or the process is killed:
 * `tsx filterProcess.ts <folder> <filter id> <end>`. It prints `ready`, waits for an input, and prints each number that
 * it took.
 */
import { readSync, writeSync } from 'node:fs';
import { openIndexWithFilters } from '../../unit/store/shared/indexWithFilters.js';

const [folder, id, end] = process.argv.slice(2);
const { filters, close } = openIndexWithFilters(folder!);
writeSync(1, 'ready\n');
readSync(0, Buffer.alloc(1));

for (;;) {
  const { stored: position } = filters.get(id!)!;
  if (position.cursor >= Number(end)) break;
  const next = position.cursor + 1;
  if (await filters.advance(id!, position, { ...position, cursor: next }, Date.now())) writeSync(1, `${next}\n`);
}
await close();
