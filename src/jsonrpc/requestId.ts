/**
 * Ids as the client wrote them. A client may compare the text of its id with that of the answer, and JSON.parse loses
 * `1.0`, `1e3` and every integer above 2^53. So the id's text is taken from the request where its value is not enough.
 */
import { CLOSE_BRACE, CLOSE_BRACKET, OPEN_BRACE, OPEN_BRACKET } from '../json/codes.js';
import { JsonCursor } from '../json/jsonCursor.js';

/** True when the parsed id does not determine its text. Of the text only matters whether it has a backslash. */
export function needsRawId(id: unknown, text: string): boolean {
  return typeof id === 'number' || (typeof id === 'string' && text.includes('\\'));
}

/** The JSON text of an id for which `needsRawId` is false. */
export function plainIdText(id: unknown): string {
  return typeof id === 'string' ? `"${id}"` : 'null';
}

/** The id's text in a request that is one object; undefined without an id. The request must be valid JSON. */
export function rawIdOfObject(text: string): string | undefined {
  return readId(new JsonCursor(text));
}

/**
 * The texts of the ids of a batch, item by item; undefined for items without an id. The text must be a valid JSON
 * array.
 */
export function rawIdsOfBatch(text: string): (string | undefined)[] {
  const ids: (string | undefined)[] = [];
  const json = new JsonCursor(text);
  json.enter(OPEN_BRACKET);
  while (json.next(CLOSE_BRACKET)) ids.push(readId(json));
  return ids;
}

/** Passes over an item. The last of several `id` members counts, as in JSON.parse. */
function readId(json: JsonCursor): string | undefined {
  if (json.peek() !== OPEN_BRACE) return void json.skip();
  let id: string | undefined;
  json.enter(OPEN_BRACE);
  while (json.next(CLOSE_BRACE)) {
    json.passKey();
    const isId = json.isKey('id');
    json.peek();
    const start = json.at;
    json.skip();
    if (isId) id = json.text.slice(start, json.at);
  }
  return id;
}
