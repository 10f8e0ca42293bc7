import { MalformedAnswer } from '../chain/chainErrors.js';
import type { Awaitable } from '../concurrency/awaitable.js';
import type { Logger } from '../observe/logger.js';
import { decodeFinalized, heightOfCommit } from './decodeChanges.js';
import type { StateView } from './stateView.js';

/** Identifies what a stream held at a time: see `stream/message.ts`. */
export interface StreamVersion {
  stream: string;
  rewinds: number;
}

/** What the process of a stream has. */
export interface ConnectedStream {
  first: number | null;
  last: number | null;
  stream: StreamVersion;
  /** The first heights after each start of the node, lowest first. */
  starts: readonly number[];
}

/** Where the stream goes. */
export interface StreamedStateParts {
  view: StateView;
  log: Logger;
  /** The stream that was compared with the chain: messages of no other are taken. */
  known: StreamVersion;
  /** Called when there is another stream at the address. */
  onOtherStream: () => void;
  /** Resolves when the node has said which release and which coin it has now. */
  detected: () => Promise<void>;
  /** Keeps the stream of the view's run. Default: it is not kept. */
  keep?: ((record: StreamVersion & { run: number }) => void) | null;
}

class OtherStream extends Error {
  override readonly name = 'OtherStream';

  constructor() {
    super('it is another stream, which has to be compared with the chain');
  }
}

/** Feeds the view from the node's state stream: the handler of a `StreamFollower`. */
export class StreamedState {
  readonly #view: StateView;
  readonly #log: Logger;
  readonly #keep: NonNullable<StreamedStateParts['keep']>;
  readonly #onOtherStream: () => void;
  readonly #detected: () => Promise<void>;
  #version: StreamVersion;
  /** The run that was kept with this version. */
  #keptRun: number | null = null;
  /** The height of the block whose changes come next; null where its hash is not known. */
  #next: number | null = null;

  constructor({ view, log, known, onOtherStream, detected, keep }: StreamedStateParts) {
    this.#view = view;
    this.#log = log;
    this.#version = known;
    this.#onOtherStream = onOtherStream;
    this.#detected = detected;
    this.#keep = keep ?? (() => undefined);
  }

  /**
   * Throws for another stream, which may be of another chain, and says nothing of what was replaced in this one.
   * Resolves when blocks may come: the node may have been started again, as another release.
   */
  async onConnected({ first, last, stream, starts }: ConnectedStream): Promise<void> {
    if (this.#version.stream !== stream.stream) {
      this.#view.lost('it is another stream');
      this.#onOtherStream();
      throw new OtherStream();
    }
    await this.#detected();
    this.#log.info({ first, last }, 'following the state stream');
    this.#view.setLive(true, starts);
  }

  onVersion(version: StreamVersion): void {
    this.#version = version;
    this.#keptRun = null;
    this.#keepVersion();
  }

  onDisconnected(): void {
    this.#view.setLive(false);
  }

  onFinalize(height: number, message: Uint8Array): Awaitable<void> {
    this.#next = null;
    return this.#orLost(() => {
      const finalized = decodeFinalized(message);
      checkHeight(finalized.height, height);
      this.#view.finalized(finalized);
      this.#next = height;
    });
  }

  onCommit(height: number, message: Uint8Array): Awaitable<void> {
    const next = this.#next;
    this.#next = null;
    return this.#orLost(async () => {
      checkHeight(heightOfCommit(message), height);
      // Without the block's hash, nothing says that these are changes of this chain.
      if (next !== height) throw new MalformedAnswer(`the changes of block ${height} came without the block`);
      await this.#view.committed(message, this.#detected);
      this.#keepVersion();
      // A stream that is far ahead waits for the disk.
      await this.#view.drained();
    });
  }

  onGap({ from, to }: { from: number; to: number }): void {
    this.#view.lost(`blocks ${from} to ${to} are missing`);
  }

  onRewound(height: number): void {
    this.#log.warn({ height }, 'the state stream goes back: values of later blocks are dropped');
    this.#view.rewound(height);
  }

  /** Not before the run has a block: until then, the newest run on the disk is one of the stream before. */
  #keepVersion(): void {
    const { run } = this.#view;
    if (run === null || run === this.#keptRun) return;
    this.#keptRun = run;
    this.#keep({ ...this.#version, run });
  }

  async #orLost(work: () => Awaitable<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof MalformedAnswer)) throw error;
      this.#view.lost(error.message);
    }
  }
}

function checkHeight(found: number, expected: number): void {
  if (found !== expected) throw new MalformedAnswer(`a message of block ${found} came as one of block ${expected}`);
}
