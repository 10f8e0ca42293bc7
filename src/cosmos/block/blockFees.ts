import { WEI, weiOf, weiPerUnit } from '../../chain/fees/feeMarket.js';
import type { AbciEvent } from '../../chain/node.js';

/** Fees of a block, as its own events tell them. */
export interface BlockFees {
  /** What the block's transactions paid. Wei; null where the chain has no base fee. */
  baseFeePerGas: bigint | null;
  /** Wei; null unless the block announces it. */
  nextBaseFeePerGas: bigint | null;
  /** Null where the chain reports none. */
  blockGas: bigint | null;
}

/**
 * Reads the fees from the events of the block itself, those of its transactions not included. `evm_fee_market` tells
 * wei, `fee_market` units of the chain's coin, which has so many decimals.
 */
export function blockFees(events: AbciEvent[], decimals: number): BlockFees {
  const fees: BlockFees = { baseFeePerGas: null, nextBaseFeePerGas: null, blockGas: null };
  let older: bigint | null = null;
  for (const event of events) {
    if (event.type === 'evm_fee_market') fees.baseFeePerGas ??= whole(event, 'base_fee');
    if (event.type === 'block_gas') fees.blockGas ??= whole(event, 'amount');
    if (event.type !== 'fee_market') continue;
    // Releases that fix the fee at the end of a block announce the next fee here. All others repeat this block's.
    if (valueOf(event, 'mode') === 'EndBlock') fees.nextBaseFeePerGas ??= wei(event, decimals);
    else older ??= wei(event, decimals);
  }
  fees.baseFeePerGas ??= older;
  return fees;
}

/** A number; decimals that are printed after it are cut off. */
function whole(event: AbciEvent, key: string): bigint | null {
  const scaled = scaledNumber(event, key);
  return scaled === null ? null : scaled / WEI;
}

/** A base fee in whole wei. No Ethereum client can see what it has beyond that. */
function wei(event: AbciEvent, decimals: number): bigint | null {
  const scaled = scaledNumber(event, 'base_fee');
  return scaled === null ? null : weiOf(scaled, { weiPerUnit: weiPerUnit(decimals) });
}

/** A number scaled by 10^18, with as many decimals as the SDK prints. */
function scaledNumber(event: AbciEvent, key: string): bigint | null {
  const match = /^([0-9]{1,78})(?:\.([0-9]{0,18})[0-9]*)?$/.exec(valueOf(event, key) ?? '');
  return match === null ? null : BigInt((match[1] ?? '0') + (match[2] ?? '').padEnd(18, '0'));
}

function valueOf({ attributes }: AbciEvent, key: string): string | null {
  return attributes.find((item) => item.key === key)?.value ?? null;
}
