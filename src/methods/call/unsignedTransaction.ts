/** Decodes the transaction object of a client. */
import type { CallObject } from '../../../generated/types.js';
import { decodeCallObject } from '../../ethereum/transaction/callObject.js';
import type { TransactionFields } from '../../ethereum/transaction/transaction.js';
import { invalidParameter, rpcError } from '../../jsonrpc/rpcErrors.js';
import { isMissing } from './callOutcome.js';

/** Throws, with geth's messages, for an object that cannot become a transaction, or not one of the type it names. */
export function checkTransaction(call: CallObject): void {
  checkType(call);
  if (isMissing(call.to) && (isMissing(call.input) || call.input === '0x'))
    throw invalid('contract creation without any data provided', 'to');
  const { maxFeePerGas: cap, maxPriorityFeePerGas: tip } = call;
  if (!isMissing(cap) && !isMissing(tip) && BigInt(cap) < BigInt(tip))
    throw invalid(`maxFeePerGas (${BigInt(cap)}) < maxPriorityFeePerGas (${BigInt(tip)})`, 'maxFeePerGas');
}

/** Another type would be signed than the one that the client means. */
function checkType(call: CallObject): void {
  if (namedType(call) === 3 || !isEmpty(call.blobVersionedHashes)) {
    throw rpcError('featureNotSupported', { feature: 'blob transactions', reason: 'this chain takes none' });
  }
  const type = namedType(call);
  if (type === null) return;
  const fields = FIELDS_OF_TYPES[type];
  if (fields === undefined) throw invalid(`transaction type ${call.type} is not supported`, 'type');
  for (const field of TYPED_FIELDS) {
    if (isEmpty(call[field]) || fields.includes(field)) continue;
    throw invalid(`a transaction of type ${call.type} has no ${field}`, field);
  }
  if (type === 4 && isEmpty(call.authorizationList))
    throw invalid(`a transaction of type 0x4 needs an authorizationList`, 'authorizationList');
}

/** The fields that not all types have. */
const TYPED_FIELDS = ['gasPrice', 'accessList', 'maxFeePerGas', 'maxPriorityFeePerGas', 'authorizationList'] as const;

const FIELDS_OF_TYPES: Readonly<Record<number, readonly (typeof TYPED_FIELDS)[number][]>> = {
  0: ['gasPrice'],
  1: ['gasPrice', 'accessList'],
  2: ['accessList', 'maxFeePerGas', 'maxPriorityFeePerGas'],
  4: ['accessList', 'maxFeePerGas', 'maxPriorityFeePerGas', 'authorizationList'],
};

/** Whether the transaction has a gas price, and no fee cap, on every chain. */
export function hasGasPrice(call: CallObject): boolean {
  return typeOf(call) < 2;
}

/** Whether the transaction has a fee cap also on a chain without a base fee. */
export function hasFeeCap(call: CallObject): boolean {
  if (!isMissing(call.maxFeePerGas) || !isMissing(call.maxPriorityFeePerGas)) return true;
  return !isMissing(call.authorizationList) || (namedType(call) ?? 0) >= 2;
}

/** The transaction that the object describes, with signature zero. Without a type, the fields decide it. */
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
  const type = namedType(call);
  if (type === 0 || type === 1 || type === 2 || type === 4) return type;
  if (!isMissing(call.authorizationList)) return 4;
  if (isMissing(call.gasPrice)) return 2;
  return isMissing(call.accessList) ? 0 : 1;
}

/** The type that the object names; null when it names none. */
function namedType({ type }: CallObject): number | null {
  return isMissing(type) ? null : Number(type);
}

function isEmpty(value: string | readonly unknown[] | null | undefined): boolean {
  return isMissing(value) || (typeof value !== 'string' && value.length === 0);
}

function invalid(problem: string, field: string): Error {
  return invalidParameter(`invalid argument 0: ${problem}`, `transaction.${field}`, field);
}
