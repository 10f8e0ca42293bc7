import type { Caller } from '../caller/caller.js';
import { AnswerTooLarge, MalformedAnswer, NodeUnavailable } from '../chain/chainErrors.js';
import type { BlockBatches, BlockCheck, UndecodedBlocks } from '../chain/node.js';
import { BatchLimit, inParts } from './batchLimit.js';
import type { CometRpc } from './cometRpc.js';
import { BatchRefused } from './rpcMessage.js';

/** What CometBFT takes unless its config.toml says otherwise (`max_request_batch_size`). */
const MOST_CALLS = 10;

/** The results of a batch are to take about this much: a fifth of a second of one core. */
const WANTED_BYTES = 4 * 1024 * 1024;

/** Longest answer to a batch. A longer one is dropped, and its blocks are asked for in smaller batches. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Blocks with their results in batches: an HTTP request costs the node as much as an empty block. */
export class CometBlockBatches implements BlockBatches {
  readonly #rpc: Pick<CometRpc, 'callUndecoded'>;
  readonly #check: BlockCheck;
  readonly #limit = new BatchLimit();
  /** Grows by one with each batch that was answered. */
  #most = MOST_CALLS;
  #bytesOfBlock = 0;

  constructor(rpc: Pick<CometRpc, 'callUndecoded'>, check: BlockCheck = {}) {
    this.#rpc = rpc;
    this.#check = check;
  }

  get size(): number {
    const fitting = Math.floor(WANTED_BYTES / Math.max(1, this.#bytesOfBlock));
    return Math.max(1, Math.min(this.#most, this.#limit.longest, fitting));
  }

  fetch(heights: readonly number[], caller: Caller): Promise<UndecodedBlocks[]> {
    return this.#limit.run(heights, (part) => this.#fetchPart(part, caller));
  }

  async #fetchPart(heights: readonly number[], caller: Caller): Promise<UndecodedBlocks[]> {
    const params = heights.map((height) => ({ height: String(height) }));
    const call = (method: string) => this.#rpc.callUndecoded(method, params, caller, MOST_BYTES);
    try {
      const [blocks, results] = await Promise.all([call('block'), call('block_results')]);
      const bytes = (blocks.json.length + results.json.length) / heights.length;
      // A full block may come again soon.
      this.#bytesOfBlock = Math.max(bytes, this.#bytesOfBlock / 2);
      this.#most = Math.min(MOST_CALLS, this.#most + 1);
      return [{ heights: [...heights], blocks, results, check: this.#check }];
    } catch (error) {
      // A block that is too large for a batch is left out.
      if (heights.length === 1 && error instanceof AnswerTooLarge) return [];
      if (heights.length === 1) throw error;
      const half = Math.ceil(heights.length / 2);
      // A slow node may answer a smaller batch in time.
      if (error instanceof NodeUnavailable) this.#most = half;
      if (error instanceof AnswerTooLarge) return await inParts(heights, half, (part) => this.#fetchPart(part, caller));
      // A proxy may not know batches.
      if (error instanceof MalformedAnswer) throw new BatchRefused('block', 0, error.message);
      throw error;
    }
  }
}
