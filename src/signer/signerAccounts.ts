/**
 * Detects the signer and keeps its list of accounts, because wallets poll eth_accounts: for a minute if a program
 * responds. If a person has to agree, the list is kept until the signer goes down, and a refusal for five minutes.
 */
import { ownWork, type Caller } from '../caller/caller.js';
import type { Address } from '../../generated/types.js';
import { ChainError } from '../chain/chainErrors.js';
import { abortable } from '../concurrency/abortable.js';
import { timeLimited } from '../concurrency/timeLimited.js';
import type { Logger } from '../observe/logger.js';
import { SignerRefused, SignerUnavailable } from './signerErrors.js';
import { detectProtocol, type SignerProtocol } from './signerProtocol.js';
import type { SignerRpc } from './signerRpc.js';

/** Longest wait for a response without a person, milliseconds. */
const DETECTION_TIMEOUT_MS = 5_000;
/** Longest wait of callers who do not need the list of accounts, milliseconds. */
const LIST_WAIT_MS = 5_000;
/** How long the list of a program is kept, milliseconds. */
const LIST_KEPT_MS = 60_000;
/** Pause before a signer that is down is called again, milliseconds. */
const RETRY_AFTER_MS = 5_000;
/** Pause before a person who did not agree is asked again, milliseconds. */
const REFUSAL_KEPT_MS = 300_000;

/** A signer and its accounts. */
export interface ListedSigner {
  protocol: SignerProtocol;
  accounts: readonly Address[];
}

/** The parts that the list is made with. */
export interface SignerAccountsParts {
  rpc: SignerRpc;
  log: Pick<Logger, 'info' | 'warn'>;
  now: () => number;
}

/** The accounts of an external signer. */
export class SignerAccounts {
  readonly #parts: SignerAccountsParts;
  /** Longest wait for a person to agree, milliseconds. */
  readonly #timeoutMs: number;
  #listed: (ListedSigner & { staleAt: number }) | null = null;
  #failure: { error: unknown; until: number } | null = null;
  #asking: Promise<ListedSigner> | null = null;
  readonly #closing = new AbortController();

  constructor({ timeoutMs }: { timeoutMs: number }, parts: SignerAccountsParts) {
    this.#timeoutMs = timeoutMs;
    this.#parts = parts;
  }

  /** None while they cannot be listed. */
  async known(caller: Caller): Promise<readonly Address[]> {
    const late = () => new SignerUnavailable('it has not listed its accounts yet');
    try {
      return (await timeLimited(this.listed(caller), LIST_WAIT_MS, late)).accounts;
    } catch (error) {
      if (error instanceof ChainError) return [];
      throw error;
    }
  }

  /** Rejects with SignerUnavailable, SignerRefused, or the signal's reason. */
  async listed(caller: Caller): Promise<ListedSigner> {
    const now = this.#parts.now();
    if (this.#listed !== null) {
      // The old list is used until the new one is there.
      if (now >= this.#listed.staleAt) this.#ask().catch(() => undefined);
      return this.#listed;
    }
    if (this.#failure !== null && now < this.#failure.until) throw this.#failure.error;
    return abortable(this.#ask(), caller.signal);
  }

  /** The signer did not respond: it is detected again, and may be of another kind then. */
  wentDown(error: SignerUnavailable): void {
    this.#listed = null;
    this.#fail(error, RETRY_AFTER_MS);
  }

  /** Ends a request that may be waiting for a person. */
  close(): void {
    this.#closing.abort(new SignerUnavailable('the server is stopping'));
  }

  #ask(): Promise<ListedSigner> {
    this.#asking ??= this.#list().finally(() => (this.#asking = null));
    return this.#asking;
  }

  async #list(): Promise<ListedSigner> {
    const { rpc, log, now } = this.#parts;
    let protocol: SignerProtocol | null = null;
    try {
      const caller = ownWork(this.#closing.signal);
      protocol = await detectProtocol(rpc, { timeoutMs: DETECTION_TIMEOUT_MS, caller });
      const { name, asksPerson } = protocol;
      const timeoutMs = asksPerson ? this.#timeoutMs : DETECTION_TIMEOUT_MS;
      const accounts = await protocol.accounts({ timeoutMs, caller });
      if (this.#listed === null) log.info({ signer: name, accounts: accounts.length }, 'external signer found');
      this.#failure = null;
      this.#listed = { protocol, accounts, staleAt: asksPerson ? Infinity : now() + LIST_KEPT_MS };
      return this.#listed;
    } catch (error) {
      if (this.#closing.signal.aborted) throw error;
      this.#listed = null;
      const isPersons = protocol?.asksPerson === true && isRefusal(error);
      this.#fail(error, isPersons ? REFUSAL_KEPT_MS : RETRY_AFTER_MS);
      throw error;
    }
  }

  /** Logs once per outage. */
  #fail(error: unknown, keptMs: number): void {
    const { log, now } = this.#parts;
    const reason = error instanceof Error ? error.message : String(error);
    if (this.#failure === null) log.warn({ reason }, 'external signer lists no accounts');
    this.#failure = { error, until: now() + keptMs };
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof SignerRefused || (error instanceof SignerUnavailable && error.isLate);
}
