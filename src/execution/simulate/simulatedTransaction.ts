import { keccakHash } from '../../ethereum/keccak.js';
import type { SignedTransaction, TransactionFields } from '../../ethereum/transaction/transaction.js';
import { encodeTransaction } from '../../ethereum/transaction/transactionEncoding.js';
import type { GasBoundMessage } from '../transition/message.js';

/** The transaction that a simulated call stands for. It has no signature: v, r and s are zero. */
export function simulatedTransaction(message: GasBoundMessage, nonce: bigint, chainId: bigint): SignedTransaction {
  const { from, to, gas, value, data } = message;
  const unsigned = { chainId, nonce, gas, to, value, input: data, v: 0n, r: 0n, s: 0n };
  const fields: TransactionFields = { ...unsigned, ...typedFields(message) };
  const raw = encodeTransaction(fields);
  return { ...fields, from, raw, hash: keccakHash(raw) };
}

type TypedFields = Pick<
  TransactionFields,
  'type' | 'gasPrice' | 'maxFeePerGas' | 'maxPriorityFeePerGas' | 'accessList' | 'authorizationList'
>;

/** The type follows from the fields: 4 with authorizations, 0 or 1 (with an access list) for a legacy price, else 2. */
function typedFields({ fees, accessList, authorizationList }: GasBoundMessage): TypedFields {
  const { maxFeePerGas, maxPriorityFeePerGas } = fees;
  if (authorizationList !== null) {
    const list = accessList ?? [];
    return { type: 4, gasPrice: null, maxFeePerGas, maxPriorityFeePerGas, accessList: list, authorizationList };
  }
  if (fees.legacy) {
    const caps = { gasPrice: maxFeePerGas, maxFeePerGas: null, maxPriorityFeePerGas: null, authorizationList: null };
    return { type: accessList === null ? 0 : 1, accessList, ...caps };
  }
  const list = accessList ?? [];
  return { type: 2, gasPrice: null, maxFeePerGas, maxPriorityFeePerGas, accessList: list, authorizationList: null };
}
