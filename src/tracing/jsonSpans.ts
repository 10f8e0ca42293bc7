/** Where the parts of large JSON of a node lie in its bytes, so that they can be checked and passed on one by one. */
import { MalformedAnswer } from '../chain/errors.js';
import { endOfValueInSlices } from '../json/slicedJson.js';
import { parseDeep } from './deepJson.js';
import { endOfString, skipSpace } from '../json/jsonText.js';

/** A value of a text, from its first character to the one after its last. */
export interface Span {
  start: number;
  end: number;
}

/** The bytes as a text with a character for each, so that places in both are the same. */
export function textOfBytes(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

/** The value of bytes in UTF-8; megabytes are parsed in slices. Rejects with MalformedAnswer. */
export async function parseBytes(bytes: Uint8Array, signal?: AbortSignal): Promise<unknown> {
  try {
    return await parseDeep(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8'), signal);
  } catch (cause) {
    if (cause instanceof SyntaxError) throw malformed('no JSON', cause);
    throw cause;
  }
}

/** The items of the list that is the whole text. What lies in them is not looked at. Throws MalformedAnswer. */
export async function itemSpans(text: string): Promise<Span[]> {
  const spans: Span[] = [];
  let at = opened(text, 0, '[');
  while (text[at] !== ']') {
    const span = { start: at, end: await endOfValueInSlices(text, at) };
    if (span.end === span.start) throw malformed('an empty item');
    spans.push(span);
    at = afterItem(text, span.end, ']');
  }
  assertEnd(text, at + 1, text.length);
  return spans;
}

/** The members of an object by name; what lies in them is not looked at. Throws MalformedAnswer. */
export async function memberSpans(text: string, { start, end }: Span): Promise<Map<string, Span>> {
  const spans = new Map<string, Span>();
  let at = opened(text, start, '{');
  while (text[at] !== '}') {
    if (text[at] !== '"') throw malformed('no name');
    const keyEnd = endOfString(text, at) + 1;
    const key = parseName(text.slice(at, keyEnd));
    const valueStart = opened(text, keyEnd, ':');
    const span = { start: valueStart, end: await endOfValueInSlices(text, valueStart) };
    if (span.end === span.start) throw malformed(`nothing for ${key.slice(0, 40)}`);
    spans.set(key, span);
    at = afterItem(text, span.end, '}');
  }
  assertEnd(text, at + 1, end);
  return spans;
}

/** The place after the character, which must come next. */
export function opened(text: string, start: number, character: string): number {
  const at = skipSpace(text, start);
  if (text[at] !== character) throw malformed(`no ${character}`);
  return skipSpace(text, at + 1);
}

/** Where the next item begins, or the end of the list or object. */
export function afterItem(text: string, end: number, close: ']' | '}'): number {
  const at = skipSpace(text, end);
  if (text[at] === close) return at;
  if (text[at] !== ',') throw malformed(`no ${close}`);
  return skipSpace(text, at + 1);
}

function assertEnd(text: string, at: number, end: number): void {
  if (skipSpace(text, at) < end) throw malformed('more than one value');
}

function parseName(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch (cause) {
    throw malformed('a name that is no text', cause);
  }
}

function malformed(what: string, cause?: unknown): MalformedAnswer {
  return new MalformedAnswer(`trace of the node: ${what}`, { cause });
}
