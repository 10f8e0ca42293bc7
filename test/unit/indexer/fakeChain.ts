/** A chain made up for tests, the node that serves it, and the source that announces its heads. */
import { createHash } from 'node:crypto';
import type { Address, Hash } from '../../../generated/types.js';
import { HistoryPruned, NodeUnavailable, ResultsDiscarded } from '../../../src/chain/chainErrors.js';
import type {
  CommittedBlock,
  HeadSource,
  Node,
  NodeStatus,
  ProvenResults,
  HeaderJson,
} from '../../../src/chain/node.js';
import type { ForkSchedule } from '../../../src/chain/state.js';
import { ZERO_HASH } from '../../../src/ethereum/hex.js';
import type { FetchedBlock } from '../../../src/indexer/blockReader.js';
import type { BlockContent } from '../../../src/store/encodeStoredBlock.js';
import { blockHashAt, hashOf, syntheticBlock, type SyntheticTransaction } from '../store/syntheticBlocks.js';

export const IDENTITY = { cometChainId: 'test-1', chainId: 262144n };

type TransactionsOf = (number: number) => SyntheticTransaction[];

/** Blocks by height; a fork replaces what is above it by blocks of another branch. */
export class FakeChain {
  readonly #branches: string[] = [];
  readonly #contents = new Map<Hash, { number: number; branch: string; parentHash: Hash }>();
  readonly #transactionsOf: TransactionsOf;

  /** `first` is the height of the first block; no question should be about a lower one. */
  constructor(
    height: number,
    transactionsOf: TransactionsOf = () => [],
    readonly first = 1,
  ) {
    this.#transactionsOf = transactionsOf;
    this.grow(height);
  }

  get height(): number {
    return this.#branches.length;
  }

  grow(count: number, branch = 'main'): void {
    for (let i = 0; i < count; i++) {
      const number = this.height + 1;
      const parentHash = number === this.first ? this.#beforeFirst() : this.hash(number - 1);
      this.#branches.push(branch);
      this.#contents.set(blockHashAt(number, branch), { number, branch, parentHash });
    }
  }

