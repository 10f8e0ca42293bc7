/** Values by height, held against a list of all that ever happened. */
import { describe, expect, test } from '@jest/globals';
import { KnownValues, type Run } from '../../../src/state/knownValues.js';
import { randomBelow } from '../store/damage/damage.js';

const MUCH = 1_000_000;

function bytes(value: number): Uint8Array {
  return Uint8Array.of(value);
}

function valueAt(values: KnownValues, name: string, height: number): number | null | undefined {
  const version = values.get(name, height);
  return version === undefined ? undefined : (version.raw?.[0] ?? null);
}

/** A run from a height on, in which these values change. */
function extend(values: KnownValues, run: Run, height: number, changes: Record<string, number | null> = {}): void {
  values.begin(height);
  for (const [name, value] of Object.entries(changes))
    values.change(name, height, value === null ? null : bytes(value), run);
  run.last = height;
}

function started(height: number): { values: KnownValues; run: Run } {
  const values = new KnownValues(MUCH);
  const run = values.openRun(-1);
  extend(values, run, height);
  return { values, run };
}

describe('known values', () => {
  test('hold from the height at which they were read to the next change', () => {
    const { values, run } = started(10);
    values.keep('a', 10, bytes(1), run);
    extend(values, run, 11);
    extend(values, run, 12, { a: 2 });
    extend(values, run, 13, { a: null });
    expect([9, 10, 11, 12, 13, 14].map((height) => valueAt(values, 'a', height))).toEqual([
      undefined,
      1,
      1,
      2,
      null,
      undefined,
    ]);
  });

  test('hold for one height outside of a run', () => {
    const { values, run } = started(10);
    values.keep('a', 5, bytes(1), null);
    values.keep('b', 11, bytes(2), run);
    extend(values, run, 11);
    extend(values, run, 12);
    expect([4, 5, 6, 10].map((height) => valueAt(values, 'a', height))).toEqual([undefined, 1, undefined, undefined]);
    expect([11, 12].map((height) => valueAt(values, 'b', height))).toEqual([2, undefined]);
  });

  test('that were read below the newest height end at a change that came meanwhile', () => {
    const { values, run } = started(10);
    extend(values, run, 11, { a: 2 });
    extend(values, run, 12);
    values.keep('a', 10, bytes(1), run);
    values.keep('b', 10, bytes(7), run);
    expect([10, 11, 12].map((height) => valueAt(values, 'a', height))).toEqual([1, 2, 2]);
    expect([10, 11, 12].map((height) => valueAt(values, 'b', height))).toEqual([7, 7, 7]);
  });

  test('end at a change of a height that has begun', () => {
    const { values, run } = started(10);
    values.begin(11);
    values.change('a', 11, bytes(2), run);
    values.keep('a', 10, bytes(1), run);
    expect([10, 11].map((height) => valueAt(values, 'a', height))).toEqual([1, undefined]);
    run.last = 11;
    expect([10, 11].map((height) => valueAt(values, 'a', height))).toEqual([1, 2]);
  });

  test('that were read long before the newest height hold for their height', () => {
    const { values, run } = started(10);
    for (let height = 11; height <= 40; height++) extend(values, run, height);
    values.keep('a', 12, bytes(1), run);
    expect([12, 13, 40].map((height) => valueAt(values, 'a', height))).toEqual([1, undefined, undefined]);
  });

  test('end with their run', () => {
    const { values, run } = started(10);
    values.keep('a', 10, bytes(1), run);
    extend(values, run, 11);
    const next = values.openRun(-1);
    extend(values, next, 15);
    expect([11, 12, 15].map((height) => valueAt(values, 'a', height))).toEqual([1, undefined, undefined]);
  });

  test('above a rollback are gone, whether read or changed', () => {
    const { values, run } = started(10);
    values.keep('a', 10, bytes(1), run);
    extend(values, run, 11, { a: 2 });
    extend(values, run, 12);
    values.keep('b', 12, bytes(3), run);
    values.keep('c', 20, bytes(4), null);
    values.rewind(11);
    const next = values.openRun(-1);
    extend(values, next, 11, { b: 9 });
    extend(values, next, 12);
    expect([10, 11, 12].map((height) => valueAt(values, 'a', height))).toEqual([1, undefined, undefined]);
    expect([11, 12].map((height) => valueAt(values, 'b', height))).toEqual([9, 9]);
    expect(valueAt(values, 'c', 20)).toBeUndefined();
  });

  test('hold in the newest run, and in not too many others', () => {
    const { values, run } = started(10);
    values.keep('a', 10, bytes(1), run);
    for (let count = 0; count < 2_000; count++) values.rewind(11);
    extend(values, run, 11);
    expect(valueAt(values, 'a', 11)).toBe(1);
    for (let height = 20; height < 4_000; height += 2) {
      const next = values.openRun(-1);
      extend(values, next, height);
      values.keep('b', height, bytes(2), next);
    }
    expect([10, 3_996, 3_998].map((height) => valueAt(values, height === 10 ? 'a' : 'b', height))).toEqual([
      undefined,
      2,
      2,
    ]);
  });

  test('take no more memory than they may', () => {
    const values = new KnownValues(10_000);
    const run = values.openRun(-1);
    for (let height = 1; height <= 100; height++)
      extend(
        values,
        run,
        height,
        Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`${height} ${index}`, 1])),
      );
    expect(values.bytes).toBeLessThanOrEqual(10_000);
    expect(values.count).toBeGreaterThan(10);
  });

  test('are the true ones or unknown, whatever happens', () => {
    const wrong = [];
    for (let seed = 1; seed <= 200; seed++) wrong.push(...differences(seed));
    expect(wrong).toEqual([]);
  });
});

/** Blocks, gaps, rollbacks and late reads at random; what the chain holds at each height is kept beside. */
function differences(seed: number): object[] {
  const wrong: object[] = [];
  const random = randomBelow(seed);
  const names = ['a', 'b', 'c', 'd'];
  const values = new KnownValues(seed % 2 === 0 ? MUCH : 4_000);
  /** By height, what each name holds. */
  const chain: Map<string, number>[] = [new Map<string, number>()];
  let run: Run | null = null;
  for (let step = 0; step < 120; step++) {
    const what = random(10);
    if (what < 5) {
      const held = new Map(chain.at(-1));
      const changes = names
        .filter(() => random(4) === 0)
        .map((name) => [name, random(3) === 0 ? null : random(200)] as const);
      for (const [name, value] of changes)
        if (value === null) held.delete(name);
        else held.set(name, value);
      chain.push(held);
      const height = chain.length - 1;
      if (random(12) === 0) run = null;
      else {
        run ??= values.openRun(-1);
        extend(values, run, height, Object.fromEntries(changes));
      }
    } else if (what < 9) {
      const height = Math.max(0, chain.length - 1 - random(25));
      const name = names[random(names.length)]!;
      const value = chain[height]!.get(name) ?? null;
      values.keep(name, height, value === null ? null : bytes(value), run);
    } else if (random(3) === 0 && chain.length > 3) {
      const from = chain.length - 1 - random(3);
      chain.length = Math.max(1, from);
      values.rewind(Math.max(1, from));
      run = null;
    }
    for (const name of names)
      for (let height = 0; height < chain.length; height++) {
        const [seen, held] = [valueAt(values, name, height), chain[height]!.get(name) ?? null];
        if (seen !== undefined && seen !== held) wrong.push({ seed, step, height, name, seen, held });
      }
  }
  return wrong;
}
