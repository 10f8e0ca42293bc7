/**
 * Markdown to HTML for the hand-written pages. HTML in the text is shown as text. Drawings are files; they are checked
 * for what a drawing does not need.
 */
import { Marked, type Tokens } from 'marked';
import type { Heading } from '../site/page.js';

/** What becomes of a link: its address on the site, or null for a file that the site does not have. */
export type ResolveLink = (href: string) => string | null;

/** A page as HTML. */
export interface RenderedMarkdown {
  readonly html: string;
  /** Text of the first heading of level 1; it is not part of `html`. */
  readonly title: string | undefined;
  readonly headings: readonly Heading[];
  /** The text in front of the first of `headings`. */
  readonly words: string;
  /** The first paragraph as plain text. */
  readonly lead: string;
}

interface Options {
  readonly resolveLink: ResolveLink;
  /** The SVG that is shown instead of a diagram: a code block of the language `mermaid` with a name behind it. */
  readonly readDrawing: (name: string) => string;
}

/** Code in a line that a telephone shows without a break. */
const MOST_WHOLE_CHARACTERS = 32;

const DRAWING = /<svg\b[\s\S]*?<\/svg>/g;

/** Renders one page. Throws on a drawing with scripts, styles or links, and when `resolveLink` throws. */
export function renderMarkdown(text: string, { resolveLink, readDrawing }: Options): RenderedMarkdown {
  const headings: Heading[] = [];
  const used = new Map<string, number>();
  let title: string | undefined;
  // Regions that can be scrolled have names of their own, so that a screen reader can tell them apart.
  let tables = 0;
  let blocks = 0;
  const marked = new Marked({
    gfm: true,
    renderer: {
      html: ({ text: html }) => escapeHtml(html),
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        const words = plainText(inner);
        if (depth === 1 && title === undefined) {
          title = words;
          return '';
        }
        const id = uniqueSlug(words, used);
        if (depth <= 3) headings.push({ id, text: words, level: Math.max(depth, 2) });
        return `<h${depth} id="${id}"><a class="anchor" href="#${id}">${inner.replaceAll(/<\/?a\b[^>]*>/g, '')}</a></h${depth}>\n`;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        const target = resolveLink(href);
        return target === null ? inner : `<a href="${escapeHtml(target)}">${inner}</a>`;
      },
      image({ href, text: words }) {
        const target = resolveLink(href);
        if (target === null) throw new Error(`the site does not have the picture ${href}`);
        return `<img src="${escapeHtml(target)}" alt="${escapeHtml(words)}">`;
      },
      // A short name is not cut at a hyphen.
      codespan({ text: code }) {
        const whole = code.length <= MOST_WHOLE_CHARACTERS ? ' class="whole"' : '';
        return `<code${whole}>${escapeHtml(code)}</code>`;
      },
      code({ text: code, lang }) {
        const drawing = /^mermaid ([\w-]+)$/.exec(lang ?? '')?.[1];
        if (drawing !== undefined) return `<figure class="drawing">${checkedDrawing(readDrawing(drawing))}</figure>\n`;
        return `<pre tabindex="0" role="region" aria-label="${escapeHtml(codeLabel(lang, (blocks += 1)))}"><code>${escapeHtml(code)}</code></pre>\n`;
      },
      table(token) {
        return `<div class="table-box" tabindex="0" role="region" aria-label="Table ${(tables += 1)}">${tableHtml(
          token,
          (tokens) => this.parser.parseInline(tokens),
        )}</div>\n`;
      },
    },
  });
  const html = marked.parse(text, { async: false });
  const lead = plainText(/<p>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? '');
  const [words = '', ...sections] = html.split(/<h[1-3] id=.*<\/h[1-3]>\n/).map(plainText);
  return {
    html,
    title,
    headings: headings.map((heading, index) => ({ ...heading, words: sections[index] ?? '' })),
    words,
    lead,
  };
}

/** A block of code, code in a line, or a link: its text, which may hold code and brackets, and its address. */
const CODE_OR_LINK = /^```[\s\S]*?^```|`[^`]*`|\[((?:`[^`]*`|\[[^\]]*\]|[^[\]`])*)\]\(([^()\s]+)\)/gm;

/** What stands behind the language of a code block; the name of a diagram is no mark. */
const MARKS = /^(```(?!mermaid\b)\S+) .*/;

/** Markdown with the addresses that `resolveLink` gives; a link without one becomes its text. Marks for tests go. */
export function withLinks(text: string, resolveLink: ResolveLink): string {
  return text.replaceAll(CODE_OR_LINK, (whole, inner: string | undefined, href: string | undefined) => {
    if (inner === undefined || href === undefined) return whole.replace(MARKS, '$1');
    const target = resolveLink(href);
    return target === null ? inner : `[${inner}](${target})`;
  });
}

/** A drawing that can do nothing but be seen; throws on any other. */
function checkedDrawing(drawing: string): string {
  const found = /<(?:script|foreignObject|style|iframe|image|a|animate|set)\b|\sstyle\s*=|\son\w+\s*=|href\s*=/i.exec(
    drawing,
  );
  if (found !== null) throw new Error(`a drawing must not hold ${found[0].trim()}`);
  return drawing;
}

function tableHtml({ header, rows, align }: Tokens.Table, inline: (tokens: Tokens.Generic[]) => string): string {
  const cell = (tag: string, { tokens }: Tokens.TableCell, index: number): string => {
    const side = align[index];
    return `<${tag}${tag === 'th' ? ' scope="col"' : ''}${side ? ` class="${side}"` : ''}>${inline(tokens)}</${tag.slice(0, 2)}>`;
  };
  const head = header.map((entry, index) => cell('th', entry, index)).join('');
  const body = rows.map((row) => `<tr>${row.map((entry, index) => cell('td', entry, index)).join('')}</tr>`).join('\n');
  return `<table><thead><tr>${head}</tr></thead>\n<tbody>${body}</tbody></table>`;
}

/** The language is the first word; the marks behind it are for tests (test/e2e/guides). */
function codeLabel(info: string | undefined, number: number): string {
  const [language = '', ...marks] = (info ?? '').split(/\s/);
  const kind = marks.includes('output') ? 'output' : language;
  return kind === '' ? `Code ${number}` : `Code ${number}, ${kind}`;
}

/** Text that is shown as it is, in content and in attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** HTML that marked made, as text without drawings. */
function plainText(html: string): string {
  return html
    .replaceAll(DRAWING, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

/** The anchor of a heading, as GitHub makes it. */
function uniqueSlug(text: string, used: Map<string, number>): string {
  const slug =
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-') || 'section';
  const count = used.get(slug) ?? 0;
  used.set(slug, count + 1);
  return count === 0 ? slug : `${slug}-${count}`;
}
