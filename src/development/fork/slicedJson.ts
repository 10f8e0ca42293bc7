/**
 * Parses JSON text of strangers without holding the event loop: a long text is cut at the items of its lists and the
 * members of its objects, and the pieces are parsed one after another.
 */
import { endOfString, isNestedDeeperThan, skipSpace, ValueScan } from '../../evm/encoding/jsonText.js';
import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';

/** Characters that are parsed in one go. */
const PIECE_CHARACTERS = 64 * 1024;

/** Levels of a text. Deeper ones can be parsed, but not written again. */
const MAX_NESTING = 100;

/** Levels of long lists and objects within each other: each level looks at the whole text again. */
const MAX_LONG_LEVELS = 6;

/** As JSON.parse; rejects with SyntaxError, or with the signal's reason. */
export function parseSliced(text: string, signal?: AbortSignal): Promise<unknown> {
  return readValue(text, 0, signal);
}

async function readValue(text: string, level: number, signal?: AbortSignal): Promise<unknown> {
  if (sliceIsOver()) await nextSlice(signal);
  const isLong = text.length > PIECE_CHARACTERS;
  if (isLong && level >= MAX_LONG_LEVELS) throw new SyntaxError('too many levels of long values');
  if (isLong && text.startsWith('[')) return readLong(text, ']', level, signal);
  if (isLong && text.startsWith('{')) {
    // As JSON.parse, this makes a member of its own of each key, `__proto__` too.
    return Object.fromEntries(await readLong(text, '}', level, signal));
  }
  if (isNestedDeeperThan(MAX_NESTING - MAX_LONG_LEVELS, text)) throw new SyntaxError('too many levels');
  return JSON.parse(text);
}

/** The items of a list, or the members of an object as pairs. Neighbours that are short are parsed together. */
async function readLong(text: string, close: ']', level: number, signal?: AbortSignal): Promise<unknown[]>;
async function readLong(text: string, close: '}', level: number, signal?: AbortSignal): Promise<[string, unknown][]>;
async function readLong(text: string, close: ']' | '}', level: number, signal?: AbortSignal): Promise<unknown[]> {
  const read: unknown[] = [];
  const isObject = close === '}';
  let pieceStart = skipSpace(text, 1);
  let at = pieceStart;
  if (text[at] === close) return read;
  for (;;) {
    const start = at;
    const valueStart = isObject ? startOfMember(text, start) : start;
    const end = await endOf(text, valueStart, signal);
    if (end === valueStart) throw new SyntaxError('expected a value');
    if (end - valueStart > PIECE_CHARACTERS) {
      // The neighbours before it are complete, and end with a comma.
      readPiece(text.slice(pieceStart, start).replace(/,\s*$/, ''), isObject, read);
      const value = await readValue(text.slice(valueStart, end), level + 1, signal);
      read.push(isObject ? [readKey(text, start, valueStart), value] : value);
      pieceStart = end;
    }
    at = skipSpace(text, end);
    const isLast = text[at] === close;
    if (!isLast && text[at] !== ',') throw new SyntaxError(`expected , or ${close}`);
    if (isLast || end - pieceStart > PIECE_CHARACTERS) {
      readPiece(text.slice(pieceStart, end), isObject, read);
      pieceStart = end;
      if (sliceIsOver()) await nextSlice(signal);
    }
    if (isLast && skipSpace(text, at + 1) < text.length) throw new SyntaxError('more than one value');
    if (isLast) return read;
    at = skipSpace(text, at + 1);
    // A piece begins with a value, not with the comma before it.
    if (pieceStart === end) pieceStart = at;
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

/** Appends what the piece holds; nothing for an empty one. */
function readPiece(piece: string, isObject: boolean, read: unknown[]): void {
  if (piece === '') return;
  const whole = isObject ? `{${piece}}` : `[${piece}]`;
  if (isNestedDeeperThan(MAX_NESTING, whole)) throw new SyntaxError('too many levels');
  // The brackets make it an object or a list.
  const parsed = JSON.parse(whole) as object | unknown[];
  for (const item of Array.isArray(parsed) ? parsed : Object.entries(parsed)) read.push(item);
}

/** A promise only where the value is long: most are short. */
function endOf(text: string, start: number, signal?: AbortSignal): number | Promise<number> {
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
