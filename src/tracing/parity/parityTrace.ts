import type { Hash } from '../../../generated/types.js';
import { decodeQuantity, encodeQuantity } from '../../ethereum/hex.js';
import { intrinsicGas, type ChargedParts } from '../../ethereum/transaction/intrinsicGas.js';
import { flatTraces, type CallTrace, type FlatTrace } from '../make/flatTraces.js';
import type { TraceRules } from '../kept/traceRules.js';

/** The place of a trace, as on the wire. */
export interface TracePlace {
  blockHash: Hash;
  blockNumber: number;
  transactionHash: Hash;
  transactionPosition: number;
}

/**
 * The frames of a transaction in OpenEthereum's form, with its errors. As there, both figures at the top exclude the
 * gas that is charged before the first instruction. The used gas is otherwise that of the receipt, with refunds and the
 * chain's minimum.
 */
export function parityTraces(root: CallTrace, charged: ChargedParts, rules: TraceRules): Generator<FlatTrace> {
  const before = intrinsicGas(charged, rules);
  const without = (gas: CallTrace['gas']) => encodeQuantity(maximum(decodeQuantity(gas) - before, 0n));
  const top = { ...root, gas: without(root.gas), gasUsed: without(root.gasUsed) };
  return flatTraces(top, { parityErrors: true, precompiles: rules.precompiles });
}

/** One frame as JSON text; `place` is null for calls. */
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
