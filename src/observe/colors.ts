/** Colours of a terminal, or none in a plain pipe. */
export interface Colors {
  /** Something went well. */
  good(text: string): string;
  /** Something failed. */
  bad(text: string): string;
  /** Less important than the rest of its line. */
  dim(text: string): string;
}

const paint =
  (code: number, end: number) =>
  (text: string): string =>
    `\u001b[${code}m${text}\u001b[${end}m`;

/** The colours of a terminal (ANSI). */
export const TERMINAL_COLORS: Colors = { good: paint(32, 39), bad: paint(31, 39), dim: paint(2, 22) };

const plain = (text: string): string => text;

/** No colours. */
export const NO_COLORS: Colors = { good: plain, bad: plain, dim: plain };

/**
 * Whether to print colours: what `wanted` says, else what NO_COLOR (https://no-color.org) and FORCE_COLOR say, else
 * whether it goes to a terminal.
 */
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
