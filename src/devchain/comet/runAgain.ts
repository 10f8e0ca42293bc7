import type { Replay } from '../application.js';
import type { NodeParts } from './nodeParts.js';

/**
 * Makes a block of transactions of the origin, at the time and with the base fee and PREVRANDAO that they had there.
 * Rejects with an Error that names the transaction which cannot run.
 */
export async function runAgain(
  { timestamp, baseFee, prevRandao, transactions }: Replay,
  { application, producer, clock }: Pick<NodeParts, 'application' | 'producer' | 'clock'>,
): Promise<void> {
  const { editor } = application;
  const previous = producer.headTime;
  clock.setStep(Math.max(timestamp - previous.seconds, 0), previous);
  if (baseFee !== null) editor.setNextBaseFee(baseFee);
  if (prevRandao !== null) editor.setPrevRandao(prevRandao);
  const txs = transactions.map((transaction) => completed(transaction, application));
  const { results } = await producer.makeBlockOf(txs);
  for (const [index, { code, log }] of (results.txs_results ?? []).entries()) {
    if (code !== 0) throw refusal(transactions[index]?.hash, log);
  }
}

/** A sender whom no signature shows was impersonated at the origin. */
function completed(
  { hash, raw, from }: Replay['transactions'][number],
  application: NodeParts['application'],
): Uint8Array {
  const { editor } = application;
  if (from !== null) editor.impersonate(from);
  const outcome = application.completeTransaction(from, raw);
  if (from !== null) editor.stopImpersonating(from);
  if ('tx' in outcome) return outcome.tx;
  throw refusal(hash, outcome.refusal);
}

function refusal(hash: string | undefined, reason: string): Error {
  return new Error(`transaction ${hash} of the origin cannot be run again: ${reason}`);
}
