import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MessageKind } from '../../../src/stream/message.js';
import { Spool } from '../../../src/stream/spool/spool.js';
import { commitMessage, finalizeMessage } from './messages.js';

/** A spool in a folder of its own. */
export class SpoolOfTest {
  readonly folder = mkdtempSync(join(tmpdir(), 'halley-spool-'));
  readonly log: string[] = [];
  readonly #maxBytes: number;
  spool: Spool;

  constructor(maxBytes = 16 * 2 ** 20) {
    this.#maxBytes = maxBytes;
    this.spool = this.#open();
  }

  push(kind: MessageKind, bytes: Buffer, partBytes = bytes.length): void {
    const message = this.spool.begin(kind, bytes.length);
    for (let at = 0; at < bytes.length; at += partBytes) message.push(bytes.subarray(at, at + partBytes));
    message.end();
  }

  /** Both messages of each height. */
  fill(from: number, to: number, txBytes = 20): void {
    for (let height = from; height <= to; height++) {
      this.push('finalize', finalizeMessage(height, txBytes));
      this.push('commit', commitMessage(height));
    }
  }

  /** As a new process does, also after the one before was killed. */
  reopen(): void {
    this.spool = this.#open();
  }

  remove(): void {
    this.spool.close();
    rmSync(this.folder, { recursive: true });
  }

  #open(): Spool {
    const note = (message: string): void => void this.log.push(message);
    return new Spool(this.folder, { maxBytes: this.#maxBytes }, { info: note, warn: note });
  }
}
