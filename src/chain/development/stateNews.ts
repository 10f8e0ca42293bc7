/** What the embedded chain tells the gateway of its state over their link, and the keys of its stores in bytes. */
import type { Address, Hash } from '../../../generated/types.js';
import { MalformedAnswer } from '../chainErrors.js';
import type { ClockReading } from './blockClock.js';

/** The stores that have accounts, code and slots, and balances, under keys of the Cosmos SDK's. */
export const STATE_STORES = ['evm', 'acc', 'bank'] as const;

/** The name of such a store. */
export type StateStore = (typeof STATE_STORES)[number];

/** A key of a store and its value; null for a key that the store does not have, and in questions. */
export interface StateEntry {
  store: StateStore;
  key: Uint8Array;
  value: Uint8Array | null;
}

/** The path of the query for values of keys; question and answer are of `encodeEntries`. */
export const STATE_ENTRIES_PATH = '/halley.dev/StateEntries';

/** What code of the next block sees that does not follow from the newest block; null where nothing was set. */
export interface NextBlock {
  coinbase: Address | null;
  gasLimit: bigint | null;
  prevRandao: Hash | null;
  clock: ClockReading;
}

/**
 * What happened, in order. It comes before the answer to the request that made it happen, and before the chain
 * announces the block. `earliest` is the lowest height whose state the chain still tells.
 */
export type StateNews =
  /** The news begin; `height` is the newest. */
  | { kind: 'begun'; height: number; earliest: number }
  /** The next block, or an edit of the newest state: these keys may have other values now (`encodeEntries`). */
  | { kind: 'changed'; height: number; earliest: number; entries: Uint8Array }
  /** The states from height `from` on may have other values, of any key; `height` is the newest. */
  | { kind: 'replaced'; height: number; earliest: number; from: number }
  /** Other conditions of the next block. */
  | { kind: 'next'; next: NextBlock };

/** Gets the news. */
export interface StateFollower {
  onNews(news: StateNews): void;
  /** The news have ended. */
  onEnd(): void;
}

const ABSENT = 0xffffffff;
const HEAD_BYTES = 6;

/** The bytes of entries. Keys have at most 255 bytes. */
export function encodeEntries(entries: readonly StateEntry[]): Uint8Array {
  let size = 0;
  for (const { key, value } of entries) size += HEAD_BYTES + key.length + (value?.length ?? 0);
  // Not of the pool of buffers: threads would get a copy of all of it.
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const { store, key, value } of entries) {
    view.setUint8(at, STATE_STORES.indexOf(store));
    view.setUint8(at + 1, key.length);
    view.setUint32(at + 2, value?.length ?? ABSENT);
    bytes.set(key, at + HEAD_BYTES);
    at += HEAD_BYTES + key.length;
    if (value === null) continue;
    bytes.set(value, at);
    at += value.length;
  }
  return bytes;
}

/** The entries in these bytes, whose keys and values are parts of them. Throws MalformedAnswer. */
export function* decodeEntries(bytes: Uint8Array): Generator<StateEntry, void, undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at < bytes.length) {
    if (at + HEAD_BYTES > bytes.length) throw cut();
    const store = STATE_STORES[view.getUint8(at)];
    const keyEnd = at + HEAD_BYTES + view.getUint8(at + 1);
    const length = view.getUint32(at + 2);
    const end = length === ABSENT ? keyEnd : keyEnd + length;
    if (store === undefined || end > bytes.length) throw cut();
    const key = bytes.subarray(at + HEAD_BYTES, keyEnd);
    yield { store, key, value: length === ABSENT ? null : bytes.subarray(keyEnd, end) };
    at = end;
  }
}

function cut(): MalformedAnswer {
  return new MalformedAnswer('entries of a store: cut off, or of an unknown store');
}
