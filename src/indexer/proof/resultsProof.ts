import type { Caller } from '../../caller/caller.js';
import type { Hash } from '../../../generated/types.js';
import type { BlockSummary } from '../../chain/blocks.js';
import type { BlockFacts, Node } from '../../chain/node.js';
import { checkResults } from '../../store/checkResults.js';
import type { StoreReader } from '../../store/store.js';

/** More than are read together. */
const MAX_HEADERS = 1_024;

interface ResultsProofParts {
  store: Pick<StoreReader, 'summary'>;
  node: Pick<Node, 'provenResults'>;
}

/** Proves the results of a block by the next header: from the index, from a recent fetch, or from the node. */
export class ResultsProof {
  /** Hash of a block to the hash of its results, as the next header says. */
  readonly #named = new Map<Hash, Hash>();
  readonly #parts: ResultsProofParts;

  constructor(parts: ResultsProofParts) {
    this.#parts = parts;
  }

  /** Remembers what a block's header says of the block before it. */
  note({ parentHash, header }: Pick<BlockFacts, 'parentHash' | 'header'>): void {
    if (parentHash === null || header.last_results_hash.length !== 64) return;
    if (this.#named.size >= MAX_HEADERS) this.#named.delete(this.#named.keys().next().value!);
    // These are 64 digits, which the decoder has checked.
    this.#named.set(parentHash, `0x${header.last_results_hash}` as Hash);
  }

  /** False when there is no next header yet. Rejects with FalseAnswer when the next header refutes the results. */
  async prove(block: BlockSummary, caller: Caller): Promise<boolean> {
    if (block.resultsHash === undefined) return true;
    const lastResultsHash =
      (await this.#storedAbove(block)) ?? this.#named.get(block.hash) ?? (await this.#asked(block, caller));
    if (lastResultsHash === null) return false;
    // Next time the header is read again: it may be the false one of the two.
    this.#named.delete(block.hash);
    checkResults(block.number, block, { lastResultsHash });
    return true;
  }

  async #storedAbove({ number, hash }: BlockSummary): Promise<Hash | null> {
    const above = await this.#parts.store.summary(number + 1);
    return above?.parentHash === hash ? (above.lastResultsHash ?? null) : null;
  }

  /** Null, too, when the next block names another parent. */
  async #asked({ number, hash }: BlockSummary, caller: Caller): Promise<Hash | null> {
    const next = await this.#parts.node.provenResults(number + 1, caller);
    return next?.blockHash === hash ? next.resultsHash : null;
  }
}
