import type { Caller } from '../../caller/caller.js';
import type { CallObject } from '../../../generated/types.js';
import { stateHeight } from '../../chain/blockParameter.js';
import { stateHeightOf, type BlockSummary } from '../../chain/blocks.js';
import { TransactionRejected } from '../../chain/chainErrors.js';
import { checksumAddress } from '../../ethereum/checksum.js';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import { decodeData } from '../../ethereum/hex.js';
import { intrinsicGas } from '../../ethereum/transaction/intrinsicGas.js';
import { InvalidTransaction, type SignedTransaction } from '../../ethereum/transaction/transaction.js';
import { decodeTransaction } from '../../ethereum/transaction/transactionDecoding.js';
import { pendingTransactionObject } from '../../ethereum/transaction/transactionObject.js';
import type { Handler } from '../../jsonrpc/request.js';
import { traceCall } from '../../tracing/parity/tracedCalls.js';
import { traceTypes } from '../../tracing/parity/traceResults.js';
import { chargesInitCode } from '../../tracing/kept/traceRules.js';
import { blockToRunOn } from '../call/callExecution.js';
import type { LimitParts, Services } from '../services.js';

type Parts = Pick<Services, 'blocks' | 'executor' | 'identity' | 'state' | 'traces'> & LimitParts<'maxResponseBytes'>;

/** Traces of a signed transaction on the state after a block, without sending it. */
export function rawTransaction(parts: Parts): Handler<'trace_rawTransaction'> {
  return async ([raw, types, block], caller) => {
    const base = await blockToRunOn(await stateHeight(block, parts.blocks, caller), parts.blocks, caller);
    const call = await callOfTransaction(raw, base, parts, caller);
    const traced = { call, types: traceTypes(types), stateOverrides: null, blockOverrides: null };
    return traceCall(traced, base, parts, caller);
  };
}

/** The call that does what the transaction would do after the block. Rejects with geth's words. */
async function callOfTransaction(
  raw: string,
  base: BlockSummary,
  { executor, identity, state }: Parts,
  caller: Caller,
): Promise<CallObject> {
  const transaction = decode(raw);
  const { chainId, from, nonce, gas } = transaction;
  if (chainId !== null && chainId !== identity.chainId)
    throw rejected(`invalid sender: invalid chain id for signer: have ${chainId} want ${identity.chainId}`);
  const account = await state.account(from, stateHeightOf(base), caller);
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
