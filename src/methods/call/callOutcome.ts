/** Checks a call before it runs, and turns the outcome of a failed call into a JSON-RPC error. */
import { type Caller } from '../../caller/caller.js';
import type { CallObject, Data } from '../../../generated/types.js';
import { ZERO_ADDRESS } from '../../ethereum/address.js';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import { normalizeAddress } from '../../ethereum/hex.js';
import { revertReason } from '../../ethereum/revertReason.js';
import { assertConsistentCall } from '../../execution/transition/message.js';
import { invalidParameter, rpcError, type RpcError } from '../../jsonrpc/rpcErrors.js';
import type { Services } from '../services.js';

interface FailedCall {
  vmError: string;
  returnData: Data;
}

/** The state that a call ran on, and who asked for it. */
interface StateOfCall {
  state: Pick<Services['state'], 'account'>;
  height: number;
  caller: Caller;
}

/**
 * The error of a failed call. A revert, with or without a reason, is code 3 with the revert bytes as data.
 * Any other failure is -32000 with the message of the EVM.
 */
export async function callFailure(
  { vmError, returnData }: FailedCall,
  call: CallObject,
  base: StateOfCall,
): Promise<RpcError> {
  if (vmError === GETH_MESSAGES.insufficientBalance) return missingFunds(call, base);
  if (vmError !== GETH_MESSAGES.executionReverted) return rpcError('executionFailed', { reason: vmError });
  const reason = revertReason(returnData);
  return reason === null
    ? rpcError('executionReverted', {}, returnData)
    : rpcError('executionRevertedWithReason', { reason }, returnData);
}

/** The error for a value above the sender's balance. Wallets look for geth's text, not for that of the EVM. */
async function missingFunds(call: CallObject, { state, height, caller }: StateOfCall): Promise<RpcError> {
  const address = normalizeAddress(call.from ?? ZERO_ADDRESS);
  const { balance } = await state.account(address, height, caller);
  return rpcError('insufficientFundsForTransfer', { address, have: balance, want: BigInt(call.value ?? '0x0') });
}

/**
 * Throws for what geth refuses: `data` and `input` that differ, both kinds of fee, the id of another chain. The
 * returned call has its data in `input` only. `path` is where the call is in the method's parameters, for the error.
 */
export function checkCall(call: CallObject, chainId: bigint, path = 'call'): CallObject {
  const { data, ...rest } = call;
  if (!isMissing(data) && !isMissing(call.input) && data.toLowerCase() !== call.input.toLowerCase())
    throw invalidParameter(
      "invalid argument 0: both 'data' and 'input' are set and not equal",
      `${path}.data`,
      'the same bytes as input',
    );
  assertConsistentCall(call, chainId);
  const input = call.input ?? data;
  return isMissing(input) ? rest : { ...rest, input };
}

/** True for a field that was not given: some clients leave it out, others send null. */
export function isMissing<T>(value: T | null | undefined): value is null | undefined {
  return value === null || value === undefined;
}
