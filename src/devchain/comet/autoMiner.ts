import type { Application } from '../application.js';
import type { BlockProducer } from './blockProducer.js';

/** When the chain makes blocks by itself. Both may be on. */
export interface MiningMode {
  /** A block is made as soon as a transaction can be executed; it takes all that wait at that moment. */
  automine: boolean;
  /** Milliseconds between blocks, with or without transactions; 0 is off. */
  intervalMs: number;
}

/** What the miner needs of the node. */
export interface AutoMinerParts {
  producer: BlockProducer;
  application: Pick<Application, 'executable' | 'onExecutable'>;
  /** Called when a block could not be made. The next transaction or interval tries again. */
  onFailure: (error: unknown) => void;
}

/** Makes no block until `setMode` turns something on. */
export class AutoMiner {
  #mode: MiningMode = { automine: false, intervalMs: 0 };
  #timer: NodeJS.Timeout | undefined;
  #running = false;
  #stalled = false;
  #stopped = false;
  #waiting: (() => void)[] = [];
  readonly #parts: AutoMinerParts;

  constructor(parts: AutoMinerParts) {
    this.#parts = parts;
    parts.application.onExecutable(() => this.#mineWaiting());
  }

  get mode(): MiningMode {
    return { ...this.#mode };
  }

  setMode(mode: Partial<MiningMode>): void {
    this.#mode = { ...this.#mode, ...mode };
    clearTimeout(this.#timer);
    this.#scheduleInterval();
    this.#mineWaiting();
    this.#releaseIfIdle();
  }

  /** While stalled, blocks are made on request only. */
  setStalled(stalled: boolean): void {
    this.#stalled = stalled;
    this.#mineWaiting();
    this.#releaseIfIdle();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#releaseIfIdle();
  }

  /** Resolves when a block has taken the transactions that can be executed now; at once unless automine is on. */
  settled(): Promise<void> {
    if (!this.#automines || this.#parts.application.executable === 0) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  get #automines(): boolean {
    return this.#mode.automine && !this.#stalled && !this.#stopped;
  }

  #mineWaiting(): void {
    if (this.#running || !this.#automines || this.#parts.application.executable === 0) return;
    this.#running = true;
    // After the requests that have arrived in this turn of the event loop: they share a block.
    setImmediate(() => void this.#mineAll());
  }

  async #mineAll(): Promise<void> {
    const { application } = this.#parts;
    while (this.#automines && application.executable > 0) {
      const waiting = this.#waiting.splice(0);
      const mined = await this.#mineOne();
      for (const release of waiting) release();
      if (!mined) break;
      await new Promise(setImmediate);
    }
    this.#running = false;
    for (const release of this.#waiting.splice(0)) release();
  }

  /** False when the block failed or was empty: trying again at once would not help. */
  async #mineOne(): Promise<boolean> {
    try {
      const { block } = await this.#parts.producer.makeBlock();
      return block.data.txs.length > 0;
    } catch (error) {
      this.#parts.onFailure(error);
      return false;
    }
  }

  /** `dueMs` on the clock of `performance`: a late block does not delay those after it. */
  #scheduleInterval(dueMs = performance.now() + this.#mode.intervalMs): void {
    const { intervalMs } = this.#mode;
    if (intervalMs <= 0 || this.#stopped) return;
    const mine = async (): Promise<void> => {
      if (!this.#stalled) await this.#mineOne();
      // A change of the mode in between has scheduled a timer of its own.
      if (this.#timer === timer) this.#scheduleInterval(Math.max(dueMs + intervalMs, performance.now()));
    };
    const timer = setTimeout(() => void mine(), Math.max(0, dueMs - performance.now()));
    this.#timer = timer;
  }

  #releaseIfIdle(): void {
    if (this.#automines) return;
    for (const release of this.#waiting.splice(0)) release();
  }
}
