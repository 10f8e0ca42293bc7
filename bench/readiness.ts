import { setTimeout as pause } from 'node:timers/promises';
import type { HalleyProcess } from '../test/e2e/support/halleyProcess.js';
import { isIndexed } from '../test/e2e/support/indexProgress.js';

const TIMEOUT_MS = 120_000;

/** Resolves when Halley's index holds every block of its chain. */
export async function waitUntilIndexed(halley: HalleyProcess): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await isIndexed(halley))) {
    if (Date.now() > deadline) throw new Error('Halley did not index the chain within two minutes');
    await pause(100);
  }
}
