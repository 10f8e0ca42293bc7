/**
 * Leases: what the primary holds or does for a worker until the worker gives it back, or ends. Workers number their own
 * leases, so that they can also give one back that they wait for.
 */
import { abortable } from '../concurrency/abortable.js';
import type { Awaitable } from '../concurrency/awaitable.js';
import type { PrimaryLinks } from './primaryLinks.js';
import type { WorkerLink } from './workerLink.js';

const GIVE_BACK = 'giveBack';

/** The leases of a worker. */
export class WorkerLeases {
  readonly #link: Pick<WorkerLink, 'call'>;
  #last = 0;

  constructor(link: Pick<WorkerLink, 'call'>) {
    this.#link = link;
  }

  /**
   * Runs `use` with what the called function of the primary resolves to and with the number of the lease, which is that
   * function's first argument. Gives the lease back when `use` has ended, and when the signal aborts before that
   * function has an outcome; then this rejects with the signal's reason.
   */
  async run<T, U>(
    name: string,
    values: readonly unknown[],
    use: (value: T, lease: number) => Awaitable<U>,
    signal?: AbortSignal,
  ): Promise<U> {
    signal?.throwIfAborted();
    const lease = ++this.#last;
    try {
      return await use(await abortable(this.#link.call<T>('primary', name, lease, ...values), signal), lease);
    } finally {
      // Nothing waits for it. It fails only where the primary has ended.
      this.#link.call('primary', GIVE_BACK, lease).catch(() => undefined);
    }
  }
}

/** The leases of all workers, in the primary. */
export class PrimaryLeases {
  /** By worker and number. */
  readonly #leases = new Map<number, Map<number, AbortController>>();

  constructor(links: Pick<PrimaryLinks, 'serve'>) {
    links.serve(GIVE_BACK, (worker: number, lease: number) => this.#end(worker, lease));
  }

  /** Begins a lease. The signal aborts when it ends. */
  begin(worker: number, lease: number): AbortSignal {
    const ending = new AbortController();
    const leases = this.#leases.get(worker) ?? new Map<number, AbortController>();
    this.#leases.set(worker, leases.set(lease, ending));
    return ending.signal;
  }

  /** The worker has ended: so do its leases. */
  forgetWorker(worker: number): void {
    for (const lease of this.#leases.get(worker)?.keys() ?? []) this.#end(worker, lease);
    this.#leases.delete(worker);
  }

  #end(worker: number, lease: number): void {
    const leases = this.#leases.get(worker);
    leases?.get(lease)?.abort();
    leases?.delete(lease);
  }
}
