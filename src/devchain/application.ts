/**
 * The border inside the embedded chain, in the place of ABCI in a real node. `comet/` makes, hashes and signs blocks
 * and serves the CometBFT RPC; the application executes transactions, keeps the state and answers queries. Neither
 * imports files of the other. The gateway imports neither: it reads this chain over loopback like any other chain.
 */
import type { Address, Hash } from '../../generated/types.js';
import type { ForkInfo, OriginError, OriginTextPart } from '../chain/development/developmentProtocol.js';
import type { NextBlock, StateEntry } from '../chain/development/stateNews.js';
import type { AbciEvent, BlockTime, ProofOperation } from '../chain/node.js';
import type { Signature } from '../ethereum/transaction/signing.js';

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

/** An event of a transaction or a block. All its attributes are indexed. */
export type ChainEvent = AbciEvent;

/** A block that the node has made and that the application executes. */
export interface BlockToExecute {
  height: number;
  time: BlockTime;
  /** Hash of the header, 32 bytes. It is known now because a header holds the results of the previous block. */
  hash: Uint8Array;
  proposerAddress: Uint8Array;
  txs: Uint8Array[];
}

/** The results of a block. */
export interface ExecutedBlock {
  txResults: ExecTxResult[];
  /** Events of the block itself, each with the attribute `mode` (BeginBlock, EndBlock). */
  events: ChainEvent[];
  appHash: Uint8Array;
}

/** A block that was executed and not made. */
export interface PendingExecution extends ExecutedBlock {
  /** Number of the state that it would leave. Queries name it as a height: the negative of this number. */
  state: number;
  gasLimit: bigint;
  coinbase: string;
}

/** A transaction that a block holds, as the listener of `halley dev` gets it. */
export interface MinedTransactionReport {
  hash: string;
  height: number;
  /** The failure in geth's wording, with the reason of a revert; null on success. */
  failure: string | null;
  /** Lower-case 0x text; null for a creation. */
  to: string | null;
  /** The address of the contract that a creation made, in lower case; null for anything else. */
  created: string | null;
  /** Call data, or init code with its arguments. */
  input: Uint8Array;
  /** The billed gas; null when the transaction was refused before it ran. */
  gasUsed: bigint | null;
  /** The revert data; empty for any other failure and on success. */
  revertData: Uint8Array;
}

/** A call of a transaction, with what the listener of `halley dev` prints of it. */
export interface TracedCall {
  depth: number;
  type: 'CALL' | 'CALLCODE' | 'DELEGATECALL' | 'STATICCALL' | 'CREATE' | 'CREATE2';
  /** Whose code ran, lower-case 0x text; null for a creation. */
  to: string | null;
  /** The address of the contract that a creation made; null for anything else. */
  created: string | null;
  /** Init code, or the first four bytes of call data. */
  input: Uint8Array;
  value: bigint;
  /** What the code took, without what a transaction pays before it runs. */
  gasUsed: bigint;
  failure: string | null;
  /** The beginning of the revert data; empty for any other failure and on success. */
  revertData: Uint8Array;
}

/** The calls of a transaction or of eth_call, in the order in which they began. */
export interface CallTrace {
  /** The Ethereum hash of the transaction; null for eth_call. */
  hash: string | null;
  calls: TracedCall[];
  omitted: number;
}

/** The answer to an offered transaction; code 0 means accepted. */
export interface CheckTxResult {
  code: number;
  codespace: string;
  log: string;
  gasWanted: bigint;
}

/** The answer to an unsigned transaction. Hash and bytes are empty when it was refused. */
export interface UnsignedResult extends CheckTxResult {
  hash: string;
  raw: Uint8Array;
}

/** The answer to a query, as `abci_query` gives it and as gRPC translates it. */
export interface QueryAnswer {
  code: number;
  codespace: string;
  log: string;
  /** Protobuf of the response; empty when there is none. */
  value: Uint8Array;
  height: number;
  /** The proof of a raw read that asked for one, from the key to the application hash. */
  proof?: readonly ProofOperation[];
}

/** The arguments of a query, besides its height. */
export interface QueryOptions {
  /** The time that a block made now would have. */
  nextTime?: BlockTime;
  signal?: AbortSignal | undefined;
}

