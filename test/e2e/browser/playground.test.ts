/** Calls that a reader makes on the pages: with a contract interface, by links, by keyboard, and by subscription. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { getAddress } from 'viem';
import { until } from '../../support/chainProgress.js';
import { startHalley } from '../../support/halleyProcess.js';
import { testChains } from '../../support/testChains.js';
import { elsewhere, openPage } from './support/browser.js';
import { browserStage } from './support/browserStage.js';
import { deployToken, startSite, type Site, type Token } from './support/site.js';
import { sendAll, type Action } from './support/transactions.js';

const START_MS = 120_000;
const MOST_TABS = 60;
/** The element that the fragment names begins on the screen. */
const IS_TARGET_IN_VIEW =
  '((top) => top >= 0 && top < innerHeight)(document.querySelector(":target").getBoundingClientRect().top)';

const browser = browserStage();

describe.each(testChains)('the playground in front of %s', (_name, start) => {
  let site: Site;
  let token: Token;
  let account: string;

  beforeAll(async () => {
    site = await startSite(start);
    token = await deployToken(site);
    account = site.chain.accounts[0]!.address;
  }, START_MS);

  afterAll(() => site?.stop());

  test('a call is made from an interface, and its result is decoded; a bad argument is told and nothing is sent', async () => {
    const { page, faults, requests } = await openPage(browser, site.url);
    await page.goto(`methods/eth_call/${link('eth_call', [{ to: token.address }, 'latest'])}`);
    await page.getByText('Make the data from an ABI function').click();
    await page.getByLabel('Contract interface (ABI)').fill(JSON.stringify(token.abi));
    await page.getByLabel('Function').selectOption('quote(address,uint256)');
    const send = page.getByRole('button', { name: 'Send over HTTP' });
    await page.getByLabel('buyer').fill(account);
    await page.getByLabel('amount').fill('many');
    await page.getByText('amount: uint256 is a whole number in its range, decimal or hex.', { exact: true }).waitFor();
    const before = requests.length;
    expect(await send.isDisabled()).toBe(true);
    await page.getByLabel('amount').press('Enter');
    await page.getByLabel('amount').fill('7');
    expect(requests).toHaveLength(before);
    await send.click();
    const decoded = page.locator('.playground-answer .playground-decoded').first();
    expect(await decoded.locator('.playground-signature').textContent()).toBe('quote(address,uint256) returned');
    expect(await decoded.locator('.playground-decoded-value').allTextContents()).toEqual([
      'price uint256 21',
      `payer address ${getAddress(account)}`,
    ]);
    expect(requests.slice(before)).toEqual([`${site.halley.httpUrl}/`]);
    expect([faults, elsewhere(requests, site.url)]).toEqual([[], []]);
    await page.context().close();
  });

  test(
    'a subscription goes on after a restart of the server: no log is lost and none comes twice',
    async () => {
      const { page, faults, requests } = await openPage(browser, site.url);
      await page.goto(`playground/${link('eth_subscribe', ['logs', { address: token.address }])}`);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      const status = page.locator('.playground-status');
      await status.getByText('Live', { exact: true }).waitFor();
      const rows = page.locator('.playground-notifications li');
      const sent = await sendAll(site.halley.httpUrl, site.chain, payments(token, 3));
      await rows.nth(2).waitFor();

      // Another server in front of the same chain takes transactions while this one is down.
      const other = await startHalley({ node: site.chain.rpcUrl, nodeGrpc: site.chain.grpcAddress });
      await site.halley.kill('SIGTERM');
      await status.getByText('Waiting to connect again').waitFor();
      sent.push(...(await sendAll(other.httpUrl, site.chain, payments(token, 3))));
      await other.stop();
      await site.halley.restart();
      await status.getByText('Live', { exact: true }).waitFor();
      sent.push(...(await sendAll(site.halley.httpUrl, site.chain, payments(token, 2))));
      await rows.nth(7).waitFor();

      const told = (await page.locator('.playground-notifications .playground-preview').allTextContents())
        .map((preview) => preview.split(' · ').at(-1))
        .reverse();
      expect(told).toEqual(sent);
      await page.getByText('1 reconnects', { exact: true }).waitFor();
      expect(await page.getByText('may be missing').count()).toBe(0);
      expect(faults.filter((fault) => !/^WebSocket connection to '[^']*' failed/.test(fault))).toEqual([]);
      expect(elsewhere(requests, site.url)).toEqual([]);
      await page.context().close();
    },
    START_MS,
  );

  test('from the load of a page to an answer by keyboard alone', async () => {
    const { page, faults } = await openPage(browser, site.url);
    await page.goto('');
    await page.getByRole('button', { name: 'Search' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('eth_getBalance');
    await page.getByRole('option', { name: 'eth_getBalance' }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL(/methods\/eth_getBalance\/$/);

    const send = page.getByRole('button', { name: 'Send over HTTP' });
    await send.waitFor();
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toMatch(/^Skip to/);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('textbox', { name: 'address' }));
    await page.keyboard.press('Control+A');
    await page.keyboard.type(account);
    await tabTo(page, send);
    expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).not.toBe('none');
    await page.keyboard.press('Enter');
    expect(await page.locator('.playground-verdict').textContent()).toBe('Result');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test('links lead to a method, a schema, an error, a setting, and to a request that is filled in and not sent', async () => {
    const { page, faults, requests } = await openPage(browser, site.url);
    for (const [path, title] of [
      ['methods/eth_getLogs/', 'eth_getLogs'],
      ['schemas/Block/', 'Block'],
    ] as const) {
      await page.goto(path);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(title);
    }
    for (const path of ['errors/#executionReverted', 'settings/#json-rpc.gas-cap']) {
      await page.goto(path);
      await until(`${path} is in view`, () => page.evaluate<boolean>(IS_TARGET_IN_VIEW));
    }
    const before = requests.length;
    await page.goto(`playground/${link('eth_getBalance', [account, 'latest'])}`);
    const text = page.getByLabel('Request as JSON');
    expect(JSON.parse(await text.inputValue())).toMatchObject({
      method: 'eth_getBalance',
      params: [account, 'latest'],
    });
    expect(requests.slice(before)).not.toContain(`${site.halley.httpUrl}/`);
    await page.getByRole('button', { name: 'Send over HTTP' }).click();
    expect(await page.locator('.playground-verdict').textContent()).toBe('Result');
    expect([faults, elsewhere(requests, site.url)]).toEqual([[], []]);
    await page.context().close();
  });
});

/** The fragment that fills the playground. */
function link(method: string, params: readonly unknown[]): string {
  return `#${new URLSearchParams({ call: method, params: JSON.stringify(params) })}`;
}

/** Transactions that write one log each. */
function payments({ address, data }: Token, count: number): Action[] {
  return Array.from({ length: count }, (_, i) => ({ to: address, data: data('pay', BigInt(i)) }));
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab');
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
  }
  throw new Error(`${MOST_TABS} times Tab do not lead there`);
}
