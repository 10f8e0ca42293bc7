import { GETH_MESSAGES } from '../../../ethereum/gethMessages.js';
import { NO_BYTES } from '../../../ethereum/hex.js';
import type { RecordedCall } from '../../../evm/calls.js';
import type { Machine } from '../../../evm/machine.js';
import type { CallTrace, TracedCall } from '../../application.js';
import { CONSOLE_ADDRESS, decodeConsoleLog } from '../../consoleLog.js';
import { failureText } from './executedTransaction.js';

/** Most calls of a transaction that are recorded. */
const MAX_RECORDED_CALLS = 500;
const MAX_REVERT_BYTES = 4_096;
/** What one transaction may print; the rest is left out. */
const MAX_PRINTED_BYTES = 4 * 1024 * 1024;

/** Where the calls of executions go. */
export interface CallListeners {
  /** Called for each console.log, also when the code reverts; null where nothing is printed. */
  onConsoleLog: ((line: string) => void) | null;
  /** Called with the calls of each execution that ran code, without those of the console; null where none are shown. */
  onCalls: ((calls: Pick<CallTrace, 'calls' | 'omitted'>) => void) | null;
}

/** Records the calls of a machine's executions until it is bound again. */
export function recordCalls(machine: Machine, { onConsoleLog, onCalls }: CallListeners): void {
  if (onConsoleLog === null && onCalls === null) return;
  machine.recordCalls({
    console: CONSOLE_ADDRESS,
    maxPrintedBytes: onConsoleLog === null ? 0 : MAX_PRINTED_BYTES,
    maxCalls: onCalls === null ? 0 : MAX_RECORDED_CALLS,
    maxRevertBytes: MAX_REVERT_BYTES,
  });
}

/** Tells the listeners what was recorded since the last time. */
export function tellCalls(machine: Machine, { onConsoleLog, onCalls }: CallListeners): void {
  const recorded = machine.takeCalls();
  if (recorded === null) return;
  for (const input of recorded.printed) {
    const line = decodeConsoleLog(input);
    if (line !== null) onConsoleLog?.(line);
  }
  const { calls, omitted } = recorded;
  if (calls.length > 0) onCalls?.({ calls: calls.map(tracedCall), omitted });
}

function tracedCall({ to, vmError, revertData, ...call }: RecordedCall): TracedCall {
  const creates = call.type === 'CREATE' || call.type === 'CREATE2';
  return {
    ...call,
    to: creates ? null : to,
    created: creates && vmError === '' ? to : null,
    failure: vmError === '' ? null : failureText({ vmError, returnData: revertData }),
    revertData: vmError === GETH_MESSAGES.executionReverted ? revertData : NO_BYTES,
  };
}
