/** What a web page can do to a server of this machine, in a browser; see docs/operate/security.md and keys.md say. */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { START_TIMEOUT_MS } from '../../support/devProcess.js';
import { devStage } from '../../support/devStage.js';
import { startHalley, type HalleyProcess } from '../../support/halleyProcess.js';
import { until } from '../../support/chainProgress.js';
import { startIntranet, type Intranet } from '../../support/intranet.js';
import { post, rpc, type RpcAnswer } from '../../support/rpc.js';
import { startAutomining, type TestChain } from '../../support/testChains.js';
import { secretFileIn } from '../../unit/transport/tokens.js';
import { launchBrowser, openPage } from './support/browser.js';

const HTML = readFileSync(join(import.meta.dirname, 'foreignPage.html'), 'utf8');
/** A name whose owner makes it point at this machine. */
const FOREIGN = 'evil.example';
const UNKNOWN_HOST =
  'the Host header has a name that is not allowed: halley dev --allow-host or halley start --json-rpc.vhosts allows it\n';
const MINE = { jsonrpc: '2.0', id: 1, method: 'evm_mine', params: [] };

/** How a page sends a message, or asks for what the server shows: the names of foreignPage.html. */
const WAYS = [
  'fetch',
  'fetch with credentials',
  'fetch of plain text',
  'fetch without CORS',
  'fetch without CORS of a blob',
  'fetch with a token',
  'beacon',
  'WebSocket',
  'EventSource',
  'form',
  'sandboxed frame',
  'frame of the docs',
  'frame of the server',
  'script',
  'image',
];
/** Those by which a page sends a message and reads its answer, where it may. */
const READING = ['fetch', 'fetch with a token', 'WebSocket'];

/** Those by which a browser sends the message without asking the server first. */
const SIMPLE = ['fetch of plain text', 'fetch without CORS', 'fetch without CORS of a blob', 'beacon', 'form'];

let browser: Browser;
/** The server of the pages, by whatever name the browser asks it. */
let pages: Server;
/** The bodies that were posted to it. */
const posted: string[] = [];

beforeAll(async () => {
  pages = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    void text(request).then((body) => {
      if (request.method === 'POST') posted.push(body);
      response.end(HTML);
    });
  });
  pages.listen(0, '127.0.0.1');
  await once(pages, 'listening');
  browser = await launchBrowser(
    `--host-resolver-rules=MAP ${FOREIGN} 127.0.0.1`,
    // Newer browsers ask their user before a page may reach this machine. What is tested must hold without that.
    '--disable-features=LocalNetworkAccessChecks,BlockInsecurePrivateNetworkRequests',
  );
});

afterAll(async () => {
  await browser?.close();
  pages?.close();
});

/** The page as a server of this machine has it under that name. */
async function pageOf(name: string): Promise<Page> {
  // The address of a TCP server is an object.
  const { port } = pages.address() as AddressInfo;
  const { page } = await openPage(browser, `http://${name}:${port}/`);
  await page.goto('');
  return page;
}

/** The page under a name that pointed at its own server first, and points at `url` when its script asks. */
async function reboundPage(url: string): Promise<Page> {
  const { page } = await openPage(browser, rebound(url));
  await page.route('**/page', (route) => route.fulfill({ contentType: 'text/html', body: HTML }));
  await page.goto('page');
  return page;
}

const rebound = (url: string): string => `http://${FOREIGN}:${new URL(url).port}/`;

/** What the page reads when it sends the message that way; null where it reads nothing. */
function attempt(page: Page, way: string, url: string, message: object): Promise<string | null> {
  return page.evaluate<string | null>(
    `ways[${JSON.stringify(way)}](${JSON.stringify(new URL(url).href)}, ${JSON.stringify(JSON.stringify(message))})`,
  );
}

/** The answer of a message that the page can send. */
async function answer(page: Page, way: string, url: string, message: object): Promise<RpcAnswer> {
  const text = await attempt(page, way, url, message);
  if (text === null) throw new Error(`the page reads nothing (${way})`);
  return JSON.parse(text) as RpcAnswer;
}

