import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recoverAddress } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Address } from '../../../generated/types.js';
import { AccountExists, AuthenticationNeeded, WrongPassphrase } from '../../../src/chain/signing/keyErrors.js';
import { ResourceNotFound } from '../../../src/chain/chainErrors.js';
import { normalizeAddress, toHex } from '../../../src/ethereum/hex.js';
import { encodeSignature } from '../../../src/ethereum/transaction/signing.js';
import {
  InvalidKey,
  InvalidWalletUrl,
  KeyLimitExceeded,
  KeyNotStored,
  KeysUnsupported,
} from '../../../src/keystore/keystoreErrors.js';
import { KeyCipher } from '../../../src/keystore/cipher/keyCipher.js';
import { parseKeyFile } from '../../../src/keystore/folder/keyFile.js';
import { KeyStore } from '../../../src/keystore/keyStore.js';

const HASH = new Uint8Array(32).fill(7);
const KEY = new Uint8Array(32).fill(0x11);
const OTHER = normalizeAddress(`0x${'22'.repeat(20)}`);
const ACCOUNT = normalizeAddress(privateKeyToAccount(`0x${toHex(KEY)}`).address);

/** Every store has it for itself, one after another: to start the worker takes longer than all it does here. */
const cipher = new KeyCipher();

afterAll(() => cipher.close());

let home: string;
let folder: string;
let now: number;
let warnings: object[];
let stores: KeyStore[];

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'halley-keys-'));
  folder = join(home, 'data', 'keystore');
  now = 0;
  warnings = [];
  stores = [];
});

afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()));
  rmSync(home, { recursive: true, force: true });
});

describe('files', () => {
  test('a store that is only read makes no folder', () => {
    const store = open();
    expect([store.accounts(), store.wallets(), store.has(ACCOUNT)]).toEqual([[], [], false]);
    expect(readdirSync(home)).toEqual([]);
  });

  test('a new key is one file, named as geth names it, for its owner only', async () => {
    const account = await open().create('x');
    const [name, ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    expect(name).toMatch(/^UTC--\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{9}Z--[\da-f]{40}$/);
    expect(name?.slice(-40)).toBe(account.slice(2));
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, name ?? '')).mode & 0o777).toBe(0o600);
    const file = JSON.parse(readFileSync(join(folder, name ?? ''), 'utf8')) as Record<string, unknown>;
    expect(Object.keys(file)).toEqual(['address', 'crypto', 'id', 'version']);
    expect(file['address']).toBe(account.slice(2));
  });

  test('an account is kept once, also when it is imported twice at the same time', async () => {
    const store = open();
    const imports = [store.importKey(KEY, 'x'), store.importKey(KEY, 'y')];
    expect(await imports[0]).toBe(ACCOUNT);
    await expect(imports[1]).rejects.toThrow(AccountExists);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test('bytes that are no key are refused', async () => {
    const store = open();
    for (const bytes of [new Uint8Array(32), new Uint8Array(31).fill(1), new Uint8Array(32).fill(255)])
      await expect(store.importKey(bytes, 'x')).rejects.toThrow(InvalidKey);
  });

  test('files that come and go while the service runs are noticed', async () => {
    const store = open();
    const other = open();
    await other.importKey(KEY, 'x');
    expect(store.accounts()).toEqual([ACCOUNT]);
    expect(store.wallets()).toEqual([
      { url: walletUrl(), status: 'Locked', accounts: [{ address: ACCOUNT, url: walletUrl() }] },
    ]);
    await store.unlock(ACCOUNT, 'x', 0);
    expect(store.wallets()[0]?.status).toBe('Unlocked');
    const [name = ''] = readdirSync(folder);
    const content = readFileSync(join(folder, name));
    rmSync(join(folder, name));
    await expect(store.signHash(ACCOUNT, HASH)).rejects.toThrow(ResourceNotFound);
    // The key was forgotten with its file.
    writeFileSync(join(folder, name), content, { mode: 0o600 });
    await expect(store.signHash(ACCOUNT, HASH)).rejects.toThrow(AuthenticationNeeded);
  });

  test('a passphrase is changed in the same file, and a key is removed, only with the passphrase', async () => {
    const store = open();
    await store.importKey(KEY, 'x');
    const names = readdirSync(folder);
    await expect(store.changePassphrase(ACCOUNT, 'wrong', 'z')).rejects.toThrow(WrongPassphrase);
    await store.changePassphrase(ACCOUNT, 'x', 'y');
    expect(readdirSync(folder)).toEqual(names);
    await expect(store.remove(ACCOUNT, 'x')).rejects.toThrow(WrongPassphrase);
    await store.unlock(ACCOUNT, 'y', 0);
    await store.remove(ACCOUNT, 'y');
    expect([store.accounts(), readdirSync(folder)]).toEqual([[], []]);
    await expect(store.signHash(ACCOUNT, HASH)).rejects.toThrow(ResourceNotFound);
  });

  test('a file that holds the key of another account than it says is passed over once that is known', async () => {
    const store = open();
    await store.importKey(KEY, 'x');
    const [name = ''] = readdirSync(folder);
    const text = readFileSync(join(folder, name), 'utf8');
    writeFileSync(join(folder, name), text.replace(ACCOUNT.slice(2), OTHER.slice(2)));
    expect(store.accounts()).toEqual([OTHER]);
    await expect(store.unlock(OTHER, 'x', 0)).rejects.toThrow(ResourceNotFound);
    expect(store.accounts()).toEqual([]);
    expect(warnings).toEqual([
      { file: join(folder, name), problem: 'it holds the key of another account than it says' },
    ]);
    await expect(store.importFile(parseKeyFile(text.replace(ACCOUNT.slice(2), OTHER.slice(2))), 'x')).rejects.toThrow(
      'it holds the key of another account than it says',
    );
    expect(await store.importFile(parseKeyFile(text), 'x')).toBe(ACCOUNT);
  });

  test('a folder that cannot be written to is told, and nothing stays in it', async () => {
    writeFileSync(join(home, 'data'), '');
    await expect(open().importKey(KEY, 'x')).rejects.toThrow(KeyNotStored);
  });
});

