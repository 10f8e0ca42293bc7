import type { Logger } from '../../observe/logger.js';

/** Who hears of new and of removed blocks. A listener that fails is logged, and keeps no other from hearing. */
export class BlockListeners {
  readonly #onBlock = new Set<(blockNumber: number) => void>();
  readonly #onRemoved = new Set<() => void>();
  readonly #log: Logger;

  constructor(log: Logger) {
    this.#log = log;
  }

  onBlock(listener: (blockNumber: number) => void): () => void {
    this.#onBlock.add(listener);
    return () => void this.#onBlock.delete(listener);
  }

  onRemoved(listener: () => void): () => void {
    this.#onRemoved.add(listener);
    return () => void this.#onRemoved.delete(listener);
  }

  notifyOfBlock(blockNumber: number): void {
    for (const listener of this.#onBlock) this.#notify(() => listener(blockNumber), { blockNumber });
  }

  notifyOfRemoval(): void {
    for (const listener of this.#onRemoved) this.#notify(listener, {});
  }

  #notify(listener: () => void, where: { blockNumber?: number }): void {
    try {
      listener();
    } catch (error) {
      this.#log.error({ err: error, ...where }, 'a listener of new blocks failed');
    }
  }
}
