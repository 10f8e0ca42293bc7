/**
 * Changes that all workers make, in one order: of log levels, or of the listeners. The primary has them made, and keeps
 * the state that a worker which starts later begins with.
 */
import { Semaphore } from '../concurrency/semaphore.js';
import type { PrimaryLinks } from './primaryLinks.js';
import { WorkerGone } from './remoteError.js';
import type { WorkerLink } from './workerLink.js';

/** Changes of one subject, as a worker makes and asks for them. */
export class WorkerChanges<Change, State> {
  readonly #link: Pick<WorkerLink, 'call'>;
  readonly #subject: string;
  #begun: Promise<unknown> = Promise.resolve();
  #isEnding = false;

  /** `make` makes a change here, and returns the whole state after it. Throws what refuses the change. */
  constructor(link: Pick<WorkerLink, 'call' | 'serve'>, subject: string, make: (change: Change) => Promise<State>) {
    this.#link = link;
    this.#subject = subject;
    link.serve(`${subject}.make`, async (change: Change) => {
      await this.#begun;
      if (this.#isEnding) throw new WorkerGone('the worker is about to end');
      return make(change);
    });
  }

  /**
   * Begins with the state of the other workers, null where nothing was changed; from then on this worker makes all
   * changes. Resolves and rejects as `begin`.
   */
  begin<T>(begin: (state: State | null) => Promise<T>): Promise<T> {
    const begun = this.#link.call<State | null>('primary', `${this.#subject}.begin`).then(begin);
    this.#begun = begun.catch(() => undefined);
    return begun;
  }

  /** This worker is about to end, and makes no changes from now on. It can still ask for some. */
  end(): void {
    this.#isEnding = true;
  }

  /** Resolves when all workers have made the change. Rejects where it was refused; then nothing has changed. */
  change(change: Change): Promise<void> {
    return this.#link.call('primary', `${this.#subject}.change`, change);
  }
}

/** What the primary does about changes. */
export interface CommonChangesOptions<State> {
  /** Gets the state after each change. */
  onChanged?: (state: State) => void;
  /** A worker could not make a change that others have made: it must be replaced. */
  onFailed: (worker: number, error: unknown) => void;
}

/** Changes of one subject, in the primary. */
export class CommonChanges<Change, State> {
  readonly #links: Pick<PrimaryLinks, 'ask'>;
  readonly #subject: string;
  readonly #options: CommonChangesOptions<State>;
  readonly #oneAtATime = new Semaphore(1);
  /** The workers that have begun. */
  readonly #workers = new Set<number>();
  #state: State | null = null;

  constructor(links: Pick<PrimaryLinks, 'ask' | 'serve'>, subject: string, options: CommonChangesOptions<State>) {
    this.#links = links;
    this.#subject = subject;
    this.#options = options;
    links.serve(`${subject}.begin`, (worker: number) =>
      this.#oneAtATime.run(async () => {
        this.#workers.add(worker);
        return this.#state;
      }),
    );
    links.serve(`${subject}.change`, (worker: number, change: Change) =>
      this.#oneAtATime.run(() => this.#change(worker, change)),
    );
  }

  /** The worker has ended. */
  forgetWorker(worker: number): void {
    this.#workers.delete(worker);
  }

  /** The worker that asks is the first: where it refuses, nothing changes. One that is about to end is left out. */
  async #change(asking: number, change: Change): Promise<void> {
    const others = [...this.#workers].filter((worker) => worker !== asking);
    const { madeBy, after } = await this.#makeFirst([asking, ...others], change);
    this.#options.onChanged?.(after);
    await Promise.all(
      others
        .filter((worker) => worker !== madeBy)
        .map((worker) =>
          this.#make(worker, change).catch((error: unknown) => {
            if (!(error instanceof WorkerGone)) this.#options.onFailed(worker, error);
          }),
        ),
    );
  }

  async #makeFirst(workers: readonly number[], change: Change): Promise<{ madeBy: number; after: State }> {
    for (const worker of workers) {
      try {
        this.#state = await this.#make(worker, change);
        return { madeBy: worker, after: this.#state };
      } catch (error) {
        if (!(error instanceof WorkerGone)) throw error;
      }
    }
    throw new WorkerGone('no worker can make the change');
  }

  #make(worker: number, change: Change): Promise<State> {
    return this.#links.ask(worker, `${this.#subject}.make`, change);
  }
}
