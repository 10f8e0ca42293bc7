import type { CallObject } from '../../../generated/types.js';
import { ZERO_ADDRESS } from '../../evm/address.js';
import type { TransactionFields } from '../../evm/transaction.js';
import type { RequestContext } from '../../jsonrpc/request.js';
import { checkCall, isMissing } from './callOutcome.js';
import { estimateGas } from '../eth/estimateGas.js';
import { getTransactionCount } from '../eth/getTransactionCount.js';
import type { Services } from '../services.js';
import { checkTransaction, transactionFields } from './unsignedTransaction.js';

type Parts = Pick<Services, 'state' | 'blocks' | 'executor' | 'identity' | 'mempool' | 'fees'>;

export interface CompletedTransaction {
  fields: TransactionFields;
  /** True when the gas limit was not given but estimated. */
  estimated: boolean;
}

/** Fills in what a transaction object leaves out: pending nonce, suggested fees, estimated gas, this chain's id. */
export function completeTransaction(
  parts: Parts,
): (call: CallObject, request: RequestContext) => Promise<CompletedTransaction> {
  const nonceOf = getTransactionCount(parts);
  const gasOf = estimateGas(parts);
  return async (given, request) => {
    const checked = checkCall(given, parts.identity.chainId, 'transaction');
    checkTransaction(checked);
    const priced = { ...checked, ...(await missingFees(checked, parts)) };
    const nonce = priced.nonce ?? (await nonceOf([priced.from ?? ZERO_ADDRESS, 'pending'], request));
    const gas = priced.gas ?? (await gasOf([priced, 'latest'], request));
    const fields = transactionFields(
      { ...priced, nonce: String(nonce) as `0x${string}`, gas: String(gas) as `0x${string}` },
      parts.identity.chainId,
    );
    return { fields, estimated: isMissing(priced.gas) };
  };
}

/** geth's defaults: the suggested tip, and a fee cap of that tip and twice the base fee; a gas price where the chain has no base fee. */
async function missingFees(call: CallObject, { fees }: Parts): Promise<Partial<CallObject>> {
  if (!isMissing(call.gasPrice)) return {};
  const baseFee = await fees.nextBaseFee();
  if (baseFee === null) return { gasPrice: `0x${(await fees.gasPrice()).toString(16)}` };
  const tip = isMissing(call.maxPriorityFeePerGas) ? await fees.suggestedTip() : BigInt(call.maxPriorityFeePerGas);
  const cap = isMissing(call.maxFeePerGas) ? tip + 2n * baseFee : BigInt(call.maxFeePerGas);
  return { maxPriorityFeePerGas: `0x${tip.toString(16)}`, maxFeePerGas: `0x${cap.toString(16)}` };
}
