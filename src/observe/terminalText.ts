/** Escapes lines and indents all but the first, so that they do not look like further log lines. */
export function indented(lines: string[]): string {
  return lines.map((line, index) => `${index === 0 ? '' : '    '}${escapeControls(line)}\n`).join('');
}

/** Escapes control characters, Unicode line ends, and characters that change the text direction. */
export function escapeControls(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, (character) => {
    const json = JSON.stringify(character).slice(1, -1);
    return json === character ? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}` : json;
  });
}

/** Colours of terminal text. */
export interface Colors {
  good(text: string): string;
  bad(text: string): string;
  /** Less important than the rest of its line. */
  dim(text: string): string;
}

const paint =
  (code: number, end: number) =>
  (text: string): string =>
    `\u001b[${code}m${text}\u001b[${end}m`;

/** ANSI colours. */
export const TERMINAL_COLORS: Colors = { good: paint(32, 39), bad: paint(31, 39), dim: paint(2, 22) };

const plain = (text: string): string => text;

/** No colours. */
export const NO_COLORS: Colors = { good: plain, bad: plain, dim: plain };

/** Colours as `wanted`; on auto by NO_COLOR (https://no-color.org) and FORCE_COLOR, else only on a terminal. */
export function chooseColors(
  wanted: 'auto' | 'always' | 'never',
  environment: Readonly<Record<string, string | undefined>>,
  isTerminal: boolean,
): Colors {
  const { NO_COLOR: no, FORCE_COLOR: force } = environment;
  const inTerminal = isTerminal && environment['TERM'] !== 'dumb';
  const automatic =
    force === undefined || force === '' ? (no ?? '') === '' && inTerminal : force !== '0' && force !== 'false';
  return wanted === 'always' || (wanted === 'auto' && automatic) ? TERMINAL_COLORS : NO_COLORS;
}
