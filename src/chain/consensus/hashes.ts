/** The hashes in a CometBFT header. */
import type { TxResult } from '../node.js';
import { MessageWriter } from './encoding.js';
import { merkleRoot, sha256 } from './merkle.js';

/** The `data_hash`; `txs` are the transactions' bytes. */
export function dataHash(txs: readonly Uint8Array[]): Uint8Array {
  return merkleRoot(txs.map((tx) => sha256(tx)));
}

/** The members of a result that its hash covers: not its log, events and codespace. */
export type DeterministicResult = Pick<TxResult, 'abciCode' | 'data' | 'gasWanted' | 'gasUsed'>;

/** The `last_results_hash` of the next block; the same for ResponseDeliverTx and ExecTxResult. */
export function resultsHash(results: readonly DeterministicResult[]): Uint8Array {
  return merkleRoot(results.map(encodeDeterministicResult));
}

function encodeDeterministicResult({ abciCode, data, gasWanted, gasUsed }: DeterministicResult): Uint8Array {
  return new MessageWriter().integer(1, abciCode).bytes(2, data).integer(5, gasWanted).integer(6, gasUsed).finish();
}

/** The limits of a block among the consensus parameters. */
export interface BlockLimits {
  maxBytes: bigint;
  /** -1 means no limit. */
  maxGas: bigint;
}

/** The `consensus_hash`, which covers only the block's limits. */
export function consensusHash({ maxBytes, maxGas }: BlockLimits): Uint8Array {
  return sha256(new MessageWriter().integer(1, maxBytes).integer(2, maxGas).finish());
}
