import { setTimeout as pause } from 'node:timers/promises';
import { call } from './rpc.js';

const TIMEOUT_MS = 120_000;

/** Resolves when Halley says that its index holds every block of the node. */
export async function waitUntilIndexed(url: string): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while ((await call(url, 'eth_syncing')) !== false) {
    if (Date.now() > deadline) throw new Error('Halley did not index the chain within two minutes');
    await pause(100);
  }
}
