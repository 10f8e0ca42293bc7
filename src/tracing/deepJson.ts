/**
 * Parses JSON text that is long and nested deep without holding the event loop. `parseSliced` looks at each level of a
 * text again, which call traces have a thousand of.
 */
import { endOfString, skipSpace } from '../json/jsonText.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';

/** Texts up to this length are parsed at once. */
const SHORT_CHARACTERS = 128 * 1024;

/** Lists and objects within each other. A call trace has two for each of its at most 1025 levels, and its logs. */
const MAX_NESTING = 2100;

/** Values that are read before the time is looked at. */
const VALUES_PER_LOOK = 64;

/** As JSON.parse; rejects with SyntaxError, or with the signal's reason. */
export async function parseDeep(text: string, signal?: AbortSignal): Promise<unknown> {
  if (text.length <= SHORT_CHARACTERS) return JSON.parse(text);
  const parser = new DeepParser(text);
  for (let read = 1; !parser.readNext(); read++) {
    if (read % VALUES_PER_LOOK === 0 && sliceIsOver()) await nextSlice(signal);
  }
  return parser.value;
}

/** A list or object whose end has not come yet. */
type Open = { list: unknown[] } | { object: Record<string, unknown>; key: string };

class DeepParser {
  readonly #text: string;
  readonly #open: Open[] = [];
  #at = 0;
  /** The whole value, once it is complete. */
  value: unknown;

  constructor(text: string) {
    this.#text = text;
  }

  /** Reads the next value, or the beginning or the end of a list or object. True when the whole value is complete. */
  readNext(): boolean {
    const text = this.#text;
    this.#at = skipSpace(text, this.#at);
    const first = text[this.#at];
    const inner = this.#open.at(-1);
    if (inner !== undefined && first === ('list' in inner ? ']' : '}')) {
      this.#at += 1;
      this.#open.pop();
      return this.#close('list' in inner ? inner.list : inner.object);
    }
    if (inner !== undefined && 'object' in inner) this.#readKey(inner);
    return this.#readValue();
  }

  #readKey(inner: { key: string }): void {
    const text = this.#text;
    if (text[this.#at] !== '"') throw new SyntaxError('expected a key');
    inner.key = String(this.#readString());
    const colon = skipSpace(text, this.#at);
    if (text[colon] !== ':') throw new SyntaxError('expected :');
    this.#at = skipSpace(text, colon + 1);
  }

  #readValue(): boolean {
    const first = this.#text[this.#at];
    if (first === '[' || first === '{') {
      if (this.#open.length >= MAX_NESTING) throw new SyntaxError('too many levels');
      // Without a prototype, `__proto__` is a key like any other.
      this.#open.push(
        first === '[' ? { list: [] } : { object: Object.create(null) as Record<string, unknown>, key: '' },
      );
      this.#at += 1;
      return false;
    }
    return this.#close(first === '"' ? this.#readString() : this.#readLiteral());
  }

  #readString(): unknown {
    const end = endOfString(this.#text, this.#at) + 1;
    const inside = this.#text.slice(this.#at + 1, end - 1);
    const isPlain = !inside.includes('\\') && end <= this.#text.length;
    const value: unknown = isPlain ? inside : JSON.parse(this.#text.slice(this.#at, end));
    this.#at = end;
    return value;
  }

  #readLiteral(): unknown {
    const literal = /[^\s,\]}]{0,64}/y;
    literal.lastIndex = this.#at;
    const [found = ''] = literal.exec(this.#text) ?? [];
    this.#at += found.length;
    return JSON.parse(found);
  }

  /** Puts a complete value where it belongs, and goes on after the comma that follows it. */
  #close(value: unknown): boolean {
    const text = this.#text;
    const outer = this.#open.at(-1);
    this.#at = skipSpace(text, this.#at);
    if (outer === undefined) {
      if (this.#at < text.length) throw new SyntaxError('more than one value');
      this.value = value;
      return true;
    }
    if ('list' in outer) outer.list.push(value);
    else outer.object[outer.key] = value;
    const next = text[this.#at];
    if (next === ',') this.#at += 1;
    else if (next !== ']' && next !== '}') throw new SyntaxError('expected , or the end of a list or object');
    return false;
  }
}
