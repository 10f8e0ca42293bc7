/** Transfers that tests sign themselves, and where a node has transactions. */
import type { Wallet } from 'ethers';
import { post } from './rpc.js';

export const RECIPIENT = `0x${'20'.repeat(20)}`;

/** A signed transfer of 1 wei to `RECIPIENT`. */
export function signTransfer(sender: Wallet, nonce: number, chainId: number): Promise<string> {
  return sender.signTransaction({
    to: RECIPIENT,
    value: 1,
    nonce,
    chainId,
    gasLimit: 21_000,
    gasPrice: 10_000_000_000,
  });
}

/** The block where the node's own index has a transaction; 0 for nowhere. */
export async function blockInTxIndex(rpcUrl: string, hash: string): Promise<number> {
  const params = { query: `ethereum_tx.ethereumTxHash='${hash}'` };
  const message = { jsonrpc: '2.0', id: 1, method: 'tx_search', params };
  const { result } = await post<{ result?: { txs: { height: string }[] } }>(rpcUrl, message);
  return Number(result?.txs[0]?.height ?? 0);
}
