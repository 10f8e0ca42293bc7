/** Which fields of a node's answers the hashes of the chain cover. */
import { fieldsOf, type Json, type Path } from './lyingNode.js';

/** What no hash covers, see docs/internals/trust.md: by method, the fields from the beginning of their path. */
const UNCOVERED: Record<string, RegExp> = {
  block: /^(block_id\.parts|block\.(evidence|last_commit))\b/,
  block_results:
    /^(txs_results\.\d+\.(log|info|codespace|events)|finalize_block_events|validator_updates|consensus_param_updates|app_hash)\b/,
  NewBlock:
    /^(block_id\.parts|block\.(evidence|last_commit)|result_finalize_block\.(tx_results\.\d+\.(log|info|codespace|events)|events|validator_updates|consensus_param_updates|app_hash))\b/,
};

/** The results are asked for, as before CometBFT 0.38. */
export function withoutResults(method: string, result: Json): Json {
  if (method !== 'NewBlock') return result;
  const { result_finalize_block: _, ...event } = result as { [key: string]: Json };
  return event;
}

/** The height that an answer or event is of. */
export function heightOf(method: string, result: Json): number {
  const answer = result as { height?: string; block?: { header: { height: string } } };
  return Number(answer.height ?? answer.block?.header.height);
}

/** The fields of an answer that a hash covers. */
export function covered(method: string, answer: Json): Path[] {
  return fieldsOf(answer).filter((path) => !UNCOVERED[method]!.test(path.join('.')));
}
