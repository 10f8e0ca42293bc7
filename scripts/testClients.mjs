/**
 * `npm run test:clients`: installs, compiles, builds the Go chain and runs clients of other projects against Halley.
 * They are installed into .cache/clients. `-- --help` lists the flags.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build, install, root } from './setup.mjs';

const flags = process.argv.slice(2);
if (!flags.includes('--help')) {
  install();
  build();
  const { buildChain } = await import('./testNode/build.mjs');
  await buildChain();
}

const run = spawn(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', '--import', 'tsx', join(root, 'clients/harness/run.ts'), ...flags],
  { cwd: root, stdio: 'inherit' },
);
// Ctrl-C reaches both processes. The run stops what it started, and this one waits for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => run.kill(signal));
const [code] = await once(run, 'exit');
process.exitCode = code ?? 1;
