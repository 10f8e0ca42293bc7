/** Errors of profiling. */
import { ChainError } from '../chain/chainErrors.js';

/** An invalid file name or pattern. */
export class UnusableArgument extends ChainError {
  constructor(path: 'file' | 'pattern', rule: string) {
    const reason = `invalid argument 0: ${path}: ${rule}`;
    super(reason, { name: 'invalidParams', arguments: { reason }, data: { path, expected: [rule] } });
  }
}

/** A recording of this kind is running. `what` is geth's word, such as `CPU profiling`. */
export class ProfileInProgress extends ChainError {
  constructor(what: string) {
    super(`${what} already in progress`, { name: 'profileInProgress', arguments: { what } });
  }
}

/** No recording of this kind is running. */
export class ProfileNotInProgress extends ChainError {
  constructor(what: string) {
    super(`${what} not in progress`, { name: 'profileNotInProgress', arguments: { what } });
  }
}

/** A file could not be made or written; nothing of it is left. */
export class ProfileNotWritten extends ChainError {
  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(
      `the file ${file} was not written: ${reason}`,
      { name: 'profileNotWritten', arguments: { file, reason } },
      options,
    );
  }
}
