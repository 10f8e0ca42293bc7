/**
 * Reads the whole storage of contracts that the operator names, so that slots without a value need no question. The
 * node returns its newest state, whichever that is, so what the stream changes meanwhile wins.
 */
import { ownWork, type Caller } from '../caller/caller.js';
import type { Address } from '../../generated/types.js';
import { pause } from '../concurrency/backoff.js';
import { slotsPrefix, STORES } from '../cosmos/stores/layout.js';
import type { Subspace } from '../cosmos/stores/subspace.js';
import type { StateView } from './stateView.js';

/** What contracts are completed with. */
export interface CompletionParts {
  view: StateView;
  /** All entries of a store below a prefix, of the node's newest state. */
  subspace: (store: string, prefix: Uint8Array, caller: Caller) => Promise<Subspace>;
  newestHeight: (caller: Caller) => Promise<number>;
}

/** A contract that could not be completed, and why. */
export class NotCompleted extends Error {
  override readonly name = 'NotCompleted';
}

/** Longest time for the node's answer, milliseconds: it builds the answer in memory, however large the contract is. */
const ANSWER_MS = 60_000;
/** Longest wait for the stream to reach the height of the answer, milliseconds. */
const STREAM_MS = 60_000;
const WAIT_MS = 50;

/** Completes a contract and returns the number of its slots. Rejects with NotCompleted, or as the node. */
export async function completeContract(
  { view, subspace, newestHeight }: CompletionParts,
  address: Address,
  stopping: AbortSignal,
): Promise<number> {
  if (!view.contracts.isOnDisk)
    throw new NotCompleted(
      'no values are kept on the disk: state.disk is 0, or the folder of the state cannot be used',
    );
  const watched = view.contracts.watch(address);
  if (watched === null) throw new NotCompleted('no state stream is followed');
  try {
    const late = AbortSignal.timeout(ANSWER_MS);
    const caller = ownWork(AbortSignal.any([stopping, late]));
    const { height, entries } = await subspace(STORES.evm, slotsPrefix(address), caller).catch((error: unknown) => {
      throw late.aborted ? new NotCompleted(`the node did not answer within ${ANSWER_MS / 1_000} s`) : error;
    });
    if (height < watched.reached)
      throw new NotCompleted(`the node is behind the state stream: ${height} after ${watched.reached}`);
    // The next block may have been executed, so that its values were seen, too.
    const newest = Math.max(height, await newestHeight(caller)) + 1;
    await streamReaches(view, newest, stopping);
    // Each value that did not change meanwhile is that of the height that the stream has reached.
    const obstacle = await view.contracts.complete(address, entries, watched);
    if (obstacle !== null) throw new NotCompleted(obstacle);
    return entries.length;
  } finally {
    view.contracts.unwatch(address);
  }
}

async function streamReaches(view: StateView, height: number, stopping: AbortSignal): Promise<void> {
  const until = performance.now() + STREAM_MS;
  while ((view.covered?.to ?? height) < height) {
    stopping.throwIfAborted();
    if (performance.now() > until) throw new NotCompleted(`the state stream does not reach height ${height}`);
    await pause(WAIT_MS, stopping);
  }
}
