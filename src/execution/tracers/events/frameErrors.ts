/**
 * Why a frame failed, as go-ethereum's tracers say it. They see more than a receipt tells: which part of an instruction
 * had not enough gas, and why a precompile failed.
 */
import type { ExecResult } from '@ethereumjs/evm';
import { GETH_MESSAGES } from '../../../ethereum/gethMessages.js';
import { gasOfMissingReturnData, isGasOverflow } from '../../refusals/failedInstruction.js';
import { precompileError } from '../../refusals/precompileErrors.js';
import { vmErrorOf } from '../../refusals/vmErrors.js';
import type { Frame, Step } from '../tracer.js';

const NO_RETURN_DATA = 'return data out of bounds';

/** Empty on success. `last` is the last instruction of the frame; its cost is corrected where it was not computed. */
export function frameError(result: ExecResult, frame: Frame, last: Step | null, baseFee: number): string {
  const error = vmErrorOf(result);
  if (error === '') return '';
  const { runState } = result;
  if (last === null || runState === undefined) return precompileError(error, frame);
  if (isGasOverflow(error)) {
    last.cost = BigInt(baseFee);
    return error;
  }
  if (error === NO_RETURN_DATA) last.cost = gasOfMissingReturnData(runState) ?? last.cost;
  return error === GETH_MESSAGES.outOfGas && last.error.startsWith(`${error}: `) ? last.error : error;
}
