// Builds the Go node of testNode/ when its module files have changed. Other calls only compare a checksum.
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CHANGED_SOURCES } from './changedSources.mjs';
import { GO_ENVIRONMENT } from './goEnvironment.mjs';

const CHAIN_DIR = fileURLToPath(new URL('../../testNode/', import.meta.url));
const BINARY = join(CHAIN_DIR, 'bin', 'evmd');
const STAMP = `${BINARY}.sha256`;
const MODULE = 'github.com/cosmos/evm';
const PACKAGE = `${MODULE}/cmd/evmd`;

// The node reports these as its version. Without them every field is empty.
const VERSION_VARIABLES = {
  'github.com/cosmos/cosmos-sdk/version.Name': 'evmd',
  'github.com/cosmos/cosmos-sdk/version.AppName': 'evmd',
  'github.com/cosmos/cosmos-sdk/version.Version': 'v0.3.2',
  'github.com/cometbft/cometbft/version.TMCoreSemVer': '0.38.17',
};

const LINKER_FLAGS = `-s -w ${Object.entries(VERSION_VARIABLES)
  .map(([name, value]) => `-X ${name}=${value}`)
  .join(' ')}`;

/** Folders of the changed modules that the node does not need. */
const LEFT_OUT = new Set(['.github', 'tests', 'testdata', 'proto']);

/** What decides the binary; a newer Go does not. */
const DECIDING_FILES = [
  ...['go.mod', 'go.sum'].map((name) => join(CHAIN_DIR, name)),
  ...['build.mjs', 'changedSources.mjs', 'goEnvironment.mjs'].map((name) => join(import.meta.dirname, name)),
];

/**
 * Path of the `evmd` binary. Builds it when it is missing, or when testNode/go.mod, testNode/go.sum or how it is built
 * have changed. That takes minutes with an empty Go build cache, else seconds.
 * Throws when Go or the C compiler is missing, or when Go is too old.
 */
export function buildChain() {
  building ??= buildIfChanged().finally(() => (building = undefined));
  return building;
}

/** The build in progress, which concurrent callers share. */
let building;

async function buildIfChanged() {
  const checksum = await sourceChecksum();
  if (existsSync(BINARY) && existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === checksum) return BINARY;

  const environment = await requireGo();
  process.stderr.write('Building the Go chain: minutes the first time, seconds from the build cache ...\n');
  // Built from copies of its own, under another name, and renamed: a running node keeps its file, and two processes can
  // build at the same time.
  const copies = await mkdtemp(join(tmpdir(), 'halley-go-'));
  const unfinished = `${BINARY}.${process.pid}`;
  try {
    const moduleFile = await writeChangedModules(copies, environment);
    const flags = [`-ldflags=${LINKER_FLAGS}`, `-modfile=${moduleFile}`, '-o', unfinished];
    await go(['build', ...flags, PACKAGE], environment);
    await rename(unfinished, BINARY);
  } finally {
    await rm(unfinished, { force: true });
    await rm(copies, { recursive: true });
  }
  await writeFile(STAMP, checksum);
  return BINARY;
}

async function sourceChecksum() {
  const hash = createHash('sha256');
  for (const file of DECIDING_FILES) hash.update(await readFile(file));
  return hash.digest('hex');
}

async function requireGo() {
  const wanted = /^go (\d+\.\d+)/m.exec(await readFile(join(CHAIN_DIR, 'go.mod'), 'utf8'))[1];
  const found = await goVariables();
  const [, major, minor] = /^go(\d+)\.(\d+)/.exec(found.GOVERSION) ?? [];
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number);
  const tooOld = Number(major) < wantedMajor || (Number(major) === wantedMajor && Number(minor) < wantedMinor);
  if (tooOld) throw new Error(`the chain needs Go ${wanted} or newer, found ${found.GOVERSION} (https://go.dev/dl/)`);

  // go-ethereum's secp256k1 is C code, and cosmos/evm does not compile with the pure Go replacement.
  const compiler = found.CC.split(' ')[0];
  await promisify(execFile)(compiler, ['--version']).catch((cause) => {
    throw new Error(`the chain needs a C compiler, and "${compiler}" does not run (install gcc or clang)`, { cause });
  });
  return { ...process.env, ...GO_ENVIRONMENT, CGO_ENABLED: '1' };
}

async function goVariables() {
  try {
    // Run outside the module: inside it an old Go would refuse, or download a newer Go, before it prints its version.
    const { stdout } = await promisify(execFile)('go', ['env', '-json', 'GOVERSION', 'CC'], { cwd: '/' });
    return JSON.parse(stdout);
  } catch (cause) {
    throw new Error('the chain is built with Go, and "go" does not run (install it from https://go.dev/dl/)', {
      cause,
    });
  }
}

async function go(args, env) {
  const child = spawn('go', args, { cwd: CHAIN_DIR, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`go ${args[0]} of ${PACKAGE} failed with exit code ${code}`);
}

/** Copies the modules that are changed into the folder, with their changes; answers the path of a go.mod for them. */
async function writeChangedModules(folder, env) {
  const modules = [...new Set(CHANGED_SOURCES.map(({ module }) => module))];
  await go(['mod', 'download', ...modules], env);
  const list = ['list', '-m', '-f', '{{.Dir}}', ...modules];
  const { stdout } = await promisify(execFile)('go', list, { cwd: CHAIN_DIR, env });
  const sources = stdout.trim().split('\n');

  for (const [index, module] of modules.entries()) await copyTree(sources[index], join(folder, module));
  for (const { module, file, change } of CHANGED_SOURCES) {
    const path = join(folder, module, file);
    const text = change(await readFile(path, 'utf8'));
    if (text === null) await rm(path);
    else await writeFile(path, text);
  }

  const moduleFile = join(folder, 'go.mod');
  for (const file of ['go.mod', 'go.sum']) await copyFile(join(CHAIN_DIR, file), join(folder, file));
  const replacements = modules.map((module) => `-replace=${module}=${join(folder, module)}`);
  await go(['mod', 'edit', ...replacements, moduleFile], env);
  return moduleFile;
}

/** Copies what Go compiles. The files of the module cache cannot be written, and these can. */
async function copyTree(from, to) {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      if (!LEFT_OUT.has(entry.name)) await copyTree(source, target);
    } else await writeFile(target, await readFile(source));
  }
}
