import type { Caller } from '../../caller/caller.js';
import type { HashInput } from '../../../generated/types.js';
import type { TransactionPlace } from '../../chain/blocks.js';
import { ResourceNotFound } from '../../chain/chainErrors.js';
import { callTracerOptions } from '../../chain/traces.js';
import { nextSlice, sliceIsOver } from '../../concurrency/timeSlice.js';
import { normalizeHash } from '../../ethereum/hex.js';
import { CallFrameScan, type CallFrame } from '../../ethereum/callFrameScan.js';
import { DEFAULT_TIMEOUT_MS } from '../../tracing/api/traceOptions.js';
import type { Services } from '../services.js';

/** A call, and whether it, or one around it, was undone. */
export interface ReadCall {
  frame: CallFrame;
  undone: boolean;
}

/** Where a transaction is. Rejects with `transaction not found`. */
export async function placeOf(
  hash: HashInput,
  { blocks }: Pick<Services, 'blocks'>,
  caller: Caller,
): Promise<TransactionPlace> {
  const place = await blocks.place(normalizeHash(hash), caller);
  if (place === null) throw new ResourceNotFound('transaction');
  return place;
}

/** The calls of a transaction, in the order in which they began. Rejects with `transaction not found`. */
export async function transactionCalls(
  place: TransactionPlace,
  { traces }: Pick<Services, 'traces'>,
  caller: Caller,
): Promise<ReadCall[]> {
  const everyFrame = { ...callTracerOptions(DEFAULT_TIMEOUT_MS), showsFrameless: true };
  const trace = await traces.transaction(place, everyFrame, caller);
  if (trace === null) throw new ResourceNotFound('transaction');
  return readCalls(trace.bytes, caller);
}

/** The calls of callTracer's JSON, in the order in which they began. */
export async function readCalls(trace: Uint8Array, caller: Caller): Promise<ReadCall[]> {
  const calls: ReadCall[] = [];
  const scan = new CallFrameScan(trace, { opened: (frame) => void calls.push({ frame, undone: false }) });
  while (!scan.step()) if (sliceIsOver()) await nextSlice(caller.signal);
  // A failed call comes before those in it. At each depth it holds for what follows until one is not deeper.
  let undoneAt = Infinity;
  for (const call of calls) {
    if (call.frame.depth <= undoneAt) undoneAt = call.frame.failed ? call.frame.depth : Infinity;
    call.undone = undoneAt !== Infinity;
  }
  return calls;
}
