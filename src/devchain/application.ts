/**
 * The seam inside the embedded chain, where ABCI is in a real node: `comet/` makes blocks, hashes and signs them and speaks the CometBFT RPC;
 * the application executes transactions, keeps state, and answers queries. Neither knows the other's inside, and the gateway knows neither:
 * it reads this chain over loopback, as it reads any other.
 */
import type { AbciEvent, BlockTime } from '../chain/node.js';

/** The result of one transaction, as `block_results` lists it. */
export interface ExecTxResult {
  code: number;
  /** TxMsgData protobuf; null when the transaction failed before execution. */
  data: Uint8Array | null;
  log: string;
  info: string;
  gasWanted: bigint;
  gasUsed: bigint;
  events: ChainEvent[];
  codespace: string;
}

/** Every attribute of this chain is indexed. */
export type ChainEvent = AbciEvent;

export interface BlockToExecute {
  height: number;
  time: BlockTime;
  /** Hash of the header, 32 bytes: known before the block runs, because the header holds the results of the block before it. */
  hash: Uint8Array;
  /** Consensus address, 20 bytes. */
  proposerAddress: Uint8Array;
  /** TxRaw bytes, in order. */
  txs: Uint8Array[];
}

export interface ExecutedBlock {
  txResults: ExecTxResult[];
  /** Events of the block, each with its `mode` attribute (BeginBlock, EndBlock). */
  events: ChainEvent[];
  /** 32 bytes: the application hash after this block. */
  appHash: Uint8Array;
}

/** A transaction of a block, for who watches. */
export interface MinedTransactionReport {
  /** The Ethereum hash. */
  hash: string;
  height: number;
  /** Why it failed, in the EVM's words and with the reason of a revert; null when it did not. */
  failure: string | null;
}

/** The answer to a transaction that is offered; code 0 is accepted. */
export interface CheckTxResult {
  code: number;
  codespace: string;
  log: string;
  gasWanted: bigint;
}

/** `hash` and `raw` are the Ethereum hash and bytes that the transaction has in the block; both empty when it was refused. */
export interface UnsignedResult extends CheckTxResult {
  hash: string;
  raw: Uint8Array;
}

/** The answer to a query, as `abci_query` gives it and gRPC translates it. */
export interface QueryAnswer {
  code: number;
  codespace: string;
  log: string;
  /** Protobuf of the response; empty when there is none. */
  value: Uint8Array;
  height: number;
}

export interface Application {
  /** Text for abci_info. */
  readonly name: string;
  readonly version: string;
  /** Height after which everything is committed. */
  readonly height: number;
  readonly appHash: Uint8Array;
  /** Takes a transaction into the pool, or says why not. Never throws for what a client sent. */
  checkTx(tx: Uint8Array): Promise<CheckTxResult>;
  /**
   * Takes a transaction without a valid signature, for an impersonated sender or one of the chain's own accounts (which it signs for).
   * `raw` is the transaction as it would be signed, with any signature or none.
   */
  submitUnsigned(from: string, raw: Uint8Array): Promise<UnsignedResult>;
  /** Transactions for the next block, best first within its gas limit; they stay in the pool until a block holds them. */
  propose(): Uint8Array[];
  /** How many transactions wait and can be executed now. */
  readonly executable: number;
  /** What waits, for unconfirmed_txs. */
  waiting(): Uint8Array[];
  /** Calls the listener when a transaction became executable. */
  onExecutable(listener: () => void): void;
  /** Executes and commits the block at height + 1. Blocks come one after another. */
  executeBlock(block: BlockToExecute): Promise<ExecutedBlock>;
  /**
   * Answers an SDK query (`/cosmos.evm.vm.v1.Query/…`, …) at a height; 0 is the newest. `nextTime` is the time that a block made now would
   * have; when left out, that of the newest block. Never throws for what a client sent.
   */
  query(path: string, data: Uint8Array, height: number, nextTime?: BlockTime): Promise<QueryAnswer>;
  /** Counts blocks and writes of the editor: with the height, it tells a state exactly. */
  readonly revision: number;
  /**
   * Forgets everything above `height`; with `revision`, also what the editor wrote on top of that height since (0: all that it ever wrote
   * there). Transactions that wait are looked at again.
   */
  revertTo(height: number, revision?: number): void;
  /** Writes outside of any transaction, effective in the next block's state (development methods). */
  readonly editor: StateEditor;
}

/** What development methods may change by hand. Values take effect at once for queries at the newest height. */
export interface StateEditor {
  setBalance(address: string, wei: bigint): void;
  setNonce(address: string, nonce: bigint): void;
  setCode(address: string, code: Uint8Array): void;
  setStorageAt(address: string, slot: string, word: string): void;
  /** Transactions of this sender are accepted without a valid signature until `stopImpersonating`. */
  impersonate(address: string): void;
  stopImpersonating(address: string): void;
  /** The senders that are impersonated now, in lower case. */
  readonly impersonated: readonly string[];
  /** Removes a waiting transaction by its Ethereum hash; false when there is none. */
  dropTransaction(hash: string): boolean;
}
