/** The main views of the documentation: those of a fresh `npm start`, and those of a chain that is always the same. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { startDev, startSeededDev, type Dev } from '../../../support/devProcess.js';
import { hex, rpc } from '../../../support/rpc.js';
import { openPage } from '../support/browser.js';

/** One view: where it is, how the browser is set, and what is done before the picture is taken. */
interface View {
  readonly name: string;
  readonly path: (stage: Stage) => string;
  readonly options?: BrowserContextOptions;
  readonly prepare: (page: Page) => Promise<void>;
}

interface Stage {
  readonly account: string;
  /** Hash of a transaction whose call calls another contract and logs. */
  readonly traced: string;
}

const DESKTOP = { viewport: { width: 1200, height: 800 } };
const NARROW = { viewport: { width: 390, height: 800 } };
const DARK = { ...DESKTOP, colorScheme: 'dark' } as const;

const FIRST_BLOCK_TIME = '1767225600';
const BLOCKS = 10;
const TRANSACTIONS_A_BLOCK = 5;

/** It stores 1 in slot 0. */
const CALLEE = '0x00000000000000000000000000000000000c0de2';
/** It calls CALLEE and writes a log without topics. */
const CALLER = '0x00000000000000000000000000000000000c0de1';
/** It reverts with the reason "too late". */
const REVERTING = '0x00000000000000000000000000000000000c0de3';
const REASON = Buffer.from('too late').toString('hex').padEnd(64, '0');
const CODES: Readonly<Record<string, string>> = {
  [CALLEE]: '0x60015f5500',
  [CALLER]: `0x5f5f5f5f5f73${CALLEE.slice(2)}5af1505f5fa000`,
  [REVERTING]: `0x7f08c379a0${'0'.repeat(56)}5f526020600452600860245260086024527f${REASON}60445260645ffd`,
};

/** What a reader sees after `npm start`. */
const FIRST_VIEWS: readonly View[] = [
  { name: 'home', path: () => '', options: DESKTOP, prepare: async () => {} },
  { name: 'first-send', path: () => 'methods/eth_getLogs/', options: DESKTOP, prepare: sendChainValues },
];

const VIEWS: readonly View[] = [
  { name: 'method', path: () => 'methods/eth_getLogs/', options: DESKTOP, prepare: async () => {} },
  {
    name: 'playground',
    path: ({ account }) => `methods/eth_getBalance/#call=eth_getBalance&params=${encoded([account, 'latest'])}`,
    options: DESKTOP,
    prepare: send,
  },
  {
    name: 'revert',
    path: () => `methods/eth_call/#call=eth_call&params=${encoded([{ to: REVERTING }, 'latest'])}`,
    options: DARK,
    prepare: send,
  },
  { name: 'schema', path: () => 'schemas/CallObject/', options: DESKTOP, prepare: async () => {} },
  { name: 'errors', path: () => 'errors/#executionReverted', options: DARK, prepare: async () => {} },
  { name: 'guide', path: () => 'guide/blocks/', options: NARROW, prepare: async () => {} },
  { name: 'architecture', path: () => 'internals/architecture/', options: DARK, prepare: drawing },
  { name: 'live', path: () => 'live/', options: DESKTOP, prepare: connected },
  { name: 'live-transaction', path: ({ traced }) => `live/#tx=${traced}`, options: DESKTOP, prepare: callTree },
];

/** A picture of a view. */
export interface Screenshot {
  readonly name: string;
  readonly png: Buffer;
}

/** Takes all views. `port` is that of the chains; 0 lets the system choose, and some pages show it. */
export async function takeScreenshots(browser: Browser, port: number): Promise<Screenshot[]> {
  const fresh = await startSeededDev('--port', String(port));
  const first = await takeAll(browser, fresh, FIRST_VIEWS, async () => ({ account: '', traced: '' }));
  const filled = await startDev('--port', String(port), '--timestamp', FIRST_BLOCK_TIME);
  return [...first, ...(await takeAll(browser, filled, VIEWS, fill))];
}

async function takeAll(
  browser: Browser,
  dev: Dev,
  views: readonly View[],
  prepare: (dev: Dev) => Promise<Stage>,
): Promise<Screenshot[]> {
  try {
    const stage = await prepare(dev);
    const taken: Screenshot[] = [];
    for (const view of views)
      taken.push({ name: view.name, png: await take(browser, `${dev.url}/docs/`, view, stage) });
    return taken;
  } finally {
    await dev.stop();
  }
}

async function take(browser: Browser, site: string, view: View, stage: Stage): Promise<Buffer> {
  const { page } = await openPage(browser, site, { reducedMotion: 'reduce', ...view.options });
  try {
    await page.goto(view.path(stage));
    await page.waitForLoadState('networkidle');
    await view.prepare(page);
    return await page.screenshot({ animations: 'disabled', caret: 'hide' });
  } finally {
    await page.context().close();
  }
}

/** Blocks of transfers, then one transaction that calls, in a block of its own. */
async function fill({ url }: Dev): Promise<Stage> {
  const [account = '', other = ''] = await rpc<string[]>(url, 'eth_accounts');
  for (const [address, code] of Object.entries(CODES)) await rpc(url, 'anvil_setCode', address, code);
  await rpc(url, 'evm_setAutomine', false);
  for (let block = 0; block < BLOCKS; block++) {
    for (let index = 0; index < TRANSACTIONS_A_BLOCK; index++)
      await rpc(url, 'eth_sendTransaction', { from: account, to: other, value: hex(block * 1000 + index) });
    await rpc(url, 'evm_mine');
  }
  await rpc(url, 'evm_setAutomine', true);
  const traced = await rpc<string>(url, 'eth_sendTransaction', { from: account, to: CALLER, gas: hex(100_000) });
  return { account, traced };
}

function encoded(params: unknown): string {
  return encodeURIComponent(JSON.stringify(params));
}

/** Sends the request and brings its answer into view, with what a value means shown beside it. */
async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send over HTTP' }).click();
  const answer = page.locator('.playground-answer');
  await answer.waitFor();
  await page.getByRole('heading', { name: 'The same call elsewhere' }).scrollIntoViewIfNeeded();
  const value = answer.locator('[aria-describedby], [tabindex="0"]').first();
  if ((await value.count()) > 0) await value.hover();
}

/** Sends what the page has filled in by itself: a log of this chain. */
async function sendChainValues(page: Page): Promise<void> {
  await page.locator('.playground-examples select:has(option[value=chain]:checked)').waitFor();
  await page.getByRole('button', { name: 'Send over HTTP' }).click();
  await page.locator('.playground-answer').waitFor();
  await page.evaluate(`scrollTo(0, document.querySelector('.playground-text').offsetTop - 70)`);
}

async function drawing(page: Page): Promise<void> {
  await page.locator('main svg').first().scrollIntoViewIfNeeded();
}

async function connected(page: Page): Promise<void> {
  await page.getByText('Connected', { exact: true }).waitFor();
}

async function callTree(page: Page): Promise<void> {
  await page.getByRole('tree').waitFor();
  await page.getByRole('treeitem').last().scrollIntoViewIfNeeded();
}
