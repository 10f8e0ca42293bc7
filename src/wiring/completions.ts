/**
 * Completes the contracts that the operator names, one at a time: those of the settings, and those for which
 * `halley state complete` has left a request in the data folder.
 */
import { join } from 'node:path';
import type { Caller } from '../caller/caller.js';
import type { Address } from '../../generated/types.js';
import { aborted } from '../concurrency/abortable.js';
import { pause, type BackoffOptions } from '../concurrency/backoff.js';
import type { Logger } from '../observe/logger.js';
import { completeContract } from '../state/completion.js';
import { CompletionRequests, ListedContract } from '../state/completionRequests.js';
import type { Upstream } from '../upstream/upstream.js';

/** How often requests are looked for, milliseconds. */
const LOOK_MS = 500;
/** Waits after a failure before a contract of the settings is read again, milliseconds. */
const RETRY_MS = { first: 10_000, longest: 600_000 };

/** The folder of requests: a file for each, named by the address, and another with the outcome. */
export function requestFolder(stateFolder: string): string {
  return join(stateFolder, 'complete');
}

/** Which contracts are completed. */
export interface WantedContracts {
  /** Those of the settings, which stay complete whatever happens to the stream. */
  addresses: readonly Address[];
  folder: string;
  /** Waits between two attempts with a contract of the settings. */
  retryMs?: BackoffOptions;
}

interface WorkParts {
  log: Logger;
  signal: AbortSignal;
}

type CompletionUpstream = Pick<Upstream, 'stored'> & { node: Pick<Upstream['node'], 'applicationInfo'> };

/** Runs until the signal aborts. Takes requests only where values are kept on the disk, which one process can do. */
export async function completeContracts(
  { stored, node }: CompletionUpstream,
  { addresses, folder, retryMs = RETRY_MS }: WantedContracts,
  { log, signal }: WorkParts,
): Promise<void> {
  if (stored === null) return;
  const { view, subspace } = stored;
  const newestHeight = async (caller: Caller): Promise<number> => (await node.applicationInfo(caller)).lastHeight;
  const complete = async (address: Address): Promise<number> => {
    const slots = await completeContract({ view, subspace, newestHeight }, address, signal);
    log.info({ address, slots }, 'all slots of a contract are known');
    return slots;
  };
  if (!view.contracts.isOnDisk) {
    const reason = 'no values are kept on the disk: see state.disk, and the warnings before';
    if (addresses.length > 0) log.warn({ addresses, reason }, 'contracts cannot be completed');
    return aborted(signal);
  }
  const listed = addresses.map((address) => new ListedContract(address, { log, retryMs }));
  const requests = new CompletionRequests(folder, log);
  while (!signal.aborted) {
    if (view.covered !== null) {
      for (const contract of listed)
        if (view.contracts.isComplete(contract.address) === false) await contract.attempt(complete, signal);
      await requests.answer(complete, signal);
    }
    await pause(LOOK_MS, signal);
  }
}
