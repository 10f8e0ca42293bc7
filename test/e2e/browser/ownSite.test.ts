/** The site in a browser is that of its server: chain, addresses, limits, wallets, and what is not served. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { EndpointDocument } from '../../../src/contract/endpoint.js';
import { startDevChain } from '../../../src/devchain/devChain.js';
import { until } from '../../support/chainProgress.js';
import { startProxy } from '../../support/cuttableProxy.js';
import { startHalley } from '../../support/halleyProcess.js';
import { halleyStage } from '../../support/halleyStage.js';
import { startEmbedded } from '../../support/testChains.js';
import { axeViolations, elsewhere, openPage } from './support/browser.js';
import { browserStage } from './support/browserStage.js';
import { startPathProxy } from './support/pathProxy.js';

const TIME_LIMIT_MS = 120_000;
const EVIL = '</script><script>globalThis.hacked=1</script><img src=x onerror="globalThis.hacked=1">';
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
const LOOKS: readonly [string, BrowserContextOptions][] = [
  ['wide and light', { viewport: WIDE, colorScheme: 'light' }],
  ['wide and dark', { viewport: WIDE, colorScheme: 'dark' }],
  ['narrow and light', { viewport: NARROW, colorScheme: 'light' }],
  ['narrow and dark', { viewport: NARROW, colorScheme: 'dark' }],
];

/** Runs in pages: a wallet of the kind of `window.ethereum` that notes what it is asked. */
const WALLET = `globalThis.ethereum = {
  async request(call) { (globalThis.asked ??= []).push(call); return null; }
}`;

/** Two that announce themselves and refuse, one with a hostile name. */
const ANNOUNCED = `addEventListener('eip6963:requestProvider', () => {
  for (const name of ['Fox', '<b>Rabbit</b>']) {
    const provider = { request: async () => { throw { code: -32602, message: 'Expected an HTTPS string' }; } };
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info: { uuid: name, name }, provider } }));
  }
})`;

