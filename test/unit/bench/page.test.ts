import { expect, test } from '@jest/globals';
import { list, numberedList, paragraph, reportPage } from '../../../bench/page.js';

const WORDS = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');

test('a page begins with what the site says of it', () => {
  expect(reportPage({ title: 'A', description: 'What it is.', order: 3 }, ['# A', 'Text.'])).toBe(
    '---\ntitle: A\ndescription: What it is.\norder: 3\n---\n\n# A\n\nText.\n',
  );
});

test('prose has lines of at most 120 columns, and all of its words', () => {
  const text = paragraph(WORDS);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
  expect(text.replaceAll('\n', ' ')).toBe(WORDS);
});

test('no line begins with what Markdown would take for a list or a heading', () => {
  const text = paragraph(`${'a'.repeat(119)} - ${'b'.repeat(119)} 1. ${'c'.repeat(119)} ## d`);
  expect(text.split('\n').filter((line) => /^(?:-|1\.|##)/.test(line))).toEqual([]);
});

test('the lines of an item are indented', () => {
  expect(list([WORDS, 'short'])).toMatch(/^- word0 .*\n {2}word\d+ (?:.|\n {2})*\n- short$/);
  expect(numberedList(['one', WORDS])).toMatch(/^1\. one\n2\. word0 .*\n {3}word/);
});
