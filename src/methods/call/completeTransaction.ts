import type { CallObject } from '../../../generated/types.js';
import type { Fees } from '../../chain/fees/fees.js';
import { pendingNonce, type PendingNonceParts } from '../../chain/fees/pendingNonce.js';
import { ZERO_ADDRESS } from '../../evm/address.js';
import { normalizeAddress } from '../../evm/hex.js';
import type { TransactionFields } from '../../evm/transaction/transaction.js';
import { executeEstimate, type CallParts } from './callExecution.js';
import { checkCall, isMissing } from './callOutcome.js';
import { checkTransaction, transactionFields } from './unsignedTransaction.js';

/** What completes a transaction object. */
export interface CompletionParts extends CallParts, Pick<PendingNonceParts, 'mempool'> {
  fees: Pick<Fees, 'nextBaseFee' | 'gasPrice' | 'suggestedTip'>;
}

/**
 * The transaction that an object describes, without its signature. What the object leaves out is filled in: pending
 * nonce, suggested fees, estimated gas, this chain's id. Rejects with the error of the estimate where that fails.
 */
export async function completeTransaction(
  given: CallObject,
  parts: CompletionParts,
  signal: AbortSignal,
): Promise<TransactionFields> {
  const { chainId } = parts.identity;
  const checked = checkCall(given, chainId, 'transaction');
  checkTransaction(checked);
  const priced = { ...checked, ...(await missingFees(checked, parts)) };
  const sender = normalizeAddress(priced.from ?? ZERO_ADDRESS);
  const nonce = priced.nonce ?? toHex(await pendingNonce(sender, parts, signal));
  const gas = priced.gas ?? toHex(await executeEstimate([priced, 'pending'], parts, signal));
  return transactionFields({ ...priced, nonce, gas }, chainId);
}

/**
 * The defaults of geth: the suggested tip, and a fee cap of that tip plus twice the base fee. Where the chain has no
 * base fee, the gas price.
 */
async function missingFees(call: CallObject, { fees }: CompletionParts): Promise<Partial<CallObject>> {
  if (!isMissing(call.gasPrice)) return {};
  const baseFee = await fees.nextBaseFee();
  if (baseFee === null) return { gasPrice: toHex(await fees.gasPrice()) };
  const tip = isMissing(call.maxPriorityFeePerGas) ? await fees.suggestedTip() : BigInt(call.maxPriorityFeePerGas);
  const cap = isMissing(call.maxFeePerGas) ? tip + 2n * baseFee : BigInt(call.maxFeePerGas);
  return { maxPriorityFeePerGas: toHex(tip), maxFeePerGas: toHex(cap) };
}

/** A number as a client would write it in a transaction object. */
function toHex(value: bigint): `0x${string}` {
  return `0x${value.toString(16)}`;
}
