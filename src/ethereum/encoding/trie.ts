/**
 * The root of an ordered list in a Merkle-Patricia trie, whose keys are rlp(0), rlp(1), … (Yellow Paper, appendix D and
 * 4.3.2). Only the root is needed, so no hashed node is kept.
 */
import type { Hash } from '../../../generated/types.js';
import { bigIntToBytes, NO_BYTES } from '../hex.js';
import { keccak, keccakHash, keccakHashOnce } from '../keccak.js';
import { encodeRlp, type RlpItem } from './rlp.js';

interface Entry {
  nibbles: Uint8Array;
  value: Uint8Array;
}

/** The root of an empty list. */
export const EMPTY_ROOT = keccakHashOnce(encodeRlp(NO_BYTES));

/** The root of a list of encoded values. */
export function orderedTrieRoot(values: Uint8Array[]): Hash {
  if (values.length === 0) return EMPTY_ROOT;
  const entries = values.map((value, index) => ({
    nibbles: toNibbles(encodeRlp(bigIntToBytes(BigInt(index)))),
    value,
  }));
  entries.sort((a, b) => Buffer.compare(a.nibbles, b.nibbles));
  return keccakHash(encodeRlp(node(entries, 0)));
}

/** The node over entries that share their first `depth` half-bytes. They are sorted, and none is another's prefix. */
function node(entries: Entry[], depth: number): RlpItem {
  const [first, last] = [entries[0], entries.at(-1)];
  if (first === undefined || last === undefined) throw new TypeError('a trie node needs an entry');
  if (first === last) return [compactPath(first.nibbles.subarray(depth), true), first.value];
  const shared = sharedLength(first.nibbles, last.nibbles);
  if (shared > depth)
    return [compactPath(first.nibbles.subarray(depth, shared), false), reference(node(entries, shared))];
  const children: RlpItem[] = new Array<RlpItem>(17).fill(NO_BYTES);
  for (let start = 0; start < entries.length;) {
    const nibble = entries[start]?.nibbles[depth] ?? 0;
    let end = start + 1;
    while (end < entries.length && entries[end]?.nibbles[depth] === nibble) end++;
    children[nibble] = reference(node(entries.slice(start, end), depth + 1));
    start = end;
  }
  return children;
}

/** A node as its parent holds it: by its hash, unless its encoding is shorter than a hash. */
function reference(item: RlpItem): RlpItem {
  const encoded = encodeRlp(item);
  return encoded.length < 32 ? item : keccak(encoded);
}

/** Hex-prefix encoding: the first half-byte has a 1 for an odd length and a 2 for a leaf (Yellow Paper, appendix C). */
function compactPath(nibbles: Uint8Array, leaf: boolean): Uint8Array {
  const odd = nibbles.length % 2;
  const path = new Uint8Array(1 + (nibbles.length - odd) / 2);
  path[0] = ((leaf ? 2 : 0) + odd) << 4;
  if (odd === 1) path[0] |= nibbles[0] ?? 0;
  for (let i = odd, at = 1; i < nibbles.length; i += 2, at++)
    path[at] = ((nibbles[i] ?? 0) << 4) | (nibbles[i + 1] ?? 0);
  return path;
}

function toNibbles(key: Uint8Array): Uint8Array {
  const nibbles = new Uint8Array(key.length * 2);
  key.forEach((byte, i) => nibbles.set([byte >> 4, byte & 15], i * 2));
  return nibbles;
}

function sharedLength(a: Uint8Array, b: Uint8Array): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
