import type { TransactionTrace as TracedTransaction } from '../../chain/traces.js';
import type { EncodedJson } from '../../json/encodedJson.js';
import { JsonWriter } from '../../json/jsonWriter.js';

/** The traces of a block in geth's form. Rejects before it makes a response of too many bytes. */
export async function encodeBlockTraces(
  traces: readonly TracedTransaction[],
  { limits }: { limits: { maxResponseBytes: number } },
): Promise<EncodedJson> {
  const json = new JsonWriter(limits.maxResponseBytes);
  await json.writeEach('[', traces, ']', (traced) => {
    json.write(`{"txHash":"${traced.transactionHash}",`);
    if ('error' in traced) return json.write(`"error":${JSON.stringify(traced.error)}}`);
    json.write('"result":');
    json.writeBytes(traced.trace.bytes);
    json.write('}');
  });
  return json.end();
}
