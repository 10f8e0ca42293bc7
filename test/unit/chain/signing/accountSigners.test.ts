import { OWN_WORK } from '../../../../src/caller/caller.js';
import { describe, expect, test } from '@jest/globals';
import { recoverMessageAddress } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Address } from '../../../../generated/types.js';
import type { EmbeddedAccounts } from '../../../../src/chain/development/embeddedAccounts.js';
import { AuthenticationNeeded, WrongPassphrase } from '../../../../src/chain/signing/keyErrors.js';
import type { HashSigner } from '../../../../src/chain/signing/keys.js';
import { AccountSigners } from '../../../../src/chain/signing/accountSigners.js';
import { HashingSigner } from '../../../../src/chain/signing/hashingSigner.js';
import { missingKey, type AccountSigner, type Signer } from '../../../../src/chain/signing/signer.js';
import { normalizeAddress } from '../../../../src/ethereum/hex.js';
import { signHash } from '../../../../src/devchain/app/devAccounts.js';
import { encodeSignature } from '../../../../src/ethereum/transaction/signing.js';

const KEY = Buffer.alloc(32, 7);
const OTHER_KEY = Buffer.alloc(32, 9);

const addressOf = (key: Buffer): Address => normalizeAddress(privateKeyToAccount(`0x${key.toString('hex')}`).address);

const UNLOCKED = addressOf(KEY);
const LOCKED: Address = normalizeAddress(`0x${'10'.repeat(20)}`);
const UNKNOWN: Address = normalizeAddress(`0x${'ab'.repeat(20)}`);
const OUTSIDE: Address = addressOf(OTHER_KEY);
const FUNDED: Address = normalizeAddress(`0x${'f0'.repeat(20)}`);
const IMPERSONATED: Address = normalizeAddress(`0x${'1f'.repeat(20)}`);

/** A key store with one key that is unlocked and one that is not. */
const keys = {
  accounts: () => [UNLOCKED, LOCKED],
  has: (account: Address) => account === UNLOCKED || account === LOCKED,
  isUnlocked: (account: Address) => account === UNLOCKED,
  signHash: async (_: Address, hash: Uint8Array) => signHash(hash, KEY),
  withPassphrase: async <T>(_: Address, passphrase: string, use: (key: HashSigner) => Promise<T>) => {
    if (passphrase !== 'right') throw new WrongPassphrase();
    return use({ signHash: async (__, hash) => signHash(hash, KEY) });
  },
};

class OutsideSigner extends HashingSigner implements AccountSigner {
  constructor() {
    super({ signHash: async (_, hash) => signHash(hash, OTHER_KEY) });
  }

  async accounts(): Promise<Address[]> {
    return [OUTSIDE, UNLOCKED];
  }

  async has(account: Address): Promise<boolean> {
    return account === OUTSIDE || account === UNLOCKED;
  }
}

const embedded = (all = false): EmbeddedAccounts => ({
  list: async () => ({ withKey: [FUNDED], impersonated: [IMPERSONATED, LOCKED], all }),
  signer: new HashingSigner({ signHash: async (_, hash) => signHash(hash, KEY) }),
});

const MAY = { unlockedKeys: true };
const MAY_NOT = { unlockedKeys: false };
const MESSAGE = Buffer.from('hello');

describe('in front of a real chain', () => {
  const signers = new AccountSigners({ embedded: null, keys, external: new OutsideSigner() });

  test('accounts are those of the key store, then those of the signer outside, each once', async () => {
    expect(await signers.accounts(OWN_WORK)).toEqual([UNLOCKED, LOCKED, OUTSIDE]);
  });

  test.each([
    ['the key store', UNLOCKED],
    ['the signer outside', OUTSIDE],
  ])('an account of %s signs with its key', async (_, account) => {
    const signer = await signers.signerOf(account, MAY, OWN_WORK);
    const signature = encodeSignature(await signer.signMessage(account, MESSAGE, OWN_WORK));
    expect(normalizeAddress(await recoverMessageAddress({ message: 'hello', signature }))).toBe(account);
    expect(await signers.senderOf(account, MAY, OWN_WORK)).toBe(signer);
  });

  test('a locked account needs authentication, and an unknown one has no key', async () => {
    await expect(signers.signerOf(LOCKED, MAY, OWN_WORK)).rejects.toThrow(AuthenticationNeeded);
    await expect(signers.senderOf(LOCKED, MAY, OWN_WORK)).rejects.toThrow(AuthenticationNeeded);
    for (const asked of [signers.signerOf(UNKNOWN, MAY, OWN_WORK), signers.senderOf(UNKNOWN, MAY, OWN_WORK)]) {
      await expect(asked).rejects.toThrow(missingKey(UNKNOWN));
    }
  });

  test('a locked account signs for a caller who knows its passphrase', async () => {
    const sign = async (signer: Signer) => encodeSignature(await signer.signMessage(LOCKED, MESSAGE, OWN_WORK));
    const signature = await signers.withPassphrase(LOCKED, 'right', sign, OWN_WORK);
    // The key store of this test has one key.
    expect(normalizeAddress(await recoverMessageAddress({ message: 'hello', signature }))).toBe(UNLOCKED);
    await expect(signers.withPassphrase(LOCKED, 'wrong', sign, OWN_WORK)).rejects.toThrow(WrongPassphrase);
  });

  test('an account of the signer outside has no passphrase, and an unknown one has no key', async () => {
    const use = async () => 'used';
    await expect(signers.withPassphrase(OUTSIDE, 'right', use, OWN_WORK)).rejects.toThrow('password-operations');
    await expect(signers.withPassphrase(UNKNOWN, 'right', use, OWN_WORK)).rejects.toThrow(missingKey(UNKNOWN));
    expect(await signers.isEverybodys(UNLOCKED, OWN_WORK)).toBe(false);
  });

  test.each([UNLOCKED, LOCKED, UNKNOWN, OUTSIDE])(
    'a caller who may not use keys learns nothing about %s',
    async (account) => {
      await expect(signers.signerOf(account, MAY_NOT, OWN_WORK)).rejects.toThrow(AuthenticationNeeded);
      await expect(signers.senderOf(account, MAY_NOT, OWN_WORK)).rejects.toThrow(AuthenticationNeeded);
    },
  );
});

