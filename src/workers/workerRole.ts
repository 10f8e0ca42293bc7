import type { ConnectionSource } from '../transport/servedPort.js';
import type { WorkerLink } from './workerLink.js';

/** What makes a worker. */
export interface WorkerRoleParts {
  link: WorkerLink;
  connections: ConnectionSource;
  /** The numbers of the workers that were there when this one started. */
  living: readonly number[];
  /** Whether it writes from its start. */
  writes: boolean;
  /** Ends the process at once: another worker writes, or is to write, instead of this one. */
  end: (reason: string) => void;
}

/** This process as one of the workers of a service. */
export class WorkerRole implements Omit<WorkerRoleParts, 'writes'> {
  readonly link: WorkerLink;
  readonly connections: ConnectionSource;
  readonly living: readonly number[];
  readonly end: (reason: string) => void;
  #isWriter: boolean;
  #choose: () => void = () => undefined;
  /** Resolves when this worker is to follow the chain and to write. */
  readonly chosen = new Promise<void>((resolve) => (this.#choose = resolve));

  constructor(parts: WorkerRoleParts) {
    const { link, connections, living, writes, end } = parts;
    this.link = link;
    this.connections = connections;
    this.living = living;
    this.end = end;
    this.#isWriter = writes;
    if (writes) this.#choose();
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
