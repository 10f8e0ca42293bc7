/** How long all long work together may hold the event loop before other callbacks run, milliseconds. */
const SLICE_MS = 6;

/** Counts the iterations of the event loop in which a function of this module was called. */
let turn = 0;
let isTurnEnding = false;
/** When `sliceIsOver` was first called in this turn; null before. */
let sliceBegun: number | null = null;

/**
 * Whether long work has held the event loop for long enough, so that the caller should await `nextSlice`. Callers ask
 * first because a needless await costs more than this. All callers share one slice: a hundred requests and a thousand
 * replays together hold the loop no longer than one.
 */
export function sliceIsOver(): boolean {
  if (sliceBegun !== null) return performance.now() - sliceBegun >= SLICE_MS;
  noteTurn();
  sliceBegun = performance.now();
  return false;
}

/** The number of this iteration of the event loop, to see whether two things happen in the same one. */
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

/** Resolves when there is time again, after other callbacks have run. Rejects when aborted before. */
export async function nextSlice(signal?: Pick<AbortSignal, 'throwIfAborted'>): Promise<void> {
  do {
    // Each caller has its own immediate. With a shared one, all would continue before any of them has used time.
    await new Promise(setImmediate);
    signal?.throwIfAborted();
    // Checked again: earlier callers may have used up the slice.
  } while (sliceIsOver());
}
