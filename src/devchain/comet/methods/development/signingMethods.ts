/** `dev_*` methods that sign with the keys of the funded accounts. */
import type { SignatureAnswer } from '../../../../chain/development/developmentProtocol.js';
import { decodeData, encodeData } from '../../../../ethereum/hex.js';
import type { Signature } from '../../../../ethereum/transaction/signing.js';
import type { NodeParts } from '../../nodeParts.js';
import { rpcMethod } from '../../server/rpcMethod.js';
import { readAddress, readHex } from './developmentArguments.js';
import type { DevelopmentMethods } from './developmentTable.js';

/** The table of these methods. */
export function signingMethods({ application }: NodeParts): DevelopmentMethods<'dev_signHash'> {
  const answer = (address: string, signature: Signature | null): SignatureAnswer => ({
    signature: signature && encodeData(Buffer.concat([signature.compact, Uint8Array.of(signature.recovery)])),
    impersonated: application.editor.impersonated.includes(address),
  });
  return {
    dev_signHash: rpcMethod({ address: 'json', hash: 'json' }, ({ address, hash }) => {
      const account = readAddress(address);
      return answer(account, application.signHash(account, decodeData(readHex('hash', hash, 32))));
    }),
  };
}
