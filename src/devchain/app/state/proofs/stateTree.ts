/**
 * The stores of the chain as Merkle trees, under keys that a real node uses. The root over them is the application
 * hash, so that values can be proven against the header of the next block.
 */
import type { StateEntry } from '../../../../chain/development/stateNews.js';
import type { DevChainConfig } from '../../devChainConfig.js';
import { slotsPrefix, StateEntries } from '../stateEntries.js';
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
  readonly #entries: StateEntries;

  constructor(config: Pick<DevChainConfig, 'bech32Prefix' | 'denom'>) {
    this.#entries = new StateEntries(config);
  }

  /** Answers all that was set. */
  apply(revision: number, changes: StateChanges): StateEntry[] {
    const undo: Undo[] = [];
    this.#steps.push({ revision, changes: undo, before: this.#steps.at(-1) ?? null });
    const set = ({ store, key, value }: StateEntry): void => {
      const found = this.#trees[store].find(key);
      const before = found?.value ?? null;
      if (isEqual(before, value)) return;
      // The bytes that the tree has already, so that a key is in memory once.
      undo.push({ store, key: found?.key ?? key, value: before });
      this.#trees[store].set(key, value);
    };
    const wiped = [...changes.wipes.keys()].flatMap((address): StateEntry[] =>
      this.#trees.evm.keysWith(slotsPrefix(address)).map((key) => ({ store: 'evm', key, value: null })),
    );
    const entries = [...wiped, ...this.#entries.changed(changes)];
    for (const entry of entries) set(entry);
    return entries;
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

function isEqual(a: Uint8Array | null, b: Uint8Array | null): boolean {
  return a === null || b === null ? a === b : Buffer.compare(a, b) === 0;
}
