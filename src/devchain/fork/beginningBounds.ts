/** What a chain can begin with. An origin may have other values: it is another chain, or lies. */
import { TRANSFER_GAS } from '../../ethereum/transaction/intrinsicGas.js';
import type { OriginBlock } from './originAnswers.js';
import { OriginFailure } from './originErrors.js';

/** EIP-2294 leaves chains less; anything up to here fits what the chain computes with. */
const HIGHEST_CHAIN_ID = 2n ** 64n - 1n;

/** Numbers of later blocks stay exact, as with `--number`. */
const HIGHEST_BLOCK = 9_000_000_000_000_000;

/** The end of the year 9999, seconds since the epoch: later times have no text. */
const LATEST_SECONDS = 253_402_300_799;

/** As for a base fee that is set by hand, wei. */
const HIGHEST_BASE_FEE = 2n ** 128n - 1n;

/** Throws OriginFailure. */
export function assertChainId(chainId: bigint): void {
  assertWithin('chain id', chainId, 1n, HIGHEST_CHAIN_ID);
}

/** Values of the block that options replace. */
export interface ReplacedValues {
  gasLimit?: bigint;
  baseFee?: bigint;
  genesisTime?: number;
}

/** Throws OriginFailure for a value that no option replaces. */
export function assertBeginning(block: OriginBlock, replaced: ReplacedValues): void {
  assertWithin("block's number", block.number, 0, HIGHEST_BLOCK);
  if (replaced.genesisTime === undefined) assertWithin("block's timestamp", block.timestamp, 0, LATEST_SECONDS);
  if (replaced.gasLimit === undefined) {
    assertWithin("block's gasLimit", block.gasLimit, TRANSFER_GAS, null);
    assertWithin("block's gasUsed", block.gasUsed, 0n, block.gasLimit);
  }
  if (replaced.baseFee === undefined) {
    assertWithin("block's baseFeePerGas", block.baseFeePerGas ?? 0n, 0n, HIGHEST_BASE_FEE);
  }
}

/** `most` is null for no bound. */
function assertWithin<T extends number | bigint>(what: string, value: T, least: T, most: T | null): void {
  if (value >= least && (most === null || value <= most)) return;
  const rule = value < least ? `at least ${least}` : `at most ${most}`;
  throw new OriginFailure(`has ${value} for the ${what}, and a chain can begin with ${rule}`);
}
