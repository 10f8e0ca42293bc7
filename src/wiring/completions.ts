/**
 * Completes the contracts that the operator names, one at a time: those of the settings, and those for which
 * `halley state complete` has left a request in the data folder.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Caller } from '../caller/caller.js';
import type { Address } from '../../generated/types.js';
import { pause } from '../concurrency/backoff.js';
import { normalizeAddress } from '../ethereum/hex.js';
import type { Logger } from '../observe/logger.js';
import { completeContract } from '../state/completion.js';
import type { Upstream } from '../upstream/upstream.js';

/** How often requests are looked for, milliseconds. */
const LOOK_MS = 500;

/** The folder of requests: a file for each, named by the address, and another with the outcome. */
export function requestFolder(stateFolder: string): string {
  return join(stateFolder, 'complete');
}

/** The file with the outcome of a request: what the command prints. */
export function outcomeFile(folder: string, address: Address): string {
  return join(folder, `${address}.done`);
}

/** Runs until the signal aborts. */
export async function completeContracts(
  { stored, node }: Pick<Upstream, 'stored' | 'node'>,
  { addresses, folder }: { addresses: readonly string[]; folder: string },
  { log, signal }: { log: Logger; signal: AbortSignal },
): Promise<void> {
  if (stored === null) return;
  const { view, subspace } = stored;
  const newestHeight = async (caller: Caller): Promise<number> => (await node.applicationInfo(caller)).lastHeight;
  const complete = async (address: Address): Promise<string> => {
    try {
      const slots = await completeContract({ view, subspace, newestHeight }, address, signal);
      log.info({ address, slots }, 'all slots of a contract are known');
      return `complete: ${slots} slots`;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!signal.aborted) log.warn({ address, reason }, 'a contract cannot be completed');
      return `not complete: ${reason}`;
    }
  };
  mkdirSync(folder, { recursive: true });
  let left = addresses.map(normalizeAddress);
  while (!signal.aborted) {
    if (view.covered !== null) {
      for (const address of left) await complete(address);
      left = [];
      for (const address of requestsIn(folder)) {
        const outcome = await complete(address);
        const unfinished = join(folder, 'outcome');
        writeFileSync(unfinished, outcome);
        renameSync(unfinished, outcomeFile(folder, address));
        rmSync(join(folder, address), { force: true });
      }
    }
    await pause(LOOK_MS, signal);
  }
}

function requestsIn(folder: string): Address[] {
  return readdirSync(folder).filter((name): name is Address => /^0x[0-9a-f]{40}$/.test(name));
}
