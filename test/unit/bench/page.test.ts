import { expect, test } from '@jest/globals';
import {
  list,
  numberedList,
  paragraph,
  reportPage,
  sectionOf,
  withEarlierSections,
  withSection,
} from '../../../bench/page.js';

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

const PAGE = '# A\n\nText.\n\n## B\n\n- b\n\n### Of B\n\nMore.\n\n## C\n\n- c\n';

test('a section ends before the next one of its level', () => {
  expect(sectionOf(PAGE, '## B')).toBe('## B\n\n- b\n\n### Of B\n\nMore.');
  expect(sectionOf(PAGE, '## C')).toBe('## C\n\n- c');
  expect(sectionOf(PAGE, '## D')).toBeNull();
});

test('a section replaces the one with its heading, or is the last one; the others stay', () => {
  expect(withSection(PAGE, '## B\n\nNew.')).toBe('# A\n\nText.\n\n## B\n\nNew.\n\n## C\n\n- c\n');
  expect(withSection(PAGE, '## C\n\nNew.')).toBe(PAGE.replace('- c', 'New.'));
  expect(withSection(PAGE, '## D\n\nNew.')).toBe(`${PAGE}\n## D\n\nNew.\n`);
  expect(withSection(withSection(PAGE, '## B\n\nNew.'), sectionOf(PAGE, '## B')!)).toBe(PAGE);
});

test('a new page keeps sections of an earlier one', () =>
  expect(withEarlierSections('# A\n\nNew.\n', PAGE, ['## D', '## C', '## B'])).toBe(
    '# A\n\nNew.\n\n## C\n\n- c\n\n## B\n\n- b\n\n### Of B\n\nMore.\n',
  ));
