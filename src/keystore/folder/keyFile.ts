import type { Address } from '../../../generated/types.js';
import { normalizeAddress } from '../../ethereum/hex.js';
import { DERIVATION_BOUNDS } from '../limits.js';
import { isObject, parseJson } from '../../json/jsonValue.js';

/**
 * An encrypted key by the Web3 Secret Storage Definition, version 3. All texts are lower-case hex without 0x.
 * Source: https://ethereum.org/en/developers/docs/data-structures-and-encoding/web3-secret-storage/
 */
export interface EncryptedKey {
  version: 3;
  id: string;
  crypto: {
    cipher: 'aes-128-ctr';
    /** 32 bytes. */
    ciphertext: string;
    cipherparams: { iv: string };
    kdf: 'scrypt' | 'pbkdf2';
    kdfparams: ScryptParameters | Pbkdf2Parameters;
    mac: string;
  };
}

/** `n`: cost, a power of two; `r`: block size; `p`: parallelization. */
export interface ScryptParameters {
  dklen: 32;
  n: number;
  p: number;
  r: number;
  salt: string;
}

/** `c`: rounds. */
export interface Pbkdf2Parameters {
  c: number;
  dklen: 32;
  prf: 'hmac-sha256';
  salt: string;
}

/** A key file. `address` is the account that it claims to hold; null when it claims none. */
export interface KeyFile {
  address: Address | null;
  encrypted: EncryptedKey;
}

/** A key file cannot be used. The message does not quote the file. */
export class UnusableKeyFile extends Error {
  override readonly name = 'UnusableKeyFile';
}

/**
 * Reads the text of a key file. Checks every value, and the derivation parameters against their limits. Field names may
 * have any case, as in geth: ethers writes `Crypto`. Throws UnusableKeyFile.
 */
export function parseKeyFile(text: string): KeyFile {
  // The parser's message quotes the text.
  const json = parseJson(text, () => new UnusableKeyFile('it must be JSON'));
  const file = new Fields(json, 'file');
  if (file.get('version') !== 3) throw new UnusableKeyFile('version must be 3');
  const id = file.get('id');
  const crypto = file.fields('crypto');
  if (crypto.get('cipher') !== 'aes-128-ctr') throw new UnusableKeyFile('cipher must be aes-128-ctr');
  const kdf = crypto.get('kdf');
  if (kdf !== 'scrypt' && kdf !== 'pbkdf2') throw new UnusableKeyFile('kdf must be scrypt or pbkdf2');
  const parameters = crypto.fields('kdfparams');
  return {
    address: addressOf(file.get('address')),
    encrypted: {
      version: 3,
      id: typeof id === 'string' && /^[\da-f-]{1,64}$/i.test(id) ? id : '',
      crypto: {
        cipher: 'aes-128-ctr',
        ciphertext: crypto.hex('ciphertext', 32, 32),
        cipherparams: { iv: crypto.fields('cipherparams').hex('iv', 16, 16) },
        kdf,
        kdfparams: kdf === 'scrypt' ? scryptParameters(parameters) : pbkdf2Parameters(parameters),
        mac: crypto.hex('mac', 32, 32),
      },
    },
  };
}

/** The text of a key file, with geth's order of fields. */
export function formatKeyFile(address: Address, { crypto, id, version }: EncryptedKey): string {
  const { cipher, ciphertext, cipherparams, kdf, kdfparams, mac } = crypto;
  return JSON.stringify({
    address: address.slice(2),
    crypto: { cipher, ciphertext, cipherparams, kdf, kdfparams, mac },
    id,
    version,
  });
}

/** Geth's name for a key file: `UTC--2016-03-22T12-57-55.920751759Z--7ef5a6135f1fd6a02593eedc869c6d41d934aef8`. */
export function keyFileName(address: Address, time: { milliseconds: number; nanoseconds: number }): string {
  const [seconds] = new Date(time.milliseconds).toISOString().split('.');
  const fraction = (time.milliseconds % 1000) * 1_000_000 + time.nanoseconds;
  return `UTC--${seconds?.replaceAll(':', '-')}.${String(fraction).padStart(9, '0')}Z--${address.slice(2)}`;
}

function scryptParameters(fields: Fields): ScryptParameters {
  const { scryptBytes, scryptWork, scryptBlocks } = DERIVATION_BOUNDS;
  const n = fields.integer('n', scryptBytes);
  const r = fields.integer('r', scryptBlocks);
  const p = fields.integer('p', scryptBlocks);
  if (n < 2 || !Number.isInteger(Math.log2(n))) throw new UnusableKeyFile('n must be a power of two');
  if (128 * n * r > scryptBytes)
    throw new UnusableKeyFile(`scrypt must need at most ${scryptBytes} bytes of memory (128 * n * r)`);
  if (n * r * p > scryptWork) throw new UnusableKeyFile(`scrypt must need at most ${scryptWork} blocks (n * r * p)`);
  return { dklen: keyLength(fields), n, p, r, salt: fields.hex('salt', 0, DERIVATION_BOUNDS.saltBytes) };
}

function pbkdf2Parameters(fields: Fields): Pbkdf2Parameters {
  if (fields.get('prf') !== 'hmac-sha256') throw new UnusableKeyFile('prf must be hmac-sha256');
  const c = fields.integer('c', DERIVATION_BOUNDS.pbkdf2Rounds);
  const salt = fields.hex('salt', 0, DERIVATION_BOUNDS.saltBytes);
  return { c, dklen: keyLength(fields), prf: 'hmac-sha256', salt };
}

function keyLength(fields: Fields): 32 {
  if (fields.get('dklen') !== 32) throw new UnusableKeyFile('dklen must be 32');
  return 32;
}

function addressOf(value: unknown): Address | null {
  if (value === undefined || value === '') return null;
  const digits = typeof value === 'string' ? /^(?:0x)?([\da-f]{40})$/i.exec(value)?.[1] : undefined;
  if (digits === undefined) throw new UnusableKeyFile('address must be 20 bytes of hex');
  return normalizeAddress(`0x${digits}`);
}

/** The fields of a JSON object. `#name` is the object in errors. */
class Fields {
  readonly #fields: ReadonlyMap<string, unknown>;
  readonly #name: string;

  constructor(value: unknown, name: string) {
    if (!isObject(value)) throw new UnusableKeyFile(`${name} must be an object`);
    this.#name = name;
    this.#fields = new Map(Object.entries(value).map(([key, field]) => [key.toLowerCase(), field]));
  }

  get(name: string): unknown {
    return this.#fields.get(name);
  }

  fields(name: string): Fields {
    return new Fields(this.get(name), name);
  }

  integer(name: string, maximum: number): number {
    const value = this.get(name);
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 1 || value > maximum)
      throw new UnusableKeyFile(`${name} of ${this.#name} must be a whole number from 1 to ${maximum}`);
    return value;
  }

  hex(name: string, minBytes: number, maxBytes: number): string {
    const value = this.get(name);
    const length = minBytes === maxBytes ? `${minBytes}` : `${minBytes} to ${maxBytes}`;
    if (
      typeof value !== 'string' ||
      !/^(?:[\da-f]{2})*$/i.test(value) ||
      value.length < 2 * minBytes ||
      value.length > 2 * maxBytes
    )
      throw new UnusableKeyFile(`${name} of ${this.#name} must be ${length} bytes of hex`);
    return value.toLowerCase();
  }
}
