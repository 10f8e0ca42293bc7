import { InvalidTypedData, type TypedData } from '../../chain/signer.js';
import { normalizeAddress } from '../../evm/hex.js';
import { encodeSignature } from '../../evm/transaction/signing.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { Services } from '../services.js';

/** The signature of typed data (EIP-712) by an account whose key this server holds. */
export function signTypedData({ signer }: Pick<Services, 'signer'>): Handler<'eth_signTypedData'> {
  return async ([address, given]) => {
    const data = typeof given === 'string' ? parse(given) : given;
    return encodeSignature(await signer.signTypedData(normalizeAddress(address), data));
  };
}

/** Wallet libraries send typed data as text. Its members are checked as those of the object are. */
function parse(text: string): TypedData {
  try {
    return checked(JSON.parse(text));
  } catch (error) {
    if (error instanceof InvalidTypedData) throw error;
    throw new InvalidTypedData('the text is not JSON', { cause: error });
  }
}

function checked(value: unknown): TypedData {
  const { types, primaryType, domain, message }: Record<string, unknown> = isObject(value) ? { ...value } : {};
  if (isObject(types) && typeof primaryType === 'string' && isObject(domain) && isObject(message)) {
    return { types, primaryType, domain, message };
  }
  throw new InvalidTypedData('expected an object with types, primaryType, domain and message');
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
