/**
 * `npm run bench:dev`: installs, compiles and compares `halley dev` with anvil. The npm package of anvil goes into
 * .cache/anvil.
 * `npm run bench:dev -- --help` lists its flags.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, root } from './setup.mjs';

const ANVIL_VERSION = '1.7.1';
const ANVIL = `@foundry-rs/anvil@${ANVIL_VERSION}`;
const anvilFolder = join(root, '.cache/anvil');

/** The npm package uses Go's names of architectures. */
const ARCHITECTURES = { x64: 'amd64', arm64: 'arm64' };

const flags = process.argv.slice(2);
if (!flags.includes('--help')) {
  install();
  build();
  const anvil = findAnvil();
  if (anvil) flags.push('--anvil', anvil, '--anvil-version', ANVIL_VERSION);
}

const bench = spawn(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', '--import', 'tsx', join(root, 'bench/dev/run.ts'), ...flags],
  { cwd: root, stdio: 'inherit' },
);
// Ctrl-C reaches both processes. The run stops what it started, and this one waits for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => bench.kill(signal));
const [code] = await once(bench, 'exit');
process.exitCode = code ?? 1;

/** The path of the binary. Undefined, with a line on the terminal, when npm cannot install it. */
function findAnvil() {
  const platform = `${process.platform}-${ARCHITECTURES[process.arch] ?? process.arch}`;
  const name = process.platform === 'win32' ? 'anvil.exe' : 'anvil';
  const binary = join(anvilFolder, `node_modules/@foundry-rs/anvil-${platform}/bin/${name}`);
  if (existsSync(binary)) return binary;
  mkdirSync(anvilFolder, { recursive: true });
  // The package of the platform holds the binary. Install scripts are not needed.
  const args = ['install', '--prefix', anvilFolder, '--ignore-scripts', '--no-audit', '--no-fund', ANVIL];
  const { status } = spawnSync('npm', args, { stdio: 'inherit' });
  if (status === 0 && existsSync(binary)) return binary;
  process.stderr.write(`anvil is not measured: npm could not install ${ANVIL} with a binary for ${platform}\n`);
  return undefined;
}
