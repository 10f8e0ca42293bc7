/** What happens to the processes around a gateway while it is asked. */
import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { lockHolder } from '../../../../src/stream/process/processLock.js';
import type { GoChain } from '../../../support/goChain.js';
import type { HalleyProcess } from '../../../support/halleyProcess.js';
import { stateMetrics, type StateMetrics } from '../../../support/streamedChain.js';

/** Whom it happens to. */
export interface DisturbedPlace {
  chain: GoChain;
  halley: HalleyProcess;
  spool: string;
  /** Whether the spool has a small disk of its own, which may be filled. */
  hasOwnDisk: boolean;
}

const MAIN = join(import.meta.dirname, '../../../../dist/bundle/main.js');
/** Between two disturbances, and how long one lasts. */
const QUIET_MS = 5_000;
const HELD_MS = 3_000;
const PIECE_BYTES = 2 ** 20;

/** Disturbs, one after the other and again, until it is stopped. */
export class Disturbances {
  /** How often each has happened. */
  readonly happened: Record<string, number> = {};
  /** What the gateway had counted before each end. */
  readonly counted: StateMetrics[] = [];
  readonly #place: DisturbedPlace;
  readonly #stopping = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(place: DisturbedPlace) {
    this.#place = place;
  }

  /** `everything`: what happens to the node as well, not only what it does not notice. */
  start(everything: boolean): void {
    const { hasOwnDisk } = this.#place;
    this.#running = this.#disturb([
      ['the stream process is replaced', () => this.#upgrade()],
      ['the gateway is killed', () => this.#killGateway()],
      ...(everything
        ? ([
            ['the stream process stands still', () => this.#holdStream()],
            ['the stream process is killed', () => this.#killStream()],
            ['the node is started again', () => this.#place.chain.restart()],
            ['the node is killed', () => this.#killNode()],
          ] as const)
        : []),
      ...(everything && hasOwnDisk ? ([["the stream's disk is full", () => this.#fillDisk()]] as const) : []),
    ]);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #disturb(all: readonly (readonly [string, () => Promise<void>])[]): Promise<void> {
    const { signal } = this.#stopping;
    for (let turn = 0; ; turn++) {
      await pause(QUIET_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      const [name, disturb] = all[turn % all.length] as (typeof all)[number];
      await disturb();
      this.happened[name] = (this.happened[name] ?? 0) + 1;
    }
  }

  async #upgrade(): Promise<void> {
    await promisify(execFile)(process.execPath, [MAIN, 'stream', 'upgrade', '--spool', this.#place.spool]);
  }

  async #killGateway(): Promise<void> {
    const { halley } = this.#place;
    this.counted.push(await stateMetrics(halley));
    await halley.kill('SIGKILL');
    await halley.restart();
  }

  async #holdStream(): Promise<void> {
    const pid = this.#streamProcess();
    process.kill(pid, 'SIGSTOP');
    await pause(HELD_MS);
    process.kill(pid, 'SIGCONT');
  }

  /** The node goes on without it, until it is started again. */
  async #killStream(): Promise<void> {
    process.kill(this.#streamProcess(), 'SIGKILL');
    await pause(HELD_MS);
    await this.#place.chain.restart();
  }

  async #killNode(): Promise<void> {
    await this.#place.chain.kill();
    await this.#place.chain.restart();
  }

  async #fillDisk(): Promise<void> {
    const ballast: string[] = [];
    try {
      for (;;) {
        const file = join(this.#place.spool, `ballast-${ballast.length}`);
        ballast.push(file);
        await writeFile(file, Buffer.alloc(PIECE_BYTES));
      }
    } catch {
      await pause(HELD_MS);
    }
    for (const file of ballast) await rm(file, { force: true });
  }

  #streamProcess(): number {
    const holder = lockHolder(this.#place.spool);
    if (holder === null) throw new Error('no process has the spool');
    return holder.pid;
  }
}
