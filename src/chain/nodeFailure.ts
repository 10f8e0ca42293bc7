/** Failed questions to a node, over HTTP, gRPC or ABCI, as errors of `chain/chainErrors.ts`. */
import { ORIGIN_OF_FORK } from './development/developmentProtocol.js';
import {
  HeightInFuture,
  HistoryPruned,
  MalformedAnswer,
  NewestUnnamed,
  NodeUnavailable,
  QueryFailed,
  QueryUnknown,
  type ChainError,
} from './chainErrors.js';

/** What a failed query of the application says, over gRPC or ABCI. */
export interface QueryFailure {
  path: string;
  /** Height that was asked; 0 means the newest. */
  height: number;
  abciCode: number;
  codespace: string;
  log: string;
}

/** Codes of the codespace `sdk`; source: Cosmos SDK, types/errors. */
const SDK_UNKNOWN_REQUEST = 6;
const SDK_INVALID_HEIGHT = 26;
const SDK_NOT_FOUND = 38;
const SDK_PANIC = 111222;

/** Code of the codespace `store` when a proof was asked of a version that is gone. */
const STORE_INVALID_PROOF = 7;

/** Error text of a node that has had no block since its restart; it names the newest height. */
const UNNAMED_HEIGHT = /did not contain latest block height .*\((\d+)\)/;

/**
 * Error texts of a node for a call or an estimate where it does not know the proposer: none was named, and that of its
 * newest block was no validator at the height, or it has had no block since its start.
 */
const NO_PROPOSER = /failed to retrieve validator from block proposer address|^failed to load evm config$/;

/** Error text of a node for a proof of block 1. */
const NO_FIRST_PROOF = 'cannot query with proof when height <= 1';

/** A failed query as an error of `chain/chainErrors.ts`. */
export function queryError(failure: QueryFailure): ChainError {
  const { path, height, abciCode, codespace, log } = failure;
  if (log.startsWith(ORIGIN_OF_FORK)) return new NodeUnavailable(log);
  if (codespace === 'sdk') {
    if (abciCode === SDK_INVALID_HEIGHT && log.includes('height in the future'))
      return new HeightInFuture(`height ${height}`);
    // A node that has just started, or has no block yet: "… is not ready; please wait for first block".
    if (abciCode === SDK_INVALID_HEIGHT && log.includes('is not ready')) {
      return new NodeUnavailable(UNAVAILABLE.empty, { detail: cleanQueryText(log) });
    }
    const newest = abciCode === SDK_INVALID_HEIGHT ? UNNAMED_HEIGHT.exec(log)?.[1] : undefined;
    if (newest !== undefined) return new NewestUnnamed(Number(newest));
    if (abciCode === SDK_NOT_FOUND && log.includes('failed to load state at height'))
      return new HistoryPruned(height, null);
    if (abciCode === SDK_UNKNOWN_REQUEST && log.startsWith('unknown query path')) return new QueryUnknown(path);
    if (abciCode === SDK_PANIC)
      return new MalformedAnswer(`${path}: the node's application panicked: ${log.slice(0, 200)}`);
  }
  const text = cleanQueryText(log);
  if (NO_PROPOSER.test(text)) return new NodeUnavailable(UNAVAILABLE.noProposer, { detail: text });
  if (log.startsWith(NO_FIRST_PROOF))
    return new QueryFailed(`${NO_FIRST_PROOF}: the first block with a proof is block 2`, abciCode, codespace);
  if (codespace === 'store' && abciCode === STORE_INVALID_PROOF && log.includes('has not been pruned')) {
    return new HistoryPruned(height, null);
  }
  return new QueryFailed(text, abciCode, codespace);
}

/**
 * The reason without the gRPC status in front (`rpc error: code = Internal desc = `), the step of the EVM module
 * (`apply message: `), and the SDK's error class (`unknown request`), which is last over ABCI and first over gRPC.
 */
export function cleanQueryText(log: string): string {
  return log
    .replace(/^(rpc error: code = \w+ desc = )+/, '')
    .replace(/^(unknown|invalid) request: /, '')
    .replace(/^apply message: /, '')
    .replace(/: (unknown|invalid) request$/, '');
}

/** Why a node is not available, in words for clients. Addresses and texts of libraries are only logged. */
export const UNAVAILABLE = {
  notReached: 'it was not reached yet',
  refused: 'it refuses connections',
  unreachable: 'it cannot be reached',
  silent: 'it does not answer in time',
  closed: 'it closed the connection',
  turnedAway: 'it takes no requests now',
  empty: 'it has no block yet',
  noProposer: 'it cannot tell who proposed the block',
} as const;

/** The reason for a socket error, or a gRPC error about its socket: both texts name the system's error. */
export function connectionFailure(text: string): string {
  if (text.includes('ECONNREFUSED')) return UNAVAILABLE.refused;
  if (text.includes('ETIMEDOUT')) return UNAVAILABLE.silent;
  return WENT_AWAY.test(text) ? UNAVAILABLE.closed : UNAVAILABLE.unreachable;
}

const WENT_AWAY = /ECONNRESET|EPIPE|socket hang up|RST_STREAM|GOAWAY|clos(ed|ing)|dropped|going away/i;

/**
 * Queries a height; 0 means the newest. Until the first block after a restart, nodes of Cosmos SDK 0.53 and newer
 * answer only explicit heights: then the query is repeated with the newest height.
 */
export async function askNewest<T>(height: number, ask: (height: number) => Promise<T>): Promise<T> {
  if (height !== 0) return ask(height);
  try {
    return await ask(0);
  } catch (error) {
    if (!(error instanceof NewestUnnamed)) throw error;
    return ask(error.height);
  }
}
