/** Chromium, and pages whose every fault and request is noted. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

const CHROMIUM = '/usr/bin/chromium';
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Longest wait for anything that a page is to show. */
const WAIT_MS = 20_000;

/** The browser of Debian, with further arguments. Rejects with the command that installs it where it is missing. */
export function launchBrowser(...args: string[]): Promise<Browser> {
  if (!existsSync(CHROMIUM)) throw new Error(`${CHROMIUM} is missing: apt-get install -y chromium`);
  return chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', ...args] });
}

/** A page, and what happened in it. */
export interface WatchedPage {
  page: Page;
  /** Messages of errors, breaches of the content security policy included. */
  faults: string[];
  /** URLs of all requests and WebSockets. */
  requests: string[];
}

/** A page in a context of its own; `site` ends with a slash. */
export async function openPage(
  browser: Browser,
  site: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ baseURL: site, ...options });
  context.setDefaultTimeout(WAIT_MS);
  const page = await context.newPage();
  const faults: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => requests.push(request.url()));
  page.on('websocket', (socket) => requests.push(socket.url()));
  return { page, faults, requests };
}

/** What axe is to look at: the whole page by every rule when left out. */
export interface AxeScope {
  /** A selector: the part of the page. */
  readonly within?: string;
  readonly rules?: readonly string[];
}

/** What axe finds wrong with the page, as it is now: rule and element. */
export async function axeViolations(page: Page, { within = 'html', rules }: AxeScope = {}): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(AXE);
  // The script has defined axe.
  return page.evaluate(
    async ([context, options]) => {
      const { axe } = globalThis as unknown as {
        axe: {
          run(context: string, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
        };
      };
      const { violations } = await axe.run(context, options);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
    },
    [within, { resultTypes: ['violations'], ...(rules !== undefined && { runOnly: [...rules] }) }] as const,
  );
}

/** Hosts of requests that went elsewhere than to the server. */
export function elsewhere(requests: readonly string[], site: string): string[] {
  const { host } = new URL(site);
  return requests.filter((url) => !url.startsWith('data:') && new URL(url).host !== host);
}
