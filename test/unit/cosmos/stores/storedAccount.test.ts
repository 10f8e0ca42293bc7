import { describe, expect, test } from '@jest/globals';
import { MalformedAnswer } from '../../../../src/chain/chainErrors.js';
import { decodeStoredAccount } from '../../../../src/cosmos/stores/storedAccount.js';
import { bytes, CHAINS, entriesOf } from './storeEntries.js';

/** A field with a length: short, so that one byte tells it. */
const field = (number: number, content: Uint8Array): Uint8Array =>
  Uint8Array.from([(number << 3) | 2, content.length, ...content]);
const message = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));
const any = (type: string, value: Uint8Array): Uint8Array =>
  message(field(1, Uint8Array.from(Buffer.from(type))), field(2, value));

const BASE_ACCOUNT = message(field(1, Uint8Array.from(Buffer.from('cosmos1x'))), Uint8Array.of(0x18, 5, 0x20, 0xac, 2));

describe('an account', () => {
  test.each([
    ['/cosmos.auth.v1beta1.BaseAccount', BASE_ACCOUNT, 'plain'],
    ['/ethermint.types.v1.EthAccount', field(1, BASE_ACCOUNT), 'plain'],
    ['/cosmos.auth.v1beta1.ModuleAccount', field(1, BASE_ACCOUNT), 'computed'],
    ['/cosmos.vesting.v1beta1.BaseVestingAccount', field(1, BASE_ACCOUNT), 'computed'],
    ['/cosmos.vesting.v1beta1.ContinuousVestingAccount', field(1, field(1, BASE_ACCOUNT)), 'computed'],
    ['/cosmos.vesting.v1beta1.DelayedVestingAccount', field(1, field(1, BASE_ACCOUNT)), 'computed'],
    ['/cosmos.vesting.v1beta1.PeriodicVestingAccount', field(1, field(1, BASE_ACCOUNT)), 'computed'],
    ['/cosmos.vesting.v1beta1.PermanentLockedAccount', field(1, field(1, BASE_ACCOUNT)), 'computed'],
    ['/evmos.vesting.v2.ClawbackVestingAccount', field(1, field(1, BASE_ACCOUNT)), 'computed'],
  ])('of type %s has its nonce', (type, value, kind) => {
    expect(decodeStoredAccount(any(type, value))).toEqual({ kind, nonce: 300n, codeHash: '' });
  });

  test('of an unknown type tells nothing', () => {
    const unknown = { kind: 'computed', nonce: null, codeHash: '' };
    expect(decodeStoredAccount(any('/some.chain.v1.Account', BASE_ACCOUNT))).toEqual(unknown);
    expect(decodeStoredAccount(any('/cosmos.auth.v1beta1.BaseAccount2', BASE_ACCOUNT))).toEqual(unknown);
  });

  test('without a sequence has nonce 0, and one of all 64 bits is whole', () => {
    const type = '/cosmos.auth.v1beta1.BaseAccount';
    expect(decodeStoredAccount(any(type, Uint8Array.of(0x18, 5))).nonce).toBe(0n);
    const largest = Uint8Array.of(0x20, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1);
    expect(decodeStoredAccount(any(type, largest)).nonce).toBe(2n ** 64n - 1n);
  });

  test('of the old type has its code hash', () => {
    const value = message(field(1, BASE_ACCOUNT), field(2, Uint8Array.from(Buffer.from('0xabcd'))));
    expect(decodeStoredAccount(any('/ethermint.types.v1.EthAccount', value)).codeHash).toBe('0xabcd');
  });

  test.each(CHAINS)('of %s that is cut off is an error, or has lost whole fields', (chain) => {
    const stored = entriesOf(chain).filter(({ store }) => store === 'acc');
    expect(stored.length).toBeGreaterThan(3);
    for (const { value } of stored) {
      const whole = bytes(value);
      for (let length = 1; length < whole.length; length++)
        try {
          const { kind, nonce } = decodeStoredAccount(whole.subarray(0, length));
          expect({ kind, nonce }).toEqual({ kind: 'computed', nonce: null });
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedAnswer);
        }
    }
  });

  test('of random bytes is an error or unknown, and never takes long', () => {
    let seed = 1;
    const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % 256;
    for (let round = 0; round < 2_000; round++) {
      const noise = Uint8Array.from({ length: round % 64 }, random);
      try {
        expect(decodeStoredAccount(noise).kind).toBe('computed');
      } catch (error) {
        expect(error).toBeInstanceOf(MalformedAnswer);
      }
    }
  });
});
