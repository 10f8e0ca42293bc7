import type { Log } from '../../generated/types.js';
import { ChainError, type RpcDescription } from '../chain/errors.js';
import type { EncodedJson } from '../evm/encodedJson.js';
import type { FilterKind } from '../store/filterStore.js';

/** There is no filter of this id: never was, uninstalled, or not asked for long enough. */
export class FilterNotFound extends ChainError {
  override readonly name = 'FilterNotFound';
  readonly rpc: RpcDescription = { name: 'filterNotFound', arguments: {} };

  constructor(id: string) {
    super(`there is no filter ${id}`);
  }
}

/** geth's numbers of the kinds that have no logs (`eth/filters/filter_system.go`). */
const KIND_NUMBERS: Record<Exclude<FilterKind, 'logs'>, number> = { pendingTransactions: 4, blocks: 5 };

/** Logs were asked of a filter that brings hashes. */
export class NotALogFilter extends ChainError {
  override readonly name = 'NotALogFilter';
  readonly rpc: RpcDescription;

  constructor(id: string, kind: Exclude<FilterKind, 'logs'>) {
    super(`filter ${id} is one for ${kind}`);
    this.rpc = { name: 'notALogFilter', arguments: { id, type: KIND_NUMBERS[kind] } };
  }
}

/** A single log takes more bytes than any answer may, so it is never answered; said once, since the filter goes on behind it. */
export class LogTooLarge extends ChainError {
  override readonly name = 'LogTooLarge';
  readonly rpc: RpcDescription<'limitExceeded'>;

  constructor(encoded: EncodedJson, limit: number) {
    const { blockNumber, logIndex } = JSON.parse(encoded.toString()) as Log;
    const what = `bytes of log ${Number(logIndex)} of block ${Number(blockNumber)}`;
    const value = encoded.bytes.length;
    super(`${what}: ${value} exceeds the limit of ${limit}`);
    this.rpc = { name: 'limitExceeded', arguments: { what, value, limit }, data: { limit } };
  }
}
