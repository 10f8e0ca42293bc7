/** Pages that `halley dev` serves: the tools of its live page, and what the playground keeps. */
import { beforeAll, expect, test } from '@jest/globals';
import { devStage } from '../../support/devStage.js';
import { hex, rpc } from '../../support/rpc.js';
import { axeViolations, openPage } from './support/browser.js';
import { browserStage } from './support/browserStage.js';
import { blockNumber } from './support/transactions.js';

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

const browser = browserStage();
const { dev } = devStage();
let site: string;

beforeAll(async () => {
  site = `${dev.url}/docs/`;
});

test('the live page shows the accounts, mines, goes forward in time, and goes back to a snapshot', async () => {
  const { page, faults } = await openPage(browser, site);
  await page.goto('live/');
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  const accounts = card('Accounts').getByRole('listitem');
  await accounts.first().waitFor();
  expect(await accounts.first().textContent()).toBe('0xf39F…226610\u202f000');
  expect(await card('Accounts').textContent()).toContain('10 with keys');

  const tools = card('Development chain');
  await tools.getByRole('button', { name: 'Take snapshot' }).click();
  const snapshots = tools.getByRole('list', { name: 'Snapshots' }).getByRole('listitem');
  await snapshots.first().waitFor();
  const before = await blockNumber(dev.url);
  expect(await snapshots.allTextContents()).toEqual([`Snapshot 1, block ${before}Revert`]);

  const said = page.locator('.live-said');
  const newest = page.locator('section[aria-labelledby=live-blocks] tbody a').first();
  await tools.getByLabel('Time to add').fill('2h');
  await tools.getByRole('button', { name: 'Go forward' }).click();
  await said.getByText('The next block is 7200 s later.').waitFor();
  await tools.getByLabel('Blocks').fill('0');
  await tools.getByRole('button', { name: 'Mine' }).click();
  await tools.getByText('Enter a whole number from 1 to 10000.').waitFor();
  await tools.getByLabel('Blocks').fill('3');
  await tools.getByRole('button', { name: 'Mine' }).click();
  await said.getByText('Mined 3 blocks.').waitFor();
  await newest.getByText(String(before + 3), { exact: true }).waitFor();
  expect((await timeOf(before + 1)) - (await timeOf(before))).toBeGreaterThanOrEqual(7200);
  expect(await axeViolations(page)).toEqual([]);

  await snapshots.getByRole('button', { name: 'Revert' }).click();
  await newest.getByText(String(before), { exact: true }).waitFor();
  expect([await blockNumber(dev.url), await snapshots.count()]).toEqual([before, 0]);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a fragment that is no request leaves the playground as it is: values, answers and subscriptions stay', async () => {
  const { page, faults } = await openPage(browser, site);
  await page.goto(`methods/eth_getBalance/${link('eth_getBalance', [null, 'latest'])}`);
  const address = page.getByRole('textbox', { name: 'address' });
  const verdict = page.locator('.playground-verdict');
  await address.fill(ACCOUNT);
  await page.getByRole('button', { name: 'Send over HTTP' }).click();
  await verdict.waitFor();
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Errors' }).click();
  await page.waitForURL(/#errors$/);
  expect([await address.inputValue(), await verdict.allTextContents()]).toEqual([ACCOUNT, ['Result']]);
  await page.goBack();
  await page.waitForURL(/#call=/);
  expect([await address.inputValue(), await verdict.allTextContents()]).toEqual([ACCOUNT, ['Result']]);

  await page.goto(`playground/${link('eth_subscribe', ['newHeads'])}`);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const status = page.locator('.playground-status');
  await status.getByText('Live', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await page.waitForURL(/#content$/);
  expect(await status.allTextContents()).toEqual(['Live']);

  // Another request fills the form anew.
  await page.goto(`playground/${link('eth_chainId', [])}`);
  expect(JSON.parse(await page.getByLabel('Request as JSON').inputValue())).toMatchObject({ method: 'eth_chainId' });
  expect(faults).toEqual([]);
  await page.context().close();
});

test('where the browser refuses its storage, a request is sent and the history is empty', async () => {
  const { page, faults } = await openPage(browser, site);
  await page.addInitScript(`Object.defineProperty(globalThis, 'localStorage', {
    get() { throw new DOMException('Access is denied for this document.', 'SecurityError'); },
  })`);
  await page.goto('methods/eth_chainId/');
  await page.getByLabel('WebSocket', { exact: true }).check();
  await page.getByRole('button', { name: 'Send over WebSocket' }).click();
  expect(await page.locator('.playground-verdict').textContent()).toBe('Result');
  await page.getByText('History', { exact: true }).click();
  await page.getByText('Nothing was sent yet.').waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

/** Seconds since 1970 of a block. */
async function timeOf(number: number): Promise<number> {
  return Number((await rpc<{ timestamp: string }>(dev.url, 'eth_getBlockByNumber', hex(number), false)).timestamp);
}

/** The fragment that fills the playground. */
function link(method: string, params: readonly unknown[]): string {
  return `#${new URLSearchParams({ call: method, params: JSON.stringify(params) })}`;
}
