/** Why a transaction failed, from the best source that the server has. */
import { RpcError, type HalleyClient } from '../../../generated/sdk/typescript/src/index.js';
import type { Transaction } from '../../../generated/sdk/typescript/src/types.js';
import { hasNamespace, type ServerFacts } from './facts.js';
import { cut, revertReason } from './revert.js';

/** The reason, and how it was found. */
export interface Failure {
  readonly reason: string;
  readonly source: string;
}

/** Asks for the reason of a failed transaction that is in a block; null when there is none to be had. */
export async function findFailure(
  client: HalleyClient,
  server: ServerFacts | null,
  transaction: Transaction,
): Promise<Failure | null> {
  if (hasNamespace(server, 'ots')) {
    const output = await client.request('ots_getTransactionError', transaction.hash).catch(() => '0x');
    const reason = revertReason(output);
    if (reason !== null) return { reason, source: 'what the call gave back' };
  }
  return runAgain(client, transaction);
}

/** The state before the block is the nearest that can be asked for. Transactions before this one may change it. */
async function runAgain(client: HalleyClient, transaction: Transaction): Promise<Failure | null> {
  const { from, to, value, input, gas, blockNumber } = transaction;
  if (blockNumber === null || blockNumber === 0n) return null;
  try {
    await client.request('eth_call', { from, to, value, input, gas }, blockNumber - 1n);
    return null;
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    const reason = typeof error.data === 'string' ? revertReason(error.data) : null;
    return { reason: cut(reason ?? error.message), source: 'the call, run again on the state before its block' };
  }
}
