/** Decodes the transaction object of a client. */
import type { CallObject } from '../../../generated/types.js';
import { decodeCallObject } from '../../evm/transaction/callObject.js';
import type { TransactionFields } from '../../evm/transaction/transaction.js';
import { rpcError } from '../../jsonrpc/errors.js';
import { isMissing } from './callOutcome.js';

/** Throws, with geth's messages, for an object that cannot become a transaction. */
export function checkTransaction(call: CallObject): void {
  if (isMissing(call.to) && (isMissing(call.input) || call.input === '0x'))
    throw invalid('contract creation without any data provided', 'to');
  const { maxFeePerGas: cap, maxPriorityFeePerGas: tip } = call;
  if (!isMissing(cap) && !isMissing(tip) && BigInt(cap) < BigInt(tip))
    throw invalid(`maxFeePerGas (${BigInt(cap)}) < maxPriorityFeePerGas (${BigInt(tip)})`, 'maxFeePerGas');
}

/**
 * The fields of the transaction that the object describes. Its type follows from the given fields; its signature is
 * zero.
 */
export function transactionFields(call: CallObject, chainId: bigint): TransactionFields {
  const type = typeOf(call);
  const { nonce, gasPrice, maxFeePerGas, maxPriorityFeePerGas, gas, to, value, input, ...lists } =
    decodeCallObject(call);
  return {
    type,
    chainId,
    nonce: nonce ?? 0n,
    gasPrice: type < 2 ? (gasPrice ?? 0n) : null,
    maxFeePerGas: type < 2 ? null : (maxFeePerGas ?? 0n),
    maxPriorityFeePerGas: type < 2 ? null : (maxPriorityFeePerGas ?? 0n),
    gas: gas ?? 0n,
    to,
    value: value ?? 0n,
    input,
    accessList: type === 0 ? null : (lists.accessList ?? []),
    authorizationList: type === 4 ? lists.authorizationList : null,
    v: 0n,
    r: 0n,
    s: 0n,
  };
}

function typeOf(call: CallObject): TransactionFields['type'] {
  if (!isMissing(call.authorizationList)) return 4;
  if (isMissing(call.gasPrice)) return 2;
  return isMissing(call.accessList) ? 0 : 1;
}

function invalid(problem: string, field: string): Error {
  return rpcError(
    'invalidParams',
    { reason: `invalid argument 0: ${problem}` },
    { path: `transaction.${field}`, expected: [field] },
  );
}
