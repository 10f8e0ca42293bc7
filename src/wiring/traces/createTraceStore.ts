import { join } from 'node:path';
import { AddressIndexOff } from '../../chain/tracing/addressIndexErrors.js';
import type { AddressIndex } from '../../chain/keptTraces.js';
import { expandPath, type Config } from '../../config/config.js';
import type { Logger } from '../../observe/logger.js';
import { AddressUses } from '../../store/traces/addressUses.js';
import { openTraceStore, type TraceStore } from '../../store/traces/traceStore.js';
import { takeFromOthers, type BlockIndex } from '../blockIndex.js';

/** The traces that are kept, and what is asked of them. */
export interface TraceStoreParts {
  /** Null when none are kept. */
  kept: TraceStore | null;
  addressIndex: AddressIndex;
}

/** Opens the store of kept traces in the data folder, unless none are kept. */
export async function createTraceStore(
  config: Config,
  { store: blocks, upstream }: Pick<BlockIndex, 'store' | 'upstream'>,
  log: Logger,
): Promise<TraceStoreParts> {
  const maxBytes = config['trace.cache-size'];
  const indexed = config['trace.index'];
  if (maxBytes === 0) return { kept: null, addressIndex: NO_INDEX };
  const path = traceFolder(config);
  await takeFromOthers(path, log);
  const { isDevelopment } = upstream;
  const recheckMs = isDevelopment ? 0 : config['trace.recheck'];
  const kept = openTraceStore({ path, maxBytes, indexed, flushed: !isDevelopment, recheckMs }, { blocks, log });
  await kept?.start();
  return { kept, addressIndex: kept !== null && indexed ? new AddressUses(kept) : NO_INDEX };
}

/** The folder of this configuration's kept traces, as an absolute path. */
export function traceFolder(config: Config): string {
  return join(expandPath(config['data-dir']), 'traces');
}

const NO_INDEX: AddressIndex = {
  covered: () => null,
  uses: () => Promise.reject(new AddressIndexOff()),
};
