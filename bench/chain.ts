/** The Go chain of a run: short block times while it is filled, ordinary ones while it is measured. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startGoChain, type GoChain } from '../test/support/goChain.js';

const FILLING_BLOCK_TIME_MS = 150;
export const MEASURED_BLOCK_TIME_MS = 1_000;

export function startBenchChain(): Promise<GoChain> {
  return startGoChain({ blockTimeMs: FILLING_BLOCK_TIME_MS });
}

/** Restarts the node with the block time of a usual chain: each block takes processor time from what is measured. */
export async function slowDown(chain: GoChain): Promise<void> {
  const file = join(chain.home, 'config', 'config.toml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^timeout_commit = .*$/m, `timeout_commit = "${MEASURED_BLOCK_TIME_MS}ms"`));
  await chain.restart();
}
