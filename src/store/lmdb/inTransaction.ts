import { TransactionFlags } from 'lmdb';
import { ChainError } from '../../chain/chainErrors.js';
import { StoreWriteFailed, WriterReplaced } from '../storeErrors.js';
import type { SharedFile } from './openingLock.js';

/**
 * With the last flag, LMDB shows a commit to readers, flushes it, and then notes it as flushed, all within the commit
 * (mdb_txn_commit of lmdb 3.5.6). After a power cut, it goes back to the last commit that is so noted.
 */
const SHOWN_THEN_FLUSHED: TransactionFlags =
  TransactionFlags.ABORTABLE | TransactionFlags.SYNCHRONOUS_COMMIT | TransactionFlags.NO_SYNC_FLUSH;

/** Runs `action` in one write transaction. Throws its ChainErrors and WriterReplaced, and StoreWriteFailed for others. */
export function inTransaction<T>({ root, opening }: SharedFile, action: () => T): T {
  try {
    return opening.hold(() => root.transactionSync(action, SHOWN_THEN_FLUSHED));
  } catch (error) {
    if (error instanceof ChainError || error instanceof WriterReplaced) throw error;
    opening.isSound = false;
    throw new StoreWriteFailed(error);
  }
}

/** Runs a write when no other thread of this process writes. */
export type WriteTurn = <T>(write: () => T) => Promise<T>;

interface WaitingWrite {
  /** May throw a ChainError, but only before it writes anything. */
  write: () => void;
  done: () => void;
  failed: (error: unknown) => void;
}

/**
 * Runs small writes in one transaction with all others of the same event loop iteration: a commit costs ten times as
 * much as such a write. A refused write does not affect the others. When the transaction fails, all fail.
 */
export class GroupedWrites {
  #waiting: WaitingWrite[] = [];
  readonly #file: SharedFile;
  readonly #turn: WriteTurn;

  constructor(file: SharedFile, turn: WriteTurn) {
    this.#file = file;
    this.#turn = turn;
  }

  /** Resolves to what `write` returns, once it is committed. */
  run<T>(write: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let result: T;
      if (this.#waiting.length === 0) setImmediate(() => void this.#turn(() => this.#writeAll()));
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
      for (const waiting of group) if (!refused.has(waiting)) waiting.done();
      for (const [waiting, refusal] of refused) waiting.failed(refusal);
    } catch (error) {
      for (const { failed } of group) failed(error);
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
