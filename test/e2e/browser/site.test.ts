/** The built documentation in a browser, served by Halley in front of both chains. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { testChains } from '../../support/testChains.js';
import { axeViolations, elsewhere, openPage } from './support/browser.js';
import { browserStage } from './support/browserStage.js';
import { startSite, type Site } from './support/site.js';
import { blockNumber, sendAll, sendOne, transfers } from './support/transactions.js';

const VIEWS = [
  '',
  'methods/',
  'methods/eth_getLogs/',
  'schemas/Block/',
  'errors/',
  'settings/',
  'limits/',
  'guide/',
  'playground/',
  'conformance/',
  'live/',
];

/** Each look is tried in front of one chain. */
const LOOKS: Readonly<Record<string, BrowserContextOptions>> = {
  'the Go chain': { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  'the embedded chain': { colorScheme: 'dark', viewport: { width: 360, height: 700 } },
};

const FIRST_PAGE_BYTES = 300_000;
const TRANSACTIONS = 50;
/** Where the rows of the live page's list of transactions lead. */
const SHOWN_TRANSACTIONS =
  '[...document.querySelectorAll(`section[aria-labelledby=live-transactions] a[href^="#tx="]`)].map((a) => a.hash)';
const START_MS = 120_000;

const browser = browserStage();

describe.each(testChains)('the documentation in front of %s', (name, start) => {
  let site: Site;

  beforeAll(async () => {
    site = await startSite(start);
  }, START_MS);

  afterAll(() => site?.stop());

  test(
    'every view is accessible, fits, and asks nobody else; with its islands',
    async () => {
      const { page, faults, requests } = await openPage(browser, site.url, LOOKS[name]);
      const { transactionHash } = await sendOne(site.halley.httpUrl, site.chain, transfers(site.chain, 1)[0]!);
      const address = site.chain.accounts[0]!.address;
      const live = [`live/#block=1`, `live/#tx=${transactionHash}`, `live/#account=${address}`];
      for (const view of [...VIEWS, ...live]) {
        await page.goto(view);
        await page.locator('main').waitFor();
        await waitForIslands(page, view);
        expect([view, await axeViolations(page)]).toEqual([view, []]);
        const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
        expect([view, Math.max(overflow, 0)]).toEqual([view, 0]);
      }
      expect([faults, elsewhere(requests, site.url)]).toEqual([[], []]);
      await page.context().close();
    },
    START_MS,
  );

  test('the first page is small, and a browser at / is led to it', async () => {
    const { page } = await openPage(browser, site.url);
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) =>
      sizes.push(
        request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
      ),
    );
    await page.goto(`${site.halley.httpUrl}/`, { waitUntil: 'networkidle' });
    expect(page.url()).toBe(site.url);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(FIRST_PAGE_BYTES);
    await page.context().close();
  });

  test('an address that has no page shows the nearest ones, without breaking the policy', async () => {
    const { page, faults, requests } = await openPage(browser, site.url);
    await page.goto('guide/your-nodes/');
    await page.locator('main').getByRole('link', { name: 'In front of your node' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const broken = faults.filter((fault) => !/status of 404/.test(fault));
    expect([broken, elsewhere(requests, site.url)]).toEqual([[], []]);
    await page.context().close();
  });

  test('a form sends good values, and says what is wrong with bad ones', async () => {
    const { page, faults, requests } = await openPage(browser, site.url);
    await page.goto('methods/eth_getBalance/');
    const address = page.getByRole('textbox', { name: 'address' });
    await address.fill(site.chain.accounts[0]?.address ?? '');
    await page.getByRole('button', { name: 'Send over HTTP' }).click();
    await page
      .locator('[data-island=playground]')
      .getByText(/0x[0-9a-f]{10,}/)
      .last()
      .waitFor();
    await address.fill('0x12');
    expect(await address.getAttribute('aria-invalid')).toBe('true');
    expect([faults, elsewhere(requests, site.url)]).toEqual([[], []]);
    await page.context().close();
  });

  test(
    'the live page shows every block while transactions are mined, also after a restart of the server',
    async () => {
      const { page, faults, requests } = await openPage(browser, site.url);
      const { halley, chain } = site;
      await page.goto('live/');
      await page.getByText('Connected', { exact: true }).waitFor();
      const first = (await blockNumber(halley.httpUrl)) + 1;
      await page.locator(`a[href="#block=${first}"]`).first().waitFor();
      const hashes = await sendAll(halley.httpUrl, chain, transfers(chain, TRANSACTIONS));
      const last = await blockNumber(halley.httpUrl);
      await page.locator(`a[href="#block=${last}"]`).first().waitFor();
      await page.locator('section[aria-labelledby=live-transactions] .live-more').click();
      const shown = await page.evaluate<string[]>(SHOWN_TRANSACTIONS);
      expect(hashes.filter((hash) => !shown.includes(`#tx=${hash}`))).toEqual([]);
      expect(new Set(shown).size).toBe(shown.length);

      await halley.restart();
      const { blockNumber: after } = await sendOne(halley.httpUrl, chain, transfers(chain, 1)[0]!);
      await page
        .locator(`a[href="#block=${Number(after)}"]`)
        .first()
        .waitFor();
      await page.locator('section[aria-labelledby=live-blocks] .live-more').click();
      const blocks = (await page.locator('section[aria-labelledby=live-blocks] tbody a').allTextContents()).map(
        (text) => Number(text.replaceAll(/[^0-9]/g, '')),
      );
      expect(blocks.length).toBeGreaterThan(1);
      expect(blocks).toEqual(blocks.map((_, index) => blocks[0]! - index));
      // 100 blocks are kept; a slow machine may make more meanwhile.
      expect(blocks.at(-1)).toBeLessThanOrEqual(Math.max(first, blocks[0]! - 99));
      expect(faults.filter((fault) => !/^WebSocket connection to '[^']*' failed/.test(fault))).toEqual([]);
      expect(elsewhere(requests, site.url)).toEqual([]);
      await page.context().close();
    },
    START_MS,
  );
});

/** Waits until the interactive parts of the page have taken the place of what stands there without them. */
async function waitForIslands(page: Page, view: string): Promise<void> {
  await page
    .locator('[data-island]:empty, [data-island] > script, [data-island] > .fallback')
    .first()
    .waitFor({ state: 'detached' });
  await page.getByText('Loading the contract…').waitFor({ state: 'detached' });
  if (!view.startsWith('live/')) return;
  await page.getByText('Connected', { exact: true }).waitFor();
  await page.getByText('Loading.', { exact: true }).first().waitFor({ state: 'detached' });
}
