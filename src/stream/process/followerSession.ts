import type { Socket } from 'node:net';
import { crc32 } from 'node:zlib';
import type { IndexEntry } from '../spool/indexEntry.js';
import { SegmentRemoved, type Segment } from '../spool/segment.js';
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
    let unsent = [messageFrame(entry)];
    let checksum = 0;
    for (let at = 0; at < entry.length;) {
      const bytes = Buffer.allocUnsafe(Math.min(entry.length - at, MAX_CHUNK_BYTES));
      const failure = await readFully(segment, bytes, entry.offset + at);
      if (failure !== null) return this.#endMessage(unsent, failure, checksum);
      checksum = crc32(bytes, checksum);
      at += bytes.length;
      unsent.push(frameHeader(FRAME.chunk, bytes.length), bytes);
      // The last chunk and the end go together.
      if (at === entry.length) break;
      await this.#write(...unsent);
      unsent = [];
    }
    return this.#endMessage(unsent, checksum === entry.checksum ? 'whole' : 'damaged', checksum);
  }

  async #endMessage(unsent: readonly Buffer[], end: MessageEnd, checksum: number): Promise<boolean> {
    await this.#write(...unsent, messageEndFrame(end, checksum));
    return end === 'whole';
  }

  /** Resolves when the system took the bytes, so that a slow follower holds no memory of ours. */
  async #write(...parts: readonly Buffer[]): Promise<void> {
    const socket = this.#socket;
    const timer = setTimeout(() => socket.destroy(), STALL_MS);
    try {
      await new Promise<void>((resolve, reject) => {
        socket.cork();
        parts.forEach((part, place) => {
          const done = (error?: Error | null): void => (error ? reject(error) : resolve());
          socket.write(part, place === parts.length - 1 ? done : undefined);
        });
        socket.uncork();
      });
    } finally {
      clearTimeout(timer);
    }
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

/** Null, or why the bytes are not all there. */
async function readFully(segment: Segment, bytes: Buffer, position: number): Promise<MessageEnd | null> {
  try {
    return (await segment.read(bytes, position)) === bytes.length ? null : 'damaged';
  } catch (error) {
    return error instanceof SegmentRemoved ? 'removed' : 'damaged';
  }
}
