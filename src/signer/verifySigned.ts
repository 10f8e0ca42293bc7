/** Checks that an external signer signed the requested data with the key of the account. */
import type { Address } from '../../generated/types.js';
import { bytesToBigInt, encodeData } from '../ethereum/hex.js';
import { HALF_ORDER, publicKeyAddress, recoverPublicKey } from '../ethereum/transaction/signature.js';
import type { Signature } from '../ethereum/transaction/signing.js';
import {
  InvalidTransaction,
  type AccessListEntry,
  type SignedTransaction,
  type TransactionFields,
} from '../ethereum/transaction/transaction.js';
import { decodeTransaction } from '../ethereum/transaction/transactionDecoding.js';
import { SignedOtherwise } from './signerErrors.js';

type FieldValue = string | bigint | number | null;

const SHOWN_CHARACTERS = 80;

/**
 * Reads a signature of 65 bytes (r, s, and 0, 1, 27 or 28). Throws SignedOtherwise when another key made it, and for
 * the larger of the two possible s: contracts refuse it against malleability.
 */
export function verifySignature(account: Address, hash: Uint8Array, bytes: Uint8Array): Signature {
  if (bytes.length !== 65) throw new SignedOtherwise(`the signature has ${bytes.length} bytes, not 65`);
  const v = bytes[64] ?? 0;
  const recovery = v % 27;
  if (v > 28 || (recovery !== 0 && recovery !== 1)) {
    throw new SignedOtherwise(`the signature ends with ${v}, not with 0, 1, 27 or 28`);
  }
  const compact = bytes.subarray(0, 64);
  if (bytesToBigInt(compact.subarray(32)) > HALF_ORDER) {
    throw new SignedOtherwise('the s of the signature is above half the order of the curve');
  }
  const signer = recoverSigner(hash, compact, recovery);
  if (signer !== account) throw new SignedOtherwise(`the signature is by ${signer ?? 'no key'}, not by ${account}`);
  return { compact, recovery };
}

function recoverSigner(hash: Uint8Array, compact: Uint8Array, recovery: 0 | 1): Address | null {
  try {
    return publicKeyAddress(recoverPublicKey(hash, compact, recovery));
  } catch {
    // No key made this signature.
    return null;
  }
}

/**
 * Decodes the signer's transaction. Throws SignedOtherwise, which names the field, when it differs from the requested
 * one. `mayPrice` allows other gas and fees, which a person may have chosen; the caller checks their cap.
 */
export function verifyTransaction(
  account: Address,
  asked: TransactionFields,
  raw: Uint8Array,
  mayPrice: boolean,
): SignedTransaction {
  const signed = decode(raw);
  checkField('from', account, signed.from);
  for (const name of ['type', 'chainId', 'nonce', 'to', 'value'] as const) checkField(name, asked[name], signed[name]);
  checkField('input', encodeData(asked.input), encodeData(signed.input));
  checkField('accessList', listText(asked.accessList), listText(signed.accessList));
  if (mayPrice) return signed;
  for (const name of ['gas', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas'] as const) {
    checkField(name, asked[name], signed[name]);
  }
  return signed;
}

function decode(raw: Uint8Array): SignedTransaction {
  try {
    return decodeTransaction(raw);
  } catch (cause) {
    if (!(cause instanceof InvalidTransaction)) throw cause;
    throw new SignedOtherwise(`the response is not a signed transaction: ${cause.message}`, { cause });
  }
}

function checkField(name: string, asked: FieldValue, signed: FieldValue): void {
  if (asked === signed) return;
  throw new SignedOtherwise(`${name} is ${shown(signed)}, asked was ${shown(asked)}`);
}

function shown(value: FieldValue): string {
  const text = String(value ?? 'none');
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
}

function listText(list: AccessListEntry[] | null): string {
  return (list ?? []).map(({ address, storageKeys }) => [address, ...storageKeys].join(' ')).join('; ');
}
