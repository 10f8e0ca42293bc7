import type { Channel } from '../workers/channel.js';
import type { WorkerProcess } from '../workers/primary.js';

/** The process of a worker. */
export interface WorkerHost {
  /** Its number, which its service never uses again. */
  readonly id: number;
  /** How many workers the service has. */
  readonly count: number;
  /** The connection to the primary. */
  readonly channel: Channel;
  /** Lets the process end: nothing comes from the primary any more. */
  leave(): void;
  /** Ends the process at once. */
  exit(code: number): never;
}

/** What the process of a primary can do. */
export interface PrimaryHost {
  /** Starts a worker. */
  fork(id: number, count: number): WorkerProcess;
  /** Calls the listener at each SIGHUP from now on; one before has nothing to replace. */
  onHangUp(listener: () => void): void;
}

/** The process as one of several. */
export interface WorkersHost {
  /** This process as a worker; null where no primary has started it. */
  worker(): WorkerHost | null;
  /** Makes this process a primary. */
  primary(): PrimaryHost;
  /** Makes the process end with an exit code. */
  end(code: number): void;
}
