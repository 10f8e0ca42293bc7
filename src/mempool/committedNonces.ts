import type { Caller } from '../caller/caller.js';
import type { Address } from '../../generated/types.js';
import type { SenderQueue } from './senderQueue.js';

/** Most concurrent account queries. */
const CONCURRENCY = 16;

/** Where accounts' nonces come from. */
export interface CommittedNoncesParts {
  /** Height of the newest block. */
  head: () => number;
  /** An account's nonce after a block. */
  nonce: (sender: Address, height: number, caller: Caller) => Promise<bigint>;
}

/**
 * Queries the accounts of senders whose nonce gaps are not known, each at most once per height, and calls `onNonce` for
 * each.
 */
export async function askCommittedNonces(
  parts: CommittedNoncesParts,
  queues: Iterable<SenderQueue>,
  onNonce: (queue: SenderQueue, nonce: bigint) => void,
  caller: Caller,
): Promise<void> {
  const height = parts.head();
  const unknown = [...queues].filter((queue) => queue.needsNonce(height)).values();
  // All workers draw from one iterator.
  const work = async () => {
    for (const queue of unknown) {
      const nonce = await parts.nonce(queue.sender, height, caller);
      queue.setCommittedNonce(nonce, height);
      onNonce(queue, nonce);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}
