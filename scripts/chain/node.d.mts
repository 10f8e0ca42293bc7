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
  /** Of the newest start. */
  readonly pid: number;
  /** Resolves when the newest start has ended, for whatever reason. */
  readonly exited: Promise<ProcessEnd>;
  /** SIGTERM, and SIGKILL after ten seconds; resolves when the process has ended. Nothing happens if it has already. */
  stop: () => Promise<ProcessEnd>;
  /** Sends a signal (SIGKILL when absent) and resolves when the process has ended. */
  kill: (signal?: NodeJS.Signals) => Promise<ProcessEnd>;
  /** Stops the node if it runs and starts it again in the same home on the same ports; resolves when it makes blocks. */
  restart: () => Promise<void>;
}

export interface StartOptions {
  /** A directory made by createHome. */
  home: string;
  /** Free ports when absent. */
  ports?: ChainPorts;
  /** How long the start may take; 60,000 when absent. */
  readyTimeoutMs?: number;
}

export function startChain(options: StartOptions): Promise<RunningChain>;
