/**
 * Watches whether the node can be reached, whether it still runs the chain of the index, and what its release can do.
 * The chain's profile is one object that all parts read at each use. After the node was away, when its version changes,
 * when it lacks a query, and every few minutes, the node is asked again, and changes are put into that object.
 */
import type { Caller } from '../caller/caller.js';
import { UNAVAILABLE } from '../chain/nodeFailure.js';
import { NodeUnavailable, QueryUnknown } from '../chain/chainErrors.js';
import type { ApplicationInfo } from '../chain/node.js';
import { Backoff, type BackoffOptions } from '../concurrency/backoff.js';
import { steadyNow } from '../concurrency/steadyClock.js';
import { timeLimited } from '../concurrency/timeLimited.js';
import type { Logger } from '../observe/logger.js';
import type { NodeHealth } from '../observe/gatewayHealth.js';
import { RepeatedTrouble } from '../observe/repeatedTrouble.js';
import { isSame, type KnownChain } from './knownChain.js';
import type { ServiceName } from './nodeServices.js';

/** Called with what the node was before and is now. */
export type ChangeListener = (before: KnownChain, now: KnownChain) => void;

/** What the watch is created with. */
export interface ChainWatchParts {
  /** What is known of the node; changed in place. */
  known: KnownChain;
  /** True when the node has just said it. */
  isFresh: boolean;
  /** Asks the node what it is now. */
  detect: (signal: AbortSignal) => Promise<KnownChain>;
  /** Waits between attempts to reach a node that is down. Default: 250 ms to a second. */
  retry?: BackoffOptions;
  log: Logger;
}

/** Short, because a refused connection costs nothing. */
const RETRY = { first: 250, longest: 1_000 };

/** Longest time for one detection: some twenty questions. */
const DETECTION_TIMEOUT_MS = 15_000;

/** A governance proposal may change parameters at any time, and nothing announces it. */
const REPEAT_MS = 10 * 60_000;

