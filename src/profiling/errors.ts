/** What can go wrong while the process is looked into, as errors with a name of the contract's catalogue. */
import type { ErrorDescription } from '../../generated/errors.js';

/** Base of these errors; `rpc` says what a client is told. */
export abstract class RuntimeError extends Error {
  abstract readonly rpc: ErrorDescription;
}

/** A name that no file of the profile folder can have. */
export class UnusableFileName extends RuntimeError {
  override readonly name = 'UnusableFileName';
  readonly rpc: ErrorDescription;

  constructor(rule: string) {
    super(`invalid argument 0: file: ${rule}`);
    this.rpc = { name: 'invalidParams', arguments: { reason: this.message }, data: { path: 'file', expected: [rule] } };
  }
}

/** A pattern of levels that cannot be read. */
export class UnusablePattern extends RuntimeError {
  override readonly name = 'UnusablePattern';
  readonly rpc: ErrorDescription;

  constructor(rule: string) {
    super(`invalid argument 0: pattern: ${rule}`);
    const data = { path: 'pattern', expected: [rule] };
    this.rpc = { name: 'invalidParams', arguments: { reason: this.message }, data };
  }
}

/** There is a recording of this kind. `what` is geth's word, such as `CPU profiling`. */
export class ProfileInProgress extends RuntimeError {
  override readonly name = 'ProfileInProgress';
  readonly rpc: ErrorDescription;

  constructor(what: string) {
    super(`${what} already in progress`);
    this.rpc = { name: 'profileInProgress', arguments: { what } };
  }
}

/** There is no recording of this kind. */
export class ProfileNotInProgress extends RuntimeError {
  override readonly name = 'ProfileNotInProgress';
  readonly rpc: ErrorDescription;

  constructor(what: string) {
    super(`${what} not in progress`);
    this.rpc = { name: 'profileNotInProgress', arguments: { what } };
  }
}

/** A file that could not be made or written; nothing of it is left. */
export class ProfileNotWritten extends RuntimeError {
  override readonly name = 'ProfileNotWritten';
  readonly rpc: ErrorDescription;

  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`the file ${file} was not written: ${reason}`, options);
    this.rpc = { name: 'profileNotWritten', arguments: { file, reason } };
  }
}
