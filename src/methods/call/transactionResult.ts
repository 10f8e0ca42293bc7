import type { Address, Data, UnsignedTransaction } from '../../../generated/types.js';
import { encodeData } from '../../ethereum/hex.js';
import { keccakHash } from '../../ethereum/keccak.js';
import type { TransactionFields } from '../../ethereum/transaction/transaction.js';
import { encodeTransaction } from '../../ethereum/transaction/transactionEncoding.js';
import { pendingTransactionObject } from '../../ethereum/transaction/transactionObject.js';

/** The bytes of a transaction, signed or not, and geth's object for it: without sender and place. */
export function bytesAndObject(fields: TransactionFields, from: Address): { raw: Data; tx: UnsignedTransaction } {
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
