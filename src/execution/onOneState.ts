import type { KnownState } from '../chain/state.js';

/** Most repetitions of an execution on a state that is edited meanwhile. */
const MOST_REPETITIONS = 8;

/** Runs again what may have read some values before and some after an edit of the state. */
export async function onOneState<T>(run: () => Promise<{ outcome: T; known: KnownState | null }>): Promise<T> {
  for (let repetition = 0; ; repetition++) {
    const { outcome, known } = await run();
    if (known === null || known.isCurrent() || repetition === MOST_REPETITIONS) return outcome;
  }
}
