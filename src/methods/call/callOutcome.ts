/** What the outcome of an executed call is to a JSON-RPC client, and what of a call is refused before anything runs. */
import type { CallObject, Data } from '../../../generated/types.js';
import { ZERO_ADDRESS } from '../../evm/address.js';
import { GETH_MESSAGES } from '../../evm/gethMessages.js';
import { normalizeAddress } from '../../evm/hex.js';
import { revertReason } from '../../evm/revertReason.js';
import { assertConsistentCall } from '../../execution/message.js';
import { rpcError, type RpcError } from '../../jsonrpc/errors.js';
import type { Services } from '../services.js';

interface FailedCall {
  vmError: string;
  returnData: Data;
}

/** A revert is code 3 with the revert bytes as data, whether or not it has a reason; any other failure is -32000 in the EVM's words. */
export async function callFailure(
  { vmError, returnData }: FailedCall,
  call: CallObject,
  height: number,
  state: Pick<Services['state'], 'account'>,
): Promise<RpcError> {
  if (vmError === GETH_MESSAGES.insufficientBalance) return missingFunds(call, height, state);
  if (vmError !== GETH_MESSAGES.executionReverted) return rpcError('executionFailed', { reason: vmError });
  const reason = revertReason(returnData);
  return reason === null
    ? rpcError('executionReverted', {}, returnData)
    : rpcError('executionRevertedWithReason', { reason }, returnData);
}

/** The EVM's words for a value above the balance mean nothing to wallets; geth's for the same case are what they look for. */
async function missingFunds(
  call: CallObject,
  height: number,
  state: Pick<Services['state'], 'account'>,
): Promise<RpcError> {
  const address = normalizeAddress(call.from ?? ZERO_ADDRESS);
  const { balance } = await state.account(address, height);
  return rpcError('insufficientFundsForTransfer', { address, have: balance, want: BigInt(call.value ?? '0x0') });
}

/**
 * Refuses what geth refuses: `data` and `input` that differ, two kinds of fee, another chain's id. The call that goes on has its data in
 * `input` only. `parameter` is what the method calls it.
 */
export function checkCall(call: CallObject, chainId: bigint, parameter: 'call' | 'transaction' = 'call'): CallObject {
  const { data, ...rest } = call;
  if (!isMissing(data) && !isMissing(call.input) && data.toLowerCase() !== call.input.toLowerCase())
    throw rpcError(
      'invalidParams',
      { reason: "invalid argument 0: both 'data' and 'input' are set and not equal" },
      { path: `${parameter}.data`, expected: ['the same bytes as input'] },
    );
  assertConsistentCall(call, chainId);
  const input = call.input ?? data;
  return isMissing(input) ? rest : { ...rest, input };
}

/** Clients leave a field out or send null for "not given". */
export function isMissing<T>(value: T | null | undefined): value is null | undefined {
  return value === null || value === undefined;
}
