import { readFileSync } from 'node:fs';
import { createConfig } from 'ponder';
import type { Abi } from 'viem';

const { ARTIFACT = '', CHAIN_ID, CONTRACT, RPC_URL } = process.env;

export default createConfig({
  chains: { server: { id: Number(CHAIN_ID), rpc: RPC_URL, pollingInterval: 200 } },
  contracts: {
    Probe: {
      chain: 'server',
      abi: (JSON.parse(readFileSync(ARTIFACT, 'utf8')) as { abi: Abi }).abi,
      address: CONTRACT as `0x${string}`,
      startBlock: 0,
      includeTransactionReceipts: true,
    },
  },
  blocks: { EveryBlock: { chain: 'server', startBlock: 0, interval: 1 } },
});