/** Created for a node that was reached, in this or a former run. */
export class ChainWatch {
  readonly #parts: ChainWatchParts;
  readonly #listeners = new Set<ChangeListener>();
  readonly #stopping = new AbortController();
  readonly #backoff: Backoff;
  readonly #complaints: RepeatedTrouble;
  /** Why requests may not ask the node; null when they may. */
  #refusal: string | null;
  /** Why the head cannot be read; null when it can. */
  #silence: string | null = null;
  /** Why services of the node do not respond. */
  readonly #away = new Map<ServiceName, string>();
  #sinceMs = steadyNow();
  #attempt: Promise<void> | null = null;
  #detecting: Promise<void> | null = null;
  #again = false;
  #wasSubscribed = false;
  /** Queries that the release lacks. */
  readonly #lacking = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #confirm: () => void = () => undefined;
  /** Resolves when the node was reached and runs the chain of the index. */
  readonly reached = new Promise<void>((resolve) => (this.#confirm = resolve));

  constructor(parts: ChainWatchParts) {
    this.#parts = parts;
    this.#backoff = new Backoff(parts.retry ?? RETRY);
    this.#complaints = new RepeatedTrouble(parts.log);
    this.#refusal = parts.isFresh ? null : UNAVAILABLE.notReached;
    if (parts.isFresh) this.#confirm();
  }

  start(): void {
    if (this.#refusal !== null) this.refresh();
    this.#timer = setInterval(() => this.refresh(), REPEAT_MS).unref();
  }

  async stop(): Promise<void> {
    this.#stopping.abort(new NodeUnavailable('the server is stopping'));
    clearInterval(this.#timer);
    await this.#detecting;
  }

  /**
   * Runs a question of a request, unless the node was not reached yet or runs another chain. A query that the
   * application lacks may be the first sign of another release: then the client should try again.
   */
  async ask<T>(question: () => Promise<T>): Promise<T> {
    if (this.#refusal !== null) throw new NodeUnavailable(this.#refusal);
    try {
      return await question();
    } catch (error) {
      if (error instanceof QueryUnknown && (await this.lacks(error.path)))
        throw new NodeUnavailable('it was upgraded a moment ago', { cause: error });
      throw error;
    }
  }

  /** Whether the node has responded once, and runs the chain of the index. */
  get isReached(): boolean {
    return this.#refusal === null;
  }

  health(): NodeHealth {
    const reason = this.#trouble();
    return { reachable: reason === null, since: this.#sinceMs, reason };
  }

  /** Calls the listener after each change. */
  onChange(listener: ChangeListener): void {
    this.#listeners.add(listener);
  }

  /** Resolves when the running attempt has ended; null when there is none. */
  settled(): Promise<void> | null {
    return this.#attempt;
  }

  /** Called when the node's events are subscribed to: it may be another release than before. */
  subscribed(): void {
    if (this.#wasSubscribed || this.#silence !== null) this.refresh();
    this.#wasSubscribed = true;
    this.#setSilence(null);
  }

  /** Called when the node has returned its head. */
  answered({ name, version }: ApplicationInfo): void {
    const wasSilent = this.#silence !== null;
    this.#setSilence(null);
    if (wasSilent || !isSame(this.#parts.known.application, { name, version })) this.refresh();
  }

  /** Called when the node did not return its head. Detects until the node responds: the head may not be read again. */
  missed({ reason }: NodeUnavailable): void {
    this.#setSilence(reason);
    this.refresh();
  }

  /** Called when a service is away, or with null is back: the node may be another release than before. */
  serviceChanged(service: ServiceName, failure: NodeUnavailable | null): void {
    this.#update(() => {
      if (failure === null) this.#away.delete(service);
      else this.#away.set(service, service === 'gRPC' ? `over gRPC, ${failure.reason}` : failure.reason);
    });
    if (failure === null) this.refresh();
  }

  /** Called when the application lacks a query. Resolves to true when the node now has another dialect. */
  async lacks(path: string): Promise<boolean> {
    if (this.#lacking.has(path)) return false;
    const before = this.#parts.known.profile.dialect.name;
    await this.refreshed();
    this.#lacking.add(path);
    return this.#parts.known.profile.dialect.name !== before;
  }

  /** Asks the node what it is, once. Resolves also when it does not respond. */
  async refreshed(): Promise<void> {
    this.refresh();
    await this.#attempt;
  }

  /** Resolves when the node has said what it is, in an answer to a question from now on, or when the watch stops. */
  async detected(): Promise<void> {
    this.refresh();
    await this.#detecting;
  }

  /** Asks the node what it is, now and until it responds. */
  refresh(): void {
    if (this.#stopping.signal.aborted) return;
    if (this.#detecting !== null) {
      this.#again = true;
      return;
    }
    this.#detecting = this.#detectUntilAnswered();
  }

  async #detectUntilAnswered(): Promise<void> {
    try {
      await this.#tryUntilAnswered();
    } finally {
      this.#detecting = null;
    }
  }

  async #tryUntilAnswered(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      this.#again = false;
      const attempt = this.#detect();
      this.#attempt = attempt.catch(() => undefined);
      try {
        await attempt;
        this.#backoff.reset();
        if (!this.#again) return;
      } catch (error) {
        if (signal.aborted) return;
        this.#failed(error);
        this.#attempt = null;
        await this.#backoff.wait(signal);
      } finally {
        this.#attempt = null;
      }
    }
  }

  async #detect(): Promise<void> {
    const { detect, known, log } = this.#parts;
    const limit = AbortSignal.timeout(DETECTION_TIMEOUT_MS);
    const late = () => new NodeUnavailable('it does not answer in time');
    const signal = AbortSignal.any([this.#stopping.signal, limit]);
    const now = await timeLimited(detect(signal), DETECTION_TIMEOUT_MS, late);
    checkSameChain(known, now);
    if (this.#complaints.over()) log.info({ node: now.application }, 'the node is there');
    this.#setRefusal(null);
    this.#setSilence(null);
    this.#confirm();
    if (!isSame(known, now)) this.#change(now);
  }

  #change(now: KnownChain): void {
    const { known, log } = this.#parts;
    const before: KnownChain = structuredClone(known);
    Object.assign(known.profile, now.profile);
    known.application = now.application;
    known.grpcAddress = now.grpcAddress;
    this.#lacking.clear();
    const { cometVersion, dialect, mempool } = known.profile;
    log.info({ application: now.application, cometVersion, dialect: dialect.name, mempool }, 'the node has changed');
    for (const listener of this.#listeners) {
      try {
        listener(before, known);
      } catch (error) {
        log.error({ err: error }, 'a listener of changes of the node failed');
      }
    }
  }

  #failed(error: unknown): void {
    this.#complaints.tell(error, 'waiting for the node');
    if (this.#refusal !== null || error instanceof WrongChain) this.#setRefusal(reasonOf(error));
  }

  #setRefusal(reason: string | null): void {
    this.#update(() => (this.#refusal = reason));
  }

  #setSilence(reason: string | null): void {
    this.#update(() => (this.#silence = reason));
  }

  /** Why the node is not ready; null when it was reached and all its services respond. */
  #trouble(): string | null {
    const [away = null] = this.#away.values();
    return this.#refusal ?? away ?? this.#silence;
  }

  #update(change: () => void): void {
    const before = this.#trouble();
    change();
    if ((before === null) !== (this.#trouble() === null)) this.#sinceMs = steadyNow();
  }
}

/** What the head source reads the node with; the watch learns the outcomes. */
export function watchedHead(
  node: { applicationInfo(caller: Caller): Promise<ApplicationInfo> },
  watch: ChainWatch,
): { node: typeof node; onSubscribed: () => void } {
  const applicationInfo = async (caller: Caller): Promise<ApplicationInfo> => {
    try {
      const info = await node.applicationInfo(caller);
      watch.answered(info);
      return info;
    } catch (error) {
      if (error instanceof NodeUnavailable) watch.missed(error);
      throw error;
    }
  };
  return { node: { applicationInfo }, onSubscribed: () => watch.subscribed() };
}

class WrongChain extends Error {
  override readonly name = 'WrongChain';
}

function checkSameChain({ profile: known }: KnownChain, { profile: found }: KnownChain): void {
  if (known.cometChainId === found.cometChainId && known.forks.chainId === found.forks.chainId) return;
  throw new WrongChain(
    `it runs chain ${found.cometChainId} (EVM chain id ${found.forks.chainId}), ` +
      `the index is of ${known.cometChainId} (EVM chain id ${known.forks.chainId})`,
  );
}

/** In words for clients. */
function reasonOf(error: unknown): string {
  if (error instanceof NodeUnavailable) return error.reason;
  return error instanceof WrongChain ? error.message : 'its answers are not understood';
}
