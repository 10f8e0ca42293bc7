import type { Caller } from '../../caller/caller.js';
import type { BlockDetails, BlockWithoutTransactions, Quantity } from '../../../generated/types.js';
import type { BlockSummary } from '../../chain/blocks.js';
import { parseSliced } from '../../json/parseSliced.js';
import { encodeQuantity } from '../../ethereum/hex.js';
import type { Services } from '../services.js';

const NOTHING: Quantity = encodeQuantity(0);

/** A block without its transactions, and its fees; null when there is no such block. */
export async function blockDetails(
  height: number,
  { blocks }: Pick<Services, 'blocks'>,
  caller: Caller,
): Promise<BlockDetails | null> {
  const summary = await blocks.summary(height, caller);
  if (summary === null) return null;
  const block = await blockWithoutTransactions(height, { blocks }, caller);
  if (block === null) return null;
  const issuance = { blockReward: NOTHING, uncleReward: NOTHING, issuance: NOTHING };
  return { block, issuance, totalFees: encodeQuantity(totalFees(summary)) };
}

/** A block in Otterscan's form: with the number of its transactions, without them and without the bloom filter. */
export async function blockWithoutTransactions(
  height: number,
  { blocks }: Pick<Services, 'blocks'>,
  caller: Caller,
): Promise<BlockWithoutTransactions | null> {
  const encoded = await blocks.block(height, false, caller);
  if (encoded === null) return null;
  // The index holds blocks in the form of eth_getBlockByNumber.
  const block = (await parseSliced(encoded.toString(), caller)) as BlockWithoutTransactions & {
    transactions: unknown[];
  };
  const { transactions, ...rest } = block;
  return { ...rest, logsBloom: null, transactionCount: transactions.length };
}

/** Wei. */
function totalFees({ rewards, baseFeePerGas }: BlockSummary): bigint {
  const baseFee = baseFeePerGas ?? 0n;
  return rewards.reduce((sum, { tip, gasUsed }) => sum + (tip + baseFee) * gasUsed, 0n);
}
