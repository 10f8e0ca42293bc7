/** Names, messages, links and servers that try to run in the page that shows them. None does. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startAutomining } from '../../support/testChains.js';
import { openPage } from './support/browser.js';
import { browserStage } from './support/browserStage.js';
import { expectHarmless, hostileServer, link, send, type HostileServer } from './support/hostile.js';
import { deployToken, startSite, type Site, type Token } from './support/site.js';
import { sendOne } from './support/transactions.js';

const START_MS = 120_000;
const IMAGE = '<img src=x onerror="globalThis.hacked=1">';
const SCRIPT = '<script>globalThis.hacked=1</script>';
const ADDRESS = 'javascript:globalThis.hacked=1';

/** An interface of the token whose names are hostile, too. Selectors leave names of arguments out. */
const HOSTILE_ABI = [
  { type: 'function', name: 'name', inputs: [], outputs: [{ name: IMAGE, type: 'string' }] },
  { type: 'function', name: 'symbol', inputs: [], outputs: [{ name: '__proto__', type: 'string' }] },
  { type: 'function', name: 'fail', inputs: [], outputs: [] },
  { type: 'function', name: 'refuse', inputs: [{ name: SCRIPT, type: 'uint256' }], outputs: [] },
  { type: 'function', name: IMAGE, inputs: [{ name: ADDRESS, type: 'uint256' }], outputs: [] },
  {
    type: 'error',
    name: 'Refused',
    inputs: [
      { name: IMAGE, type: 'string' },
      { name: 'asked', type: 'uint256' },
    ],
  },
];

const browser = browserStage();
let site: Site;
let token: Token;

beforeAll(async () => {
  site = await startSite(startAutomining);
  token = await deployToken(site);
}, START_MS);

afterAll(() => site?.stop());

test('names of a token, of an interface, and reasons of a revert are shown as text', async () => {
  const { page, faults } = await openPage(browser, site.url);
  await page.goto(`methods/eth_call/${link('eth_call', [{ to: token.address }, 'latest'])}`);
  await page.getByText('Make the data from an ABI function').click();
  await page.getByLabel('Contract interface (ABI)').fill(JSON.stringify(HOSTILE_ABI));
  const choose = page.getByLabel('Function');
  const answer = page.locator('.playground-answer');
  for (const [name, words] of [
    ['name()', `${IMAGE} string ${IMAGE}`],
    ['symbol()', `__proto__ string ${ADDRESS}`],
    ['fail()', `Revert reason: Error(${JSON.stringify(SCRIPT + IMAGE)})`],
  ] as const) {
    await choose.selectOption(name);
    await send(page);
    await answer.getByText(words).first().waitFor();
  }
  await choose.selectOption('refuse(uint256)');
  await page.getByLabel(SCRIPT).fill('5');
  await send(page);
  await answer.getByText(`${IMAGE} string ${IMAGE}`).waitFor();
  await choose.selectOption(`${IMAGE}(uint256)`);
  await page.getByText(`${ADDRESS}: uint256 is a whole number`).first().waitFor();
  await page.getByLabel('Contract interface (ABI)').fill(`function ${SCRIPT}`);
  await page.getByText('A declaration cannot be read').waitFor();
  await expectHarmless(page, faults);
});

test('the live page shows a hostile reason of a failed transaction, and hostile fragments name no view', async () => {
  const { page, faults } = await openPage(browser, site.url);
  const { halley, chain } = site;
  const failed = await sendOne(halley.httpUrl, chain, { to: token.address, data: token.data('fail') });
  const paid = await sendOne(halley.httpUrl, chain, { to: token.address, data: token.data('pay', 1n) });
  expect([failed.status, paid.status]).toEqual(['0x0', '0x1']);
  await page.goto(`live/#tx=${failed.transactionHash}`);
  await page.locator('.live-failure').getByText(`${SCRIPT}${IMAGE}`).waitFor();
  await page.getByRole('tree').waitFor();
  await page.goto(`live/#tx=${paid.transactionHash}`);
  await page.getByRole('heading', { name: 'Logs of the transaction' }).waitFor();
  for (const fragment of [`block=${IMAGE}`, `tx=${ADDRESS}`, 'account=__proto__']) {
    await page.goto(`live/#${fragment}`);
    await page.getByRole('heading', { name: 'Gas used' }).waitFor();
  }
  await expectHarmless(page, faults);
});

test('the live page and a call show what a hostile server says as text', async () => {
  const hostile = await startScripts();
  const { page, faults } = await openPage(browser, site.url);
  await page.goto('methods/eth_call/');
  await page.getByRole('textbox', { name: 'Server' }).fill(`http://${hostile.host}/`);
  await send(page);
  await page.locator('.playground-error-message').getByText(SCRIPT).waitFor();
  await page.goto('live/');
  await page.getByRole('textbox', { name: 'Server' }).fill(`ws://${hostile.host}/`);
  await page.keyboard.press('Enter');
  await page.locator('[data-island=live]').getByText(IMAGE).first().waitFor();
  await expectHarmless(page, faults);
  hostile.stop();
});

test('a hostile link fills the form at most: it sends nothing, and names no server before the reader agrees', async () => {
  const hostile = await startScripts();
  const { page, faults, requests } = await openPage(browser, site.url);
  const text = page.getByLabel('Request as JSON');
  await page.goto(
    `playground/${link('eth_call', [{ to: IMAGE, __proto__: SCRIPT }, SCRIPT], `http://${hostile.host}/`)}`,
  );
  expect(JSON.parse(await text.inputValue())).toMatchObject({ method: 'eth_call', params: [{ to: IMAGE }, SCRIPT] });
  await page.getByRole('alert').getByText(hostile.host).waitFor();
  expect(await page.getByRole('button', { name: 'Send over HTTP' }).isDisabled()).toBe(true);
  expect(requests.filter((url) => !url.startsWith(site.url))).toEqual([]);
  await page.getByRole('button', { name: 'Use that server' }).click();
  await send(page);
  await page.locator('.playground-error-message').getByText(SCRIPT).waitFor();
  await page.getByRole('button', { name: /^Back to/ }).click();

  for (const [fragment, problem] of [
    [link('eth_call', [{}], ADDRESS), 'The link names a server by an address that is none.'],
    [link(IMAGE, []), 'The link does not hold a request that can be read.'],
    ['#call=eth_call&params=[{"to":', 'The link does not hold a request that can be read.'],
    [link('eth_noSuch', [IMAGE]), 'The contract has no method "eth_noSuch".'],
  ] as const) {
    await page.goto(`playground/${fragment}`);
    await page.getByText(problem).waitFor();
  }
  await expectHarmless(page, faults);
  hostile.stop();
});

/** It calls itself a script, and answers all else with scripts. */
function startScripts(): Promise<HostileServer> {
  const reason = Buffer.from(SCRIPT + IMAGE);
  const word = (value: number) => value.toString(16).padStart(64, '0');
  const padded = reason.toString('hex').padEnd(Math.ceil(reason.length / 32) * 64, '0');
  const data = `0x08c379a0${word(32)}${word(reason.length)}${padded}`;
  return hostileServer((method) =>
    method === 'web3_clientVersion' ? { result: IMAGE } : { error: { code: 3, message: SCRIPT + IMAGE, data } },
  );
}
