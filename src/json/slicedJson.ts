/**
 * Parses JSON text of strangers without holding the event loop: a long text is cut at the items of its lists and the
 * members of its objects, and the pieces are parsed one after another.
 */
import { endOfString, isNestedDeeperThan, skipSpace, ValueScan } from './jsonText.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';

/** Characters that are parsed in one go. */
const PIECE_CHARACTERS = 64 * 1024;

/** Levels of a text. Deeper ones can be parsed, but not written again. */
const MAX_NESTING = 100;

/** Levels of long lists and objects within each other, unless the caller names others. */
const LONG_LEVELS = 6;

/** How a text is parsed. */
export interface SlicedOptions {
  signal?: AbortSignal;
  /** Levels of long lists and objects within each other: each level looks at the whole text again. At most 50. */
  longLevels?: number;
  /** Changes a piece of the text before it is parsed. Pieces are cut between the members of objects and lists. */
  prepare?: (piece: string) => string;
}

/** As JSON.parse; rejects with SyntaxError, or with the signal's reason. */
export async function parseSliced(text: string, options: SlicedOptions = {}): Promise<unknown> {
  return new SlicedParser(options).readValue(text, 0);
}

class SlicedParser {
  readonly #signal: AbortSignal | undefined;
  readonly #longLevels: number;
  readonly #prepare: (piece: string) => string;

  constructor({ signal, longLevels = LONG_LEVELS, prepare = (piece) => piece }: SlicedOptions) {
    this.#signal = signal;
    this.#longLevels = longLevels;
    this.#prepare = prepare;
  }

  async readValue(text: string, level: number): Promise<unknown> {
    await this.#giveWay();
    const isLong = text.length > PIECE_CHARACTERS;
    if (isLong && level >= this.#longLevels) throw new SyntaxError('too many levels of long values');
    if (isLong && text.startsWith('[')) return this.#readLong(text, ']', level);
    if (isLong && text.startsWith('{')) return this.#objectOf(await this.#readLong(text, '}', level));
    if (isNestedDeeperThan(MAX_NESTING - this.#longLevels, text)) throw new SyntaxError('too many levels');
    return JSON.parse(this.#prepare(text));
  }

  /** As JSON.parse, this makes a member of its own of each key, `__proto__` too. */
  async #objectOf(members: [string, unknown][]): Promise<object> {
    const object: Record<string, unknown> = {};
    for (const [key, value] of members) {
      if (sliceIsOver()) await nextSlice(this.#signal);
      if (key !== '__proto__') object[key] = value;
      else Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
    }
    return object;
  }

  /** The items of a list, or the members of an object as pairs. Neighbours that are short are parsed together. */
  async #readLong(text: string, close: ']', level: number): Promise<unknown[]>;
  async #readLong(text: string, close: '}', level: number): Promise<[string, unknown][]>;
  async #readLong(text: string, close: ']' | '}', level: number): Promise<unknown[]> {
    const read: unknown[] = [];
    const isObject = close === '}';
    let pieceStart = skipSpace(text, 1);
    let at = pieceStart;
    if (text[at] === close) return read;
    for (;;) {
      const start = at;
      const valueStart = isObject ? startOfMember(text, start) : start;
      const end = await endOfValueInSlices(text, valueStart, this.#signal);
      if (end === valueStart) throw new SyntaxError('expected a value');
      if (end - valueStart > PIECE_CHARACTERS) {
        // The neighbours before it are complete, and end with a comma.
        this.#readPiece(text.slice(pieceStart, start).replace(/,\s*$/, ''), isObject, read);
        const value = await this.readValue(text.slice(valueStart, end), level + 1);
        read.push(isObject ? [readKey(text, start, valueStart), value] : value);
        pieceStart = end;
      }
      at = skipSpace(text, end);
      const isLast = text[at] === close;
      if (!isLast && text[at] !== ',') throw new SyntaxError(`expected , or ${close}`);
      if (isLast || end - pieceStart > PIECE_CHARACTERS) {
        this.#readPiece(text.slice(pieceStart, end), isObject, read);
        pieceStart = end;
        await this.#giveWay();
      }
      if (isLast && skipSpace(text, at + 1) < text.length) throw new SyntaxError('more than one value');
      if (isLast) return read;
      at = skipSpace(text, at + 1);
      // A piece begins with a value, not with the comma before it.
      if (pieceStart === end) pieceStart = at;
    }
  }

  /** Appends what the piece holds; nothing for an empty one. */
  #readPiece(piece: string, isObject: boolean, read: unknown[]): void {
    if (piece === '') return;
    const whole = isObject ? `{${piece}}` : `[${piece}]`;
    if (isNestedDeeperThan(MAX_NESTING, whole)) throw new SyntaxError('too many levels');
    // The brackets make it an object or a list.
    const parsed = JSON.parse(this.#prepare(whole)) as object | unknown[];
    for (const item of Array.isArray(parsed) ? parsed : Object.entries(parsed)) read.push(item);
  }

  async #giveWay(): Promise<void> {
    if (sliceIsOver()) await nextSlice(this.#signal);
  }
}

function startOfMember(text: string, start: number): number {
  if (text[start] !== '"') throw new SyntaxError('expected a key');
  const colon = skipSpace(text, endOfString(text, start) + 1);
  if (text[colon] !== ':') throw new SyntaxError('expected :');
  return skipSpace(text, colon + 1);
}

function readKey(text: string, start: number, valueStart: number): string {
  // `startOfMember` has found the key and the colon.
  return String(JSON.parse(text.slice(start, valueStart).replace(/:\s*$/, '')));
}

/** As `endOfValue`, and gives way to other work. A promise only where the value is long: most are short. */
export function endOfValueInSlices(text: string, start: number, signal?: AbortSignal): number | Promise<number> {
  const scan = new ValueScan(text, start);
  return scan.step() ?? endOfLong(scan, signal);
}

async function endOfLong(scan: ValueScan, signal?: AbortSignal): Promise<number> {
  for (;;) {
    if (sliceIsOver()) await nextSlice(signal);
    const end = scan.step();
    if (end !== null) return end;
  }
}
