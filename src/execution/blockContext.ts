/** The block that executed code sees. */
import type { BlockOverrides, Hash } from '../../generated/types.js';
import type { BlockSummary } from '../chain/blocks.js';
import type { BlockContext } from '../evm/blockContext.js';
import { MIN_BLOB_BASE_FEE } from '../ethereum/blobBaseFee.js';
import { decodeData, decodeQuantity, encodeHash, normalizeAddress, ZERO_HASH } from '../ethereum/hex.js';
import { executionUnsupported } from './refusals/executionError.js';

/** PREVRANDAO on these chains, which have no randomness. */
export const NO_RANDOMNESS = new Uint8Array(32).fill(0xff);

/** The context of a call on a block: the block's own, as in the node's call queries. */
export function contextOf(
  block: Pick<BlockSummary, 'number' | 'timestamp' | 'gasLimit' | 'miner' | 'baseFeePerGas' | 'prevRandao'>,
): BlockContext {
  return {
    number: BigInt(block.number),
    timestamp: BigInt(block.timestamp),
    gasLimit: block.gasLimit,
    coinbase: block.miner,
    prevRandao: prevRandaoOf(block),
    difficulty: 0n,
    baseFeePerGas: block.baseFeePerGas ?? 0n,
    blobBaseFee: MIN_BLOB_BASE_FEE,
  };
}

/** PREVRANDAO in a block, 32 bytes. */
export function prevRandaoOf({ prevRandao }: Pick<BlockSummary, 'prevRandao'>): Uint8Array {
  return prevRandao === undefined ? NO_RANDOMNESS : decodeData(prevRandao);
}

/** The `mixHash` of a block: PREVRANDAO, or zero where it has none, as blocks of the chain. */
export function shownMixHash({ prevRandao }: Pick<BlockContext, 'prevRandao'>): Hash {
  return prevRandao === NO_RANDOMNESS ? ZERO_HASH : encodeHash(prevRandao);
}

/** The context with a client's overrides. Throws for beacon root and withdrawals, which these blocks lack. */
export function overrideBlock(context: BlockContext, overrides: BlockOverrides | null): BlockContext {
  if (overrides === null) return context;
  for (const field of ['beaconRoot', 'withdrawals'] as const)
    if (overrides[field] !== undefined)
      throw executionUnsupported(`block override "${field}"`, 'blocks of this chain have no such field');
  const quantity = (text: string | undefined, otherwise: bigint): bigint =>
    text === undefined ? otherwise : decodeQuantity(text);
  return {
    number: quantity(overrides.number, context.number),
    timestamp: quantity(overrides.time, context.timestamp),
    gasLimit: quantity(overrides.gasLimit, context.gasLimit),
    coinbase: overrides.feeRecipient === undefined ? context.coinbase : normalizeAddress(overrides.feeRecipient),
    prevRandao: overrides.prevRandao === undefined ? context.prevRandao : decodeData(overrides.prevRandao),
    difficulty: quantity(overrides.difficulty, context.difficulty),
    baseFeePerGas: quantity(overrides.baseFeePerGas, context.baseFeePerGas),
    blobBaseFee: quantity(overrides.blobBaseFee, context.blobBaseFee),
  };
}
