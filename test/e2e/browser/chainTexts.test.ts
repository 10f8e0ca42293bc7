/** Texts that a chain or a server chooses, as readers see them: each character shows, and nothing else moves. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { startAutomining } from '../../support/testChains.js';
import { elsewhere, openPage } from './support/browser.js';
import { browserStage } from './support/browserStage.js';
import { expectHarmless, hostileServer, link, send } from './support/hostile.js';
import { deployToken, startSite, type Site, type Token } from './support/site.js';
import { sendAll } from './support/transactions.js';

const START_MS = 120_000;
/** Characters that a reader does not see, or that move others. */
const UNSEEN = String.raw`[^\P{C}\n\t]|[\p{Zl}\p{Zp}\u3164]|\p{M}{4}`;
const FAULTS_OF_PAGE = String.raw`({
  unseen: document.documentElement.outerHTML.match(/.{0,40}(?:${UNSEEN})/u)?.[0] ?? null,
  overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
  outside: [...document.querySelectorAll('[data-island] a')]
    .map((link) => link.href)
    .filter((href) => !href.startsWith(location.origin + '/docs/')),
  wide: [...document.querySelectorAll('.live-badge, .quoted')]
    .filter((element) => element.getBoundingClientRect().width > innerWidth)
    .map((element) => element.outerHTML.slice(0, 200)),
})`;
/** More than the pages show of any text. */
const REPEATED = 5_000;

/** What the token is called, how often that is said, and how the pages show it. */
const TEXTS: readonly { what: string; text: string; times?: number; shown: string }[] = [
  {
    what: 'elements',
    text: '</script><script>globalThis.hacked=1</script><img src=x onerror="globalThis.hacked=1"><svg onload=hacked=1>',
    shown:
      '</script><script>globalThis.hacked=1</script><img src=x onerror="globalThis.hacked=1"><svg onload=hacked=1>',
  },
  {
    what: 'addresses',
    text: 'javascript:globalThis.hacked=1 https://evil.example/a ![x](//evil.example/b) url(http://evil.example/c)',
    shown: 'javascript:globalThis.hacked=1 https://evil.example/a ![x](//evil.example/b) url(http://evil.example/c)',
  },
  {
    what: 'characters that turn the direction of others',
    text: 'pays \u202e000.01\u202c to \u2066you\u2069\u200f',
    shown: String.raw`pays \u202e000.01\u202c to \u2066you\u2069\u200f`,
  },
  {
    what: 'characters without a width',
    text: 'US\u200bDC\u2060\ufeff\u00ad\u3164\u{e0041}',
    shown: String.raw`US\u200bDC\u2060\ufeff\u00ad\u3164\udb40\udc41`,
  },
  {
    what: 'control characters and lines of their own',
    text: 'a\u0000\u001b[31m\u007f\u0085\u2028\u2029z',
    shown: String.raw`a\u0000\u001b[31m\u007f\u0085\u2028\u2029z`,
  },
  {
    what: 'marks above marks',
    text: `Z${'\u0335'.repeat(9)}`,
    shown: `Z${'\u0335'.repeat(3)}${String.raw`\u0335`.repeat(6)}`,
  },
  { what: 'a text without spaces', text: 'W', times: REPEATED, shown: `${'W'.repeat(2000)}…` },
];

const browser = browserStage();
let site: Site;
let token: Token;
let failed: string[];
let paid: string[];

beforeAll(async () => {
  site = await startSite(startAutomining);
  token = await deployToken(site, 'Renamed');
  const to = token.address;
  failed = [];
  paid = [];
  for (const { text, times = 1 } of TEXTS) {
    const actions = [token.data('rename', text, BigInt(times)), token.data('pay'), token.data('fail')];
    const [, payment = '', failure = ''] = await sendAll(
      site.halley.httpUrl,
      site.chain,
      actions.map((data) => ({ to, data })),
    );
    paid.push(payment);
    failed.push(failure);
  }
}, START_MS);

afterAll(() => site?.stop());

