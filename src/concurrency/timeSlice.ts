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

/** Those that wait for time, the oldest first. There is an immediate for each. */
const waiting: (() => void)[] = [];
/** Whether immediates run now, of which the first has begun a new slice. */
let isInImmediates = false;

/**
 * Resolves when there is time again, after other callbacks have run, in the order of the calls. Rejects when aborted
 * before. What runs between the immediates may use all of its slices, so the immediates have one of their own.
 */
export async function nextSlice(signal?: Pick<AbortSignal, 'throwIfAborted'>): Promise<void> {
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
    setImmediate(wakeOldest);
  });
  signal?.throwIfAborted();
}

function wakeOldest(): void {
  if (!isInImmediates) {
    isInImmediates = true;
    sliceBegun = null;
    // It runs first among the next immediates.
    setImmediate(() => (isInImmediates = false));
  }
  // Earlier ones may have used up the slice.
  if (sliceIsOver()) setImmediate(wakeOldest);
  else waiting.shift()?.();
}