/** The origin of a forked chain, as the node uses it. */
export interface ForkAccess {
  readonly info: ForkInfo;
  /** The first part of the result. An error of the origin is an answer; rejects when it gives none. */
  request(method: string, params: unknown[]): Promise<OriginTextPart | { error: OriginError }>;
  /** The next part of a result. Throws OriginFailure when it is not held any more. */
  rest(rest: number): OriginTextPart;
  /** Continues with another server. Rejects, and changes nothing, when it does not respond or is of another network. */
  setUrl(url: string): Promise<void>;
}

/** A network to fork. */
export interface Forking {
  url: string | null;
  blockNumber: number | null;
}

/** What a fork runs again of the origin's next block, as its first own block. */
export interface Replay {
  /** Seconds since the epoch. */
  timestamp: number;
  /** Wei; null before London. */
  baseFee: bigint | null;
  /** Null where the block has none. */
  prevRandao: Hash | null;
  /** In the order of the block. `from` is null where the signature shows the sender. */
  transactions: { hash: Hash; raw: Uint8Array; from: Address | null }[];
}

/** How a chain begins, as the node around the application needs to know. */
export interface ChainBeginning {
  initialHeight: number;
  /** Null for now. */
  genesisTime: BlockTime | null;
  /** On a fork, the hashes of the first block and its parent, upper-case hex; a block without one has its own. */
  forkedHashes: { block: string | null; parent: string } | null;
  fork: ForkAccess | null;
  replay: Replay | null;
}

/** Told of each change of the state, once it can be read. */
export interface StateListener {
  /** The next block, or an edit of the newest state. */
  changed(height: number, entries: readonly StateEntry[]): void;
  /** The states from this height on may be others. */
  replaced(from: number): void;
}

/** The application of the embedded chain, as the node around it uses it. */
export interface Application {
  readonly name: string;
  readonly version: string;
  readonly height: number;
  readonly appHash: Uint8Array;
  /** Admits a transaction to the mempool, or refuses it. Never throws for what a client sent. */
  checkTx(tx: Uint8Array): Promise<CheckTxResult>;
  /**
   * Admits a transaction without a valid signature: unchanged for an impersonated sender (or for every sender, with
   * `anybody`), signed for a funded account. `raw` is the encoded transaction with any signature or none.
   */
  submitUnsigned(from: string, raw: Uint8Array, anybody?: boolean): Promise<UnsignedResult>;
  /** Signs 32 bytes with the key of a funded account; null when the chain has no key for the address. */
  signHash(address: string, hash: Uint8Array): Signature | null;
  /**
   * The bytes of a transaction in a block, without admitting it: of a signed one, or of an unsigned one of `from`, as
   * `submitUnsigned` completes it. `refusal` says why there are none.
   */
  completeTransaction(from: string | null, raw: Uint8Array): { tx: Uint8Array } | { refusal: string };
  /** Transactions for the next block, best-paid first within its gas limit. They wait until a block holds them. */
  propose(): Uint8Array[];
  /** Number of waiting transactions that the next block can hold. */
  readonly executable: number;
  waiting(): Uint8Array[];
  onExecutable(listener: () => void): void;
  /** Executes and commits the block at height + 1. The next call comes after this one has settled. */
  executeBlock(block: BlockToExecute): Promise<ExecutedBlock>;
  /** Executes a block on the newest state, which does not change. Null when the chain changed meanwhile. */
  executePending(block: BlockToExecute): Promise<PendingExecution | null>;
  /** Whether queries can ask about the state of this number, as `PendingExecution` has it. */
  hasPendingState(number: number): boolean;
  /**
   * Answers an SDK query (`/cosmos.evm.vm.v1.Query/…`) at a height; 0 is the newest, a negative number a pending state.
   * Never throws for what a client sent.
   */
  query(path: string, data: Uint8Array, height: number, asked?: QueryOptions): Promise<QueryAnswer>;
  /** The value of a key in a store, with its proof when `prove` is true. Never rejects for what a client sent. */
  readStore(store: string, key: Uint8Array, height: number, prove: boolean): Promise<QueryAnswer>;
  /** Counts blocks and edits. Height and revision together identify a state. */
  readonly revision: number;
  /** The lowest height whose state is not pruned. */
  readonly earliestState: number;
  /** Calls the listener for each change of the state, once it can be read. A later listener replaces it. */
  onState(listener: StateListener): void;
  /** Pruning leaves the states of these revisions, which snapshots go back to. The next call replaces the list. */
  keepStates(revisions: readonly number[]): void;
  /** Forgets what came after `height`, and after `revision` of it. Throws where the state is pruned and not kept. */
  revertTo(height: number, revision?: number): void;
  /**
   * Prepares a reset: to a fork, or to the original chain when null. The returned function forgets the whole chain and
   * starts again, at once. Rejects when the origin does not respond; then nothing changes.
   */
  prepareRestart(forking: Forking | null): Promise<() => ChainBeginning>;
  /** Edits of the state outside of transactions, for development methods. */
  readonly editor: StateEditor;
  readonly chainId: bigint;
  /** COINBASE of the next blocks, and base fee of the next block in wei; null where they were not set by hand. */
  readonly setByHand: { coinbase: Address | null; nextBaseFee: bigint | null };
  /** What was set by hand for the next blocks; null where nothing was. Another object when any of it is another. */
  readonly setForNextBlock: Omit<NextBlock, 'clock'>;
  /** Gas limit of a block that there is; above the newest height that of the next block. */
  gasLimitAt(height: number): bigint;
  dumpState(): Promise<string>;
  /** Reads a dump of anvil or of this chain: JSON, in gzip or plain. Rejects with an Error that names what is wrong. */
  readState(bytes: Uint8Array): Promise<ReadState>;
  /** Runs something again each time that the state of a fork had to be loaded for it. Rejects without the origin. */
  whenLoaded<T>(run: () => T): Promise<T>;
}

