/** What a CometBFT node returns, whatever its version. Implemented by `comet/`; knows no Ethereum JSON. */
import type { Caller } from '../caller/caller.js';
import type { Hash } from '../../generated/types.js';

/** Header time of CometBFT: whole seconds since the epoch and the rest in nanoseconds (tracing needs both). */
export interface BlockTime {
  seconds: number;
  nanos: number;
}

/** A committed CometBFT block. */
export interface CometBlock {
  height: number;
  /** Hash of the CometBFT header (`block_id.hash`), lower case: the hash that Ethereum clients see. */
  hash: Hash;
  /** `last_block_id.hash`; null at the first block. */
  parentHash: Hash | null;
  /** The chain's text id (`header.chain_id`), not the EIP-155 number. */
  cometChainId: string;
  time: BlockTime;
  /** Consensus address of the proposer, 20 bytes. */
  proposerAddress: Uint8Array;
  /** Application state after the previous block. */
  appHash: Uint8Array;
  /** Hash of the consensus parameters, lower-case hex without 0x: the cache key of the block gas limit. */
  consensusHash: string;
  header: HeaderJson;
  /** TxRaw protobuf bytes, in block order. */
  txs: Uint8Array[];
}

/** An ABCI event; attribute values are plain text (older releases of CometBFT send base64, decoded at the edge). */
export interface AbciEvent {
  type: string;
  attributes: { key: string; value: string }[];
}

/** The execution result of one CometBFT transaction. `abciCode` 0 is success. */
export interface TxResult {
  abciCode: number;
  codespace: string;
  log: string;
  /** TxMsgData protobuf; empty when the transaction failed before execution. */
  data: Uint8Array;
  /** -1 where the node reports that the ante phase failed. */
  gasWanted: bigint;
  gasUsed: bigint;
  events: AbciEvent[];
}

/** Results of a block: one for each transaction, and the events of the block itself (BeginBlock and EndBlock). */
export interface BlockResults {
  height: number;
  txResults: TxResult[];
  blockEvents: AbciEvent[];
}

/** A block with its results, which is all that decoding needs from CometBFT. */
export interface CommittedBlock {
  block: CometBlock;
  results: BlockResults;
  /** Set for a block that is too large for the event loop: its results lack the events that this has. */
  undecoded?: UndecodedBlock;
}

/** What a header says about the previous block. */
export interface ProvenResults {
  blockHash: Hash | null;
  resultsHash: Hash;
}

/** The raw responses for a large block, the block with its message of the state stream, or the announcing event. */
export type UndecodedBlock = (
  { block: NodeAnswer; results: NodeAnswer } | { block: NodeAnswer; finalized: Uint8Array } | UndecodedEvent
) & {
  expected: ExpectedBlock;
};

/** The JSON of a large event that carries a block and its results, in memory that threads share. */
export interface UndecodedEvent {
  event: Uint8Array;
}

/** A block as it was announced. */
export type AnnouncedBlock = CommittedBlock | UndecodedEvent;

/** The requested height, and how strictly the block is checked. */
export interface ExpectedBlock {
  height: number;
  check: BlockCheck;
}

/** How strictly a block is checked. */
export interface BlockCheck {
  /** True for the embedded chain: the first block of a fork has a foreign hash and a parent without parts. */
  allowsFork?: boolean;
}

/** The `result` of a call, or the JSON of the whole response when it is large, in memory that threads share. */
export type NodeAnswer = { result: unknown } | { method: string; id: number; json: Uint8Array };

/** The response to one call, or to a batch of calls of one method, with consecutive ids. */
export interface BatchAnswer {
  method: string;
  firstId: number;
  count: number;
  /** The JSON; a large one is in memory that threads share. */
  json: Uint8Array;
}

/** The raw responses for several blocks. */
export interface UndecodedBlocks {
  heights: number[];
  blocks: BatchAnswer;
  results: BatchAnswer;
  check: BlockCheck;
}

/** Reads several blocks at once. */
export interface BlockBatches {
  /** How many blocks one request should ask for, at least one. */
  readonly size: number;
  /**
   * These blocks, without those that are too large for a batch, in as many requests as the node needs. Rejects with a
   * ChainError when it does not answer.
   */
  fetch(heights: readonly number[], caller: Caller): Promise<UndecodedBlocks[]>;
}

/** What of a block says with what else it is to be built. */
export type BlockFacts = Pick<
  CometBlock,
  'height' | 'hash' | 'parentHash' | 'cometChainId' | 'proposerAddress' | 'consensusHash'
> & { header: Pick<HeaderJson, 'last_results_hash'> };

/** What `status` says. */
export interface NodeStatus {
  cometChainId: string;
  /** CometBFT release, such as `0.38.17`. */
  cometVersion: string;
  moniker: string;
  latestHeight: number;
  earliestHeight: number;
  catchingUp: boolean;
  /** Consensus address of the node's own key, 20 bytes. */
  validatorAddress: Uint8Array;
}

/** What `net_info` says. */
export interface NetInfo {
  listening: boolean;
  peerCount: number;
}

