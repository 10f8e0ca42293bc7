/** The main views look as they did when somebody last looked at them, as far as fonts allow. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { cellsOf, difference, type Cells } from './screenshots/compare.js';
import { takeScreenshots } from './screenshots/views.js';
import { browserStage } from './support/browserStage.js';

const FOLDER = join(import.meta.dirname, '../../../docs-site/screenshots');
/** Other fonts, and text of other sizes and widths, gave up to 0.31; a page without its main part gives 0.6 or more. */
const ALLOWED = 0.45;
/** Where the main part begins, beside the side bar that narrow views do not show. */
const MAIN = { left: 257, top: 57 };
const NARROW_MAIN = { left: 0, top: 57 };
const NARROW = 'guide';
const TIME_LIMIT_MS = 180_000;

const browser = browserStage();
let page: Page;
let kept: { name: string; png: Buffer; cells: Cells }[];

beforeAll(async () => {
  page = await browser.newPage();
  kept = [];
  for (const file of readdirSync(FOLDER)) {
    const png = readFileSync(join(FOLDER, file));
    kept.push({ name: file.replace('.png', ''), png, cells: await cellsOf(page, png) });
  }
}, TIME_LIMIT_MS);

test(
  'the main views look like the pictures that are kept; after a change that is meant: npm run screenshots',
  async () => {
    const taken = new Map((await takeScreenshots(browser, 0)).map(({ name, png }) => [name, png]));
    expect([...taken.keys()].sort()).toEqual(kept.map(({ name }) => name).sort());
    const changed: string[] = [];
    for (const { name, cells } of kept) {
      const far = difference(cells, await cellsOf(page, taken.get(name)!));
      if (far > ALLOWED) changed.push(`${name}: ${Math.round(far * 100)} % of it`);
    }
    expect(changed).toEqual([]);
  },
  TIME_LIMIT_MS,
);

test(
  'a blank page, and one whose main part is blank, look like none of the pictures that are kept',
  async () => {
    expect(kept).toHaveLength(11);
    const alike: string[] = [];
    for (const { name, png, cells } of kept) {
      const blank = difference(cells, await cellsOf(page, png, { left: 0, top: 0 }));
      const blankMain = difference(cells, await cellsOf(page, png, name === NARROW ? NARROW_MAIN : MAIN));
      if (blank <= ALLOWED || blankMain <= ALLOWED) alike.push(`${name}: ${blank}, ${blankMain}`);
    }
    expect(alike).toEqual([]);
  },
  TIME_LIMIT_MS,
);
