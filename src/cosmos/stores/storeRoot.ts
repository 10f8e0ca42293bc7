/** The root of one of the application's stores, which changes with everything in it. */
import type { Caller } from '../../caller/caller.js';
import type { Hash } from '../../../generated/types.js';
import { MalformedAnswer, QueryFailed } from '../../chain/chainErrors.js';
import { sha256 } from '../../chain/consensus/merkle.js';
import type { Node, ProofOperation } from '../../chain/node.js';
import { encodeHash, toHex } from '../../ethereum/hex.js';
import { EVM_PARAMETERS_KEY, STORES } from './layout.js';
import { ProtobufFields } from './protobufFields.js';

/** The root of a store, and that of all stores together, which the header of the next height has as `app_hash`. */
export interface StoreRoot {
  root: Hash;
  appHash: Hash;
}

/** The second operation of a proof: what the root of a store adds to the application's hash. */
const ROOT_OPERATION = 'ics23:simple';

/** Fields of ICS-23 messages: https://github.com/cosmos/ics23, proto/cosmos/ics23/v1/proofs.proto */
const EXISTENCE = 1;
const PROOF = { key: 1, value: 2, path: 4 };
const STEP = { hash: 1, prefix: 2, suffix: 3 };
const SHA256 = 1n;

/** No store has it. */
const ABSENT_KEY = Uint8Array.of(0xff);

/** A chain has some dozens of stores, so a path of some six steps. */
const MOST_STEPS = 32;

/**
 * The root of a store: where it is the same at two heights, nothing in the store has changed between them (of `evm`: no
 * code, slot or parameter). Height 1 has no proof. Rejects as `Node.abciQuery`, and with MalformedAnswer for what
 * proves nothing.
 */
export async function storeRoot(
  node: Pick<Node, 'abciQuery'>,
  { store, height }: { store: string; height: number },
  caller: Caller,
): Promise<StoreRoot> {
  // A proof that a key is there is shorter than one that it is not.
  const data = store === STORES.evm ? EVM_PARAMETERS_KEY : ABSENT_KEY;
  const query = { path: `/store/${store}/key`, data, height, prove: true };
  const answer = await node.abciQuery(query, caller);
  if (answer.height !== height) throw new MalformedAnswer(`${query.path}: answer about height ${answer.height}`);
  return rootOf(answer.proof, store);
}

/** As `storeRoot`; null where the application has no such store. */
export async function rootOfStore(
  node: Pick<Node, 'abciQuery'>,
  at: { store: string; height: number },
  caller: Caller,
): Promise<Hash | null> {
  try {
    return (await storeRoot(node, at, caller)).root;
  } catch (error) {
    if (error instanceof QueryFailed && error.text.includes('no such store')) return null;
    throw error;
  }
}

/** The root of a store in a proof of one of its keys. Throws MalformedAnswer. */
export function rootOf(operations: readonly ProofOperation[], store: string): StoreRoot {
  const operation = operations[1];
  if (operations.length !== 2 || operation?.type !== ROOT_OPERATION) throw malformed('not two operations');
  const name = Buffer.from(store);
  const proof = new ProtobufFields(operation.data).message(EXISTENCE);
  if (proof === null) throw malformed('no proof of existence');
  if (!name.equals(operation.key) || !name.equals(proof.bytes(PROOF.key))) throw malformed('that of another store');
  const root = proof.bytes(PROOF.value);
  if (root.length !== 32) throw malformed(`a root of ${root.length} bytes`);
  return { root: encodeHash(root), appHash: encodeHash(climbed(proof, leafOf(name, root))) };
}

/** A leaf of CometBFT's Merkle tree of stores. */
function leafOf(name: Uint8Array, root: Uint8Array): Uint8Array {
  return sha256(Buffer.concat([Uint8Array.of(0, name.length), name, Uint8Array.of(32), sha256(root)]));
}

function climbed(proof: ProtobufFields, leaf: Uint8Array): Uint8Array {
  let hash = leaf;
  let steps = 0;
  for (const step of proof.messages(PROOF.path)) {
    if (++steps > MOST_STEPS) throw malformed(`more than ${MOST_STEPS} steps`);
    if (step.uint64(STEP.hash) !== SHA256) throw malformed('another hash function');
    const prefix = step.bytes(STEP.prefix);
    // An inner node begins with 1; without it a leaf could pass for one (RFC 6962, section 2.1).
    if (prefix[0] !== 1) throw malformed(`a step with prefix ${toHex(prefix.subarray(0, 1))}`);
    hash = sha256(Buffer.concat([prefix, hash, step.bytes(STEP.suffix)]));
  }
  return hash;
}

function malformed(what: string): MalformedAnswer {
  return new MalformedAnswer(`proof of a store's root: ${what}`);
}
