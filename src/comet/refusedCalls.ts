/**
 * What CometBFT means by its errors. Nearly all of them have the code -32603, so only the texts tell them apart; these
 * are the same from 0.34 to 0.39.
 */
import type { CallRefused } from '../chain/errors.js';
import type { BroadcastResult } from '../chain/node.js';

/** The code for a method that the node does not have; the one code beside -32603 that tells something. */
export const METHOD_NOT_FOUND = -32601;

/** Whether the height is above the node's head. */
export function futureHeight(error: CallRefused): boolean {
  return error.detail.includes('must be less than or equal to the current blockchain height');
}

/** The lowest height that the node still has, when the refused height is below it; null otherwise. */
export function lowestHeight(error: CallRefused): number | null {
  const match = /is not available, lowest height is (\d+)/.exec(error.detail);
  return match === null ? null : Number(match[1]);
}

/**
 * Whether the node lacks the results of the block: it is not executed yet, pruned, or was made while the node discarded
 * results.
 */
export function resultsMissing(error: CallRefused): boolean {
  return error.detail.includes('could not find results for height');
}

/** Whether the node discards the results of all blocks (`discard_abci_responses`); then it answers none of them. */
export function resultsDiscarded(error: CallRefused): boolean {
  // The second is what releases before 0.38 say.
  return /not persisting (finalize block|abci) responses/i.test(error.detail);
}

/** Whether the node keeps no index of transactions (`tx_index.indexer = "null"`). */
export function indexingDisabled(error: CallRefused): boolean {
  return error.detail.includes('indexing is disabled');
}

/** The mempool's own refusals, with the codes that the SDK's client gives them (codespace `sdk`). */
const MEMPOOL_REFUSALS: [text: string, abciCode: number][] = [
  ['tx already exists in cache', 19],
  ['tx already seen', 19],
  ['mempool is full', 20],
  ['Tx too large', 21],
];

/**
 * The refusal of a transaction by the mempool, before the application saw it; null when the call failed for another
 * reason.
 */
export function broadcastRefusal(error: CallRefused): BroadcastResult | null {
  for (const [text, abciCode] of MEMPOOL_REFUSALS) {
    if (error.detail.includes(text)) return { abciCode, codespace: 'sdk', log: error.detail };
  }
  return null;
}
