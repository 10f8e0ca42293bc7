/**
 * A Merkle tree over keys and values, hashed by the rules of IAVL, so that its proofs fit the IAVL specification of
 * ICS-23. Its shape differs from IAVL's: a node splits its keys at the first bit in which they differ. So the root
 * depends on the content alone, not on its history. A change makes new nodes for one path, and copies of a tree
 * share all other nodes. No key is the beginning of another.
 */
import { sha256 } from '../../../../chain/consensus/merkle.js';
import { nextSlice, sliceIsOver } from '../../../../concurrency/timeSlice.js';

/** What a proof needs of one key: its value, and the sibling hashes from its leaf to the root, leaf first. */
export interface ProvenLeaf {
  key: Uint8Array;
  value: Uint8Array;
  path: ProofStep[];
}

/** An inner node on the way: what is hashed before and after the hash of the child. */
export interface ProofStep {
  prefix: Uint8Array;
  suffix: Uint8Array;
}

interface Leaf {
  readonly key: Uint8Array;
  readonly value: Uint8Array;
  hash: Uint8Array | null;
}

interface Inner {
  readonly bit: number;
  readonly left: Node;
  readonly right: Node;
  /** Null until it is computed; then `height` and `size` hold too. */
  hash: Uint8Array | null;
  height: number;
  size: number;
}

type Node = Leaf | Inner;

const EMPTY_ROOT = sha256();

/** Height 0, size 1 and version 1 of a leaf, as IAVL writes them. */
export const LEAF_PREFIX = Uint8Array.of(0, 2, 2);

/** One tree. */
export class MerkleTree {
  #root: Node | null = null;

  /** A tree with the same content, at no cost. Changes of one do not change the other. */
  copy(): MerkleTree {
    const copy = new MerkleTree();
    copy.#root = this.#root;
    return copy;
  }

  root(): Uint8Array {
    return this.#root === null ? EMPTY_ROOT : hashOf(this.#root);
  }

  /** Computes the hashes that `root` and `prove` need, and gives way to other work meanwhile. */
  async computeHashes(): Promise<void> {
    const nodes: Node[] = this.#root?.hash === null ? [this.#root] : [];
    // The list grows: below each node come its children.
    for (const node of nodes) {
      if ('bit' in node) nodes.push(...[node.left, node.right].filter(({ hash }) => hash === null));
    }
    for (const node of nodes.reverse()) {
      if (sliceIsOver()) await nextSlice();
      hashOf(node);
    }
  }

  get(key: Uint8Array): Uint8Array | null {
    return this.find(key)?.value ?? null;
  }

  /** A key with its value, as the tree holds them; null for an absent key. */
  find(key: Uint8Array): Readonly<Pick<Leaf, 'key' | 'value'>> | null {
    const leaf = this.#root && nearestLeaf(this.#root, key);
    return leaf !== null && firstDifference(leaf.key, key) === null ? leaf : null;
  }

