import type { Caller } from '../../caller/caller.js';
import type { Hash } from '../../../generated/types.js';
import type { Node } from '../../chain/node.js';
import {
  decodeMessages,
  isEthereumMessage,
  UndecodableTx,
  decodeEthereumMessage,
} from '../../chain/tx/ethereumMessage.js';
import { ZERO_ADDRESS } from '../../ethereum/address.js';
import type { SignedTransaction } from '../../ethereum/transaction/transaction.js';
import { traceFailed, type TraceError } from '../api/traceErrors.js';

interface PaidTransaction {
  transaction: SignedTransaction;
  gasUsed: bigint;
  failed: boolean;
}

/**
 * The transactions that paid, and whose execution the chain undid as a whole: the EVM panicked, or the block had no gas
 * left. They must not reach the node's tracers, which would panic again and make no trace of the block. The node is
 * queried only for a suspicious receipt: a failure that used all gas.
 */
export async function undoneTransactions(
  node: Pick<Node, 'committedBlock'>,
  blockNumber: number,
  transactions: readonly PaidTransaction[],
  caller: Caller,
): Promise<ReadonlySet<Hash>> {
  const found = new Set<Hash>();
  const suspicious = transactions.some(({ failed, gasUsed, transaction }) => failed && gasUsed === transaction.gas);
  const committed = suspicious ? await node.committedBlock(blockNumber, caller) : null;
  for (const [index, tx] of (committed?.block.txs ?? []).entries()) {
    if (committed?.results.txResults[index]?.abciCode === 0) continue;
    for (const hash of hashesOf(tx)) found.add(hash);
  }
  return found;
}

/** Why such a transaction has no trace. */
export function undoneError({ transaction }: Pick<PaidTransaction, 'transaction'>): TraceError {
  return traceFailed(
    `the chain undid transaction ${transaction.hash} as a whole: its execution panicked, or the block had no gas left`,
    { undone: true },
  );
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
