/**
 * From a height to the encoded block: fetches what decoding needs from the node, decodes, encodes. Used by whoever needs a block that is not
 * stored; who asks for the same height at the same time shares one fetch.
 */
import { setMaxListeners } from 'node:events';
import type { Address } from '../../generated/types.js';
import { NodeUnavailable, QueryUnknown } from '../chain/errors.js';
import type { CommittedBlock, Node } from '../chain/node.js';
import type { ForkSchedule, State } from '../chain/state.js';
import { toHex } from '../evm/hex.js';
import type { Logger } from '../observe/logger.js';
import { encodeStoredBlock, type BlockContent } from '../store/encodeStoredBlock.js';
import type { EncodedBlock, StoreIdentity } from '../store/store.js';
import { ForeignBlock } from './errors.js';
import { FetchSemaphore, type FetchPriority } from './fetchSemaphore.js';

/** What decoding a block needs; `buildBlock` of `cosmos/buildBlock.ts` takes it. */
export interface FetchedBlock {
  committed: CommittedBlock;
  maxGas: bigint;
  miner: Address;
  forks: ForkSchedule;
}

export interface BlockReaderParts {
  node: Pick<Node, 'committedBlock' | 'blockMaxGas'>;
  state: Pick<State, 'operatorOf' | 'forks'>;
  build: (input: FetchedBlock) => BlockContent;
  /** Blocks of other chains are refused. */
  identity: StoreIdentity;
  log: Logger;
}

export interface BlockReaderOptions {
  /** Most fetches under way at once. */
  maxFetches?: number;
}

const ZERO_ADDRESS = `0x${'00'.repeat(20)}` as Address;
/** Consensus parameters change rarely; more than this many versions are not worth remembering. */
const MAX_KNOWN_GAS_LIMITS = 100;

export class BlockReader {
  readonly #slots: FetchSemaphore;
  readonly #underWay = new Map<number, Promise<EncodedBlock | null>>();
  readonly #gasLimits = new Map<string, bigint>();
  readonly #stopping = new AbortController();
  readonly #parts: BlockReaderParts;

  constructor({ maxFetches = 8 }: BlockReaderOptions, parts: BlockReaderParts) {
    this.#parts = parts;
    this.#slots = new FetchSemaphore(maxFetches);
    // Each fetch asks the node several questions, and all of them listen; Node.js would warn of a leak from the eleventh.
    setMaxListeners(0, this.#stopping.signal);
  }

  /** Ends the fetches that are under way, so that stopping does not wait for a node that does not answer. */
  stop(): void {
    this.#stopping.abort(new NodeUnavailable('the indexer stops'));
  }

  /** Null above the node's head. Rejects with HistoryPruned below its earliest height, and when the node does not answer. */
  read(height: number, priority: FetchPriority, committed: CommittedBlock | null = null): Promise<EncodedBlock | null> {
    const underWay = this.#underWay.get(height);
    if (underWay !== undefined) return underWay;
    const reading = this.fetch(height, priority, committed)
      .then((input) => (input === null ? null : this.encode(input)))
      .finally(() => this.#underWay.delete(height));
    this.#underWay.set(height, reading);
    return reading;
  }

  /** The part of reading that waits for the node; `committed` when an event brought the block already. */
  fetch(
    height: number,
    priority: FetchPriority,
    committed: CommittedBlock | null = null,
  ): Promise<FetchedBlock | null> {
    return this.#slots.run(priority, async () => {
      const fetched = committed ?? (await this.#parts.node.committedBlock(height, this.#stopping.signal));
      if (fetched === null) return null;
      const { cometChainId } = fetched.block;
      const { identity, state } = this.#parts;
      if (cometChainId !== identity.cometChainId) throw new ForeignBlock(cometChainId, identity.cometChainId);
      const [maxGas, miner] = await Promise.all([this.#maxGas(fetched), this.#miner(fetched)]);
      return { committed: fetched, maxGas, miner, forks: state.forks() };
    });
  }

  /** The part of reading that computes: about a millisecond per transaction on the event loop. */
  encode(input: FetchedBlock): EncodedBlock {
    const encoded = encodeStoredBlock(this.#parts.build(input));
    if (encoded.undecodable.length > 0) {
      const { number } = encoded.summary;
      this.#parts.log.error(
        { blockNumber: number, transactions: encoded.undecodable },
        'transactions cannot be decoded',
      );
    }
    return encoded;
  }

  async #maxGas({ block }: CommittedBlock): Promise<bigint> {
    const known = this.#gasLimits.get(block.consensusHash);
    if (known !== undefined) return known;
    const maxGas = await this.#parts.node.blockMaxGas(block.height, this.#stopping.signal);
    if (this.#gasLimits.size >= MAX_KNOWN_GAS_LIMITS) this.#gasLimits.clear();
    this.#gasLimits.set(block.consensusHash, maxGas);
    return maxGas;
  }

  /** The zero address only where the chain itself cannot name the proposer; a node that does not answer rejects. */
  async #miner({ block }: CommittedBlock): Promise<Address> {
    try {
      const { signal } = this.#stopping;
      return (await this.#parts.state.operatorOf(block.proposerAddress, block.height, signal)) ?? ZERO_ADDRESS;
    } catch (error) {
      if (!(error instanceof QueryUnknown)) throw error;
      this.#parts.log.debug({ proposer: toHex(block.proposerAddress) }, 'the application cannot name the proposer');
      return ZERO_ADDRESS;
    }
  }
}
