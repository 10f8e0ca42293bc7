import { existsSync } from 'node:fs';
import type { Config } from '../config/config.js';
import { indexFolder, logFolder } from '../config/dataFolder.js';
import { LogIndexing } from '../indexer/logIndexing.js';
import type { Logger } from '../observe/logger.js';
import { dataFile } from '../store/lmdb/lmdbDatabases.js';
import { NoRoom } from '../store/lmdb/room.js';
import { LogIndex } from '../store/logs/logIndex.js';
import { findDamage } from '../store/lmdb/trialOpening.js';
import type { LmdbStore } from '../store/lmdb/lmdbStore.js';
import { openLogIndexFile, openLogIndexForReading, removeDamagedLogIndex } from '../store/logs/logIndexFile.js';
import { runLogIndexProcess } from '../store/logs/runLogIndexProcess.js';
import { StoreWriteFailed } from '../store/storeErrors.js';
import type { BlockIndex } from './blockIndex.js';

/** Lets a store search its log index, where there is one, without writing to it. Returns what closes it. */
export async function readLogIndex(
  config: Config,
  store: Pick<LmdbStore, 'identity' | 'useLogIndex' | 'indexedBlocks'>,
): Promise<LogIndex | null> {
  const folder = logFolder(config);
  if (!existsSync(dataFile(folder)) || (await findDamage(folder)) !== null) return null;
  const file = openLogIndexForReading(folder, store.identity);
  const logIndex = file && new LogIndex(file, store.indexedBlocks());
  store.useLogIndex(logIndex);
  return logIndex;
}

/** Reads the log index that another process of the service writes, as long as there is one. */
export class FollowedLogIndex {
  readonly #open: () => LogIndex | null;
  readonly #use: (logIndex: LogIndex | null) => void;
  #logIndex: LogIndex | null = null;
  readonly #timer: NodeJS.Timeout;

  constructor(config: Config, store: BlockIndex['store']) {
    const folder = logFolder(config);
    this.#open = () => {
      const file = existsSync(dataFile(folder)) ? openLogIndexForReading(folder, store.identity) : null;
      return file && new LogIndex(file, store.indexedBlocks());
    };
    this.#use = (logIndex) => store.useLogIndex(logIndex);
    this.#look();
    this.#timer = setInterval(() => this.#look(), LOOK_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#close();
  }

  #look(): void {
    if (this.#logIndex?.isReplaced === true) void this.#close();
    if (this.#logIndex !== null) return;
    try {
      this.#logIndex = this.#open();
    } catch {
      // The process that writes it says what is wrong with it.
    }
    this.#use(this.#logIndex);
  }

  async #close(): Promise<void> {
    const logIndex = this.#logIndex;
    this.#logIndex = null;
    this.#use(null);
    await logIndex?.close();
  }
}

/** How often a followed log index is looked for, milliseconds. */
const LOOK_MS = 1_000;

/**
 * Opens the log index, and keeps it complete once it is started; null when that is off. `isTried`: another process of
 * the service has looked for damage.
 */
export async function createLogIndexing(
  config: Config,
  { store, coverage, indexer }: BlockIndex,
  log: Logger,
  isTried = false,
): Promise<LogIndexing | null> {
  if (!config['index.logs']) return null;
  const folder = logFolder(config);
  const exists = existsSync(dataFile(folder));
  if (exists && !isTried) await removeDamagedLogIndex(folder, log);
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
