/** The key store of the primary, used by two workers. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Address } from '../../../generated/types.js';
import { OWN_WORK } from '../../../src/caller/caller.js';
import { AccountSigners } from '../../../src/chain/signing/accountSigners.js';
import type { HashSigner, Keys } from '../../../src/chain/signing/keys.js';
import { fromHex, normalizeAddress } from '../../../src/ethereum/hex.js';
import { messageHash } from '../../../src/ethereum/transaction/signing.js';
import { publicKeyAddress, recoverPublicKey } from '../../../src/ethereum/transaction/signature.js';
import { KeyStore } from '../../../src/keystore/keyStore.js';
import { remoteKeys } from '../../../src/workers/remoteKeys.js';
import { serveKeys } from '../../../src/workers/servedKeys.js';
import { MemoryLog } from '../../unit/jsonrpc/fakeService.js';
import { LinkedWorkers, refusal, type LinkedWorker } from '../../unit/workers/linkedWorkers.js';

const PASSPHRASE = 'a passphrase';
const KEY = '5a'.repeat(32);
const ACCOUNT = normalizeAddress('0x9f0cd91d1b54d11dcab5ad2f7e4b7aa4c2ec0a5d');
const HASH = messageHash(new TextEncoder().encode('hello'));

let folder: string;
let store: KeyStore;
let workers: LinkedWorkers;
let first: LinkedWorker;
let keys: Keys;
let others: Keys;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halley-keys-'));
  store = new KeyStore({ folder, light: true, pairingPasswordFile: '' }, new MemoryLog());
  workers = new LinkedWorkers();
  serveKeys(workers.links, workers.leases, store);
  first = workers.start();
  const second = workers.start();
  keys = remoteKeys(first.link, first.leases);
  others = remoteKeys(second.link, second.leases);
});

afterEach(async () => {
  workers.close();
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

/** Keeps the key of `ACCOUNT`. */
const importKey = (): Promise<string> => keys.importKey(fromHex(KEY), PASSPHRASE);

describe('what one worker does with a key', () => {
  test('holds for the others as soon as it is done', async () => {
    const account = await keys.importKey(fromHex(KEY), PASSPHRASE);
    expect(await others.accounts()).toEqual([account]);
    expect(await others.has(account)).toBe(true);
    expect(await others.isUnlocked(account)).toBe(false);
    expect(await refusal(others.signHash(account, HASH))).toBe('authenticationNeeded');

    await keys.unlock(account, PASSPHRASE, 300);
    expect(await others.isUnlocked(account)).toBe(true);
    const { compact, recovery } = await others.signHash(account, HASH);
    expect(publicKeyAddress(recoverPublicKey(HASH, compact, recovery))).toBe(account);

    await others.lock(account);
    expect(await keys.isUnlocked(account)).toBe(false);
    expect(await refusal(keys.signHash(account, HASH))).toBe('authenticationNeeded');
  });

  test('shows in the wallets, and a file that is removed is gone for all', async () => {
    const account = await importKey();
    await keys.unlock(normalizeAddress(account), PASSPHRASE, 0);
    const [name = ''] = await readdir(folder);
    const url = `keystore://${join(folder, name)}`;
    expect(await others.wallets()).toEqual([{ url, status: 'Unlocked', accounts: [{ address: account, url }] }]);
    await rm(join(folder, name));
    expect(await others.accounts()).toEqual([]);
    expect(await refusal(keys.signHash(normalizeAddress(account), HASH))).toBe('resourceNotFound');
  });

  test('is refused as in one process', async () => {
    const account = normalizeAddress(await importKey());
    expect(await refusal(others.importKey(fromHex(KEY), PASSPHRASE))).toBe('accountExists');
    expect(await refusal(others.unlock(account, 'another', 0))).toBe('wrongPassphrase');
    expect(await refusal(others.unlock(normalizeAddress(`0x${'ab'.repeat(20)}`), '', 0))).toBe('resourceNotFound');
    expect(await refusal(others.importKey(new Uint8Array(32), PASSPHRASE))).toBe('invalidParams');
  });

  test('counts wrong passphrases together', async () => {
    const account = normalizeAddress(await importKey());
    const outcomes: (string | undefined)[] = [];
    for (const worker of [keys, others, keys, others, keys, others, keys])
      outcomes.push(await refusal(worker.unlock(account, 'a guess', 0)));
    expect(outcomes).toEqual([
      ...['wrongPassphrase', 'wrongPassphrase', 'wrongPassphrase', 'wrongPassphrase', 'wrongPassphrase'],
      ...['limitExceeded', 'limitExceeded'],
    ]);
  });
});

