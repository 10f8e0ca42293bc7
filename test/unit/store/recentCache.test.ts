import { describe, expect, test } from '@jest/globals';
import { RecentCache } from '../../../src/store/recentCache.js';

describe('the recent cache', () => {
  test('evicts the least recently used value when it holds too many bytes', () => {
    const cache = new RecentCache<string>(100);
    cache.set(1, 'one', 40);
    cache.set(2, 'two', 40);
    expect(cache.get(1)).toBe('one');
    cache.set(3, 'three', 40);
    expect([1, 2, 3].map((key) => cache.get(key))).toEqual(['one', undefined, 'three']);
  });

  test('counts the bytes of a key once, however often it is set', () => {
    const cache = new RecentCache<string>(100);
    cache.set(1, 'one', 60);
    cache.set(2, 'two', 30);
    cache.set(2, 'two', 40);
    expect([1, 2].map((key) => cache.get(key))).toEqual(['one', 'two']);
  });

  test('does not take a value that is larger than the whole cache', () => {
    const cache = new RecentCache<string>(100);
    cache.set(1, 'one', 60);
    cache.set(2, 'two', 101);
    expect([1, 2].map((key) => cache.get(key))).toEqual(['one', undefined]);
  });

  test('tells repeated requests for a key from the first one', () => {
    const cache = new RecentCache<string>(100);
    expect([1, 2, 1].map((key) => cache.isRepeated(key))).toEqual([false, false, true]);
  });

  test('is empty after clear', () => {
    const cache = new RecentCache<string>(100);
    cache.isRepeated(2);
    cache.set(1, 'one', 60);
    cache.clear();
    expect(cache.get(1)).toBeUndefined();
    expect(cache.isRepeated(2)).toBe(false);
  });
});
