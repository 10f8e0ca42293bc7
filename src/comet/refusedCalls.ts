/** The meanings of CometBFT's errors. Nearly all have code -32603; their texts are the same from 0.34 to 0.39. */
import type { CallRefused } from '../chain/chainErrors.js';
import type { BroadcastResult } from '../chain/node.js';

/** The code for a method that the node lacks; the only telling one besides -32603. */
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

/** Whether the node lacks the results of the block: not executed yet, pruned, or made while it discarded results. */
export function resultsMissing(error: CallRefused): boolean {
  return error.detail.includes('could not find results for height');
}

/** Whether the node discards the results of all blocks (`discard_abci_responses`), and then returns none. */
export function resultsDiscarded(error: CallRefused): boolean {
  // Releases before 0.38 say `abci`.
  return /not persisting (finalize block|abci) responses/i.test(error.detail);
}

/** Whether the node keeps no index of transactions (`tx_index.indexer = "null"`). */
export function indexingDisabled(error: CallRefused): boolean {
  return error.detail.includes('indexing is disabled');
}

/** The mempool's own refusals, and the codes that the SDK's client gives them (codespace `sdk`). */
const MEMPOOL_REFUSALS: [text: string, abciCode: number][] = [
  ['tx already exists in cache', 19],
  ['tx already seen', 19],
  ['mempool is full', 20],
  ['Tx too large', 21],
];

/** The refusal of a transaction by the mempool, before the application saw it; null for another failure. */
export function broadcastRefusal({ detail }: CallRefused): BroadcastResult | null {
  const [, abciCode] = MEMPOOL_REFUSALS.find(([text]) => detail.includes(text)) ?? [];
  return abciCode === undefined ? null : { abciCode, codespace: 'sdk', log: detail };
}