/** A dump that was read, with what the node around the application does about it. */
export interface ReadState {
  /** Number of the dumped block; null where the dump has accounts alone, as for the next two. */
  blockNumber: bigint | null;
  /** Time of that block, seconds since the epoch. */
  timestamp: bigint | null;
  /** Base fee of the block after it, wei; null where the dump does not tell. */
  nextBaseFee: bigint | null;
  /** Puts the accounts of the dump on top of the newest block. Not called while a block is executed. */
  apply(): void;
}

/** Edits of the state by development methods. They take effect at once, for queries at the newest height too. */
export interface StateEditor {
  setBalance(address: string, wei: bigint): void;
  setNonce(address: string, nonce: bigint): void;
  setCode(address: string, code: Uint8Array): void;
  setStorageAt(address: string, slot: string, word: string): void;
  /** Adds wei; the balance ends at 2^256 - 1. */
  addBalance(address: string, wei: bigint): void;
  setCoinbase(address: string): void;
  /** Gas limit of the next blocks, 1 to 2^63 - 1. */
  setGasLimit(gas: bigint): void;
  /** The least wei per gas that a transaction pays. */
  setMinGasPrice(wei: bigint): void;
  setPrevRandao(value: string): void;
  /** Base fee of the next block, wei. */
  setNextBaseFee(wei: bigint): void;
  /** EIP-155 number; a revert does not undo it. */
  setChainId(chainId: bigint): void;
  /** While enabled, transactions of every sender are accepted without a valid signature. */
  setAutoImpersonate(enabled: boolean): void;
  readonly autoImpersonate: boolean;
  /** Until `stopImpersonating`, transactions of this sender are accepted without a valid signature. */
  impersonate(address: string): void;
  stopImpersonating(address: string): void;
  /** The impersonated senders, in lower case. */
  readonly impersonated: readonly string[];
  /** Removes a waiting transaction by its Ethereum hash; false when none has it. */
  dropTransaction(hash: string): boolean;
  dropTransactionsOf(address: string): void;
  dropAllTransactions(): void;
}

/** Answers a query at a height; 0 is the newest. Without `nextTime`, code sees the newest block's. Never rejects. */
export type QueryRouter = (
  path: string,
  data: Uint8Array,
  height: number,
  asked?: QueryOptions,
) => Promise<QueryAnswer>;

/** The path of the query. */
export const STORAGE_RANGE_PATH = '/halley.dev/StorageRange';

/** What the query asks, as JSON; the height of the query is that of the block before. */
export interface StorageRangeRequest {
  address: Address;
  /** The lowest hash of a slot, 32 bytes. */
  start: Hash;
  limit: number;
  /** The transactions of the block that took part in it: TxRaw in base64. */
  txs: string[];
  /** How many of their Ethereum transactions to run. */
  count: number;
}
