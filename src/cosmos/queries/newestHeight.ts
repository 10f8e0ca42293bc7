/** Questions about the newest state, where a node answers them only when they name its height. */
import { NewestUnnamed } from '../../chain/errors.js';

/**
 * Asks about a height; 0 means the newest. After a restart and until its next block, a node answers only questions that
 * name the height (Cosmos SDK 0.53 and newer): then it is asked again with the height of its newest state.
 */
export async function askNewest<T>(height: number, ask: (height: number) => Promise<T>): Promise<T> {
  if (height !== 0) return ask(height);
  try {
    return await ask(0);
  } catch (error) {
    if (!(error instanceof NewestUnnamed)) throw error;
    return ask(error.height);
  }
}
