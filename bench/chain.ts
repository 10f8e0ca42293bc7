/** The Go chain of a run: short block times while it is filled, ordinary ones while it is measured. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NEWEST, startGoChain, type GoChain, type GoChainOptions } from '../test/support/goChain.js';
import type { NodeRelease } from './options.js';
import type { StateStream } from './stateStream.js';

const FILLING_BLOCK_TIME_MS = 150;
export const MEASURED_BLOCK_TIME_MS = 1_000;

/** Throws where there is no binary of this release. `stream` is where the node's state changes go, if anywhere. */
export function startBenchChain(release: NodeRelease, stream: StateStream | null): Promise<GoChain> {
  const node = release === 'v0.7.3' ? NEWEST : {};
  if (node === null) throw new Error('--node: EVMD_0_7_3 must be the path of the binary of v0.7.3');
  const options: GoChainOptions = { ...node, blockTimeMs: FILLING_BLOCK_TIME_MS };
  return startGoChain(stream === null ? options : { ...options, stream: { spool: stream.spool } });
}

/** Restarts the node with the block time of a usual chain: each block takes processor time from what is measured. */
export async function slowDown(chain: GoChain): Promise<void> {
  const file = join(chain.home, 'config', 'config.toml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^timeout_commit = .*$/m, `timeout_commit = "${MEASURED_BLOCK_TIME_MS}ms"`));
  await chain.restart();
}
