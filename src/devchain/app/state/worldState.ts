/**
 * All accounts, code and storage at every revision that is not pruned. Each block and each edit makes a revision; a
 * height ends with its last. There is no trie: nothing in the EVM reads a root, and a read takes one look-up.
 */
import type { Address, Bytes32, Hash } from '../../../../generated/types.js';
import { bytesToBigInt, encodeWord, NO_BYTES, storageSlot } from '../../../ethereum/hex.js';
import { EMPTY_CODE_HASH } from '../../../ethereum/keccak.js';
import type { GoCode } from '../../../execution/goCode.js';
import type { StateBase, AccountRecord } from './stateBase.js';
import { VersionedMap } from './versionedMap.js';

/**
 * What development methods set of the chain itself, besides accounts and code; null where nothing was set. It is kept
 * by revision, as the state is, so a revert undoes it and a state file keeps it.
 */
export interface ChainSettings {
  /** What code sees as COINBASE, and blocks show as miner. */
  coinbase: Address | null;
  /** Gas limit of the next blocks. */
  gasLimit: bigint | null;
  /** 18 decimals. */
  minGasPriceScaled: bigint | null;
  /** PREVRANDAO of the next block alone. */
  prevRandao: Hash | null;
  /** Base fee of the next block alone; 18 decimals. */
  baseFeeScaled: bigint | null;
}

const NO_SETTINGS: ChainSettings = {
  coinbase: null,
  gasLimit: null,
  minGasPriceScaled: null,
  prevRandao: null,
  baseFeeScaled: null,
};

/** The values that one revision sets. */
export interface StateChanges {
  accounts: Map<Address, AccountRecord | null>;
  /** By `storageKey`; words without leading zeros. */
  slots: Map<string, Uint8Array>;
  /** Number of times that each account's storage was wiped, this revision included. */
  wipes: Map<Address, number>;
  codes: Map<Hash, Uint8Array>;
  settings?: ChainSettings;
}

/** Heights that one call prunes at most, so that it takes no long time after a start with an old chain. */
const MOST_HEIGHTS_PRUNED = 256;

/** Digits of an address with 0x. */
const ADDRESS_LENGTH = 42;

/** Empty maps, to be filled by the caller. */
export function noChanges(): StateChanges {
  return { accounts: new Map(), slots: new Map(), wipes: new Map(), codes: new Map() };
}

/** Key of a storage word; `slot` is hex without 0x. It has the number of wipes, so that a wipe costs one entry. */
export function storageKey(address: Address, wipes: number, slot: string): string {
  return wipes === 0 ? `${address}:${slot}` : `${address}${wipes}:${slot}`;
}

/** What views read. */
interface StoredState {
  accounts: VersionedMap<AccountRecord | null>;
  slots: VersionedMap<Uint8Array>;
  wipes: VersionedMap<number>;
  /** One key. */
  settings: VersionedMap<ChainSettings>;
  /** By hash, and so independent of revisions. */
  codes: Map<Hash, Uint8Array>;
  base: StateBase | null;
}

/** The whole state in memory. Views read it; `ChainHistory` writes to it. */
export class WorldState {
  readonly #stored: StoredState;
  /** Last revision of each height; index 0 is the genesis state. */
  readonly #heightEnds: number[] = [0];
  readonly #genesisHeight: number;
  /** The lowest height whose state can be read. */
  #earliest: number;
  /** Pruning has come to this height, which is not above `#earliest`. */
  #floor: number;
  /** Revisions from this one on can be read, and below it those that were pinned. */
  #floorRevision = 0;
  readonly inUse = new RevisionsInUse();
  #accountNumbers = 0;