describe('a key that a passphrase decrypts', () => {
  const signers = (of: Keys): AccountSigners => new AccountSigners({ embedded: null, keys: of, external: null });

  test('signs for the request that has the passphrase alone', async () => {
    const account = normalizeAddress(await importKey());
    const signed = await signers(keys).withPassphrase(
      account,
      PASSPHRASE,
      async (signer) => {
        expect(await others.isUnlocked(account)).toBe(false);
        expect(await refusal(others.signHash(account, HASH))).toBe('authenticationNeeded');
        return signer.signMessage(account, new TextEncoder().encode('hello'), OWN_WORK);
      },
      OWN_WORK,
    );
    expect(publicKeyAddress(recoverPublicKey(HASH, signed.compact, signed.recovery))).toBe(account);
    expect(await refusal(signers(others).withPassphrase(account, 'another', async () => null, OWN_WORK))).toBe(
      'wrongPassphrase',
    );
  });

  test('signs for no other account, and not after the request', async () => {
    const account = normalizeAddress(await importKey());
    const signer = await keys.withPassphrase(account, PASSPHRASE, async (usable) => {
      expect(await refusal(usable.signHash(ACCOUNT, HASH))).toBe('resourceNotFound');
      return usable;
    });
    expect(await refusal(signer.signHash(account, HASH))).toBe('authenticationNeeded');
  });

  /** A key store that says when it has overwritten a key that a passphrase decrypted. */
  class WatchedKeyStore extends KeyStore {
    #overwritten: (outcome: string) => void = () => undefined;
    readonly overwritten = new Promise<string>((resolve) => (this.#overwritten = resolve));

    override async withPassphrase<T>(...args: Parameters<KeyStore['withPassphrase']>): Promise<T> {
      const [account, passphrase, use] = args;
      let signer: HashSigner | null = null;
      // What the caller does returns what this one does.
      const outcome = (await super.withPassphrase(account, passphrase, (usable) => use((signer = usable)))) as T;
      this.#overwritten((await refusal(signer!.signHash(account, HASH))) ?? 'usable');
      return outcome;
    }
  }

  test.each([
    ['when the worker ends', undefined, (worker: LinkedWorker) => worker.end()],
    ['after a time', 1, () => undefined],
  ])('is overwritten %s, whatever the worker does', async (_, maxDecryptedMs, then) => {
    const watched = new WatchedKeyStore({ folder, light: true, pairingPasswordFile: '' }, new MemoryLog());
    const service = new LinkedWorkers();
    serveKeys(service.links, service.leases, watched, maxDecryptedMs);
    const worker = service.start();
    const account = normalizeAddress(await importKey());
    const begun = new Promise<void>((resolve) => {
      void remoteKeys(worker.link, worker.leases).withPassphrase(account, PASSPHRASE, async () => {
        resolve();
        await new Promise(() => undefined);
      });
    });
    await begun;
    then(worker);
    expect(await watched.overwritten).toBe('authenticationNeeded');
    service.close();
    await watched.close();
  });
});

test('the primary overwrites its copies of keys that clients send and get', async () => {
  const seen: Uint8Array[] = [];
  class WatchedKeyStore extends KeyStore {
    override importKey(key: Uint8Array, passphrase: string): Promise<Address> {
      seen.push(key);
      return super.importKey(key, passphrase);
    }

    override async pair(url: string): Promise<Uint8Array> {
      const key = await super.pair(url);
      seen.push(key);
      return key;
    }
  }
  const pairingPasswordFile = join(folder, 'pairing');
  await writeFile(pairingPasswordFile, 'pairing password', { mode: 0o600 });
  const watched = new WatchedKeyStore({ folder, light: true, pairingPasswordFile }, new MemoryLog());
  const service = new LinkedWorkers();
  serveKeys(service.links, service.leases, watched);
  const worker = service.start();
  const remote = remoteKeys(worker.link, worker.leases);
  await remote.importKey(fromHex(KEY), PASSPHRASE);
  const paired = await remote.pair('keystore://wallet');
  expect(paired).toHaveLength(32);
  expect(paired.every((byte) => byte === 0)).toBe(false);
  // A further call comes after what the primary does once it has responded.
  expect(await remote.accounts()).toHaveLength(2);
  expect(seen.map((key) => Buffer.from(key).toString('hex'))).toEqual(['00'.repeat(32), '00'.repeat(32)]);
  service.close();
  await watched.close();
});
