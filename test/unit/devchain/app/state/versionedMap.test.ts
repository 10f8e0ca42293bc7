import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { VersionedMap } from '../../../../../src/devchain/app/state/versionedMap.js';

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

  test('pruning forgets what no later revision reads, and keeps what a pinned one reads', () => {
    const map = new VersionedMap<string>();
    for (const revision of [1, 2, 3, 4, 5, 6]) map.set('a', `a${revision}`, revision);
    map.set('b', 'b2', 2);
    map.prune(5, [2]);
    expect([1, 2, 5, 6].map((revision) => map.get('a', revision))).toEqual([undefined, 'a2', 'a5', 'a6']);
    expect([2, 5].map((revision) => map.get('b', revision))).toEqual(['b2', 'b2']);
    map.truncate(2);
    expect([...map.entries(9)]).toEqual([
      ['a', 'a2'],
      ['b', 'b2'],
    ]);
    map.set('a', 'other', 3);
    map.prune(3, []);
    expect([2, 3].map((revision) => map.get('a', revision))).toEqual([undefined, 'other']);
  });

  test('answers like a model that copies everything at each revision', () => {
    const write = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), value: fc.nat(9) });
    const step = fc.oneof(
      fc.record({ kind: fc.constant('write' as const), writes: fc.array(write, { maxLength: 4 }) }),
      fc.record({ kind: fc.constant('cut' as const), back: fc.nat(3) }),
      fc.record({ kind: fc.constant('prune' as const), kept: fc.nat(4) }),
      fc.record({ kind: fc.constant('pin' as const) }),
      fc.record({ kind: fc.constant('return' as const) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const map = new VersionedMap<number>();
        const model = [new Map<string, number>()];
        let floor = 0;
        let pins: number[] = [];
        for (const taken of steps) {
          if (taken.kind === 'prune') {
            floor = Math.max(floor, model.length - 1 - taken.kept);
            map.prune(floor, pins);
          } else if (taken.kind === 'pin') {
            pins.push(model.length - 1);
          } else if (taken.kind === 'write') {
            const next = new Map(model.at(-1));
            model.push(next);
            for (const { key, value } of taken.writes) {
              next.set(key, value);
              map.set(key, value, model.length - 1);
            }
          } else {
            // Back to the last pin, which is released then, or by some revisions.
            const target = taken.kind === 'cut' ? Math.max(floor, model.length - 1 - taken.back) : pins.pop();
            if (target === undefined) continue;
            model.length = target + 1;
            floor = Math.min(floor, target);
            pins = pins.filter((pin) => pin <= target);
            map.truncate(target);
          }
        }
        for (const [revision, state] of model.entries()) {
          if (revision < floor && !pins.includes(revision)) continue;
          for (const key of 'abcd') expect(map.get(key, revision)).toBe(state.get(key));
        }
      }),
      { numRuns: 300 },
    );
  });
});
