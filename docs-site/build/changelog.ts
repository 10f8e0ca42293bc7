/** The page of CHANGELOG.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import type { Page } from '../site/page.js';
import { linkResolver, type Project } from './addresses.js';
import { renderMarkdown, withLinks } from './markdown.js';

const FILE = 'CHANGELOG.md';
const PATH = 'changelog/';

/** What changed, by version, and which version these pages and their server are. */
export function changelogPage(project: Project, version: string, guides: ReadonlyMap<string, string>): Page {
  const text = readFileSync(join(project.projectRoot, FILE), 'utf8');
  const resolveLink = linkResolver({ file: FILE, path: PATH }, guides, project);
  const readDrawing = (name: string): never => {
    throw new Error(`${FILE}: a changelog has no drawing ${name}`);
  };
  const { html, title, headings } = renderMarkdown(text, { readDrawing, resolveLink });
  return {
    path: PATH,
    title: 'Changelog',
    description: 'What changed in each version.',
    source: FILE,
    headings: headings.filter(({ level }) => level === 2),
    markdown: `${withLinks(text.trim(), resolveLink)}\n`,
    body: createElement(
      'article',
      { className: 'guide' },
      createElement('h1', null, title ?? 'Changelog'),
      createElement(
        'p',
        { className: 'note' },
        'The server that serves these pages is version ',
        createElement('strong', null, version),
        '.',
      ),
      createElement('div', { dangerouslySetInnerHTML: { __html: html } }),
    ),
  };
}
