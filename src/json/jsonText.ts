/** Questions about JSON text that are answered without parsing it. */

import { BACKSLASH, CLOSE_BRACE, CLOSE_BRACKET, COMMA, OPEN_BRACE, OPEN_BRACKET, QUOTE } from './codes.js';

const SPACE = 0x20;

/**
 * True when arrays and objects are nested deeper than `limit` levels. Called before parsing: a body of nothing but
 * brackets costs a parser forty times its size in memory. The text may be invalid JSON; the parser refuses that.
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

/** Index of the quote that closes the string starting at `start`; the text's length when there is none. */
export function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes++;
    if (backslashes % 2 === 0) return end;
  }
  return text.length;
}

/** Index right after the value that starts at `start`. The text must be valid JSON. */
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

/** Index of the first character from `start` on that is not white space. */
export function skipSpace(text: string, start: number): number {
  let i = start;
  while (text.charCodeAt(i) <= SPACE) i++;
  return i;
}

/** Characters that `ValueScan` looks at in one step, beside those of texts. */
const SCAN_CHARACTERS = 128 * 1024;

/** As `endOfValue`, in steps: a value of megabytes takes longer than an event loop may be held. */
export class ValueScan {
  readonly #text: string;
  #at: number;
  #depth = 0;

  constructor(text: string, start: number) {
    this.#text = text;
    this.#at = start;
  }

  step(): number | null {
    const text = this.#text;
    const first = text.charCodeAt(this.#at);
    if (this.#depth === 0 && first !== OPEN_BRACE && first !== OPEN_BRACKET) return endOfValue(text, this.#at);
    const last = Math.min(this.#at + SCAN_CHARACTERS, text.length);
    for (let i = this.#at; i < last; i++) {
      const code = text.charCodeAt(i);
      if (code === QUOTE) i = endOfString(text, i);
      else if (code === OPEN_BRACE || code === OPEN_BRACKET) this.#depth++;
      else if ((code === CLOSE_BRACE || code === CLOSE_BRACKET) && --this.#depth === 0) return i + 1;
      this.#at = i + 1;
    }
    return this.#at >= text.length ? text.length : null;
  }
}
