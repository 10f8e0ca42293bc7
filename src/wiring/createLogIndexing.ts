import { existsSync } from 'node:fs';
import type { Config } from '../config/config.js';
import { indexFolder, logFolder } from '../config/dataFolder.js';
import { LogIndexing } from '../indexer/logIndexing.js';
import type { Logger } from '../observe/logger.js';
import { dataFile } from '../store/lmdb/lmdbDatabases.js';
import { NoRoom } from '../store/lmdb/room.js';
import { LogIndex } from '../store/logs/logIndex.js';
import { openLogIndexFile, removeDamagedLogIndex } from '../store/logs/logIndexFile.js';
import { runLogIndexProcess } from '../store/logs/runLogIndexProcess.js';
import { StoreWriteFailed } from '../store/storeErrors.js';
import type { BlockIndex } from './blockIndex.js';

/** Opens the log index, and keeps it complete once it is started; null when that is off. */
export async function createLogIndexing(
  config: Config,
  { store, coverage, indexer }: BlockIndex,
  log: Logger,
): Promise<LogIndexing | null> {
  if (!config['index.logs']) return null;
  const folder = logFolder(config);
  const exists = existsSync(dataFile(folder));
  if (exists) await removeDamagedLogIndex(folder, log);
  const create = (): LogIndex | null => {
    try {
      return new LogIndex(openLogIndexFile(folder, { identity: store.identity, log }), store.indexedBlocks());
    } catch (error) {
      const reason = error instanceof NoRoom || error instanceof StoreWriteFailed ? error.reason : String(error);
      log.warn({ path: folder, reason }, 'the log index cannot be opened: blocks are searched one by one');
      return null;
    }
  };
  return new LogIndexing(
    {},
    {
      ...{ indexer, coverage, create, log },
      openExisting: () => (exists ? create() : null),
      use: (logIndex) => store.useLogIndex(logIndex),
      run: (job, signal) => runLogIndexProcess({ ...job, blockFolder: indexFolder(config), logFolder: folder }, signal),
    },
  );
}
