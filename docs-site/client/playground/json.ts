/** JSON that loses nothing: numbers keep their text, and a key such as `__proto__` is a key like any other. */
import { visible } from '../visible.js';

/** A number that JavaScript would round, kept as its text. */
export class ExactNumber {
  constructor(readonly text: string) {}
}

/** A JSON value. */
export type JsonValue =
  null | boolean | number | string | ExactNumber | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** Text that is not JSON: what is wrong, and where (line and column count from 1). */
export class JsonError extends Error {
  constructor(
    problem: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(`${problem} (line ${line}, column ${column})`);
  }
}

/** Levels of arrays and objects that are read; Halley takes 64. */
const MAX_DEPTH = 200;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const SPACE = /[ \t\n\r]*/y;
const WORDS: Readonly<Record<string, true | false | null>> = { t: true, f: false, n: null };

/** True for an object, not for an array, null or an ExactNumber. */
export function isObject(value: unknown): value is { readonly [key: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber);
}

/** True for an array of JSON values. */
export function isArray(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** Reads JSON text; throws JsonError. */
export function parseJson(text: string): JsonValue {
  const reader = new Reader(text);
  const value = reader.value(0);
  reader.end();
  return value;
}

class Reader {
  #position = 0;

  constructor(readonly text: string) {}

  value(depth: number): JsonValue {
    this.#skipSpace();
    if (depth > MAX_DEPTH) this.#fail(`there are more than ${MAX_DEPTH} levels`);
    const start = this.text.charAt(this.#position);
    if (start === '{') return this.#object(depth);
    if (start === '[') return this.#array(depth);
    if (start === '"') return this.#string();
    if (start in WORDS) return this.#word(start);
    return this.#number();
  }

  end(): void {
    this.#skipSpace();
    if (this.#position < this.text.length) this.#fail('there is text after the value');
  }

  #object(depth: number): JsonValue {
    const entries: [string, JsonValue][] = [];
    this.#position += 1;
    if (this.#takes('}')) return {};
    do {
      this.#skipSpace();
      if (this.text.charAt(this.#position) !== '"') this.#fail('a key in double quotes is expected');
      const key = this.#string();
      if (!this.#takes(':')) this.#fail('a colon is expected after the key');
      entries.push([key, this.value(depth + 1)]);
    } while (this.#takes(','));
    if (!this.#takes('}')) this.#fail('a comma or } is expected');
    return Object.fromEntries(entries);
  }

  #array(depth: number): JsonValue {
    const items: JsonValue[] = [];
    this.#position += 1;
    if (this.#takes(']')) return items;
    do items.push(this.value(depth + 1));
    while (this.#takes(','));
    if (!this.#takes(']')) this.#fail('a comma or ] is expected');
    return items;
  }

  #string(): string {
    const start = this.#position;
    let end = start;
    let backslashes: number;
    do {
      end = this.text.indexOf('"', end + 1);
      if (end < 0) this.#fail('this text is not closed');
      backslashes = 0;
      while (this.text.charAt(end - 1 - backslashes) === '\\') backslashes += 1;
    } while (backslashes % 2 === 1);
    try {
      const text = String(JSON.parse(this.text.slice(start, end + 1)));
      this.#position = end + 1;
      return text;
    } catch {
      return this.#fail('this text has a character or an escape that JSON does not allow');
    }
  }

  #word(start: string): JsonValue {
    const value = WORDS[start] ?? null;
    const word = String(value);
    if (!this.text.startsWith(word, this.#position)) this.#fail('a value is expected');
    this.#position += word.length;
    return value;
  }

  #number(): JsonValue {
    const text = this.#match(NUMBER);
    if (text === undefined) {
      this.#fail(this.#position >= this.text.length ? 'the text ends too early' : 'a value is expected');
    }
    const value = Number(text);
    return String(value) === text ? value : new ExactNumber(text);
  }

  #takes(character: string): boolean {
    this.#skipSpace();
    if (this.text.charAt(this.#position) !== character) return false;
    this.#position += 1;
    return true;
  }

  #skipSpace(): void {
    this.#match(SPACE);
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#position;
    const found = pattern.exec(this.text)?.[0];
    this.#position += found?.length ?? 0;
    return found;
  }

  #fail(problem: string): never {
    const before = this.text.slice(0, this.#position).split('\n');
    throw new JsonError(problem, before.length, (before.at(-1)?.length ?? 0) + 1);
  }
}

/** A JSON text whose every character can be seen. */
export function jsonText(text: string): string {
  return visible(JSON.stringify(text));
}

/** JSON text of a value on one line. */
export function compactJson(value: JsonValue): string {
  if (value instanceof ExactNumber) return value.text;
  if (isArray(value)) return `[${value.map(compactJson).join(',')}]`;
  if (isObject(value)) {
    const entries = Object.entries(value).map(([key, inner]) => `${jsonText(key)}:${compactJson(inner)}`);
    return `{${entries.join(',')}}`;
  }
  return typeof value === 'string' ? jsonText(value) : JSON.stringify(value);
}

const LINE_WIDTH = 72;

/** JSON text for reading: two spaces a level; what fits on a line stands on one. */
export function prettyJson(value: JsonValue, indent = ''): string {
  const compact = compactJson(value);
  const isShort = compact.length + indent.length <= LINE_WIDTH;
  const inner = `${indent}  `;
  if (isArray(value) && value.length > 0) {
    if (isShort && !value.some((item) => isObject(item) || isArray(item))) {
      return `[${value.map(compactJson).join(', ')}]`;
    }
    return `[\n${value.map((item) => `${inner}${prettyJson(item, inner)}`).join(',\n')}\n${indent}]`;
  }
  if (isObject(value) && compact !== '{}') {
    const entries = Object.entries(value);
    return `{\n${entries.map(([key, item]) => `${inner}${jsonText(key)}: ${prettyJson(item, inner)}`).join(',\n')}\n${indent}}`;
  }
  return compact;
}

/** True when two values are the same JSON. */
export function sameJson(left: JsonValue | undefined, right: JsonValue | undefined): boolean {
  if (left === undefined || right === undefined) return left === right;
  return left === right || compactJson(left) === compactJson(right);
}
