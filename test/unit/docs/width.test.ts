/** The source of the hand-written pages can be read in any editor: no line is wider than a screen. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const FOLDER = join(import.meta.dirname, '../../../docs');
const MOST_CHARACTERS = 160;

const pages = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));

test.each(pages)('docs/%s has no wide line of prose or of a table', (page) => {
  const text = readFileSync(join(FOLDER, page), 'utf8')
    .replaceAll(/^( *)```[\s\S]*?^\1```/gm, '')
    .replaceAll(/https?:\/\/\S+/g, '');
  expect(text.split('\n').filter((line) => [...line].length > MOST_CHARACTERS)).toEqual([]);
});
