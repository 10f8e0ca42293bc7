import { crc32 } from 'node:zlib';
import type { MessageKind } from '../message.js';
import { HeightScanner } from './heightScanner.js';
import { NOT_KEPT } from './losses.js';
import type { Segment } from './segment.js';

/** Bytes that are collected before they are written: each write costs as much as copying some thousand bytes. */
const WRITE_BYTES = 1_048_576;

/** The spool's side of a message. */
interface IncomingParts {
  /** Null when there is none; then `problem` says why. */
  segment: Segment | null;
  problem: unknown;
  /** Whether it is worth to write again after the error. */
  makeRoom: (error: unknown) => boolean;
  finish: (message: IncomingMessage) => void;
}

/** A message while its bytes come. It goes to the disk as it comes. */
export class IncomingMessage {
  readonly kind: MessageKind;
  readonly length: number;
  readonly segment: Segment | null;
  readonly #parts: IncomingParts;
  readonly #scanner: HeightScanner;
  #problem: unknown;
  #held: Buffer[] = [];
  #heldBytes = 0;
  #received = 0;
  #written = 0;
  #checksum = 0;

  constructor({ kind, length }: { kind: MessageKind; length: number }, parts: IncomingParts) {
    this.kind = kind;
    this.length = length;
    this.segment = parts.segment;
    this.#parts = parts;
    this.#scanner = new HeightScanner(kind);
    this.#problem = parts.problem;
  }

  get height(): number | null {
    return this.#scanner.height;
  }

  get checksum(): number {
    return this.#checksum;
  }

  /** Why it is not kept; null while nothing is wrong. */
  get problem(): unknown {
    return this.#problem;
  }

  push(bytes: Buffer): void {
    this.#received += bytes.length;
    this.#scanner.push(bytes);
    if (this.#problem !== null) return;
    this.#checksum = crc32(bytes, this.#checksum);
    this.#held.push(bytes);
    this.#heldBytes += bytes.length;
    if (this.#heldBytes >= WRITE_BYTES) this.#write();
  }

  /** All bytes came. When this returns, the message is on disk, or it is lost. */
  end(): void {
    this.#write();
    if (this.#received !== this.length) this.#problem ??= NOT_KEPT.incomplete();
    this.#parts.finish(this);
  }

  #write(): void {
    const { segment } = this;
    const held = this.#held;
    this.#held = [];
    this.#heldBytes = 0;
    while (this.#problem === null && segment !== null) {
      try {
        segment.write(held, segment.end + this.#written);
        this.#written += held.reduce((sum, { length }) => sum + length, 0);
        return;
      } catch (error) {
        if (!this.#parts.makeRoom(error)) this.#problem = error;
      }
    }
  }
}
