import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { GoChain } from './goChain.js';
import type { HalleyProcess } from './halleyProcess.js';

const MAIN = join(import.meta.dirname, '../../dist/bundle/main.js');

/** What `halley config check` prints of a chain; `flags` are further ones. */
export function configCheck(
  chain: GoChain,
  { dataDir }: Pick<HalleyProcess, 'dataDir'>,
  flags: readonly string[] = [],
): { stdout: string; status: number | null } {
  const node = [`--node=${chain.rpcUrl}`, `--node-grpc=${chain.grpcAddress}`, `--data-dir=${dataDir}`];
  return spawnSync(process.execPath, [MAIN, 'config', 'check', ...node, ...flags], {
    encoding: 'utf8',
    timeout: 60_000,
    killSignal: 'SIGKILL',
  });
}
