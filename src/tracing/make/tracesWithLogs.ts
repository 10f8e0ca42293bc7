import { errorMessage } from '../../../generated/errors.js';
import type { CallFrame, CallFrameLog, Log } from '../../../generated/types.js';
import type { Blocks } from '../../chain/blocks.js';
import type { ChainError } from '../../chain/chainErrors.js';
import { encodeQuantity } from '../../ethereum/hex.js';
import {
  canRetryElsewhere,
  orTraceError,
  TraceError,
  traceFailed,
  traceUnsupported,
  type MadeTrace,
} from '../api/traceErrors.js';
import { tracedOf } from './blockToTrace.js';
import { encodeCallFrame, encodeTopCall } from './callFrame.js';
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

/** Rejects with TraceError where the logs of the frames are not those of the receipt, in order. */
async function checkLogs(trace: MadeTrace, receiptLogs: readonly Log[]): Promise<void> {
  if (trace instanceof TraceError) return;
  // The engine's own tracer has made it.
  const traced = [...logsInOrder((await parseBytes(trace)) as CallFrame)];
  const agree =
    traced.length === receiptLogs.length &&
    traced.every(({ address, topics, data }, index) => {
      const log = receiptLogs[index];
      return address === log?.address && data === log.data && topics.join() === log.topics.join();
    });
  if (agree) return;
  throw traceFailed(
    `the logs of the trace are not those of the receipt: ${traced.length} logs, the receipt has ${receiptLogs.length}`,
    { canRetryElsewhere: true },
  );
}

/** A log with position n was emitted after n calls of its frame. */
function* logsInOrder({ logs = [], calls = [] }: CallFrame): Generator<CallFrameLog> {
  let next = 0;
  for (const [index, call] of calls.entries()) {
    for (; next < logs.length && Number(logs[next]?.position) <= index; next++) yield* logs.slice(next, next + 1);
    yield* logsInOrder(call);
  }
  yield* logs.slice(next);
}

/** The trace with the logs of the receipt, where its frame is the only one: calls may have emitted them, too. */
async function logged(
  made: MadeTrace,
  receiptLogs: readonly Log[],
  { onlyTopCall, reason }: { onlyTopCall: boolean; reason: ChainError },
): Promise<Uint8Array> {
  if (made instanceof TraceError) throw made;
  // Checked when it was made.
  const frame = (await parseBytes(made)) as CallFrame;
  if (receiptLogs.length > 0) {
    if (frame.calls !== undefined) throw traceUnsupported('withLog for a transaction with calls', wordsOf(reason));
    const position = encodeQuantity(0);
    frame.logs = receiptLogs.map(({ address, topics, data }) => ({ address, topics, data, position }));
  }
  return onlyTopCall ? encodeTopCall(frame) : encodeCallFrame(frame);
}

function wordsOf({ rpc }: ChainError): string {
  return rpc.name === 'internalError' ? 'the node returned something other than a trace' : errorMessage(rpc);
}
