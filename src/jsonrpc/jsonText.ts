/** Questions about JSON text that are answered without parsing it. */

export const QUOTE = 0x22;
export const COMMA = 0x2c;
export const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
export const CLOSE_BRACKET = 0x5d;
export const OPEN_BRACE = 0x7b;
export const CLOSE_BRACE = 0x7d;
const SPACE = 0x20;

/**
 * True when arrays and objects lie deeper than `limit` inside each other. Asked before parsing: a body of brackets alone costs a parser
 * forty times its size in memory. The text need not be valid; what is not JSON is left to the parser.
 */
export function isNestedDeeperThan(limit: number, text: string): boolean {
  if (text.length <= limit) return false;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) {
      i = endOfString(text, i);
    } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      if (++depth > limit) return true;
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      depth--;
    }
  }
  return false;
}

/** Index of the quote that ends the string starting at `start`; the text's length when none does. */
export function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes++;
    if (backslashes % 2 === 0) return end;
  }
  return text.length;
}

/** Index just behind the value that starts at `start`. The text must be valid JSON. */
export function endOfValue(text: string, start: number): number {
  const first = text.charCodeAt(start);
  if (first === QUOTE) return endOfString(text, start) + 1;
  if (first !== OPEN_BRACE && first !== OPEN_BRACKET) return endOfLiteral(text, start);
  let depth = 0;
  for (let i = start; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) i = endOfString(text, i);
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) depth++;
    else if ((code === CLOSE_BRACE || code === CLOSE_BRACKET) && --depth === 0) return i + 1;
  }
  return text.length;
}

function endOfLiteral(text: string, start: number): number {
  let i = start;
  for (; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code <= SPACE || code === COMMA || code === CLOSE_BRACE || code === CLOSE_BRACKET) break;
  }
  return i;
}

/** Index of the first character at or behind `start` that is not white space. */
export function skipSpace(text: string, start: number): number {
  let i = start;
  while (text.charCodeAt(i) <= SPACE) i++;
  return i;
}
