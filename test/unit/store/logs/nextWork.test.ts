/** Which units are written, in which order, on chains of several shapes. */
import { expect, test } from '@jest/globals';
import type { HeightRange } from '../../../../src/store/heightRanges.js';
import type { LogUnit } from '../../../../src/store/logs/logIndexFile.js';
import { nextWork, type IndexedState } from '../../../../src/store/logs/nextWork.js';
import { hashOf } from '../syntheticBlocks.js';

const NOTHING: ReadonlySet<number> = new Set();

function unitOf({ from, to }: HeightRange, id: number): LogUnit {
  return { id, from, to, generation: 0, rewrites: 0, instance: '', hash: hashOf(to), bits: 8, logs: 1, bytes: 1 };
}

function rangeOf(text: string): HeightRange {
  const [from = 0, to = 0] = text.split('-').map(Number);
  return { from, to };
}

/** All work until there is none: what was written, and the units at the end. */
function allWork(
  state: Omit<IndexedState, 'units' | 'listed'>,
  units: LogUnit[] = [],
): { done: string[]; units: string[] } {
  const done: string[] = [];
  let current = units;
  const listed = new Set<number>();
  for (let id = 100; ; id++) {
    const work = nextWork({ ...state, units: current, listed });
    if (work === null) return { done, units: current.map(({ from, to }) => `${from}-${to}`) };
    if (work.kind === 'directory') {
      const ids = work.sections.map((unit) => unit?.id ?? 0);
      done.push(`directory ${work.sections.map((unit) => unit && Math.floor(unit.from / 65_536)).join(' ')}`);
      for (const id of ids) listed.add(id);
      continue;
    }
    const replaced = work.kind === 'merge' ? work.units : [];
    const range = work.kind === 'merge' ? { from: replaced[0]!.from, to: replaced.at(-1)!.to } : work.range;
    done.push(`${work.kind} ${range.from}-${range.to}`);
    current = [...current.filter((unit) => !replaced.includes(unit)), unitOf(range, id)].sort(
      (a, b) => a.from - b.from,
    );
    if (done.length > 500) throw new Error('there is always more work');
  }
}

test('a chain shorter than a part of a window has no unit', () => {
  expect(allWork({ ranges: [{ from: 1, to: 511 }], isFinished: true, unreadable: NOTHING }).done).toEqual([]);
});

test('the newest block of a range is not proven, so the last part waits for the next one', () => {
  const done = (to: number) => allWork({ ranges: [{ from: 1, to }], isFinished: true, unreadable: NOTHING }).done;
  expect(done(512)).toEqual(['build 1-511']);
  expect(done(1_023)).toEqual(['build 1-511']);
  expect(done(1_024)).toEqual(['build 1-1023']);
  expect(done(8_191)).toEqual(['build 4096-7679', 'build 1-4095']);
  expect(done(8_192)).toEqual(['build 4096-8191', 'build 1-4095']);
});

test('while the chain grows, each part is written, and those of a window are merged', () => {
  const done: string[] = [];
  let units: LogUnit[] = [];
  for (let to = 8_000; to <= 12_600; to += 100) {
    const work = allWork({ ranges: [{ from: 1, to }], isFinished: true, unreadable: NOTHING }, units);
    done.push(...work.done);
    units = work.units.map(rangeOf).map(unitOf);
  }
  expect(done.slice(0, 4)).toEqual(['build 4096-7679', 'build 1-4095', 'build 7680-8191', 'merge 4096-8191']);
  expect(done.filter((text) => text.startsWith('merge'))).toEqual(['merge 4096-8191', 'merge 8192-12287']);
  expect(units.map(({ from, to }) => `${from}-${to}`)).toEqual(['1-4095', '4096-8191', '8192-12287']);
});

