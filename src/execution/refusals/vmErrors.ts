/** Failures of executed code, in go-ethereum's words. Clients match on them. */
import { EVMError, type ExecResult } from '@ethereumjs/evm';
import { insteadOfOutOfGas, invalidOpcode, isSentryReached, stackUnderflow } from './failedInstruction.js';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';

const { errorMessages } = EVMError;

const STACK_LIMIT = 1024;

/** Failures that geth words differently. */
const WORDS: ReadonlyMap<string, string> = new Map([
  [errorMessages.REVERT, GETH_MESSAGES.executionReverted],
  [errorMessages.OUT_OF_GAS, GETH_MESSAGES.outOfGas],
  [errorMessages.CODESTORE_OUT_OF_GAS, GETH_MESSAGES.codeStoreOutOfGas],
  [errorMessages.CODESIZE_EXCEEDS_MAXIMUM, 'max code size exceeded'],
  [errorMessages.INITCODE_SIZE_VIOLATION, GETH_MESSAGES.initCodeTooLarge],
  [errorMessages.INVALID_BYTECODE_RESULT, 'invalid code: must not begin with 0xef'],
  [errorMessages.STATIC_STATE_CHANGE, 'write protection'],
  [errorMessages.CREATE_COLLISION, 'contract address collision'],
  [errorMessages.INSUFFICIENT_BALANCE, GETH_MESSAGES.insufficientBalance],
]);

/** Why the code failed; empty when it succeeded. */
export function vmErrorOf({ exceptionError, runState }: ExecResult): string {
  const error = exceptionError?.error;
  if (error === undefined) return '';
  if (error === errorMessages.STACK_OVERFLOW) return `stack limit reached ${STACK_LIMIT} (${STACK_LIMIT - 1})`;
  // The EVM appends the position of the jump.
  if (error.startsWith(errorMessages.INVALID_JUMP)) return 'invalid jump destination';
  if (runState !== undefined) {
    if (error === errorMessages.INVALID_OPCODE) return invalidOpcode(runState);
    if (error === errorMessages.STACK_UNDERFLOW) return stackUnderflow(runState);
    // geth charges the gas before it checks whether the call is static.
    if (error === errorMessages.STATIC_STATE_CHANGE && isSentryReached(runState)) return GETH_MESSAGES.outOfSentryGas;
    if (error === errorMessages.OUT_OF_GAS) return insteadOfOutOfGas(runState) ?? GETH_MESSAGES.outOfGas;
  }
  return WORDS.get(error) ?? error;
}
