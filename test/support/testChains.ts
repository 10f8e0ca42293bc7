/** The chains for end-to-end tests that run on both: the Go node and the embedded chain. */
import { startDevChain } from '../../src/devchain/devChain.js';
import { startGoChain } from './goChain.js';

export interface TestChain {
  /** CometBFT RPC, `http://host:port`. */
  rpcUrl: string;
  /** gRPC, `host:port`. */
  grpcAddress: string;
  /** EIP-155 chain id. */
  chainId: number;
  /** Funded accounts with their keys. */
  accounts: { address: string; privateKey: string }[];
  stop(): Promise<unknown>;
}

/** The default leaves enough time between blocks for several transactions in one. */
const BLOCK_TIME_MS = 250;

export type StartChain = (blockTimeMs?: number) => Promise<TestChain>;

/** For `describe.each`: a name and the function that starts the chain. */
export const testChains: [string, StartChain][] = [
  ['the Go chain', (blockTimeMs = BLOCK_TIME_MS) => startGoChain({ blockTimeMs })],
  ['the embedded chain', startEmbedded],
];

/** The embedded chain with a block each time that this long has passed. */
export function startEmbedded(blockTimeMs = BLOCK_TIME_MS): Promise<TestChain> {
  return startMining({ automine: false, intervalMs: blockTimeMs });
}

/** The embedded chain with a block for each transaction, and no others. */
export function startAutomining(): Promise<TestChain> {
  return startMining({ automine: true, intervalMs: 0 });
}

async function startMining(mining: { automine: boolean; intervalMs: number }): Promise<TestChain> {
  const evmChainId = 31_337;
  const chain = await startDevChain({ evmChainId: BigInt(evmChainId), mining, gasLimit: 40_000_000n });
  return { ...chain, chainId: evmChainId };
}
