import type { Log } from '../../generated/types.js';
import { LimitExceeded, ChainError } from '../chain/chainErrors.js';
import type { EncodedJson } from '../json/encodedJson.js';
import type { FilterKind } from '../store/filterStore.js';

/** No filter has this id: it never existed, was uninstalled, or expired. */
export class FilterNotFound extends ChainError {
  constructor(id: string) {
    super(`there is no filter ${id}`, { name: 'filterNotFound', arguments: {} });
  }
}

/** Geth's numbers for the kinds that have no logs (`eth/filters/filter_system.go`). */
const KIND_NUMBERS: Record<Exclude<FilterKind, 'logs'>, number> = { pendingTransactions: 4, blocks: 5 };

/** The filter has hashes, and no logs. */
export class NotALogFilter extends ChainError {
  constructor(id: string, kind: Exclude<FilterKind, 'logs'>) {
    super(`filter ${id} is one for ${kind}`, { name: 'notALogFilter', arguments: { id, type: KIND_NUMBERS[kind] } });
  }
}

/** A single log is larger than any response may be. The filter refuses one poll, then continues after it. */
export class LogTooLarge extends LimitExceeded {
  constructor(encoded: EncodedJson, limit: number) {
    // The store holds logs as they are served.
    const { blockNumber, logIndex } = JSON.parse(encoded.toString()) as Log;
    super(`bytes of log ${Number(logIndex)} of block ${Number(blockNumber)}`, encoded.bytes.length, limit);
  }
}
