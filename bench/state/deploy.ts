/** Creates the contracts of section State on a chain. */
import { setTimeout as pause } from 'node:timers/promises';
import { keccak256, parseGwei, type Hash, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { ask, call } from '../rpc.js';
import type { CompiledContract } from './compile.js';
import { deploymentPlan, type Deployment, type DeploymentSizes } from './deploymentPlan.js';

/** Above every base fee of a run. With the gas of a batch it stays below geth's cap of one coin for a transaction. */
const FEE = parseGwei('50');

const MINED_TIMEOUT_MS = 120_000;
const RECEIPTS_TIMEOUT_MS = 30_000;
const POLL_MS = 100;

export interface DeployOptions {
  /** JSON-RPC over HTTP. */
  url: string;
  chainId: number;
  /** Key of a funded account that nothing else uses at the same time. */
  privateKey: Hex;
  contracts: ReadonlyMap<string, CompiledContract>;
  sizes?: DeploymentSizes;
  /** Wei per gas at most; above every base fee of a benchmark when absent. */
  maxFee?: bigint;
}

/** Resolves when every transaction is mined. Throws for the first that failed. */
export async function deployContracts({
  url,
  chainId,
  privateKey,
  contracts,
  sizes,
  maxFee = FEE,
}: DeployOptions): Promise<Deployment> {
  const account = privateKeyToAccount(privateKey);
  const nonce = Number(await call(url, 'eth_getTransactionCount', account.address, 'latest'));
  const { deployment, steps } = deploymentPlan({ contracts, deployer: account.address, nonce, sizes });
  const hashes: Hash[] = [];
  const fees = { type: 'eip1559', chainId, maxFeePerGas: maxFee, maxPriorityFeePerGas: parseGwei('1') } as const;
  for (const [index, step] of steps.entries()) {
    const raw = await account.signTransaction({ ...fees, ...step, nonce: nonce + index });
    hashes.push(keccak256(raw));
    await call(url, 'eth_sendRawTransaction', raw);
  }
  await mined(url, account.address, nonce + steps.length);
  await succeeded(url, hashes);
  return deployment;
}

async function mined(url: string, address: string, nonce: number): Promise<void> {
  const deadline = Date.now() + MINED_TIMEOUT_MS;
  for (;;) {
    const reached = Number(await call(url, 'eth_getTransactionCount', address, 'latest'));
    if (reached >= nonce) return;
    if (Date.now() > deadline)
      throw new Error(`the contracts were not mined within two minutes: ${nonce - reached} left`);
    await pause(POLL_MS);
  }
}

/** The node's server has receipts a moment after the state. */
async function succeeded(url: string, hashes: Hash[]): Promise<void> {
  const deadline = Date.now() + RECEIPTS_TIMEOUT_MS;
  const request = hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] }));
  for (;;) {
    const receipts = (await ask(url, request).catch(() => [null])) as ({ status: Hex } | null)[];
    if (receipts.every((receipt) => receipt !== null)) {
      const failed = receipts.findIndex((receipt) => receipt.status !== '0x1');
      if (failed >= 0) throw new Error(`transaction ${failed} of the contracts failed`);
      return;
    }
    if (Date.now() > deadline) throw new Error('there are no receipts of the contracts after half a minute');
    await pause(POLL_MS);
  }
}
