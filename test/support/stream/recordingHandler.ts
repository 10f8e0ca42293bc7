import { createHash } from 'node:crypto';
import type { StreamHandler } from '../../../src/stream/follower.js';
import type { Welcome } from '../../../src/stream/wire.js';
import { until } from '../chainProgress.js';

/** Writes down what a follower is called with: `F7` and `C7` for the messages of height 7. */
export class RecordingHandler implements StreamHandler {
  readonly calls: string[] = [];
  /** SHA-256 of the newest message of each name. */
  readonly digests = new Map<string, string>();
  readonly welcomes: Welcome[] = [];
  disconnections = 0;
  /** The newest first messages as they came. */
  readonly finalized = new Map<number, Buffer>();

  onFinalize(height: number, bytes: Buffer): void | Promise<void> {
    this.finalized.set(height, bytes);
    this.#note(`F${height}`, bytes);
  }

  onCommit(height: number, bytes: Buffer): void | Promise<void> {
    this.#note(`C${height}`, bytes);
  }

  onGap({ from, to }: { from: number; to: number }): void {
    this.calls.push(`gap ${from}-${to}`);
  }

  onRewound(height: number): void {
    this.calls.push(`rewound ${height}`);
  }

  onConnected(welcome: Welcome): void {
    this.welcomes.push(welcome);
  }

  onDisconnected(): void {
    this.disconnections += 1;
  }

  /** Resolves when a call was noted. */
  async got(call: string): Promise<void> {
    await until(`${call} comes; so far: ${this.calls.slice(-10).join(', ')}`, () => this.calls.includes(call));
  }

  #note(name: string, bytes: Buffer): void {
    this.calls.push(name);
    this.digests.set(name, digestOf(bytes));
  }
}

/** SHA-256 in hex: comparing long buffers byte by byte is slow. */
export function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The calls for whole heights. */
export function wholeHeights(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, place) => [`F${from + place}`, `C${from + place}`]).flat();
}

/** A log that keeps what was said. */
export function keptLog(): {
  lines: string[];
  log: Record<'debug' | 'info' | 'warn' | 'error', (fields: unknown) => void>;
} {
  const lines: string[] = [];
  const note = (fields: unknown): void => void lines.push(typeof fields === 'string' ? fields : JSON.stringify(fields));
  return { lines, log: { debug: note, info: note, warn: note, error: note } };
}
