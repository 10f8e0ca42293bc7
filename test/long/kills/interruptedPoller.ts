/**
 * Polls one filter of a process that may be killed at any moment. A poll whose answer did not arrive has perhaps moved
 * the filter: its entries may be missing, as after any answer that was lost. Nothing else may be missing, and nothing
 * may come twice. So the entries are kept in stretches: between two stretches, entries may be missing.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { rpcAnswer } from '../../support/rpc.js';

const POLL_AGAIN_MS = 20;

export class InterruptedPoller<T> {
  readonly stretches: T[][] = [[]];
  /** Errors that a poll or the creation of the filter was answered with, and how often. */
  readonly errors = new Map<string, number>();
  /** How often the filter was gone and another was made. */
  replaced = 0;
  #going = true;
  #id: string | null = null;
  readonly #running: Promise<void>;
  readonly #url: () => string;
  readonly #create: [method: string, params: unknown[]];

  constructor(url: () => string, method: string, params: unknown[]) {
    this.#url = url;
    this.#create = [method, params];
    this.#running = this.#run();
  }

  get id(): string | null {
    return this.#id;
  }

  async stop(): Promise<void> {
    this.#going = false;
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#going) {
      if (this.#id === null) await this.#make();
      else await this.#poll(this.#id);
      await pause(POLL_AGAIN_MS);
    }
  }

  async #make(): Promise<void> {
    this.#id = (await this.#ask<string>(...this.#create)) ?? null;
    this.stretches.push([]);
  }

  async #poll(id: string): Promise<void> {
    const entries = await this.#ask<T[]>('eth_getFilterChanges', [id]);
    if (entries !== null) this.stretches.at(-1)!.push(...entries);
  }

  /** Null without an answer, or after an error. */
  async #ask<R>(method: string, params: unknown[]): Promise<R | null> {
    try {
      const { result, error } = await rpcAnswer<R>(this.#url(), method, params);
      if (error === undefined) return result as R;
      const text = `${method}: ${error.code} ${error.message}`;
      this.errors.set(text, (this.errors.get(text) ?? 0) + 1);
      if (error.message === 'filter not found') {
        this.#id = null;
        this.replaced += 1;
      }
    } catch (error) {
      if (!wasRefused(error)) this.stretches.push([]);
    }
    return null;
  }
}

/** Whether nobody listened, so that the request was not handled either. */
function wasRefused(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code === 'ECONNREFUSED';
}
