/** Receipts: what became of a transaction, as a wire object and as the bytes that `receiptsRoot` covers. */
import type { Address, Log, Receipt } from '../../generated/types.js';
import { addToBloom, createBloom } from './bloom.js';
import { bigIntToBytes, decodeData, encodeAddress, encodeBloom, encodeQuantity } from './hex.js';
import { keccak } from './keccak.js';
import type { EmittedLog, Placement } from './log.js';
import { encodeRlp } from './rlp.js';
import type { SignedTransaction } from './transaction.js';

/** The outcome of an executed transaction. */
export interface Outcome {
  /** 1 success, 0 failure. */
  status: 0 | 1;
  gasUsed: bigint;
  /** Gas used in the block up to and with this transaction. */
  cumulativeGasUsed: bigint;
  logs: EmittedLog[];
  bloom: Uint8Array;
}

/** The bloom of a transaction's logs. */
export function logsBloom(logs: EmittedLog[]): Uint8Array {
  const bloom = createBloom();
  for (const { address, topics } of logs) {
    addToBloom(bloom, address);
    for (const topic of topics) addToBloom(bloom, topic);
  }
  return bloom;
}

/** Consensus encoding: rlp of [status, cumulative gas, bloom, logs], behind the type byte where the type is not 0 (EIP-658, EIP-2718). */
export function encodeReceipt(type: SignedTransaction['type'], outcome: Outcome): Uint8Array {
  const logs = outcome.logs.map(({ address, topics, data }) => [
    decodeData(address),
    topics.map(decodeData),
    decodeData(data),
  ]);
  const status = bigIntToBytes(BigInt(outcome.status));
  const rlp = encodeRlp([status, bigIntToBytes(outcome.cumulativeGasUsed), outcome.bloom, logs]);
  if (type === 0) return rlp;
  const bytes = new Uint8Array(rlp.length + 1);
  bytes[0] = type;
  bytes.set(rlp, 1);
  return bytes;
}

/** The wire object; `logs` are the wire objects of the outcome's logs, `gasPrice` what was paid per gas in wei. */
export function receiptObject(
  transaction: SignedTransaction,
  outcome: Outcome,
  placement: Placement,
  gasPrice: bigint,
  logs: Log[],
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

/** Where a sender's contract creation of a given nonce puts the contract. */
export function contractAddress(sender: Address, nonce: bigint): Address {
  return encodeAddress(keccak(encodeRlp([decodeData(sender), bigIntToBytes(nonce)])).subarray(12));
}
