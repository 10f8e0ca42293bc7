/** Receipts of transactions: the wire object, and the bytes that `receiptsRoot` covers. */
import type { Address, Log, Receipt } from '../../generated/types.js';
import { addToBloom, createBloom } from './bloom.js';
import { bigIntToBytes, decodeData, decodeQuantity, encodeAddress, encodeBloom, encodeQuantity } from './hex.js';
import { keccak } from './keccak.js';
import type { EmittedLog, Placement } from './log.js';
import { encodeRlp, encodeTypedRlp } from './encoding/rlp.js';
import type { SignedTransaction } from './transaction/transaction.js';

/** The outcome of an executed transaction. */
export interface Outcome {
  /** 1 success, 0 failure. */
  status: 0 | 1;
  gasUsed: bigint;
  /** Gas used in the block up to and including this transaction. */
  cumulativeGasUsed: bigint;
  logs: EmittedLog[];
  bloom: Uint8Array;
}

/** The bloom of a transaction's logs. */
export function logsBloom(logs: readonly Pick<EmittedLog, 'address' | 'topics'>[]): Uint8Array {
  const bloom = createBloom();
  for (const { address, topics } of logs) {
    addToBloom(bloom, address);
    for (const topic of topics) addToBloom(bloom, topic);
  }
  return bloom;
}

/** The consensus encoding: status, cumulative gas, bloom, logs. */
export function encodeReceipt(type: number, outcome: Omit<Outcome, 'gasUsed'>): Uint8Array {
  const logs = outcome.logs.map(({ address, topics, data }) => [
    decodeData(address),
    topics.map(decodeData),
    decodeData(data),
  ]);
  const status = bigIntToBytes(BigInt(outcome.status));
  return encodeTypedRlp(type, [status, bigIntToBytes(outcome.cumulativeGasUsed), outcome.bloom, logs]);
}

/** The consensus encoding of a receipt from its wire object. */
export function encodeReceiptObject({ type, status, cumulativeGasUsed, logs, logsBloom: bloom }: Receipt): Uint8Array {
  return encodeReceipt(Number(type), {
    status: status === '0x1' ? 1 : 0,
    cumulativeGasUsed: decodeQuantity(cumulativeGasUsed),
    logs,
    bloom: decodeData(bloom),
  });
}

/** The fields of a receipt besides those of the transaction and its outcome. */
export interface ReceiptContext {
  placement: Placement;
  /** Wei paid per gas. */
  gasPrice: bigint;
  logs: Log[];
}

/** The wire object of a receipt. */
export function receiptObject(
  transaction: SignedTransaction,
  outcome: Outcome,
  { placement, gasPrice, logs }: ReceiptContext,
): Receipt {
  const { to, from, hash, nonce, type } = transaction;
  return {
    blockHash: placement.blockHash,
    blockNumber: encodeQuantity(placement.blockNumber),
    contractAddress: to === null ? contractAddress(from, nonce) : null,
    cumulativeGasUsed: encodeQuantity(outcome.cumulativeGasUsed),
    effectiveGasPrice: encodeQuantity(gasPrice),
    from,
    gasUsed: encodeQuantity(outcome.gasUsed),
    logs,
    logsBloom: encodeBloom(outcome.bloom),
    status: outcome.status === 1 ? '0x1' : '0x0',
    to,
    transactionHash: hash,
    transactionIndex: encodeQuantity(placement.transactionIndex),
    type: `0x${type}`,
  };
}

/** The address of the contract that a sender creates with this nonce. */
export function contractAddress(sender: Address, nonce: bigint): Address {
  return encodeAddress(keccak(encodeRlp([decodeData(sender), bigIntToBytes(nonce)])).subarray(12));
}
