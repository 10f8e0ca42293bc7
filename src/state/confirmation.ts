import { ownWork, type Caller } from '../caller/caller.js';
import { ChainError } from '../chain/chainErrors.js';
import { Backoff, type BackoffOptions } from '../concurrency/backoff.js';
import type { ConfirmedLayout } from '../cosmos/stores/confirmLayout.js';
import type { Logger } from '../observe/logger.js';
import type { EvmState } from './evmState.js';

/** What is confirmed, and with what. */
export interface ConfirmationParts {
  state: Pick<EvmState, 'setConfirmed'>;
  /** Compares the stores with the node's own queries. Rejects with a ChainError. */
  confirm: (caller: Caller) => Promise<ConfirmedLayout>;
  log: Logger;
  /** Ends it. */
  signal: AbortSignal;
}

/** Waits after the node has failed, milliseconds. */
const FAILED_MS: BackoffOptions = { first: 1_000, longest: 30_000 };
/** Waits where a part of the stores was not confirmed, as on a chain without contracts, milliseconds. */
const UNCONFIRMED_MS: BackoffOptions = { first: 1_000, longest: 300_000 };

/** Compares the stores with the node's own answers until they agree; what differs is not read from them. */
export class Confirmation {
  readonly #parts: ConfirmationParts;
  #round = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(parts: ConfirmationParts) {
    this.#parts = parts;
  }

  /** Begins from nothing: the node may be of another release. */
  begin(): void {
    const { state, log, signal } = this.#parts;
    state.setConfirmed({ accounts: false, contracts: false });
    // What was asked before is of no use.
    this.#round.abort();
    this.#round = new AbortController();
    const ending = AbortSignal.any([signal, this.#round.signal]);
    this.#running = this.#running
      .then(() => this.#run(ending))
      .catch((error: unknown) => log.error({ err: error }, "the state is not read from the node's stores"));
  }

  /** Resolves when nothing is asked any more. */
  async ended(): Promise<void> {
    await this.#running;
  }

  async #run(ending: AbortSignal): Promise<void> {
    const { state, confirm, log } = this.#parts;
    const [failed, unconfirmed] = [new Backoff(FAILED_MS), new Backoff(UNCONFIRMED_MS)];
    let said: string | null = null;
    while (!ending.aborted) {
      try {
        const confirmed = await confirm(ownWork(ending));
        if (ending.aborted) return;
        state.setConfirmed(confirmed);
        const { reason } = confirmed;
        if (reason === null) return log.info({}, "the state is read from the node's stores");
        if (reason !== said) log.warn({ reason }, "the node is asked for what was not confirmed in the node's stores");
        said = reason;
        await unconfirmed.wait(ending);
      } catch (error) {
        if (ending.aborted) return;
        if (!(error instanceof ChainError)) throw error;
        await failed.wait(ending);
      }
    }
  }
}
