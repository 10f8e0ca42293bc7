import type { Caller } from '../../caller/caller.js';
import type { Hash } from '../../../generated/types.js';
import { onAbort } from '../../concurrency/abortable.js';
import type { EncodedJson } from '../../json/encodedJson.js';
import { rpcError } from '../../jsonrpc/rpcErrors.js';
import type { Services } from '../services.js';

/** Where a receipt is found, and the source of new blocks. */
export type ReceiptParts = Pick<Services, 'blocks' | 'indexStatus'>;

/** The receipt of a sent transaction, once it is mined. Rejects with transactionTimeout, which has the hash. */
export async function receiptOnceMined(
  hash: Hash,
  timeoutMs: number,
  parts: ReceiptParts,
  caller: Caller,
): Promise<EncodedJson> {
  await waitUntilMined(hash, timeoutMs, parts, caller);
  const place = await parts.blocks.place(hash, caller);
  const receipt = place === null ? null : await parts.blocks.receipt(place, caller);
  if (receipt === null) throw rpcError('transactionTimeout', { timeoutMs }, hash);
  return receipt;
}

/** Resolves when a stored block has the transaction, at the timeout, or when the client has left. */
async function waitUntilMined(
  hash: Hash,
  timeoutMs: number,
  { blocks, indexStatus }: ReceiptParts,
  caller: Caller,
): Promise<void> {
  const ended = AbortSignal.any([caller.signal, AbortSignal.timeout(timeoutMs)]);
  for (;;) {
    // Subscribed before the look-up, so that a block in between is not missed.
    const nextBlock = blockOrEnd(indexStatus, ended);
    if (ended.aborted || (await blocks.place(hash, caller)) !== null) return;
    await nextBlock;
  }
}

function blockOrEnd(indexStatus: Services['indexStatus'], ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      unsubscribe();
      stopListening();
      resolve();
    };
    const unsubscribe = indexStatus.onBlock(done);
    const stopListening = onAbort(ended, done);
  });
}