  /** The first block of a chain that begins above 1 names no parent. */
  #beforeFirst(): Hash {
    return this.first === 1 ? hashOf('genesis') : ZERO_HASH;
  }

  /** Drops everything above `height`. */
  setBack(height: number): void {
    this.#branches.length = height;
  }

  hash(number: number): Hash {
    return blockHashAt(number, this.#branches[number - 1]);
  }

  content(hash: Hash): BlockContent {
    const { number, branch, parentHash } = this.#contents.get(hash)!;
    return syntheticBlock(number, { branch, parentHash, transactions: this.#transactionsOf(number) });
  }

  committed(number: number): CommittedBlock {
    const hash = this.hash(number);
    const { parentHash } = this.#contents.get(hash)!;
    return {
      block: {
        height: number,
        hash,
        parentHash,
        cometChainId: IDENTITY.cometChainId,
        time: { seconds: 1_700_000_000 + number, nanos: 0 },
        proposerAddress: new Uint8Array(20).fill(7),
        appHash: new Uint8Array(32),
        consensusHash: 'aa',
        header: headerOf(number),
        txs: [],
      },
      results: { height: number, txResults: [], blockEvents: [] },
    };
  }
}

/** A header of these blocks proves nothing: their hashes are made up. */
function headerOf(number: number): HeaderJson {
  const nothing = createHash('sha256').digest('hex');
  return {
    version: { block: '11' },
    chain_id: IDENTITY.cometChainId,
    height: String(number),
    time: '2026-11-20T15:46:40Z',
    last_block_id: { hash: '', parts: { total: 1, hash: nothing } },
    last_commit_hash: nothing,
    data_hash: nothing,
    validators_hash: nothing,
    next_validators_hash: nothing,
    consensus_hash: nothing,
    app_hash: nothing,
    last_results_hash: nothing,
    evidence_hash: nothing,
    proposer_address: '07'.repeat(20),
  };
}

type AskedNode = Pick<
  Node,
  | 'initialHeight'
  | 'provenResults'
  | 'status'
  | 'committedBlock'
  | 'blockMaxGas'
  | 'heightOfBlock'
  | 'heightOfTransaction'
>;

export class FakeNode implements AskedNode {
  /** Every call rejects with NodeUnavailable. */
  down = false;
  earliest = 1;
  /** Whether it still has what became of the transactions of its blocks. */
  keepsResults = true;
  catchingUp = false;
  /** The first height as the genesis says; null where it does not. */
  initial: number | null = null;
  /** Questions for the genesis. */
  genesisReads = 0;
  /** What `status` says is this much above what can be fetched. */
  statusAhead = 0;
  /** Heights whose block was asked for, in order. */
  readonly fetched: number[] = [];
  /** Questions for the status. */
  statuses = 0;
  /** Questions for a height by hash. */
  lookUps = 0;
  readonly transactionHeights = new Map<Hash, number>();
  #held: (() => void)[] | null = null;

  constructor(readonly chain: FakeChain) {}

  /** From now on blocks are answered only after `release`. */
  hold(): void {
    this.#held = [];
  }

  release(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const answer of held) answer();
  }

  async status(): Promise<NodeStatus> {
    this.statuses += 1;
    this.#answering();
    return {
      cometChainId: IDENTITY.cometChainId,
      cometVersion: '0.38.17',
      moniker: 'fake',
      latestHeight: this.chain.height + this.statusAhead,
      earliestHeight: this.earliest,
      catchingUp: this.catchingUp,
      validatorAddress: new Uint8Array(20),
    };
  }

  async committedBlock(height: number): Promise<CommittedBlock | null> {
    this.#answering();
    this.fetched.push(height);
    if (this.#held !== null) await new Promise<void>((answer) => this.#held!.push(answer));
    await new Promise(setImmediate);
    this.#answering();
    if (height < this.earliest) throw new HistoryPruned(height, this.earliest);
    if (height > this.chain.height) return null;
    if (!this.keepsResults) throw new ResultsDiscarded(height);
    return this.chain.committed(height);
  }

  async initialHeight(): Promise<number | null> {
    this.genesisReads += 1;
    this.#answering();
    return this.initial;
  }

  async provenResults(height: number): Promise<ProvenResults | null> {
    this.#answering();
    if (height > this.chain.height) return null;
    const { parentHash, header } = this.chain.committed(height).block;
    return { blockHash: parentHash, resultsHash: `0x${header.last_results_hash}` as Hash };
  }

  async blockMaxGas(): Promise<bigint> {
    this.#answering();
    return 40_000_000n;
  }

  async heightOfBlock(hash: Hash): Promise<number | null> {
    this.#answering();
    this.lookUps += 1;
    for (let height = 1; height <= this.chain.height; height++) if (this.chain.hash(height) === hash) return height;
    return null;
  }

  async heightOfTransaction(hash: Hash): Promise<number | null> {
    this.#answering();
    this.lookUps += 1;
    return this.transactionHeights.get(hash) ?? null;
  }

  #answering(): void {
    if (this.down) throw new NodeUnavailable('it is down');
  }
}

export class FakeHeads implements HeadSource {
  #onHead: (height: number, committed: CommittedBlock | null) => void = () => undefined;
  readonly #chain: FakeChain;

  constructor(chain: FakeChain) {
    this.#chain = chain;
  }

  start(onHead: (height: number, committed: CommittedBlock | null) => void): void {
    this.#onHead = onHead;
  }

  async stop(): Promise<void> {
    this.#onHead = () => undefined;
  }

  announce(height: number, withContent = false): void {
    this.#onHead(height, withContent ? this.#chain.committed(height) : null);
  }
}

const FORKS: ForkSchedule = {
  chainId: IDENTITY.chainId,
  denom: 'atest',
  decimals: 18,
  londonBlock: 0n,
  shanghaiTime: null,
  cancunTime: null,
  pragueTime: null,
  osakaTime: null,
};

/** State of a chain whose validators all belong to one operator. */
export class FakeState {
  /** Questions for a proposer's operator. */
  asked = 0;
  operator: Address | null = '0x00000000000000000000000000000000000000aa' as Address;
  failure: Error | null = null;

  async operatorOf(): Promise<Address | null> {
    this.asked += 1;
    if (this.failure !== null) throw this.failure;
    return this.operator;
  }

  forks(): ForkSchedule {
    return FORKS;
  }
}

/** Decodes the blocks of a made-up chain. */
export function buildFrom(chain: FakeChain): (fetched: FetchedBlock) => BlockContent {
  return ({ committed }) => chain.content(committed.block.hash);
}

/** What was logged, by level. */
export class FakeLog {
  readonly errors: string[] = [];
  readonly warnings: string[] = [];
  readonly warningFields: unknown[] = [];
  /** Failed attempts at what is tried again; only the first of a reason is a warning. */
  readonly failures: string[] = [];

  trace(): void {}
  debug(fields: unknown, message: unknown = fields): void {
    this.#note(message);
  }
  info(): void {}
  warn(fields: unknown, message: unknown = fields): void {
    this.warnings.push(String(message));
    this.warningFields.push(fields);
    this.#note(message);
  }
  error(fields: unknown, message: unknown = fields): void {
    this.errors.push(String(message));
  }
  #note(message: unknown): void {
    if (String(message).endsWith('trying again')) this.failures.push(String(message));
  }
}
