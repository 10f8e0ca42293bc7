/**
 * A small LMDB environment for what all processes of a service share and any of them may change: polled filters,
 * pending transactions, leases of limits. A change takes some 10 µs: commits are not flushed one by one, so a killed
 * process loses none of them, and a power cut may lose all.
 */
import { open, type RootDatabase } from 'lmdb';
import { openFile, type SharedFile } from '../lmdb/openingLock.js';
import { checkRoom } from '../lmdb/room.js';

/** An open environment. */
export interface SharedEnvironment extends SharedFile {
  folder: string;
  root: RootDatabase<Buffer, string>;
}

/**
 * Most bytes of the file. It must be set: where several processes write, a map that one of them makes larger ends the
 * others (measured with lmdb 3.5.6). The file only takes what is used.
 */
export const MAP_BYTES = 4 * 1024 ** 3;

/** Opens or creates the environment. Throws NoRoom, and what LMDB throws. */
export function openSharedFile(folder: string): SharedEnvironment {
  checkRoom(folder, 'what the processes of the service share');
  const file = openFile(folder, () => ({
    root: open<Buffer, string>({
      path: folder,
      encoding: 'binary',
      noSubdir: false,
      maxDbs: 32,
      noSync: true,
      mapSize: MAP_BYTES,
    }),
  }));
  file.root.readerCheck();
  return { ...file, folder };
}
