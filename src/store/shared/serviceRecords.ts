import type { Database } from 'lmdb';
import { inTransaction } from '../lmdb/inTransaction.js';
import type { SharedEnvironment } from './sharedFile.js';

/** The newest block that the service serves. */
export interface HeadOfService {
  /** 0 for none. */
  number: number;
  /** Another one after each change, also where the number stays. */
  version: number;
}

const NO_HEAD: HeadOfService = { number: 0, version: 0 };
const HEAD = 'head';
const STATE = 'state';

/**
 * What the process that follows the chain says of it to the other processes of the service. It changes the head in the
 * same turn of its event loop in which it serves the block itself, and the others look at it for each request: so no
 * client that has seen a block from one of them is answered by another one that has not.
 */
export class ServiceRecords {
  readonly #file: SharedEnvironment;
  readonly #records: Database<Buffer, string>;

  constructor(file: SharedEnvironment) {
    this.#file = file;
    this.#records = file.opening.hold(() => file.root.openDB<Buffer, string>('service', { encoding: 'binary' }));
  }

  /** What is served now. Takes a microsecond. */
  head(): HeadOfService {
    // The snapshot of this turn of the event loop may be older.
    this.#file.root.resetReadTxn();
    const bytes = this.#records.getBinaryFast(HEAD);
    return bytes === undefined ? NO_HEAD : { number: bytes.readDoubleLE(0), version: bytes.readDoubleLE(8) };
  }

  /** Throws StoreWriteFailed. */
  setHead(number: number): void {
    inTransaction(this.#file, () => {
      const bytes = Buffer.allocUnsafe(16);
      const version = (this.#records.getBinary(HEAD)?.readDoubleLE(8) ?? 0) + 1;
      bytes.writeDoubleLE(number, 0);
      bytes.writeDoubleLE(version, 8);
      this.#records.putSync(HEAD, bytes);
    });
  }

  /** What was last said of the state of the chain, a JSON text; null for nothing. */
  state(): string | null {
    this.#file.root.resetReadTxn();
    return this.#records.getBinary(STATE)?.toString() ?? null;
  }

  /** Throws StoreWriteFailed. */
  setState(text: string): void {
    inTransaction(this.#file, () => this.#records.putSync(STATE, Buffer.from(text)));
  }

  /** When a service starts: what a former one has said no longer holds. */
  clear(): void {
    inTransaction(this.#file, () => this.#records.clearSync());
  }
}
