/** The chains that the end-to-end tests run on, unchanged: the Go node, and the embedded one. Both make a block every half second, unless told otherwise. */
import { startDevChain } from '../../src/devchain/devChain.js';
import { startGoChain } from '../chain/goChain.js';

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

export type StartChain = (blockTimeMs?: number) => Promise<TestChain>;

/** For `describe.each`: a name and how to start. */
export const testChains: [string, StartChain][] = [
  ['the Go chain', (blockTimeMs = 500) => startGoChain({ blockTimeMs })],
  ['the embedded chain', startEmbedded],
];

async function startEmbedded(blockTimeMs = 500): Promise<TestChain> {
  const evmChainId = 31_337;
  const chain = await startDevChain({
    evmChainId: BigInt(evmChainId),
    mining: { automine: false, intervalMs: blockTimeMs },
    gasLimit: 40_000_000n,
  });
  return { ...chain, chainId: evmChainId };
}
