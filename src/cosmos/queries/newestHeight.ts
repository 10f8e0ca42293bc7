/** Questions about the newest state, where a node answers them only when they name its height. */
import { NewestUnnamed } from '../../chain/errors.js';

/**
 * Asks about a height; 0 means the newest, which is named when the node wants it so. It does after a restart, until the
 * next block (Cosmos SDK 0.53 and newer).
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