const call = (method: string, params: unknown[] = []) => ({ jsonrpc: '2.0', id: 1, method, params });

/** What the page reads, way by way. */
async function attempts(page: Page, url: string, message: object): Promise<Record<string, string | null>> {
  const read: Record<string, string | null> = {};
  for (const way of WAYS) read[way] = await attempt(page, way, url, message);
  return read;
}

const NOTHING = Object.fromEntries(WAYS.map((way) => [way, null]));

test('a page sends its message by these ways to a server that refuses nothing', async () => {
  const page = await pageOf(FOREIGN);
  const { port } = pages.address() as AddressInfo;
  for (const way of SIMPLE) {
    posted.length = 0;
    expect(await attempt(page, way, `http://127.0.0.1:${port}`, MINE)).toBeNull();
    await until('it is there', () => posted.length > 0);
    expect(JSON.parse(posted[0]!)).toMatchObject(MINE);
  }
  await page.context().close();
});

describe('halley start', () => {
  let chain: TestChain;
  let halley: HalleyProcess;
  let folder: string;
  /** A message that has one effect, whoever sends it first. */
  let transfer: object;
  let sender: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'halley-pages-'));
    chain = await startAutomining();
    halley = await startHalley({
      node: chain.rpcUrl,
      nodeGrpc: chain.grpcAddress,
      flags: {
        'json-rpc.api': 'eth,net,web3,personal',
        'json-rpc.auth-secret': secretFileIn(folder),
        'metrics.address': '127.0.0.1:0',
      },
    });
    // The chains give keys in hex.
    const account = privateKeyToAccount(chain.accounts[0]!.privateKey as Hex);
    sender = account.address;
    const payment = { chainId: chain.chainId, to: account.address, gas: 21_000n, gasPrice: 10n ** 12n };
    transfer = call('eth_sendRawTransaction', [await account.signTransaction(payment)]);
  }, START_TIMEOUT_MS);

  afterAll(async () => {
    await halley?.stop();
    await chain?.stop();
    rmSync(folder, { recursive: true });
  });

  const sent = () => rpc<string>(halley.httpUrl, 'eth_getTransactionCount', sender, 'latest');

  test.each(['HTTP', 'WebSocket'])(
    'a page of another machine reads and causes nothing at the address for %s',
    async (address) => {
      const url = address === 'HTTP' ? halley.httpUrl : halley.wsUrl.replace('ws', 'http');
      const { port } = new URL(url);
      const page = await pageOf(FOREIGN);
      for (const name of ['127.0.0.1', 'localhost', FOREIGN])
        expect(await attempts(page, `http://${name}:${port}`, transfer)).toEqual(NOTHING);
      expect(await sent()).toBe('0x0');
      await page.context().close();
    },
    START_TIMEOUT_MS,
  );

  test('nor does one whose name is made to point at this machine', async () => {
    const page = await reboundPage(halley.httpUrl);
    const read = await attempts(page, rebound(halley.httpUrl), transfer);
    expect(new Set(Object.values(read))).toEqual(new Set([null, UNKNOWN_HOST]));
    expect(await sent()).toBe('0x0');
    await page.context().close();
  });

  test('nor does it at the metrics, or at the node that Halley reads', async () => {
    const page = await pageOf(FOREIGN);
    const before = await rpc(halley.httpUrl, 'eth_blockNumber');
    const metrics = String(halley.log.find(({ msg }) => msg === 'serving')?.['metrics']);
    expect(await attempts(page, metrics, transfer)).toEqual(NOTHING);
    expect(await attempts(page, chain.rpcUrl, call('dev_mine', []))).toEqual(NOTHING);
    expect(await rpc(halley.httpUrl, 'eth_blockNumber')).toBe(before);
    await page.context().close();
  });

  test('a page of this machine calls what is public, and private methods need a token', async () => {
    const page = await pageOf('localhost');
    for (const way of READING) {
      expect(await answer(page, way, halley.httpUrl, call('eth_chainId'))).toMatchObject({ result: '0x7a69' });
      const { error } = await answer(page, way, halley.httpUrl, call('personal_listAccounts'));
      expect(error?.code).toBe(-32003);
    }
    expect((await answer(page, 'fetch', halley.httpUrl, transfer)).error).toBeUndefined();
    await until('it is in a block', async () => (await sent()) === '0x1');
    await page.context().close();
  });
});

