/** Errors of an external signer. */
import { UNAVAILABLE } from '../chain/nodeFailure.js';
import { ChainError } from '../chain/chainErrors.js';

/** Characters of a signer's own words that clients see. */
const SHOWN_CHARACTERS = 200;

/** The signer could not be reached, was late, or did not speak JSON-RPC. `reason` contains no address. */
export class SignerUnavailable extends ChainError {
  constructor(
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(`external signer unavailable: ${reason}`, { name: 'signerUnavailable', arguments: { reason } }, options);
  }

  /** True when the signer was reached but did not respond in time. */
  get isLate(): boolean {
    return this.reason === UNAVAILABLE.silent;
  }
}

/** The signer, or the person at it, refused a request. `code` is its JSON-RPC error code. */
export class SignerRefused extends ChainError {
  constructor(
    readonly code: number,
    /** The signer's own words, or any other value that it sent instead. */
    text: unknown,
  ) {
    const reason = readable(typeof text === 'string' ? text : '');
    super(`external signer refused: ${reason}`, { name: 'signerRefused', arguments: { reason } });
  }
}

/** The signer signed something other than the request. `problem` names the field. */
export class SignedOtherwise extends ChainError {
  constructor(problem: string, options?: ErrorOptions) {
    super(`external signer signed otherwise: ${problem}`, { name: 'signedOtherwise', arguments: { problem } }, options);
  }
}

/** No external signer can sign this. */
export class CannotSign extends ChainError {
  /** `feature` begins the sentence "… not supported". */
  constructor(feature: string) {
    const reason = 'the key of the account is in an external signer, which cannot sign it';
    super(`${feature}: ${reason}`, { name: 'featureNotSupported', arguments: { feature, reason } });
  }
}

/** Untrusted text as one short line, without characters that control, turn or hide text. */
function readable(text: string): string {
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  // A character has one or two code units.
  const first = Array.from(line.slice(0, 2 * SHOWN_CHARACTERS + 2))
    .slice(0, SHOWN_CHARACTERS)
    .join('');
  return first.length < line.length ? `${first}…` : line || 'it gives no reason';
}
