/** Forms begin with values of the chain that serves the page, and never overwrite what a reader typed. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startDev, startSeededDev, START_TIMEOUT_MS, type Dev } from '../../support/devProcess.js';
import { startedLater } from '../../support/startedLater.js';
import { openPage } from './support/browser.js';
import { browserStage } from './support/browserStage.js';

const TOKEN = '0x700ad1e3bd6f98d45da56bbe144eba3332e61cc6';

const browser = browserStage();
let started: Dev | undefined;
const dev = startedLater('halley dev', () => started);

beforeAll(async () => {
  started = await startSeededDev();
}, START_TIMEOUT_MS);

afterAll(() => started?.stop());

test('the form, the text and the samples of a method hold a log of this chain, and the first send finds it', async () => {
  const { page, faults } = await openPage(browser, `${dev.url}/docs/`);
  await page.goto('methods/eth_getLogs/');
  const chosen = page.getByLabel('Example', { exact: true });
  await page.locator('.playground-snippets code').getByText(TOKEN).waitFor();
  expect(await chosen.inputValue()).toBe('chain');
  expect(await page.getByLabel('Request as JSON').inputValue()).toContain(`"address": "${TOKEN}"`);
  await page.getByRole('button', { name: 'Send over HTTP' }).click();
  expect(await page.locator('.playground-answer').textContent()).toContain(TOKEN);

  await chosen.selectOption('1');
  expect(await page.getByLabel('Request as JSON').inputValue()).not.toContain(TOKEN);
  await chosen.selectOption('values of this chain');
  await page.locator('.playground-snippets code').getByText(TOKEN).waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test('values that come late do not replace what the reader has typed', async () => {
  const { page, faults } = await openPage(browser, `${dev.url}/docs/`);
  let release = (): void => undefined;
  const typed = new Promise<void>((resolve) => (release = resolve));
  await page.route(`${dev.url}/`, async (route) => {
    await typed;
    await route.continue();
  });
  const asked = page.waitForRequest(`${dev.url}/`);
  await page.goto('methods/eth_getBalance/');
  const address = page.getByRole('textbox', { name: 'address' });
  await address.fill(TOKEN);
  await asked;
  release();
  await page.locator('.playground-examples select:has(option[value=chain]:checked)').waitFor();
  expect(await address.inputValue()).toBe(TOKEN);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a value that has to be made is made by the first send, and not by opening the page', async () => {
  const { page, faults, requests } = await openPage(browser, `${dev.url}/docs/`);
  await page.goto('methods/eth_getFilterLogs/');
  await page.getByText('Sending makes the values on this chain first').waitFor();
  expect(requests).not.toContain(`${dev.url}/`);
  await page.getByRole('button', { name: 'Send over HTTP' }).click();
  await page.locator('.playground-answer').getByText(TOKEN).first().waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test(
  'another server empties what the page had filled in, and a chain without the value says so',
  async () => {
    const other = await startDev();
    try {
      const { page, faults } = await openPage(browser, `${dev.url}/docs/`);
      await page.goto('methods/eth_getLogs/');
      await page.locator('.playground-snippets code').getByText(TOKEN).waitFor();
      await page.getByLabel('Server', { exact: true }).fill(other.url);
      await page.getByText('values of this chain: it has none').waitFor({ state: 'attached' });
      expect(await page.getByLabel('Request as JSON').inputValue()).not.toContain(TOKEN);
      expect(await page.getByLabel('Example', { exact: true }).inputValue()).toBe('0');
      expect(faults).toEqual([]);
      await page.context().close();
    } finally {
      await other.stop();
    }
  },
  START_TIMEOUT_MS,
);
