/** What the methods of operators ask (`admin_`, `miner_`, `debug_`, `halley_`), each an interface of its own. */
import type { Caller } from '../caller/caller.js';
import type { Address, GcStatistics, MemoryStatistics } from '../../generated/types.js';
import type { HashSigner } from './signing/keys.js';
import type { Awaitable } from '../concurrency/awaitable.js';
import type { BlockRange } from './blocks.js';

/** A node of CometBFT's network, as it tells about itself. */
export interface NetworkNode {
  /** Hash of its network key: 40 hex digits, lower case, no 0x. */
  id: string;
  moniker: string;
  cometChainId: string;
  /** CometBFT release, such as `0.38.17`. */
  cometVersion: string;
  /** Where it says that it takes connections of peers; the host may be that of all interfaces. */
  listen: { host: string; port: number };
  /** Versions of the protocols between nodes and of the application, decimal. */
  protocols: { p2p: string; block: string; app: string };
}

/** A node that is connected to ours. */
export interface ConnectedPeer extends NetworkNode {
  /** IP address from which it is connected. */
  remoteIp: string;
  /** True when our node made the connection. */
  isOutbound: boolean;
}

/** The node's place in the network. All operations reject with errors of `chain/chainErrors.ts`. */
export interface Peers {
  self(caller: Caller): Promise<NetworkNode>;
  connected(caller: Caller): Promise<ConnectedPeer[]>;
  /**
   * Asks the node to connect to `id@host:port` now and whenever the connection breaks. Resolves before it is connected.
   * Rejects with MethodUnsupported where the node takes no such requests.
   */
  dial(address: string, caller: Caller): Promise<void>;
}

/** The lowest price of gas that the node accepts, as its operator sets it. */
export interface MinimumGasPrice {
  /**
   * Writes the price, in wei per gas, where the node reads it at its next start. Rejects with MethodUnsupported where
   * that place is not known, and with SettingNotWritten when it cannot be written; then nothing has changed.
   */
  set(priceWei: bigint): Promise<void>;
}

/** Where the rewards of a validator's operator are paid to. */
export interface WithdrawAddress {
  /**
   * Sends a transaction of the operator's account that sets it, and resolves once it is in a block and the chain
   * answers the new address. The caller holds the lock on the account's nonces. Rejects with TransactionRejected in the
   * chain's words, and with TransactionPending when no block took it in time.
   */
  set(operator: Address, to: Address, signer: HashSigner, caller: Caller): Promise<void>;
}

/** How a listener is started; what is left out is as the settings have it. */
export interface ListenerChoice {
  host?: string;
  port?: number;
  /** Origins of web pages that may call or connect; `*` for all. */
  origins?: string[];
  /** Host names that are served; `*` for all. Only for HTTP. */
  hostNames?: string[];
}

/**
 * The listeners of this server while it runs. Operations run one after another. They reject with ListenerUnchanged, and
 * a listener is never stopped when nothing would be left by which a client could start it again.
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
 * Looks into the running process. Files are named without a folder, and are made in the profile folder; a name that
 * cannot be used rejects as an invalid parameter, and a file that cannot be written with ProfileNotWritten.
 */
export interface Runtime {
  /**
   * Begins a recording, which ends by itself at its time limit. Rejects with ProfileInProgress when there is one of the
   * same kind.
   */
  startRecording(kind: RecordingKind, file: string): Promise<void>;
  /** Ends a recording, and resolves when its file is written. Rejects with ProfileNotInProgress. */
  stopRecording(kind: RecordingKind): Promise<void>;
  /** Records for so many seconds, or until it is stopped. */
  record(kind: RecordingKind, file: string, seconds: number): Promise<void>;
  /** Switches a measurement on, or off with 0 or less. What it has measured before is forgotten. */
  setRate(kind: MeasurementKind, rate: number): void;
  /** Writes what was measured since it was switched on. */
  writeMeasurement(kind: MeasurementKind, file: string): Promise<void>;
  /** Switches a measurement on for so many seconds, and writes it. */
  measure(kind: MeasurementKind, file: string, seconds: number): Promise<void>;
  /** Writes what was allocated since the start and is still in use. */
  writeHeapProfile(file: string): Promise<void>;
  /** Stacks and threads as JSON text; with a filter only the frames and handles that contain it. */
  stacks(filter: string | null): string;
  memoryStatistics(): MemoryStatistics;
  gcStatistics(): GcStatistics;
  /** Collects all garbage, which holds the process meanwhile. */
  collectGarbage(): Promise<void>;
  /** Sets the size of the young generation of new threads, in percent of V8's own. Returns the previous value. */
  setGcPercent(percent: number): number;
  /** 0 (nothing) to 5 (all). */
  setVerbosity(level: number): void;
  /** Sets levels of parts, as `indexer=5,mempool=4`; empty text sets none. Throws for another form. */
  setModuleLevels(pattern: string): void;
}

/** How far a part of the index is filled. */
export interface FillProgress {
  /** `retrying`: the last attempt failed. `full`: there is no room for what is missing. `impossible`: the
   * node did not keep the results of what is missing. */
  state: 'off' | 'working' | 'retrying' | 'full' | 'impossible' | 'finished';
  /** The block at which it ends; null before the first block. */
  target: number | null;
  /** The highest block that is to be added; null for none. */
  next: number | null;
  /** Blocks that are to be added. */
  missing: number;
  /** Mean of the last seconds; null when nothing was added in them. */
  blocksPerSecond: number | null;
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
  /** Transactions of all stored blocks. */
  transactions: number;
  /** Transactions that could not be decoded and are missing from their blocks. */
  undecodable: number;
  /** Bytes on disk. */
  bytes: number;
  /** The index by address; null when it is off. */
  traces: TraceReport | null;
}

/** The index by address, which `trace.index` turns on. */
export interface TraceReport {
  /** The traced blocks, ascending. */
  ranges: BlockRange[];
  filling: FillProgress;
  /** Bytes of the traces that are kept. */
  bytes: number;
}

/** Implemented by `indexer/indexReporter.ts`. */
export interface IndexReporter {
  report(): Awaitable<IndexReport>;
}
