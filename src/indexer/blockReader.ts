/** Reads a block from the node and encodes it for the store. Concurrent reads of one height share one fetch. */
import { ownWork, type Caller } from '../caller/caller.js';
import type { Address } from '../../generated/types.js';
import { FalseAnswer, NodeUnavailable, QueryUnknown } from '../chain/chainErrors.js';
import type { AnnouncedBlock, BlockFacts, CommittedBlock, Node } from '../chain/node.js';
import type { ForkSchedule, State } from '../chain/state.js';
import { ZERO_ADDRESS } from '../ethereum/address.js';
import { toHex } from '../ethereum/hex.js';
import type { Logger } from '../observe/logger.js';
import { encodeStoredBlock, type BlockContent } from '../store/encodeStoredBlock.js';
import type { EncodedBlock, StoreIdentity, StoreReader } from '../store/store.js';
import { isComplained, type Complaints } from './proof/complaints.js';
import { ForeignBlock } from './indexerErrors.js';
import { FetchSemaphore, type FetchPriority } from './fetchSemaphore.js';
import { ResultsProof } from './proof/resultsProof.js';

/** What `buildBlock` of `cosmos/block/buildBlock.ts` needs besides the block. */
export interface BlockContext {
  /** From the consensus parameters. */
  maxGas: bigint;
  miner: Address;
  forks: ForkSchedule;
  allowsImpersonation: boolean;
  /** Whether senders that the chain has verified are all recovered. */
  recoversAll: boolean;
}

/** A block from the node with what else is needed to build it. */
export interface FetchedBlock extends BlockContext {
  committed: CommittedBlock;
}

/** Does `encodeStoredBlock(build(fetched))` in a worker thread, urgent blocks first. */
export interface LargeBlockEncoder {
  encode(fetched: FetchedBlock, isUrgent?: boolean): Promise<EncodedBlock>;
}

/** Where blocks and what decoding needs come from. */
export interface BlockReaderParts {
  node: Pick<Node, 'committedBlock' | 'blockMaxGas' | 'provenResults'>;
  store: Pick<StoreReader, 'summary'>;
  state: Pick<State, 'operatorOf' | 'forks'>;
  build: (fetched: FetchedBlock) => BlockContent;
  /** For blocks that are too large for the event loop. */
  largeBlocks?: LargeBlockEncoder;
  /** True on the embedded chain; see `BlockParts` of `cosmos/block/buildBlock.ts`. Default: false. */
  allowsImpersonation?: boolean;
  identity: StoreIdentity;
  /** Default: the rules of `state`. */
  rules?: BlockRules;
  complaints: Complaints;
  log: Logger;
}

/** The rules of a chain whose node may be upgraded at any time. */
export interface BlockRules {
  /** Blocks from before an upgrade keep the schedule that they had. */
  forksAt(height: number): ForkSchedule;
  /** Resolves when it is known what the node runs since it was last reached; null when that is known. */
  settled(): Promise<void> | null;
}

const MAX_FETCHES = 8;
/** By the hash of their consensus parameters, which change rarely. */
const MAX_CACHED_GAS_LIMITS = 100;

/** Serves the head, requests and the back-fill, in this order of priority. */
export class BlockReader {
  readonly #semaphore = new FetchSemaphore(MAX_FETCHES);
  readonly #underWay = new Map<number, Promise<EncodedBlock | null>>();
  readonly #gasLimits = new Map<string, bigint>();
  readonly #stopping = new AbortController();
  readonly #own = ownWork(this.#stopping.signal);
  /** The last block logged for this: a block may be read again and again. */
  #lastUndecodable = 0;
  /** True once a sender that was taken from a transaction's bytes was wrong: none is any more. */
  #recoversAll = false;
  readonly #proof: ResultsProof;
  readonly #parts: BlockReaderParts;

  constructor(parts: BlockReaderParts) {
    this.#parts = parts;
    this.#proof = new ResultsProof(parts);
  }

  /** Aborts the fetches in progress. */
  stop(): void {
    this.#stopping.abort(new NodeUnavailable('the indexer stops'));
  }

