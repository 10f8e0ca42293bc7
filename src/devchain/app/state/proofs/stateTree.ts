/**
 * The stores of the chain as Merkle trees, under keys that a real node uses. The root over them is the application
 * hash, so that values can be proven against the header of the next block.
 */
import { create, toBinary } from '@bufbuild/protobuf';
import { AnySchema } from '@bufbuild/protobuf/wkt';
import { BaseAccountSchema } from '../../../../../generated/proto/cosmos/auth/v1beta1/query_pb.js';
import type { Address } from '../../../../../generated/types.js';
import { decodeData, fromHex } from '../../../../ethereum/hex.js';
import { EMPTY_CODE_HASH } from '../../../../ethereum/keccak.js';
import { AddressFormats } from '../../addressFormats.js';
import type { DevChainConfig } from '../../devChainConfig.js';
import type { AccountRecord } from '../stateBase.js';
import type { StateChanges } from '../worldState.js';
import { PastTrees, type Step, type Undo } from './pastTrees.js';
import { absenceProof, existenceProof, rootOfStores, storeProof, type StoreRoot } from './proofEncoding.js';
import { copyTrees, createTrees, STORES, type StoreName, type Trees } from './merkleTree.js';

/** A value with its proof. */
export interface ProvenValue {
  /** Null for an absent key. */
  value: Uint8Array | null;
  /** CommitmentProof protobuf: the key in its store, then the store in the root. */
  proofs: readonly [store: Uint8Array, root: Uint8Array];
  root: Uint8Array;
}

/** The trees at the newest revision, and what leads back to every earlier one that is not pruned. */
export class StateTree {
  #trees = createTrees();
  readonly #steps: Step[] = [];
  /** The trees of revisions that a revert may go to, at once and although they are pruned. */
  readonly #pinned = new Map<number, Trees>();
  readonly #past = new PastTrees(() => {
    const step = this.#steps.at(-1);
    return step === undefined ? null : { step, trees: copyTrees(this.#trees) };
  });
  readonly #formats: AddressFormats;
  readonly #denom: string;

  constructor({ bech32Prefix, denom }: Pick<DevChainConfig, 'bech32Prefix' | 'denom'>) {
    this.#formats = new AddressFormats(bech32Prefix);
    this.#denom = denom;
  }

