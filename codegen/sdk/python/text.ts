/** How things are written in Python. */

const KEYWORDS: ReadonlySet<string> = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global ' +
    'if import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);

/** First line of every emitted file. */
export const BANNER = '# Generated from openrpc.json by `npm run generate`. Do not edit.\n';

/** A name in snake_case, with an underscore behind a word of the language. */
export function snakeCase(name: string): string {
  const snake = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();
  return KEYWORDS.has(snake) ? `${snake}_` : snake;
}

/** Whether a name can be that of a variable. */
export function isIdentifier(name: string): boolean {
  return /^[A-Za-z_]\w*$/.test(name) && !KEYWORDS.has(name);
}

/** A JSON value as a literal. */
export function literal(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object') {
    const entries = Object.entries(value).map(([key, item]) => `${literal(key)}: ${literal(item)}`);
    return `{${entries.join(', ')}}`;
  }
  return JSON.stringify(value);
}

/** A docstring in lines of at most 110 characters, each with the indent. */
export function docstring(text: string, indent: string): string {
  const clean = text
    .replaceAll('\\', '\\\\')
    .replaceAll('"""', "'''")
    .replaceAll(/\s*\n\s*/g, '\n');
  const lines = clean.split('\n').flatMap((line) => line.match(/.{1,110}(?:\s+|$)/g) ?? [line]);
  const trimmed = lines.map((line) => line.trim()).filter((line) => line !== '');
  const [only] = trimmed;
  if (only !== undefined && trimmed.length === 1 && !only.endsWith('"')) return `${indent}"""${only}"""\n`;
  return `${indent}"""\n${trimmed.map((line) => `${indent}${line}\n`).join('')}${indent}"""\n`;
}

/** A comment of a field, in lines. */
export function fieldComment(text: string | undefined, indent: string): string {
  const lines = (text ?? '').match(/.{1,110}(?:\s+|$)/g) ?? [];
  return lines.map((line) => `${indent}#: ${line.trim()}\n`).join('');
}
