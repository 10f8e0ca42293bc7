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
  return async ([rlp, config], { signal }) => {
    const options = traceOptions(config);
    const given = readGivenBlock(rlp);
    if (given.number === 0) throw rpcError('traceFailed', { reason: 'genesis is not traceable' });
    if (await isCommitted(given, blocks, signal)) {
      const committed = await traces.block(given.number, options, signal);
      if (committed !== null) return encodeBlockTraces(committed, parts);
    }
    if ((await blocks.numberOfHash(given.parentHash, signal)) !== given.number - 1)
      throw rpcError('traceFailed', { reason: `block ${given.parentHash} not found` });
    const transactions = await readGivenTransactions(given, signal);
    const made = await traces.givenBlock(summaryOf(given), transactions, options, signal);
    return encodeBlockTraces(made, parts);
  };
}
