import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isNestedDeeperThan } from '../../src/json/jsonText.js';

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
