/** Errors of profiling. */
import type { ErrorDescription } from '../../generated/errors.js';

/** Base of these errors; `rpc` is what clients see. */
abstract class RuntimeError extends Error {
  constructor(
    message: string,
    readonly rpc: ErrorDescription,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** An invalid file name or pattern. */
export class UnusableArgument extends RuntimeError {
  override readonly name = 'UnusableArgument';

  constructor(path: 'file' | 'pattern', rule: string) {
    const reason = `invalid argument 0: ${path}: ${rule}`;
    super(reason, { name: 'invalidParams', arguments: { reason }, data: { path, expected: [rule] } });
  }
}

/** A recording of this kind is running. `what` is geth's word, such as `CPU profiling`. */
export class ProfileInProgress extends RuntimeError {
  override readonly name = 'ProfileInProgress';

  constructor(what: string) {
    super(`${what} already in progress`, { name: 'profileInProgress', arguments: { what } });
  }
}

/** No recording of this kind is running. */
export class ProfileNotInProgress extends RuntimeError {
  override readonly name = 'ProfileNotInProgress';

  constructor(what: string) {
    super(`${what} not in progress`, { name: 'profileNotInProgress', arguments: { what } });
  }
}

/** A file could not be made or written; nothing of it is left. */
export class ProfileNotWritten extends RuntimeError {
  override readonly name = 'ProfileNotWritten';

  constructor(file: string, reason: string, options?: ErrorOptions) {
    const rpc: ErrorDescription = { name: 'profileNotWritten', arguments: { file, reason } };
    super(`the file ${file} was not written: ${reason}`, rpc, options);
  }
}
