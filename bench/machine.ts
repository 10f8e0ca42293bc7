/** Describes the machine and the versions of a run, for reports. */
import { readFileSync } from 'node:fs';
import { arch, availableParallelism, platform, totalmem } from 'node:os';
import { join } from 'node:path';

/** `2 cores, 24 GiB of memory, linux x64; Node.js 20.20.2; Halley 0.1.0; cosmos/evm v0.3.2` */
export const describeMachine = (node = chainVersion()): string => `${describeHost()}; cosmos/evm ${node}`;

/** Without the Go chain. */
export function describeHost(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${availableParallelism()} cores, ${memory} GiB of memory, ${platform()} ${arch()}`;
  return [machine, `Node.js ${process.versions.node}`, `Halley ${halleyVersion()}`].join('; ');
}

function halleyVersion(): string {
  return (JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as { version: string })
    .version;
}

/** The version of cosmos/evm that the module file of the chain names. */
function chainVersion(): string {
  const goMod = readFileSync(join(import.meta.dirname, '../testNode/go.mod'), 'utf8');
  return /github\.com\/cosmos\/evm (v\S+)/.exec(goMod)?.[1] ?? 'of an unknown version';
}
