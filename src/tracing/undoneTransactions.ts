import type { CallFrame, Hash } from '../../generated/types.js';
import type { Node } from '../chain/node.js';
import type { TraceOptions } from '../chain/traces.js';
import {
  decodeMessages,
  isEthereumMessage,
  UndecodableTx,
  decodeEthereumMessage,
} from '../chain/tx/ethereumMessage.js';
import { ZERO_ADDRESS } from '../evm/address.js';
import { encodeData, encodeQuantity } from '../evm/hex.js';
import type { MinedTransaction } from './blockToTrace.js';
import { traceFailed, type MadeTrace } from './traceErrors.js';

/** The error of the only frame of such a transaction. */
const UNDONE = 'undone by the chain';

/**
 * The transactions that paid, and whose execution the chain undid as a whole: the EVM panicked, or the block had no gas
 * left. The node's tracers must not see them: they panic again, and then no trace of the block is made. The node is
 * asked only where a receipt looks like that: a failure that took all gas.
 */
export async function undoneTransactions(
  node: Pick<Node, 'committedBlock'>,
  blockNumber: number,
  transactions: readonly Omit<MinedTransaction, 'undone'>[],
): Promise<ReadonlySet<Hash>> {
  const found = new Set<Hash>();
  const suspicious = transactions.some(({ failed, gasUsed, transaction }) => failed && gasUsed === transaction.gas);
  const committed = suspicious ? await node.committedBlock(blockNumber) : null;
  for (const [index, tx] of (committed?.block.txs ?? []).entries()) {
    if (committed?.results.txResults[index]?.abciCode === 0) continue;
    for (const hash of hashesOf(tx)) found.add(hash);
  }
  return found;
}

/**
 * The trace of such a transaction: callTracer shows that it failed, as its receipt does. Other tracers have nothing to
 * show.
 */
export function undoneTrace(mined: MinedTransaction, { tracer }: Pick<TraceOptions, 'tracer'>): MadeTrace {
  const { transaction, gasUsed, to } = mined;
  const { from, gas, input, value, hash } = transaction;
  if (tracer !== 'callTracer') {
    return traceFailed(
      `the chain undid transaction ${hash} as a whole: its execution panicked, or the block had no gas left`,
    );
  }
  const frame: CallFrame = {
    from,
    gas: encodeQuantity(gas),
    gasUsed: encodeQuantity(gasUsed),
    ...(transaction.to !== null && { to }),
    input: encodeData(input),
    error: UNDONE,
    value: encodeQuantity(value),
    type: transaction.to === null ? 'CREATE' : 'CALL',
  };
  return Buffer.from(JSON.stringify(frame));
}

function hashesOf(tx: Uint8Array): Hash[] {
  try {
    return decodeMessages(tx)
      .filter(isEthereumMessage)
      .map((message) => decodeEthereumMessage(message, ZERO_ADDRESS).hash);
  } catch (error) {
    if (error instanceof UndecodableTx) return [];
    throw error;
  }
}
