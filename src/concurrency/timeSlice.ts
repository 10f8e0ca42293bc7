/** How long all work on many items together may hold the event loop before other callbacks run, milliseconds. */
const SLICE_MS = 6;

/** Iterations of the event loop that ended, of those in which anybody asked. */
let turn = 0;
let isTurnEnding = false;
/** Time of the first question for the slice in this turn; null before it. */
let sliceBegun: number | null = null;

/**
 * Whether work on many items has held the event loop for long enough, so that the caller should await `nextSlice`.
 * Callers ask first because an await that is not needed costs more than the question. All callers share one slice: a
 * hundred requests and a thousand replays together hold the loop no longer than one.
 */
export function sliceIsOver(): boolean {
  if (sliceBegun !== null) return performance.now() - sliceBegun >= SLICE_MS;
  noteTurn();
  sliceBegun = performance.now();
  return false;
}

/** A number for this iteration of the event loop, to tell whether two things happen in the same. */
export function currentTurn(): number {
  noteTurn();
  return turn;
}

function noteTurn(): void {
  if (isTurnEnding) return;
  isTurnEnding = true;
  setImmediate(() => {
    isTurnEnding = false;
    turn++;
    sliceBegun = null;
  });
}

/** Resolves when there is time to go on, after other callbacks have run. Rejects when aborted meanwhile. */
export async function nextSlice(signal?: AbortSignal): Promise<void> {
  do {
    // Each caller has its own immediate. With a shared one, all would go on together, before any of them has used time.
    await new Promise(setImmediate);
    signal?.throwIfAborted();
    // Checked again: earlier callers may have used up the slice.
  } while (sliceIsOver());
}
