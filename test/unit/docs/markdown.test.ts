/** Code blocks of hand-written pages, whose info strings have marks for tests behind the language. */
import { expect, test } from '@jest/globals';
import { renderMarkdown, withLinks } from '../../../docs-site/build/markdown.js';

const PAGE = '```sh not-run="needs Foundry"\ncast\n```\n\n```json output\n{}\n```\n';

test('the site does not show the marks of a code block', () => {
  const { html } = renderMarkdown(PAGE, { resolveLink: () => null, readDrawing: () => '' });
  expect(html).toContain('aria-label="Code 1, sh"');
  expect(html).toContain('aria-label="Code 2, output"');
  expect(html).not.toMatch(/Foundry|json/);
});

test('nor does its Markdown', () => {
  expect(withLinks(PAGE, () => null)).toBe('```sh\ncast\n```\n\n```json\n{}\n```\n');
  expect(withLinks('```mermaid block-path\na\n```\n', () => null)).toBe('```mermaid block-path\na\n```\n');
});
