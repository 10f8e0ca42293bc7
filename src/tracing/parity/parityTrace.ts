/** `trace` of the methods of `trace_`: the frames of a transaction as OpenEthereum shows them. */
import type { Hash } from '../../../generated/types.js';
import { decodeQuantity, encodeQuantity } from '../../ethereum/hex.js';
import { intrinsicGas, type ChargedParts } from '../../ethereum/transaction/intrinsicGas.js';
import { flatTraces, type CallTrace, type FlatTrace } from '../../execution/tracers/flatTraces.js';
import type { TraceRules } from '../traceRules.js';

/** Where a trace stands, as the wire shows it. */
export interface TracePlace {
  blockHash: Hash;
  blockNumber: number;
  transactionHash: Hash;
  transactionPosition: number;
}

/**
 * The frames of a transaction, with OpenEthereum's words for errors. The gas that is charged before the first
 * instruction is in neither figure at the top, as in OpenEthereum. The used gas there is what the receipt shows without
 * it, so refunds and the chain's minimum remain in it.
 */
export function parityTraces(root: CallTrace, charged: ChargedParts, rules: TraceRules): Generator<FlatTrace> {
  const before = intrinsicGas(charged, rules);
  const without = (gas: CallTrace['gas']) => encodeQuantity(maximum(decodeQuantity(gas) - before, 0n));
  const top = { ...root, gas: without(root.gas), gasUsed: without(root.gasUsed) };
  return flatTraces(top, { parityErrors: true, precompiles: rules.precompiles });
}

/** One frame as JSON text, with its place in the chain or, where it has none, without. */
export function encodeParityTrace(trace: FlatTrace, place: TracePlace | null): string {
  const { action, error, result, subtraces, traceAddress, type } = trace;
  const { blockHash, blockNumber, transactionHash, transactionPosition } = place ?? {};
  // Fields that are undefined are left out.
  return JSON.stringify({
    action,
    blockHash,
    blockNumber,
    error: error === '' ? undefined : error,
    result,
    subtraces,
    traceAddress,
    transactionHash,
    transactionPosition,
    type,
  });
}

function maximum(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
