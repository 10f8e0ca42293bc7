/**
 * `npm run bench`, `npm run bench:subscriptions` and `npm run attack`: installs, compiles, builds the Go chain (but not
 * for attacks), and runs the file that the first argument names. `-- --help` lists the flags of a run.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build, install, root } from './setup.mjs';

const [file, ...flags] = process.argv.slice(2);

if (!flags.includes('--help')) {
  install();
  build();
  // Section Depth needs no chain.
  const isDepth = flags.includes('--only=depth') || flags[flags.indexOf('--only') + 1] === 'depth';
  if (!file.startsWith('attack/') && !isDepth) {
    const { buildChain } = await import('./testNode/build.mjs');
    await buildChain();
  }
}

const bench = spawn(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', '--import', 'tsx', join(root, file), ...flags],
  { cwd: root, stdio: 'inherit' },
);
// Ctrl-C reaches both processes. The run stops what it started, and this one waits for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => bench.kill(signal));
const [code] = await once(bench, 'exit');
process.exitCode = code ?? 1;
