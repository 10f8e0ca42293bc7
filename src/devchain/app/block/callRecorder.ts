import type { EVMResult, Message } from '@ethereumjs/evm';
import { createAddressFromString } from '@ethereumjs/util';
import { GETH_MESSAGES } from '../../../ethereum/gethMessages.js';
import { encodeAddress, NO_BYTES } from '../../../ethereum/hex.js';
import { vmErrorOf } from '../../../execution/refusals/vmErrors.js';
import type { CallTrace, TracedCall } from '../../application.js';
import { CONSOLE_ADDRESS } from '../../consoleLog.js';
import type { ChainEvm } from '../evm/chainEvm.js';
import { failureText } from './executedTransaction.js';

/** Most calls of a transaction that are recorded. */
export const MAX_RECORDED_CALLS = 500;
const MAX_REVERT_BYTES = 4_096;
const CONSOLE = createAddressFromString(CONSOLE_ADDRESS);

/** Records the calls of one transaction after another. Calls of the console are left out. */
export class CallRecorder {
  #calls: TracedCall[] = [];
  /** The calls that have not ended; null for those that are not recorded. */
  #open: (TracedCall | null)[] = [];
  #omitted = 0;

  listen({ evm }: ChainEvm): void {
    evm.events.on('beforeMessage', (message) => this.#begin(message));
    evm.events.on('afterMessage', (result) => this.#end(result));
  }

  /** The calls since the last take; null when no code was run. */
  take(): Pick<CallTrace, 'calls' | 'omitted'> | null {
    const taken = { calls: this.#calls, omitted: this.#omitted };
    this.#calls = [];
    this.#open = [];
    this.#omitted = 0;
    return taken.calls.length === 0 ? null : taken;
  }

  #begin(message: Message): void {
    if (message.to?.equals(CONSOLE) === true) return void this.#open.push(null);
    if (this.#calls.length >= MAX_RECORDED_CALLS) {
      this.#omitted++;
      return void this.#open.push(null);
    }
    const { to, data, depth, value } = message;
    const call: TracedCall = {
      depth,
      type: typeOf(message),
      to: to === undefined ? null : encodeAddress(message.codeAddress.bytes),
      created: null,
      // Calls are named by their selector, and creations by their whole code.
      input: to === undefined ? data : data.slice(0, 4),
      value: message.delegatecall ? 0n : value,
      gasUsed: 0n,
      failure: null,
      revertData: NO_BYTES,
    };
    this.#calls.push(call);
    this.#open.push(call);
  }

  #end({ execResult, createdAddress }: EVMResult): void {
    const call = this.#open.pop() ?? null;
    if (call === null) return;
    const error = vmErrorOf(execResult);
    call.gasUsed = execResult.executionGasUsed;
    if (error === '') {
      if (call.to === null && createdAddress !== undefined) call.created = encodeAddress(createdAddress.bytes);
      return;
    }
    const reverted = error === GETH_MESSAGES.executionReverted;
    if (reverted) call.revertData = execResult.returnValue.slice(0, MAX_REVERT_BYTES);
    call.failure = failureText({ vmError: error, returnData: call.revertData });
  }
}

function typeOf(message: Message): TracedCall['type'] {
  const { to, salt, delegatecall, isStatic } = message;
  if (to === undefined) return salt === undefined ? 'CREATE' : 'CREATE2';
  if (delegatecall) return 'DELEGATECALL';
  // A creation has no address of code, and throws when it is asked for it.
  if (!message.codeAddress.equals(to)) return 'CALLCODE';
  return isStatic ? 'STATICCALL' : 'CALL';
}
