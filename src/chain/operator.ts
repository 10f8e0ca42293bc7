import type { Caller } from '../caller/caller.js';
import type { Address, GcStatistics, MemoryStatistics } from '../../generated/types.js';
import type { HashSigner } from './signing/keys.js';
import type { Awaitable } from '../concurrency/awaitable.js';
import type { BlockRange } from './blocks.js';

/** A node of CometBFT's network, as it describes itself. */
export interface NetworkNode {
  /** Hash of its network key: 40 hex digits, lower case, no 0x. */
  id: string;
  moniker: string;
  cometChainId: string;
  /** CometBFT release, such as `0.38.17`. */
  cometVersion: string;
  /** Its announced listen address; the host may be the unspecified one. */
  listen: { host: string; port: number };
  /** Protocol versions, decimal. */
  protocols: { p2p: string; block: string; app: string };
}

/** A node that is connected to ours. */
export interface ConnectedPeer extends NetworkNode {
  /** IP address from which it is connected. */
  remoteIp: string;
  isOutbound: boolean;
}

/** The node's peers. All operations reject with ChainErrors. */
export interface Peers {
  self(caller: Caller): Promise<NetworkNode>;
  connected(caller: Caller): Promise<ConnectedPeer[]>;
  /**
   * Asks the node to connect to `id@host:port`, now and after each disconnect; resolves before it is connected. Rejects
   * with MethodUnsupported where the node does not allow it.
   */
  dial(address: string, caller: Caller): Promise<void>;
}

/** The lowest price of gas that the node accepts, as its operator sets it. */
export interface MinimumGasPrice {
  /**
   * Writes the price, in wei per gas, to the file that the node reads at its next start. Rejects with MethodUnsupported
   * where that file is not known, and with SettingNotWritten; then nothing has changed.
   */
  set(priceWei: bigint): Promise<void>;
}

/** Where the rewards of a validator's operator are paid to. */
export interface WithdrawAddress {
  /**
   * Sends the operator's transaction; resolves when it is in a block and the chain returns the new address. The caller
   * holds the lock on the account's nonces. Rejects with TransactionRejected in the chain's words, or
   * TransactionPending when it was not included in time.
   */
  set(operator: Address, to: Address, signer: HashSigner, caller: Caller): Promise<void>;
}

/** How to start a listener; omitted values come from the settings. */
export interface ListenerChoice {
  host?: string;
  port?: number;
  /** Origins of web pages that may call or connect; `*` for all. */
  origins?: string[];
  /** Host names that are served; `*` for all. Only for HTTP. */
  hostNames?: string[];
}

/** A listener that runs. */
export interface ListenerState {
  /** `host:port` as it was asked for; empty for WebSockets on the HTTP address alone. */
  address: string;
  choice: ListenerChoice;
}

/** What the listeners are at a time, so that others can be started like them. Null for one that is off. */
export interface ListenersState {
  http: ListenerState | null;
  webSocket: ListenerState | null;
  /** Where each was last, with its real port. */
  last: { http: string; webSocket: string };
}

/**
 * The listeners of this server. Operations run one after another and reject with ListenerUnchanged. The last listener
 * by which a client could restart others is never stopped.
 */
export interface ServerListeners {
  startHttp(choice: ListenerChoice): Promise<void>;
  /** Also ends the WebSockets that came over the HTTP address. Resolves while requests in progress are answered. */
  stopHttp(): Promise<void>;
  startWebSocket(choice: ListenerChoice): Promise<void>;
  /** Ends all WebSockets. Resolves while requests in progress are answered. */
  stopWebSocket(): Promise<void>;
}

/** What can be recorded for a time. */
export type RecordingKind = 'cpu' | 'trace';

/** What is measured while it is switched on. */
export type MeasurementKind = 'block' | 'mutex';

/**
 * Process introspection. File names have no folder; files are made in the profile folder. An unusable name rejects as
 * an invalid parameter, a failed write with ProfileNotWritten.
 */
export interface Runtime {
  /** Begins a recording, which ends at its time limit. Rejects with ProfileInProgress for a second one of a kind. */
  startRecording(kind: RecordingKind, file: string): Promise<void>;
  /** Ends a recording, and resolves when its file is written. Rejects with ProfileNotInProgress. */
  stopRecording(kind: RecordingKind): Promise<void>;
  /** Records for this many seconds, or until it is stopped. */
  record(kind: RecordingKind, file: string, seconds: number): Promise<void>;
  /** Switches a measurement on, or off with 0 or less, and drops earlier results. */
  setRate(kind: MeasurementKind, rate: number): Awaitable<void>;
  writeMeasurement(kind: MeasurementKind, file: string): Promise<void>;
  /** Measures for this many seconds, then writes the result. */
  measure(kind: MeasurementKind, file: string, seconds: number): Promise<void>;
  /** Writes what was allocated since the start and is still in use. */
  writeHeapProfile(file: string): Promise<void>;
  /** Stacks and threads as JSON text; with a filter only the frames and handles that contain it. */
  stacks(filter: string | null): Awaitable<string>;
  memoryStatistics(): Awaitable<MemoryStatistics>;
  gcStatistics(): Awaitable<GcStatistics>;
  /** Collects all garbage; blocks the process meanwhile. */
  collectGarbage(): Promise<void>;
  /** Sets the size of the young generation of new threads, in percent of V8's own. Returns the previous value. */
  setGcPercent(percent: number): Awaitable<number>;
  /** 0 (nothing) to 5 (all). */
  setVerbosity(level: number): Awaitable<void>;
  /** Sets levels of parts, as `indexer=5,mempool=4`; empty text sets none. Throws for another form. */
  setModuleLevels(pattern: string): Awaitable<void>;
}

/** How far a part of the index is filled. */
export interface FillProgress {
  /** `retrying`: the last attempt failed. `full`: there is no room for what is missing. `impossible`: the
   * node did not keep the results of what is missing. */
  state: 'off' | 'working' | 'retrying' | 'full' | 'impossible' | 'finished';
  /** Last block; null before the first block. */
  target: number | null;
  /** The highest missing block; null for none. */
  next: number | null;
  missing: number;
  /** Mean of the last seconds; null when no block was added. */
  blocksPerSecond: number | null;
  /** The time for what is missing at this rate; null when no block was added. */
  secondsLeft: number | null;
}

/** What the index holds, and how far its filling is. */
export interface IndexReport {
  /** The newest block that is served; null before the first block. */
  head: number | null;
  /** The oldest block that can be served, from the index or from the node; null before the first block. */
  earliest: number | null;
  /** The stored blocks, ascending. Block 0 belongs to the range of block 1 where it is stored. */
  ranges: BlockRange[];
  backfill: FillProgress;
  transactions: number;
  /** Transactions that could not be decoded and are missing from their blocks. */
  undecodable: number;
  /** Bytes on disk. */
  bytes: number;
  /** The log index; null when it is off. */
  logs: LogIndexReport | null;
  /** The index by address; null when it is off. */
  traces: TraceReport | null;
}

/** The log index, which `index.logs` turns off. */
export interface LogIndexReport {
  /** The blocks in it, ascending. */
  ranges: BlockRange[];
  /** Stored blocks that are not in it. */
  missing: number;
  bytes: number;
}

/** The index by address, which `trace.index` turns on. */
export interface TraceReport {
  ranges: BlockRange[];
  filling: FillProgress;
  bytes: number;
}

/** Reports on the index. Implemented by `indexer/indexReporter.ts`. */
export interface IndexReporter {
  report(): Awaitable<IndexReport>;
}
