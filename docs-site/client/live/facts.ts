/** What is known of the server besides its chain. */
import { visible } from '../visible.js';
import type { CoveredRange } from './ranges.js';

/** The connection, as the page shows it. */
export interface ConnectionState {
  /** `failed`: the server refuses, so trying again does not help. */
  readonly phase: 'connecting' | 'connected' | 'reconnecting' | 'failed';
  /** Why there is none; null when there is one. */
  readonly problem: string | null;
  /** How often it was opened again and everything continued without a gap. */
  readonly resumed: number;
}

/** What a server says of itself. */
export interface ServerFacts {
  readonly clientVersion: string;
  readonly chainId: bigint;
  /** The enabled namespaces; null when the server does not tell. */
  readonly modules: readonly string[] | null;
  readonly isDevelopment: boolean;
}

/** How far a part of the index is filled, as the contract's IndexFilling says it. */
export interface FillingFacts {
  readonly state: string;
  readonly target: bigint | null;
  readonly next: bigint | null;
  readonly missing: bigint;
  readonly blocksPerSecond: number | null;
}

/** What the index holds, as the contract's IndexState says it. */
export interface IndexFacts {
  readonly head: bigint | null;
  readonly earliest: bigint | null;
  readonly ranges: readonly CoveredRange[];
  readonly blocks: bigint;
  readonly transactions: bigint;
  readonly undecodable: bigint;
  readonly bytes: bigint;
  readonly backfill: FillingFacts;
  readonly traces: {
    readonly ranges: readonly CoveredRange[];
    readonly blocks: bigint;
    readonly bytes: bigint;
    readonly filling: FillingFacts;
  } | null;
}

/** How many transactions wait. */
export interface PoolFacts {
  readonly pending: bigint;
  readonly queued: bigint;
}

/** All of it. What is null is off, or not known yet. */
export interface Facts {
  readonly connection: ConnectionState;
  readonly server: ServerFacts | null;
  readonly index: IndexFacts | null;
  readonly pool: PoolFacts | null;
  /** Whether each transaction is mined at once; only on a development chain. */
  readonly automine: boolean | null;
}

/** Before anything is known. */
export const NO_FACTS: Facts = {
  connection: { phase: 'connecting', problem: null, resumed: 0 },
  server: null,
  index: null,
  pool: null,
  automine: null,
};

/** Whether a namespace is enabled, as far as the server tells. */
export function hasNamespace(server: ServerFacts | null, namespace: string): boolean {
  return server?.modules?.includes(namespace) ?? false;
}

/** Whether a chain can be told what to do: tools recognise one by its version, and its namespaces are on. */
export function isDevelopmentServer(clientVersion: string, modules: readonly string[] | null): boolean {
  return modules === null
    ? /^(?:anvil|hardhat)/i.test(clientVersion)
    : modules.includes('evm') && modules.includes('anvil');
}

/** The option that turns a namespace on besides those that are on. */
export function enablingOption(server: ServerFacts | null, namespace: string): string {
  const modules = (server?.modules ?? ['eth', 'net', 'web3']).filter((name) => name !== 'rpc');
  return visible(`--json-rpc.api ${[...modules, namespace].join(',')}`);
}
