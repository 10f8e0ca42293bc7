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

/** The whole state in memory. Views read it; `ChainHistory` writes to it. */
export class WorldState {
  readonly #accounts = new VersionedMap<AccountRecord | null>();
  readonly #slots = new VersionedMap<Uint8Array>();
  readonly #wipes = new VersionedMap<number>();
  readonly #settings = new VersionedMap<ChainSettings>();
  /** By hash, and so independent of revisions. */
  readonly #codes = new Map<Hash, Uint8Array>();
  /** Last revision of each height; index 0 is the genesis state. */
  readonly #heightEnds: number[] = [0];
  readonly #genesisHeight: number;
  readonly #base: StateBase | null;
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
    this.#base = base;
  }

  /** True when some of the state may have to be loaded first. */
  get hasBase(): boolean {
    return this.#base !== null;
  }

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
    return revision === undefined || height < this.#earliest ? null : new WorldStateView(this, height, revision);
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
    return new WorldStateView(this, this.height, this.revision);
  }

  /**
   * Forgets what came after `height`, and after `revision` where it is given. A pruned revision must be a pinned one.
   */
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

  accountAt(address: Address, revision: number): AccountRecord | null {
    const record = this.#accounts.get(address, revision);
    if (record === undefined && this.#base !== null) return this.#base.account(address);
    return record ?? null;
  }

  slotAt(address: Address, slot: string, revision: number): Uint8Array {
    const wipes = this.#wipes.get(address, revision) ?? 0;
    const word = this.#slots.get(storageKey(address, wipes, slot), revision);
    if (word !== undefined) return word;
    // Nothing of the base is left after a wipe.
    return this.#base === null || wipes > 0 ? NO_BYTES : this.#base.slot(address, slot);
  }

  wipesAt(address: Address, revision: number): number {
    return this.#wipes.get(address, revision) ?? 0;
  }

  settingsAt(revision: number): ChainSettings {
    return this.#settings.get('', revision) ?? NO_SETTINGS;
  }

  /** The accounts that there are, in no order. It visits all that ever were. */
  *accountsAt(revision: number): Generator<[Address, AccountRecord]> {
    for (const [address, record] of this.#accounts.entries(revision)) {
      // The keys of this map are addresses.
      if (record !== null) yield [address as Address, record];
    }
  }

  /** The words of all accounts that are not zero, in no order; words without leading zeros. It visits all slots. */
  *slotsAt(revision: number): Generator<[address: Address, slot: Bytes32, word: Uint8Array]> {
    for (const [key, word] of this.#slots.entries(revision)) {
      // Keys are those of `storageKey`.
      const address = key.slice(0, ADDRESS_LENGTH) as Address;
      const slot = storageSlot(`0x${key.slice(key.indexOf(':') + 1)}`);
      const isCurrent = key === storageKey(address, this.wipesAt(address, revision), slot.slice(2));
      if (isCurrent && word.length > 0) yield [address, slot, word];
    }
  }

  codeOf(codeHash: Hash): Uint8Array {
    return this.#codes.get(codeHash) ?? this.#base?.codeOf(codeHash) ?? NO_BYTES;
  }

  /** Null for an account whose code is not that of the base. */
  goCodeOf(address: Address, codeHash: Hash): GoCode | null {
    if (this.#base === null || (this.#base.account(address)?.codeHash ?? EMPTY_CODE_HASH) !== codeHash) return null;
    return this.#base.goCode(address);
  }

  get #maps(): Pick<VersionedMap<unknown>, 'prune' | 'truncate'>[] {
    return [this.#accounts, this.#slots, this.#wipes, this.#settings];
  }

  #write({ accounts, slots, wipes, codes, settings }: StateChanges): void {
    const { revision } = this;
    if (settings !== undefined) this.#settings.set('', settings, revision);
    for (const [hash, code] of codes) this.#codes.set(hash, code);
    for (const [address, record] of accounts) {
      this.#accounts.set(address, record, revision);
      if (record !== null) this.#accountNumbers = Math.max(this.#accountNumbers, record.accountNumber + 1);
    }
    for (const [address, count] of wipes) this.#wipes.set(address, count, revision);
    for (const [key, word] of slots) this.#slots.set(key, word, revision);
  }
}

/** One revision of the state. After a revert to an older revision, it reads from what is left. */
export class WorldStateView {
  readonly #world: WorldState;

  constructor(
    world: WorldState,
    readonly height: number,
    readonly revision: number,
  ) {
    this.#world = world;
  }

  get hasBase(): boolean {
    return this.#world.hasBase;
  }

  account(address: Address): AccountRecord | null {
    return this.#world.accountAt(address, this.revision);
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
    return this.#world.slotAt(address, slot.slice(2), this.revision);
  }

  codeOf(codeHash: Hash): Uint8Array {
    return codeHash === EMPTY_CODE_HASH ? NO_BYTES : this.#world.codeOf(codeHash);
  }

  /** The Go code of a fork's origin behind an account with this code; null where there is none. */
  goCodeOf(address: Address, codeHash: Hash): GoCode | null {
    return this.#world.goCodeOf(address, codeHash);
  }

  /** The accounts that there are, in no order. */
  accounts(): Generator<[Address, AccountRecord]> {
    return this.#world.accountsAt(this.revision);
  }

  /** The words that are not zero, in no order; words without leading zeros. */
  slots(): Generator<[address: Address, slot: Bytes32, word: Uint8Array]> {
    return this.#world.slotsAt(this.revision);
  }

  get settings(): ChainSettings {
    return this.#world.settingsAt(this.revision);
  }

  wipes(address: Address): number {
    return this.#world.wipesAt(address, this.revision);
  }

  /** The state that a block with these changes would leave, without a block. */
  afterBlock(changes: StateChanges): WorldStateView {
    return new PendingStateView(this.#world, this, changes);
  }
}

/** The state as a block would leave it that is not part of the chain. */
class PendingStateView extends WorldStateView {
  readonly #changes: StateChanges;

  constructor(world: WorldState, base: WorldStateView, changes: StateChanges) {
    super(world, base.height + 1, base.revision);
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
