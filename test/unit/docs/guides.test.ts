/** The hand-written pages: drawings, and links that lead somewhere. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Contract } from '../../../codegen/contract.js';
import { readContract } from '../../../codegen/readContract.js';
import { readGuides } from '../../../docs-site/build/guides.js';
import { renderMarkdown } from '../../../docs-site/build/markdown.js';
import type { Page } from '../../../docs-site/site/page.js';
import { errorCatalogue } from '../../../generated/errors.js';
import { SETTINGS } from '../../../src/config/settings.js';

const SECTIONS = ['guide', 'reference', 'operate', 'internals', 'decisions', 'reports'];

/** Code that sends as an account of a development chain, or calls what only such a chain has. */
const DEVELOPMENT = /sendTransaction|send_transaction|deployContract|writeContract|evm_|anvil_/;

let pages: Map<string, string>;
let addresses: Set<string>;
let contract: Contract;

beforeAll(async () => {
  const root = join(import.meta.dirname, '../../..');
  const guides = readGuides({ projectRoot: root });
  pages = new Map(guides.pages.map((page: Page) => [page.path, renderToStaticMarkup(page.body)]));
  addresses = new Set([...pages.keys(), ...guides.groups.map(({ path }) => path)]);
  contract = await readContract();
});

describe('links of the hand-written pages', () => {
  test('lead to pages of the site that there are', () => {
    const methods = new Set(contract.methods.map(({ name }) => name));
    const dead = links().filter(({ target }) => {
      const [, folder = '', name = ''] = /^(\w+)\/([^/#]*)/.exec(target) ?? [];
      if (SECTIONS.includes(folder)) return !addresses.has(target.replace(/#.*/, ''));
      if (folder === 'methods' && name !== '') return !methods.has(name);
      return false;
    });
    expect(dead).toEqual([]);
  });

  test('lead to errors and settings that there are', () => {
    const dead = links().filter(({ target }) => {
      const [, folder, anchor = ''] = /^(errors|settings)\/#(.+)$/.exec(target) ?? [];
      if (folder === 'errors') return !Object.hasOwn(errorCatalogue, anchor);
      return folder === 'settings' && !Object.hasOwn(SETTINGS, anchor);
    });
    expect(dead).toEqual([]);
  });

  test('to headings of such a page name one that it has', () => {
    const dead = links().filter(({ target }) => {
      const [, path = '', anchor = ''] = /^([^#]+)#(.+)$/.exec(target) ?? [];
      return pages.has(path) && anchor !== '' && pages.get(path)?.includes(`id="${anchor}"`) !== true;
    });
    expect(dead).toEqual([]);
  });

  test('to files of the project are text, because the site does not have them', () => {
    const html = pages.get('internals/architecture/') ?? '';
    expect(html).toContain('src/gateway.ts');
    expect(html).not.toContain('gateway.ts"');
  });
});

describe('pages for builders', () => {
  const attributes = (html: string): string => /^<article class="guide"([^>]*)>/.exec(html)?.[1]?.trim() ?? '';
  const withAttribute = (attribute: string): string[] =>
    [...pages].filter(([, html]) => attributes(html) === attribute).map(([path]) => path.split('/')[1] ?? '');

  test('keep the addresses of this machine where readers run the server', () => {
    expect(withAttribute('data-server="local"').toSorted()).toEqual(['development-chain', 'move-over', 'quick-start']);
  });

  test('say it when their samples need a development chain', () => {
    const needing = [...pages].filter(([path, html]) => path.startsWith('guide/') && DEVELOPMENT.test(codeOf(html)));
    expect(needing.map(([path]) => path)).toContain('guide/fees/');
    expect(needing.filter(([, html]) => attributes(html) === '').map(([path]) => path)).toEqual([]);
    expect(withAttribute('data-account="development"')).toHaveLength(7);
  });
});

describe('the set-up that the pages name', () => {
  test('builds the documentation, too', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
    const texts = [...pages, ['README.md', readme] as const];
    expect(texts.filter(([, text]) => /npm run build(?!:docs)/.test(text)).map(([page]) => page)).toEqual([]);
    expect(texts.filter(([, text]) => text.includes('npm run setup')).map(([page]) => page)).toEqual([
      'operate/your-node/',
      'operate/keys/',
    ]);
  });
});

describe('a diagram with a name', () => {
  test('is shown as its drawing, which has a title and a description', () => {
    const html = pages.get('internals/architecture/') ?? '';
    expect(html).not.toContain('flowchart');
    expect(html.match(/<svg [^>]*role="img" aria-labelledby="[\w-]+-title [\w-]+-desc"/g)).toHaveLength(7);
  });

  test('is refused when its drawing does more than show', () => {
    const render = (drawing: string) =>
      renderMarkdown('```mermaid bad\n```', {
        resolveLink: () => null,
        readDrawing: () => drawing,
      });
    for (const drawing of ['<svg><script>1</script></svg>', '<svg onload="1"></svg>', '<svg><a href="x">y</a></svg>'])
      expect(() => render(drawing)).toThrow('a drawing must not hold');
  });
});

function codeOf(html: string): string {
  return [...html.matchAll(/<pre .*?<\/pre>/gs)].join('\n');
}

/** Every link within the site, by the path that it leads to from the root of the site. */
function links(): { page: string; target: string }[] {
  return [...pages].flatMap(([page, html]) =>
    [...html.matchAll(/href="([^"]+)"/g)].flatMap(([, href = '']) => {
      if (/^https?:/.test(href)) return [];
      const { pathname, hash } = new URL(href, `http://site/${page}`);
      return [{ page, target: `${pathname.slice(1)}${hash}` }];
    }),
  );
}
