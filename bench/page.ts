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
