/** A funded key, which signs the transactions that a run sends. The key never leaves this file. */
import * as secp256k1 from 'tiny-secp256k1';
import { encodeRlp, type RlpItem } from '../../src/ethereum/encoding/rlp.js';
import { bigIntToBytes, decodeData, encodeData, NO_BYTES } from '../../src/ethereum/hex.js';
import { keccak, keccakHash } from '../../src/ethereum/keccak.js';
import { publicKeyAddress } from '../../src/ethereum/transaction/signature.js';

/** A legacy transaction (EIP-155), which every chain takes. */
export interface Draft {
  chainId: bigint;
  nonce: bigint;
  gasPrice: bigint;
  gas: bigint;
  /** Null makes a contract. */
  to: string | null;
  /** In wei. */
  value: bigint;
  /** Hex. */
  data: string;
}

/** Signs with one key. */
export class Wallet {
  /** The address of the key, in lower case. */
  readonly address: string;
  readonly #key: Uint8Array;

  /** `key` has 32 bytes. Throws RangeError for bytes that are no key; its text does not have them. */
  constructor(key: Uint8Array) {
    const publicKey = key.length === 32 && secp256k1.isPrivate(key) ? secp256k1.pointFromScalar(key, false) : null;
    if (publicKey === null) throw new RangeError('these bytes are no private key of secp256k1');
    this.#key = key;
    this.address = publicKeyAddress(publicKey);
  }

  /** The signed bytes as hex, with their hash. */
  sign({ chainId, nonce, gasPrice, gas, to, value, data }: Draft): { raw: string; hash: string } {
    const recipient = to === null ? NO_BYTES : decodeData(to);
    const fields: RlpItem[] = [nonce, gasPrice, gas].map(bigIntToBytes);
    fields.push(recipient, bigIntToBytes(value), decodeData(data));
    const payload = encodeRlp([...fields, bigIntToBytes(chainId), NO_BYTES, NO_BYTES]);
    const { signature, recoveryId } = secp256k1.signRecoverable(keccak(payload), this.#key);
    const v = chainId * 2n + 35n + BigInt(recoveryId);
    const [r, s] = [signature.subarray(0, 32), signature.subarray(32)].map(withoutZeros);
    const raw = encodeRlp([...fields, bigIntToBytes(v), r ?? NO_BYTES, s ?? NO_BYTES]);
    return { raw: encodeData(raw), hash: keccakHash(raw) };
  }
}

function withoutZeros(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte !== 0);
  return first < 0 ? NO_BYTES : bytes.subarray(first);
}
