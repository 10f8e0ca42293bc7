/** How long all work on many items together may hold the event loop before others get a turn, milliseconds. */
const SLICE_MS = 6;

/** When this turn of the event loop was first asked about; null before. */
let turnBegun: number | null = null;

/**
 * Whether work on many items has held the event loop for long enough, so that it is time for `nextSlice`: asked before, because waiting for
 * nothing costs more than asking. There is one slice for all: a hundred requests and a thousand replays at a time hold the loop no longer than
 * one.
 */
export function sliceIsOver(): boolean {
  if (turnBegun !== null) return performance.now() - turnBegun >= SLICE_MS;
  turnBegun = performance.now();
  setImmediate(() => (turnBegun = null));
  return false;
}

/** Resolves when there is time to go on, after others had their turn. Rejects when aborted meanwhile. */
export async function nextSlice(signal?: AbortSignal): Promise<void> {
  do {
    // One of its own for each: all that wait for the same would go on together, before any of them has used time.
    await new Promise(setImmediate);
    signal?.throwIfAborted();
    // Asked again: those who waited before may have used up this turn too.
  } while (sliceIsOver());
}
