/** Decodes transactions from canonical bytes. It refuses what geth refuses, in geth's words. */
import type { Address, Hash } from '../../../generated/types.js';
import { GETH_MESSAGES } from '../gethMessages.js';
import { keccakHash } from '../keccak.js';
import { decodeRlp, RlpError, type RlpItem } from '../encoding/rlp.js';
import { RlpFields } from '../encoding/rlpFields.js';
import { chainIdOfV, recoverSender } from './signature.js';
import {
  ABSENT_FIELDS,
  InvalidTransaction,
  type AccessListEntry,
  type Authorization,
  type SignedTransaction,
  type TransactionFields,
} from './transaction.js';

/**
 * Decodes a signed transaction and recovers its sender, unless `known.from` is an already verified one, as in blocks of
 * the chain. `input` and `raw` of the result share the memory of `raw`. Throws InvalidTransaction.
 */
export function decodeTransaction(raw: Uint8Array, known: { from?: Address; hash?: Hash } = {}): SignedTransaction {
  const fields = decodeFields(raw);
  return { ...fields, hash: known.hash ?? keccakHash(raw), from: known.from ?? recoverSender(fields), raw };
}

function decodeFields(raw: Uint8Array): TransactionFields {
  const type = raw[0] ?? 0;
  try {
    if (type >= 0x80) return decodeLegacy(decodeRlp(raw));
    if (raw.length <= 1) throw new InvalidTransaction('typed transaction too short');
    if (type === 1) return decodeAccessList(decodeRlp(raw.subarray(1)));
    if (type === 2) return decodeDynamicFee(decodeRlp(raw.subarray(1)));
    if (type === 4) return decodeSetCode(decodeRlp(raw.subarray(1)));
  } catch (error) {
    if (error instanceof RlpError) throw new InvalidTransaction(error.message, { cause: error });
    throw error;
  }
  // geth's pool refuses blob transactions by their type; other types fail in its decoder.
  throw new InvalidTransaction(`${GETH_MESSAGES.typeNotSupported}${type === 3 ? ': received type 3' : ''}`);
}

function decodeLegacy(item: RlpItem): TransactionFields {
  const fields = RlpFields.of(item, 'types.LegacyTx', 9);
  const nonce = fields.uint64('Nonce');
  const gasPrice = fields.uint256('GasPrice');
  const call = callFields(fields);
  const signature = signatureFields(fields);
  return { ...ABSENT_FIELDS, type: 0, chainId: chainIdOfV(signature.v), nonce, gasPrice, ...call, ...signature };
}

function decodeAccessList(item: RlpItem): TransactionFields {
  const fields = RlpFields.of(item, 'types.AccessListTx', 11);
  const chainId = fields.uint256('ChainID');
  const nonce = fields.uint64('Nonce');
  const gasPrice = fields.uint256('GasPrice');
  const call = callFields(fields);
  const accessList = fields.list('AccessList').map(accessListEntry);
  return { ...ABSENT_FIELDS, type: 1, chainId, nonce, gasPrice, ...call, accessList, ...signatureFields(fields) };
}

function decodeDynamicFee(item: RlpItem): TransactionFields {
  const fields = RlpFields.of(item, 'types.DynamicFeeTx', 12);
  const fees = feeFields(fields);
  const call = callFields(fields);
  const accessList = fields.list('AccessList').map(accessListEntry);
  return { ...ABSENT_FIELDS, type: 2, ...fees, ...call, accessList, ...signatureFields(fields) };
}

function decodeSetCode(item: RlpItem): TransactionFields {
  const fields = RlpFields.of(item, 'types.SetCodeTx', 13);
  const fees = feeFields(fields);
  const call = callFields(fields, true);
  const accessList = fields.list('AccessList').map(accessListEntry);
  const authorizationList = fields.list('AuthList').map(authorization);
  return { ...ABSENT_FIELDS, type: 4, ...fees, ...call, accessList, authorizationList, ...signatureFields(fields) };
}

function feeFields(fields: RlpFields) {
  return {
    chainId: fields.uint256('ChainID'),
    nonce: fields.uint64('Nonce'),
    maxPriorityFeePerGas: fields.uint256('GasTipCap'),
    maxFeePerGas: fields.uint256('GasFeeCap'),
  };
}

function callFields(fields: RlpFields, mustHaveTo = false) {
  return {
    gas: fields.uint64('Gas'),
    to: mustHaveTo ? fields.address('To') : fields.optionalAddress('To'),
    value: fields.uint256('Value'),
    input: fields.bytes('Data'),
  };
}

function signatureFields(fields: RlpFields) {
  return { v: fields.uint256('V'), r: fields.uint256('R'), s: fields.uint256('S') };
}

function accessListEntry(item: RlpItem): AccessListEntry {
  const fields = RlpFields.of(item, 'types.AccessTuple', 2);
  const address = fields.address('Address');
  return { address, storageKeys: fields.list('StorageKeys').map(storageKey) };
}

function storageKey(item: RlpItem) {
  return RlpFields.of([item], 'types.AccessTuple', 1).word('StorageKeys');
}

function authorization(item: RlpItem): Authorization {
  const fields = RlpFields.of(item, 'types.SetCodeAuthorization', 6);
  return {
    chainId: fields.uint256('ChainID'),
    address: fields.address('Address'),
    nonce: fields.uint64('Nonce'),
    yParity: Number(fields.uint8('V')),
    r: fields.uint256('R'),
    s: fields.uint256('S'),
  };
}
