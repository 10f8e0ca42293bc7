/** What happened to pending transactions, as the workers of a service share it. */
import type { Hash } from '../../../generated/types.js';
import { decodeData, encodeAddress, encodeHash } from '../../ethereum/hex.js';
import type { SignedTransaction } from '../../ethereum/transaction/transaction.js';
import { decodeTransaction } from '../../ethereum/transaction/transactionDecoding.js';

/** A transaction that has become pending. */
export interface AddedEvent {
  kind: 'added';
  transaction: SignedTransaction;
  /** Whether the node listed it and no worker had sent it. */
  isListed: boolean;
  /** Milliseconds of the machine's clock. */
  seenAt: number;
}

/** One kind of event each. */
export type PendingEvent =
  | AddedEvent
  /** They are no longer pending, and no block was the reason. */
  | { kind: 'dropped'; hashes: readonly Hash[] }
  /** This block has other transactions with their nonces: from it on they are no longer pending. */
  | { kind: 'superseded'; hashes: readonly Hash[]; height: number }
  /** The node's list has them. */
  | { kind: 'listed'; hashes: readonly Hash[] }
  /** The node's list lacks them since this height of the node. */
  | { kind: 'missing'; hashes: readonly Hash[]; height: number }
  /** The node counts as many more than it lists. */
  | { kind: 'unlisted'; count: number }
  /** All were dropped, and blocks may be gone. */
  | { kind: 'cleared' };

/** By their codes on the disk. An added transaction was sent or listed. */
const KINDS = ['sent', 'addedFromList', 'dropped', 'superseded', 'listed', 'missing', 'unlisted', 'cleared'] as const;
/** Before the rest: the code of the kind, and a number. */
const HEAD_BYTES = 9;
const HASH_BYTES = 32;
const ADDRESS_BYTES = 20;

/** One byte for the kind, eight for its number; then hashes, or hash, sender and signed bytes of a transaction. */
export function encodePendingEvent(event: PendingEvent): Buffer {
  switch (event.kind) {
    case 'added': {
      const { hash, from, raw } = event.transaction;
      const kind = event.isListed ? 'addedFromList' : 'sent';
      return Buffer.concat([head(kind, event.seenAt), decodeData(hash), decodeData(from), raw]);
    }
    case 'dropped':
    case 'listed':
      return Buffer.concat([head(event.kind), ...event.hashes.map(decodeData)]);
    case 'superseded':
    case 'missing':
      return Buffer.concat([head(event.kind, event.height), ...event.hashes.map(decodeData)]);
    case 'unlisted':
      return head(event.kind, event.count);
    case 'cleared':
      return head(event.kind);
  }
}

/** Throws InvalidTransaction. */
export function decodePendingEvent(bytes: Buffer): PendingEvent {
  const kind = KINDS[bytes[0]!]!;
  const number = bytes.readDoubleLE(1);
  switch (kind) {
    case 'sent':
    case 'addedFromList': {
      const hashEnd = HEAD_BYTES + HASH_BYTES;
      const hash = encodeHash(bytes.subarray(HEAD_BYTES, hashEnd));
      const from = encodeAddress(bytes.subarray(hashEnd, hashEnd + ADDRESS_BYTES));
      const transaction = decodeTransaction(bytes.subarray(hashEnd + ADDRESS_BYTES), { hash, from });
      return { kind: 'added', transaction, isListed: kind === 'addedFromList', seenAt: number };
    }
    case 'dropped':
    case 'listed':
      return { kind, hashes: hashesOf(bytes) };
    case 'superseded':
    case 'missing':
      return { kind, hashes: hashesOf(bytes), height: number };
    case 'unlisted':
      return { kind, count: number };
    case 'cleared':
      return { kind };
  }
}

/** The hash of an added transaction; null for other events. */
export function addedHash(bytes: Buffer): Uint8Array | null {
  const kind = KINDS[bytes[0]!];
  return kind === 'sent' || kind === 'addedFromList' ? bytes.subarray(HEAD_BYTES, HEAD_BYTES + HASH_BYTES) : null;
}

function head(kind: (typeof KINDS)[number], number = 0): Buffer {
  const bytes = Buffer.alloc(HEAD_BYTES);
  bytes[0] = KINDS.indexOf(kind);
  bytes.writeDoubleLE(number, 1);
  return bytes;
}

function hashesOf(bytes: Buffer): Hash[] {
  const hashes: Hash[] = [];
  for (let start = HEAD_BYTES; start < bytes.length; start += HASH_BYTES) {
    hashes.push(encodeHash(bytes.subarray(start, start + HASH_BYTES)));
  }
  return hashes;
}