  /**
   * Null above the node's head. Rejects with HistoryPruned below its earliest height, with FalseAnswer, and when the
   * node does not respond. The results are not proven yet, see `prove`.
   */
  read(height: number, priority: FetchPriority, announced: AnnouncedBlock | null = null): Promise<EncodedBlock | null> {
    const underWay = this.#underWay.get(height);
    if (underWay !== undefined) return underWay;
    const reading = this.fetch(height, priority, announced)
      .then((fetched) => (fetched === null ? null : this.encode(fetched, priority)))
      .finally(() => this.#underWay.delete(height));
    this.#underWay.set(height, reading);
    return reading;
  }

  /** Proves the results of a block by the next header; false when there is none yet. Rejects with FalseAnswer. */
  async prove({ summary }: Pick<EncodedBlock, 'summary'>): Promise<boolean> {
    // A read of the next block notes its header.
    await this.#underWay.get(summary.number + 1)?.catch(() => undefined);
    return this.#complaining(summary.number, () => this.#proof.prove(summary, this.#own), 'proof');
  }

  /** As `prove`, for blocks below `head`: rejects with NodeUnavailable when there is no next header. */
  async proveBelow(head: number, block: EncodedBlock): Promise<void> {
    const { number, hash } = block.summary;
    if ((await this.prove(block)) || number >= head) return;
    const above = await this.#parts.store.summary(number + 1);
    // The store refuses the two together, and then it shows which one is false.
    if (above !== undefined && above.parentHash !== hash) return;
    throw new NodeUnavailable(`it does not answer the header after block ${number}, which proves its results`);
  }

  /** The part of reading that waits for the node, unless an event has brought the block (`announced`). */
  fetch(height: number, priority: FetchPriority, announced?: AnnouncedBlock | null): Promise<FetchedBlock | null> {
    const fetch = () => this.#fetch(height, priority, announced);
    return this.inTurn(priority, () => this.#complaining(height, fetch));
  }

  /** Runs a fetch when it is its turn. `caller` ends it when the reader stops. */
  inTurn<T>(priority: FetchPriority, fetch: (caller: Caller) => Promise<T>): Promise<T> {
    return this.#semaphore.run(priority, () => fetch(this.#own));
  }

  /** What a block is to be built with. Rejects with ForeignBlock for one of another chain. */
  async contextOf(block: BlockFacts, priority: FetchPriority): Promise<BlockContext> {
    this.#proof.note(block);
    const { identity, rules, state, allowsImpersonation = false } = this.#parts;
    if (block.cometChainId !== identity.cometChainId) throw new ForeignBlock(block.cometChainId, identity.cometChainId);
    // A new head may be the first block of a new release.
    if (priority === 'head') await rules?.settled();
    const [maxGas, miner] = await Promise.all([this.#maxGas(block), this.#miner(block)]);
    const forks = rules?.forksAt(block.height) ?? state.forks();
    return { maxGas, miner, forks, allowsImpersonation, recoversAll: this.#recoversAll };
  }

  /** Called with each encoded block. */
  noteEncoded({ summary: { number }, undecodable }: EncodedBlock): void {
    if (undecodable.length === 0 || number === this.#lastUndecodable) return;
    this.#lastUndecodable = number;
    this.#parts.log.error({ blockNumber: number, transactions: undecodable }, 'transactions cannot be decoded');
  }

  /** Called when a block cannot be decoded. A false answer is reported, and senders are not believed any more. */
  noteUndecoded(error: unknown): void {
    if (!(error instanceof FalseAnswer)) return;
    this.#recoversAll = true;
    this.#parts.complaints.report(error);
  }

  async #fetch(
    ...[height, priority, announced = null]: Parameters<BlockReader['fetch']>
  ): Promise<FetchedBlock | null> {
    const fetched =
      announced !== null && 'block' in announced
        ? announced
        : await this.#parts.node.committedBlock(height, this.#own, {
            isUrgent: priority === 'head',
            isBrief: this.#parts.largeBlocks !== undefined,
            announced,
          });
    if (fetched === null) return null;
    return { committed: fetched, ...(await this.contextOf(fetched.block, priority)) };
  }

  /** A false header after a block is reported for the block, which is what is read again. */
  async #complaining<T>(height: number, read: () => Promise<T>, of: 'block' | 'proof' = 'block'): Promise<T> {
    try {
      return await read();
    } catch (error) {
      if (of === 'proof' && error instanceof FalseAnswer && error.height !== height)
        this.#parts.complaints.report({ height, reason: `the header after it is false: ${error.reason}` });
      else if (error instanceof FalseAnswer) this.#parts.complaints.report(error);
      else if (isComplained(error)) this.#parts.complaints.report({ height, reason: error.message });
      throw error;
    }
  }

  /** The part of reading that computes: a fraction of a millisecond per transaction, for a large block in a thread. */
  async encode(fetched: FetchedBlock, priority: FetchPriority): Promise<EncodedBlock> {
    const { build, largeBlocks } = this.#parts;
    const isLarge = fetched.committed.undecoded !== undefined && largeBlocks !== undefined;
    try {
      const encoded = isLarge
        ? await largeBlocks.encode(fetched, priority === 'head')
        : encodeStoredBlock(build(fetched));
      this.noteEncoded(encoded);
      return encoded;
    } catch (error) {
      this.noteUndecoded(error);
      throw error;
    }
  }

  async #maxGas(block: BlockFacts): Promise<bigint> {
    const known = this.#gasLimits.get(block.consensusHash);
    if (known !== undefined) return known;
    const maxGas = await this.#parts.node.blockMaxGas(block, this.#own);
    if (this.#gasLimits.size >= MAX_CACHED_GAS_LIMITS) this.#gasLimits.clear();
    this.#gasLimits.set(block.consensusHash, maxGas);
    return maxGas;
  }

  /** The zero address only when the application does not know the proposer's operator. */
  async #miner(block: BlockFacts): Promise<Address> {
    try {
      return (await this.#parts.state.operatorOf(block.proposerAddress, block.height, this.#own)) ?? ZERO_ADDRESS;
    } catch (error) {
      if (!(error instanceof QueryUnknown)) throw error;
      this.#parts.log.debug({ proposer: toHex(block.proposerAddress) }, 'the application cannot name the proposer');
      return ZERO_ADDRESS;
    }
  }
}
