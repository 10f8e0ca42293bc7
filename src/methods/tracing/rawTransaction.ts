/** A signed transaction as a call that may run. What no block could hold is refused in geth's words. */
import type { Caller } from '../../caller/caller.js';
import type { CallObject } from '../../../generated/types.js';
import type { BlockSummary } from '../../chain/blocks.js';
import { TransactionRejected } from '../../chain/errors.js';
import { checksumAddress } from '../../ethereum/checksum.js';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import { decodeData } from '../../ethereum/hex.js';
import { intrinsicGas } from '../../ethereum/transaction/intrinsicGas.js';
import { InvalidTransaction, type SignedTransaction } from '../../ethereum/transaction/transaction.js';
import { decodeTransaction } from '../../ethereum/transaction/transactionDecoding.js';
import { pendingTransactionObject } from '../../ethereum/transaction/transactionObject.js';
import { chargesInitCode } from '../../tracing/traceRules.js';
import type { CallTraceParts } from './tracedCall.js';

/** What trace_rawTransaction works with. */
export type RawTransactionParts = CallTraceParts;

/** The call that does what the transaction would do after the block. Rejects for one that could not run. */
export async function callOfTransaction(
  raw: string,
  base: BlockSummary,
  { executor, identity, state }: RawTransactionParts,
  caller: Caller,
): Promise<CallObject> {
  const transaction = decode(raw);
  const { chainId, from, nonce, gas } = transaction;
  if (chainId !== null && chainId !== identity.chainId)
    throw rejected(`invalid sender: invalid chain id for signer: have ${chainId} want ${identity.chainId}`);
  const account = await state.account(from, base.stateHeight ?? base.number, caller);
  if (nonce !== account.nonce) {
    const fault = nonce < account.nonce ? GETH_MESSAGES.nonceTooLow : GETH_MESSAGES.nonceTooHigh;
    throw rejected(`${fault}: address ${checksumAddress(from)}, tx: ${nonce} state: ${account.nonce}`);
  }
  if (gas > base.gasLimit) throw rejected(GETH_MESSAGES.blockGasExceeded);
  const shanghai = await chargesInitCode(transaction, base, { state, executor });
  const intrinsic = intrinsicGas(transaction, { shanghai });
  if (gas < intrinsic) throw rejected(`${GETH_MESSAGES.intrinsicGasTooLow}: have ${gas}, want ${intrinsic}`);
  return executor.priced('call', callOf(transaction), account.balance, base);
}

function decode(raw: string): SignedTransaction {
  try {
    return decodeTransaction(decodeData(raw));
  } catch (error) {
    if (error instanceof InvalidTransaction) throw rejected(error.message);
    throw error;
  }
}

function rejected(reason: string): TransactionRejected {
  return new TransactionRejected(reason, null);
}

function callOf(transaction: SignedTransaction): CallObject {
  const shown = pendingTransactionObject(transaction);
  const { from, to, gas, value, input, nonce } = shown;
  const call = { from, to, gas, value, input, nonce };
  if (!('maxFeePerGas' in shown)) {
    const { gasPrice } = shown;
    return { ...call, gasPrice, ...('accessList' in shown && { accessList: shown.accessList }) };
  }
  const { maxFeePerGas, maxPriorityFeePerGas, accessList } = shown;
  const capped = { ...call, maxFeePerGas, maxPriorityFeePerGas, accessList };
  return 'authorizationList' in shown ? { ...capped, authorizationList: shown.authorizationList } : capped;
}
