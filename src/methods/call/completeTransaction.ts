import type { Caller } from '../../caller/caller.js';
import type { CallObject, TransactionObject, TransactionToFill, Hash } from '../../../generated/types.js';
import { TransactionRejected } from '../../chain/chainErrors.js';
import { refusalOfFee } from '../../chain/fees/feeCap.js';
import type { Fees } from '../../chain/fees/fees.js';
import { pendingNonce, type PendingNonceParts } from '../../chain/fees/pendingNonce.js';
import { ZERO_ADDRESS } from '../../ethereum/address.js';
import { decodeQuantity, normalizeAddress } from '../../ethereum/hex.js';
import { feeCapOf, type TransactionFields } from '../../ethereum/transaction/transaction.js';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import { invalidParameter } from '../../jsonrpc/rpcErrors.js';
import type { LimitParts } from '../services.js';
import { executeEstimate, type CallParts } from './callExecution.js';
import { checkCall, isMissing } from './callOutcome.js';
import { checkTransaction, hasFeeCap, hasGasPrice, transactionFields } from './unsignedTransaction.js';
import type { Signer, SignedBy } from '../../chain/signing/signer.js';
import type { Wallet } from '../../chain/signing/wallet.js';
import { contractLimit } from '../contractLimit.js';

/** What completes a transaction object. */
export interface CompletionParts extends CallParts, Pick<PendingNonceParts, 'mempool'> {
  fees: Pick<Fees, 'nextBaseFee' | 'gasPrice' | 'suggestedTip'>;
}

/** What completes a transaction object that is signed here. */
export type SigningParts = CompletionParts & LimitParts<'txFeeCap'>;

/** The highest nonce that a transaction can have (EIP-2681). */
const MAX_NONCE = 2n ** 64n - 2n;

/** The transaction of an object, to be signed here. Rejects as `completeTransaction` and `checkSignable` do. */
export async function completeForSigning(
  given: TransactionObject,
  parts: SigningParts,
  caller: Caller,
): Promise<TransactionFields> {
  const fields = await completeTransaction(asCall(given), parts, caller);
  checkSignable(fields, parts);
  return fields;
}

/** `gasLimit` is another name of `gas`. Throws where both are given and differ. */
export function asCall({ gasLimit, ...given }: TransactionObject | TransactionToFill): CallObject {
  const { gas } = given;
  if (!isMissing(gas) && !isMissing(gasLimit) && decodeQuantity(gas) !== decodeQuantity(gasLimit))
    throw invalidParameter(
      "invalid argument 0: both 'gas' and 'gasLimit' are set and not equal",
      'transaction.gasLimit',
      'the same number as gas',
    );
  return { ...given, gas: gas ?? gasLimit ?? null };
}

/** Throws TransactionRejected for what must not be signed: a fee above the cap, and a nonce that none can have. */
export function checkSignable(fields: TransactionFields, { limits }: LimitParts<'txFeeCap'>): void {
  const refusal =
    fields.nonce > MAX_NONCE ? GETH_MESSAGES.nonceMax : refusalOfFee(feeCapOf(fields) * fields.gas, limits.txFeeCap);
  if (refusal !== null) throw new TransactionRejected(refusal, null);
}

/** The transaction of an object, to be signed here. Rejects as `completeTransaction` and `checkSignable` do. */
export async function completeTransaction(
  given: CallObject,
  parts: CompletionParts,
  caller: Caller,
): Promise<TransactionFields> {
  const { chainId } = parts.identity;
  const checked = checkCall(given, chainId, 'transaction');
  checkTransaction(checked);
  const priced = { ...checked, ...(await missingFees(checked, parts, caller)) };
  const sender = normalizeAddress(priced.from ?? ZERO_ADDRESS);
  const nonce = priced.nonce ?? toHex(await pendingNonce(sender, parts, caller));
  const gas = priced.gas ?? toHex(await executeEstimate([priced, 'pending'], parts, caller));
  return transactionFields({ ...priced, nonce, gas }, chainId);
}

/**
 * The defaults of geth: the suggested tip, and a fee cap of that tip plus twice the base fee. Where the chain has no
 * base fee, or the transaction no fee cap, the gas price.
 */
async function missingFees(call: CallObject, { fees }: CompletionParts, caller: Caller): Promise<Partial<CallObject>> {
  if (!isMissing(call.gasPrice)) return {};
  const baseFee = hasGasPrice(call) ? null : await fees.nextBaseFee(caller);
  if (baseFee === null && !hasFeeCap(call)) return { gasPrice: toHex(await fees.gasPrice(caller)) };
  const tip = isMissing(call.maxPriorityFeePerGas)
    ? await fees.suggestedTip(caller)
    : BigInt(call.maxPriorityFeePerGas);
  const cap = isMissing(call.maxFeePerGas) ? tip + 2n * (baseFee ?? 0n) : BigInt(call.maxFeePerGas);
  return { maxPriorityFeePerGas: toHex(tip), maxFeePerGas: toHex(cap) };
}

/** A number as a client would write it in a transaction object. */
function toHex(value: bigint): `0x${string}` {
  return `0x${value.toString(16)}`;
}

/** Fills in what the object leaves out and has it signed; rejects as `completeForSigning` and as the signer do. */
export async function signCompleted(
  given: TransactionObject,
  parts: SigningParts,
  { signer, caller }: { signer: Signer; caller: Caller },
): Promise<TransactionFields> {
  const fields = await completeForSigning(given, parts, caller);
  const signed = await signer.signTransaction(normalizeAddress(given.from), fields, caller);
  // A person at a signer outside may have raised the fee.
  checkSignable(signed, parts);
  return signed;
}

/** What completes a transaction object and sends it. */
export interface SendingParts extends SigningParts {
  wallet: Pick<Wallet, 'send' | 'nonces'>;
}

/**
 * Fills in what the object leaves out, has it signed, and sends it. Returns the hash once the chain accepted the
 * transaction; rejects as `completeTransaction` and as the wallet do. A transaction that is not sent uses no nonce.
 */
export async function sendCompleted(
  given: TransactionObject,
  parts: SendingParts,
  { by, caller }: { by: SignedBy; caller: Caller },
): Promise<Hash> {
  const { wallet } = parts;
  const from = normalizeAddress(given.from);
  const complete = (): Promise<TransactionFields> => completeForSigning(given, parts, caller);
  const send = (): Promise<Hash> => wallet.send(from, complete, { by, caller });
  if (!isMissing(given.nonce)) return send();
  return wallet.nonces.run(from, send, caller.signal, contractLimit('eth_sendTransaction', 'waiting'));
}