describe('halley dev', () => {
  const { dev, ask } = devStage();
  /** A server that the page itself cannot read. */
  let intranet: Intranet;

  beforeAll(async () => {
    intranet = await startIntranet();
  });

  afterAll(() => intranet?.stop());

  const blocks = async () => Number(await ask<string>('eth_blockNumber'));

  test('a page of another machine changes the chain and sends from its accounts', async () => {
    const page = await pageOf(FOREIGN);
    for (const way of READING) {
      const before = await blocks();
      expect(await answer(page, way, dev.url, MINE)).toMatchObject({ result: '0x0' });
      expect(await blocks()).toBe(before + 1);
    }
    const [from] = await ask<string[]>('eth_accounts');
    const sending = await answer(
      page,
      'fetch',
      dev.url,
      call('eth_sendTransaction', [{ from, to: from, value: '0x1' }]),
    );
    expect(sending.result).toMatch(/^0x[0-9a-f]{64}$/);
    await page.context().close();
  });

  test('what the browser sends without asking the server first changes nothing', async () => {
    const page = await pageOf(FOREIGN);
    const before = await blocks();
    const read = await attempts(page, dev.url, MINE);
    const wrongType = expect.stringContaining('"code":-32600');
    expect(read).toEqual({
      ...NOTHING,
      ...Object.fromEntries([...READING, 'sandboxed frame'].map((way) => [way, expect.stringContaining('"0x0"')])),
      'fetch of plain text': wrongType,
    });
    expect(await blocks()).toBe(before + READING.length + 1);
    await page.context().close();
  });

  test('it gets no private method, no unlocked key and no URL fetched', async () => {
    const page = await pageOf(FOREIGN);
    const key = `0x${'5e'.repeat(32)}`;
    const own = await ask<string>('personal_importRawKey', key, 'passphrase');
    await ask('personal_unlockAccount', own, 'passphrase', 300);
    const signing = call('eth_sign', [own, '0xdeadbeef']);
    expect(await post<RpcAnswer>(dev.url, signing)).toMatchObject({ result: expect.stringMatching(/^0x/) });
    for (const way of READING) {
      expect((await answer(page, way, dev.url, signing)).error).toEqual({
        code: -32000,
        message: 'authentication needed: password or unlock',
      });
      for (const message of [
        call('personal_listAccounts'),
        call('admin_nodeInfo'),
        call('anvil_reset', [{ forking: { jsonRpcUrl: intranet.url } }]),
        call('hardhat_reset', [{ forking: { jsonRpcUrl: intranet.url } }]),
        call('anvil_setRpcUrl', [intranet.url]),
      ])
        expect((await answer(page, way, dev.url, message)).error).toMatchObject({
          code: -32003,
          message: expect.stringMatching(/ needs a bearer token when a web page of another machine calls: /),
        });
    }
    expect(intranet.asked).toEqual([]);
    expect(await answer(page, 'fetch', dev.url, call('anvil_reset'))).toMatchObject({ result: null });
    await page.context().close();
  });

  test('a page whose name is made to point at this machine gets nothing at all', async () => {
    const page = await reboundPage(dev.url);
    const before = await blocks();
    const read = await attempts(page, rebound(dev.url), MINE);
    expect(new Set(Object.values(read))).toEqual(new Set([null, UNKNOWN_HOST]));
    expect(await blocks()).toBe(before);
    await page.context().close();
  });

  test('a page of this machine may do what a program may', async () => {
    const page = await pageOf('localhost');
    for (const way of READING) {
      expect((await answer(page, way, dev.url, call('personal_listAccounts'))).error).toBeUndefined();
      const forked = await answer(page, way, dev.url, call('anvil_setRpcUrl', [intranet.url]));
      expect(forked.error?.message).not.toContain('token');
    }
    await page.context().close();
  });
});