  apply(revision: number, { accounts, slots, wipes }: StateChanges): void {
    const undo: Undo[] = [];
    this.#steps.push({ revision, changes: undo, before: this.#steps.at(-1) ?? null });
    const set = (store: StoreName, key: Uint8Array, value: Uint8Array | null): void => {
      const found = this.#trees[store].find(key);
      const before = found?.value ?? null;
      if (isEqual(before, value)) return;
      // The bytes that the tree has already, so that a key is in memory once.
      undo.push({ store, key: found?.key ?? key, value: before });
      this.#trees[store].set(key, value);
    };
    for (const address of wipes.keys()) {
      for (const key of this.#trees.evm.keysWith(storageKeyOf(address))) set('evm', key, null);
    }
    for (const [address, record] of accounts) {
      set('acc', accountKey(address), record && this.#baseAccount(address, record));
      set('bank', this.#balanceKey(address), record && record.balance > 0n ? text(record.balance) : null);
      set('evm', codeHashKey(address), record && codeHashOf(record));
    }
    for (const [key, word] of slots) {
      // A key of the state begins with the address, 42 characters, and ends with the slot.
      const slot = fromHex(key.slice(key.indexOf(':') + 1));
      set('evm', storageKeyOf(key.slice(0, 42), slot), word.length === 0 ? null : padded(word));
    }
  }

  /** Keeps the trees of the newest revision until `keepPins` releases them. Copies share what did not change. */
  pin(): void {
    const step = this.#steps.at(-1);
    if (step !== undefined && !this.#pinned.has(step.revision)) this.#pinned.set(step.revision, copyTrees(this.#trees));
  }

  keepPins(revisions: ReadonlySet<number>): void {
    for (const revision of this.#pinned.keys()) if (!revisions.has(revision)) this.#pinned.delete(revision);
  }

  prune(revision: number): void {
    const after = this.#steps.findIndex((step) => step.revision > revision);
    const first = (after === -1 ? this.#steps.length : after) - 1;
    if (first <= 0) return;
    for (const step of this.#steps.splice(0, first)) step.before = null;
    const [oldest] = this.#steps;
    if (oldest !== undefined) Object.assign(oldest, { changes: [], before: null });
  }

  /** Forgets what came after a revision. A pinned one takes no time; to others the changes are undone one by one. */
  revertTo(revision: number): void {
    const pinned = this.#pinned.get(revision);
    for (let step = this.#steps.at(-1); step !== undefined && step.revision > revision; step = this.#steps.at(-1)) {
      this.#steps.pop();
      if (pinned !== undefined) continue;
      for (const { store, key, value } of step.changes.toReversed()) this.#trees[store].set(key, value);
    }
    if (pinned !== undefined) this.#trees = copyTrees(pinned);
    if (this.#steps.length === 0) this.#steps.push({ revision, changes: [], before: null });
    for (const later of [...this.#pinned.keys()].filter((at) => at > revision)) this.#pinned.delete(later);
    this.#past.forget();
  }

  root(): Uint8Array {
    return rootOfStores(rootsOf(this.#trees));
  }

  /**
   * The value of a key at the end of a revision, with its proof; null when the store had no keys then. Later changes do
   * not change the answer. Rejects with UnprovableHeight when too many others wait.
   */
  async proveAt(revision: number, store: StoreName, key: Uint8Array): Promise<ProvenValue | null> {
    return prove(await this.#past.at(revision), store, key);
  }

  #baseAccount(address: Address, { accountNumber, nonce }: AccountRecord): Uint8Array {
    const account = { address: this.#formats.bech32(address), accountNumber: BigInt(accountNumber), sequence: nonce };
    const value = toBinary(BaseAccountSchema, create(BaseAccountSchema, account));
    return toBinary(AnySchema, create(AnySchema, { typeUrl: '/cosmos.auth.v1beta1.BaseAccount', value }));
  }

  #balanceKey(address: Address): Uint8Array {
    return Buffer.concat([Uint8Array.of(0x02, 20), decodeData(address), Buffer.from(this.#denom)]);
  }
}

function prove(trees: Trees, store: StoreName, key: Uint8Array): ProvenValue | null {
  const tree = trees[store];
  const leaf = tree.prove(key);
  const { left, right } = leaf === null ? tree.neighbours(key) : { left: null, right: null };
  if (leaf === null && left === null && right === null) return null;
  const inStore =
    leaf === null ? absenceProof(key, left && tree.prove(left), right && tree.prove(right)) : existenceProof(leaf);
  const roots = rootsOf(trees);
  return {
    value: leaf?.value ?? null,
    proofs: [inStore, storeProof(roots, store)],
    root: rootOfStores(roots),
  };
}

function rootsOf(trees: Trees): StoreRoot[] {
  return STORES.map((name) => ({ name, root: trees[name].root() }));
}

function accountKey(address: Address): Uint8Array {
  return Buffer.concat([Uint8Array.of(0x01), decodeData(address)]);
}

function codeHashKey(address: Address): Uint8Array {
  return Buffer.concat([Uint8Array.of(0x04), decodeData(address)]);
}

/** The key of a slot; without a slot, what all keys of the account begin with. */
function storageKeyOf(address: string, slot: Uint8Array = new Uint8Array(0)): Uint8Array {
  return Buffer.concat([Uint8Array.of(0x02), decodeData(address), slot]);
}

function codeHashOf({ codeHash }: AccountRecord): Uint8Array | null {
  return codeHash === EMPTY_CODE_HASH ? null : decodeData(codeHash);
}

function isEqual(a: Uint8Array | null, b: Uint8Array | null): boolean {
  return a === null || b === null ? a === b : Buffer.compare(a, b) === 0;
}

function padded(word: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(32);
  bytes.set(word, 32 - word.length);
  return bytes;
}

function text(amount: bigint): Uint8Array {
  return Buffer.from(amount.toString());
}
