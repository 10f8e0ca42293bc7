/** The wire object of a transaction, for all methods that return one. */
import type { Authorization as AuthorizationObject, Quantity, Transaction } from '../../../generated/types.js';
import { encodeData, encodeQuantity } from '../hex.js';
import type { Placement } from '../log.js';
import type { Authorization, SignedTransaction } from './transaction.js';

/** The wei that a mined transaction paid per gas. `baseFee` is the block's, null on a chain without one. */
export function effectiveGasPrice(transaction: SignedTransaction, baseFee: bigint | null): bigint {
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = transaction;
  if (gasPrice !== null) return gasPrice;
  const cap = maxFeePerGas ?? 0n;
  const offered = (maxPriorityFeePerGas ?? 0n) + (baseFee ?? 0n);
  return offered < cap ? offered : cap;
}

/** A transaction that is not in a block. Its block fields are null, and `gasPrice` is the most that it may pay. */
export function pendingTransactionObject(transaction: SignedTransaction): Transaction {
  return transactionObject(transaction, null, null);
}

/** A transaction in a block with this base fee; `placement` is null for a pending one. */
export function transactionObject(
  transaction: SignedTransaction,
  placement: Placement | null,
  baseFee: bigint | null,
): Transaction {
  const price = placement === null ? transaction.maxFeePerGas : null;
  const gasPrice = encodeQuantity(price ?? effectiveGasPrice(transaction, baseFee));
  const { type } = transaction;
  const head = { ...placeFields(placement), from: transaction.from, gas: encodeQuantity(transaction.gas), gasPrice };
  const body = bodyFields(transaction, placement);
  const signature = signatureFields(transaction);
  if (type === 0) return { ...head, ...body, type: '0x0', ...chainIdField(transaction), ...signature };
  const listed = { accessList: transaction.accessList ?? [], chainId: encodeQuantity(transaction.chainId ?? 0n) };
  const yParity = encodeQuantity(transaction.v);
  if (type === 1) return { ...head, ...body, type: '0x1', ...listed, ...signature, yParity };
  const caps = {
    maxFeePerGas: encodeQuantity(transaction.maxFeePerGas ?? 0n),
    maxPriorityFeePerGas: encodeQuantity(transaction.maxPriorityFeePerGas ?? 0n),
  };
  if (type === 2) return { ...head, ...caps, ...body, type: '0x2', ...listed, ...signature, yParity };
  const authorizationList = (transaction.authorizationList ?? []).map(authorizationObject);
  return { ...head, ...caps, ...body, type: '0x4', ...listed, authorizationList, ...signature, yParity };
}

function placeFields(placement: Placement | null) {
  if (placement === null) return { blockHash: null, blockNumber: null };
  return { blockHash: placement.blockHash, blockNumber: encodeQuantity(placement.blockNumber) };
}

function bodyFields(transaction: SignedTransaction, placement: Placement | null) {
  return {
    hash: transaction.hash,
    input: encodeData(transaction.input),
    nonce: encodeQuantity(transaction.nonce),
    to: transaction.to,
    transactionIndex: placement === null ? null : encodeQuantity(placement.transactionIndex),
    value: encodeQuantity(transaction.value),
  };
}

/** Omitted without replay protection, as in geth. */
function chainIdField({ chainId }: SignedTransaction): { chainId?: Quantity } {
  return chainId === null ? {} : { chainId: encodeQuantity(chainId) };
}

function signatureFields({ v, r, s }: SignedTransaction) {
  return { v: encodeQuantity(v), r: encodeQuantity(r), s: encodeQuantity(s) };
}

function authorizationObject({ chainId, address, nonce, yParity, r, s }: Authorization): AuthorizationObject {
  return {
    chainId: encodeQuantity(chainId),
    address,
    nonce: encodeQuantity(nonce),
    yParity: encodeQuantity(yParity),
    r: encodeQuantity(r),
    s: encodeQuantity(s),
  };
}