describe('unlocking', () => {
  test('an unlocked key signs what an independent library recovers', async () => {
    const store = open();
    await store.importKey(KEY, 'pässword');
    await expect(store.signHash(ACCOUNT, HASH)).rejects.toThrow(AuthenticationNeeded);
    await store.unlock(ACCOUNT, 'pässword', 0);
    const signature = encodeSignature(await store.signHash(ACCOUNT, HASH));
    expect(normalizeAddress(await recoverAddress({ hash: HASH, signature }))).toBe(ACCOUNT);
    expect(signature).toBe(await privateKeyToAccount(`0x${toHex(KEY)}`).sign({ hash: `0x${toHex(HASH)}` }));
    store.lock(ACCOUNT);
    await expect(store.signHash(ACCOUNT, HASH)).rejects.toThrow(AuthenticationNeeded);
  });

  test('a key is locked when its time is over; a second unlock sets the time anew', async () => {
    const store = open();
    await store.importKey(KEY, 'x');
    await store.unlock(ACCOUNT, 'x', 300);
    now += 299_999;
    await store.unlock(ACCOUNT, 'x', 10);
    now += 9999;
    await store.signHash(ACCOUNT, HASH);
    now += 1;
    await expect(store.signHash(ACCOUNT, HASH)).rejects.toThrow(AuthenticationNeeded);
    // Longer than a timer of Node.js can wait: 2^31 ms are 25 days.
    await store.unlock(ACCOUNT, 'x', 40 * 24 * 3600);
    now += 39 * 24 * 3600 * 1000;
    await store.signHash(ACCOUNT, HASH);
    await store.unlock(ACCOUNT, 'x', 0);
    now += 1e12;
    await store.signHash(ACCOUNT, HASH);
  });

  test('locking, and unlocking an unknown account', async () => {
    const store = open();
    store.lock(ACCOUNT);
    await expect(store.unlock(ACCOUNT, 'x', 0)).rejects.toThrow(ResourceNotFound);
    await expect(store.signHash(ACCOUNT, HASH)).rejects.toThrow(ResourceNotFound);
  });

  test('a passphrase opens the key for one use, and locks it for everybody else', async () => {
    const store = open();
    await store.importKey(KEY, 'x');
    const kept = await store.withPassphrase(ACCOUNT, 'x', async (signer) => {
      await signer.signHash(ACCOUNT, HASH);
      await expect(store.signHash(ACCOUNT, HASH)).rejects.toThrow(AuthenticationNeeded);
      return signer;
    });
    await expect(kept.signHash(ACCOUNT, HASH)).rejects.toThrow(AuthenticationNeeded);
  });

  test('a key that a passphrase opened for one use is unusable after close, although the use goes on', async () => {
    const store = open();
    await store.importKey(KEY, 'x');
    await store.withPassphrase(ACCOUNT, 'x', async (signer) => {
      await store.close();
      await expect(signer.signHash(ACCOUNT, HASH)).rejects.toThrow(AuthenticationNeeded);
    });
    const other = open();
    await other.useKey(ACCOUNT, 'x', async (key) => {
      await other.close();
      expect(key).toEqual(new Uint8Array(32));
    });
  });

  test('keys are unusable after close', async () => {
    const store = open();
    await store.importKey(KEY, 'x');
    await store.unlock(ACCOUNT, 'x', 0);
    await store.close();
    await expect(store.signHash(ACCOUNT, HASH)).rejects.toThrow(AuthenticationNeeded);
    await expect(store.unlock(ACCOUNT, 'x', 0)).rejects.toThrow('closed');
  });
});

