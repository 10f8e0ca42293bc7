import { decodeData } from '../ethereum/hex.js';
import { keccakHash } from '../ethereum/keccak.js';
import type { Handler } from '../jsonrpc/request.js';
import type { Services } from './services.js';

/** Halley's version and runtime, and the node's application and CometBFT release. */
export function clientVersion({ identity }: Pick<Services, 'identity'>): Handler<'web3_clientVersion'> {
  return () => identity.clientVersion;
}

/** Keccak-256 of the decoded bytes, not of the hex text. */
export function sha3(): Handler<'web3_sha3'> {
  return ([input]) => keccakHash(decodeData(input));
}
