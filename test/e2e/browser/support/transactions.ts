/** Transactions of the first funded account, signed here and sent to Halley. */
import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { hex, rpc } from '../../../support/rpc.js';
import type { TestChain } from '../../../support/testChains.js';

const IN_BLOCK_MS = 20_000;
const GAS = 2_000_000n;

/** What tests read of a receipt. */
interface Receipt {
  readonly transactionHash: string;
  readonly blockNumber: string;
  readonly contractAddress: string | null;
  readonly status: string;
}

/** What a transaction does; without `to` it creates a contract. */
export interface Action {
  readonly to?: string;
  readonly data?: Hex;
}

export async function blockNumber(url: string): Promise<number> {
  return Number(await rpc<string>(url, 'eth_blockNumber'));
}

/** Sends transactions in order, and waits until the last one is in a block. Resolves to their hashes. */
export async function sendAll(url: string, chain: TestChain, actions: readonly Action[]): Promise<string[]> {
  const { privateKey } = chain.accounts[0]!;
  // The chains give keys in hex.
  const account = privateKeyToAccount(privateKey as Hex);
  const first = Number(await rpc<string>(url, 'eth_getTransactionCount', account.address, 'pending'));
  const gasPrice = 2n * BigInt(await rpc<string>(url, 'eth_gasPrice'));
  const hashes: string[] = [];
  for (const [index, { to, data = '0x' }] of actions.entries()) {
    const raw = await account.signTransaction({
      chainId: chain.chainId,
      nonce: first + index,
      gas: data === '0x' ? 21_000n : GAS,
      gasPrice,
      data,
      // An address is hex, too.
      ...(to !== undefined && { to: to as Hex }),
    });
    if (index < actions.length - 1) hashes.push(await rpc<string>(url, 'eth_sendRawTransaction', raw));
    else hashes.push((await rpc<Receipt>(url, 'eth_sendRawTransactionSync', raw, hex(IN_BLOCK_MS))).transactionHash);
  }
  return hashes;
}

/** Sends one transaction. Resolves to its receipt, also when it failed. */
export async function sendOne(url: string, chain: TestChain, action: Action): Promise<Receipt> {
  const [hash] = await sendAll(url, chain, [action]);
  return rpc<Receipt>(url, 'eth_getTransactionReceipt', hash);
}

/** Transfers to the sender itself, which costs nothing but gas. */
export function transfers(chain: TestChain, count: number): Action[] {
  return Array.from({ length: count }, () => ({ to: chain.accounts[0]!.address }));
}
