/**
 * `npm run bench:dev`: installs, compiles and compares `halley dev` with anvil and with Hardhat's node. Their npm
 * packages go into .cache/anvil and .cache/hardhat.
 * `npm run bench:dev -- --help` lists its flags.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, root } from './setup.mjs';

const ANVIL_VERSION = '1.7.1';
const ANVIL = `@foundry-rs/anvil@${ANVIL_VERSION}`;
const anvilFolder = join(root, '.cache/anvil');

const HARDHAT_VERSION = '2.29.1';
const hardhatFolder = join(root, '.cache/hardhat');
/** The fork of the other two. A project needs a compiler's version, which is never downloaded here. */
const HARDHAT_PROJECT = "module.exports = { solidity: '0.8.28', networks: { hardhat: { hardfork: 'prague' } } };\n";

/** The npm package uses Go's names of architectures. */
const ARCHITECTURES = { x64: 'amd64', arm64: 'arm64' };

const flags = process.argv.slice(2);
if (!flags.includes('--help')) {
  install();
  build();
  const anvil = findAnvil();
  if (anvil) flags.push('--anvil', anvil, '--anvil-version', ANVIL_VERSION);
  if (findHardhat()) flags.push('--hardhat', hardhatFolder, '--hardhat-version', HARDHAT_VERSION);
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
  // The package of the platform holds the binary.
  const installed = installInto(anvilFolder, ANVIL);
  if (installed && existsSync(binary)) return binary;
  process.stderr.write(`anvil is not measured: npm could not install ${ANVIL} with a binary for ${platform}\n`);
  return undefined;
}

/** Whether Hardhat is in its folder. False, with a line on the terminal, when npm cannot install it. */
function findHardhat() {
  const manifest = join(hardhatFolder, 'node_modules/hardhat/package.json');
  const isThere = () => existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === HARDHAT_VERSION;
  if (!isThere() && !(installInto(hardhatFolder, `hardhat@${HARDHAT_VERSION}`) && isThere())) {
    process.stderr.write(`Hardhat is not measured: npm could not install version ${HARDHAT_VERSION}\n`);
    return false;
  }
  writeFileSync(join(hardhatFolder, 'hardhat.config.js'), HARDHAT_PROJECT);
  return true;
}

/** Install scripts are not needed. */
function installInto(folder, specifier) {
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', specifier];
  return spawnSync('npm', args, { stdio: 'inherit' }).status === 0;
}
