import { expect, test } from '@jest/globals';
import { exactLimit, NAMED_LIMITS, shortLimit } from '../../../../docs-site/model/limitText.js';
import { SETTINGS } from '../../../../src/config/settings.js';

test.each<[number | null, string, string, string]>([
  [5_242_880, 'bytes', '5,242,880 bytes', '5 MiB'],
  [25_000_000, 'bytes', '25,000,000 bytes', '25 MB'],
  [512, 'bytes', '512 bytes', '512 bytes'],
  [30_000, 'milliseconds of one request or batch', '30,000 milliseconds of one request or batch', '30 s'],
  [250, 'milliseconds', '250 milliseconds', '250 ms'],
  [
    2_000,
    'units of x-cost a second of one client',
    '2,000 units of x-cost a second of one client',
    '2,000 units a second',
  ],
  [10_000, 'blocks', '10,000 blocks', '10,000'],
  [null, 'blocks', 'no limit', 'no limit'],
])('%p %s', (value, unit, exact, short) => {
  expect([exactLimit(value, unit), shortLimit(value, unit)]).toEqual([exact, short]);
});

test('the limits of the home page have settings', () => {
  expect(NAMED_LIMITS.filter(({ setting }) => !(setting in SETTINGS))).toEqual([]);
});
