/** Proofs of ICS-23 as protobuf (`cosmos.ics23.v1.CommitmentProof`). Source: cosmos/ics23, proto/cosmos/ics23/v1. */
import { BinaryWriter } from '@bufbuild/protobuf/wire';
import { LEAF_PREFIX, sha256, lengthBytes, type ProofStep, type ProvenLeaf } from './merkleTree.js';

const VARINT = 0;
const BYTES = 2;
const SHA256 = 1;
const VAR_PROTO = 1;

/** The proof that a tree has a key. */
export function existenceProof(leaf: ProvenLeaf): Uint8Array {
  return new BinaryWriter().uint32(field(1, BYTES)).bytes(encodeExistence(leaf, LEAF_PREFIX)).finish();
}

/** The proof that a tree has no such key: the keys beside it are neighbours. Null at an end of the tree. */
export function absenceProof(key: Uint8Array, left: ProvenLeaf | null, right: ProvenLeaf | null): Uint8Array {
  const absence = new BinaryWriter().uint32(field(1, BYTES)).bytes(key);
  if (left !== null) absence.uint32(field(2, BYTES)).bytes(encodeExistence(left, LEAF_PREFIX));
  if (right !== null) absence.uint32(field(3, BYTES)).bytes(encodeExistence(right, LEAF_PREFIX));
  return new BinaryWriter().uint32(field(2, BYTES)).bytes(absence.finish()).finish();
}

/** A named store with its root. */
export interface StoreRoot {
  name: string;
  root: Uint8Array;
}

/** The root over all stores, in the order of their names: CometBFT's tree over name and hashed root. */
export function rootOfStores(stores: readonly StoreRoot[]): Uint8Array {
  const [only] = stores;
  if (only !== undefined && stores.length === 1) {
    const name = Buffer.from(only.name);
    return sha256(SIMPLE_LEAF, lengthBytes(name.length), name, Uint8Array.of(32), sha256(only.root));
  }
  const { left, right } = halves(stores);
  return sha256(SIMPLE_INNER, rootOfStores(left), rootOfStores(right));
}

/** The proof that the root over all stores has a store. */
export function storeProof(stores: readonly StoreRoot[], name: string): Uint8Array {
  const path: ProofStep[] = [];
  let rest = stores;
  while (rest.length > 1) {
    const { left, right } = halves(rest);
    if (left.some((store) => store.name === name)) {
      path.push({ prefix: SIMPLE_INNER, suffix: rootOfStores(right) });
      rest = left;
    } else {
      path.push({ prefix: Buffer.concat([SIMPLE_INNER, rootOfStores(left)]), suffix: new Uint8Array(0) });
      rest = right;
    }
  }
  const leaf = { key: Buffer.from(name), value: rest[0]?.root ?? new Uint8Array(0), path: path.reverse() };
  return new BinaryWriter().uint32(field(1, BYTES)).bytes(encodeExistence(leaf, SIMPLE_LEAF)).finish();
}

const SIMPLE_LEAF = Uint8Array.of(0);
const SIMPLE_INNER = Uint8Array.of(1);

/** The left half has the largest power of two below the count. */
function halves<T>(items: readonly T[]): { left: readonly T[]; right: readonly T[] } {
  const middle = 2 ** (31 - Math.clz32(items.length - 1));
  return { left: items.slice(0, middle), right: items.slice(middle) };
}

/** `ExistenceProof`: key 1, value 2, leaf 3, path 4. */
function encodeExistence({ key, value, path }: ProvenLeaf, leafPrefix: Uint8Array): Uint8Array {
  const writer = new BinaryWriter().uint32(field(1, BYTES)).bytes(key).uint32(field(2, BYTES)).bytes(value);
  writer.uint32(field(3, BYTES)).bytes(leafOperation(leafPrefix));
  for (const step of path) writer.uint32(field(4, BYTES)).bytes(innerOperation(step));
  return writer.finish();
}

/** `LeafOp`: hash 1, prehash_key 2 (none), prehash_value 3, length 4, prefix 5. */
function leafOperation(prefix: Uint8Array): Uint8Array {
  const writer = new BinaryWriter().uint32(field(1, VARINT)).int32(SHA256).uint32(field(3, VARINT)).int32(SHA256);
  return writer.uint32(field(4, VARINT)).int32(VAR_PROTO).uint32(field(5, BYTES)).bytes(prefix).finish();
}

/** `InnerOp`: hash 1, prefix 2, suffix 3. */
function innerOperation({ prefix, suffix }: ProofStep): Uint8Array {
  const writer = new BinaryWriter().uint32(field(1, VARINT)).int32(SHA256).uint32(field(2, BYTES)).bytes(prefix);
  if (suffix.length > 0) writer.uint32(field(3, BYTES)).bytes(suffix);
  return writer.finish();
}

/** The tag of a protobuf field. */
function field(number: number, wireType: number): number {
  return (number << 3) | wireType;
}
