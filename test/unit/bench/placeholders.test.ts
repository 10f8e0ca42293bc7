import { expect, test } from '@jest/globals';
import { UNIQUE_ADDRESS, UNIQUE_WORD } from '../../../bench/load.js';
import { hasPlaceholder, Placeholders } from '../../../bench/placeholders.js';

test('unique addresses and words have their length and never repeat', () => {
  const placeholders = new Placeholders();
  const texts = Array.from({ length: 100 }, () => placeholders.fill(`${UNIQUE_ADDRESS} ${UNIQUE_WORD}`, {}));
  expect(texts.every((text) => /^[0-9a-f]{40} 0{48}[0-9a-f]{16}$/.test(text))).toBe(true);
  expect(new Set(texts.flatMap((text) => text.split(' '))).size).toBe(200);
});

test('a body has the texts of a list in turn, whatever other bodies had', () => {
  const placeholders = new Placeholders();
  const lists = { name: ['a', 'b', 'c'] };
  const fill = (body: string) => placeholders.fill(body, lists);
  expect(fill('<<name>>-<<name>>')).toBe('a-b');
  expect(fill('other <<name>>')).toBe('other a');
  expect(fill('<<name>>-<<name>>')).toBe('c-a');
});

test('a placeholder without a list is refused', () => {
  expect(() => new Placeholders().fill('<<nothing>>', {})).toThrow('there is no list for <<nothing>>');
});

test('a body without placeholders is known', () => {
  expect(['{"id":0}', `{"to":"0x${UNIQUE_ADDRESS}"}`].map(hasPlaceholder)).toEqual([false, true]);
});
