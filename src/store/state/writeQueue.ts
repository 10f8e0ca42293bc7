/** What waits to be written, in order. */
import { sliceIsOver } from '../../concurrency/timeSlice.js';
import { writeComplete } from './completeContracts.js';
import type { Segment, Segments } from './segments.js';
import type { StateFile } from './stateFile.js';
import { MOST_KEY_BYTES } from './stateKeys.js';
import { writeChange, writeRead } from './valueVersions.js';

/** A key of the node's stores and its value. */
export interface StateValue {
  key: Uint8Array;
  /** Null when the store has no such key. */
  raw: Uint8Array | null;
}

/** A block and what it changed. */
export interface StateBlock {
  run: number;
  height: number;
  /** CometBFT hash, hex without 0x. */
  hash: string;
  /** Taken later, a few at a time. */
  changes: Iterable<StateValue>;
  /** Memory that the changes hold until then. */
  bytes: number;
}

/** What writes need. */
export interface WriteParts {
  file: StateFile;
  segments: Segments;
  /** Heights below the newest at which superseded versions are kept. */
  keptHeights: number;
}

/** A write of a run, which ends in several transactions if it is a block. */
export interface QueuedWrite {
  readonly run: number;
  readonly height: number;
  /** Memory that it holds. */
  readonly bytes: number;
  /** Whether a part of it is written. */
  readonly isBegun: boolean;
  /** Writes until this slice of time is over, in a transaction. Returns whether all is written. */
  write(parts: WriteParts): boolean;
}

/** Memory of a queued write besides its bytes, roughly. */
const WRITE_BYTES = 200;
/** Changes written between two checks of the clock. */
const WRITTEN_AT_ONCE = 8;

/** The changes of a block, and the note that its run reaches to it. */
export class BlockWrite implements QueuedWrite {
  readonly run: number;
  readonly height: number;
  readonly bytes: number;
  readonly #hash: string;
  readonly #changes: Iterator<StateValue>;
  #segment: Segment | null = null;

  constructor({ run, height, hash, changes, bytes }: StateBlock) {
    this.run = run;
    this.height = height;
    this.bytes = WRITE_BYTES + bytes;
    this.#hash = hash;
    this.#changes = changes[Symbol.iterator]();
  }

  get isBegun(): boolean {
    return this.#segment !== null;
  }

  write({ file, segments, keptHeights }: WriteParts): boolean {
    this.#segment ??= segments.openFor(this.run, this.height);
    const { id } = this.#segment;
    for (let count = 1; ; count++) {
      const next = this.#changes.next();
      if (next.done === true) break;
      const { key, raw } = next.value;
      if (key.length <= MOST_KEY_BYTES)
        writeChange(file, segments, { key, raw, height: this.height, segment: id }, this.height - keptHeights);
      if (count % WRITTEN_AT_ONCE === 0 && sliceIsOver()) return false;
    }
    segments.extend(this.#segment, this.height, this.#hash);
    segments.forgetBelow(this.height - keptHeights);
    return true;
  }
}

/** A value that was read from the node. */
export class ReadWrite implements QueuedWrite {
  readonly isBegun = false;
  readonly bytes: number;

  constructor(
    readonly run: number,
    readonly height: number,
    readonly value: StateValue,
  ) {
    this.bytes = WRITE_BYTES + value.key.length + (value.raw?.length ?? 0);
  }

  write({ file, segments, keptHeights }: WriteParts): boolean {
    const segment = segments.at(this.run, this.height);
    if (segment === undefined) return true;
    const { key, raw } = this.value;
    writeRead(file, segments, { key, raw, height: this.height, segment: segment.id }, segment.run.last - keptHeights);
    return true;
  }
}

/** The note that all slots of a contract are known. */
export class CompleteWrite implements QueuedWrite {
  readonly isBegun = false;
  readonly bytes = WRITE_BYTES;
  isWritten = false;

  constructor(
    readonly run: number,
    readonly height: number,
    readonly address: string,
  ) {}

  write({ file, segments }: WriteParts): boolean {
    const segment = segments.at(this.run, this.height);
    if (segment === undefined) return true;
    writeComplete(file, this.address, this.height, segment);
    this.isWritten = true;
    return true;
  }
}

/** The note that all values are known since the run began. */
export class WholeWrite implements QueuedWrite {
  readonly isBegun = false;
  readonly bytes = WRITE_BYTES;

  constructor(
    readonly run: number,
    readonly height: number,
  ) {}

  write({ segments }: WriteParts): boolean {
    const segment = segments.at(this.run, this.height);
    if (segment !== undefined && segment.run.from === this.height) segments.setWhole(segment.run);
    return true;
  }
}
