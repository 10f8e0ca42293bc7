import type { CheckTxResult } from '../application.js';
import { txHash } from './blocks/blockStore.js';
import { hasApplicationMempool, type NodeParts } from './nodeParts.js';
import { internalError } from './server/cometRpcError.js';

/** Whether the same bytes were accepted before, or are checked now. */
export function isInCache({ txCache }: Pick<NodeParts, 'txCache'>, tx: Uint8Array): boolean {
  return txCache.has(txHash(tx));
}

/** Checks a new transaction with the application. Throws CometRpcError when it was accepted before. */
export async function offer({ application, txCache, options }: NodeParts, tx: Uint8Array): Promise<CheckTxResult> {
  const hash = txHash(tx);
  if (txCache.has(hash)) {
    throw internalError(hasApplicationMempool(options) ? 'tx already seen' : 'tx already exists in cache');
  }
  txCache.add(hash);
  const result = await application.checkTx(tx);
  // A refused transaction may become valid later, so it may be sent again.
  if (result.code !== 0) txCache.delete(hash);
  return result;
}