  /** Sets a value, or removes the key with null. Answers the value before; null for none. */
  set(key: Uint8Array, value: Uint8Array | null): Uint8Array | null {
    const leaf = this.#root && nearestLeaf(this.#root, key);
    const bit = leaf && firstDifference(leaf.key, key);
    const previous = leaf !== null && bit === null ? leaf.value : null;
    if (value === null) {
      if (previous !== null) this.#root = without(this.#root, key);
    } else if (this.#root === null) {
      this.#root = { key, value, hash: null };
    } else {
      // A key that the tree has stays in memory once.
      this.#root = withLeaf(
        this.#root,
        { key: leaf !== null && bit === null ? leaf.key : key, value, hash: null },
        bit,
      );
    }
    return previous;
  }

  keysWith(prefix: Uint8Array): Uint8Array[] {
    let node = this.#root;
    while (node !== null && 'bit' in node && node.bit < prefix.length * 8) node = childOf(node, prefix);
    const leaves = node === null ? [] : leavesOf(node);
    return leaves.map(({ key }) => key).filter((key) => Buffer.compare(key.subarray(0, prefix.length), prefix) === 0);
  }

  prove(key: Uint8Array): ProvenLeaf | null {
    if (this.#root === null || this.get(key) === null) return null;
    this.root();
    const path: ProofStep[] = [];
    let node: Node = this.#root;
    while ('bit' in node) {
      path.push(stepOf(node, bitAt(key, node.bit) === 0));
      node = childOf(node, key);
    }
    return { key: node.key, value: node.value, path: path.reverse() };
  }

  /** The keys next to an absent one, in byte order; null at the ends of the tree. */
  neighbours(key: Uint8Array): { left: Uint8Array | null; right: Uint8Array | null } {
    if (this.#root === null) return { left: null, right: null };
    const bit = firstDifference(nearestLeaf(this.#root, key).key, key) ?? 0;
    let left: Node | null = null;
    let right: Node | null = null;
    let node: Node = this.#root;
    while ('bit' in node && node.bit < bit) {
      if (bitAt(key, node.bit) === 0) [right, node] = [node.right, node.left];
      else [left, node] = [node.left, node.right];
    }
    if (bitAt(key, bit) === 0) right = node;
    else left = node;
    return { left: left && edge(left, 'right'), right: right && edge(right, 'left') };
  }
}

/** A length as protobuf writes it. */
export function lengthBytes(length: number): Uint8Array {
  const bytes: number[] = [];
  for (; length > 0x7f; length >>>= 7) bytes.push((length & 0x7f) | 0x80);
  return Uint8Array.of(...bytes, length);
}

function hashOf(node: Node): Uint8Array {
  if (node.hash !== null) return node.hash;
  if (!('bit' in node)) {
    const valueHash = sha256(node.value);
    node.hash = sha256(LEAF_PREFIX, lengthBytes(node.key.length), node.key, HASH_LENGTH, valueHash);
    return node.hash;
  }
  const [left, right] = [hashOf(node.left), hashOf(node.right)];
  node.height = Math.max(heightOf(node.left), heightOf(node.right)) + 1;
  node.size = sizeOf(node.left) + sizeOf(node.right);
  node.hash = sha256(innerPrefix(node), HASH_LENGTH, left, HASH_LENGTH, right);
  return node.hash;
}

const HASH_LENGTH = Uint8Array.of(32);

/** Height, size and version 1, as IAVL writes them: signed, in zigzag. */
function innerPrefix({ height, size }: Inner): Uint8Array {
  return Buffer.concat([lengthBytes(height * 2), lengthBytes(size * 2), lengthBytes(2)]);
}

function stepOf(node: Inner, isLeft: boolean): ProofStep {
  const prefix = innerPrefix(node);
  return isLeft
    ? { prefix: Buffer.concat([prefix, HASH_LENGTH]), suffix: Buffer.concat([HASH_LENGTH, hashOf(node.right)]) }
    : { prefix: Buffer.concat([prefix, HASH_LENGTH, hashOf(node.left), HASH_LENGTH]), suffix: new Uint8Array(0) };
}

function heightOf(node: Node): number {
  return 'bit' in node ? node.height : 0;
}

function sizeOf(node: Node): number {
  return 'bit' in node ? node.size : 1;
}

function childOf(node: Inner, key: Uint8Array): Node {
  return bitAt(key, node.bit) === 0 ? node.left : node.right;
}

function nearestLeaf(node: Node, key: Uint8Array): Leaf {
  while ('bit' in node) node = childOf(node, key);
  return node;
}

function innerNode(bit: number, left: Node, right: Node): Inner {
  return { bit, left, right, hash: null, height: 0, size: 0 };
}

/** The tree with a leaf. `bit` is the first in which its key differs from the nearest key; null replaces that leaf. */
function withLeaf(node: Node, leaf: Leaf, bit: number | null): Node {
  if (!('bit' in node) || (bit !== null && node.bit > bit)) {
    if (bit === null) return leaf;
    return bitAt(leaf.key, bit) === 0 ? innerNode(bit, leaf, node) : innerNode(bit, node, leaf);
  }
  return bitAt(leaf.key, node.bit) === 0
    ? innerNode(node.bit, withLeaf(node.left, leaf, bit), node.right)
    : innerNode(node.bit, node.left, withLeaf(node.right, leaf, bit));
}

/** The tree without a key that it has; null when nothing is left. */
function without(node: Node | null, key: Uint8Array): Node | null {
  if (node === null || !('bit' in node)) return null;
  const isLeft = bitAt(key, node.bit) === 0;
  const rest = without(isLeft ? node.left : node.right, key);
  if (rest === null) return isLeft ? node.right : node.left;
  return isLeft ? innerNode(node.bit, rest, node.right) : innerNode(node.bit, node.left, rest);
}

function leavesOf(node: Node): Leaf[] {
  return 'bit' in node ? [...leavesOf(node.left), ...leavesOf(node.right)] : [node];
}

function edge(node: Node, side: 'left' | 'right'): Uint8Array {
  while ('bit' in node) node = node[side];
  return node.key;
}

function bitAt(key: Uint8Array, bit: number): number {
  return ((key[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
}

function firstDifference(a: Uint8Array, b: Uint8Array): number | null {
  const length = Math.max(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const difference = (a[at] ?? 0) ^ (b[at] ?? 0);
    if (difference !== 0) return at * 8 + Math.clz32(difference) - 24;
  }
  return null;
}

/** The stores, in the order of their names. */
export const STORES = ['acc', 'bank', 'evm'] as const;
/** Accounts, balances, and the code hashes and storage of contracts. */
export type StoreName = (typeof STORES)[number];

/** A tree for each store. */
export type Trees = Readonly<Record<StoreName, MerkleTree>>;

/** Empty trees. */
export function createTrees(): Trees {
  return { acc: new MerkleTree(), bank: new MerkleTree(), evm: new MerkleTree() };
}

/** Trees with the same content, at no cost. Changes of one do not change the other. */
export function copyTrees({ acc, bank, evm }: Trees): Trees {
  return { acc: acc.copy(), bank: bank.copy(), evm: evm.copy() };
}
