/**
 * Follows a stream process: every message of every height, in order, to one handler, across reconnections. It trusts
 * the process only as far as checksums go: a message is what the node sent, or it is a gap.
 */
import type { Awaitable } from '../concurrency/awaitable.js';
import { Backoff } from '../concurrency/backoff.js';
import type { PartLog } from '../observe/logger.js';
import { RepeatedTrouble } from '../observe/repeatedTrouble.js';
import type { HeightSpan, StreamVersion } from './message.js';
import { readStream, type StreamConnection, type StreamEvent } from './streamReader.js';
import type { Welcome } from './wire.js';

/** The waits between two attempts to connect, milliseconds; a handover to a new version takes less than the first. */
const BACKOFF = { first: 50, longest: 5_000 };

/** Where to begin. */
export interface FollowerOptions extends StreamConnection {
  /** The first height; when omitted, the first that is kept. */
  from?: number;
  /** What was read before, with `from`: heights that were replaced since are rewound. */
  known?: StreamVersion;
}

/** Gets what was pushed. The next call comes when the promise of the one before is resolved. */
export interface StreamHandler {
  /** `ListenFinalizeBlockRequest` of a height, protobuf: the block as it was executed, and its results. */
  onFinalize(height: number, bytes: Buffer): Awaitable<void>;
  /** `ListenCommitRequest` of the same height, protobuf: what changed in the stores. */
  onCommit(height: number, bytes: Buffer): Awaitable<void>;
  /** One or both messages of these heights are missing, and will not come. */
  onGap(gap: HeightSpan): Awaitable<void>;
  /** What came from this height on no longer counts: all of it comes again. */
  onRewound(height: number): Awaitable<void>;
  /** What the process has. */
  onConnected?(welcome: Welcome): Awaitable<void>;
  /** What came up to now counts for this version: to be kept with it. */
  onVersion?(version: StreamVersion): Awaitable<void>;
  onDisconnected?(reason: unknown): Awaitable<void>;
}

/** A follower of one stream process. */
export class StreamFollower {
  readonly #options: FollowerOptions;
  readonly #handler: StreamHandler;
  readonly #trouble: RepeatedTrouble;
  readonly #backoff = new Backoff(BACKOFF);
  readonly #stopping = new AbortController();
  #running: Promise<void> = Promise.resolve();
  #known: StreamVersion | undefined;
  /** The lowest height that is not complete. */
  #next: number | undefined;
  /** The height whose first message was delivered and whose second was not. */
  #half: number | null = null;

  constructor(options: FollowerOptions, handler: StreamHandler, { log }: { log: PartLog }) {
    this.#options = options;
    this.#handler = handler;
    this.#trouble = new RepeatedTrouble(log);
    this.#next = options.from;
    this.#known = options.known;
  }

  /** The lowest height that was not delivered whole, and is not a gap; undefined before the first. */
  get next(): number | undefined {
    return this.#next;
  }

  /** What was read, to be kept with it; undefined before the first connection. */
  get known(): StreamVersion | undefined {
    return this.#known;
  }

  start(): void {
    this.#running = this.#run();
  }

  /** Resolves when no further call of the handler comes. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        await this.#follow(signal);
      } catch (error) {
        if (signal.aborted) return;
        this.#trouble.tell(error, 'the state stream is interrupted', { address: this.#options.address });
        await this.#handler.onDisconnected?.(error);
      }
      await this.#backoff.wait(signal);
    }
  }

  async #follow(signal: AbortSignal): Promise<void> {
    const request = {
      ...(this.#next !== undefined && { from: this.#next }),
      ...(this.#known !== undefined && { known: this.#known }),
    };
    for await (const event of readStream(this.#options, request, signal)) {
      if (signal.aborted) return;
      await this.#deliver(event);
    }
  }

  async #deliver(event: StreamEvent): Promise<void> {
    const handler = this.#handler;
    switch (event.type) {
      case 'welcome':
        return this.#welcome(event.welcome);
      case 'finalize':
        this.#half = event.height;
        this.#next = event.height;
        return handler.onFinalize(event.height, event.bytes);
      case 'commit':
        await handler.onCommit(event.height, event.bytes);
        return this.#complete(event.height);
      case 'gap':
        await handler.onGap(event.gap);
        return this.#complete(event.gap.to);
      case 'rewound':
        await this.#rewind(event.height);
        return this.#setKnown(event.stream);
      case 'end':
        return;
    }
  }

  async #welcome(welcome: Welcome): Promise<void> {
    await this.#handler.onConnected?.(welcome);
    // If the connection broke between the two messages of a height, both come again.
    const lowest = Math.min(welcome.rewound ?? Infinity, this.#half ?? Infinity);
    if (lowest < Infinity) await this.#rewind(lowest);
    // Later, so that a rewind at which the handler failed comes again.
    await this.#setKnown(welcome.stream);
  }

  async #setKnown(version: StreamVersion): Promise<void> {
    this.#known = version;
    await this.#handler.onVersion?.(version);
  }

  async #rewind(height: number): Promise<void> {
    this.#half = null;
    this.#next = Math.min(height, this.#next ?? height);
    await this.#handler.onRewound(height);
  }

  #complete(height: number): void {
    this.#backoff.reset();
    this.#trouble.over();
    this.#half = null;
    this.#next = height + 1;
  }
}
