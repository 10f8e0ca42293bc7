import type { PendingExecution } from '../application.js';
import type { ChainParts } from './blockProducer.js';
import type { StoredBlock } from './blocks/blockStore.js';

/** A block that was executed and not made, with its results. */
export interface Preview {
  stored: StoredBlock;
  execution: PendingExecution;
}

interface KeptPreview extends Preview {
  key: readonly unknown[];
}

/** Attempts while blocks are made: after that many, the caller learns that the chain is too fast. */
const MOST_ATTEMPTS = 8;

/** The block that would be made now, executed again when transactions, state, head or second have changed. */
export class PendingBlock {
  #kept: KeptPreview | null = null;
  #making: Promise<unknown> = Promise.resolve();
  readonly #parts: ChainParts;

  constructor(parts: ChainParts) {
    this.#parts = parts;
  }

  /** Rejects when blocks follow each other faster than a pending one can be executed. */
  current(): Promise<Preview> {
    const preview = this.#making.then(() => this.#current());
    this.#making = preview.catch(() => undefined);
    return preview;
  }

  /** Forgets the block: conditions of the next block were changed by hand. */
  forget(): void {
    this.#kept = null;
  }

  async #current(): Promise<Preview> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const key = this.#key();
      if (this.#kept !== null && this.#isUsable(this.#kept, key)) return this.#kept;
      const preview = await this.#parts.producer.previewBlock();
      if (preview === null) continue;
      this.#kept = { ...preview, key };
      return preview;
    }
    throw new Error('the chain makes blocks faster than it can execute a pending one');
  }

  #isUsable({ key, execution }: KeptPreview, now: readonly unknown[]): boolean {
    return now.every((part, index) => part === key[index]) && this.#parts.application.hasPendingState(execution.state);
  }

  /** Changes when the pending block does. The list of transactions is a new one after each change of the mempool. */
  #key(): readonly unknown[] {
    const { application, producer, blocks } = this.#parts;
    return [application.propose(), application.revision, blocks.head?.blockId.hash, producer.nextTime.seconds];
  }
}
