import type { ErrorDescription } from '../../generated/errors.js';

/** An error on its way to another process. */
export interface CarriedError {
  name: string;
  message: string;
  stack: string | undefined;
  /** What a client gets; undefined for an error that is not meant for clients. */
  rpc: ErrorDescription | undefined;
}

/** An error that was thrown in another process of the service. A client gets the same as from the original. */
export class RemoteError extends Error {
  readonly rpc: ErrorDescription | undefined;

  constructor({ name, message, stack, rpc }: CarriedError) {
    super(message);
    this.name = name;
    if (stack !== undefined) this.stack = stack;
    this.rpc = rpc;
  }
}

/** The process that was asked has ended, or there is none at present that could answer. */
export class WorkerGone extends Error {
  override readonly name = 'WorkerGone';
}

/** For `RemoteError`. */
export function carried(error: unknown): CarriedError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), stack: undefined, rpc: undefined };
  const { name, message, stack } = error;
  // Errors that clients may see have such a member.
  const { rpc } = error as { rpc?: ErrorDescription };
  return { name, message, stack, rpc };
}
