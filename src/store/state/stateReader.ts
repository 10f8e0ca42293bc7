import { statSync } from 'node:fs';
import { join } from 'node:path';
import { closeFile } from '../lmdb/openingLock.js';
import { readComplete } from './completeContracts.js';
import { Segments, type NumberedRun } from './segments.js';
import { openStateFile, type StateFile } from './stateFile.js';
import { readSegments, type StateStoreLog } from './stateFileOfChain.js';
import { MOST_KEY_BYTES } from './stateKeys.js';
import type { StateValue } from './writeQueue.js';
import { findVersion, type Completeness, type StoredVersion } from './valueVersions.js';

/** What a reader needs of its service. */
export interface StateReaderParts {
  /** Hands a value that was read at a height of a run to the process that writes. */
  onRead: (run: number, height: number, value: StateValue) => void;
  log: StateStoreLog;
}

/** The stored values that another process of the service writes: it says when there is something new. */
export class StateReader {
  readonly #folder: string;
  readonly #parts: StateReaderParts;
  #file: StateFile | null = null;
  #inode = 0n;
  #segments = new Segments(null);
  #isChecking = false;

  constructor(folder: string, parts: StateReaderParts) {
    this.#folder = folder;
    this.#parts = parts;
  }

  /** Looks what there is now. Returns the newest run, if it has this number; else null. */
  refresh(run: number, isChecking: boolean): NumberedRun | null {
    this.#isChecking = isChecking;
    try {
      this.#openCurrent();
      this.#file?.root.resetReadTxn();
      this.#segments = this.#file === null ? new Segments(null) : readSegments(this.#file);
    } catch (error) {
      this.#stopUse(error);
    }
    const newest = this.#segments.newest?.run;
    return newest?.id === run && newest.last >= newest.from ? { ...newest } : null;
  }

  get readableTo(): number {
    return Math.max(0, this.#segments.newest?.run.last ?? 0);
  }

  valueAt(key: Uint8Array, height: number, contract?: string): StoredVersion | undefined {
    const file = this.#file;
    if (file === null || key.length > MOST_KEY_BYTES) return undefined;
    try {
      const complete = (): Completeness | undefined =>
        this.wholeSince() ?? (contract === undefined ? undefined : this.completeSince(contract));
      return findVersion(file, this.#segments, { key, height, complete });
    } catch (error) {
      this.#stopUse(error);
      return undefined;
    }
  }

  get isChecking(): boolean {
    return this.#isChecking;
  }

  completeSince(address: string): Completeness | undefined {
    if (this.#file === null || this.#isChecking) return undefined;
    return readComplete(this.#file, this.#segments, address);
  }

  wholeSince(): Completeness | undefined {
    return this.#isChecking ? undefined : (this.#segments.whole ?? undefined);
  }

  writeRead(run: number, height: number, value: StateValue): boolean {
    this.#parts.onRead(run, height, value);
    return true;
  }

  // The other process alone takes blocks, and takes them back.

  isOpen(): boolean {
    return false;
  }

  beginRun(): number {
    return -1;
  }

  writeBlock(): void {}

  /** Nothing is known until the other process says again what there is: it may not have taken blocks back yet. */
  rewind(): void {
    this.#segments = new Segments(null);
  }

  clear(): void {
    this.rewind();
  }

  async drained(): Promise<void> {}

  async setComplete(): Promise<boolean> {
    return false;
  }

  setWhole(): void {}

  async close(): Promise<void> {
    const file = this.#file;
    this.#file = null;
    this.#segments = new Segments(null);
    // The process that writes it says when it is closed in order.
    if (file !== null) await closeFile(file);
  }

  /** The process that writes may have begun another file. */
  #openCurrent(): void {
    const inode = statSync(join(this.#folder, 'data.mdb'), { bigint: true, throwIfNoEntry: false })?.ino ?? 0n;
    if (inode === this.#inode) return;
    const former = this.#file;
    this.#file = null;
    this.#inode = 0n;
    if (former !== null) void closeFile(former);
    if (inode === 0n) return;
    this.#file = openStateFile(this.#folder);
    this.#inode = inode;
  }

  #stopUse(error: unknown): void {
    this.#parts.log.warn(
      { err: error, path: this.#folder },
      'stored values of the state cannot be read in this process',
    );
    this.#file?.root.resetReadTxn();
    // The next news opens it again.
    this.#inode = 0n;
    void this.close();
  }
}
