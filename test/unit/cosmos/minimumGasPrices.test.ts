import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { scaledMinimumPrice, withMinimumPrice } from '../../../src/cosmos/minimumGasPrices.js';

const ONE = 10n ** 18n;

describe('a list of minimum gas prices with another price for atest', () => {
  test.each([
    ['', 5n * ONE, '5atest'],
    [' ', 0n, '0atest'],
    ['1atest', 100_000_000_000_000_000n, '0.1atest'],
    ['0.25stake', ONE / 4n, '0.25stake,0.25atest'],
    ['1 stake, 2.50 atest ,3ibc/AB-12', 1n, '1 stake, 0.000000000000000001 atest ,3ibc/AB-12'],
    ['1batest,2atestb', ONE, '1batest,2atestb,1atest'],
  ])('%p at %p is %p', (list, price, expected) => {
    expect(withMinimumPrice(list, 'atest', price)).toBe(expected);
  });

  test.each(['1atest,2atest', '1atest,', 'atest', '1.2.3atest', '0.25stake;1atest', '-1atest', '1atest"'])(
    'is not made from %p',
    (list) => {
      expect(withMinimumPrice(list, 'atest', ONE)).toBeNull();
    },
  );

  test.each(['', '1x', 'a"b'])('is not made for the denomination %p', (denom) => {
    expect(withMinimumPrice('', denom, ONE)).toBeNull();
  });

  test('has exactly that price, and the other prices as they were', () => {
    const price = fc.bigInt({ min: 0n, max: 2n ** 188n });
    fc.assert(
      fc.property(price, price, price, (other, old, wanted) => {
        const list = withMinimumPrice(withMinimumPrice('', 'stake', other) ?? '', 'atest', old) ?? '';
        const changed = withMinimumPrice(list, 'atest', wanted) ?? '';
        expect([scaledMinimumPrice(changed, 'stake'), scaledMinimumPrice(changed, 'atest')]).toEqual([other, wanted]);
      }),
    );
  });
});
