import type { StreamedNode } from './home.mjs';

/** One loopback port for each server of a node. */
export interface ChainPorts {
  /** CometBFT RPC, HTTP and `/websocket`. */
  rpc: number;
  grpc: number;
  /** The node's own JSON-RPC over HTTP. */
  evmRpc: number;
  /** The node's own JSON-RPC over WebSocket. */
  evmWs: number;
}

export interface ChainAccount {
  /** EIP-55 checksummed. */
  address: `0x${string}`;
  privateKey: `0x${string}`;
  /** The same account as the Cosmos side writes it, `cosmos1...`. */
  bech32: string;
}

export interface ProcessEnd {
  /** Exit code; null when a signal ended the process. */
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface RunningChain {
  readonly rpcUrl: string;
  /** `host:port`. */
  readonly grpcAddress: string;
  readonly evmRpcUrl: string;
  /** Accepts connections five seconds after the start. */
  readonly evmWsUrl: string;
  /** EIP-155 chain id. */
  readonly chainId: number;
  readonly cometChainId: string;
  /** Ten accounts with 1,000,000 tokens of 18 decimals each. */
  readonly accounts: ChainAccount[];
  readonly home: string;
  readonly ports: ChainPorts;
  readonly logFile: string;
  /** The node's program, and the variables that it needs, for its other commands. */
  readonly evmd: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Process id of the newest start. */
  readonly pid: number;
  /** Resolves when the newest start has ended, for whatever reason. */
  readonly exited: Promise<ProcessEnd>;
  /** Sends SIGTERM, and SIGKILL after ten seconds. Resolves when the process has ended; at once if it already has. */
  stop: () => Promise<ProcessEnd>;
  /** Sends a signal (SIGKILL when absent) and resolves when the process has ended. */
  kill: (signal?: NodeJS.Signals) => Promise<ProcessEnd>;
  /**
   * Starts the node again in the same home on the same ports, after stopping it if it runs. Resolves when it makes
   * blocks; with `makesBlocks: false`, when it answers.
   */
  restart: (options?: { makesBlocks?: boolean }) => Promise<void>;
}

export interface StartOptions {
  /** A folder made by createHome. */
  home: string;
  /** Free ports when absent. */
  ports?: ChainPorts;
  /** As the home was made with it. */
  stream?: StreamedNode;
  /** The binary of another node; the one that this project builds when absent. */
  evmd?: string;
  /** How long the start may take; 60,000 when absent. */
  readyTimeoutMs?: number;
}

export function startChain(options: StartOptions): Promise<RunningChain>;
