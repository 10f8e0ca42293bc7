import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kill } from 'node:process';
import { pause } from '../../concurrency/backoff.js';
import { lockHolder } from './processLock.js';

const FILE = 'upgrade.json';

const POLL_MS = 20;

/** How long both versions together may take, milliseconds. */
const UPGRADE_MS = 60_000;

/** How a handover ended. */
interface UpgradeResult {
  /** The process that serves now. */
  pid?: number;
  error?: string;
}

/** Tells the command that asked for the handover how it ended. */
export function writeUpgradeResult(folder: string, result: UpgradeResult): void {
  try {
    writeFileSync(join(folder, FILE), JSON.stringify(result), { mode: 0o600 });
  } catch {
    // The command sees whether another process has the spool.
  }
}

/** Makes the process of a spool hand over to the installed program; returns both process ids. Throws a sentence. */
export async function upgradeProcess(folder: string): Promise<{ before: number; now: number }> {
  const holder = lockHolder(folder);
  if (holder === null) throw new Error(`no stream process has the spool ${folder}: name the folder with --spool`);
  const file = join(folder, FILE);
  rmSync(file, { force: true });
  kill(holder.pid, 'SIGUSR2');
  for (const deadline = Date.now() + UPGRADE_MS; Date.now() < deadline; await pause(POLL_MS)) {
    const result = readResult(file);
    if (result?.pid !== undefined) return { before: holder.pid, now: result.pid };
    if (result?.error !== undefined)
      throw new Error(
        `the new stream process did not come up, and process ${holder.pid} serves as before: ${result.error}`,
      );
    if (lockHolder(folder) === null) throw new Error(`process ${holder.pid} has ended; the node may have ended it`);
  }
  throw new Error(`process ${holder.pid} did not say how the handover ended; look at the log of the node`);
}

function readResult(file: string): UpgradeResult | null {
  try {
    const { pid, error } = JSON.parse(readFileSync(file, 'utf8')) as UpgradeResult;
    return { ...(typeof pid === 'number' && { pid }), ...(typeof error === 'string' && { error }) };
  } catch {
    return null;
  }
}