describe.each([1280, 360])('in a window of %i pixels', (width) => {
  const look = { viewport: { width, height: 800 } };

  test.each(TEXTS)(
    '$what in a name, a reason, an error and a log show as they are',
    async ({ text, times = 1, shown }) => {
      const { page, faults, requests } = await openPage(browser, site.url, look);
      const at = TEXTS.findIndex((one) => one.text === text);
      await sendAll(site.halley.httpUrl, site.chain, [
        { to: token.address, data: token.data('rename', text, BigInt(times)) },
      ]);
      await page.goto(`methods/eth_call/${link('eth_call', [{ to: token.address }, 'latest'])}`);
      await page.getByText('Make the data from an ABI function').click();
      await page.getByLabel('Contract interface (ABI)').fill(JSON.stringify(token.abi));
      const answer = page.locator('.playground-answer');
      for (const name of ['name()', 'symbol()', 'refuse()']) {
        await page.getByLabel('Function').selectOption(name);
        await send(page);
        await answer.locator('.playground-decoded').getByText(shown, { exact: true }).waitFor();
        await expectSound(page);
      }
      await page.getByLabel('Function').selectOption('fail()');
      await send(page);
      await answer
        .getByText(times === 1 ? `execution reverted: ${shown}` : shown.slice(0, 1000))
        .first()
        .waitFor();
      await answer.getByText('Revert reason').waitFor();
      await expectSound(page);

      await page.goto(`methods/eth_getTransactionReceipt/${link('eth_getTransactionReceipt', [paid[at]])}`);
      await send(page);
      await answer.getByText('logsBloom').waitFor();
      await expectSound(page);

      await page.goto(`live/#tx=${failed[at]}`);
      await page.locator('.live-failure').getByText(shown).waitFor();
      await page.getByRole('tree').getByText(shown.slice(0, 40)).waitFor();
      await expectSound(page);
      await page.goto(`live/#tx=${paid[at]}`);
      await page.getByRole('heading', { name: 'Logs of the transaction' }).waitFor();
      await expectSound(page);
      expect(elsewhere(requests, site.url)).toEqual([]);
      await expectHarmless(page, faults);
    },
    START_MS,
  );
});

test('keys and messages of a server that run from right to left turn nothing around them', async () => {
  const key = 'שלום';
  const hostile = await hostileServer(() => ({
    result: { [key]: 5, [`${key}\u202e`]: 6, ['k'.repeat(REPEATED)]: 7, text: `${key} 1` },
  }));
  const { page, faults } = await openPage(browser, site.url);
  await page.goto('methods/eth_call/');
  await page.getByRole('textbox', { name: 'Server' }).fill(`http://${hostile.host}/`);
  await send(page);
  const leaf = page.locator('.playground-leaf');
  await leaf.getByText(`${key}${String.raw`\u202e`}`, { exact: true }).waitFor();
  await leaf.getByText(`${'k'.repeat(400)}…`, { exact: true }).waitFor();
  await expectSound(page);
  for (const place of [0, 1]) {
    const [name, colon, number] = await Promise.all(
      ['.playground-key', '.playground-colon', '.playground-number'].map((part) =>
        leaf.nth(place).locator(part).boundingBox(),
      ),
    );
    expect([name!.x < colon!.x, colon!.x < number!.x]).toEqual([true, true]);
  }
  await expectHarmless(page, faults);
  hostile.stop();
});

test('a link with such characters fills the form with escapes, which mean the same', async () => {
  const { page, faults } = await openPage(browser, site.url);
  const params = [{ to: token.address, '\u202edata': '0x\u200b' }, 'latest'];
  await page.goto(`playground/${link('eth_call', params)}`);
  const text = await page.getByLabel('Request as JSON').inputValue();
  expect(text).toContain(String.raw`"\u202edata": "0x\u200b"`);
  expect(JSON.parse(text)).toMatchObject({ method: 'eth_call', params });
  for (const client of ['curl', 'viem', 'web3.py', 'Go']) {
    await page.getByRole('button', { name: client, exact: true }).click();
    await page
      .locator('.playground-code')
      .getByText(String.raw`\u202edata`)
      .waitFor();
    await expectSound(page);
  }
  await expectHarmless(page, faults);
});

/** Every character can be seen, the page is no wider than its window, and no link of the tools leaves it. */
async function expectSound(page: Page): Promise<void> {
  expect(await page.evaluate(FAULTS_OF_PAGE)).toEqual({ unseen: null, overflow: 0, outside: [], wide: [] });
}
