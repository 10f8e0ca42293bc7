/** An index and the polled filters on it, in folders next to each other, as a process of the service has them. */
import { join } from 'node:path';
import type { LmdbOptions } from '../../../../src/store/lmdb/lmdbDatabases.js';
import { openLmdbStore, type LmdbStore } from '../../../../src/store/lmdb/lmdbStore.js';
import { openFilterStore, type LmdbFilterStore } from '../../../../src/store/shared/filters/lmdbFilterStore.js';
import { closeSharedFile, openSharedFile, type SharedFileLog } from '../../../../src/store/shared/sharedFile.js';

export const IDENTITY = { cometChainId: 'test-1', chainId: 262144n };

export interface IndexWithFilters {
  store: LmdbStore;
  filters: LmdbFilterStore;
  close: () => Promise<void>;
}

const SILENT: SharedFileLog = { warn: () => undefined };

export function openIndexWithFilters(
  folder: string,
  { log = SILENT, ...options }: Pick<LmdbOptions, 'flushed'> & { log?: SharedFileLog } = {},
): IndexWithFilters {
  const store = openLmdbStore(join(folder, 'index'), IDENTITY, options);
  const shared = openSharedFile(join(folder, 'shared'));
  const filters = openFilterStore(shared, { blocks: store, log });
  const close = async (): Promise<void> => {
    await closeSharedFile(shared);
    await store.close();
  };
  return { store, filters, close };
}
