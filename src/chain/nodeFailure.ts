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

/** What a node says that was restarted and has had no block since, with its newest height. */
const UNNAMED_HEIGHT = /did not contain latest block height .*\((\d+)\)/;

/** What a node says to whoever asks it for a proof of block 1. */
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
  if (log.startsWith(NO_FIRST_PROOF))
    return new QueryFailed(`${NO_FIRST_PROOF}: the first block with a proof is block 2`, abciCode, codespace);
  if (codespace === 'store' && abciCode === STORE_INVALID_PROOF && log.includes('has not been pruned')) {
    return new HistoryPruned(height, null);
  }
  return new QueryFailed(cleanQueryText(log), abciCode, codespace);
}

/**
 * The reason alone: without the gRPC status in front (`rpc error: code = Internal desc = `), the step that the EVM
 * module names (`apply message: `), and the SDK's description of the error class (`unknown request`, `invalid
 * request`), which comes last over ABCI and first over gRPC.
 */
export function cleanQueryText(log: string): string {
  return log
    .replace(/^(rpc error: code = \w+ desc = )+/, '')
    .replace(/^(unknown|invalid) request: /, '')
    .replace(/^apply message: /, '')
    .replace(/: (unknown|invalid) request$/, '');
}

/** Why a node could not be asked, in words for clients. Addresses and a library's own words are for the log alone. */
export const UNAVAILABLE = {
  notReached: 'it was not reached yet',
  refused: 'it refuses connections',
  unreachable: 'it cannot be reached',
  silent: 'it does not answer in time',
  closed: 'it closed the connection',
  turnedAway: 'it takes no requests now',
  empty: 'it has no block yet',
} as const;

/**
 * The reason behind the text of an error of a socket, or of gRPC about its sockets. Both name the system's error in
 * their text.
 */
export function connectionFailure(text: string): string {
  if (text.includes('ECONNREFUSED')) return UNAVAILABLE.refused;
  if (text.includes('ETIMEDOUT')) return UNAVAILABLE.silent;
  return WENT_AWAY.test(text) ? UNAVAILABLE.closed : UNAVAILABLE.unreachable;
}

const WENT_AWAY = /ECONNRESET|EPIPE|socket hang up|RST_STREAM|GOAWAY|clos(ed|ing)|dropped|going away/i;

/**
 * Asks about a height; 0 means the newest. After a restart and until its next block, a node answers only questions that
 * name the height (Cosmos SDK 0.53 and newer): then it is asked again with the height of its newest state.
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
