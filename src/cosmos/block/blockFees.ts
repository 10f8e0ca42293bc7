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

/** Reads the fees from the events of the block itself, those of its transactions not included. */
export function blockFees(events: AbciEvent[]): BlockFees {
  const fees: BlockFees = { baseFeePerGas: null, nextBaseFeePerGas: null, blockGas: null };
  let older: bigint | null = null;
  for (const event of events) {
    if (event.type === 'evm_fee_market') fees.baseFeePerGas ??= wei(event, 'base_fee');
    if (event.type === 'block_gas') fees.blockGas ??= wei(event, 'amount');
    if (event.type !== 'fee_market') continue;
    // Releases that fix the fee at the end of a block announce the next fee here. All others repeat this block's.
    if (valueOf(event, 'mode') === 'EndBlock') fees.nextBaseFeePerGas ??= wei(event, 'base_fee');
    else older ??= wei(event, 'base_fee');
  }
  fees.baseFeePerGas ??= older;
  return fees;
}

/** An amount in whole wei. Some events print 18 decimals after it, which no Ethereum client can see. */
function wei(event: AbciEvent, key: string): bigint | null {
  const match = /^([0-9]{1,78})(?:\.[0-9]*)?$/.exec(valueOf(event, key) ?? '');
  return match === null ? null : BigInt(match[1] ?? '0');
}

function valueOf({ attributes }: AbciEvent, key: string): string | null {
  return attributes.find((item) => item.key === key)?.value ?? null;
}
