import type { ListenerChoice, ListenersState, ServerListeners } from '../chain/operator.js';
import { WorkerChanges } from './commonChanges.js';
import type { WorkerLink } from './workerLink.js';

/** The subject of changes of the listeners. */
export const LISTENERS = 'listeners';

/** A call that changes the listeners. What stops takes no choice. */
export type ListenerChange = [method: keyof ServerListeners, choice: ListenerChoice];

/** The listeners of one worker. */
export interface OwnListeners<Addresses> extends ServerListeners {
  /** Begins with what the settings name, or with a state. */
  start(state: ListenersState | null): Promise<Addresses>;
  state(): ListenersState;
  stop(graceMs: number): Promise<void>;
}

/** The listeners of all workers. They listen on the same addresses, so each starts and stops them. */
export class WorkerListeners<Addresses> implements ServerListeners {
  readonly #own: OwnListeners<Addresses>;
  readonly #changes: WorkerChanges<ListenerChange, ListenersState>;

  constructor(link: Pick<WorkerLink, 'call' | 'serve'>, own: OwnListeners<Addresses>) {
    this.#own = own;
    this.#changes = new WorkerChanges(link, LISTENERS, async ([method, choice]) => {
      await own[method](choice);
      return own.state();
    });
  }

  /** Listens as the other workers do. */
  start(): Promise<Addresses> {
    return this.#changes.begin((state) => this.#own.start(state));
  }

  /** Ends those of this worker alone. */
  stop(graceMs: number): Promise<void> {
    this.#changes.end();
    return this.#own.stop(graceMs);
  }

  startHttp(choice: ListenerChoice): Promise<void> {
    return this.#changes.change(['startHttp', choice]);
  }

  stopHttp(): Promise<void> {
    return this.#changes.change(['stopHttp', {}]);
  }

  startWebSocket(choice: ListenerChoice): Promise<void> {
    return this.#changes.change(['startWebSocket', choice]);
  }

  stopWebSocket(): Promise<void> {
    return this.#changes.change(['stopWebSocket', {}]);
  }
}
