import type { Address, FilledTransaction } from '../../../generated/types.js';
import { ZERO_ADDRESS } from '../../evm/address.js';
import { encodeData, normalizeAddress } from '../../evm/hex.js';
import { keccakHash } from '../../evm/keccak.js';
import type { TransactionFields } from '../../evm/transaction/transaction.js';
import { encodeTransaction } from '../../evm/transaction/transactionEncoding.js';
import { pendingTransactionObject } from '../../evm/transaction/transactionObject.js';
import type { Handler } from '../../jsonrpc/request.js';
import { completeTransaction, type CompletionParts } from '../call/completeTransaction.js';

/** The transaction with every missing field filled in, and its bytes with an empty signature. */
export function fillTransaction(parts: CompletionParts): Handler<'eth_fillTransaction'> {
  return async ([given], { signal }) => {
    const fields = await completeTransaction(given, parts, signal);
    return encodeFilled(fields, normalizeAddress(given.from ?? ZERO_ADDRESS));
  };
}

function encodeFilled(fields: TransactionFields, from: Address): FilledTransaction {
  const raw = encodeTransaction(fields);
  const hash = keccakHash(raw);
  const {
    blockHash: _hash,
    blockNumber: _number,
    transactionIndex: _index,
    from: _from,
    ...tx
  } = pendingTransactionObject({ ...fields, hash, from, raw });
  return { raw: encodeData(raw), tx: { ...tx, gasPrice: fields.gasPrice === null ? null : tx.gasPrice } };
}
