/** The chain's past: its state at every height and a record of each block, both also on disk when there is a file. */
import type { Address, Hash } from '../../../../generated/types.js';
import { WEI } from '../../../chain/fees/feeMarket.js';
import { ZERO_ADDRESS } from '../../../ethereum/address.js';
import { genesisHeader } from '../../../ethereum/genesisHeader.js';
import { encodeHash, fromHex, toHex, ZERO_HASH } from '../../../ethereum/hex.js';
import { EMPTY_CODE_HASH, keccakHashOnce } from '../../../ethereum/keccak.js';
import type { StateEntry } from '../../../chain/development/stateNews.js';
import type { BlockContext } from '../../../evm/blockContext.js';
import type { FindBlockHash } from '../evm/viewSource.js';
import { genesisFees, nextBaseFeeScaled, type BlockRecord } from './blockRecord.js';
import type { StateListener } from '../../application.js';
import { UnusableOption } from '../../unusableOption.js';
import type { DevChainConfig, DevChainParameters } from '../devChainConfig.js';
import { START_KEYS, type StateFile, type StateStart, type StateStep } from './stateFile.js';
import type { StateBase } from './stateBase.js';
import { UnprovableHeight } from './proofs/pastTrees.js';
import { StateTree, type ProvenValue } from './proofs/stateTree.js';
import type { StoreName } from './proofs/merkleTree.js';
import {
  noChanges,
  storageKey,
  WorldState,
  type ChainSettings,
  type StateChanges,
  type WorldStateView,
} from './worldState.js';

/** Grows by blocks and amendments, and can be cut back to any height. `DevApplication` alone writes to it. */
export class ChainHistory {
  #world: WorldState;
  /** From the genesis on, which is one height below the first block. */
  #records: BlockRecord[];
  #tree: StateTree;
  readonly config: DevChainConfig;
  #evmChainId: bigint;
  /** Gas limit of the blocks for which none was set. */
  #gasLimit: bigint;
  /** The parameters as the chain began with them. */
  readonly #start: DevChainConfig;
  readonly #file: StateFile | null;
  #base: StateBase | null;
  /** Revisions that snapshots may go back to. */
  #snapshots: readonly number[] = [];
  /** The revision of the first block, which a reset goes back to; null before it. */
  #firstRevision: number | null = null;
  #listener: StateListener | null = null;

