import { describe, expect, test } from '@jest/globals';
import { TwoGenerations } from '../../../src/state/twoGenerations.js';

describe('two generations', () => {
  test('keep what was used last, within their bytes', () => {
    const kept = new TwoGenerations<number>(100);
    for (let name = 1; name <= 5; name++) kept.set(String(name), name, 10);
    expect([kept.count, kept.bytes]).toEqual([5, 50]);
    kept.set('6', 6, 10);
    // The second generation begins: what is used moves to it.
    expect(kept.get('1')).toBe(1);
    for (let name = 7; name <= 11; name++) kept.set(String(name), name, 10);
    expect(kept.peek('2')).toBeUndefined();
    expect([1, 7, 11].map((name) => kept.peek(String(name)))).toEqual([1, 7, 11]);
    expect(kept.bytes).toBeLessThanOrEqual(110);
  });

  test('count a value once that is replaced', () => {
    const kept = new TwoGenerations<string>(100);
    kept.set('a', 'one', 10);
    kept.set('a', 'two', 20);
    expect([kept.get('a'), kept.count, kept.bytes]).toEqual(['two', 1, 20]);
    kept.set('b', 'fills it', 40);
    kept.set('a', 'three', 5);
    expect([kept.get('a'), kept.count, kept.bytes]).toEqual(['three', 2, 45]);
    kept.clear();
    expect([kept.get('a'), kept.count, kept.bytes]).toEqual([undefined, 0, 0]);
  });
});
