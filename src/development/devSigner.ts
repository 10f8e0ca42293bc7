import { OWN_WORK } from '../caller/caller.js';
import type { Address, Data } from '../../generated/types.js';
import { MalformedAnswer } from '../chain/chainErrors.js';
import type { HashSigner } from '../chain/signing/keys.js';
import { missingKey } from '../chain/signing/signer.js';
import { decodeData, encodeData } from '../ethereum/hex.js';
import type { Signature } from '../ethereum/transaction/signing.js';
import { callDevelopment, type DevelopmentRpc } from './developmentCalls.js';

/** Signs with the keys of the embedded chain's accounts, in the chain. */
export class DevSigner implements HashSigner {
  readonly #rpc: DevelopmentRpc;

  constructor(rpc: DevelopmentRpc) {
    this.#rpc = rpc;
  }

  async signHash(account: Address, hash: Uint8Array): Promise<Signature> {
    const params = { address: account, hash: encodeData(hash) };
    return signatureOf(account, await callDevelopment(this.#rpc, 'dev_signHash', params, OWN_WORK));
  }
}

function signatureOf(
  account: Address,
  { signature, impersonated }: { signature: Data | null; impersonated: boolean },
): Signature {
  if (signature === null) {
    throw missingKey(account, impersonated ? ' (it is impersonated: it sends, and cannot sign)' : '');
  }
  const bytes = decodeData(signature);
  if (bytes.length !== 65) throw new MalformedAnswer(`signature: expected 65 bytes, got ${bytes.length}`);
  return { compact: bytes.subarray(0, 64), recovery: bytes[64] === 0 ? 0 : 1 };
}
