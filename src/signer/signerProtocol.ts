/** The two protocols of external signers: methods, parameters and responses. */
import type { Address } from '../../generated/types.js';
import type { TypedData } from '../chain/typedData/hashTypedData.js';
import { checksumAddress } from '../ethereum/checksum.js';
import { decodeData, encodeData, encodeQuantity, normalizeAddress } from '../ethereum/hex.js';
import type { TransactionFields } from '../ethereum/transaction/transaction.js';
import { SignerRefused, SignerUnavailable } from './signerErrors.js';
import type { CallBounds, SignerRpc } from './signerRpc.js';

/** The protocol of one kind of signer. Signatures are 65 bytes; the caller checks what they sign. */
export interface SignerProtocol {
  readonly name: 'Clef' | 'Web3Signer';
  /** Whether a person must agree: that takes time, and the person may change the gas and fees of a transaction. */
  readonly asksPerson: boolean;
  accounts(bounds: CallBounds): Promise<Address[]>;
  signMessage(account: Address, message: Uint8Array, bounds: CallBounds): Promise<Uint8Array>;
  /** `data` has the type of its domain. */
  signTypedData(account: Address, data: TypedData, bounds: CallBounds): Promise<Uint8Array>;
  signTransaction(account: Address, fields: TransactionFields, bounds: CallBounds): Promise<Uint8Array>;
}

const METHOD_NOT_FOUND = -32601;

const MAX_ACCOUNTS = 10_000;

/** Detects the protocol of a signer with calls that need no person. Rejects with SignerUnavailable. */
export async function detectProtocol(rpc: SignerRpc, bounds: CallBounds): Promise<SignerProtocol> {
  try {
    readAccounts(await rpc.call('eth_accounts', [], bounds));
    return web3Signer(rpc);
  } catch (error) {
    if (!(error instanceof SignerRefused) || error.code !== METHOD_NOT_FOUND) throw asUnavailable(error);
  }
  try {
    await rpc.call('account_version', [], bounds);
    return clef(rpc);
  } catch (error) {
    throw asUnavailable(error);
  }
}

/** A signer that refuses these calls is of neither kind. */
function asUnavailable(error: unknown): unknown {
  if (!(error instanceof SignerRefused)) return error;
  return new SignerUnavailable('it has the methods of neither Clef nor Web3Signer', { cause: error });
}

/** Clef (go-ethereum's signer), version 6 of its external API. It reads addresses with their checksums. */
function clef(rpc: SignerRpc): SignerProtocol {
  return {
    name: 'Clef',
    asksPerson: true,
    accounts: async (bounds) => readAccounts(await rpc.call('account_list', [], bounds)),
    async signMessage(account, message, bounds) {
      const params = ['text/plain', checksumAddress(account), encodeData(message)];
      return readBytes(await rpc.call('account_signData', params, bounds));
    },
    async signTypedData(account, data, bounds) {
      return readBytes(await rpc.call('account_signTypedData', [checksumAddress(account), data], bounds));
    },
    async signTransaction(account, fields, bounds) {
      const { input, accessList } = fields;
      const transaction = {
        ...transactionArguments(account, fields),
        input: encodeData(input),
        chainId: optionalQuantity(fields.chainId),
        accessList: accessList?.map((entry) => ({ ...entry, address: checksumAddress(entry.address) })),
      };
      return readSigned(await rpc.call('account_signTransaction', [transaction], bounds));
    },
  };
}

/** Web3Signer in its mode `eth1`, and every server with Ethereum's own methods. It does not support access lists. */
function web3Signer(rpc: SignerRpc): SignerProtocol {
  return {
    name: 'Web3Signer',
    asksPerson: false,
    accounts: async (bounds) => readAccounts(await rpc.call('eth_accounts', [], bounds)),
    signMessage: async (account, message, bounds) =>
      readBytes(await rpc.call('eth_sign', [account, encodeData(message)], bounds)),
    // It expects the data as text, not as an object.
    signTypedData: async (account, data, bounds) =>
      readBytes(await rpc.call('eth_signTypedData', [account, JSON.stringify(data)], bounds)),
    async signTransaction(account, fields, bounds) {
      const transaction = { ...transactionArguments(account, fields), data: encodeData(fields.input) };
      return readSigned(await rpc.call('eth_signTransaction', [transaction], bounds));
    },
  };
}

function transactionArguments(account: Address, fields: TransactionFields): Record<string, string | undefined> {
  const { nonce, to, value, gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas } = fields;
  return {
    from: checksumAddress(account),
    to: to === null ? undefined : checksumAddress(to),
    nonce: encodeQuantity(nonce),
    value: encodeQuantity(value),
    gas: encodeQuantity(gas),
    gasPrice: optionalQuantity(gasPrice),
    maxFeePerGas: optionalQuantity(maxFeePerGas),
    maxPriorityFeePerGas: optionalQuantity(maxPriorityFeePerGas),
  };
}

function optionalQuantity(value: bigint | null): string | undefined {
  return value === null ? undefined : encodeQuantity(value);
}

function readAccounts(result: unknown): Address[] {
  if (!Array.isArray(result)) throw new SignerUnavailable('its list of accounts is not a list');
  if (result.length > MAX_ACCOUNTS) throw new SignerUnavailable(`it lists more than ${MAX_ACCOUNTS} accounts`);
  // The items are checked one by one.
  return (result as unknown[]).map((item) => {
    if (typeof item !== 'string' || !/^0x[0-9a-f]{40}$/i.test(item))
      throw new SignerUnavailable('its list holds no addresses');
    return normalizeAddress(item);
  });
}

/** Clef and geth return an object with the bytes in `raw`; Web3Signer returns the bytes alone. */
function readSigned(result: unknown): Uint8Array {
  const isObject = typeof result === 'object' && result !== null && 'raw' in result;
  return readBytes(isObject ? result.raw : result);
}

function readBytes(result: unknown): Uint8Array {
  if (typeof result !== 'string' || !/^0x(?:[0-9a-f]{2})*$/i.test(result))
    throw new SignerUnavailable('its signature is not hex data');
  return decodeData(result);
}
