import type { AbciEvent } from '../chain/node.js';
import { isObject } from '../json/jsonValue.js';
import { base64ToBytes, type Fields } from './fields.js';

/** The encoding of keys and values in ABCI events: base64 before CometBFT 0.37, plain text since. No field names it. */
export type AttributeEncoding = 'text' | 'base64';

/**
 * The encoding of the attributes in a `block_results` response. The node's release is not known here, so the response
 * decides: base64 only when it has no `finalize_block_events`, as before 0.38, and every key in it is base64 of
 * printable ASCII. Plain keys fail that: `amount`, `spender`, `base_fee` and `sender`, which occur in every block of
 * these chains, are not base64, and most others decode to noise.
 */
export function attributeEncoding(response: Fields): AttributeEncoding {
  if (response.raw('finalize_block_events') !== undefined) return 'text';
  const lists = [response.raw('begin_block_events'), response.raw('end_block_events')];
  const results = response.raw('txs_results');
  if (Array.isArray(results)) for (const result of results) lists.push(member(result, 'events'));
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

/** Undefined when `value` is not an object: the decoders that follow check all of it. */
function member(value: unknown, key: string): unknown {
  return isObject(value) ? value[key] : undefined;
}

function isBase64OfPrintable(key: unknown): boolean {
  if (typeof key !== 'string') return false;
  const bytes = base64ToBytes(key);
  return bytes !== null && bytes.every((byte) => byte >= 0x20 && byte < 0x7f);
}

/** A list of events. */
export function decodeEvents(list: readonly Fields[], encoding: AttributeEncoding): AbciEvent[] {
  return list.map((event) => ({
    type: event.text('type'),
    attributes: event.objects('attributes').map((attribute) => ({
      key: decodeText(attribute, 'key', encoding),
      value: decodeText(attribute, 'value', encoding),
    })),
  }));
}

function decodeText(attribute: Fields, key: 'key' | 'value', encoding: AttributeEncoding): string {
  const text = attribute.text(key);
  if (encoding === 'text') return text;
  return Buffer.from(base64ToBytes(text) ?? attribute.malformed(key, 'base64')).toString('utf8');
}
