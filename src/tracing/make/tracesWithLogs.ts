import { errorMessage } from '../../../generated/errors.js';
import type { CallFrame, Log } from '../../../generated/types.js';
import type { Blocks } from '../../chain/blocks.js';
import type { ChainError } from '../../chain/chainErrors.js';
import { canRetryElsewhere, orTraceError, TraceError, traceUnsupported, type MadeTrace } from '../api/traceErrors.js';
import { tracedOf } from './blockToTrace.js';
import { encodeCallFrame, encodeTopCall } from './callFrame.js';
import { assertLogs, withReceiptLogs } from './callTrace.js';
import { parseBytes } from './nodeJson.js';
import type { TraceMaker, WantedTraces } from './traceMaker.js';

/** What makes these traces. */
export interface TracesWithLogsParts {
  engine: TraceMaker;
  blocks: Pick<Blocks, 'transactionLogs'>;
  /** The same traces without logs; `onlyTopCall` says whether they have the calls. */
  without: (onlyTopCall: boolean) => Promise<MadeTrace[]>;
}

/**
 * The traces of callTracer with withLog, by the engine: nodes show no logs. Where it cannot make them, a transaction
 * without calls has the logs of its receipt.
 */
export async function tracesWithLogs(
  { block, traced, options, caller }: WantedTraces,
  { engine, blocks, without }: TracesWithLogsParts,
): Promise<MadeTrace[]> {
  const onlyTopCall = options.tracerConfig['onlyTopCall'] === true;
  const logs = await Promise.all(
    tracedOf(block, traced).map(async ({ index: transactionIndex }) => {
      const read = await blocks.transactionLogs({ blockNumber: block.summary.number, transactionIndex }, caller);
      // What the index stores is a list of logs.
      return read === null ? [] : ((await parseBytes(read.bytes)) as Log[]);
    }),
  );
  if (logs.every(({ length }) => length === 0)) return without(onlyTopCall);
  try {
    const made = await engine.traces(block, traced, options, caller);
    if (!onlyTopCall) for (const [index, trace] of made.entries()) await checkLogs(trace, logs[index] ?? []);
    return made;
  } catch (error) {
    if (!canRetryElsewhere(error)) throw error;
    const frames = await without(false);
    return Promise.all(
      frames.map((frame, index) => orTraceError(logged(frame, logs[index] ?? [], { onlyTopCall, reason: error }))),
    );
  }
}

async function checkLogs(trace: MadeTrace, logs: readonly Log[]): Promise<void> {
  // The engine's own tracer has made it.
  if (!(trace instanceof TraceError)) assertLogs((await parseBytes(trace)) as CallFrame, logs);
}

async function logged(
  made: MadeTrace,
  logs: readonly Log[],
  { onlyTopCall, reason }: { onlyTopCall: boolean; reason: ChainError },
): Promise<Uint8Array> {
  if (made instanceof TraceError) throw made;
  // Checked when it was made.
  const frame = withReceiptLogs((await parseBytes(made)) as CallFrame, logs);
  if (frame === null) throw traceUnsupported('withLog for a transaction with calls', wordsOf(reason));
  return onlyTopCall ? encodeTopCall(frame) : encodeCallFrame(frame);
}

function wordsOf({ rpc }: ChainError): string {
  return rpc.name === 'internalError' ? 'the node returned something other than a trace' : errorMessage(rpc);
}
