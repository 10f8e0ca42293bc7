/**
 * Changes one value of a TOML text and no other byte: comments, order, white space and line ends stay. No TOML library
 * can do that, so this module finds the value, and the library then proves that nothing else changed.
 */
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'smol-toml';

/** The text was not changed; the message says why. */
export class TomlNotEdited extends Error {
  override readonly name = 'TomlNotEdited';
}

interface Span {
  start: number;
  end: number;
}

interface TopLevel {
  /** The value of the wanted key; null when it is missing. */
  value: Span | null;
  /** End of the last entry, without a comment behind it; null without entries. */
  lastEnd: number | null;
}

/** Characters that need no escape in both kinds of one-line TOML strings. */
const PLAIN = /^[\w .,:;/-]*$/;

const BLANK = /(?:[ \t\r\n]|#[^\n]*)*/y;
const KEY = /(?:[\w-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|[ \t]*\.[ \t]*)+/y;
const EQUALS = /[ \t]*=[ \t]*/y;

/**
 * Sets the string at a key before the first table; `change` gets its present text, or null. A missing key is added
 * after the last entry before the first table, or at the beginning. Throws TomlNotEdited when the text is not TOML, or
 * when the value is not a string on one line.
 */
export function setTopLevelString(text: string, key: string, change: (present: string | null) => string): string {
  const before = parseToml(text);
  const present = presentString(before, key);
  const value = change(present);
  if (value === present) return text;
  if (!PLAIN.test(value)) throw new TomlNotEdited(`the new ${key} has characters that it cannot have`);
  const topLevel = scanTopLevel(text, key);
  const edited = present === null ? inserted(text, key, value, topLevel) : replaced(text, key, value, topLevel);
  if (!isDeepStrictEqual(parseToml(edited), Object.assign(before, { [key]: value })))
    throw new TomlNotEdited(`${key} cannot be changed without changing something else`);
  return edited;
}

function parseToml(text: string): Record<string, unknown> {
  try {
    return parse(text, { integersAsBigInt: 'asNeeded' });
  } catch (error) {
    // The following lines quote the text.
    const [reason] = error instanceof Error ? error.message.split('\n', 1) : [String(error)];
    throw new TomlNotEdited(`it is not valid TOML: ${reason}`);
  }
}

/** Rejects keys that differ only in case: the node ignores case, so it could read either. */
function presentString(document: Record<string, unknown>, key: string): string | null {
  const twin = Object.keys(document).find((name) => name !== key && name.toLowerCase() === key);
  if (twin !== undefined) throw new TomlNotEdited(`${key} is written as ${twin}`);
  if (!Object.hasOwn(document, key)) return null;
  const value = document[key];
  if (typeof value === 'string') return value;
  throw new TomlNotEdited(`${key} is not a string`);
}

function replaced(text: string, key: string, value: string, { value: span }: TopLevel): string {
  if (span === null) throw new TomlNotEdited(`${key} is written in an unusual way`);
  const quote = text[span.start];
  const isOnOneLine = quote !== undefined && text.slice(span.start, span.start + 3) !== quote.repeat(3);
  if (!isOnOneLine) throw new TomlNotEdited(`${key} is a string of several lines`);
  return text.slice(0, span.start + 1) + value + text.slice(span.end - 1);
}

function inserted(text: string, key: string, value: string, { lastEnd }: TopLevel): string {
  const lineEnd = /\r?\n/.exec(text)?.[0] ?? '\n';
  const line = `${key} = "${value}"`;
  if (lastEnd === null) return `${line}${lineEnd}${text}`;
  const nextLine = text.indexOf('\n', lastEnd) + 1;
  if (nextLine === 0) return `${text}${lineEnd}${line}`;
  return `${text.slice(0, nextLine)}${line}${lineEnd}${text.slice(nextLine)}`;
}

/** Walks over the entries before the first table. The text is valid TOML. */
function scanTopLevel(text: string, wanted: string): TopLevel {
  const found: TopLevel = { value: null, lastEnd: null };
  for (let at = skip(BLANK, text, 0); at < text.length && text[at] !== '[';) {
    const keyEnd = skip(KEY, text, at);
    const start = skip(EQUALS, text, keyEnd);
    const end = endOfValue(text, start);
    if ([wanted, `"${wanted}"`, `'${wanted}'`].includes(text.slice(at, keyEnd).trim())) found.value = { start, end };
    found.lastEnd = end;
    at = skip(BLANK, text, end);
  }
  return found;
}

function skip(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

/** Skips lists and inline tables, which may hold line ends, comments and strings with brackets. */
function endOfValue(text: string, start: number): number {
  let depth = 0;
  let at = start;
  while (at < text.length) {
    const character = text[at];
    if (character === '"' || character === "'") {
      at = endOfString(text, at, character);
      if (depth === 0) return at;
      continue;
    }
    if (character === '#' && depth > 0) {
      at = skip(BLANK, text, at);
      continue;
    }
    if (depth === 0 && (character === '\n' || character === '#')) break;
    if (character === '[' || character === '{') depth++;
    if (character === ']' || character === '}') depth--;
    at++;
  }
  return at;
}

function endOfString(text: string, start: number, quote: string): number {
  const fence = text.startsWith(quote.repeat(3), start) ? quote.repeat(3) : quote;
  let at = start + fence.length;
  while (at < text.length && !text.startsWith(fence, at)) at += quote === '"' && text[at] === '\\' ? 2 : 1;
  at += fence.length;
  // A string of several lines may end with up to two quotes of its own.
  while (fence.length === 3 && text[at] === quote) at++;
  return at;
}
