import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { VersionedMap } from '../../../../src/devchain/app/state/versionedMap.js';

describe('values by revision', () => {
  test('a key has its last value at every later revision, and none before the first', () => {
    const map = new VersionedMap<string>();
    map.set('a', 'one', 2);
    map.set('a', 'two', 5);
    expect([1, 2, 4, 5, 9].map((revision) => map.get('a', revision))).toEqual([undefined, 'one', 'one', 'two', 'two']);
    expect(map.get('b', 9)).toBeUndefined();
  });

  test('truncation forgets later values and keeps the rest', () => {
    const map = new VersionedMap<string>();
    map.set('a', 'one', 1);
    map.set('a', 'two', 2);
    map.set('b', 'late', 2);
    map.truncate(1);
    expect([map.get('a', 9), map.get('b', 9)]).toEqual(['one', undefined]);
    expect([...map.entries(9)]).toEqual([['a', 'one']]);
  });

  test('answers like a model that copies everything at each revision', () => {
    const write = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), value: fc.nat(9) });
    const step = fc.oneof(
      fc.record({ kind: fc.constant('write' as const), writes: fc.array(write, { maxLength: 4 }) }),
      fc.record({ kind: fc.constant('cut' as const), back: fc.nat(3) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const map = new VersionedMap<number>();
        const model = [new Map<string, number>()];
        for (const taken of steps) {
          if (taken.kind === 'cut') {
            model.length = Math.max(1, model.length - taken.back);
            map.truncate(model.length - 1);
            continue;
          }
          const next = new Map(model.at(-1));
          model.push(next);
          for (const { key, value } of taken.writes) {
            next.set(key, value);
            map.set(key, value, model.length - 1);
          }
        }
        for (const [revision, state] of model.entries()) {
          for (const key of 'abcd') expect(map.get(key, revision)).toBe(state.get(key));
        }
      }),
    );
  });
});
