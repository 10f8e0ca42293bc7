import type { ForkSchedule } from '../chain/state.js';
import type { Logger } from '../observe/logger.js';
import { decodeStoredChain, encodeStoredChain, isSame, type EarlierForks, type KnownChain } from './knownChain.js';

/** Where a text is kept. */
export interface ChainMemory {
  knownChain(): string | null;
  rememberChain(text: string): Promise<void>;
}

/**
 * What the index remembers of its chain: the node as it was last seen, and the forks of before each upgrade. A block of
 * then is decoded by the schedule of then, also when it is read again.
 */
export class ChainRecord {
  #earlier: EarlierForks[] = [];
  #known: KnownChain | null = null;
  readonly #memory: ChainMemory;
  readonly #log: Logger;

  /**
   * `head` is the highest stored block. Those above it count as of the release that runs now: the node does not tell
   * at which height an upgrade happened while nobody looked.
   */
  constructor(memory: ChainMemory, { head, log }: { head: number; log: Logger }, now: KnownChain) {
    this.#memory = memory;
    this.#log = log;
    const stored = decodeStoredChain(memory.knownChain());
    this.#earlier = stored?.earlier ?? [];
    this.#known = stored;
    this.update(now, head);
  }

  /** The schedule for a block of this height. */
  forksAt(height: number): ForkSchedule {
    const entry = this.#earlier.find(({ upTo }) => height <= upTo);
    if (entry !== undefined) return entry.forks;
    if (this.#known === null) throw new Error('the chain is not known');
    return this.#known.profile.forks;
  }

  /** Notes what the node is now; blocks up to `head` are of what it was before. */
  update(now: KnownChain, head: number): void {
    const before = this.#known;
    if (before !== null && isSame(before, now)) return;
    if (before !== null && head > 0 && !isSame(before.profile.forks, now.profile.forks))
      this.#earlier.push({ upTo: head, forks: { ...before.profile.forks } });
    this.#known = structuredClone({ profile: now.profile, application: now.application, grpcAddress: now.grpcAddress });
    const text = encodeStoredChain({ ...this.#known, earlier: this.#earlier });
    this.#memory.rememberChain(text).catch((error: unknown) => {
      this.#log.warn({ err: error }, 'what is known of the chain cannot be stored');
    });
  }
}
