import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rawIdOfObject, rawIdsOfBatch } from '../../../src/jsonrpc/message.js';

/** Texts of ids, as clients may write them. */
const idText = fc.oneof(
  fc.constantFrom('1.0', '-0', '1E+3', '0.10', '18446744073709551616', 'null', '"\\u0041"', '"\\"id\\":1"', '""'),
  fc.bigInt().map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary' }).map((value) => JSON.stringify(value)),
);

const space = fc.constantFrom('', ' ', '\n\t', '\r\n  ');
const otherKey = fc.string().filter((key) => key !== 'id');
const member = fc.tuple(
  otherKey.map((key) => JSON.stringify(key)),
  fc.jsonValue().map((value) => JSON.stringify(value)),
);
const idKey = fc.constantFrom('"id"', '"\\u0069d"', '"i\\u0064"', '"\\u0069\\u0064"');

/** The text of an object with an id among other members, and the text of that id. */
const objectWithId = fc
  .record({ before: fc.array(member), id: idText, key: idKey, after: fc.array(member), gap: space })
  .map(({ before, id, key, after, gap }) => {
    const members = [...before, [key, id], ...after].map(([name, value]) => `${gap}${name}${gap}:${gap}${value}${gap}`);
    return { text: `${gap}{${members.join(',')}}${gap}`, id };
  });

describe('the text of an id', () => {
  test('is found anywhere in an object', () => {
    fc.assert(
      fc.property(objectWithId, ({ text, id }) => {
        expect(rawIdOfObject(text)).toBe(id);
      }),
    );
  });

  test('is found for each item of a batch', () => {
    const other = fc.jsonValue().map((value) => ({ text: JSON.stringify({ value }), id: undefined }));
    fc.assert(
      fc.property(fc.array(fc.oneof(objectWithId, other), { minLength: 1 }), space, (items, gap) => {
        const text = `${gap}[${items.map((item) => item.text).join(`${gap},${gap}`)}${gap}]`;
        expect(rawIdsOfBatch(text)).toEqual(items.map((item) => item.id));
      }),
    );
  });

  test.each([
    ['{}', undefined],
    ['{"Id":1,"iD":2,"":3,"idx":4}', undefined],
    ['{"params":{"id":1}}', undefined],
    ['{"id":1,"id":2.0}', '2.0'],
    ['[]', undefined],
  ])('of %s is %p', (text, id) => {
    expect(rawIdOfObject(text)).toBe(id);
  });
});
