import { describe, expect, test } from '@jest/globals';
import { parseSliced } from '../../src/json/slicedJson.js';

const long = (character: string): string => character.repeat(70_000);

describe('text is parsed as JSON.parse does it', () => {
  const many = Array.from({ length: 3_000 }, (_, index) => ({ index, text: `"],[{\\${index}` }));
  test.each([
    ['short values', [1, 'a', null, { b: [] }]],
    ['a long list', many],
    ['a long text', long('x')],
    ['long and short members', { a: 1, b: long('"'), c: [2], d: many, e: { f: long('\\'), g: [] }, h: null }],
    ['long and short items', [1, long('['), 2, many, [], long('}'), {}]],
    ['a long member alone', { 'key ": {': many }],
    ['text beyond ASCII', [long('ü'), '€', { '☃': long('☃') }]],
  ])('%s', async (_name, value) => {
    expect(await parseSliced(JSON.stringify(value))).toEqual(value);
    expect(await parseSliced(` ${JSON.stringify(value, null, 1)} `)).toEqual(value);
  });

  test('members that objects have by nature', async () => {
    const parsed: unknown = await parseSliced(`{"__proto__":{"a":1},"b":"${long('x')}"}`);
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
    expect(Object.keys(parsed as object)).toEqual(['__proto__', 'b']);
  });
});

test.each([
  ['nothing', ''],
  ['a cut', `["${long('x')}"`],
  ['a cut in a text', `["${long('x')}`],
  ['a second value', `["${long('x')}"] 1`],
  ['a comma at the end', `["${long('x')}",]`],
  ['no comma', `["${long('x')}" "${long('x')}"]`],
  ['no colon', `{"a" "${long('x')}"}`],
  ['a key that is no text', `{1:"${long('x')}"}`],
  ['another bracket', `["${long('x')}",[1}]`],
  ['a word', `["${long('x')}",nothing]`],
  ['too many levels', `["${long('x')}",${'['.repeat(200)}${']'.repeat(200)}]`],
  ['too many long levels', `${'['.repeat(8)}"${long('x')}"${']'.repeat(8)}`],
])('%s is refused', async (_name, text) => {
  await expect(parseSliced(text)).rejects.toThrow(SyntaxError);
});

test('a caller may change the pieces before they are parsed, and allow more long levels', async () => {
  const text = `${'['.repeat(8)}{"nonce":18446744073709551615,"b":"${long('x')}"},{"nonce":1}${']'.repeat(8)}`;
  const options = { longLevels: 16, prepare: (piece: string) => piece.replaceAll(/("nonce":)([0-9]+)/g, '$1"$2"') };
  const expected: unknown = JSON.parse(text.replaceAll(/("nonce":)([0-9]+)/g, '$1"$2"'));
  expect(await parseSliced(text, options)).toEqual(expected);
});
