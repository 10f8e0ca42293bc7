/** When blocks are made: at once for transactions that wait, at an interval, or only when asked. */
import type { Application } from '../application.js';
import type { Chain } from './blockProducer.js';

export interface MiningMode {
  /** A block as soon as a transaction can be executed; all that wait at that moment share it. */
  automine: boolean;
  /** Milliseconds between blocks, with or without transactions; 0 is none. */
  intervalMs: number;
}

export interface MiningParts {
  chain: Chain;
  application: Pick<Application, 'executable' | 'onExecutable'>;
  /** Told when a block could not be made. The chain stays at its height and tries again with the next occasion. */
  onFailure: (error: unknown) => void;
}

export class Mining {
  #mode: MiningMode = { automine: false, intervalMs: 0 };
  #timer: NodeJS.Timeout | undefined;
  #running = false;
  #stalled = false;
  #stopped = false;
  #waiting: (() => void)[] = [];
  readonly #parts: MiningParts;

  constructor(parts: MiningParts) {
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

  /** While stalled, no block is made but by hand. */
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

  /** Resolves when the transactions that can be executed now had their turn in a block; at once when no block is made by itself. */
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
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.#running = false;
    for (const release of this.#waiting.splice(0)) release();
  }

  /** False when the block failed or held nothing, so that trying again at once leads nowhere. */
  async #mineOne(): Promise<boolean> {
    try {
      const { block } = await this.#parts.chain.makeBlock();
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
      // Unless the mode was changed meanwhile, which has scheduled its own.
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
