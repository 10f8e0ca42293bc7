/**
 * The accounts that a chain starts with, derived from a mnemonic as wallets do it (BIP-39, BIP-44). With the default
 * mnemonic, their keys are public knowledge.
 */
import { pbkdf2Sync } from 'node:crypto';
import { HDKey } from '@scure/bip32';
import { generateMnemonic, validateMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import * as secp256k1 from 'tiny-secp256k1';
import type { Address } from '../../../generated/types.js';
import { bytesToBigInt } from '../../evm/hex.js';
import { keccak, keccakHash } from '../../evm/keccak.js';
import { publicKeyAddress } from '../../evm/transaction/signature.js';
import type { SignedTransaction, TransactionFields } from '../../evm/transaction/transaction.js';
import { DEFAULT_DERIVATION_PATH, MNEMONIC_WORDS } from '../defaultMnemonic.js';
import { encodeTransaction, signingPayload } from '../../evm/transaction/transactionEncoding.js';

/** An account with its key, which the chain can sign for. */
export interface DevAccount {
  address: Address;
  /** 32 bytes. */
  privateKey: Uint8Array;
}

/**
 * The first `count` accounts below a path such as m/44'/60'/0'/0. Throws for a mnemonic with a wrong word or checksum.
 */
export function deriveAccounts(mnemonic: string, count: number, path = DEFAULT_DERIVATION_PATH): DevAccount[] {
  if (!validateMnemonic(mnemonic, wordlist)) throw new Error('the mnemonic has a wrong word, length or checksum');
  // BIP-39's derivation of the seed. @scure/bip39 does it in JavaScript, which takes fifty times as long.
  const seed = pbkdf2Sync(mnemonic.normalize('NFKD'), 'mnemonic', 2048, 64, 'sha512');
  const parent = HDKey.fromMasterSeed(seed).derive(path.replace(/\/$/, ''));
  return Array.from({ length: count }, (_, index) => accountOf(parent.deriveChild(index).privateKey));
}

/** A new mnemonic of 12, 15, 18, 21 or 24 words. Throws RangeError for another number. */
export function randomMnemonic(words: number): string {
  if (!MNEMONIC_WORDS.includes(words)) throw new RangeError(`a mnemonic has ${MNEMONIC_WORDS.join(', ')} words`);
  return generateMnemonic(wordlist, (words * 32) / 3);
}

function accountOf(privateKey: Uint8Array | null): DevAccount {
  const publicKey = privateKey && secp256k1.pointFromScalar(privateKey, false);
  if (!privateKey || !publicKey) throw new Error('the mnemonic leads to no key');
  return { address: publicKeyAddress(publicKey), privateKey };
}

/** Signs a transaction with an account's key. A signature that `fields` already have is replaced. */
export function signTransaction(fields: TransactionFields, { address, privateKey }: DevAccount): SignedTransaction {
  const { signature, recoveryId } = secp256k1.signRecoverable(keccak(signingPayload(fields)), privateKey);
  const signed: TransactionFields = {
    ...fields,
    v: fields.type === 0 ? legacyV(fields.chainId, recoveryId) : BigInt(recoveryId),
    r: bytesToBigInt(signature.subarray(0, 32)),
    s: bytesToBigInt(signature.subarray(32)),
  };
  const raw = encodeTransaction(signed);
  return { ...signed, from: address, raw, hash: keccakHash(raw) };
}

/** `v` of a legacy transaction: EIP-155, or 27 and 28 without a chain id. */
export function legacyV(chainId: bigint | null, recoveryId: number): bigint {
  return BigInt(recoveryId) + (chainId === null ? 27n : chainId * 2n + 35n);
}
