import { rpcError } from '../../jsonrpc/errors.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { LimitParts, Services } from '../services.js';
import { encodeBlockTraces } from '../tracing/blockTraces.js';
import { isCommitted, readGivenBlock, readGivenTransactions, summaryOf } from '../tracing/givenBlock.js';
import { traceOptions } from '../tracing/traceOptions.js';

/** The traces of the transactions of a block that the client sends: a committed one, or another on a known parent. */
export function traceBlock(
  parts: Pick<Services, 'blocks' | 'traces'> & LimitParts<'maxResponseBytes'>,
): Handler<'debug_traceBlock'> {
  const { blocks, traces } = parts;
  return async ([rlp, config], caller) => {
    const options = traceOptions(config);
    const given = readGivenBlock(rlp);
    if (given.number === 0) throw rpcError('traceFailed', { reason: 'genesis is not traceable' });
    if (await isCommitted(given, blocks, caller)) {
      const committed = await traces.block(given.number, options, caller);
      if (committed !== null) return encodeBlockTraces(committed, parts);
    }
    if ((await blocks.numberOfHash(given.parentHash, caller)) !== given.number - 1)
      throw rpcError('traceFailed', { reason: `block ${given.parentHash} not found` });
    const transactions = await readGivenTransactions(given, caller);
    const made = await traces.givenBlock(summaryOf(given), transactions, options, caller);
    return encodeBlockTraces(made, parts);
  };
}
