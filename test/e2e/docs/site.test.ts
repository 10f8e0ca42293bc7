import { beforeAll, describe, expect, test } from '@jest/globals';
import { marked } from 'marked';
import type { Document } from '../../../codegen/document.js';
import { readDocument } from '../../../codegen/readContract.js';
import { buildSite } from './buildSite.js';

/** What the bundle and docs-site/public add to the pages. */
const OTHER_FILES = ['assets/main.js', 'assets/main.css', 'assets/font.woff2', 'theme.js', 'mark.svg'];

let document: Document;
let files: Map<string, string>;

beforeAll(async () => {
  document = await readDocument();
  files = await buildSite(document);
});

function page(path: string): string {
  const text = files.get(path);
  if (text === undefined) throw new Error(`there is no ${path}`);
  return text;
}

function htmlPages(): [path: string, html: string][] {
  return [...files].filter(([path]) => path.endsWith('.html'));
}

function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<[^>]*?\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );
}

describe('the pages', () => {
  test('are there for every method, schema and list', () => {
    const expected = [
      ...document.methods.flatMap(({ name }) => [`methods/${name}/index.html`, `methods/${name}/index.md`]),
      ...Object.keys(document.components.schemas).map((name) => `schemas/${name}/index.html`),
      ...[
        '',
        'methods/',
        'schemas/',
        'errors/',
        'settings/',
        'limits/',
        'guide/',
        'playground/',
        'live/',
        'conformance/',
        'changelog/',
        'operate/',
        'decisions/',
      ].map((path) => `${path}index.html`),
      ...['404.html', 'llms.txt', 'llms-full.txt', 'robots.txt', 'search.json', 'openrpc.json'],
    ];
    expect(expected.filter((path) => !files.has(path))).toEqual([]);
  });

  test('have links that lead to a page, a file or an anchor of the site', () => {
    const anchors = new Map(htmlPages().map(([path, html]) => [path, new Set(attributes(html, 'id'))]));
    const broken = new Set<string>();
    for (const [path, html] of htmlPages()) {
      const base = `https://site.test/docs/${path}`;
      for (const link of new Set([...attributes(html, 'href'), ...attributes(html, 'src')])) {
        const url = new URL(link, base);
        if (url.origin !== 'https://site.test') continue;
        const target = decodeURIComponent(url.pathname)
          .replace(/^\/docs\//, '')
          .replace(/(^|\/)$/, '$1index.html');
        const anchor = decodeURIComponent(url.hash.slice(1));
        const isThere = files.has(target) || OTHER_FILES.includes(target);
        const isAnchored = anchor === '' || anchors.get(target)?.has(anchor) === true;
        if (!isThere || !isAnchored) broken.add(`${path}: ${link}`);
      }
    }
    expect([...broken]).toEqual([]);
  });

  test('ask no other server for anything, and hold no script or style of their own', () => {
    for (const [path, html] of htmlPages()) {
      const outside = html
        .replaceAll(/<script type="application\/json">[^<]*<\/script>/g, '')
        .match(
          /<script(?![^>]*\ssrc=")[^>]*>|<style|\sstyle="|\son[a-z]+="|<(?:script|link|img)[^>]*(?:src|href)="(?:https?:)?\/\//,
        );
      expect([path, outside?.[0]]).toEqual([path, undefined]);
    }
  });

  test('close what they open, use every id once and have one heading of level 1', () => {
    for (const [path, html] of htmlPages()) {
      expect([path, unclosed(html)]).toEqual([path, []]);
      const ids = attributes(html, 'id');
      expect([path, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([path, []]);
      expect([path, html.match(/<h1[\s>]/g)?.length]).toEqual([path, 1]);
      expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    }
  });

  test('of missing pages look right at any address', () => {
    expect(page('404.html')).toContain('href="/docs/assets/main.css"');
    expect(page('404.html')).toContain('href="/docs/methods/"');
    expect(page('404.html')).not.toMatch(/(?:href|src)="\.{1,2}\//);
  });

  test('name the address of the site only when it is known', async () => {
    expect(files.has('sitemap.xml')).toBe(false);
    expect(page('index.html')).not.toContain('canonical');
    const based = await buildSite(document, 'https://docs.test/halley/');
    const listed = [...(based.get('sitemap.xml') ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toContain('https://docs.test/halley/methods/eth_call/');
    expect(
      listed.filter((address) => !based.has(`${address?.replace('https://docs.test/halley/', '')}index.html`)),
    ).toEqual([]);
    expect(based.get('methods/eth_call/index.html')).toContain(
      '<link rel="canonical" href="https://docs.test/halley/methods/eth_call/"/>',
    );
    expect(based.get('404.html')).toContain('href="/halley/assets/main.css"');
    expect(based.get('404.html')).not.toContain('canonical');
    expect(based.get('robots.txt')).toContain('Sitemap: https://docs.test/halley/sitemap.xml');
  });
});

describe('the search', () => {
  test('finds lists and applications by their titles', () => {
    const found = page('search.json');
    expect(['limits/', 'playground/', 'changelog/'].filter((path) => !found.includes(`"path":"${path}"`))).toEqual([]);
  });
});

describe('the frame of a page', () => {
  test('leads to the pages around a hand-written one, within its section', () => {
    const html = page('operate/signer/index.html');
    expect(html).toContain('<a href="../../operate/keys/" class="previous">');
    expect(html).toContain('<a href="../../operate/watching/" class="next">');
    expect(page('operate/your-node/index.html')).not.toContain('class="previous"');
    expect(page('methods/eth_call/index.html')).not.toContain('class="ending"');
  });

  test('says what other programs show of a link to the page', async () => {
    const html = page('operate/signer/index.html');
    expect(html).toContain('<meta property="og:site_name" content="Halley"/>');
    expect(html).toContain('<meta property="og:type" content="article"/>');
    expect(html).toContain('<meta property="og:title" content="Keys in another process"/>');
    expect(html).toContain('<meta property="og:description" content="Signing with Clef or Web3Signer');
    expect(html).not.toMatch(/og:(?:url|image)/);
    const based = (await buildSite(document, 'https://docs.test/')).get('operate/signer/index.html');
    expect(based).toContain('<meta property="og:url" content="https://docs.test/operate/signer/"/>');
    expect(based).toContain('<meta property="og:image" content="https://docs.test/card.png"/>');
  });

  test('leads to the file of a hand-written page only when the repository is known', async () => {
    expect(page('operate/signer/index.html')).not.toContain('Edit this page');
    const files = await buildSite(document, undefined, 'https://code.test/halley');
    expect(files.get('operate/signer/index.html')).toContain(
      '<a href="https://code.test/halley/blob/HEAD/docs/operate/signer.md">Edit this page</a>',
    );
    expect(files.get('methods/eth_call/index.html')).not.toContain('Edit this page');
    expect(files.get('internals/architecture/index.html')).toContain(
      'href="https://code.test/halley/blob/HEAD/src/gateway.ts"',
    );
  });

  test('leads to the changelog, which says what version the server is', () => {
    expect(page('methods/eth_call/index.html')).toContain('<a href="../../changelog/" class="version">');
    expect(page('changelog/index.html')).toContain(`is version <strong>${document.info.version}</strong>`);
  });

  test('loads the typeface before the style sheet asks for it', () => {
    expect(page('index.html')).toContain(
      '<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="./assets/font.woff2"/>',
    );
  });
});

describe('the pages as Markdown', () => {
  test('have links that lead to a file or an anchor of the site, or to another site', () => {
    const broken: string[] = [];
    let count = 0;
    for (const [path, text] of files) {
      if (!/\.md$|^llms.*\.txt$/.test(path)) continue;
      void marked.walkTokens(marked.lexer(text), (token) => {
        if (token.type !== 'link' || !('href' in token)) return;
        const { pathname, hash, origin } = new URL(String(token.href), `https://site.test/docs/${path}`);
        if (origin !== 'https://site.test') return;
        const target = pathname.replace(/^\/docs\//, '').replace(/(^|\/)$/, '$1index.html');
        const html = files.get(target.replace(/\.md$/, '.html'));
        const isAnchored = hash === '' || html?.includes(` id="${decodeURIComponent(hash.slice(1))}"`) === true;
        if (!files.has(target) || !isAnchored) broken.push(`${path}: ${String(token.href)}`);
        count++;
      });
    }
    expect(broken).toEqual([]);
    expect(count).toBeGreaterThan(document.methods.length);
    expect(page('guide/quick-start/index.md')).toContain('[eth_getBalance](../../methods/eth_getBalance/)');
    expect(page('llms-full.txt')).toContain('[eth_getBalance](methods/eth_getBalance/)');
  });
});

describe('the page of a method', () => {
  test('says what a client must know', () => {
    const html = page('methods/eth_getLogs/index.html');
    for (const part of [
      'Returns the logs that match a filter, oldest first.',
      'on by default',
      'href="../../schemas/Filter/"',
      'query exceeds max block range {limit}.',
      'The range of blocks is longer than one request may search.',
      '10,000 blocks',
      'href="../../settings/#json-rpc.block-range-cap"',
      'The block must be in the index of this server',
      'data-island="playground"',
    ])
      expect(html).toContain(part);
  });

  test('says of a private method of a namespace that is off who is answered', () => {
    const html = page('methods/admin_peers/index.html');
    expect(html).toContain('off by default');
    expect(html).toContain('Only clients with a bearer token are answered');
  });
});

describe('which nodes can answer a method', () => {
  test('a method of the development chain says so, and names no setting that would be refused', () => {
    for (const name of ['evm_mine', 'anvil_setBalance', 'hardhat_setPrevRandao']) {
      const [html, markdown] = [page(`methods/${name}/index.html`), page(`methods/${name}/index.md`)];
      expect(html).toContain('<li class="badge">halley dev only</li>');
      expect(html).toContain('Only the embedded development chain (halley dev) serves it.');
      expect(html.replaceAll(/<script.*?<\/script>/g, '')).not.toMatch(/json-rpc\.api|off by default/);
      expect(markdown).toContain(`- Namespace: \`${name.split('_')[0]}\`, of \`halley dev\` only\n`);
      expect(markdown).not.toContain('json-rpc.api');
    }
  });

  test('a method without needs says that any node will do', () => {
    expect(page('methods/eth_chainId/index.html')).toContain('<div class="note"><p>Any node can serve it.</p></div>');
    expect(page('methods/eth_chainId/index.md')).toContain('- Nodes: any\n');
    expect(page('methods/eth_getLogs/index.md')).not.toContain('- Nodes: any\n');
  });
});

describe('the home page', () => {
  test('says of each card what it leads to', () => {
    const cards = /<ul class="cards">(.*?)<\/ul>/.exec(page('index.html'))?.[1] ?? '';
    const items = cards.match(/<li>.*?<\/li>/g) ?? [];
    expect(items).toHaveLength(6);
    expect(items.filter((item) => !/<span>[^<]{20,}\.<\/span><\/li>$/.test(item))).toEqual([]);
  });
});

describe('hostile words of a contract', () => {
  const EVIL = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';

  test('are shown as text everywhere', async () => {
    const method = document.methods.find(({ name }) => name === 'eth_getLogs');
    if (method === undefined) throw new Error('there is no eth_getLogs');
    const hostile = {
      ...document,
      methods: [{ ...method, summary: EVIL, description: EVIL, examples: [] }],
      components: {
        ...document.components,
        schemas: {
          ...document.components.schemas,
          Filter: { ...document.components.schemas['Filter'], description: EVIL },
        },
      },
    } as Document;
    for (const [path, text] of await buildSite(hostile)) {
      if (!path.endsWith('.html') && !path.endsWith('.md')) continue;
      expect([path, /(?<!\\)<(?:script>alert|img src=x)/.test(text)]).toEqual([path, false]);
    }
  });
});

/** Tags that are opened and not closed, or closed and not open. */
function unclosed(html: string): string[] {
  const isVoid = /^(?:meta|link|img|br|hr|input|path|circle|rect|line|polyline|polygon|ellipse|use|wbr)$/;
  const open: string[] = [];
  for (const [, slash, tag = '', rest = ''] of html.matchAll(/<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:"[^"]*"|[^>"])*)>/g)) {
    if (rest.endsWith('/') || (slash === '' && isVoid.test(tag))) continue;
    if (slash === '') open.push(tag);
    else if (open.at(-1) === tag) open.pop();
    else if (!isVoid.test(tag)) return [`</${tag}> inside ${open.join(' ')}`];
  }
  return open;
}