  /** With a base, what was never written is read from it, and throws StateNotLoaded where it must be loaded first. */
  constructor(genesisHeight = 0, base: StateBase | null = null) {
    this.#genesisHeight = genesisHeight;
    this.#earliest = genesisHeight;
    this.#floor = genesisHeight;
    this.#stored = {
      accounts: new VersionedMap(),
      slots: new VersionedMap(),
      wipes: new VersionedMap(),
      settings: new VersionedMap(),
      codes: new Map(),
      base,
    };
  }

  /** True when some of the state may have to be loaded first. */
  /** Height of the newest block; the genesis height before the first. */
  get height(): number {
    return this.#genesisHeight + this.#heightEnds.length - 1;
  }

  get revision(): number {
    return this.#heightEnds.at(-1) ?? 0;
  }

  nextAccountNumber(): number {
    return this.#accountNumbers++;
  }

  addBlock(changes: StateChanges): void {
    this.#heightEnds.push(this.revision + 1);
    this.#write(changes);
  }

  amend(changes: StateChanges): void {
    this.#heightEnds[this.#heightEnds.length - 1] = this.revision + 1;
    this.#write(changes);
  }

  get earliest(): number {
    return this.#earliest;
  }

  viewAt(height: number): WorldStateView | null {
    const revision = this.#heightEnds[height - this.#genesisHeight];
    return revision === undefined || height < this.#earliest
      ? null
      : new WorldStateView(this.#stored, height, revision);
  }

  /** False when views of this revision read what is not there any more. */
  isKept(revision: number): boolean {
    return revision >= this.#floorRevision;
  }

  /**
   * Makes states below a height unreadable, and forgets them: at once, or in later calls when they are many or in use.
   * The pinned revisions stay; they are in ascending order. Answers the revision from which on all are kept.
   */
  prune(height: number, pins: readonly number[]): number {
    this.#earliest = Math.max(this.#earliest, height);
    const wanted = Math.min(height, this.#floor + MOST_HEIGHTS_PRUNED);
    const end = this.#heightEnds[wanted - this.#genesisHeight] ?? 0;
    const floor = Math.min(end, this.inUse.first);
    if (floor <= this.#floorRevision) return this.#floorRevision;
    for (const map of this.#maps) map.prune(floor, pins);
    this.#floorRevision = floor;
    while ((this.#heightEnds[this.#floor - this.#genesisHeight] ?? floor) < floor) this.#floor++;
    return floor;
  }

  /** The revision that a block made; later revisions of its height are edits. Null for an unknown height. */
  blockRevision(height: number): number | null {
    const index = height - this.#genesisHeight;
    if (index < 0 || index >= this.#heightEnds.length) return null;
    return (this.#heightEnds[index - 1] ?? 0) + 1;
  }

  newest(): WorldStateView {
    return new WorldStateView(this.#stored, this.height, this.revision);
  }

  /** Forgets what came after `height`, and after `revision` if given. A pruned revision must be a pinned one. */
  revertTo(height: number, revision?: number): void {
    const index = height - this.#genesisHeight;
    const target = this.revisionWithin(height, revision);
    this.#heightEnds.length = index + 1;
    this.#heightEnds[index] = target;
    for (const map of this.#maps) map.truncate(target);
    this.#earliest = Math.min(this.#earliest, height);
    this.#floor = Math.min(this.#floor, height);
    this.#floorRevision = Math.min(this.#floorRevision, target);
  }

  /** The revision of a height that is nearest to the given one; without one, the last. Throws for an unknown height. */
  revisionWithin(height: number, revision = Infinity): number {
    const index = height - this.#genesisHeight;
    const end = this.#heightEnds[index];
    if (end === undefined) throw new RangeError(`no block ${height}: the newest is ${this.height}`);
    const begin = index === 0 ? 0 : (this.#heightEnds[index - 1] ?? 0) + 1;
    return Math.max(begin, Math.min(end, revision));
  }

  get #maps(): Pick<VersionedMap<unknown>, 'prune' | 'truncate'>[] {
    const { accounts, slots, wipes, settings } = this.#stored;
    return [accounts, slots, wipes, settings];
  }

  #write({ accounts, slots, wipes, codes, settings }: StateChanges): void {
    const { revision } = this;
    const stored = this.#stored;
    if (settings !== undefined) stored.settings.set('', settings, revision);
    for (const [hash, code] of codes) stored.codes.set(hash, code);
    for (const [address, record] of accounts) {
      stored.accounts.set(address, record, revision);
      if (record !== null) this.#accountNumbers = Math.max(this.#accountNumbers, record.accountNumber + 1);
    }
    for (const [address, count] of wipes) stored.wipes.set(address, count, revision);
    for (const [key, word] of slots) stored.slots.set(key, word, revision);
  }
}

/** One revision of the state. After a revert to an older revision, it reads from what is left. */
export class WorldStateView {
  readonly #stored: StoredState;

  constructor(
    stored: StoredState,
    readonly height: number,
    readonly revision: number,
  ) {
    this.#stored = stored;
  }

  get hasBase(): boolean {
    return this.#stored.base !== null;
  }

  account(address: Address): AccountRecord | null {
    const { accounts, base } = this.#stored;
    const record = accounts.get(address, this.revision);
    if (record === undefined && base !== null) return base.account(address);
    return record ?? null;
  }

  code(address: Address): Uint8Array {
    const { codeHash } = this.account(address) ?? { codeHash: EMPTY_CODE_HASH };
    return this.codeOf(codeHash);
  }

  storage(address: Address, slot: Bytes32): Bytes32 {
    return encodeWord(bytesToBigInt(this.word(address, slot)));
  }

  /** The word without leading zeros. */
  word(address: Address, slot: Bytes32): Uint8Array {
    const { slots, base } = this.#stored;
    const wipes = this.#wipesStored(address);
    const digits = slot.slice(2);
    const word = slots.get(storageKey(address, wipes, digits), this.revision);
    if (word !== undefined) return word;
    // Nothing of the base is left after a wipe.
    return base === null || wipes > 0 ? NO_BYTES : base.slot(address, digits);
  }

  codeOf(codeHash: Hash): Uint8Array {
    const { codes, base } = this.#stored;
    if (codeHash === EMPTY_CODE_HASH) return NO_BYTES;
    return codes.get(codeHash) ?? base?.codeOf(codeHash) ?? NO_BYTES;
  }

  /** The Go code of a fork's origin behind an account with this code; null where there is none. */
  goCodeOf(address: Address, codeHash: Hash): GoCode | null {
    const { base } = this.#stored;
    if (base === null || (base.account(address)?.codeHash ?? EMPTY_CODE_HASH) !== codeHash) return null;
    return base.goCode(address);
  }

  /** The accounts that there are, in no order. It visits all that ever were. */
  *accounts(): Generator<[Address, AccountRecord]> {
    for (const [address, record] of this.#stored.accounts.entries(this.revision)) {
      // The keys of this map are addresses.
      if (record !== null) yield [address as Address, record];
    }
  }

  /** The words that are not zero, in no order; words without leading zeros. It visits all slots. */
  *slots(): Generator<[address: Address, slot: Bytes32, word: Uint8Array]> {
    for (const [key, word] of this.#stored.slots.entries(this.revision)) {
      // Keys are those of `storageKey`.
      const address = key.slice(0, ADDRESS_LENGTH) as Address;
      const slot = storageSlot(`0x${key.slice(key.indexOf(':') + 1)}`);
      const isCurrent = key === storageKey(address, this.#wipesStored(address), slot.slice(2));
      if (isCurrent && word.length > 0) yield [address, slot, word];
    }
  }

  get settings(): ChainSettings {
    return this.#stored.settings.get('', this.revision) ?? NO_SETTINGS;
  }

  wipes(address: Address): number {
    return this.#wipesStored(address);
  }

  #wipesStored(address: Address): number {
    return this.#stored.wipes.get(address, this.revision) ?? 0;
  }

  /** The state that a block with these changes would leave, without a block. */
  afterBlock(changes: StateChanges): WorldStateView {
    return new PendingStateView(this.#stored, this, changes);
  }
}

/** The state as a block would leave it that is not part of the chain. */
class PendingStateView extends WorldStateView {
  readonly #changes: StateChanges;

  constructor(stored: StoredState, base: WorldStateView, changes: StateChanges) {
    super(stored, base.height + 1, base.revision);
    this.#changes = changes;
  }

  override account(address: Address): AccountRecord | null {
    const changed = this.#changes.accounts.get(address);
    return changed === undefined ? super.account(address) : changed;
  }

  override word(address: Address, slot: Bytes32): Uint8Array {
    const changed = this.#changes.slots.get(storageKey(address, this.wipes(address), slot.slice(2)));
    if (changed !== undefined) return changed;
    return this.#changes.wipes.has(address) ? NO_BYTES : super.word(address, slot);
  }

  override codeOf(codeHash: Hash): Uint8Array {
    return this.#changes.codes.get(codeHash) ?? super.codeOf(codeHash);
  }

  override wipes(address: Address): number {
    return this.#changes.wipes.get(address) ?? super.wipes(address);
  }
}

/** Revisions that executions and proofs under way read, so that pruning waits for them. */
class RevisionsInUse {
  readonly #uses = new Set<{ revision: number }>();

  get first(): number {
    let first = Infinity;
    for (const { revision } of this.#uses) first = Math.min(first, revision);
    return first;
  }

  async during<T>(revision: number, run: () => Promise<T>): Promise<T> {
    const use = { revision };
    this.#uses.add(use);
    try {
      return await run();
    } finally {
      this.#uses.delete(use);
    }
  }
}
