import { describe, expect, test } from '@jest/globals';
import { RecentCache } from '../../src/store/recentCache.js';

describe('the recent cache', () => {
  test('drops what was not used for the longest time once it holds more bytes than it may', () => {
    const cache = new RecentCache<string>(100);
    cache.keep(1, 'one', 40);
    cache.keep(2, 'two', 40);
    expect(cache.get(1)).toBe('one');
    cache.keep(3, 'three', 40);
    expect([1, 2, 3].map((key) => cache.get(key))).toEqual(['one', undefined, 'three']);
  });

  test('counts the bytes of a key once, however often it is kept', () => {
    const cache = new RecentCache<string>(100);
    cache.keep(1, 'one', 60);
    cache.keep(2, 'two', 30);
    cache.keep(2, 'two', 40);
    expect([1, 2].map((key) => cache.get(key))).toEqual(['one', 'two']);
  });

  test('does not keep what is larger than all of it', () => {
    const cache = new RecentCache<string>(100);
    cache.keep(1, 'one', 60);
    cache.keep(2, 'two', 101);
    expect([1, 2].map((key) => cache.get(key))).toEqual(['one', undefined]);
  });

  test('tells what is asked for again from what is asked for once', () => {
    const cache = new RecentCache<string>(100);
    expect([1, 2, 1].map((key) => cache.isAskedAgain(key))).toEqual([false, false, true]);
  });

  test('forgets everything on clear', () => {
    const cache = new RecentCache<string>(100);
    cache.isAskedAgain(2);
    cache.keep(1, 'one', 60);
    cache.clear();
    expect(cache.get(1)).toBeUndefined();
    expect(cache.isAskedAgain(2)).toBe(false);
  });
});
