/** The hand-written pages in a browser: accessible in light and dark, and no wider than a telephone. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { devStage } from '../../support/devStage.js';
import { axeViolations, elsewhere, openPage } from './support/browser.js';
import { browserStage } from './support/browserStage.js';

/** The frame around it is that of all pages, which site.test.ts looks at. */
const TEXT = { within: 'main' };
/** The rules whose outcome another colour scheme may change. */
const COLOURS = { ...TEXT, rules: ['color-contrast', 'link-in-text-block'] };
const NARROW = { viewport: { width: 360, height: 700 } };
/** Runs in the browser: puts the text of a guide into the page. To load all of it anew takes twice as long. */
const SHOW = `async (address) => {
  const html = await (await fetch(address)).text();
  document.querySelector('main').replaceWith(new DOMParser().parseFromString(html, 'text/html').querySelector('main'));
}`;
const TIME_LIMIT_MS = 120_000;

const browser = browserStage();
const { dev } = devStage();

test(
  'every guide is accessible in light and dark, fits, and asks nobody else',
  async () => {
    const site = `${dev.url}/docs/`;
    const { page, faults, requests } = await openPage(browser, site, NARROW);
    await page.goto('guide/');
    const guides = await page.evaluate<string[]>('[...document.querySelectorAll(`main li a`)].map((a) => a.href)');
    expect(guides.length).toBeGreaterThan(20);
    const found: string[] = [];
    for (const guide of guides) {
      await page.evaluate(`(${SHOW})('${guide}')`);
      await page.emulateMedia({ colorScheme: 'light' });
      const light = [...(await axeViolations(page, TEXT)), ...(await overflow(page))];
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = await axeViolations(page, COLOURS);
      found.push(...[...light, ...dark].map((problem) => `${guide}: ${problem}`));
    }
    expect(found).toEqual([]);
    expect([faults, elsewhere(requests, site)]).toEqual([[], []]);
    await page.context().close();
  },
  TIME_LIMIT_MS,
);

async function overflow(page: Page): Promise<string[]> {
  const pixels = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  return pixels > 0 ? [`${pixels} pixels too wide`] : [];
}
