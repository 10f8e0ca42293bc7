import { describe, expect, test } from '@jest/globals';
import type { Address, Bytes32, Hash } from '../../../../generated/types.js';
import { MalformedAnswer } from '../../../../src/chain/chainErrors.js';
import {
  accountKey,
  balanceKey,
  checkCode,
  codeHashKey,
  codeKey,
  decodeBalance,
  decodeCodeHash,
  decodeSlot,
  erc20PrecompileKeys,
  fractionKey,
  hasFractions,
  slotKey,
  slotsPrefix,
} from '../../../../src/cosmos/stores/layout.js';
import { decodeStoredAccount } from '../../../../src/cosmos/stores/storedAccount.js';
import { bytes, CHAINS, entriesOf, hexOf, type StoreEntry } from './storeEntries.js';

const COIN = { denom: 'atest', decimals: 18 };
const SMALL_COIN = { denom: 'utest', decimals: 6 };
const ADDRESS = '0x3d641a2791533b4a0000345ea8d509d01e1ec301' as Address;
const text = (value: string) => Uint8Array.from(Buffer.from(value));

/** The key that the entry should have, and what its value says. */
function read({ key, value, means }: StoreEntry): { key: string; says: unknown } {
  const stored = bytes(value);
  if ('slot' in means)
    return { key: hexOf(slotKey(means.address, means.slot)), says: { ...means, word: decodeSlot(stored) } };
  if ('kind' in means) {
    const { kind, nonce } = decodeStoredAccount(stored);
    return { key: hexOf(accountKey(means.address)), says: { address: means.address, kind, nonce: String(nonce) } };
  }
  if ('wei' in means) {
    const wei = String(decodeBalance(stored, null, { denom: means.denom, decimals: 18 }));
    return { key: hexOf(balanceKey(means.address, means.denom)), says: { ...means, wei } };
  }
  if ('address' in means)
    return { key: hexOf(codeHashKey(means.address)), says: { ...means, codeHash: decodeCodeHash(stored) } };
  return { key: hexOf(codeKey(means.codeHash)), says: checkCode(means.codeHash, stored) === stored ? means : key };
}

describe.each(CHAINS)('an entry of the stores of %s', (chain) => {
  test.each(entriesOf(chain).map((entry): [string, StoreEntry] => [`${entry.store} ${entry.key}`, entry]))(
    'has this key and meaning: %s',
    (_, entry) => expect(read(entry)).toEqual({ key: entry.key, says: entry.means }),
  );
});

describe('keys', () => {
  test('of slots begin with the prefix of their contract', () => {
    const slot = `0x${'00'.repeat(31)}07` as Bytes32;
    expect(hexOf(slotKey(ADDRESS, slot))).toBe(hexOf(slotsPrefix(ADDRESS)) + slot.slice(2));
  });

  test('of fractions and of coin contracts are as the modules write them', () => {
    expect(hexOf(fractionKey(ADDRESS))).toBe(`01${ADDRESS.slice(2)}`);
    const [native, dynamic] = erc20PrecompileKeys('0xd4949664cd82660aae99bedc034a0dea8a0bd517' as Address);
    // An address as EIP-55 text, as Evmos v20 writes it.
    expect(Buffer.from(native).toString('latin1')).toBe('\u00060xD4949664cD82660AaE99bEdc034a0deA8A0bd517');
    expect(hexOf(dynamic)).toBe(`07${hexOf(native).slice(2)}`);
  });
});

describe('an absent value', () => {
  test('is a slot of zeros, no code, and no balance', () => {
    expect(decodeSlot(null)).toBe(`0x${'00'.repeat(32)}`);
    expect(decodeCodeHash(null)).toBeNull();
    expect(decodeBalance(null, null, COIN)).toBe(0n);
    expect(decodeBalance(null, text('5'), SMALL_COIN)).toBe(5n);
  });
});

describe('a slot', () => {
  test('of fewer than 32 bytes is read as the EVM does it', () => {
    expect(decodeSlot(bytes('0102'))).toBe(`0x${'00'.repeat(30)}0102`);
  });

  test('of more bytes is an error', () => expect(() => decodeSlot(new Uint8Array(33))).toThrow(MalformedAnswer));
});

describe('code', () => {
  test('of another hash, or none, is an error', () => {
    const hash = `0x${'11'.repeat(32)}` as Hash;
    expect(() => checkCode(hash, bytes('6000'))).toThrow(MalformedAnswer);
    expect(() => checkCode(hash, null)).toThrow(MalformedAnswer);
    expect(() => decodeCodeHash(new Uint8Array(31))).toThrow(MalformedAnswer);
  });
});

describe('a balance', () => {
  test('has a fraction where the coin has fewer decimals', () => {
    expect(hasFractions(SMALL_COIN)).toBe(true);
    expect(hasFractions(COIN)).toBe(false);
    expect(decodeBalance(text('12'), text('345'), SMALL_COIN)).toBe(12_000_000_000_345n);
    expect(decodeBalance(text('12'), null, SMALL_COIN)).toBe(12_000_000_000_000n);
  });

  test('of before SDK 0.46 has the name of the coin', () => {
    // Coin{denom: "atest", amount: "77"}
    const coin = bytes('0a05617465737412023737');
    expect(decodeBalance(coin, null, COIN)).toBe(77n);
    expect(() => decodeBalance(coin, null, { ...COIN, denom: 'aother' })).toThrow(MalformedAnswer);
  });

  test.each(['-1', '+1', '1.5', '1e3', '0x10', '007', ' 1', '1 ', '１', '9'.repeat(79), '9'.repeat(78)])(
    'is an error when the amount is %j',
    (amount) => expect(() => decodeBalance(text(amount), null, COIN)).toThrow(MalformedAnswer),
  );

  test('is an error when the fraction is a whole unit', () => {
    expect(() => decodeBalance(null, text('1000000000000'), SMALL_COIN)).toThrow(MalformedAnswer);
    expect(decodeBalance(null, text('999999999999'), SMALL_COIN)).toBe(999_999_999_999n);
  });
});
