import { afterAll, describe, expect, test } from '@jest/globals';
import { decryptKeystoreJsonSync } from 'ethers';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeData, normalizeAddress, toHex } from '../../../src/ethereum/hex.js';
import { KeyCipher } from '../../../src/keystore/cipher/keyCipher.js';
import { formatKeyFile, keyFileName, parseKeyFile } from '../../../src/keystore/folder/keyFile.js';

const FIXTURES = join(import.meta.dirname, '../../support/fixtures/keyFiles');
const KEY = '11'.repeat(32);
const ACCOUNT = normalizeAddress('0x19e7e376e7c213b7e7e7e46cc70a5dd086daff2a');
const DEFINITION_KEY = '7a28b5ba57c53603b0b07b56bba752f7784bf506fa95edc395f5cf6c7514fe9d';
const PASSPHRASE = 'testpassword';

const cipher = new KeyCipher();

afterAll(() => cipher.close());

describe('files of others', () => {
  test.each([
    ['the vector of the definition with scrypt', 'definition-scrypt', DEFINITION_KEY, null],
    ['the vector of the definition with PBKDF2', 'definition-pbkdf2', DEFINITION_KEY, null],
    ["geth's", 'geth', KEY, ACCOUNT],
    ["ethers'", 'ethers', KEY, ACCOUNT],
    ["eth-account's with scrypt", 'ethAccount-scrypt', KEY, ACCOUNT],
    ["eth-account's with PBKDF2", 'ethAccount-pbkdf2', KEY, ACCOUNT],
  ])('%s is read', async (_, name, key, account) => {
    const { address, encrypted } = parseKeyFile(fixture(name));
    expect(address).toBe(account);
    expect(toHex(await cipher.inTurn((turn) => turn.decrypt(encrypted, PASSPHRASE)))).toBe(key);
  });

  test('a file is written as geth writes it, and ethers opens it', async () => {
    const bytes = new Uint8Array(32).fill(0x11);
    const cost = { n: 4096, p: 6, r: 8 };
    const encrypted = await cipher.inTurn((turn) => turn.encrypt(bytes, 'pässword', cost));
    const text = formatKeyFile(ACCOUNT, encrypted);
    // The caller's key stays as it is.
    expect(toHex(bytes)).toBe(KEY);
    expect(shapeOf(JSON.parse(text))).toEqual(shapeOf(JSON.parse(fixture('geth'))));
    expect(decryptKeystoreJsonSync(text, 'pässword').privateKey).toBe(encodeData(bytes));
  });

  test('a name has the time in nanoseconds, as geth writes it', () => {
    const time = { milliseconds: Date.UTC(2016, 2, 22, 12, 57, 55, 920), nanoseconds: 751_759 };
    expect(keyFileName(ACCOUNT, time)).toBe(
      'UTC--2016-03-22T12-57-55.920751759Z--19e7e376e7c213b7e7e7e46cc70a5dd086daff2a',
    );
  });
});

describe('what is no key file', () => {
  test.each<[string, (file: ReturnType<typeof gethFile>) => unknown, string]>([
    ['an array', () => [], 'file must be an object'],
    ['null', () => null, 'file must be an object'],
    ['another version', (file) => ({ ...file, version: 1 }), 'version must be 3'],
    ['a version of another type', (file) => ({ ...file, version: '3' }), 'version must be 3'],
    ['no cipher', (file) => ({ ...file, crypto: undefined }), 'crypto must be an object'],
    ['another cipher', (file) => withCrypto(file, { cipher: 'aes-128-cbc' }), 'cipher must be aes-128-ctr'],
    ['another derivation', (file) => withCrypto(file, { kdf: 'argon2' }), 'kdf must be scrypt or pbkdf2'],
    ['a bad address', (file) => ({ ...file, address: '../../etc/passwd' }), 'address must be 20 bytes of hex'],
    ['a short key', (file) => withCrypto(file, { ciphertext: '00' }), 'ciphertext of crypto must be 32 bytes of hex'],
    ['a long mac', (file) => withCrypto(file, { mac: '00'.repeat(33) }), 'mac of crypto must be 32 bytes of hex'],
    ['no hex', (file) => withCrypto(file, { mac: 'zz'.repeat(32) }), 'mac of crypto must be 32 bytes of hex'],
    ['a short vector', (file) => withCrypto(file, { cipherparams: { iv: '' } }), 'iv of cipherparams must be 16 bytes'],
    ['a long salt', (file) => withParameters(file, { salt: '00'.repeat(257) }), 'salt of kdfparams must be 0 to 256'],
    ['a key of 64 bytes', (file) => withParameters(file, { dklen: 64 }), 'dklen must be 32'],
    ['n that is no power of two', (file) => withParameters(file, { n: 4097 }), 'n must be a power of two'],
    ['n of 1', (file) => withParameters(file, { n: 1 }), 'n must be a power of two'],
    ['a fraction', (file) => withParameters(file, { n: 4096.5 }), 'n of kdfparams must be a whole number'],
    ['n as text', (file) => withParameters(file, { n: '4096' }), 'n of kdfparams must be a whole number'],
    ['a negative p', (file) => withParameters(file, { p: -1 }), 'p of kdfparams must be a whole number'],
    [
      'a huge p',
      (file) => withParameters(file, { p: 2 ** 30 }),
      'p of kdfparams must be a whole number from 1 to 1024',
    ],
    ['a huge r', (file) => withParameters(file, { r: 2 ** 20, n: 2 }), 'r of kdfparams must be a whole number'],
    ['too much memory', (file) => withParameters(file, { n: 524_288 }), 'at most 268435456 bytes of memory'],
    ['too much time', (file) => withParameters(file, { n: 262_144, p: 5 }), 'at most 8388608 blocks'],
    [
      'endless rounds',
      (file) => pbkdf2({ c: 10_000_001 }, file),
      'c of kdfparams must be a whole number from 1 to 10000000',
    ],
    ['another hash', (file) => pbkdf2({ prf: 'hmac-sha512' }, file), 'prf must be hmac-sha256'],
  ])('%s is refused', (_, change, reason) => {
    expect(() => parseKeyFile(JSON.stringify(change(gethFile())))).toThrow(reason);
  });

  test('other text is refused, and not quoted', () => {
    for (const text of ['', 'my secret', '['.repeat(30_000), '{"a":'.repeat(10_000), '\0'])
      expect(() => parseKeyFile(text)).toThrow(/^it must be JSON$/);
  });

  test('fields of the prototype are no fields', () => {
    expect(() => parseKeyFile('{"__proto__": {"version": 3}}')).toThrow('version must be 3');
  });
});

function fixture(name: string): string {
  return readFileSync(join(FIXTURES, `${name}.json`), 'utf8');
}

interface File {
  crypto: { kdfparams: Record<string, unknown> } & Record<string, unknown>;
}

function gethFile(): File {
  return JSON.parse(fixture('geth')) as File;
}

function withCrypto(file: File, fields: object): File {
  return { ...file, crypto: { ...file.crypto, ...fields } };
}

function withParameters(file: File, fields: object): File {
  return withCrypto(file, { kdfparams: { ...file.crypto.kdfparams, ...fields } });
}

function pbkdf2(fields: object, file: File): File {
  return withCrypto(file, { kdf: 'pbkdf2', kdfparams: { c: 1, dklen: 32, prf: 'hmac-sha256', salt: '', ...fields } });
}

/** Names of fields in any order, and the type or the length of each value. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'string') return /^[\da-f-]+$/.test(value) ? value.length : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shapeOf(field)]));
}
