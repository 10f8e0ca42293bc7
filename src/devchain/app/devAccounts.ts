/** The accounts that a chain starts with, derived from a mnemonic as wallets do it (BIP-39, BIP-44). */
import { pbkdf2Sync } from 'node:crypto';
import { generateMnemonic, validateMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import * as secp256k1 from 'tiny-secp256k1';
import type { Address } from '../../../generated/types.js';
import { keccak, keccakHash } from '../../ethereum/keccak.js';
import { publicKeyAddress } from '../../ethereum/transaction/signature.js';
import type { SignedTransaction, TransactionFields } from '../../ethereum/transaction/transaction.js';
import { DEFAULT_DERIVATION_PATH, MNEMONIC_WORDS } from '../constants.js';
import { withSignature, type Signature } from '../../ethereum/transaction/signing.js';
import { encodeTransaction, signingPayload } from '../../ethereum/transaction/transactionEncoding.js';
import { UnusableOption } from '../unusableOption.js';
import { deriveChild, deriveKey } from '../../ethereum/hdKey.js';

/** An account with its key, which the chain can sign for. */
export interface DevAccount {
  address: Address;
  /** 32 bytes. */
  privateKey: Uint8Array;
}

/** The first `count` accounts below a path. Throws UnusableOption for a mnemonic with a wrong word or checksum. */
export function deriveAccounts(mnemonic: string, count: number, path = DEFAULT_DERIVATION_PATH): DevAccount[] {
  if (!validateMnemonic(mnemonic, wordlist)) {
    throw new UnusableOption('the mnemonic has a wrong word, length or checksum');
  }
  // BIP-39's derivation of the seed. @noble/hashes takes twenty to fifty times as long (docs/decisions/hashing.md).
  const seed = pbkdf2Sync(mnemonic.normalize('NFKD'), 'mnemonic', 2048, 64, 'sha512');
  const parent = deriveKey(seed, path.replace(/\/$/, ''));
  return Array.from({ length: count }, (_, index) => accountOf(deriveChild(parent, index).privateKey));
}

/** A new mnemonic of 12, 15, 18, 21 or 24 words. Throws RangeError for another number. */
export function randomMnemonic(words: number): string {
  if (!MNEMONIC_WORDS.includes(words)) throw new RangeError(`a mnemonic has ${MNEMONIC_WORDS.join(', ')} words`);
  return generateMnemonic(wordlist, (words * 32) / 3);
}

/** The account of a private key. */
export function accountOf(privateKey: Uint8Array): DevAccount {
  const publicKey = secp256k1.pointFromScalar(privateKey, false);
  if (!publicKey) throw new Error('the mnemonic leads to no key');
  return { address: publicKeyAddress(publicKey), privateKey };
}

/** Signs a transaction with an account's key. A signature that `fields` already have is replaced. */
export function signTransaction(fields: TransactionFields, { address, privateKey }: DevAccount): SignedTransaction {
  const signed = withSignature(fields, signHash(keccak(signingPayload(fields)), privateKey));
  const raw = encodeTransaction(signed);
  return { ...signed, from: address, raw, hash: keccakHash(raw) };
}

/** Signs 32 bytes, always with the same signature for the same key (RFC 6979). */
export function signHash(hash: Uint8Array, privateKey: Uint8Array): Signature {
  const { signature: compact, recoveryId } = secp256k1.signRecoverable(hash, privateKey);
  return { compact, recovery: recoveryId === 0 ? 0 : 1 };
}
