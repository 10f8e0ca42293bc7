/** The Merkle tree of CometBFT (RFC 6962): leaves and inner nodes are told apart by their first byte. */
import { createHash } from 'node:crypto';

const leafPrefix = Uint8Array.of(0);
const innerPrefix = Uint8Array.of(1);

export function sha256(...parts: Uint8Array[]): Uint8Array {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** Root of the tree over `leaves`, 32 bytes; of no leaves, the hash of nothing. */
export function merkleRoot(leaves: Uint8Array[]): Uint8Array {
  if (leaves.length === 0) return sha256();
  return rootOf(leaves, 0, leaves.length);
}

/** A leaf's hash and its siblings from the bottom up: what a client needs to find the root again. */
export interface MerkleProof {
  leafHash: Uint8Array;
  aunts: Uint8Array[];
}

export function merkleProof(leaves: Uint8Array[], index: number): MerkleProof {
  const aunts: Uint8Array[] = [];
  let [from, to] = [0, leaves.length];
  while (to - from > 1) {
    const middle = from + leftSize(to - from);
    if (index < middle) {
      aunts.push(rootOf(leaves, middle, to));
      to = middle;
    } else {
      aunts.push(rootOf(leaves, from, middle));
      from = middle;
    }
  }
  return { leafHash: leafHash(leaves[index] ?? new Uint8Array(0)), aunts: aunts.reverse() };
}

function rootOf(leaves: Uint8Array[], from: number, to: number): Uint8Array {
  if (to - from === 1) return leafHash(leaves[from] ?? new Uint8Array(0));
  const middle = from + leftSize(to - from);
  return sha256(innerPrefix, rootOf(leaves, from, middle), rootOf(leaves, middle, to));
}

function leafHash(leaf: Uint8Array): Uint8Array {
  return sha256(leafPrefix, leaf);
}

/** The largest power of two below `count`. */
function leftSize(count: number): number {
  return 2 ** (31 - Math.clz32(count - 1));
}
