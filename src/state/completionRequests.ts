/**
 * Which contracts are completed, and when: those of the settings again after each gap, and those of requests once. A
 * request is a file in a folder, named by the address; another file gets the outcome.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Address } from '../../generated/types.js';
import { AnswerTooLarge } from '../chain/chainErrors.js';
import { Backoff, type BackoffOptions } from '../concurrency/backoff.js';
import type { Logger } from '../observe/logger.js';
import { RepeatedTrouble } from '../observe/repeatedTrouble.js';

/** Waits while the folder of requests cannot be used, milliseconds. */
const FOLDER_MS = { first: 1_000, longest: 60_000 };

/** The file with the outcome of a request: what the command prints. */
export function outcomeFile(folder: string, address: Address): string {
  return join(folder, `${address}.done`);
}

/** Completes a contract and resolves to the number of its slots. */
export type Complete = (address: Address) => Promise<number>;

/** A contract of the settings. */
export class ListedContract {
  readonly address: Address;
  readonly #backoff: Backoff;
  readonly #trouble: RepeatedTrouble;
  readonly #log: Logger;
  #dueMs = 0;

  constructor(address: Address, { log, retryMs }: { log: Logger; retryMs: BackoffOptions }) {
    this.address = address;
    this.#log = log;
    this.#backoff = new Backoff(retryMs);
    this.#trouble = new RepeatedTrouble(log);
  }

  /** Does nothing for some time after the attempt before: the node builds each answer in memory. */
  async attempt(complete: Complete, signal: AbortSignal): Promise<void> {
    if (performance.now() < this.#dueMs) return;
    try {
      await complete(this.address);
      this.#backoff.reset();
      this.#trouble.over();
    } catch (error) {
      if (signal.aborted) return;
      this.#trouble.tell(error, 'a contract cannot be completed', { address: this.address });
      if (error instanceof AnswerTooLarge) return this.#giveUp();
    }
    this.#dueMs = performance.now() + this.#backoff.nextMs();
  }

  /** The node would build all of it each time. */
  #giveUp(): void {
    this.#dueMs = Infinity;
    this.#log.warn({ address: this.address }, 'the contract is too large: it is not read again before the next start');
  }
}

/** The requests of `halley state complete`. */
export class CompletionRequests {
  readonly #folder: string;
  readonly #log: Logger;
  readonly #trouble: RepeatedTrouble;
  readonly #backoff = new Backoff(FOLDER_MS);
  #dueMs = 0;
  /** What could not be written yet. */
  readonly #outcomes = new Map<Address, string>();

  constructor(folder: string, log: Logger) {
    this.#folder = folder;
    this.#log = log;
    this.#trouble = new RepeatedTrouble(log);
  }

  /** Waits with the next look where the folder cannot be used, as on a full disk. */
  async answer(complete: Complete, signal: AbortSignal): Promise<void> {
    if (performance.now() < this.#dueMs) return;
    try {
      mkdirSync(this.#folder, { recursive: true });
      const requests = requestsIn(this.#folder);
      for (const address of this.#outcomes.keys()) if (!requests.includes(address)) this.#outcomes.delete(address);
      for (const address of requests) {
        const outcome = this.#outcomes.get(address) ?? (await this.#outcomeOf(address, complete, signal));
        if (signal.aborted) return;
        this.#outcomes.set(address, outcome);
        this.#write(address, outcome);
        this.#outcomes.delete(address);
      }
      this.#backoff.reset();
      this.#trouble.over();
    } catch (error) {
      this.#dueMs = performance.now() + this.#backoff.nextMs();
      this.#trouble.tell(error, 'requests to complete contracts cannot be answered', { path: this.#folder });
    }
  }

  async #outcomeOf(address: Address, complete: Complete, signal: AbortSignal): Promise<string> {
    try {
      return `complete: ${await complete(address)} slots`;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!signal.aborted) this.#log.warn({ address, reason }, 'a contract cannot be completed');
      return `not complete: ${reason}`;
    }
  }

  #write(address: Address, outcome: string): void {
    const unfinished = join(this.#folder, 'outcome');
    writeFileSync(unfinished, outcome);
    renameSync(unfinished, outcomeFile(this.#folder, address));
    rmSync(join(this.#folder, address), { force: true });
  }
}

function requestsIn(folder: string): Address[] {
  return readdirSync(folder).filter((name): name is Address => /^0x[0-9a-f]{40}$/.test(name));
}
