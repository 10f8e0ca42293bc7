/** The hand-written pages: those of docs-site/pages/ and of docs/. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize, relative } from 'node:path';
import { createElement } from 'react';
import type { Page } from '../site/page.js';
import type { GuideGroup } from '../site/sidebar.js';
import { renderMarkdown, withLinks } from './markdown.js';

/** A Markdown file with its place on the site. */
interface Source {
  /** Path from the root of the project. */
  readonly file: string;
  readonly slug: string;
  readonly title: string | undefined;
  /** One sentence; the first paragraph when left out. */
  readonly description: string | undefined;
  readonly section: string;
  readonly order: number;
  readonly text: string;
  readonly isOwn: boolean;
}

/** Sections in their order; those that are not listed come last. */
const SECTIONS = ['Start', 'Use', 'Concepts', 'Operate', 'Build', 'Under the hood', 'Decisions'];

/** Sections that few readers need. */
const FOLDED = ['Under the hood', 'Decisions'];

/** The sections of the files in docs/. */
const DOCS_SECTIONS: Readonly<Record<string, string>> = {
  architecture: 'Under the hood',
  attack: 'Operate',
  clients: 'Build',
  debug: 'Operate',
  dev: 'Build',
  differences: 'Build',
  keys: 'Operate',
  signer: 'Operate',
  tracing: 'Under the hood',
};

/** The hand-written pages and how they are grouped. Throws when a link of theirs leads nowhere. */
export function readGuides(projectRoot: string): { pages: Page[]; groups: GuideGroup[] } {
  const sources = sourcesOf(projectRoot);
  const slugs = new Map(sources.map(({ file, slug }) => [file, slug]));
  const pages = sources.map((source) => ({ source, page: pageOf(source, slugs, projectRoot) }));
  const sections = [...new Set(pages.map(({ source }) => source.section))].sort(
    (one, other) => rank(one) - rank(other) || (one < other ? -1 : 1),
  );
  const groups = sections.map((section) => ({
    title: section,
    isFolded: FOLDED.includes(section),
    guides: pages
      .filter(({ source }) => source.section === section)
      .sort((one, other) => one.source.order - other.source.order || (one.page.title < other.page.title ? -1 : 1))
      .map(({ page: { path, title, description } }) => ({ path, title, description })),
  }));
  return { pages: pages.map(({ page }) => page), groups };
}

function rank(section: string): number {
  const index = SECTIONS.indexOf(section);
  return index === -1 ? SECTIONS.length : index;
}

function sourcesOf(projectRoot: string): Source[] {
  const own = markdownFiles(projectRoot, 'docs-site/pages').map((file) => {
    const { fields, text } = frontMatter(readFileSync(join(projectRoot, file), 'utf8'));
    return {
      file,
      slug: basename(file, '.md'),
      title: fields['title'],
      description: fields['description'],
      section: fields['section'] ?? 'Start',
      order: Number(fields['order'] ?? 100),
      text,
      isOwn: true,
    };
  });
  const taken = new Set(own.map(({ slug }) => slug));
  const existing = [...markdownFiles(projectRoot, 'docs'), ...markdownFiles(projectRoot, 'docs/decisions')].map(
    (file) => {
      const name = basename(file, '.md');
      const isDecision = dirname(file) === 'docs/decisions';
      const slug = isDecision ? (name === 'README' ? 'decisions' : `decision-${name}`) : name;
      return {
        file,
        slug: taken.has(slug) ? `${slug}-in-depth` : slug,
        title: undefined,
        description: undefined,
        section: isDecision ? 'Decisions' : (DOCS_SECTIONS[name] ?? 'Under the hood'),
        order: name === 'README' ? 0 : 1000,
        text: readFileSync(join(projectRoot, file), 'utf8'),
        isOwn: false,
      };
    },
  );
  return [...own, ...existing];
}

function markdownFiles(projectRoot: string, folder: string): string[] {
  if (!existsSync(join(projectRoot, folder))) return [];
  return readdirSync(join(projectRoot, folder))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** The `key: value` lines between two lines `---` at the start of a file, and the text after them. */
export function frontMatter(text: string): { fields: Readonly<Record<string, string>>; text: string } {
  const found = /^---\n([\s\S]*?)\n---\n/.exec(text);
  if (found === null) return { fields: {}, text };
  const lines = (found[1] ?? '').split('\n').flatMap((line) => {
    const [, key, value] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
    return key === undefined || value === undefined ? [] : [[key, value.replaceAll(/^(['"])(.*)\1$/g, '$2')] as const];
  });
  return { fields: Object.fromEntries(lines), text: text.slice(found[0].length) };
}

function pageOf(source: Source, slugs: ReadonlyMap<string, string>, projectRoot: string): Page {
  const resolve = (href: string): string | null => resolveLink(href, source, slugs, projectRoot);
  const rendered = renderMarkdown(source.text, {
    allowsDrawings: source.isOwn,
    readDrawing: (name) => readFileSync(join(projectRoot, 'docs-site/drawings', `${name}.svg`), 'utf8'),
    resolveLink: resolve,
  });
  const title = source.title ?? rendered.title ?? source.slug;
  return {
    path: `guide/${source.slug}/`,
    title,
    description: source.description ?? rendered.lead.slice(0, 200),
    headings: rendered.headings,
    words: rendered.words,
    markdown: `${withLinks(source.text.trim(), resolve)}\n`,
    body: createElement(
      'article',
      { className: 'guide' },
      createElement('h1', null, rendered.title ?? title),
      createElement('div', { dangerouslySetInnerHTML: { __html: rendered.html } }),
    ),
  };
}

/**
 * Where a link of a Markdown file leads: to another site, to the page that another file became, or to a path of the
 * site that begins with a slash. Null for files of the project that are no page. Throws for all others.
 */
function resolveLink(
  href: string,
  { file }: Source,
  slugs: ReadonlyMap<string, string>,
  projectRoot: string,
): string | null {
  if (/^https?:\/\//.test(href) || href.startsWith('#')) return href;
  if (/^[a-z]+:/i.test(href)) throw new Error(`${file}: a link must not lead to ${href}`);
  if (href.startsWith('/')) return `../..${href}`;
  const [path = '', anchor] = href.split('#');
  const target = normalize(join(dirname(file), path)).replace(/\/$/, '');
  const slug = slugs.get(target) ?? slugs.get(`${target}/README.md`);
  const suffix = anchor === undefined ? '' : `#${anchor}`;
  if (slug !== undefined) return `../${slug}/${suffix}`;
  if (target === 'openrpc.json') return '../../openrpc.json';
  if (existsSync(join(projectRoot, target))) return null;
  // A path from the page itself: ../../methods/eth_call/.
  const onSite = relative('', join(`guide/${basename(file, '.md')}`, path));
  const guide = /^guide\/([^/]+)$/.exec(onSite)?.[1];
  if (guide !== undefined && [...slugs.values()].includes(guide)) return href;
  if (/^(methods|schemas|errors|settings|limits|playground|live|conformance|unsupported)(\/|$)/.test(onSite))
    return href;
  throw new Error(`${file}: the link ${href} leads nowhere`);
}
