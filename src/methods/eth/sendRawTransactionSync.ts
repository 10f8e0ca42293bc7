import type { Hash } from '../../../generated/types.js';
import { onAbort } from '../../concurrency/abortable.js';
import { decodeData } from '../../evm/hex.js';
import { rpcError } from '../../jsonrpc/errors.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { LimitParts, Services } from '../services.js';

/**
 * Sends a signed transaction and answers its receipt once it is mined. The error of a timeout has the hash
 * (EIP-7966).
 */
export function sendRawTransactionSync(
  parts: Pick<Services, 'sender' | 'blocks' | 'indexStatus'> & LimitParts<'maxSyncSendTimeoutMs'>,
): Handler<'eth_sendRawTransactionSync'> {
  const { sender, blocks, limits } = parts;
  return async ([raw, timeout], request) => {
    const asked = timeout === undefined ? limits.maxSyncSendTimeoutMs : Number(timeout);
    const timeoutMs = Math.min(asked, limits.maxSyncSendTimeoutMs);
    const hash = await sender.send(decodeData(raw), request.signal);
    await waitUntilMined(hash, timeoutMs, parts, request.signal);
    const place = await blocks.place(hash);
    const receipt = place === null ? null : await blocks.receipt(place);
    if (receipt === null) throw rpcError('transactionTimeout', { timeoutMs }, hash);
    return receipt;
  };
}

/** Resolves when a stored block has the transaction, when the time is over, or when the client has left. */
async function waitUntilMined(
  hash: Hash,
  timeoutMs: number,
  { blocks, indexStatus }: Pick<Services, 'blocks' | 'indexStatus'>,
  signal: AbortSignal,
): Promise<void> {
  const ended = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  for (;;) {
    // Subscribed before the look-up, so that a block in between is not missed.
    const nextBlock = blockOrEnd(indexStatus, ended);
    if (ended.aborted || (await blocks.place(hash)) !== null) return;
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