/** What `abci_info` says of the application. */
export interface ApplicationInfo {
  name: string;
  version: string;
  lastHeight: number;
}

/** The node's response to a sent transaction; `abciCode` 0 means accepted. */
export interface BroadcastResult {
  abciCode: number;
  codespace: string;
  log: string;
  /** The newest height afterwards, where the chain responds only when it is mined. */
  height?: number;
}

/** The oldest transactions of the node's mempool, at most 100, and the total. */
export interface UnconfirmedTxs {
  total: number;
  txs: Uint8Array[];
}

/** An ICS-23 proof operation: `data` is a CommitmentProof. */
export interface ProofOperation {
  type: string;
  key: Uint8Array;
  data: Uint8Array;
}

/** A query of the application over CometBFT. */
export interface AbciQuery {
  path: string;
  data: Uint8Array;
  /** 0 means the node's newest. */
  height: number;
  /** Whether to return a proof; only store paths can. Default false. */
  prove?: boolean;
}

/** The result of a query. `value` is empty when absent. */
export interface QueryResult {
  value: Uint8Array;
  height: number;
  proof: ProofOperation[];
}

/** Protobuf queries of the application at a height, over gRPC or ABCI. They reject with ChainErrors. */
export interface Queries {
  /** `path` is `/<package>.<Service>/<Method>`; `height` 0 means the node's newest. */
  query(path: string, request: Uint8Array, height: number, caller: Caller): Promise<Uint8Array>;
}

/** The largest request, bytes, that CometBFT takes unless its config.toml says otherwise (`max_body_bytes`). */
export const MAX_COMET_REQUEST_BYTES = 1_000_000;

/** How a block is read. */
export interface BlockReadOptions {
  /** Large urgent blocks are decoded first. Default: false. */
  isUrgent?: boolean;
  /** Of a large block, only the header and `undecoded` are needed. Default: false. */
  isBrief?: boolean;
  /** Where the announcing event has the block, the node is not asked. Default: null. */
  announced?: UndecodedEvent | null;
}

/** An upstream node. Every call rejects with a ChainError; heights are CometBFT heights, from 1. */
export interface Node {
  status(caller: Caller): Promise<NodeStatus>;
  applicationInfo(caller: Caller): Promise<ApplicationInfo>;
  netInfo(caller: Caller): Promise<NetInfo>;
  /**
   * Null above the head; rejects with HistoryPruned below the earliest height, and with FalseAnswer when the block
   * contradicts its hash (only the next header proves the results).
   */
  committedBlock(height: number, caller: Caller, options?: BlockReadOptions): Promise<CommittedBlock | null>;
  /**
   * What the header of this height says about the results of the previous block. Null and rejects as
   * `committedBlock`.
   */
  provenResults(height: number, caller: Caller): Promise<ProvenResults | null>;
  /** The first height of the genesis; null where its beginning does not say it. */
  initialHeight(caller: Caller): Promise<number | null>;
  /** `max_gas`, -1 for no limit. Rejects with FalseAnswer when `consensusHash` does not cover it. */
  blockMaxGas(block: Pick<CometBlock, 'height' | 'consensusHash'>, caller: Caller): Promise<bigint>;
  /** Null for an unknown hash; rejects with FalseAnswer when the block has another hash. */
  heightOfBlock(hash: Hash, caller: Caller): Promise<number | null>;
  /** From the node's event index; null when unknown, `unindexed` without such an index. */
  heightOfTransaction(hash: Hash, caller: Caller): Promise<number | 'unindexed' | null>;
  abciQuery(query: AbciQuery, caller: Caller): Promise<QueryResult>;
  broadcastTx(tx: Uint8Array, caller: Caller): Promise<BroadcastResult>;
  checkTx(tx: Uint8Array, caller: Caller): Promise<BroadcastResult>;
  unconfirmedTxs(caller: Caller): Promise<UnconfirmedTxs>;
}

/**
 * Follows the node's head. `onHead` receives announced heights: unordered, perhaps repeated or missing, and lower after
 * a rollback of the node; the listener fills gaps. `announced` is null unless the event had the block and its results.
 */
export interface HeadSource {
  start(onHead: (height: number, announced: AnnouncedBlock | null) => void): void;
  stop(): Promise<void>;
}

/** A block's id. Before the first block the texts are empty and the total is 0. */
export interface BlockIdJson {
  hash: string;
  parts: { total: number; hash: string };
}

/** A header as `block` and `header` return it; hashes and addresses are hex without 0x. */
export interface HeaderJson {
  /** `app` is left out while it is 0. */
  version: { block: string; app?: string };
  chain_id: string;
  height: string;
  /** RFC 3339 in UTC, up to nine decimals without trailing zeros. */
  time: string;
  last_block_id: BlockIdJson;
  last_commit_hash: string;
  data_hash: string;
  validators_hash: string;
  next_validators_hash: string;
  consensus_hash: string;
  app_hash: string;
  last_results_hash: string;
  evidence_hash: string;
  proposer_address: string;
}
