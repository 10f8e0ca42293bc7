import type { CallFrame, CallFrameLog, Log } from '../../../generated/types.js';
import { MalformedAnswer } from '../../chain/chainErrors.js';
import { encodeData, encodeQuantity } from '../../ethereum/hex.js';
import { refusalWords } from '../../execution/rules/accessPolicy.js';
import type { MinedTransaction } from './blockToTrace.js';
import { readCallFrame } from './callFrame.js';
import { traceFailed } from '../api/traceErrors.js';

/**
 * The frames of a transaction. Gas limit and used gas at the top are those of the transaction and its receipt, because
 * nodes show other figures there. Rejects with MalformedAnswer for the trace of another transaction, and with
 * TraceError where trace and receipt do not agree about success.
 */
export async function callTraceOf(answer: unknown, mined: MinedTransaction): Promise<CallFrame> {
  const frame = await readCallFrame(answer);
  const { transaction } = mined;
  const { from, input, value = '0x0', type } = frame;
  const isCreation = transaction.to === null;
  const isOther =
    from !== transaction.from ||
    input !== encodeData(transaction.input) ||
    BigInt(value) !== transaction.value ||
    type !== (isCreation ? 'CREATE' : 'CALL') ||
    (frame.to !== undefined && frame.to !== mined.to);
  if (isOther) throw new MalformedAnswer(`the node traced another transaction than ${transaction.hash}`);
  assertOutcome(frame.error ?? '', mined);
  return { ...frame, gas: encodeQuantity(transaction.gas), gasUsed: encodeQuantity(mined.gasUsed) };
}

/** The only frame of a creation that the chain did not permit, from its transaction and receipt. */
export function refusedFrame({ transaction, gasUsed }: MinedTransaction): CallFrame {
  const { from, gas, input, value } = transaction;
  return {
    from,
    gas: encodeQuantity(gas),
    gasUsed: encodeQuantity(gasUsed),
    input: encodeData(input),
    error: refusalWords('create', from),
    value: encodeQuantity(value),
    type: 'CREATE',
  };
}

/** Throws TraceError where the outcome of a trace is not that of the receipt. `error` is empty for success. */
export function assertOutcome(error: string, { transaction, failed }: MinedTransaction): void {
  if ((error !== '') === failed) return;
  const traced = error === '' ? 'a success' : `a failure (${error.slice(0, 100)})`;
  const status = failed ? '0x0, a failure' : '0x1, a success';
  throw traceFailed(
    `the trace of ${transaction.hash} does not agree with its receipt: the trace shows ${traced}, the receipt's status is ${status}`,
    { canRetryElsewhere: true },
  );
}

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
    { canRetryElsewhere: true },
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
