/** The head of a hand-written page. `npm start` builds the pages, and does without a package that reads YAML. */

/**
 * The `key: value` lines between two lines `---` at the start of a file, and the text after them. A line that is
 * indented continues the value above it.
 */
export function frontMatter(text: string): { fields: Readonly<Record<string, string>>; text: string } {
  const found = /^---\n([\s\S]*?)\n---\n/.exec(text);
  if (found === null) return { fields: {}, text };
  const lines = (found[1] ?? '')
    .replaceAll(/\n +/g, ' ')
    .split('\n')
    .flatMap((line) => {
      const [, key, value] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
      return key === undefined || value === undefined ? [] : [[key, unquoted(value)] as const];
    });
  return { fields: Object.fromEntries(lines), text: text.slice(found[0].length) };
}

/** A value of YAML without its quotes. */
function unquoted(value: string): string {
  const [, quote = '', inner = value] = /^(['"])(.*)\1$/.exec(value) ?? [];
  return quote === "'" ? inner.replaceAll("''", "'") : inner;
}
