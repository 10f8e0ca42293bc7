import { hashTypedData, type TypedData } from '../../chain/typedData/hashTypedData.js';
import { InvalidTypedData } from '../../chain/typedData/typedDataTypes.js';
import { normalizeAddress } from '../../ethereum/hex.js';
import { encodeSignature } from '../../ethereum/transaction/signing.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';
import { isObject, parseJson } from '../../json/jsonValue.js';

/** The signature of typed data (EIP-712) by an account whose key this server can use. */
export function signTypedData({ signers }: Pick<Services, 'signers'>): Handler<'eth_signTypedData'> {
  return async ([address, given], caller) => {
    const account = normalizeAddress(address);
    const data = typeof given === 'string' ? parse(given) : given;
    // Wrong data is refused for every account.
    await hashTypedData(data);
    const signer = await signers.signerOf(account, caller.access, caller);
    return encodeSignature(await signer.signTypedData(account, data, caller));
  };
}

/** Wallet libraries send typed data as text. Its members are checked as those of the object are. */
function parse(text: string): TypedData {
  const parsed = parseJson(text, (cause) => new InvalidTypedData('the text is not JSON', { cause }));
  if (!isObject(parsed)) throw new InvalidTypedData('expected an object');
  const { types, primaryType, domain, message } = parsed;
  if (!isObject(types)) throw new InvalidTypedData('types: expected an object');
  if (typeof primaryType !== 'string') throw new InvalidTypedData('primaryType: expected the name of a type');
  if (!isObject(domain)) throw new InvalidTypedData('domain: expected an object');
  if (!isObject(message)) throw new InvalidTypedData('message: expected an object');
  return { types, primaryType, domain, message };
}
