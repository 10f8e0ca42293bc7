import { ChainError } from '../../chain/chainErrors.js';
import { inTransaction } from './inTransaction.js';
import type { SharedFile } from './openingLock.js';

interface WaitingWrite {
  /** May refuse by throwing a ChainError, but only before it writes anything. */
  write: () => void;
  done: () => void;
  failed: (error: unknown) => void;
}

/**
 * Runs small writes in one transaction with all others of the same event loop iteration: a commit costs ten times as
 * much as such a write. A refused write does not affect the others. When the transaction fails, all of them fail.
 */
export class GroupedWrites {
  #waiting: WaitingWrite[] = [];
  readonly #file: SharedFile;

  constructor(file: SharedFile) {
    this.#file = file;
  }

  /** Resolves to what `write` returns, once it is committed. */
  run<T>(write: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let result: T;
      if (this.#waiting.length === 0) setImmediate(() => this.#writeAll());
      this.#waiting.push({ write: () => (result = write()), done: () => resolve(result), failed: reject });
    });
  }

  #writeAll(): void {
    const group = this.#waiting;
    this.#waiting = [];
    const refused = new Map<WaitingWrite, ChainError>();
    try {
      inTransaction(this.#file, () => {
        for (const waiting of group) attempt(waiting, refused);
      });
    } catch (error) {
      for (const { failed } of group) failed(error);
      return;
    }
    for (const waiting of group) {
      const refusal = refused.get(waiting);
      if (refusal === undefined) waiting.done();
      else waiting.failed(refusal);
    }
  }
}

function attempt(waiting: WaitingWrite, refused: Map<WaitingWrite, ChainError>): void {
  try {
    waiting.write();
  } catch (error) {
    if (!(error instanceof ChainError)) throw error;
    refused.set(waiting, error);
  }
}
