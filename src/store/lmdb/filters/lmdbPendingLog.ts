/**
 * The log of pending transactions: their hashes in the order in which they became known, numbered from 1. Each hash is
 * in it once, and once more when it becomes pending again after its block was removed.
 */
import type { Hash } from '../../../../generated/types.js';
import { encodeHash, fromHex } from '../../../ethereum/hex.js';
import type { PendingPage } from '../../filterStore.js';
import type { FilterDatabases } from '../lmdbDatabases.js';
import { inTransaction } from '../inTransaction.js';
import { openValueOrThrow, readStored, sealValue } from '../sealedValue.js';

/** Most entries, about 12 MB; part of what `FilterStore.appendPending` promises. */
const KEPT_ENTRIES = 100_000;

/** Implements the part of `FilterStore` that concerns pending transactions. */
export class LmdbPendingLog {
  readonly #databases: FilterDatabases;

  constructor(databases: FilterDatabases) {
    this.#databases = databases;
  }

  append(hashes: readonly Hash[]): void {
    const { meta } = this.#databases;
    inTransaction(this.#databases, () => {
      const end = this.end();
      let next = end;
      for (const hash of hashes) if (this.#put(hash, next + 1)) next += 1;
      if (next !== end) meta.putSync('pendingEnd', sealValue('pendingEnd', encodeNumber(next)));
    });
  }

  end(): number {
    const bytes = readStored(this.#databases.meta, 'pendingEnd');
    return bytes === undefined ? 0 : openValueOrThrow('pendingEnd', bytes).readDoubleLE(0);
  }

  since(cursor: number, limit: number): PendingPage {
    const end = this.end();
    const from = Math.max(cursor + 1, end - KEPT_ENTRIES + 1);
    const to = Math.max(cursor, Math.min(end, from + limit - 1));
    const hashes: Hash[] = [];
    for (let number = from; number <= to; number++) {
      const bytes = readStored(this.#databases.pendingHashes, number);
      if (bytes !== undefined) hashes.push(encodeHash(bytes));
    }
    return { hashes, to };
  }

  /** False when the hash is in the log already. */
  #put(hash: Hash, number: number): boolean {
    const { pendingHashes, pendingNumbers } = this.#databases;
    const key = fromHex(hash.slice(2));
    if (pendingNumbers.doesExist(key)) return false;
    pendingNumbers.putSync(key, encodeNumber(number));
    pendingHashes.putSync(number, Buffer.from(key));
    this.#remove(number - KEPT_ENTRIES);
    return true;
  }

  #remove(number: number): void {
    const { pendingHashes, pendingNumbers } = this.#databases;
    const key = pendingHashes.getBinary(number);
    if (key === undefined) return;
    pendingHashes.removeSync(number);
    // The hash may have a newer entry, from after its block was removed.
    if (pendingNumbers.getBinary(key)?.readDoubleLE(0) === number) pendingNumbers.removeSync(key);
  }
}

function encodeNumber(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeDoubleLE(value);
  return bytes;
}
