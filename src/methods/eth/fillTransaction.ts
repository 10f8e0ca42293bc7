import type { UnsignedTransaction } from '../../../generated/types.js';
import { ZERO_ADDRESS } from '../../evm/address.js';
import { encodeData, normalizeAddress } from '../../evm/hex.js';
import { keccakHash } from '../../evm/keccak.js';
import { encodeTransaction } from '../../evm/transactionEncoding.js';
import { pendingTransactionObject } from '../../evm/transactionObject.js';
import type { TransactionFields } from '../../evm/transaction.js';
import type { Handler } from '../../jsonrpc/request.js';
import { completeTransaction } from '../call/completeTransaction.js';
import type { Services } from '../services.js';

/** The transaction with every missing field filled in, and its bytes with an empty signature. */
export function fillTransaction(
  parts: Pick<Services, 'state' | 'blocks' | 'executor' | 'identity' | 'mempool' | 'fees'>,
): Handler<'eth_fillTransaction'> {
  const complete = completeTransaction(parts);
  return async ([given], request) => {
    const { fields } = await complete(given, request);
    return filled(fields, normalizeAddress(given.from ?? ZERO_ADDRESS));
  };
}

function filled(fields: TransactionFields, from: ReturnType<typeof normalizeAddress>) {
  const raw = encodeTransaction(fields);
  const hash = keccakHash(raw);
  const {
    blockHash: _hash,
    blockNumber: _number,
    transactionIndex: _index,
    from: _from,
    ...tx
  } = pendingTransactionObject({ ...fields, hash, from, raw });
  const gasPrice = fields.gasPrice === null ? null : tx.gasPrice;
  return { raw: encodeData(raw), tx: { ...tx, gasPrice } as UnsignedTransaction };
}
