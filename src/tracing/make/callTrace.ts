import type { CallFrame } from '../../../generated/types.js';
import { MalformedAnswer } from '../../chain/chainErrors.js';
import { encodeData, encodeQuantity } from '../../ethereum/hex.js';
import { refusalWords } from '../../execution/rules/permits.js';
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
