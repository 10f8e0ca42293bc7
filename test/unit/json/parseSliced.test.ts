import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseSliced } from '../../../src/json/parseSliced.js';
import { turnsDuring } from '../../support/eventLoop.js';

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
    ['long values within each other', [[[[[[[[[[long('x')], 1], 2], 3], 4], 5], 6], { 7: 8 }], 9], 10]],
    ['keys that look like integers', { b: long('x'), 2: { 1: long('y') }, 1: [], '': 0 }],
    ['numbers that are rounded', [2 ** 64, -0.1, 1e300, long('x'), 5e-324]],
    ['unpaired surrogates', [long('\ud800'), { '\udc00': long('x') }, '\udc00']],
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
  ['a closing bracket too many', `["${long('x')}"]]`],
  ['a comma too many', `[,"${long('x')}"]`],
  ['a number before a list', `[1["${long('x')}"]]`],
  ['a word behind a list', `[["${long('x')}"] 1]`],
  ['half an escape', `["${long('x')}\\u00"]`],
  ['a string that ends with an escape', `["${long('x')}\\"]`],
])('%s is refused', async (_name, text) => {
  await expect(parseSliced(text)).rejects.toThrow(SyntaxError);
});

test('a caller may change the pieces before they are parsed', async () => {
  const text = `${'['.repeat(8)}{"nonce":18446744073709551615,"b":"${long('x')}"},{"nonce":1}${']'.repeat(8)}`;
  const options = { prepare: (piece: string) => piece.replaceAll(/("nonce":)([0-9]+)/g, '$1"$2"') };
  const expected: unknown = JSON.parse(text.replaceAll(/("nonce":)([0-9]+)/g, '$1"$2"'));
  expect(await parseSliced(text, options)).toEqual(expected);
});

describe('hostile text', () => {
  test('the last of several members of one name counts, wherever the text is cut', async () => {
    const text = `{"a":1,"b":["${long('x')}"],"a":{"c":["${long('y')}"],"c":2},"b":3,"a":[4]}`;
    expect(JSON.stringify(await parseSliced(text))).toBe('{"a":[4],"b":3}');
  });

  test.each([2100, 100, 5])('as many as %d levels are allowed, and no more', async (maxNesting) => {
    for (const filling of ['1', `"${long('x')}"`]) {
      const nested = (levels: number) => `${'[1,'.repeat(levels - 1)}[${filling}]${']'.repeat(levels - 1)}`;
      expect(JSON.stringify(await parseSliced(nested(maxNesting), { maxNesting }))).toBe(nested(maxNesting));
      await expect(parseSliced(nested(maxNesting + 1), { maxNesting })).rejects.toThrow('too many levels');
    }
    await expect(parseSliced('['.repeat(10_000_000), { maxNesting })).rejects.toThrow('too many levels');
  });

  test('levels that are long each cost no more than their text', async () => {
    const block = `${'{"a":['.repeat(1000)}"${'x'.repeat(2_000)}"${']}'.repeat(1000)}`;
    const text = `[${Array<string>(200).fill(block).join()}]`;
    let parsed: unknown;
    const turns = await turnsDuring(1, async () => {
      parsed = await parseSliced(text, { maxNesting: 2100 });
    });
    expect(turns).toBeGreaterThan(0);
    expect(JSON.stringify(parsed)).toBe(text);
  });

  test('ends when the client leaves', async () => {
    const leaving = new AbortController();
    const parsing = parseSliced(`[${'1,'.repeat(5_000_000)}1]`, { signal: leaving.signal });
    setImmediate(() => leaving.abort(new Error('left')));
    await expect(parsing).rejects.toThrow('left');
  });

  test('is taken or refused as by JSON.parse, with one character too many or too few', async () => {
    const value = fc.jsonValue({ maxDepth: 4 });
    const character = fc.constantFrom('', ...'[]{},:"\\ 1n');
    await fc.assert(
      fc.asyncProperty(value, value, fc.nat(), character, async (first, second, place, inserted) => {
        const text = JSON.stringify([first, { a: first, b: [long('x'), second] }, second]);
        // Near the ends, where there is structure: in the middle lies the long string.
        const at = place % 2 === 0 ? place % 300 : text.length - (place % 300);
        const changed = text.slice(0, at) + inserted + text.slice(at + (inserted === '' ? 1 : 0));
        expect(await orNothing(parseSliced(changed))).toEqual(
          await orNothing(Promise.resolve(changed).then((whole) => JSON.parse(whole) as unknown)),
        );
      }),
      { numRuns: 500 },
    );
  });
});

async function orNothing(parsing: Promise<unknown>): Promise<unknown> {
  try {
    return await parsing;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
