/** A process that opens an index for reading, again and again: `tsx readerProcess.ts <directory> <times>`. */
import { openLmdbReader } from '../../../src/store/lmdb/lmdbStore.js';

const [path, times] = process.argv.slice(2);
for (let time = 0; time < Number(times); time++) await openLmdbReader(path!).close();
