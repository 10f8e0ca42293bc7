import type { TransactionTrace as TracedTransaction } from '../../chain/traces.js';
import { EncodedJson } from '../../json/encodedJson.js';
import { rpcError } from '../../jsonrpc/errors.js';
import type { LimitParts } from '../services.js';

/** The traces of a block as geth answers them. Throws responseTooLarge before it makes an answer of too many bytes. */
export function encodeBlockTraces(
  traces: readonly TracedTransaction[],
  { limits }: LimitParts<'maxResponseBytes'>,
): EncodedJson {
  const limit = limits.maxResponseBytes;
  const parts: Uint8Array[] = [];
  let bytes = 2;
  for (const traced of traces) {
    const head = `${parts.length === 0 ? '[' : ','}{"txHash":"${traced.transactionHash}"`;
    const tail = 'trace' in traced ? ',"result":' : `,"error":${JSON.stringify(traced.error)}`;
    const piece = [Buffer.from(head + tail), ...('trace' in traced ? [traced.trace.bytes] : []), Buffer.from('}')];
    bytes += piece.reduce((sum, { length }) => sum + length, 0);
    if (bytes > limit) throw rpcError('responseTooLarge', { limit }, { limit });
    parts.push(...piece);
  }
  return new EncodedJson(Buffer.concat([...parts, Buffer.from(parts.length === 0 ? '[]' : ']')]));
}