describe('in front of the embedded chain', () => {
  const signers = new AccountSigners({ embedded: embedded(), keys, external: null });

  test('its own accounts come first, and those that it impersonates next', async () => {
    expect(await signers.accounts(OWN_WORK)).toEqual([FUNDED, IMPERSONATED, LOCKED, UNLOCKED]);
  });

  test('its accounts are everybody’s: those with a key sign and send, those that it impersonates send', async () => {
    expect(await signers.senderOf(FUNDED, MAY_NOT, OWN_WORK)).toBe('chain');
    expect(await signers.senderOf(IMPERSONATED, MAY_NOT, OWN_WORK)).toBe('chain');
    const signer = await signers.signerOf(FUNDED, MAY_NOT, OWN_WORK);
    const signature = encodeSignature(await signer.signMessage(FUNDED, MESSAGE, OWN_WORK));
    expect(normalizeAddress(await recoverMessageAddress({ message: 'hello', signature }))).toBe(UNLOCKED);
  });

  test('an account that it impersonates sends although its key is locked, and cannot sign', async () => {
    expect(await signers.senderOf(LOCKED, MAY, OWN_WORK)).toBe('chain');
    await expect(signers.signerOf(LOCKED, MAY, OWN_WORK)).rejects.toThrow(AuthenticationNeeded);
    await expect(signers.signerOf(IMPERSONATED, MAY, OWN_WORK)).rejects.toThrow(
      `key of account ${IMPERSONATED} (it is impersonated: it sends, and cannot sign) not found`,
    );
  });

  test('its accounts need no passphrase', async () => {
    const sign = async (signer: Signer) => encodeSignature(await signer.signMessage(FUNDED, MESSAGE, OWN_WORK));
    const signature = await signers.withPassphrase(FUNDED, 'any', sign, OWN_WORK);
    expect(normalizeAddress(await recoverMessageAddress({ message: 'hello', signature }))).toBe(UNLOCKED);
    await expect(signers.withPassphrase(IMPERSONATED, 'any', sign, OWN_WORK)).rejects.toThrow('it is impersonated');
    expect([await signers.isEverybodys(FUNDED, OWN_WORK), await signers.isEverybodys(IMPERSONATED, OWN_WORK)]).toEqual([
      true,
      false,
    ]);
  });

  test('accounts of the key store are only for callers who may use them', async () => {
    expect(await signers.senderOf(UNLOCKED, MAY, OWN_WORK)).not.toBe('chain');
    await expect(signers.senderOf(UNLOCKED, MAY_NOT, OWN_WORK)).rejects.toThrow(AuthenticationNeeded);
    await expect(signers.senderOf(UNKNOWN, MAY_NOT, OWN_WORK)).rejects.toThrow(AuthenticationNeeded);
  });

  test('while it impersonates everybody, every account sends', async () => {
    const everybody = new AccountSigners({ embedded: embedded(true), keys, external: null });
    expect(await everybody.senderOf(UNKNOWN, MAY_NOT, OWN_WORK)).toBe('chain');
    expect(await everybody.senderOf(LOCKED, MAY_NOT, OWN_WORK)).toBe('chain');
  });

  test('the chain itself refuses an account that nobody has', async () => {
    expect(await signers.senderOf(UNKNOWN, MAY, OWN_WORK)).toBe('chain');
  });
});
