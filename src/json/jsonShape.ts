/** Scans JSON text in steps, without parsing, for its nesting and its numbers of members and values. */
import { CLOSE_BRACE, CLOSE_BRACKET, COLON, COMMA, OPEN_BRACE, OPEN_BRACKET, QUOTE } from './codes.js';
import { endOfString } from './jsonText.js';

/** The limits of a text. */
export interface JsonShapeLimits {
  maxNesting: number;
  maxMembers: number;
  /** Values in arrays and objects. An empty array or object counts twice. */
  maxValues: number;
}

/** Characters that are looked at in one step, besides the rest of a string that it ends in: half a millisecond. */
const STEP_CHARACTERS = 128 * 1024;

/** Compares a text with limits. The text may be invalid JSON; the parser refuses that. */
export class JsonShapeScan {
  readonly #text: string;
  readonly #limits: JsonShapeLimits;
  #at = 0;
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
    const text = this.#text;
    const { maxNesting, maxMembers, maxValues } = this.#limits;
    const end = Math.min(this.#at + STEP_CHARACTERS, text.length);
    let at = this.#at;
    let depth = this.#depth;
    let members = this.#members;
    let values = this.#values;
    for (; at < end; at++) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) {
        at = endOfString(text, at);
      } else if (code === COMMA) {
        values++;
      } else if (code === COLON) {
        members++;
      } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
        values++;
        if (++depth > maxNesting) return 'maxNesting';
      } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
        depth--;
      }
    }
    this.#at = at;
    this.#depth = depth;
    this.#members = members;
    this.#values = values;
    if (members > maxMembers) return 'maxMembers';
    if (values > maxValues) return 'maxValues';
    return at >= text.length ? 'none' : null;
  }
}
