import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { endOfString, isNestedDeeperThan } from '../../../src/json/jsonText.js';

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

describe('nesting', () => {
  test('is counted as in the parsed value, whatever strings contain', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), fc.nat(9), (value, limit) => {
        expect(isNestedDeeperThan(limit, JSON.stringify(value))).toBe(depthOf(value) > limit);
      }),
    );
  });

  test.each([
    ['"[[[[', 1, false],
    ['"\\"[[[[', 1, false],
    ['"\\\\"[[[[', 1, true],
    ['[[[[', 3, true],
    [']]]][[', 1, false],
    ['['.repeat(5_000_000), 64, true],
  ])('is counted in text that is not JSON, too (%#)', (text, limit, deeper) => {
    expect(isNestedDeeperThan(limit, text)).toBe(deeper);
  });
});

test('a string ends at the first quote that is not escaped', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('"', '\\', 'a', '\n', 'é')),
      fc.constantFrom('', '"', '\\"'),
      (characters, rest) => {
        const text = JSON.stringify(characters.join(''));
        expect(endOfString(` ${text}${rest}`, 1)).toBe(text.length);
        expect(endOfString(text.slice(0, -1), 0)).toBe(text.length - 1);
      },
    ),
  );
});
