import type { Awaitable } from '../concurrency/awaitable.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import { BACKSLASH, CLOSE_BRACE, CLOSE_BRACKET, COLON, COMMA, OPEN_BRACE, OPEN_BRACKET, QUOTE } from './codes.js';
import { endOfString } from './jsonText.js';

const SPACE = 0x20;

/** Characters that are passed over in one step, besides the rest of a string that it ends in. */
const STEP_CHARACTERS = 128 * 1024;

/** A value of a text, from its first character to the one after its last. */
export interface Span {
  start: number;
  end: number;
}

/**
 * Walks through JSON text without parsing it, from member to member, into some and past others, where only strings and
 * brackets matter. Throws SyntaxError where the text is not JSON.
 */
export class JsonCursor {
  readonly text: string;
  /** Index of the character that comes next. */
  at: number;
  /** Whether a list or object was entered, and no member of it was reached yet. */
  #isEntered = false;
  #stringStart = 0;
  #keyEnd = 0;
  /** Lists and objects that are open in the value that is being passed over in steps. */
  #depth = 0;

  constructor(text: string, at = 0) {
    this.text = text;
    this.at = at;
  }

  /** Goes past white space. Returns the code of the character that comes next; NaN at the end of the text. */
  peek(): number {
    const { text } = this;
    let code = text.charCodeAt(this.at);
    while (code <= SPACE) code = text.charCodeAt(++this.at);
    return code;
  }

  /** Enters the list or object that comes next, which begins with the bracket `open`. */
  enter(open: number): void {
    this.#expect(open);
    this.#isEntered = true;
  }

  /** Advances to the next member of the list or object, which ends with `close`. False past the end. */
  next(close: number): boolean {
    const isFirst = this.#isEntered;
    this.#isEntered = false;
    if (this.peek() === close) {
      this.at++;
      return false;
    }
    if (!isFirst) this.#expect(COMMA);
    return true;
  }

  /** Goes to the value of the member, past its key. */
  passKey(): void {
    this.#passString();
    this.#keyEnd = this.at - 1;
    this.#expect(COLON);
  }

  /** Whether the key that was passed is this one, however it is written. */
  isKey(name: string): boolean {
    const { text } = this;
    const start = this.#stringStart;
    const length = this.#keyEnd - start;
    if (length === name.length) return text.startsWith(name, start);
    // Each character may be an escape of six.
    if (length < name.length || length > 6 * name.length) return false;
    const first = text.charCodeAt(start);
    if (first !== BACKSLASH && first !== name.charCodeAt(0)) return false;
    return JSON.parse(text.slice(start - 1, this.#keyEnd + 1)) === name;
  }

  /** The string that comes next, without its quotes; escapes stay as they are. */
  string(): string {
    this.#passString();
    return this.text.slice(this.#stringStart, this.at - 1);
  }

  /** Passes over the value that comes next. */
  skip(): void {
    this.#skipStep(Infinity);
  }

  /** Passes over the value that comes next, and returns where it is. Gives way to other work where that takes time. */
  span(signal?: AbortSignal): Awaitable<Span> {
    this.peek();
    const start = this.at;
    if (sliceIsOver() || !this.#skipStep(STEP_CHARACTERS)) return this.#longSpan(start, signal);
    return { start, end: this.at };
  }

  /** Passes over the object that comes next. Returns where the values of these members are. */
  async members<Name extends string>(names: readonly Name[], signal?: AbortSignal): Promise<{ [key in Name]?: Span }> {
    const found: { [key in Name]?: Span } = {};
    this.enter(OPEN_BRACE);
    while (this.next(CLOSE_BRACE)) {
      this.passKey();
      const name = names.find((wanted) => this.isKey(wanted));
      const span = this.span(signal);
      const passed = span instanceof Promise ? await span : span;
      if (name !== undefined) found[name] = passed;
    }
    return found;
  }

  /** Checks that nothing follows. */
  end(): void {
    if (!Number.isNaN(this.peek())) throw new SyntaxError('more than one value');
  }

  async #longSpan(start: number, signal?: AbortSignal): Promise<Span> {
    do {
      if (sliceIsOver()) await nextSlice(signal);
    } while (!this.#skipStep(STEP_CHARACTERS));
    return { start, end: this.at };
  }

  /** True when the value is passed; false when another step is needed. */
  #skipStep(characters: number): boolean {
    const { text } = this;
    let depth = this.#depth;
    if (depth === 0) {
      const first = this.peek();
      if (first === QUOTE) this.at = endOfString(text, this.at) + 1;
      else if (first !== OPEN_BRACE && first !== OPEN_BRACKET) this.#skipLiteral();
      if (first !== OPEN_BRACE && first !== OPEN_BRACKET) return true;
    }
    const last = Math.min(this.at + characters, text.length);
    let at = this.at;
    for (; at < last; at++) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) at = endOfString(text, at);
      else if (code === OPEN_BRACE || code === OPEN_BRACKET) depth++;
      else if ((code === CLOSE_BRACE || code === CLOSE_BRACKET) && --depth === 0) {
        this.at = at + 1;
        this.#depth = 0;
        return true;
      }
    }
    if (at >= text.length) throw new SyntaxError('unexpected end');
    this.at = at;
    this.#depth = depth;
    return false;
  }

  /** Passes over a number or a word. */
  #skipLiteral(): void {
    const { text, at: start } = this;
    for (; this.at < text.length; this.at++) {
      const code = text.charCodeAt(this.at);
      if (code <= SPACE || code === COMMA || code === CLOSE_BRACE || code === CLOSE_BRACKET) break;
    }
    if (this.at === start) throw new SyntaxError('expected a value');
  }

  #passString(): void {
    this.#expect(QUOTE);
    this.#stringStart = this.at;
    const end = endOfString(this.text, this.at - 1);
    if (end === this.text.length) throw new SyntaxError('unexpected end');
    this.at = end + 1;
  }

  #expect(code: number): void {
    if (this.peek() !== code) throw new SyntaxError(`expected ${String.fromCharCode(code)}`);
    this.at++;
  }
}
