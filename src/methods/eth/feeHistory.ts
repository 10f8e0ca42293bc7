import type { Caller } from '../../caller/caller.js';
import { heightOf, isBeforeChain, missingHistory } from '../../chain/blockParameter.js';
import type { BlockSummary } from '../../chain/blocks.js';
import { isHistoryLost } from '../../chain/chainErrors.js';
import { FeeHistoryWriter } from '../../chain/fees/feeHistoryWriter.js';
import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import { type EncodedJson } from '../../json/encodedJson.js';
import { encodeQuantity } from '../../ethereum/hex.js';
import { invalidParameter, rpcError } from '../../jsonrpc/rpcErrors.js';
import type { Handler } from '../../jsonrpc/request.js';
import { checkLimit } from '../contractLimit.js';
import type { LimitParts, Services } from '../services.js';

type Parts = Pick<Services, 'blocks' | 'fees' | 'answers'> & LimitParts<'maxFeeHistoryBlocks'>;

/**
 * Base fees, used share of the gas limit, and tips of a range of blocks. There is one base fee more than blocks: the
 * last is that of the block after the range, read from that block or computed with the rule of the chain's fee
 * market. A range that is longer than the limit is cut, as in geth.
 */
export function feeHistory({ blocks, fees, answers, limits }: Parts): Handler<'eth_feeHistory'> {
  const writer = new FeeHistoryWriter();
  return ([blockCount, newestBlock, percentiles = []], request) => {
    checkLimit('eth_feeHistory', 'percentiles', percentiles.length);
    checkPercentiles(percentiles);
    const newest = heightOf(newestBlock, blocks);
    if (newest > blocks.head()) throw rpcError('requestBeyondHead', { requested: newest, head: blocks.head() });
    const count = Math.min(Number(blockCount), limits.maxFeeHistoryBlocks, newest - blocks.earliest() + 1);
    if (count < 1) {
      const missing = blockCount === '0x0' || isBeforeChain(newest, blocks) ? null : missingHistory(newest, blocks);
      if (missing !== null) throw missing;
      return NO_BLOCKS;
    }
    // The next base fee follows from the head, so the answer holds until the head moves.
    const height = blocks.head();
    const key = `fee history ${newest} ${count} ${percentiles.join()}`;
    const ask = (caller: Caller) => write(newest, count, percentiles, caller);
    return answers.answer({ height, key, ask, sizeOf: ({ size }) => size }, request);
  };

  async function write(
    newest: number,
    count: number,
    percentiles: readonly number[],
    caller: Caller,
  ): Promise<EncodedJson> {
    const summaries = await readSummaries(newest, count, caller);
    const last = summaries.at(-1);
    // The chain was set back meanwhile.
    if (last === undefined) throw rpcError('requestBeyondHead', { requested: newest, head: blocks.head() });
    return writer.write(summaries, await fees.baseFeeAfter(last, caller), percentiles, caller);
  }

  /** Ascending. They begin above a block that is lost, as geth's do where older blocks cannot be had. */
  async function readSummaries(newest: number, count: number, caller: Caller): Promise<BlockSummary[]> {
    const summaries: BlockSummary[] = [];
    try {
      for (let number = newest; number > newest - count; number--) {
        if (sliceIsOver()) await nextSlice(caller.signal);
        const asked = blocks.summary(number, caller);
        // Indexed blocks come at once; to await each of a thousand blocks would cost more than to read them.
        const summary = asked instanceof Promise ? await asked : asked;
        if (summary !== null) summaries.push(summary);
      }
    } catch (error) {
      if (summaries.length === 0 || !isHistoryLost(error)) throw error;
    }
    return summaries.reverse();
  }
}

const NO_BLOCKS = {
  oldestBlock: encodeQuantity(0),
  baseFeePerGas: [],
  gasUsedRatio: [],
  baseFeePerBlobGas: [],
  blobGasUsedRatio: [],
};

/** Throws unless each percentile is within 0 and 100 and above the one before it. */
function checkPercentiles(percentiles: readonly number[]): void {
  percentiles.forEach((percentile, index) => {
    const before = percentiles[index - 1];
    if (percentile < 0 || percentile > 100)
      throw invalidPercentiles(`#${index}: ${percentile} is not within 0 and 100`);
    if (before !== undefined && before >= percentile)
      throw invalidPercentiles(`#${index - 1}: ${before} is not below #${index}: ${percentile}`);
  });
}

function invalidPercentiles(problem: string): Error {
  const reason = `invalid argument 2: rewardPercentiles: ${problem}`;
  return invalidParameter(reason, 'rewardPercentiles', 'percentiles that rise within 0 and 100');
}
