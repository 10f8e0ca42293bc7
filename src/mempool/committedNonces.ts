import type { Address } from '../../generated/types.js';
import type { SenderQueue } from './senderQueue.js';

/** Accounts asked at a time. */
const CONCURRENCY = 16;

export interface CommittedNoncesParts {
  /** Height of the newest block. */
  head: () => number;
  /** An account's nonce after a block. */
  nonce: (sender: Address, height: number, signal?: AbortSignal) => Promise<bigint>;
}

/** Asks for the nonces of the senders for which it is not known what is in line, each at most once per height; `learned` is told of each. */
export async function askCommittedNonces(
  parts: CommittedNoncesParts,
  lines: Iterable<SenderQueue>,
  learned: (line: SenderQueue, nonce: bigint) => void,
  signal?: AbortSignal,
): Promise<void> {
  const height = parts.head();
  const unsettled = [...lines].filter((line) => line.isUnsettled(height)).values();
  const askOneByOne = async () => {
    for (const line of unsettled) {
      const nonce = await parts.nonce(line.sender, height, signal);
      line.learn(nonce, height);
      learned(line, nonce);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, askOneByOne));
}
