import type { ConnectionSource } from '../transport/servedPort.js';
import type { WorkerLink } from './workerLink.js';

/** This process as one of the workers of a service. */
export class WorkerRole {
  #isWriter: boolean;
  #choose: () => void = () => undefined;
  /** Resolves when this worker is to follow the chain and to write. */
  readonly chosen = new Promise<void>((resolve) => (this.#choose = resolve));

  /** `onReplaced` is called when another worker turns out to write in place of this one. */
  constructor(
    readonly link: WorkerLink,
    readonly connections: ConnectionSource,
    isWriter: boolean,
    readonly onReplaced: () => void,
  ) {
    this.#isWriter = isWriter;
    if (isWriter) this.#choose();
  }

  /** Whether this worker follows the chain and writes. */
  get isWriter(): boolean {
    return this.#isWriter;
  }

  /** Called by the primary when the one before has ended. */
  choose(): void {
    this.#isWriter = true;
    this.#choose();
  }

  /** Called when this worker has stopped to write, and is about to end. */
  async release(): Promise<void> {
    if (this.#isWriter) await this.link.call('primary', 'released').catch(() => undefined);
  }
}
