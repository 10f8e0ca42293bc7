/** The form of the pages in docs/reports/ that programs write. Pure. */

/** What the site says of a page, besides its text. */
export interface PageHead {
  readonly title: string;
  /** One sentence. */
  readonly description: string;
  /** Its place among the reports. */
  readonly order: number;
}

/** The columns of a line of prose, as in the pages that people write. */
const WIDTH = 120;

/** A line that begins with one of these would be something other than text. */
const MARKUP = /^(?:[-+*#>|=~]|#+|\d+[.)])$/;

/** A page: its head, and its parts with an empty line between them. */
export function reportPage({ title, description, order }: PageHead, parts: readonly string[]): string {
  return `---\ntitle: ${title}\ndescription: ${description}\norder: ${order}\n---\n\n${parts.join('\n\n')}\n`;
}

/** The section of a page that begins with this heading, up to the next heading of its level; null when it has none. */
export function sectionOf(page: string, heading: string): string | null {
  const place = placeOf(page, heading);
  return place && page.slice(place.start, place.end).trimEnd();
}

/** The page with this section instead of the one with the same heading, or behind all others. */
export function withSection(page: string, section: string): string {
  const [heading = ''] = section.split('\n', 1);
  const place = placeOf(page, heading) ?? { start: page.length, end: page.length };
  const after = page.slice(place.end);
  return `${page.slice(0, place.start).trimEnd()}\n\n${section}\n${after === '' ? '' : `\n${after}`}`;
}

/** The page with those sections of an earlier one that have these headings. */
export function withEarlierSections(page: string, earlier: string, headings: readonly string[]): string {
  const sections = headings.map((heading) => sectionOf(earlier, heading)).filter((section) => section !== null);
  return sections.reduce(withSection, page);
}

function placeOf(page: string, heading: string): { start: number; end: number } | null {
  const start = page.indexOf(`\n${heading}\n`) + 1;
  if (start === 0) return null;
  const [level = ''] = heading.split(' ', 1);
  const next = page.indexOf(`\n${level} `, start);
  return { start, end: next < 0 ? page.length : next + 1 };
}

/** Text in lines of at most 120 columns. `indent` precedes every line but the first. */
export function paragraph(text: string, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= WIDTH || line === '' || MARKUP.test(word)) line = longer;
    else {
      lines.push(line);
      line = indent + word;
    }
  }
  return [...lines, line].join('\n');
}

/** A list with a dash in front of each item. */
export function list(items: readonly string[]): string {
  return items.map((text) => paragraph(`- ${text}`, '  ')).join('\n');
}

/** A list with numbers from 1 on. */
export function numberedList(items: readonly string[]): string {
  return items.map((text, index) => paragraph(`${index + 1}. ${text}`, ' '.repeat(`${index + 1}. `.length))).join('\n');
}
