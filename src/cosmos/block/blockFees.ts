import { toWei, weiPerUnit } from '../../chain/fees/feeMarket.js';
import type { AbciEvent } from '../../chain/node.js';
import { attribute } from './executions.js';

/** Fees of a block from its events. */
export interface BlockFees {
  /** What the block's transactions paid. Wei; null where the chain has no base fee. */
  baseFeePerGas: bigint | null;
  /** Wei; null unless the block announces it. */
  nextBaseFeePerGas: bigint | null;
  /** Null where the chain reports none. */
  blockGas: bigint | null;
}

/** Decimal places of a price in the SDK. */
const PLACES = 18;

/** Fees from the block's own events, where the EVM module reports wei, the fee market units of the coin. */
export function blockFees(events: AbciEvent[], decimals: number): BlockFees {
  const fees: BlockFees = { baseFeePerGas: null, nextBaseFeePerGas: null, blockGas: null };
  let older: bigint | null = null;
  for (const event of events) {
    if (event.type === 'evm_fee_market') fees.baseFeePerGas ??= whole(event, 'base_fee');
    if (event.type === 'block_gas') fees.blockGas ??= whole(event, 'amount');
    if (event.type !== 'fee_market') continue;
    // Releases that fix the fee at the end of a block announce the next fee here. All others repeat this block's.
    if (attribute(event, 'mode') === 'EndBlock') fees.nextBaseFeePerGas ??= unitsInWei(event, 'base_fee', decimals);
    else older ??= unitsInWei(event, 'base_fee', decimals);
  }
  fees.baseFeePerGas ??= older;
  return fees;
}

/** The whole part of a number. Some events print 18 decimals after it, which no Ethereum client can see. */
function whole(event: AbciEvent, key: string): bigint | null {
  const [digits = null] = partsOf(event, key) ?? [];
  return digits === null ? null : BigInt(digits);
}

/** An amount of the coin, with up to 18 decimal places, in whole wei: cut, as the EVM cuts it. */
function unitsInWei(event: AbciEvent, key: string, decimals: number): bigint | null {
  const parts = partsOf(event, key);
  if (parts === null) return null;
  const [digits, fraction] = parts;
  const scaled = BigInt(digits + fraction.slice(0, PLACES).padEnd(PLACES, '0'));
  return toWei(scaled, { weiPerUnit: weiPerUnit(decimals) });
}

/** The digits of a number before and after the point; null for anything else. */
function partsOf(event: AbciEvent, key: string): [digits: string, fraction: string] | null {
  const match = /^([0-9]{1,78})(?:\.([0-9]*))?$/.exec(attribute(event, key) ?? '');
  return match === null ? null : [match[1] ?? '', match[2] ?? ''];
}
