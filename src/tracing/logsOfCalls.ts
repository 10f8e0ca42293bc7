/** The logs of call frames, held against those of the receipt. */
import type { CallFrame, CallFrameLog, Log } from '../../generated/types.js';
import { encodeQuantity } from '../ethereum/hex.js';
import { traceFailed } from './traceErrors.js';

/** Throws TraceError where the logs of the frames are not those of the receipt, in order. */
export function assertLogs(frame: CallFrame, receiptLogs: readonly Log[]): void {
  const traced = [...logsInOrder(frame)];
  const agree =
    traced.length === receiptLogs.length &&
    traced.every(({ address, topics, data }, index) => {
      const log = receiptLogs[index];
      return address === log?.address && data === log.data && topics.join() === log.topics.join();
    });
  if (agree) return;
  throw traceFailed(
    `the logs of the trace are not those of the receipt: ${traced.length} logs, the receipt has ${receiptLogs.length}`,
    { mayOtherwise: true },
  );
}

/** The frame with the logs of the receipt, where it is the only one; null where calls may have emitted them. */
export function withReceiptLogs(frame: CallFrame, receiptLogs: readonly Log[]): CallFrame | null {
  if (receiptLogs.length === 0) return frame;
  if (frame.calls !== undefined) return null;
  return {
    ...frame,
    logs: receiptLogs.map(({ address, topics, data }) => ({ address, topics, data, position: encodeQuantity(0) })),
  };
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
