/** The source of the hand-written pages can be read in any editor: no line is wider than a screen. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../../..');
const MOST_CHARACTERS = 160;

/** Every page in git, new ones too. */
const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '*.md'];
const pages = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);

test.each(pages)('%s has no wide line of prose or of a table', (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8')
    .replaceAll(/^( *)```[\s\S]*?^\1```/gm, '')
    .replaceAll(/https?:\/\/\S+/g, '');
  expect(text.split('\n').filter((line) => [...line].length > MOST_CHARACTERS)).toEqual([]);
});