describe('wrong passphrases', () => {
  test('of a hundred guesses at the same time, five are tried', async () => {
    const store = open();
    await store.importKey(KEY, 'x');
    const guesses = Array.from({ length: 100 }, (_, index) =>
      index % 2 === 0
        ? store.unlock(ACCOUNT, `wrong ${index}`, 0)
        : store.withPassphrase(ACCOUNT, `wrong ${index}`, async () => undefined),
    );
    const reasons = (await Promise.allSettled(guesses)).map((outcome) =>
      outcome.status === 'rejected' && outcome.reason instanceof Error ? outcome.reason.name : '',
    );
    expect(reasons.filter((name) => name === 'WrongPassphrase')).toHaveLength(5);
    expect(reasons.filter((name) => name === 'KeyLimitExceeded')).toHaveLength(95);
  });

  test('after five in a minute, also the right one is refused until the minute is over', async () => {
    const store = open();
    await store.importKey(KEY, 'x');
    const other = await store.create('y');
    for (let guess = 0; guess < 5; guess++) {
      await expect(store.unlock(ACCOUNT, 'wrong', 0)).rejects.toThrow(WrongPassphrase);
      now += 10_000;
    }
    now += 9999;
    await expect(store.unlock(ACCOUNT, 'x', 0)).rejects.toMatchObject({
      rpc: { name: 'limitExceeded', data: { limit: 5 } },
    });
    await expect(store.withPassphrase(ACCOUNT, 'x', async () => undefined)).rejects.toThrow(KeyLimitExceeded);
    await store.unlock(other, 'y', 0);
    now += 1;
    await store.unlock(ACCOUNT, 'x', 0);
  });
});

describe('paired wallets', () => {
  test('are refused without a pairing password', async () => {
    await expect(open().pair('keystore://one')).rejects.toThrow(KeysUnsupported);
    await expect(open('missing').unpair('keystore://one', '')).rejects.toThrow(KeysUnsupported);
  });

  test('are usable at once, and gone when they are unpaired', async () => {
    const store = open(passwordFile('secret\n'));
    const key = await store.pair('keystore://one');
    const account: Address = normalizeAddress(privateKeyToAccount(`0x${toHex(key)}`).address);
    const wallet = { url: 'keystore://one', accounts: [{ address: account, url: 'keystore://one' }] };
    expect(store.wallets()).toEqual([{ ...wallet, status: 'Unlocked' }]);
    expect([store.accounts(), store.has(account), store.isUnlocked(account)]).toEqual([[account], true, true]);
    // What the caller does with its copy changes nothing.
    key.fill(0);
    const signature = encodeSignature(await store.signHash(account, HASH));
    expect(normalizeAddress(await recoverAddress({ hash: HASH, signature }))).toBe(account);
    store.lock(account);
    await store.signHash(account, HASH);
    await expect(store.unlock(account, '', 0)).rejects.toThrow(KeysUnsupported);
    await expect(store.pair('keystore://one')).rejects.toThrow(AccountExists);
    await expect(store.unpair('keystore://one', 'guess')).rejects.toThrow(WrongPassphrase);
    await store.unpair('keystore://one', 'secret');
    expect(store.isUnlocked(account)).toBe(false);
    await expect(store.signHash(account, HASH)).rejects.toThrow(ResourceNotFound);
    await expect(store.unpair('keystore://one', 'secret')).rejects.toThrow(ResourceNotFound);
  });

  test('have names, not paths, and their password cannot be guessed', async () => {
    const store = open(passwordFile('secret'));
    for (const url of ['keystore://../x', 'keystore:///etc/passwd', 'keystore://', 'file://x', 'keystore://a b'])
      await expect(store.pair(url)).rejects.toThrow(InvalidWalletUrl);
    for (let guess = 0; guess < 5; guess++)
      await expect(store.unpair('keystore://one', 'guess')).rejects.toThrow(WrongPassphrase);
    await expect(store.unpair('keystore://one', 'secret')).rejects.toThrow(KeyLimitExceeded);
    now += 60_000;
    await expect(store.unpair('keystore://one', 'secret')).rejects.toThrow(ResourceNotFound);
  });
});

function open(pairingPasswordFile = ''): KeyStore {
  const log = { debug: () => undefined, error: () => undefined, warn: (fields: object) => void warnings.push(fields) };
  const store = new KeyStore({ folder, light: true, pairingPasswordFile, now: () => now }, log, {
    inTurn: (task) => cipher.inTurn(task),
    close: async () => undefined,
  });
  stores.push(store);
  return store;
}

function walletUrl(): string {
  return `keystore://${join(folder, readdirSync(folder)[0] ?? '')}`;
}

function passwordFile(content: string): string {
  const path = join(home, 'pairing-password');
  writeFileSync(path, content, { mode: 0o600 });
  return path;
}