const folder = mkdtempSync(join(tmpdir(), 'halley-own-site-'));
const logo = join(folder, 'logo.svg');
writeFileSync(
  logo,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="globalThis.hacked=1"><script>globalThis.hacked=1</script><rect width="9" height="9"/></svg>`,
);

const browser = browserStage();
const { halley } = halleyStage(() => startEmbedded(1_000), {
  flags: {
    'json-rpc.logs-cap': '1234',
    'json-rpc.deny-methods': 'eth_newFilter',
    'site.operator-name': '<b>Fjord</b> Labs',
    'site.operator-logo': logo,
    'site.chain-name': 'Fjord "Test" <i>',
    'site.currency-symbol': 'FJORD',
    'site.explorer-url': 'https://explorer.example',
    'site.notice': EVIL,
  },
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function siteOf(url: string): string {
  return `${url}/docs/`;
}

/** The home page of the server, when it shows its newest block. */
async function openHome(options: BrowserContextOptions = {}, script?: string) {
  const opened = await openPage(browser, siteOf(halley.httpUrl), options);
  if (script !== undefined) await opened.page.addInitScript(script);
  await opened.page.goto('');
  await opened.page.locator('.head[data-state=ok]').waitFor();
  return opened;
}

/** Names and values of the rows of a list. */
async function rowsOf(page: Page, list: string): Promise<Record<string, string>> {
  const names = await page.locator(`${list} dt`).allTextContents();
  const values = await page.locator(`${list} dt + dd`).allTextContents();
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}

/** Resolves when the picture of the operator is loaded, and to whether it could be. */
async function hasLogo(page: Page): Promise<boolean> {
  const decoded = `document.querySelector('.home-operator img').decode().then(() => true, () => false)`;
  return page.evaluate<boolean>(decoded);
}

describe('the home page', () => {
  test.each(LOOKS)(
    '%s: it is accessible, fits, and asks nobody else',
    async (_look, options) => {
      const { page, faults, requests } = await openHome(options);
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: 'Add to wallet' }).click();
      await page.getByText('There is no wallet in this browser.').waitFor();
      expect(await axeViolations(page, { within: 'main' })).toEqual([]);
      expect([faults, elsewhere(requests, page.url())]).toEqual([[], []]);
      await page.context().close();
    },
    TIME_LIMIT_MS,
  );

  test('it shows the chain, its addresses, the newest block and the limits', async () => {
    const { page } = await openHome();
    expect(await page.locator('h1').textContent()).toBe('Fjord "Test" <i>');
    expect(await rowsOf(page, '.endpoint-rows')).toEqual({
      HTTP: halley.httpUrl,
      WebSocket: halley.wsUrl,
      'Chain id': '313370x7a69',
      'Cosmos chain id': 'halley-dev_31337-1',
      Currency: 'FJORD18 decimals',
    });
    const newest = async (): Promise<number> => Number(await page.locator('.head-number').textContent());
    const first = await newest();
    await until('a newer block is shown', async () => (await newest()) > first);
    expect(await rowsOf(page, '.home-limits')).toMatchObject({
      'Logs in one result': '1,234',
      'Time for a call': '5 s',
    });
    expect(await page.locator('.namespaces li:visible code').allTextContents()).toEqual(['eth', 'net', 'rpc', 'web3']);
    expect(await page.locator('.namespaces-off').textContent()).toContain('debug');
    expect(await page.locator('pre').allTextContents()).toEqual(
      expect.arrayContaining([expect.stringContaining(`curl -s ${halley.httpUrl} `)]),
    );
    await page.context().close();
  });

  test("it has its own contract, and connecting comes before a chain of one's own", async () => {
    const { page } = await openHome();
    expect(await page.getByText('For programs:').textContent()).toContain(
      'openrpc.json is the contract of this server (the result of rpc.discover), and llms.txt',
    );
    const cards = await page.locator('.cards a').allTextContents();
    expect(cards.slice(0, 4)).toEqual(['Connect a wallet', 'Set up your tools', 'Quick start', 'Read logs']);
    await page.context().close();
  });

  test('it says with which status a request for the newest block was refused', async () => {
    const { page } = await openPage(browser, siteOf(halley.httpUrl));
    await page.route(`${halley.httpUrl}/`, (route) => route.fulfill({ status: 403, body: 'not from here' }));
    await page.goto('');
    await page.locator('.head[data-state=problem]').getByText('HTTP 403: the Host or Origin header').waitFor();
    await page.context().close();
  });

  test('its addresses and its code are copied as they are shown', async () => {
    const { page } = await openHome({ permissions: ['clipboard-read', 'clipboard-write'] });
    const copied = async (name: string): Promise<string> => {
      const button = page.getByRole('button', { name, exact: true });
      await button.click();
      await page.getByText('Copied', { exact: true }).first().waitFor();
      return page.evaluate<string>('navigator.clipboard.readText()');
    };
    expect(await copied('Copy the HTTP address')).toBe(halley.httpUrl);
    expect(await copied('Copy the WebSocket address')).toBe(halley.wsUrl);
    expect(await copied('Copy the code: viem')).toContain(`http('${halley.httpUrl}')`);
    await page.context().close();
  });

  test('a wallet is asked to add the chain', async () => {
    const { page, faults } = await openHome({}, WALLET);
    await page.getByRole('button', { name: 'Add to wallet' }).click();
    await page.getByText('Fjord "Test" <i> is in the wallet.').waitFor();
    expect(await page.evaluate('globalThis.asked')).toEqual([
      {
        method: 'wallet_addEthereumChain',
        params: [
          {
            chainId: '0x7a69',
            chainName: 'Fjord "Test" <i>',
            rpcUrls: [halley.httpUrl],
            nativeCurrency: { name: 'FJORD', symbol: 'FJORD', decimals: 18 },
            blockExplorerUrls: ['https://explorer.example'],
          },
        ],
      },
    ]);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test('of several wallets one is chosen; when it refuses, the values are shown', async () => {
    const { page, faults } = await openHome({}, ANNOUNCED);
    await page.getByRole('button', { name: 'Add to wallet' }).click();
    await page.getByRole('button', { name: '<b>Rabbit</b>' }).click();
    await page.getByText('<b>Rabbit</b> did not add it: Expected an HTTPS string').waitFor();
    expect(await rowsOf(page, '.wallet-values')).toEqual({
      'Network name': 'Fjord "Test" <i>',
      'RPC URL': halley.httpUrl,
      'Chain id': '31337',
      'Currency symbol': 'FJORD',
      'Block explorer': 'https://explorer.example',
    });
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test('without JavaScript it says what Halley is, how it is run, and shows a first request', async () => {
    const { page } = await openPage(browser, siteOf(halley.httpUrl), { javaScriptEnabled: false });
    await page.goto('');
    for (const text of ['Ethereum JSON-RPC for Cosmos chains', 'npm start', 'curl -s http://127.0.0.1:8545'])
      expect(await page.getByText(text).first().isVisible()).toBe(true);
    await page.context().close();
  });
});

test.each<[string, number, string]>([
  ['nothing', 404, 'not found'],
  ['a page of its own', 200, '<h1>Home</h1>'],
  ['another document', 200, '{"version":1}'],
])(
  'on a host that has %s instead of the document of a server, the site is a general one',
  async (_what, status, body) => {
    const { page } = await openPage(browser, siteOf(halley.httpUrl));
    await page.route('**/endpoint.json', (route) => route.fulfill({ status, body }));
    await page.goto('');
    await page.locator('.home[data-settled]').waitFor();
    expect(await page.locator('h1').textContent()).toBe('Ethereum JSON-RPC for Cosmos chains');
    expect(await page.getByText('curl -s http://127.0.0.1:8545').isVisible()).toBe(true);
    expect(await page.locator('.endpoint, [data-off], .notice').count()).toBe(0);
    await page.context().close();
  },
);

test(
  'while the node is down it says so, and shows the chain as soon as it is known',
  async () => {
    const chain = await startEmbedded();
    const node = await startProxy(chain.rpcUrl);
    node.refuse();
    const waiting = await startHalley({ node: node.url, nodeGrpc: '', untilListening: true });
    try {
      const { page } = await openPage(browser, siteOf(waiting.httpUrl));
      await page.goto('');
      await page.getByText('the node is unavailable: it was not reached yet').waitFor();
      expect(await rowsOf(page, '.endpoint-rows')).toEqual({ HTTP: waiting.httpUrl, WebSocket: waiting.wsUrl });
      node.accept();
      await page.getByRole('heading', { name: 'halley-dev_31337-1' }).waitFor();
      await page.locator('.head[data-state=ok]').waitFor();
      expect(await rowsOf(page, '.endpoint-rows')).toMatchObject({ 'Chain id': '313370x7a69' });
      await page.context().close();
    } finally {
      await waiting.stop();
      await node.close();
      await chain.stop();
    }
  },
  TIME_LIMIT_MS,
);

test(
  'texts of the operator run nothing, on no page',
  async () => {
    const { page, faults } = await openHome();
    for (const path of ['', 'guide/', 'methods/eth_call/', 'operator-logo.svg']) {
      await page.goto(path);
      if (path !== 'operator-logo.svg') expect(await page.locator('.notice').textContent()).toBe(EVIL);
      expect(await page.evaluate('globalThis.hacked')).toBeUndefined();
    }
    expect(faults.filter((fault) => !fault.includes('Blocked script execution'))).toEqual([]);
    await page.goto('');
    await page.locator('.home-operator').getByText('<b>Fjord</b> Labs').waitFor();
    expect(await hasLogo(page)).toBe(true);
    await page.context().close();
  },
  TIME_LIMIT_MS,
);

describe('what the server does not serve', () => {
  test('is marked in the search as soon as it is known, and the search does not wait for it', async () => {
    const { page } = await openPage(browser, siteOf(halley.httpUrl));
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/endpoint.json', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('guide/');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox').fill('debug_traceCall');
    await page.locator('.search-hit').first().waitFor();
    expect(await page.locator('.search-hit[data-off]').count()).toBe(0);
    release();
    await page.locator('.search-hit[data-off]').first().waitFor();
    await page.context().close();
  });

  test('is greyed in the lists, and nothing else is', async () => {
    const { page } = await openPage(browser, siteOf(halley.httpUrl));
    const { methods } = (await (await fetch(`${siteOf(halley.httpUrl)}endpoint.json`)).json()) as EndpointDocument;
    expect(methods).toHaveLength(74);
    await page.goto('methods/');
    await page.locator('.sidebar a[data-off]').first().waitFor({ state: 'attached' });
    for (const list of ['.sidebar li.code a', 'main .index a.code-link']) {
      const shown = await page.locator(`${list}:not([data-off])`).allTextContents();
      expect([list, [...new Set(shown)].toSorted()]).toEqual([list, methods.toSorted()]);
    }
    expect(await page.locator('.lead').textContent()).toBe('74 of 207 methods are on this server.');
    expect(await page.locator('.sidebar summary', { hasText: /^eth / }).textContent()).toBe('eth 67 of 68');
    expect(await page.locator('.sidebar summary', { hasText: /^debug / }).textContent()).toBe('debug off');
    expect(await axeViolations(page)).toEqual([]);
    await page.context().close();
  });

  test.each([
    ['debug_traceCall', 'Its operator turns on the namespace debug with json-rpc.api.'],
    ['eth_newFilter', 'Its operator has left it out with json-rpc.allow-methods or json-rpc.deny-methods.'],
    ['anvil_mine', 'Only the embedded development chain (halley dev) has it.'],
  ])('says so on the page of %s', async (name, hint) => {
    const { page } = await openPage(browser, siteOf(halley.httpUrl));
    await page.goto(`methods/${name}/`);
    const note = page.getByRole('note');
    await note.waitFor();
    expect(await note.locator('p').allTextContents()).toEqual(['Not on this server.', hint]);
    expect(await axeViolations(page)).toEqual([]);
    await page.context().close();
  });

  test('the page of a served method says that it is on', async () => {
    const { page } = await openPage(browser, siteOf(halley.httpUrl));
    await page.goto('methods/eth_getLogs/');
    await page.getByText('on this server', { exact: true }).waitFor();
    expect(await page.getByRole('note').count()).toBe(0);
    await page.context().close();
  });
});

test.each([
  ['limits/', '.limit-table', '1,234 logsdefault 10,000'],
  ['methods/eth_getLogs/', '.limit-table', '1,234 logsdefault 10,000'],
  ['settings/', '.facts', 'On this server1,234 logs'],
])('%s shows a limit that differs from the default', async (path, place, text) => {
  const { page } = await openPage(browser, siteOf(halley.httpUrl));
  await page.goto(path);
  await page.locator(`${place} strong`).first().waitFor();
  const [changed = ''] = await page.locator(`${place} :is(td, div):has(strong)`).allTextContents();
  expect(changed).toBe(text);
  expect(await axeViolations(page, { within: 'main' })).toEqual([]);
  await page.context().close();
});

describe('guides', () => {
  test('have the address of the server, but for what readers run themselves', async () => {
    const { page } = await openPage(browser, siteOf(halley.httpUrl));
    await page.goto('guide/index-the-chain/');
    await page.getByText(`rpc: '${halley.httpUrl}', ws: '${halley.wsUrl}'`).first().waitFor();
    expect(await page.locator('article.guide').innerText()).not.toContain('127.0.0.1:8545');
    expect(await page.locator('article.guide > .note').count()).toBe(0);
    await page.goto('guide/quick-start/');
    expect(await page.locator('article.guide > .note').innerText()).toBe(
      'The samples of this page run on a development chain of your own (npm start). ' +
        `For this server, use ${halley.httpUrl}, its chain id, and an account of yours.`,
    );
    expect(await page.locator('article.guide').innerText()).toContain('curl -s http://127.0.0.1:8545 ');
    await page.context().close();
  });

  test('say what their samples need that the server has not', async () => {
    const { page } = await openPage(browser, siteOf(halley.httpUrl));
    await page.goto('guide/fees/');
    expect(await page.locator('article.guide > h1 + .note').innerText()).toBe(
      'The samples of this page that send use the first account of halley dev: take an account of yours here. ' +
        'Those that call evm_* or anvil_*, or use an unlocked account, work on a development chain only (npm start).',
    );
    const text = await page.locator('article.guide').innerText();
    expect(text).toContain(`http: ['${halley.httpUrl}']`);
    expect(text).not.toContain('127.0.0.1:8545');
    expect(await axeViolations(page, { within: 'main' })).toEqual([]);
    await page.context().close();
  });

  test(
    'have the chain id of the server in their code, and prose stays',
    async () => {
      const chain = await startDevChain({ evmChainId: 9_000n, mining: { automine: false, intervalMs: 1_000 } });
      const other = await startHalley({ node: chain.rpcUrl, nodeGrpc: chain.grpcAddress });
      try {
        const { page } = await openPage(browser, siteOf(other.httpUrl));
        await page.goto('guide/connect-a-wallet/');
        await page.locator('pre', { hasText: '"result": "0x2328"' }).first().waitFor();
        expect((await page.locator('pre').allInnerTexts()).join('\n')).not.toContain('0x7a69');
        await page.getByText('on halley dev it is 0x7a69, which is 31337').waitFor();
        await page.goto('guide/set-up-your-tools/');
        await page.locator('pre', { hasText: 'id: 9000,' }).first().waitFor();
        expect((await page.locator('pre').allInnerTexts()).join('\n')).not.toContain('31337');
        await page.context().close();
      } finally {
        await other.stop();
        await chain.stop();
      }
    },
    TIME_LIMIT_MS,
  );
});

test('below a path of a proxy, the addresses are those of the proxy', async () => {
  const proxy = await startPathProxy(halley.httpUrl, '/chains/fjord');
  try {
    const { page, faults, requests } = await openPage(browser, siteOf(proxy.url));
    await page.goto('');
    await page.locator('.head[data-state=ok]').waitFor();
    expect(await rowsOf(page, '.endpoint-rows')).toMatchObject({
      HTTP: proxy.url,
      WebSocket: proxy.url.replace('http:', 'ws:'),
    });
    expect(await hasLogo(page)).toBe(true);
    expect([faults, elsewhere(requests, proxy.url)]).toEqual([[], []]);
    await page.context().close();
  } finally {
    await proxy.stop();
  }
});
