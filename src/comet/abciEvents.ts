import type { AbciEvent } from '../chain/node.js';
import {
  asObject,
  base64ToBytes,
  isObject,
  listField,
  malformed,
  textField,
  within,
  type JsonObject,
  type Place,
} from './jsonFields.js';

/**
 * How keys and values of ABCI events are written: base64 before CometBFT 0.37, plain text since. No field of an answer
 * says which.
 */
export type AttributeEncoding = 'text' | 'base64';

/**
 * How the attributes of a `block_results` answer are written. The node's release is not known here, so the answer
 * itself decides: base64 only when it has no `finalize_block_events`, as before 0.38, and every key in it is base64 of
 * printable ASCII. Plain keys fail that: `amount`, `spender`, `base_fee` and `sender`, which occur in every block of
 * these chains, are no base64, and most others decode to noise.
 */
export function attributeEncoding(of: JsonObject): AttributeEncoding {
  if ('finalize_block_events' in of) return 'text';
  const lists = [of['begin_block_events'], of['end_block_events']];
  const results = Array.isArray(of['txs_results']) ? of['txs_results'] : [];
  for (const result of results) lists.push(member(result, 'events'));
  return attributeKeys(lists).every(isBase64OfPrintable) ? 'base64' : 'text';
}

function attributeKeys(lists: unknown[]): unknown[] {
  const keys: unknown[] = [];
  for (const events of lists) {
    if (!Array.isArray(events)) continue;
    for (const event of events) {
      const attributes = member(event, 'attributes');
      if (!Array.isArray(attributes)) continue;
      for (const attribute of attributes) keys.push(member(attribute, 'key'));
    }
  }
  return keys;
}

/** A member of what may be an object; undefined when it is none. The decoders that follow check all of it. */
function member(value: unknown, key: string): unknown {
  return isObject(value) ? value[key] : undefined;
}

function isBase64OfPrintable(key: unknown): boolean {
  if (typeof key !== 'string') return false;
  const bytes = base64ToBytes(key);
  return bytes !== null && bytes.every((byte) => byte >= 0x20 && byte < 0x7f);
}

/** A list of events; `place` names the list. */
export function decodeEvents(list: unknown[], place: Place, encoding: AttributeEncoding): AbciEvent[] {
  return list.map((item, index) => {
    const at = within(place, index);
    const event = asObject(item, at);
    const attributes = listField(event, 'attributes', at);
    return {
      type: textField(event, 'type', at),
      attributes: attributes.map((attribute, position) => {
        return decodeAttribute(attribute, within(within(at, 'attributes'), position), encoding);
      }),
    };
  });
}

function decodeAttribute(json: unknown, place: Place, encoding: AttributeEncoding): AbciEvent['attributes'][number] {
  const attribute = asObject(json, place);
  const key = textField(attribute, 'key', place);
  const value = textField(attribute, 'value', place);
  if (encoding === 'text') return { key, value };
  return { key: fromBase64(key, within(place, 'key')), value: fromBase64(value, within(place, 'value')) };
}

function fromBase64(text: string, place: Place): string {
  const bytes = base64ToBytes(text);
  if (bytes === null) return malformed(place, 'base64');
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}
