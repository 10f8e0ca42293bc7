import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { JsonShapeScan, type JsonShapeLimits } from '../../../src/json/jsonShape.js';

interface Shape {
  nesting: number;
  members: number;
  values: number;
}

function shapeOf(value: unknown): Shape {
  if (typeof value !== 'object' || value === null) return { nesting: 0, members: 0, values: 0 };
  const shapes = Object.values(value).map(shapeOf);
  return {
    nesting: shapes.reduce((deepest, { nesting }) => Math.max(deepest, nesting), 0) + 1,
    members: shapes.reduce((sum, { members }) => sum + members, Array.isArray(value) ? 0 : shapes.length),
    values: shapes.reduce((sum, { values }) => sum + values, Math.max(1, shapes.length)),
  };
}

function exceeded(text: string, limits: Partial<JsonShapeLimits>): string {
  const scan = new JsonShapeScan(text, { maxNesting: 1e9, maxMembers: 1e9, maxValues: 1e9, ...limits });
  for (;;) {
    const found = scan.step();
    if (found !== null) return found;
  }
}

test('nesting, members and values are counted as in the parsed value, whatever strings contain', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      const text = JSON.stringify(value);
      const { nesting, members, values } = shapeOf(value);
      expect(exceeded(text, { maxNesting: nesting, maxMembers: members, maxValues: values })).toBe('none');
      if (nesting > 0) expect(exceeded(text, { maxNesting: nesting - 1 })).toBe('maxNesting');
      if (members > 0) expect(exceeded(text, { maxMembers: members - 1 })).toBe('maxMembers');
      if (values > 0) expect(exceeded(text, { maxValues: values - 1 })).toBe('maxValues');
    }),
  );
});

describe('text that takes several steps', () => {
  const long = 'x'.repeat(300_000);
  test.each([
    ['a long string', JSON.stringify([long, { [long]: [long] }, 1])],
    ['escaped quotes', JSON.stringify(['\\"'.repeat(200_000), { '"': '\\' }, [1]])],
    ['many items', JSON.stringify([...Array.from({ length: 200_000 }, () => 1), { a: [] }])],
  ])('%s', (_name, text) => {
    const { members, values } = shapeOf(JSON.parse(text));
    expect(exceeded(text, { maxNesting: 3, maxMembers: members, maxValues: values })).toBe('none');
    expect(exceeded(text, { maxMembers: members - 1 })).toBe('maxMembers');
    expect(exceeded(text, { maxValues: values - 1 })).toBe('maxValues');
  });

  test.each([
    ['"' + '\\"'.repeat(300_000), 'none'],
    ['['.repeat(5_000_000), 'maxNesting'],
    [']'.repeat(400_000) + '[[[[[', 'none'],
    ['\\'.repeat(400_000), 'none'],
    ['', 'none'],
  ])('is no JSON (%#)', (text, found) => {
    expect(exceeded(text, { maxNesting: 4 })).toBe(found);
  });
});
