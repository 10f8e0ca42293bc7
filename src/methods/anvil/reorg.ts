import type { Handler } from '../../jsonrpc/request.js';
import { rpcError } from '../../jsonrpc/errors.js';
import type { CompletionParts } from '../call/completeTransaction.js';
import { checkLimit } from '../contractLimit.js';
import { completeReorg } from '../development/reorgTransactions.js';
import type { Services } from '../services.js';

/** Replaces the newest blocks by as many others, with the given transactions. */
export function reorg({
  development,
  ...parts
}: CompletionParts & Pick<Services, 'development'>): Handler<'anvil_reorg'> {
  return async ([given, entries = []], caller) => {
    const chain = development();
    const depth = Number(given);
    checkLimit('anvil_reorg', 'depth', depth);
    // Block 0 is no block of the chain's node, and the first one stays.
    const most = parts.blocks.head() - Math.max(parts.blocks.earliest(), 1);
    if (depth > most) {
      const reason = `depth: expected at most ${most}, because the first block stays, got ${depth}`;
      throw rpcError('invalidParams', { reason }, { path: 'depth', expected: [`at most ${most}`] });
    }
    const common = { height: parts.blocks.head() - depth, depth };
    await chain.reorg(depth, await completeReorg(entries, common, parts, caller));
    return null;
  };
}
