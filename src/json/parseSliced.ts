/**
 * Parses untrusted JSON text without blocking the event loop. After each step of a single scan, the complete members of
 * open lists and objects are cut out and parsed: short neighbours together, no piece much longer than a step.
 */
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import { CLOSE_BRACE, CLOSE_BRACKET, COMMA, OPEN_BRACE, OPEN_BRACKET, QUOTE } from './codes.js';
import { endOfString, isNestedDeeperThan } from './jsonText.js';
import type { JsonObject } from './jsonValue.js';

/** Characters of a step, besides the rest of a string that it ends in. */
const STEP_CHARACTERS = 64 * 1024;

/** Levels of a text, unless the caller names others. Deeper ones can be parsed, but not written again. */
const MAX_NESTING = 100;

/** How a text is parsed. */
export interface SlicedOptions {
  signal?: AbortSignal | undefined;
  /** Lists and objects within each other. */
  maxNesting?: number;
  /** Changes a piece of the text before it is parsed. Pieces are cut between the members of objects and lists. */
  prepare?: (piece: string) => string;
}

/** As JSON.parse; rejects with SyntaxError, or with the signal's reason. */
export async function parseSliced(text: string, options: SlicedOptions = {}): Promise<unknown> {
  const { signal, maxNesting = MAX_NESTING, prepare = (piece) => piece } = options;
  if (sliceIsOver()) await nextSlice(signal);
  if (text.length <= STEP_CHARACTERS) {
    if (isNestedDeeperThan(maxNesting, text)) throw tooDeep();
    return JSON.parse(prepare(text));
  }
  const parser = new SlicedParser(text, maxNesting, prepare);
  while (!parser.step()) if (sliceIsOver()) await nextSlice(signal);
  return parser.value();
}

/** A list or object whose end has not come yet. */
interface Open {
  /** Index after its bracket. */
  start: number;
  isObject: boolean;
  /** What is read of it; null while no step has ended in it. */
  read: unknown[] | JsonObject | null;
  /** Where the members begin that are not read yet. */
  unread: number;
  /** Where the member begins that is being scanned: after a comma or the bracket. */
  member: number;
  /** Whether only a comma or the end may follow: the last member was read by itself, as it took several steps. */
  needsComma: boolean;
}

class SlicedParser {
  readonly #text: string;
  readonly #maxNesting: number;
  readonly #prepare: (piece: string) => string;
  readonly #root: unknown[] = [];
  /** The innermost is the last. The first stands for the whole text, a list of one item. */
  readonly #open: Open[] = [open(0, false, this.#root)];
  #at = 0;

  constructor(text: string, maxNesting: number, prepare: (piece: string) => string) {
    this.#text = text;
    this.#maxNesting = maxNesting;
    this.#prepare = prepare;
  }

