/** Proofs of ICS-23 as protobuf (`cosmos.ics23.v1.CommitmentProof`). Source: cosmos/ics23, proto/cosmos/ics23/v1. */
import { MessageWriter } from '../../../../chain/consensus/encoding.js';
import { merkleRoot, sha256 } from '../../../../chain/consensus/merkle.js';
import { NO_BYTES } from '../../../../ethereum/hex.js';
import { LEAF_PREFIX, lengthBytes, type ProofStep, type ProvenLeaf } from './merkleTree.js';

const SHA256 = 1;
const VAR_PROTO = 1;

/** The proof that a tree has a key. */
export function existenceProof(leaf: ProvenLeaf): Uint8Array {
  return new MessageWriter().message(1, encodeExistence(leaf, LEAF_PREFIX)).finish();
}

/** The proof that a tree has no such key: the keys next to it are neighbours. Null at an end of the tree. */
export function absenceProof(key: Uint8Array, left: ProvenLeaf | null, right: ProvenLeaf | null): Uint8Array {
  const absence = new MessageWriter().message(1, key);
  if (left !== null) absence.message(2, encodeExistence(left, LEAF_PREFIX));
  if (right !== null) absence.message(3, encodeExistence(right, LEAF_PREFIX));
  return new MessageWriter().message(2, absence.finish()).finish();
}

/** A named store with its root. */
export interface StoreRoot {
  name: string;
  root: Uint8Array;
}

/** The root over all stores, in the order of their names: CometBFT's tree over name and hashed root. */
export function rootOfStores(stores: readonly StoreRoot[]): Uint8Array {
  return merkleRoot(stores.map(storeLeaf));
}

function storeLeaf({ name, root }: StoreRoot): Uint8Array {
  const key = Buffer.from(name);
  return Buffer.concat([lengthBytes(key.length), key, Uint8Array.of(32), sha256(root)]);
}

const SIMPLE_LEAF = Uint8Array.of(0);
const SIMPLE_INNER = Uint8Array.of(1);

/** The proof that the root over all stores has a store. */
export function storeProof(stores: readonly StoreRoot[], name: string): Uint8Array {
  const leaves = stores.map(storeLeaf);
  const index = stores.findIndex((store) => store.name === name);
  const path: ProofStep[] = [];
  let [from, to] = [0, leaves.length];
  while (to - from > 1) {
    // The left half has the largest power of two below the count.
    const middle = from + 2 ** (31 - Math.clz32(to - from - 1));
    if (index < middle) {
      path.push({ prefix: SIMPLE_INNER, suffix: merkleRoot(leaves.slice(middle, to)) });
      to = middle;
    } else {
      path.push({ prefix: Buffer.concat([SIMPLE_INNER, merkleRoot(leaves.slice(from, middle))]), suffix: NO_BYTES });
      from = middle;
    }
  }
  const leaf = { key: Buffer.from(name), value: stores[index]?.root ?? NO_BYTES, path: path.reverse() };
  return new MessageWriter().message(1, encodeExistence(leaf, SIMPLE_LEAF)).finish();
}

/** `ExistenceProof`: key 1, value 2, leaf 3, path 4. `LeafOp`: hash 1, prehash_value 3, length 4, prefix 5. */
function encodeExistence({ key, value, path }: ProvenLeaf, leafPrefix: Uint8Array): Uint8Array {
  const leaf = new MessageWriter().integer(1, SHA256).integer(3, SHA256).integer(4, VAR_PROTO).message(5, leafPrefix);
  const proof = new MessageWriter().message(1, key).message(2, value).message(3, leaf.finish());
  // `InnerOp`: hash 1, prefix 2, suffix 3.
  for (const { prefix, suffix } of path) {
    proof.message(4, new MessageWriter().integer(1, SHA256).message(2, prefix).bytes(3, suffix).finish());
  }
  return proof.finish();
}
