/** A process that holds the lock of an index until it is killed: `tsx holdingProcess.ts <directory>`. It says so. */
import { readSync, writeSync } from 'node:fs';
import { OpeningLock } from '../../../src/store/lmdb/openingLock.js';

new OpeningLock(process.argv[2]!).hold(() => {
  writeSync(1, 'held');
  // Waits for an input that never comes.
  readSync(0, Buffer.alloc(1));
});
