import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CLOSE_BRACE, CLOSE_BRACKET, OPEN_BRACE, OPEN_BRACKET } from '../../../src/json/codes.js';
import { JsonCursor } from '../../../src/json/jsonCursor.js';
import { turnsDuring } from '../../support/eventLoop.js';

/** All values and keys of a text, as the cursor finds them. */
function walk(json: JsonCursor): unknown {
  const first = json.peek();
  if (first === OPEN_BRACKET) {
    const items: unknown[] = [];
    json.enter(OPEN_BRACKET);
    while (json.next(CLOSE_BRACKET)) items.push(walk(json));
    return items;
  }
  if (first === OPEN_BRACE) {
    const entries: unknown[] = [];
    json.enter(OPEN_BRACE);
    while (json.next(CLOSE_BRACE)) {
      const key = json.at;
      json.passKey();
      entries.push([JSON.parse(json.text.slice(key, json.text.lastIndexOf('"', json.at - 1) + 1)), walk(json)]);
    }
    return Object.fromEntries(entries as [string, unknown][]);
  }
  const start = json.at;
  json.skip();
  return JSON.parse(json.text.slice(start, json.at));
}

test('finds what JSON.parse finds', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2, '\t'), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      const json = new JsonCursor(` ${text} `);
      expect(walk(json)).toEqual(JSON.parse(text));
      json.end();
    }),
  );
});

test('a value ends where its text ends', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.constantFrom(',1', ']', '}', ' '), async (value, rest) => {
      const text = JSON.stringify(value);
      const json = new JsonCursor(`[${text}${rest}`, 1);
      expect(await json.span()).toEqual({ start: 1, end: 1 + text.length });
      json.at = 1;
      json.skip();
      expect(json.at).toBe(1 + text.length);
    }),
  );
});

test('the last of several members of a name counts, however the name is written', async () => {
  const json = new JsonCursor(
    '{"id":1,"\\u0069d":[2],"other":{"id":3},"i\\u0064" : "4" ,"\\u0069\\u0065":5, "idd":6} 7',
  );
  const { id, missing } = await json.members(['id', 'missing']);
  expect(json.text.slice(id!.start, id!.end)).toBe('"4"');
  expect(missing).toBeUndefined();
  expect(() => json.end()).toThrow(SyntaxError);
});

describe('text that is not JSON', () => {
  test.each([
    '',
    '{',
    '{"a"',
    '{"a":',
    '{"a":}',
    '{"a":1',
    '{"a":1,',
    '{"a":1,}',
    '{"a" 1}',
    '{"a":1 "b":2}',
    '{1:1}',
    '{"a:1}',
    '{"a":[1}',
    '{"a":[1',
    '{"a":"1}',
    '{"\\u00":1}',
    '{"a":1]',
    '["a"]',
  ])('%s', async (text) => {
    await expect(new JsonCursor(text).members(['a', '\\'])).rejects.toThrow(SyntaxError);
  });
});

test('a long value gives way to other work', async () => {
  const long = `[${'{"a":["b",1]},'.repeat(1_000_000)}1]`;
  const json = new JsonCursor(`${long},2`);
  let end = 0;
  const turns = await turnsDuring(1, async () => {
    ({ end } = await json.span());
  });
  expect(turns).toBeGreaterThan(0);
  expect(end).toBe(long.length);
});