test('a whole section is merged as soon as it can be, the newest first', () => {
  const { done, units } = allWork({ ranges: [{ from: 1, to: 140_000 }], isFinished: false, unreadable: NOTHING });
  expect(done.slice(0, 3)).toEqual(['build 139264-139775', 'build 135168-139263', 'build 131072-135167']);
  expect(done.filter((work) => work.startsWith('merge'))).toEqual(['merge 65536-131071', 'merge 1-65535']);
  expect(units).toEqual(['1-65535', '65536-131071', '131072-135167', '135168-139263', '139264-139775']);
});

test('while blocks are filled in below, only whole windows are written there', () => {
  const state = { ranges: [{ from: 5_000, to: 20_000 }], unreadable: NOTHING };
  expect(allWork({ ...state, isFinished: false }).units).toEqual(['8192-12287', '12288-16383', '16384-19967']);
  expect(allWork({ ...state, isFinished: true }).units[0]).toBe('5000-8191');
});

test('a lowest section that begins late is merged when nothing more will come below', () => {
  const state = { ranges: [{ from: 60_000, to: 140_000 }], unreadable: NOTHING };
  expect(allWork({ ...state, isFinished: false }).units.slice(0, 2)).toEqual(['61440-65535', '65536-131071']);
  expect(allWork({ ...state, isFinished: true }).units.slice(0, 2)).toEqual(['60000-65535', '65536-131071']);
});

test('the units of a section are merged, and listed, once all are there, whatever is above it', () => {
  const end = 16 * 65_536;
  const ranges = [{ from: end - 4_396, to: end + 10 }];
  const { done } = allWork({ ranges, isFinished: true, unreadable: NOTHING });
  expect(done.map((work) => work.replace(/ +/, ' '))).toEqual([
    `build ${end - 4_096}-${end - 1}`,
    `build ${end - 4_396}-${end - 4_097}`,
    `merge ${end - 4_396}-${end - 1}`,
    'directory 15',
  ]);
});

test('blocks that will never be stored divide the units', () => {
  const ranges = [
    { from: 1, to: 10_000 },
    { from: 10_101, to: 140_000 },
  ];
  const { units } = allWork({ ranges, isFinished: true, unreadable: NOTHING });
  expect(units.slice(0, 3)).toEqual(['1-9999', '10101-65535', '65536-131071']);
});

test('a block that cannot be read is left out, and its neighbours are indexed', () => {
  const state = { ranges: [{ from: 1, to: 9_000 }], isFinished: false };
  const { units } = allWork({ ...state, unreadable: new Set([100]) });
  expect(units).toEqual(['1-99', '101-4095', '4096-8191', '8192-8703']);
  const repaired = allWork({ ...state, unreadable: NOTHING }, units.map(rangeOf).map(unitOf));
  expect(repaired.done).toEqual(['build 100-100', 'merge 1-4095']);
});

test('sixteen sections get a directory, those of the beginning with what there is', () => {
  const whole = (section: number) =>
    unitOf({ from: Math.max(section * 65_536, 1), to: section * 65_536 + 65_535 }, section + 1);
  const state = { ranges: [{ from: 1, to: 33 * 65_536 - 1 }], isFinished: true, unreadable: NOTHING };
  const { done } = allWork(
    state,
    Array.from({ length: 32 }, (_, section) => whole(section)),
  );
  const numbers = (first: number) => Array.from({ length: 16 }, (_, index) => first + index).join(' ');
  expect(done.filter((work) => work.startsWith('directory'))).toEqual([
    `directory ${numbers(16)}`,
    `directory ${numbers(0)}`,
  ]);
  const late = { ...state, ranges: [{ from: 14 * 65_536 + 9, to: 33 * 65_536 - 1 }] };
  const units = [unitOf({ from: 14 * 65_536 + 9, to: 15 * 65_536 - 1 }, 1), whole(15)];
  expect(allWork(late, units).done[0]).toBe(`directory ${' '.repeat(14)}14 15`);
  expect(allWork({ ...late, isFinished: false }, units).done[0]).not.toContain('directory');
});