  /** Scans a step, and reads what is complete. True at the end of the text. */
  step(): boolean {
    const text = this.#text;
    const end = Math.min(this.#at + STEP_CHARACTERS, text.length);
    let at = this.#at;
    for (; at < end; at++) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) at = this.#string(at);
      else if (code === COMMA) this.#comma(at);
      else if (code === OPEN_BRACE || code === OPEN_BRACKET) this.#enter(at + 1, code === OPEN_BRACE);
      else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) this.#leave(at, code === CLOSE_BRACE);
    }
    this.#at = at;
    this.#readComplete();
    return at >= text.length;
  }

  /** The whole value, after the last step. */
  value(): unknown {
    if (this.#open.length > 1) throw new SyntaxError('unexpected end');
    this.#readRest(this.#open[0]!, this.#text.length);
    if (this.#root.length !== 1) throw new SyntaxError('expected one value');
    return this.#root[0];
  }

  /** Passes over a string. A long value is read by itself: to put brackets around it would copy it. */
  #string(start: number): number {
    const text = this.#text;
    const end = endOfString(text, start);
    if (end - start <= STEP_CHARACTERS) return end;
    const inner = this.#open[this.#open.length - 1]!;
    const isKey = inner.isObject && isBlank(text.slice(inner.member, start));
    if (isKey || inner.needsComma) return end;
    this.#readComplete();
    this.#read(inner, `${text.slice(inner.member, start)} 0`, JSON.parse(text.slice(start, end + 1)));
    this.#endMember(inner, end + 1);
    return end;
  }

  /** After a member that was read by itself. */
  #endMember(inner: Open, end: number): void {
    inner.unread = inner.member = end;
    inner.needsComma = true;
  }

  #comma(at: number): void {
    const inner = this.#open[this.#open.length - 1]!;
    inner.member = at + 1;
    if (!inner.needsComma) return;
    if (!isBlank(this.#text.slice(inner.unread, at))) throw new SyntaxError('expected a comma');
    inner.unread = at + 1;
    inner.needsComma = false;
  }

  #enter(start: number, isObject: boolean): void {
    if (this.#open[this.#open.length - 1]!.needsComma) throw new SyntaxError('expected a comma');
    if (this.#open.length > this.#maxNesting) throw tooDeep();
    this.#open.push(open(start, isObject));
  }

  #leave(at: number, isObject: boolean): void {
    const inner = this.#open.pop();
    const outer = this.#open[this.#open.length - 1];
    if (inner === undefined || outer === undefined) throw new SyntaxError('more brackets are closed than opened');
    // A short one is read together with its neighbours.
    if (inner.read === null) return;
    if (inner.isObject !== isObject) throw new SyntaxError('a list or object ends with the wrong bracket');
    this.#readRest(inner, at);
    this.#endMember(outer, at + 1);
  }

  /** Reads the complete members of all that is open. Of those that are being read, only the innermost has new ones. */
  #readComplete(): void {
    const first = this.#open.findLastIndex(({ read }) => read !== null);
    for (let level = first; level < this.#open.length; level++) {
      const inner = this.#open[level]!;
      // An empty one takes its place in the one around it, whose members before it are read.
      if (inner.read === null) {
        const outer = this.#open[level - 1]!;
        inner.read = inner.isObject ? {} : [];
        this.#read(outer, `${this.#text.slice(outer.member, inner.start - 1)} 0`, inner.read);
      }
      if (inner.member > inner.unread) this.#read(inner, this.#text.slice(inner.unread, inner.member - 1));
      inner.unread = inner.member;
    }
  }

  /** Reads what is left at the end. */
  #readRest(inner: Open, end: number): void {
    const rest = this.#text.slice(inner.unread, end);
    const mayBeBlank = inner.needsComma || inner.unread === inner.start;
    if (mayBeBlank && isBlank(rest)) return;
    if (inner.needsComma) throw new SyntaxError('expected a comma');
    this.#read(inner, rest);
  }

  /** Reads neighbours, at least one. `value` takes the place of what the text has. */
  #read({ read }: Open, members: string, value?: unknown): void {
    if (isBlank(members)) throw new SyntaxError('expected a value');
    if (Array.isArray(read)) {
      // The text is that of a list.
      const items = JSON.parse(this.#prepare(`[${members}]`)) as unknown[];
      for (const item of items) read.push(value ?? item);
    } else if (read !== null) {
      // The text is that of an object.
      const object = JSON.parse(this.#prepare(`{${members}}`)) as JsonObject;
      for (const [key, item] of Object.entries(object)) define(read, key, value ?? item);
    }
  }
}

function open(start: number, isObject: boolean, read: unknown[] | null = null): Open {
  return { start, isObject, read, unread: start, member: start, needsComma: false };
}

/** As JSON.parse, this makes a member of its own of each key, `__proto__` too. */
function define(object: JsonObject, key: string, value: unknown): void {
  if (key !== '__proto__') object[key] = value;
  else Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}

function isBlank(text: string): boolean {
  return /^[ \t\n\r]*$/.test(text);
}

function tooDeep(): SyntaxError {
  return new SyntaxError('too many levels');
}
