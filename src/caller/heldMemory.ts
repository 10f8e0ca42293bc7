import { Reservation, STEP_BYTES, type MemoryAccount, type MemoryUse, MemoryExceeded } from './memoryBudget.js';

/** Bytes that one request, or a part of its work, holds while a result is made. Own work is not counted. */
export class HeldMemory {
  /** Null when nothing is counted. */
  readonly account: MemoryAccount | null;
  readonly #use: MemoryUse;
  #bytes = 0;
  #reservation: Reservation | undefined;
  #isOver = false;

  constructor(account: MemoryAccount | null, use: MemoryUse = 'answer') {
    this.account = account;
    this.#use = use;
  }

  /** Call before further bytes are held. Throws MemoryExceeded, and counts nothing, when there is no room. */
  add(bytes: number): void {
    if (this.account === null || this.#isOver) return;
    const total = this.#bytes + bytes;
    if (total > STEP_BYTES) {
      this.#reservation ??= new Reservation(this.account, this.#use);
      const excess = this.#reservation.resize(total);
      if (excess !== null) throw new MemoryExceeded(excess);
    }
    this.#bytes = total;
  }

  /** Call when bytes that were added are dropped. */
  giveBack(bytes: number): void {
    if (this.account === null || this.#isOver) return;
    this.#bytes = Math.max(0, this.#bytes - bytes);
    this.#reservation?.force(this.#bytes);
  }

  /** Call when all bytes are handed on, or dropped. */
  release(): void {
    this.#bytes = 0;
    this.#reservation?.release();
  }

  /** Releases all bytes for good: work that continues without a client is no longer counted. */
  end(): void {
    this.release();
    this.#isOver = true;
  }
}
