/**
 * What the gateway knows of the chain's state: values that were read once stay right until the node's state stream says
 * that they changed. Used by `cosmos/cosmosState.ts`, which asks the node's modules where nothing is known here. It
 * never guesses: what no run of heights covers holds for the height at which it was read, and for no other.
 */
import { OWN_WORK, type Caller } from '../caller/caller.js';
import type { Address, Hash } from '../../generated/types.js';
import { ChainError } from '../chain/chainErrors.js';
import type { RawStore } from '../chain/rawStore.js';
import type { Awaitable } from '../concurrency/awaitable.js';
import { ConditionWaits } from '../concurrency/conditionWaits.js';
import { nextSlice, sliceIsOver } from '../concurrency/timeSlice.js';
import { checkCode, STORES } from '../cosmos/stores/layout.js';
import { encodeHash } from '../ethereum/hex.js';
import type { Logger } from '../observe/logger.js';
import { decodeCommit, heightOfCommit, type FinalizedBlock, type StoreChange } from './decodeChanges.js';
import type { ValueName, Version } from './knownValues.js';
import { CreatedContracts } from './createdContracts.js';
import type { MissingChanges, PushedStores } from './pushedStores.js';
import type { StoredRun } from '../store/state/stateStore.js';
import type { NumberedRun } from '../store/state/segments.js';
import { isWithin, StoredValues, type BlockChanges, type Covered, type ValueStore } from './storedValues.js';
import { codeHashName, hashOfCode, isRules, keyOf, nameOf, type NamedCoin, type RulesName } from './valueNames.js';
import { WholeContracts } from './wholeContracts.js';

/** What the view is made of. */
export interface StateViewParts {
  raw: RawStore;
  coin: NamedCoin;
  /** Finds stores that the stream lacks; absent where it has all. */
  pushed?: PushedStores;
  log: Logger;
}

/** Most heights at which a change of rules is remembered. */
const MOST_RULES_CHANGES = 1_000;

/** Hashes of blocks that are kept, to compare them with those of the chain. */
const MOST_HASHES = 64;
/** Most contracts of which the node is asked at a time whether they are new: a block may create some thousand. */
const MOST_CHECKS = 1_000;
/** Blocks that the stream may be behind so that it is worth a wait. */
const MOST_AWAITED = 2;

/** Changes of rules that are known: the heights at which they came, the newest last. */
export interface KnownRules extends Record<RulesName, number[]> {
  /** From this height on, all of them. */
  from: number;
}

/** What the process that applies the stream says of its view to others of the service. */
export interface ShownState {
  rules: KnownRules;
  isLive: boolean;
  /** Another one after a change of that process, and after anything was taken back. */
  session: string;
  /** The height up to which all of this speaks; null where no heights are covered. */
  to: number | null;
  /** What its newest blocks changed, the newest last. */
  changes: readonly BlockChanges[];
}

/** One view for all clients. */
export class StateView {
  readonly contracts: WholeContracts;
  readonly #parts: StateViewParts;
  readonly #values: StoredValues;
  /** Counts what took known values back: what was asked before it is not kept. */
  #epoch = 0;
  /** Hashes of the newest blocks, as the stream has them. */
  readonly #hashes = new Map<number, Hash>();
  /** The same, as the chain has them: a block may be announced before the stream brings it. */
  readonly #announced = new Map<number, Hash>();
  /** The newest block of which the stream has another hash. */
  #foreign = 0;
  #isLive = false;
  #saidMissing: string | null = null;
  /** Whether a block is taken in. */
  #isApplying = false;
  #questions = 0;
  /** Contracts of which the node is asked whether they are new. */
  #checks = 0;
  /** The lowest height from which all changes of rules are known. */
  #rulesFrom = 0;
  /** Heights of the run at which rules changed, the newest last. */
  readonly #rulesChanges: Record<RulesName, number[]> = { rules: [], tokens: [] };
  /** The height of the chain's first block, whose message brings the state of the genesis. */
  #firstHeight = 1;
  /** The session of the run that is shown. */
  #session: string | null = null;
  readonly #waits = new ConditionWaits();

