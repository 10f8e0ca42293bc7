/** What the drawings of the reports are made of. Pure. */

/** The colours of the pages, which suit both themes, and others for programs that show the file by itself. */
export const COLOURS = {
  accent: 'var(--accent, #6d63e8)',
  comet: 'var(--comet, #d08020)',
  ok: 'var(--ok, #2da44e)',
  text: 'var(--text, #808a96)',
  muted: 'var(--muted, #808a96)',
} as const;

export interface Drawing {
  /** Its name among those of the pages. */
  name: string;
  width: number;
  height: number;
  title: string;
  /** What it shows in words, for readers who do not see it. */
  description: string;
}

/** The text of the file. */
export function svg({ name, width, height, title, description }: Drawing, elements: readonly string[]): string {
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="${name}-title ${name}-desc" font-family="var(--sans, sans-serif)" font-size="12">`,
    `<title id="${name}-title">${escaped(title)}</title>`,
    `<desc id="${name}-desc">${escaped(description)}</desc>`,
    ...elements,
    '</svg>',
  ].join('\n')}\n`;
}

export function svgText(x: number, y: number, content: string, attributes: Record<string, string | number>): string {
  const all = Object.entries({ x: rounded(x), y: rounded(y), ...attributes });
  return `<text ${all.map(([name, value]) => `${name}="${value}"`).join(' ')}>${escaped(content)}</text>`;
}

export function rounded(value: number): number {
  return Number(value.toFixed(1));
}

export function escaped(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
