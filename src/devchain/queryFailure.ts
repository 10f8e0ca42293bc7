import type { QueryAnswer } from './application.js';

/** A failed query, with the code and text of `abci_query`; `grpcStatus.ts` derives the gRPC status from them. */
export class QueryFailure extends Error {
  override readonly name = 'QueryFailure';

  constructor(
    readonly abciCode: number,
    readonly codespace: string,
    readonly log: string,
    /** True when the query was refused before its height was resolved: the answer then has height 0. */
    readonly beforeHeight = false,
  ) {
    super(log);
  }
}

/** The gRPC status InvalidArgument of the module's service. */
export function invalidArgument(text: string): QueryFailure {
  return new QueryFailure(18, 'sdk', `rpc error: code = InvalidArgument desc = ${text}: invalid request`);
}

/** An error that the module returned without a gRPC status. */
export function plainFailure(text: string): QueryFailure {
  return new QueryFailure(18, 'sdk', `${text}: invalid request`);
}

/** The gRPC status Internal. */
export function internalFailure(text: string): QueryFailure {
  return new QueryFailure(6, 'sdk', `rpc error: code = Internal desc = ${text}: unknown request`);
}

/** The gRPC status NotFound. */
export function notFound(text: string): QueryFailure {
  return new QueryFailure(22, 'sdk', `rpc error: code = NotFound desc = ${text}: key not found`);
}

/** There is no query of this path. */
export function unknownPath(): QueryFailure {
  return new QueryFailure(6, 'sdk', 'unknown query path: unknown request', true);
}

/** The height is above the newest. */
export function futureHeight(): QueryFailure {
  const text = 'cannot query with height in the future; please provide a valid height: invalid height';
  return new QueryFailure(26, 'sdk', text, true);
}

/** The height is below 0. */
export function negativeHeight(): QueryFailure {
  const text = 'cannot query with height < 0; please provide a valid height: invalid request';
  return new QueryFailure(18, 'sdk', text, true);
}

/** The state of the height is gone: it is pruned, or a revert removed it after the query was sent. */
export function missingState(height: number, latest: number): QueryFailure {
  const reason =
    'version mismatch on immutable IAVL tree; version does not exist. Version has either been pruned, ' +
    `or is for a future block height (latest height: ${latest})`;
  return new QueryFailure(38, 'sdk', `failed to load state at height ${height}; ${reason}: not found`, true);
}

/** A query of a raw store or its proof: the development chain keeps no tree. */
export function noStores(path: string): QueryFailure {
  const text = `${path.slice(0, 100)}: the development chain keeps no IAVL stores and has no proofs`;
  return new QueryFailure(18, 'sdk', `${text}: invalid request`, true);
}

/** The origin of a fork does not answer; the text says why. */
export function originFailed(text: string): QueryFailure {
  return new QueryFailure(1, 'fork', text);
}

/** An unexpected error in a handler; as in the SDK, the answer has no details. */
export function panicked(): QueryFailure {
  return new QueryFailure(111_222, 'sdk', 'query failed inside the development chain: panic');
}

/** The failure as an answer to a query at a height. */
export function failedAnswer({ abciCode, codespace, log, beforeHeight }: QueryFailure, height = 0): QueryAnswer {
  return { code: abciCode, codespace, log, value: new Uint8Array(0), height: beforeHeight ? 0 : height };
}
