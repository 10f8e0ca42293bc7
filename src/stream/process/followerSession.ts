import type { Socket } from 'node:net';
import { crc32 } from 'node:zlib';
import type { IndexEntry } from '../spool/indexEntry.js';
import type { Segment } from '../spool/segment.js';
import type { KeptHeight, Spool } from '../spool/spool.js';
import {
  FRAME,
  frame,
  frameHeader,
  gapFrame,
  jsonFrame,
  MAX_CHUNK_BYTES,
  messageEndFrame,
  messageFrame,
  MOST_GAPS,
  PROTOCOL_VERSION,
  rewoundFrame,
  type Hello,
  type MessageEnd,
  type Welcome,
} from '../wire.js';
import { SegmentReader } from './segmentReader.js';

/** For a follower that reads nothing, milliseconds: then its place is free for others, and it can connect again. */
const STALL_MS = 60_000;

/** Sends one follower what the spool has from its height on, at the pace at which it reads. */
export class FollowerSession {
  readonly #socket: Socket;
  readonly #spool: Spool;
  readonly #hello: Hello;
  /** The next height to send; null until there is a first one. */
  #next: number | null;
  /** The height whose first message was sent and whose second was not. */
  #half: number | null = null;
  #rewound: number | null = null;
  readonly #reader = new SegmentReader();
  /** Frames that are to be written with the next bytes. */
  readonly #unsent: Buffer[] = [];
  #changed = true;
  #wake: () => void = () => undefined;

  constructor(socket: Socket, spool: Spool, hello: Hello) {
    this.#socket = socket;
    this.#spool = spool;
    this.#hello = hello;
    this.#next = hello.from ?? null;
  }

  /** Resolves when the connection ends. */
  async run(): Promise<void> {
    const stop = this.#spool.listen({
      onRewind: (height) => this.#noteRewind(height),
      onMessage: () => this.#note(),
    });
    this.#socket.once('close', () => this.#note());
    try {
      await this.#welcome();
      while (!this.#socket.destroyed && (await this.#sendNext()));
    } catch (error) {
      this.#socket.destroy(error instanceof Error ? error : undefined);
    } finally {
      stop();
    }
  }

  async #welcome(): Promise<void> {
    const { version, known } = this.#hello;
    const { gaps, ...heights } = await this.#spool.heights();
    const lowest = known === undefined ? null : this.#spool.lowestRewindSince(known);
    const rewound = lowest !== null && this.#next !== null && lowest < this.#next ? lowest : null;
    // A rewind of the spool from now on is one more.
    this.#next = rewound ?? this.#next;
    const welcome: Welcome = {
      version: Math.min(version, PROTOCOL_VERSION),
      stream: this.#spool.version,
      ...heights,
      gaps: gaps.slice(-MOST_GAPS),
      rewound,
      starts: this.#spool.starts,
    };
    await this.#write(jsonFrame(FRAME.welcome, welcome));
  }

  /** False when the last height was sent. */
  async #sendNext(): Promise<boolean> {
    this.#changed = false;
    const rewound = this.#rewound;
    if (rewound !== null) {
      [this.#rewound, this.#half, this.#next] = [null, null, rewound];
      await this.#write(rewoundFrame({ height: rewound, rewinds: this.#spool.version.rewinds }));
      return true;
    }
    this.#next ??= this.#spool.first;
    const { to } = this.#hello;
    if (to !== undefined && this.#next !== null && this.#next > to) return this.#end();
    const kept = this.#next === null ? null : this.#spool.find(this.#next);
    if (this.#next === null || !(await this.#send(kept, this.#next))) {
      if (to !== undefined) return this.#end();
      this.#reader.release();
      if (!this.#changed) await new Promise<void>((resolve) => (this.#wake = resolve));
    }
    return true;
  }

  /** False when there is nothing to send now. */
  async #send(kept: KeptHeight | null, next: number): Promise<boolean> {
    const { to = Infinity } = this.#hello;
    // What came and is not kept is lost.
    const reached = kept === null ? (this.#spool.newest ?? 0) : kept.height - 1;
    const isHalf = this.#half === next;
    if (reached >= next || (isHalf && kept?.height !== next)) {
      await this.#sendGap(next, Math.min(Math.max(reached, next), to));
      return true;
    }
    if (kept === null) return false;
    if (!isHalf) {
      this.#half = next;
      if (!(await this.#sendMessage(kept.segment, kept.finalize))) [this.#half, this.#next] = [null, next + 1];
      return true;
    }
    if (kept.commit !== null) {
      await this.#sendMessage(kept.segment, kept.commit);
      [this.#half, this.#next] = [null, next + 1];
      return true;
    }
    if (this.#spool.awaits === next) return false;
    await this.#sendGap(next, next);
    return true;
  }

  async #sendGap(from: number, to: number): Promise<void> {
    [this.#half, this.#next] = [null, to + 1];
    await this.#write(gapFrame({ from, to }));
  }

  async #end(): Promise<false> {
    await this.#write(frame(FRAME.end, Buffer.alloc(0)));
    return false;
  }

  /** Whether the message was whole. One chunk of it is in memory at a time. */
  async #sendMessage(segment: Segment, entry: IndexEntry): Promise<boolean> {
    this.#push(messageFrame(entry));
    let checksum = 0;
    for (let at = 0; at < entry.length;) {
      const length = Math.min(entry.length - at, MAX_CHUNK_BYTES);
      const bytes = await this.#reader.read(segment, entry.offset + at, length);
      if (typeof bytes === 'string') return this.#endMessage(bytes, checksum);
      checksum = crc32(bytes, checksum);
      at += length;
      this.#push(frameHeader(FRAME.chunk, length));
      await this.#write(bytes);
    }
    return this.#endMessage(checksum === entry.checksum ? 'whole' : 'damaged', checksum);
  }

  async #endMessage(end: MessageEnd, checksum: number): Promise<boolean> {
    await this.#write(messageEndFrame(end, checksum));
    return end === 'whole';
  }

  /** Is written together with what is written next. */
  #push(bytes: Buffer): void {
    this.#unsent.push(bytes);
  }

  /** Resolves when little is waiting for the follower, so that a slow one holds little memory of ours. */
  async #write(bytes: Buffer): Promise<void> {
    const socket = this.#socket;
    socket.cork();
    for (const part of this.#unsent.splice(0)) socket.write(part);
    socket.write(bytes);
    socket.uncork();
    if (socket.destroyed || socket.writableLength < MAX_CHUNK_BYTES) return;
    const timer = setTimeout(() => socket.destroy(), STALL_MS);
    await new Promise<void>((resolve) => {
      const done = (): void => {
        socket.off('drain', done).off('close', done);
        resolve();
      };
      socket.on('drain', done).on('close', done);
    });
    clearTimeout(timer);
  }

  #noteRewind(height: number): void {
    const next = this.#next;
    if (next !== null && (height < next || (height === next && this.#half === next))) this.#rewind(height);
  }

  #rewind(height: number): void {
    this.#rewound = Math.min(height, this.#rewound ?? Infinity);
    this.#note();
  }

  #note(): void {
    this.#changed = true;
    this.#wake();
  }
}
