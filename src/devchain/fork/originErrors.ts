/** What can go wrong with the origin of a fork. Messages hold its host at most: its URL may hold a key. */
import { ORIGIN_OF_FORK, type OriginError } from '../../chain/development/developmentProtocol.js';

/** The origin cannot be reached, is out of requests, or answers nonsense. */
export class OriginFailure extends Error {
  override readonly name: string = 'OriginFailure';

  constructor(reason: string, options?: ErrorOptions) {
    super(`${ORIGIN_OF_FORK} ${reason}`, options);
  }
}

/** The origin answers well, but does not have the block or the transaction that was named to begin with. */
export class NotAtOrigin extends OriginFailure {
  override readonly name = 'NotAtOrigin';
}

/** The origin answered a request with a JSON-RPC error. */
export class OriginRefusal extends OriginFailure {
  override readonly name = 'OriginRefusal';

  constructor(
    readonly method: string,
    /** The error of the origin, as it came. */
    readonly error: OriginError,
  ) {
    super(`refused ${method}: ${error.message} (${error.code})`);
  }
}

/** The error for an answer of more characters than its method may have. */
export function tooLong(what: string, most: number): OriginFailure {
  return new OriginFailure(`sends more than ${most} characters for ${what}`);
}
