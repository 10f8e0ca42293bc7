/**
 * Ids as the client wrote them. A client may compare the text of its id with that of the answer, and JSON.parse loses
 * `1.0`, `1e3` and every integer above 2^53. So the id's text is taken from the request where its value is not enough.
 */
import { CLOSE_BRACE, COMMA, OPEN_BRACE, QUOTE } from '../json/codes.js';
import { endOfString, endOfValue, skipSpace } from '../json/jsonText.js';

/** True when the parsed id does not determine its text. Of the text only matters whether it has a backslash. */
export function needsRawId(id: unknown, text: string): boolean {
  return typeof id === 'number' || (typeof id === 'string' && text.includes('\\'));
}

/** The JSON text of an id for which `needsRawId` is false. */
export function plainIdText(id: unknown): string {
  return typeof id === 'string' ? `"${id}"` : 'null';
}

/** The id's text in a request that is one object; undefined without an id. The request must be valid JSON. */
export function rawIdOfObject(text: string, start = 0): string | undefined {
  const at = skipSpace(text, start);
  return text.charCodeAt(at) === OPEN_BRACE ? readObject(text, at).id : undefined;
}

/**
 * The texts of the ids of a batch, item by item; undefined for items without an id. The text must be a valid JSON
 * array.
 */
export function rawIdsOfBatch(text: string): (string | undefined)[] {
  const ids: (string | undefined)[] = [];
  let at = skipSpace(text, skipSpace(text, 0) + 1);
  while (at < text.length) {
    if (text.charCodeAt(at) === OPEN_BRACE) {
      const { id, end } = readObject(text, at);
      ids.push(id);
      at = end;
    } else {
      ids.push(undefined);
      at = endOfValue(text, at);
    }
    at = skipSpace(text, at);
    if (text.charCodeAt(at) !== COMMA) break;
    at = skipSpace(text, at + 1);
  }
  return ids;
}

/** Reads the members of the object at `start`. The last of several `id` members counts, as in JSON.parse. */
function readObject(text: string, start: number): { id: string | undefined; end: number } {
  let id: string | undefined;
  let at = skipSpace(text, start + 1);
  while (text.charCodeAt(at) === QUOTE) {
    const keyEnd = endOfString(text, at);
    const isId = namesId(text, at, keyEnd);
    const valueStart = skipSpace(text, skipSpace(text, keyEnd + 1) + 1);
    at = endOfValue(text, valueStart);
    if (isId) id = text.slice(valueStart, at);
    at = skipSpace(text, at);
    if (text.charCodeAt(at) === CLOSE_BRACE) break;
    at = skipSpace(text, at + 1);
  }
  return { id, end: at + 1 };
}

function namesId(text: string, quote: number, end: number): boolean {
  const length = end - quote - 1;
  if (length === 2) return text.startsWith('id', quote + 1);
  // "id" may be written with escapes. Two escapes are twelve characters.
  return length > 2 && length <= 12 && text.startsWith('\\u', quote + (text.charCodeAt(quote + 1) === 0x69 ? 2 : 1))
    ? JSON.parse(text.slice(quote, end + 1)) === 'id'
    : false;
}
