import { setTimeout as pause } from 'node:timers/promises';
import type { IndexState } from '../generated/types.js';
import { call } from './rpc.js';

const TIMEOUT_MS = 120_000;

/**
 * Resolves when Halley's index holds every block of its chain. Asks the process, because the index of another checkout
 * may have another format. The namespace `halley` must be on.
 */
export async function waitUntilIndexed({ httpUrl }: { httpUrl: string }): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const { head, ranges } = await call<IndexState>(httpUrl, 'halley_indexStatus');
    if (ranges.some(({ from, to }) => Number(from) <= 1 && to === head)) return;
    if (Date.now() > deadline) throw new Error('Halley did not index the chain within two minutes');
    await pause(100);
  }
}
