/** The hand-written pages: the tree docs/. The folder of a file is its section, and its path on the site. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createElement } from 'react';
import type { Page } from '../site/page.js';
import type { GuideGroup } from '../site/sidebar.js';
import { linkResolver, type Project } from './addresses.js';
import { frontMatter } from './frontMatter.js';
import { renderMarkdown, withLinks } from './markdown.js';

/** The folder of all hand-written pages. */
const TREE = 'docs';

/** The folders of the tree in the order of the side bar. Those for operators stand apart from what builders read. */
const SECTIONS: readonly { folder: string; title: string; isForOperators: boolean }[] = [
  { folder: 'guide', title: 'Build', isForOperators: false },
  { folder: 'reference', title: 'Reference', isForOperators: false },
  { folder: 'operate', title: 'Operate', isForOperators: true },
  { folder: 'internals', title: 'Internals', isForOperators: true },
  { folder: 'decisions', title: 'Decisions', isForOperators: true },
  { folder: 'reports', title: 'Reports', isForOperators: true },
];

/** A Markdown file with its place on the site. */
interface Source {
  /** Path from the root of the project. */
  readonly file: string;
  /** Path of the page: `operate/keys/`, or `decisions/` for the README.md of a folder. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly order: number;
  /** True for a page about a server that the reader runs: its addresses stay those of this machine. */
  readonly isLocal: boolean;
  /** True for a page with samples that need the accounts, or the methods, of a development chain. */
  readonly needsDevelopment: boolean;
  readonly text: string;
}

/** The hand-written pages. */
export interface Guides {
  readonly pages: readonly Page[];
  /** How they are listed. */
  readonly groups: readonly GuideGroup[];
  /** The address of the page of each file and folder, by its path from the root of the project. */
  readonly addresses: ReadonlyMap<string, string>;
}

/**
 * The hand-written pages and how they are grouped. Throws when a link leads nowhere, when a file has no front matter,
 * and for a folder that is no section.
 */
export function readGuides(project: Project): Guides {
  const { projectRoot } = project;
  const unknown = readdirSync(join(projectRoot, TREE)).filter(
    (name) => !SECTIONS.some(({ folder }) => folder === name),
  );
  if (unknown.length > 0) throw new Error(`${TREE}/ has no section for ${unknown.join(', ')}`);
  const sections = SECTIONS.map((section) => ({ ...section, sources: sourcesOf(projectRoot, section.folder) }));
  const all = sections.flatMap(({ sources }) => sources);
  const addresses = new Map(all.map(({ file, path }) => [file, path]));
  for (const { folder } of SECTIONS) addresses.set(`${TREE}/${folder}`, `${folder}/`);
  return {
    addresses,
    pages: all.map((source) => pageOf(source, addresses, project)),
    groups: sections.map(({ folder, title, isForOperators, sources }) => ({
      title,
      path: `${folder}/`,
      isForOperators,
      guides: sources.map((source) => ({ path: source.path, title: source.title, description: source.description })),
    })),
  };
}

function sourcesOf(projectRoot: string, folder: string): Source[] {
  const absolute = join(projectRoot, TREE, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute)
    .map((name) => sourceOf(projectRoot, `${TREE}/${folder}/${name}`))
    .sort((one, other) => one.order - other.order || (one.title < other.title ? -1 : 1));
}

function sourceOf(projectRoot: string, file: string): Source {
  if (!file.endsWith('.md')) throw new Error(`${file}: ${TREE}/ holds pages only`);
  const { fields, text } = frontMatter(readFileSync(join(projectRoot, file), 'utf8'));
  const { title, description, order } = fields;
  if (title === undefined || description === undefined || !(Number(order) >= 0))
    throw new Error(`${file}: the front matter needs title, description and order`);
  const name = basename(file, '.md');
  const folder = basename(dirname(file));
  const path = name === 'README' ? `${folder}/` : `${folder}/${name}/`;
  return {
    file,
    path,
    title,
    description,
    order: Number(order),
    isLocal: fields['server'] === 'local',
    needsDevelopment: fields['account'] === 'development',
    text,
  };
}

function pageOf(source: Source, addresses: ReadonlyMap<string, string>, project: Project): Page {
  const { file, path, title, description, isLocal, needsDevelopment, text } = source;
  const resolveLink = linkResolver(source, addresses, project);
  const readDrawing = (name: string): string =>
    readFileSync(join(project.projectRoot, 'docs-site/drawings', `${name}.svg`), 'utf8');
  const rendered = renderMarkdown(text, { readDrawing, resolveLink });
  return {
    path,
    title,
    description,
    source: file,
    headings: rendered.headings,
    words: rendered.words,
    markdown: `${withLinks(text.trim(), resolveLink)}\n`,
    body: createElement(
      'article',
      {
        className: 'guide',
        ...(isLocal && { 'data-server': 'local' }),
        ...(needsDevelopment && { 'data-account': 'development' }),
      },
      createElement('h1', null, rendered.title ?? title),
      createElement('div', { dangerouslySetInnerHTML: { __html: rendered.html } }),
    ),
  };
}
