/** What the chain has been so far: its state at every height, a record of each block, and both on disk where there is a file. */
import { createHash } from 'node:crypto';
import type { Hash } from '../../../generated/types.js';
import { ZERO_ADDRESS } from '../../evm/address.js';
import { fromHex } from '../../evm/hex.js';
import type { FindBlockHash } from '../../execution/evmBlock.js';
import { hashChanges } from './appHash.js';
import { genesisFees, nextBaseFeeScaled } from './baseFee.js';
import type { BlockRecord } from './blockRecord.js';
import type { DevChainConfig } from './chainConfig.js';
import { genesisChanges } from './genesis.js';
import { START_KEYS, type StateFile, type StateStart, type StateStep } from './stateFile.js';
import { WorldState, type StateChanges, type WorldStateView } from './worldState.js';

const NO_APP_HASH = new Uint8Array(0);

export class ChainHistory {
  readonly #world = new WorldState();
  /** Index is the height; the first is the genesis. */
  readonly #records: BlockRecord[];
  /** What was amended to the newest block: it goes into the application hash of the next. */
  #amendments: { revision: number; hash: Uint8Array }[] = [];
  readonly #config: DevChainConfig;
  readonly #file: StateFile | null;

  private constructor(config: DevChainConfig, file: StateFile | null, genesis: StateChanges) {
    this.#config = config;
    this.#file = file;
    this.#records = [genesisRecord(config)];
    this.#world.amend(genesis);
  }

  /** A new history, or the one in the file. Throws when that is of another chain. */
  static open(config: DevChainConfig, file: StateFile | null): ChainHistory {
    const steps = file?.read() ?? [];
    const start = steps[0] ?? startOf(config);
    if (start.kind !== 'chain') throw new Error('the state does not begin with the start of a chain');
    assertSameChain(start, config);
    if (steps.length === 0) file?.append(start);
    const history = new ChainHistory(config, file, start.genesis);
    for (const step of steps) history.#repeat(step);
    return history;
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
    const record = this.#records[this.height];
    if (record === undefined) throw new Error(`no record of block ${this.height}`);
    return record;
  }

  /** The application hash after the newest block. */
  get appHash(): Uint8Array {
    return this.height === 0 ? NO_APP_HASH : fromHex(this.newestRecord.appHash);
  }

  /** Null for a height that is not there. */
  viewAt(height: number): WorldStateView | null {
    return this.#world.viewAt(height);
  }

  /** Null for a height that is not there. */
  recordAt(height: number): BlockRecord | null {
    return this.#records[height] ?? null;
  }

  /** Base fee of the next block; 18 decimals. */
  nextBaseFeeScaled(): bigint {
    return nextBaseFeeScaled(this.newestRecord, this.#config);
  }

  /** Hashes of blocks up to a view's, as code sees them. */
  blockHashesUpTo({ height }: WorldStateView): FindBlockHash {
    return async (blockNumber) =>
      blockNumber < 1 || blockNumber > height ? null : (this.recordAt(blockNumber)?.hash ?? null);
  }

  /** The number of the next account that is made. */
  nextAccountNumber(): number {
    return this.#world.nextAccountNumber();
  }

  addBlock(block: Omit<BlockRecord, 'appHash'>, changes: StateChanges): void {
    const record: BlockRecord = { ...block, appHash: this.#nextAppHash(changes) };
    this.#takeBlock(record, changes);
    this.#file?.append({ kind: 'block', record, changes });
  }

  /** Changes the state that the newest block left. */
  amend(changes: StateChanges): void {
    this.#takeAmendment(changes);
    this.#file?.append({ kind: 'amendment', changes });
  }

  /** Throws a RangeError for a height that is not there. */
  revertTo(height: number, revision = this.#revisionAt(height)): void {
    this.#takeBack(height, revision);
    this.#file?.append({ kind: 'revert', height, revision });
  }

  #revisionAt(height: number): number {
    const view = this.viewAt(height);
    if (view === null) throw new RangeError(`no block ${height}: the newest is ${this.height}`);
    return view.revision;
  }

  #nextAppHash(changes: StateChanges): string {
    const hash = createHash('sha256').update(this.appHash);
    for (const amendment of this.#amendments) hash.update(amendment.hash);
    return hash.update(hashChanges(changes)).digest('hex');
  }

  #takeBlock(record: BlockRecord, changes: StateChanges): void {
    this.#world.addBlock(changes);
    this.#records[record.height] = record;
    this.#amendments = [];
  }

  #takeAmendment(changes: StateChanges): void {
    this.#world.amend(changes);
    this.#amendments.push({ revision: this.revision, hash: hashChanges(changes) });
  }

  #takeBack(height: number, revision: number): void {
    const sameHeight = height === this.height;
    this.#world.revertTo(height, revision);
    this.#records.length = height + 1;
    this.#amendments = sameHeight ? this.#amendments.filter((amendment) => amendment.revision <= revision) : [];
  }

  #repeat(step: StateStep): void {
    if (step.kind === 'block') this.#takeBlock(step.record, step.changes);
    if (step.kind === 'amendment') this.#takeAmendment(step.changes);
    if (step.kind === 'revert') this.#takeBack(step.height, step.revision);
  }
}

function startOf(config: DevChainConfig): StateStart {
  const { cometChainId, evmChainId, dialect, gasLimit, baseFeeScaled, funding } = config;
  const made = { cometChainId, evmChainId, dialect, gasLimit, baseFeeScaled };
  return { kind: 'chain', funding, ...made, genesis: genesisChanges(config) };
}

function assertSameChain(stored: StateStart, config: DevChainConfig): void {
  for (const key of START_KEYS) {
    if (key === 'funding' || stored[key] === config[key]) continue;
    throw new Error(`the state is of a chain with ${key} ${stored[key]}, not ${config[key]}`);
  }
}

function genesisRecord(config: DevChainConfig): BlockRecord {
  return {
    ...genesisFees(config),
    height: 0,
    time: { seconds: 0, nanos: 0 },
    hash: `0x${'0'.repeat(64)}` as Hash,
    proposer: ZERO_ADDRESS,
    gasUsed: 0n,
    gasWanted: 0n,
    appHash: '',
  };
}
