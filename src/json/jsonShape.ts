/**
 * What a JSON text will cost a parser: how deep it nests, and how many members and values it has. It is found without
 * parsing, in steps, so that other work can run in between.
 */
import { BACKSLASH, CLOSE_BRACE, CLOSE_BRACKET, COLON, COMMA, OPEN_BRACE, OPEN_BRACKET, QUOTE } from './codes.js';

/** The most that a text may have. */
export interface JsonShapeLimits {
  maxNesting: number;
  maxMembers: number;
  /** Values in arrays and objects. An empty array or object counts twice. */
  maxValues: number;
}

/** Characters that are looked at in one step: half a millisecond. */
const STEP_CHARACTERS = 128 * 1024;

/** Compares a text with limits. The text may be invalid JSON; the parser refuses that. */
export class JsonShapeScan {
  readonly #text: string;
  readonly #limits: JsonShapeLimits;
  #at = 0;
  #inString = false;
  #depth = 0;
  #members = 0;
  /** One opening for the first value of each array and object, and a comma for each other value. */
  #values = 0;

  constructor(text: string, limits: JsonShapeLimits) {
    this.#text = text;
    this.#limits = limits;
  }

  /** The limit that the text exceeds; `none` at the end of a text within the limits; null when there is more to do. */
  step(): keyof JsonShapeLimits | 'none' | null {
    const { maxNesting, maxMembers, maxValues } = this.#limits;
    const end = Math.min(this.#at + STEP_CHARACTERS, this.#text.length);
    while (this.#at < end) {
      if (this.#inString) this.#skipString();
      else this.#countUpTo(end);
      if (this.#depth > maxNesting) return 'maxNesting';
      if (this.#members > maxMembers) return 'maxMembers';
      if (this.#values > maxValues) return 'maxValues';
    }
    return this.#at >= this.#text.length ? 'none' : null;
  }

  /** Goes on to the next quote, which ends the string unless it is escaped. */
  #skipString(): void {
    const text = this.#text;
    const quote = text.indexOf('"', this.#at);
    this.#at = quote === -1 ? text.length : quote + 1;
    let backslashes = 0;
    while (text.charCodeAt(quote - 1 - backslashes) === BACKSLASH) backslashes++;
    this.#inString = backslashes % 2 === 1;
  }

  /** Counts up to the next string, to an opening that is too deep, or to `end`. */
  #countUpTo(end: number): void {
    const text = this.#text;
    const { maxNesting } = this.#limits;
    let at = this.#at;
    let depth = this.#depth;
    for (let reading = true; reading && at < end; at++) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) {
        this.#inString = true;
        reading = false;
      } else if (code === COMMA) {
        this.#values++;
      } else if (code === COLON) {
        this.#members++;
      } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
        this.#values++;
        reading = ++depth <= maxNesting;
      } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
        depth--;
      }
    }
    this.#at = at;
    this.#depth = depth;
  }
}
