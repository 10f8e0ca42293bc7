/** Errors between Halley and a chain. Only `jsonrpc/rpcErrors.ts` turns `rpc` into a response. */
import type { ErrorDescription, ErrorName } from '../../generated/errors.js';
import type { Hash } from '../../generated/types.js';
import { encodeQuantity } from '../ethereum/hex.js';
import type { BroadcastResult } from './node.js';

/** The error that a client gets: its name in the catalogue, the arguments of its message template, and `data`. */
export type RpcDescription<Name extends ErrorName = ErrorName> = ErrorDescription<Name>;

/** Base of every chain error: `rpc` is for the client, `message` and `cause` are for the log. */
export abstract class ChainError extends Error {
  constructor(
    message: string,
    readonly rpc: RpcDescription,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** A limit was exceeded. `what` is what is counted, in words and with its unit. */
export class LimitExceeded extends ChainError {
  constructor(what: string, value: number, limit: number) {
    const rpc: RpcDescription = { name: 'limitExceeded', arguments: { what, value, limit }, data: { limit } };
    super(`${what}: ${value} exceeds the limit of ${limit}`, rpc);
  }
}

/**
 * The node could not be reached, closed the connection, or did not respond in time. Clients see `reason`, which has no
 * addresses and no texts of libraries; `detail` has them, for the log.
 */
export class NodeUnavailable extends ChainError {
  readonly detail: string;

  constructor(
    readonly reason: string,
    { detail = '', ...options }: ErrorOptions & { detail?: string } = {},
  ) {
    super(
      `node unavailable: ${reason}${detail && ` (${detail})`}`,
      { name: 'nodeUnavailable', arguments: { reason } },
      options,
    );
    this.detail = detail;
  }
}

/** The node, which has had no block since its start, responds about its newest height only when the query names it. */
export class NewestUnnamed extends NodeUnavailable {
  constructor(readonly height: number) {
    super('it has had no block since it was started', { detail: `newest height ${height}` });
  }
}

/** The node responds but has no block yet: its chain has not begun, or it is syncing. */
export class NoBlockYet extends NodeUnavailable {
  constructor(readonly catchingUp: boolean) {
    super(`the node has no block yet${catchingUp ? ' and is catching up with its chain' : ''}`);
  }
}

/** The node's response breaks its protocol. */
export class MalformedAnswer extends ChainError {
  constructor(message: string, options?: ErrorOptions) {
    super(message, { name: 'internalError', arguments: {} }, options);
  }
}

/** The node's response is longer than what is taken. */
export class AnswerTooLarge extends MalformedAnswer {}

/** The node's block contradicts its hash or has another height. It must not be stored or served. */
export class FalseAnswer extends ChainError {
  constructor(
    readonly height: number,
    readonly reason: string,
  ) {
    super(`the node's block ${height} is false: ${reason}`, {
      name: 'nodeUnavailable',
      arguments: { reason: `its block ${height} is false: ${reason}` },
    });
  }
}

/** A height below `earliest`, the lowest that the node and the index have; null when that is not known. */
export class HistoryPruned extends ChainError {
  constructor(
    readonly height: number,
    readonly earliest: number | null,
  ) {
    super(`height ${height} is pruned, the earliest is ${earliest ?? 'unknown'}`, {
      name: 'historyPruned',
      arguments: {},
      ...(earliest !== null && { data: { earliest: encodeQuantity(earliest) } }),
    });
  }
}

/** The node setting that discards block results, for messages. */
export const DISCARD_SETTING = 'discard_abci_responses = true in the section [storage] of its config.toml';

/** How a node lacks the results of a block. */
export interface DiscardedResults {
  /**
   * Whether it keeps results now. False where the setting is on: then it has the results of no block. Default false.
   */
  keepsOthers?: boolean;
  /** The block without results; null where it was not read. Default null. */
  blockId?: { hash: Hash; cometChainId: string } | null;
}

/** Blocks whose results the node did not keep. It has the blocks themselves. */
export class ResultsDiscarded extends ChainError {
  readonly keepsOthers: boolean;
  readonly blockId: { hash: Hash; cometChainId: string } | null;

  constructor(
    readonly from: number,
    readonly to = from,
    { keepsOthers = false, blockId = null }: DiscardedResults = {},
  ) {
    const blocks = from === to ? `block ${from}` : `blocks ${from} to ${to}`;
    const reason = `the node did not keep the results of ${blocks}, ${discardReason(keepsOthers)}`;
    const data = { from: encodeQuantity(from), to: encodeQuantity(to) };
    super(reason, { name: 'historyNotKept', arguments: { reason }, data });
    this.keepsOthers = keepsOthers;
    this.blockId = blockId;
  }

  get height(): number {
    return this.from;
  }
}

/** Why results are missing, as the end of a sentence. The setting may have changed since. */
export function discardReason(keepsOthers: boolean): string {
  return keepsOthers ? `as with ${DISCARD_SETTING} at that time` : `because of ${DISCARD_SETTING}`;
}

/** A transaction that may be in a block without results, on a node without an index of transactions. */
export class TransactionUntraceable extends ChainError {
  /** `count` blocks without results, between `from` and `to`. */
  constructor(count: number, { from, to }: { from: number; to: number }, keepsOthers: boolean) {
    const blocks = count === to - from + 1 ? `blocks ${from} to ${to}` : `${count} blocks from ${from} to ${to}`;
    const reason =
      `the transaction may be in a block that cannot be read: the node did not keep the results of ${blocks}, ` +
      `${discardReason(keepsOthers)}, and has no index of transactions, because of indexer = "null" in [tx_index]`;
    const data = { from: encodeQuantity(from), to: encodeQuantity(to) };
    super(reason, { name: 'historyNotKept', arguments: { reason }, data });
  }
}

/** Whether the requested history is lost on this node. */
export function isHistoryLost(error: unknown): error is HistoryPruned | ResultsDiscarded {
  return error instanceof HistoryPruned || error instanceof ResultsDiscarded;
}

/** For a `catch`: returns errors of lost history, throws all others. */
export function orLost(error: unknown): HistoryPruned | ResultsDiscarded {
  if (isHistoryLost(error)) return error;
  throw error;
}

/** The state of block 0, which nodes do not keep. `lowest` is the first block whose state the node may have. */
export class GenesisStateUnknown extends ChainError {
  constructor(lowest: number) {
    const first = lowest === 1 ? ': the first state is that of block 1, which "earliest" also means' : '';
    const reason = `nodes keep no state of block 0${first}`;
    super(reason, { name: 'historyNotKept', arguments: { reason } });
  }
}

/** A height below the first block of a chain that does not begin with block 1. */
export class HeightBeforeChain extends ChainError {
  constructor(height: number, first: number) {
    super(`no block ${height}, the chain begins with block ${first}`, { name: 'headerNotFound', arguments: {} });
  }
}

/** A height above the node's head. */
export class HeightInFuture extends ChainError {
  constructor(message: string, options?: ErrorOptions) {
    super(message, { name: 'headerNotFound', arguments: {} }, options);
  }
}

/** A block hash that no block has, where the block must exist. */
export class UnknownBlockHash extends ChainError {
  constructor(blockHash: string) {
    super(`no block has the hash ${blockHash}`, { name: 'headerForHashNotFound', arguments: {} });
  }
}

/** Something that the request needs does not exist, such as a validator account. */
export class ResourceNotFound extends ChainError {
  /** `resource` completes the sentence "… not found". */
  constructor(resource: string) {
    super(`${resource} not found`, { name: 'resourceNotFound', arguments: { resource } });
  }
}

/** The application refused or failed a query; `text` is its reason without the wrapping of gRPC or ABCI. */
export class QueryFailed extends ChainError {
  constructor(
    readonly text: string,
    readonly abciCode: number,
    readonly codespace: string,
    options?: ErrorOptions,
  ) {
    super(text, { name: 'executionFailed', arguments: { reason: text } }, options);
  }
}

/** The application does not know the query path (ABCI code 6 `unknown query path`, gRPC UNIMPLEMENTED). */
export class QueryUnknown extends ChainError {
  constructor(readonly path: string) {
    super(`the node's application has no query ${path}`, {
      name: 'featureNotSupported',
      arguments: { feature: path, reason: "the node's application has no such query" },
    });
  }
}

/** The node returned a JSON-RPC error. `detail` is the text of its `data`, where CometBFT puts the reason. */
export class CallRefused extends ChainError {
  constructor(
    readonly method: string,
    readonly code: number,
    readonly detail: string,
  ) {
    super(`the node refused ${method}: ${detail} (${code})`, { name: 'internalError', arguments: {} });
  }
}

/** An unsent or rejected transaction. `reason` is in geth's words; `answer` is null when it was not sent. */
export class TransactionRejected extends ChainError {
  constructor(reason: string, answer: BroadcastResult | null, options?: ErrorOptions) {
    super(
      reason,
      {
        name: 'transactionRejected',
        arguments: { reason },
        ...(answer !== null && {
          data: { code: answer.abciCode, codespace: answer.codespace, log: answer.log.slice(0, 1000) },
        }),
      },
      options,
    );
  }
}

/** A method that does not work on this chain or with these settings; `reason` says why and what would help. */
export class MethodUnsupported extends ChainError {
  constructor(method: string, reason: string) {
    super(`${method} is not supported: ${reason}`, { name: 'methodNotSupported', arguments: { method, reason } });
  }
}

/** A node setting that could not be written and is unchanged. */
export class SettingNotWritten extends ChainError {
  /** `setting` is its name in the file. */
  constructor(setting: string, reason: string, options?: ErrorOptions) {
    super(
      `${setting} was not changed: ${reason}`,
      { name: 'settingNotWritten', arguments: { setting, reason } },
      options,
    );
  }
}

/** The node refused to connect to a peer; `reason` is the node's. */
export class PeerRefused extends ChainError {
  constructor(reason: string, options?: ErrorOptions) {
    super(
      `the node refuses the peer: ${reason}`,
      { name: 'peerRefused', arguments: { reason: reason.slice(0, 300) } },
      options,
    );
  }
}

/** A transaction was sent and no block has it yet. `hash` is CometBFT's. */
export class TransactionPending extends ChainError {
  constructor(hash: Hash, timeoutMs: number) {
    super(`the transaction ${hash} was not included within ${timeoutMs} ms`, {
      name: 'cosmosTransactionTimeout',
      arguments: { hash, timeoutMs },
      data: hash,
    });
  }
}

/** A listener of this server was not started or not stopped; `reason` is the whole sentence. */
export class ListenerUnchanged extends ChainError {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, { name: 'listenerUnchanged', arguments: { reason } }, options);
  }
}
