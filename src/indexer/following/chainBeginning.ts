import type { Caller } from '../../caller/caller.js';
import { ChainError } from '../../chain/chainErrors.js';
import type { Node, NodeStatus } from '../../chain/node.js';
import type { Logger } from '../../observe/logger.js';
import type { Coverage } from '../coverage.js';

interface ChainBeginningParts {
  coverage: Coverage;
  node: Pick<Node, 'provenResults' | 'initialHeight'>;
  log: Logger;
}

/** Finds out at which height the chain begins. */
export class ChainBeginning {
  #readGenesis: Promise<void> | null = null;
  readonly #parts: ChainBeginningParts;
  readonly #caller: Caller;

  constructor(parts: ChainBeginningParts, caller: Caller) {
    this.#parts = parts;
    this.#caller = caller;
  }

  /** The first block of a chain names no parent. Where the node has pruned it, the genesis may name its height. */
  async note({ earliestHeight }: NodeStatus): Promise<void> {
    const { coverage, node } = this.#parts;
    coverage.setNodeEarliest(earliestHeight);
    if (coverage.firstHeight !== null || earliestHeight < 1) return;
    if (earliestHeight === 1) return coverage.setFirstHeight(1);
    try {
      const header = await node.provenResults(earliestHeight, this.#caller);
      if (header?.blockHash === null) coverage.setFirstHeight(earliestHeight);
      else if (header !== null) this.#readGenesis ??= this.#noteInitialHeight(earliestHeight);
    } catch (error) {
      // The next status tries again.
      if (!(error instanceof ChainError)) throw error;
    }
  }

  /** The node has another chain now. */
  forget(): void {
    this.#parts.coverage.forgetChain();
    this.#readGenesis = null;
  }

  async reading(): Promise<void> {
    await this.#readGenesis;
  }

  /** Once, and in the background: a genesis may have many megabytes. */
  async #noteInitialHeight(earliestHeight: number): Promise<void> {
    const { coverage, node, log } = this.#parts;
    try {
      const height = await node.initialHeight(this.#caller);
      if (height !== null && height <= earliestHeight && coverage.firstHeight === null) coverage.setFirstHeight(height);
    } catch (error) {
      if (!this.#caller.signal.aborted) log.debug({ err: error }, 'the genesis of the chain could not be read');
    }
  }
}
