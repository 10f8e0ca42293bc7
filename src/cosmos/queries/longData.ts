import type { Data } from '../../../generated/types.js';
import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import { encodeData, toHex } from '../../ethereum/hex.js';

/** Bytes that become hex at a time, some 0.1 ms. */
const SLICE_BYTES = 65_536;

/**
 * Bytes of any length as DATA. Megabytes become hex in slices, between which other requests are answered. Rejects when
 * the signal aborts meanwhile.
 */
export async function encodeLongData(bytes: Uint8Array, signal: AbortSignal): Promise<Data> {
  let text: string = encodeData(bytes.subarray(0, SLICE_BYTES));
  for (let from = SLICE_BYTES; from < bytes.length; from += SLICE_BYTES) {
    if (sliceIsOver()) await nextSlice(signal);
    text += toHex(bytes.subarray(from, from + SLICE_BYTES));
  }
  // DATA, followed by whole bytes as digits.
  return text as Data;
}