  constructor(parts: StateViewParts, { maxBytes }: { maxBytes: number }) {
    this.#parts = parts;
    this.#values = new StoredValues(maxBytes, parts.coin);
    const { coin } = parts;
    this.contracts = new WholeContracts({ values: this.#values, coin, isApplying: () => this.#isApplying });
  }

  /** The heights whose changes are all known; null where the stream is off or has just begun. */
  get covered(): { from: number; to: number } | null {
    const { covered } = this.#values;
    return covered === null ? null : { from: covered.from, to: covered.run.last };
  }

  /** The number of the run of these heights on the disk; null where none are covered. */
  get run(): number | null {
    return this.#values.covered?.id ?? null;
  }

  covers(height: number): boolean {
    const { covered } = this.#values;
    return covered !== null && isWithin(covered, height);
  }

  get isLive(): boolean {
    return this.#isLive;
  }

  /** How many values the node was asked for. */
  get questions(): number {
    return this.#questions;
  }

  /** Values in memory and their bytes. */
  get size(): { values: number; bytes: number } {
    return this.#values.size;
  }

  /** The value at a height, where it is known; null in `raw` where the store has no such key. */
  known(name: ValueName, height: number): Version | undefined {
    return this.#values.get(name, height);
  }

  /** As `known`, or read from the node's store and kept. Rejects as `RawStore`. */
  read(name: ValueName, height: number, caller: Caller): Awaitable<Version> {
    return this.known(name, height) ?? this.#ask(name, height, caller);
  }

  /** Names the heights around this one between which rules have not changed; null where that is not known. */
  unchangedRules(change: RulesName, height: number): string | null {
    const { covered } = this.#values;
    if (covered === null || height < this.#rulesFrom || height > covered.run.last) return null;
    const since = this.#rulesChanges[change].findLast((at) => at <= height) ?? this.#rulesFrom;
    return `${covered.id} ${since}`;
  }

  /** As `StoredValues.noteEvmRoot`, unless the chain goes back while the root is asked for. Rejects as `ask`. */
  async noteEvmRoot(height: number, ask: () => Promise<Hash>): Promise<void> {
    const epoch = this.#epoch;
    const root = await ask();
    if (epoch === this.#epoch && this.#values.covered === null) this.#values.noteEvmRoot(height, root);
  }

  /**
   * Whether the stream is connected: while it is not, nothing is worth a wait. `starts` are the first heights after the
   * starts of the node.
   */
  setLive(isLive: boolean, starts: readonly number[] = []): void {
    this.#isLive = isLive;
    if (isLive) this.#parts.pushed?.connected(starts);
    else this.#waits.check();
  }

  /**
   * Waits until the view has the changes of a block of the chain, or for this time, milliseconds; not at all where the
   * stream is far behind. Forgets everything where the stream says another hash of the block.
   */
  async reached({ number, hash }: { number: number; hash: Hash }, timeoutMs: number): Promise<void> {
    keepNewest(this.#announced, number, hash);
    await this.#waits.until(() => !this.#isAwaited(number), timeoutMs);
    this.#checkHash(number);
  }

  /** Forgets everything where the stream and the chain have different blocks. */
  #checkHash(height: number): void {
    const [stream, chain] = [this.#hashes.get(height), this.#announced.get(height)];
    if (stream === undefined || chain === undefined || stream === chain || this.#foreign === height) return;
    this.#parts.log.error(
      { height, stream, chain },
      'the state stream has another block than the chain: nothing is served from it',
    );
    this.clear();
    this.#foreign = height;
  }

  #isAwaited(height: number): boolean {
    const { covered } = this.#values;
    if (!this.#isLive || covered === null) return false;
    const behind = height - covered.run.last;
    return behind > 0 && behind <= MOST_AWAITED;
  }

  /** Notes the block whose changes come next. */
  finalized({ height, hash }: FinalizedBlock): void {
    keepNewest(this.#hashes, height, encodeHash(hash));
    this.#foreign = 0;
    this.#checkHash(height);
  }

  /**
   * Takes the changes of a committed block, in slices of time, and returns its height. One that does not follow the
   * newest begins a new run. Throws MalformedAnswer; then nothing of the block counts. A block that changes rules does
   * not count before `detected` resolves, by default at once: the chain may have another coin.
   */
  async committed(message: Uint8Array, detected = () => Promise.resolve()): Promise<number> {
    this.#isApplying = true;
    try {
      return await this.#apply(message, detected);
    } finally {
      this.#isApplying = false;
    }
  }

  async #apply(message: Uint8Array, detected: () => Promise<void>): Promise<number> {
    const height = heightOfCommit(message);
    if (height === this.#foreign) return height;
    const newest = this.covered?.to;
    if (newest !== undefined && height <= newest) this.rewound(height);
    else if (newest !== undefined && height > newest + 1) this.lost(`block ${newest + 1} is missing`);
    const { pushed } = this.#parts;
    pushed?.begin(height);
    if ((pushed?.unpushed ?? null) !== null) return height;
    const isFirst = this.#values.covered === null;
    if (isFirst) this.#rulesFrom = height;
    const covered = this.#values.begin(height);
    const changed: Record<RulesName, boolean> = { rules: false, tokens: false };
    const created = new CreatedContracts();
    const stores = new Set<string>();
    for (const change of decodeCommit(message)) {
      if (sliceIsOver()) await nextSlice();
      // What was known may have been taken back meanwhile.
      if (this.#values.covered !== covered) return height;
      pushed?.note(change.store);
      stores.add(change.store);
      const name = this.#note(change, height);
      if (name === null) continue;
      if (isRules(name)) changed[name] = true;
      else {
        created.note(name, change.value);
        this.contracts.note(name);
      }
    }
    const missing = (await pushed?.missing(height, isFirst, detected)) ?? null;
    if (changed.rules) await detected();
    if (this.#values.covered !== covered) return height;
    this.#noteMissing(missing);
    if (missing !== null) {
      this.#endRun();
      return height;
    }
    for (const change of ['rules', 'tokens'] as const) if (changed[change]) this.#noteRules(change, height);
    this.#values.end(height, this.#hashes.get(height)?.slice(2) ?? '');
    this.#waits.check();
    // The first block brings the state of the genesis: everything is known then.
    if (height === this.#firstHeight) this.#setWhole(stores);
    else if (this.#values.isOnDisk)
      for (const address of created.addresses()) void this.#checkCreated(address, height, covered);
    return height;
  }

  /** Keeps a changed value of the block that has begun. Returns what it is, as `nameOf`; rules have no value here. */
  #note({ store, key, value }: StoreChange, height: number): ValueName | null {
    const name = nameOf(store, key, this.#parts.coin);
    if (name === null || isRules(name)) return name;
    // A part of the message would keep all of it in memory.
    this.#values.change(name, height, { store, key }, value === null ? null : new Uint8Array(value));
    return name;
  }

  /** Unless the operator has left out one of the stores that no chain has empty. */
  #setWhole(stores: ReadonlySet<string>): void {
    const { evm, accounts, bank } = STORES;
    if ([evm, accounts, bank].every((store) => stores.has(store))) this.#values.setWhole();
  }

  /** All slots of a contract are known from the block on in which its account first had code. */
  async #checkCreated(address: Address, height: number, covered: Covered): Promise<void> {
    // Its slots are read when they are needed.
    if (this.#checks >= MOST_CHECKS) return;
    this.#checks += 1;
    try {
      const before = await this.read(codeHashName(address), height - 1, OWN_WORK);
      // Its run may have ended meanwhile.
      if (before.raw === null && this.#values.covered === covered) await this.#values.setComplete(address, height);
    } catch (error) {
      // As above.
      if (!(error instanceof ChainError)) throw error;
    } finally {
      this.#checks -= 1;
    }
  }

  /** Resolves when few changes wait to be written to the disk. */
  drained(): Promise<void> {
    return this.#values.drained();
  }

  /** Called before the stream begins: the chain begins at this height, not with block 1. */
  setFirstHeight(height: number): void {
    this.#firstHeight = height;
  }

  /** Called before the stream begins: values are kept on the disk, too. */
  useDisk(disk: ValueStore): void {
    this.#values.useDisk(disk);
  }

  /** Says once what is missing. */
  #noteMissing(missing: MissingChanges | null): void {
    const reason = missing?.reason ?? null;
    if (missing !== null && reason !== this.#saidMissing)
      this.#parts.log[missing.store === null ? 'warn' : 'error'](
        { reason },
        'the node is asked for the state: changes may be missing in its stream',
      );
    this.#saidMissing = reason;
  }

  /** For other processes: from which height on changes of rules are known, and at which heights rules changed. */
  get rules(): KnownRules {
    const { rules, tokens } = this.#rulesChanges;
    return { from: this.#rulesFrom, rules: [...rules], tokens: [...tokens] };
  }

  /** What the newest blocks of the run changed, for other processes. */
  get newestChanges(): readonly BlockChanges[] {
    return this.#values.newestChanges;
  }

  /**
   * Shows the run that another process has on the disk, which `useDisk` has named, up to its newest height; null where
   * it has none. Where not all changes since the last call are named, memory knows nothing of the new heights. Another
   * run may be of other blocks, or of the same ones with another state: then everything is forgotten.
   */
  show(stored: NumberedRun | null, { rules: { from, rules, tokens }, isLive, session, to, changes }: ShownState): void {
    this.#isLive = isLive;
    // The disk may be ahead of what is said of it.
    const run = stored === null || to === null ? null : { ...stored, last: Math.min(stored.last, to) };
    const isSame = (run?.id ?? null) === this.run && session === this.#session;
    if (isSame && (run?.last ?? null) === (this.covered?.to ?? null)) return;
    if (!isSame || (run?.last ?? 0) < (this.covered?.to ?? 0)) {
      this.#epoch += 1;
      this.#values.forget();
      this.#runEnded();
    }
    this.#session = session;
    if (run === null || run.last < run.from) return this.#endRun();
    if (!this.#values.follow(run.last, changes)) this.#values.resume(run);
    this.#rulesFrom = from;
    this.#rulesChanges.rules.splice(0, Infinity, ...rules);
    this.#rulesChanges.tokens.splice(0, Infinity, ...tokens);
    this.#waits.check();
  }

  /** Continues with what the disk has: the stream continues with the next block, and the chain has the last one. */
  resume(run: StoredRun): void {
    this.#values.resume(run);
    this.#rulesFrom = run.last;
  }

  /**
   * Begins with the state of a height, whose later changes `changed` gets. What is known of the height `from` and above
   * is forgotten.
   */
  begin(height: number, from: number): void {
    this.rewound(from);
    // What changed meanwhile is not told, even where nothing of these heights was known.
    this.#endRun();
    this.#values.begin(height);
    this.#values.end(height, '');
    this.#rulesFrom = height;
  }

  /** Takes all changes of the next block, or of an edit of the newest state, at once. Throws MalformedAnswer. */
  changed(height: number, changes: Iterable<StoreChange>): void {
    // What was asked before an edit may be answered from before it.
    if (height === this.covered?.to) this.#epoch += 1;
    else this.#values.begin(height);
    for (const change of changes) this.#note(change, height);
    this.#values.end(height, '');
  }

  /** Counts what took known values back: edits, and all that makes the states of heights others. */
  get epoch(): number {
    return this.#epoch;
  }

  /** Changes of some blocks were lost: what is known holds up to there. */
  lost(reason: string): void {
    const { covered } = this;
    if (covered === null) return;
    this.#parts.log.warn({ ...covered, reason }, 'the state stream has a gap: values are read again');
    this.#endRun();
  }

  /** The chain went back: what is known of this height and above may be of other blocks. */
  rewound(height: number): void {
    this.#epoch += 1;
    this.#values.rewind(height);
    this.#parts.pushed?.rewound();
    for (const at of this.#announced.keys()) if (at >= height) this.#announced.delete(at);
    if (this.#values.covered === null) this.#runEnded();
  }

  /** Forgets everything: it is of another chain, or cannot be trusted. */
  clear(): void {
    this.#epoch += 1;
    this.#values.clear();
    this.#runEnded();
  }

  #endRun(): void {
    this.#values.endRun();
    this.#runEnded();
  }

  #runEnded(): void {
    this.#rulesChanges.rules.length = 0;
    this.#rulesChanges.tokens.length = 0;
    this.#waits.check();
  }

  #noteRules(change: RulesName, height: number): void {
    const changes = this.#rulesChanges[change];
    changes.push(height);
    if (changes.length <= MOST_RULES_CHANGES) return;
    // Heights below the oldest that is remembered would seem unchanged.
    changes.shift();
    this.#rulesFrom = Math.max(this.#rulesFrom, changes[0] ?? height);
  }

  async #ask(name: ValueName, height: number, caller: Caller): Promise<Version> {
    const { raw, coin } = this.#parts;
    const epoch = this.#epoch;
    const { store, key } = keyOf(name, coin);
    this.#questions += 1;
    const value = await raw.read(store, key, height, caller);
    const hash = hashOfCode(name);
    // Code is kept for good.
    if (hash !== null) checkCode(hash, value);
    const known = this.known(name, height);
    if (known !== undefined) return known;
    return epoch === this.#epoch ? this.#values.keep(name, height, value) : unkept(height, value);
  }
}

function keepNewest(hashes: Map<number, Hash>, height: number, hash: Hash): void {
  hashes.delete(height);
  hashes.set(height, hash);
  for (const oldest of hashes.keys()) if (hashes.size > MOST_HASHES) hashes.delete(oldest);
}

/** A value that may be of blocks that are gone: only for the caller that asked. */
function unkept(height: number, raw: Uint8Array | null): Version {
  return { from: height, to: height, run: { last: height }, raw, decoded: undefined, older: null };
}

/** The meaning of a value, decoded once. */
export function decodedOf<T>(version: Version, decode: (raw: Uint8Array | null) => T): T {
  if (version.decoded === undefined) version.decoded = decode(version.raw);
  // Each name has one decoder.
  return version.decoded as T;
}
