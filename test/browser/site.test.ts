/** The built documentation in a browser, served by Halley in front of both chains. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { privateKeyToAccount } from 'viem/accounts';
import { startHalley, type HalleyProcess } from '../e2e/support/halleyProcess.js';
import { hex, rpc } from '../e2e/support/rpc.js';
import { testChains, type TestChain } from '../e2e/support/testChains.js';
import { axeViolations, elsewhere, launchBrowser, openPage } from './support/browser.js';

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
  'live/',
];
const FIRST_PAGE_BYTES = 300_000;
const TRANSACTIONS = 50;
const START_MS = 120_000;

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
}, START_MS);

afterAll(() => browser.close());

describe.each(testChains)('the documentation in front of %s', (_name, start) => {
  let chain: TestChain;
  let halley: HalleyProcess;
  let site: string;

  beforeAll(async () => {
    chain = await start();
    const flags = { 'json-rpc.api': 'eth,net,web3,txpool,debug,halley' };
    halley = await startHalley({ node: chain.rpcUrl, nodeGrpc: chain.grpcAddress, flags });
    site = `${halley.httpUrl}/docs/`;
  }, START_MS);

  afterAll(async () => {
    await halley?.stop();
    await chain?.stop();
  });

  test.each([
    ['light', { width: 1280, height: 800 }],
    ['dark', { width: 360, height: 700 }],
  ] as const)(
    'every view is accessible, fits, and asks nobody else: %s',
    async (colorScheme, viewport) => {
      const { page, faults, requests } = await openPage(browser, site, { colorScheme, viewport });
      for (const view of VIEWS) {
        await page.goto(view);
        await page.locator('main').waitFor();
        expect([view, await axeViolations(page)]).toEqual([view, []]);
        const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
        expect([view, Math.max(overflow, 0)]).toEqual([view, 0]);
      }
      expect([faults, elsewhere(requests, site)]).toEqual([[], []]);
      await page.context().close();
    },
    START_MS,
  );

  test('the first page is small, and a browser at / is led to it', async () => {
    const { page } = await openPage(browser, site);
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) =>
      sizes.push(
        request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
      ),
    );
    await page.goto(`${halley.httpUrl}/`, { waitUntil: 'networkidle' });
    expect(page.url()).toBe(site);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(FIRST_PAGE_BYTES);
    await page.context().close();
  });

  test('the search finds a method with the keyboard alone', async () => {
    const { page, faults } = await openPage(browser, site);
    await page.goto('');
    await page.getByRole('button', { name: 'Search' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('combobox').fill('eth_getBalance');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/eth_getBalance/);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test('a form sends good values, and says what is wrong with bad ones', async () => {
    const { page, faults, requests } = await openPage(browser, site);
    await page.goto('methods/eth_getBalance/');
    const address = page.getByRole('textbox', { name: 'address' });
    await address.fill(chain.accounts[0]?.address ?? '');
    await page.getByRole('button', { name: 'Send over HTTP' }).click();
    await page
      .locator('[data-island=playground]')
      .getByText(/0x[0-9a-f]{10,}/)
      .last()
      .waitFor();
    await address.fill('0x12');
    expect(await address.getAttribute('aria-invalid')).toBe('true');
    expect([faults, elsewhere(requests, site)]).toEqual([[], []]);
    await page.context().close();
  });

  test('the live page shows every block while transactions are mined, also after a restart of the server', async () => {
    const { page, requests } = await openPage(browser, site);
    await page.goto('live/');
    const live = page.locator('[data-island=live]');
    await live.getByRole('heading', { name: 'Gas used' }).waitFor();
    await sendTransactions(halley.httpUrl, chain, TRANSACTIONS);
    await live
      .locator(`a[href="#block=${await blockNumber(halley.httpUrl)}"]`)
      .first()
      .waitFor();
    await halley.restart();
    await sendTransactions(halley.httpUrl, chain, 1);
    await live
      .locator(`a[href="#block=${await blockNumber(halley.httpUrl)}"]`)
      .first()
      .waitFor();
    expect(elsewhere(requests, site)).toEqual([]);
    await page.context().close();
  });

  test('what a hostile server answers is shown and never run', async () => {
    const hostile = await hostileServer();
    const { page, faults } = await openPage(browser, site);
    await page.goto('methods/eth_call/');
    const { port } = hostile.address() as AddressInfo;
    await page.getByRole('textbox', { name: 'Server' }).fill(`http://127.0.0.1:${port}/`);
    await page.getByRole('button', { name: 'Send over HTTP' }).click();
    await page.locator('[data-island=playground]').getByText('onerror').first().waitFor();
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
    hostile.close();
  });
});

async function blockNumber(url: string): Promise<number> {
  return Number(await rpc<string>(url, 'eth_blockNumber'));
}

/** Sends transfers, and waits until the last one is in a block. */
async function sendTransactions(url: string, chain: TestChain, count: number): Promise<void> {
  const { privateKey, address } = chain.accounts[0]!;
  const account = privateKeyToAccount(privateKey as `0x${string}`);
  const first = Number(await rpc<string>(url, 'eth_getTransactionCount', address, 'pending'));
  const gasPrice = 2n * BigInt(await rpc<string>(url, 'eth_gasPrice'));
  for (let nonce = first; nonce < first + count; nonce++) {
    const raw = await account.signTransaction({
      chainId: chain.chainId,
      nonce,
      gas: 21_000n,
      gasPrice,
      to: account.address,
    });
    const isLast = nonce === first + count - 1;
    await rpc(
      url,
      isLast ? 'eth_sendRawTransactionSync' : 'eth_sendRawTransaction',
      raw,
      ...(isLast ? [hex(20_000)] : []),
    );
  }
}

/** A JSON-RPC server whose errors are scripts. */
async function hostileServer(): Promise<Server> {
  const script = '<img src=x onerror="globalThis.hacked=1"><script>globalThis.hacked=1</script>';
  const reason = Buffer.from(script).toString('hex');
  const data = `0x08c379a0${'20'.padStart(64, '0')}${script.length.toString(16).padStart(64, '0')}${reason.padEnd(Math.ceil(reason.length / 64) * 64, '0')}`;
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
      });
      response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code: 3, message: script, data } }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