  private constructor(config: DevChainConfig, file: StateFile | null, base: StateBase | null, genesis: StateChanges) {
    this.#start = config;
    this.#evmChainId = config.evmChainId;
    this.#gasLimit = config.gasLimit;
    this.config = Object.defineProperties(
      { ...config },
      {
        evmChainId: { get: () => this.#evmChainId },
        gasLimit: { get: () => this.settings.gasLimit ?? config.gasLimit },
        minGasPriceScaled: { get: () => this.settings.minGasPriceScaled ?? config.minGasPriceScaled },
      },
    );
    this.#file = file;
    this.#records = [genesisRecord(config)];
    this.#base = base;
    this.#world = new WorldState(this.#genesisHeight, base);
    this.#tree = new StateTree(config);
    this.#begin(genesis);
  }

  /** A new history, or the one in the file; throws when that is of another chain. `base` is the state below a fork. */
  static open(config: DevChainConfig, file: StateFile | null, base: StateBase | null = null): ChainHistory {
    const steps = file?.read() ?? [];
    const start = steps[0] ?? startOf(config);
    if (start.kind !== 'chain') throw new UnusableOption('the state does not begin with the start of a chain');
    assertSameChain(start, config);
    if (steps.length === 0) file?.append(start);
    const history = new ChainHistory(config, file, base, start.genesis);
    for (const step of steps) history.#replay(step);
    return history;
  }

  /** One listener, which a later one replaces. */
  onState(listener: StateListener): void {
    this.#listener = listener;
  }

  get height(): number {
    return this.#world.height;
  }

  get revision(): number {
    return this.#world.revision;
  }

  get newest(): WorldStateView {
    return this.#world.newest();
  }

  get newestRecord(): BlockRecord {
    const record = this.recordAt(this.height);
    if (record === null) throw new Error(`no record of block ${this.height}`);
    return record;
  }

  /** The application hash after the newest block; on a fork, none before the first. */
  get appHash(): Uint8Array {
    return fromHex(this.newestRecord.appHash);
  }

  get earliest(): number {
    return this.#world.earliest;
  }

  viewAt(height: number): WorldStateView | null {
    return this.#world.viewAt(height);
  }

  recordAt(height: number): BlockRecord | null {
    return this.#records[height - this.#genesisHeight] ?? null;
  }

  /** What development methods set, as it holds for the next block. */
  get settings(): ChainSettings {
    return this.newest.settings;
  }

  /** The settings that other parts of the node tell; the base fee in wei. */
  get setByHand(): { coinbase: Address | null; nextBaseFee: bigint | null } {
    const { coinbase, baseFeeScaled } = this.settings;
    return { coinbase, nextBaseFee: baseFeeScaled === null ? null : baseFeeScaled / WEI };
  }

  /** Gas limit of a block that there is, or of the next one. */
  gasLimitAt(height: number): bigint {
    const record = this.recordAt(height);
    return record === null ? this.config.gasLimit : (record.gasLimit ?? this.#gasLimit);
  }

  nextBaseFeeScaled(): bigint {
    return this.settings.baseFeeScaled ?? nextBaseFeeScaled(this.newestRecord, this.config);
  }

  /** Changes the EIP-155 number of the chain. No revert undoes that. */
  setChainId(evmChainId: bigint): void {
    this.#evmChainId = evmChainId;
    this.#file?.append({ kind: 'chainId', evmChainId });
  }

  blockHashesUpTo({ height }: WorldStateView): FindBlockHash {
    return (blockNumber) => {
      if (blockNumber > height) return null;
      if (blockNumber > this.#genesisHeight) return this.recordAt(blockNumber)?.hash ?? null;
      if (this.#base !== null) return this.#base.blockHash(blockNumber);
      return blockNumber === 0 ? (this.recordAt(1)?.parentHash ?? null) : null;
    };
  }

  /** Hash of the block before the next one, as which `next` runs. Block 0 follows from block 1. */
  parentHash({ timestamp, gasLimit, baseFeePerGas }: BlockContext): Hash {
    const { height, hash, appHash } = this.newestRecord;
    if (height > 0 || this.#base !== null) return hash;
    // 32 bytes, as the header of block 1 has them.
    const stateRoot = encodeHash(fromHex(appHash));
    return genesisHeader({ stateRoot, timestamp: Number(timestamp), gasLimit, baseFeePerGas }).hash;
  }

  nextAccountNumber(): number {
    return this.#world.nextAccountNumber();
  }

  addBlock(block: Omit<BlockRecord, 'appHash'>, changes: StateChanges): void {
    const { settings } = this;
    const { gasLimit, coinbase, prevRandao } = settings;
    // These two were for this block alone.
    const isSpent = prevRandao !== null || settings.baseFeeScaled !== null;
    const left = { ...settings, prevRandao: null, baseFeeScaled: null };
    const all = isSpent ? { ...changes, settings: left } : changes;
    const entries = this.#applyChanges(all);
    const record: BlockRecord = {
      ...block,
      ...(gasLimit !== null && { gasLimit }),
      ...(coinbase !== null && { coinbase }),
      ...(prevRandao !== null && { prevRandao }),
      appHash: toHex(this.#tree.root()),
    };
    this.#keep(record);
    this.#prune();
    this.#file?.append({ kind: 'block', record, changes: all });
    this.#tell(all, entries);
  }

  /** Keeps the states of these revisions, newer ones than before among them, and releases those of earlier calls. */
  keepStates(revisions: readonly number[]): void {
    this.#snapshots = revisions.filter((revision) => revision <= this.revision);
    if (this.#snapshots.includes(this.revision)) this.#tree.pin();
    this.#tree.keepPins(new Set(this.#pins));
  }

  /** False when a view of this revision reads what is not there any more. */
  isKept(revision: number): boolean {
    return this.#world.isKept(revision);
  }

  /** Runs something that reads a view, whose state is kept meanwhile. */
  whileKept<T>({ revision }: WorldStateView, run: () => Promise<T>): Promise<T> {
    return this.#world.inUse.during(revision, run);
  }

  /** Forgets everything and begins again with other parameters. Not for a chain with a file. */
  restart(parameters: Partial<DevChainParameters>, base: StateBase | null): void {
    const { evmChainId, gasLimit, minGasPriceScaled, ...others } = { ...this.#start, ...parameters };
    // The live parameters are read of the start, unless something was set by hand.
    Object.assign(this.#start, others, { gasLimit, minGasPriceScaled });
    Object.assign(this.config, others);
    this.#evmChainId = evmChainId;
    this.#gasLimit = gasLimit;
    this.#base = base;
    this.#records = [genesisRecord(this.config)];
    this.#world = new WorldState(this.#genesisHeight, base);
    this.#tree = new StateTree(this.config);
    this.#snapshots = [];
    this.#firstRevision = null;
    this.#begin(genesisChanges(this.config));
    this.#listener?.replaced(0);
  }

  amend(changes: StateChanges): void {
    const entries = this.#applyAmendment(changes);
    this.#file?.append({ kind: 'amendment', changes });
    this.#tell(changes, entries);
  }

  /**
   * Forgets what came after a revision of a height; without `revision`, after the height's last. Throws a RangeError
   * for an unknown height, and for a pruned state that `keepStates` does not name.
   */
  revertTo(height: number, revision = this.#revisionAt(height)): void {
    this.#cutBack(height, revision);
    this.#file?.append({ kind: 'revert', height, revision });
    // Edits of this height may have been undone, too.
    this.#listener?.replaced(height);
  }

  get #genesisHeight(): number {
    return this.config.initialHeight - 1;
  }

  #revisionAt(height: number): number {
    const view = this.viewAt(height);
    if (view !== null) return view.revision;
    const reason = this.recordAt(height) === null ? `the newest is ${this.height}` : 'its state is pruned';
    throw new RangeError(`no block ${height}: ${reason}`);
  }

  /** Revisions that stay although they are old, in ascending order. */
  get #pins(): number[] {
    const first = this.#firstRevision === null ? [] : [this.#firstRevision];
    return [...first, ...this.#snapshots].sort((a, b) => a - b);
  }

  #prune(): void {
    const { statesKept } = this.config;
    const height = this.height - (statesKept ?? 0);
    if (statesKept !== null && height > this.earliest) this.#tree.prune(this.#world.prune(height, this.#pins));
  }

  /** A value of a store with its proof against the application hash of a height. Rejects with UnprovableHeight. */
  async prove(store: StoreName, key: Uint8Array, height: number): Promise<ProvenValue> {
    if (this.#base !== null)
      throw new UnprovableHeight('a fork has no proofs: the state of its origin is not in its trees');
    const revision = this.#world.blockRevision(height);
    const record = this.recordAt(height);
    if (revision === null || record === null) throw new UnprovableHeight(`no block ${height}`);
    if (height < this.earliest) throw new UnprovableHeight(`the state of height ${height} is pruned`);
    if (this.viewAt(height)?.revision !== revision) {
      const reason = `the state of height ${height} was changed by hand after its block; ask at a later height`;
      throw new UnprovableHeight(reason);
    }
    const proven = await this.#world.inUse.during(revision, () => this.#tree.proveAt(revision, store, key));
    if (proven === null) throw new UnprovableHeight(`the store ${store} is empty at height ${height}`);
    return proven;
  }

  /** The first state. That of a fork has no root, because its trees lack the state of the origin. */
  #begin(genesis: StateChanges): void {
    this.#applyAmendment(genesis);
    if (this.#base === null) this.#keep({ ...this.newestRecord, appHash: toHex(this.#tree.root()) });
  }

  #applyChanges(changes: StateChanges): StateEntry[] {
    this.#world.addBlock(changes);
    const entries = this.#tree.apply(this.revision, changes);
    if (this.height === this.config.initialHeight) {
      this.#firstRevision = this.revision;
      this.#tree.pin();
    }
    return entries;
  }

  #tell({ wipes }: StateChanges, entries: readonly StateEntry[]): void {
    // No tree has the slots of a fork's origin that are gone with a wipe.
    if (this.#base !== null && wipes.size > 0) this.#listener?.replaced(this.height);
    else this.#listener?.changed(this.height, entries);
  }

  #keep(record: BlockRecord): void {
    this.#records[record.height - this.#genesisHeight] = record;
  }

  #applyAmendment(changes: StateChanges): StateEntry[] {
    this.#world.amend(changes);
    return this.#tree.apply(this.revision, changes);
  }

  #cutBack(height: number, revision: number): void {
    const target = this.#world.revisionWithin(height, revision);
    if (!this.isKept(target) && !this.#pins.includes(target))
      throw new RangeError(`the state of height ${height} is pruned`);
    this.#world.revertTo(height, revision);
    this.#tree.revertTo(this.revision);
    if (height < this.config.initialHeight) this.#firstRevision = null;
    this.#snapshots = this.#snapshots.filter((kept) => kept <= this.revision);
    this.#records.length = height - this.#genesisHeight + 1;
  }

  #replay(step: StateStep): void {
    if (step.kind === 'block') {
      this.#applyChanges(step.changes);
      this.#keep(step.record);
    }
    if (step.kind === 'amendment') this.#applyAmendment(step.changes);
    if (step.kind === 'revert') this.#cutBack(step.height, step.revision);
    if (step.kind === 'chainId') this.#evmChainId = step.evmChainId;
  }
}

function startOf(config: DevChainConfig): StateStart {
  const { cometChainId, evmChainId, dialect, hardfork, initialHeight, operator, gasLimit, baseFeeScaled } = config;
  const parameters = { cometChainId, evmChainId, dialect, hardfork, initialHeight, operator, gasLimit, baseFeeScaled };
  return { kind: 'chain', funding: config.funding, ...parameters, genesis: genesisChanges(config) };
}

function assertSameChain(stored: StateStart, config: DevChainConfig): void {
  for (const key of START_KEYS) {
    if (key === 'funding' || stored[key] === config[key]) continue;
    throw new UnusableOption(`the state is of a chain with ${key} ${stored[key]}, not ${config[key]}`);
  }
}

/** The first state of a chain, as changes of an empty state. */
function genesisChanges({ accounts }: DevChainConfig): StateChanges {
  const changes = noChanges();
  for (const [accountNumber, { address, balance, nonce = 0n, code, storage }] of accounts.entries()) {
    const codeHash = code === undefined ? EMPTY_CODE_HASH : keccakHashOnce(code);
    if (code !== undefined) changes.codes.set(codeHash, code);
    for (const [slot, word] of storage ?? []) changes.slots.set(storageKey(address, 0, slot.slice(2)), word);
    changes.accounts.set(address, { nonce, balance, codeHash, accountNumber });
  }
  return changes;
}

function genesisRecord(config: DevChainConfig): BlockRecord {
  return {
    ...genesisFees(config),
    height: config.initialHeight - 1,
    time: { seconds: 0, nanos: 0 },
    hash: config.forkedBlock?.parentHash ?? ZERO_HASH,
    proposer: ZERO_ADDRESS,
    gasUsed: 0n,
    gasWanted: 0n,
    appHash: '',
  };
}
