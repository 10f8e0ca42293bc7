/** The main views look as they did when somebody last looked at them, as far as fonts allow. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { coarseDifference } from './screenshots/compare.js';
import { takeScreenshots } from './screenshots/views.js';
import { launchBrowser } from './support/browser.js';

const KEPT = join(import.meta.dirname, '../../docs-site/screenshots');
/** Other fonts move lines. A view without its colours or its layout differs in far more of its cells. */
const ALLOWED = 0.25;
const TIME_LIMIT_MS = 180_000;

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
}, TIME_LIMIT_MS);

afterAll(() => browser?.close());

test(
  'the ten main views look like the pictures that are kept; after a change that is meant: npm run screenshots',
  async () => {
    const taken = await takeScreenshots(browser, 0);
    expect(taken).toHaveLength(10);
    const changed: string[] = [];
    for (const { name, png } of taken) {
      const difference = await coarseDifference(browser, readFileSync(join(KEPT, `${name}.png`)), png);
      if (difference > ALLOWED) changed.push(`${name}: ${Math.round(difference * 100)} % of it`);
    }
    expect(changed).toEqual([]);
  },
  TIME_LIMIT_MS,
);
