// Builds the Go node of chain/ when its module files have changed. Other calls only compare a checksum.
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const CHAIN_DIR = fileURLToPath(new URL('../../chain/', import.meta.url));
const BINARY = join(CHAIN_DIR, 'bin', 'evmd');
const STAMP = `${BINARY}.sha256`;
const PACKAGE = 'github.com/cosmos/evm/cmd/evmd';

// The node reports these as its version. Without them every field is empty.
const VERSION_VARIABLES = {
  'github.com/cosmos/cosmos-sdk/version.Name': 'evmd',
  'github.com/cosmos/cosmos-sdk/version.AppName': 'evmd',
  'github.com/cosmos/cosmos-sdk/version.Version': 'v0.3.2',
  'github.com/cometbft/cometbft/version.TMCoreSemVer': '0.38.17',
};

const BUILD_FLAGS = [
  '-trimpath',
  // The node only connects to loopback, so Go's own resolver suffices and the binary does not need libc's.
  '-tags=netgo,osusergo',
  `-ldflags=-s -w ${Object.entries(VERSION_VARIABLES)
    .map(([name, value]) => `-X ${name}=${value}`)
    .join(' ')}`,
];

/**
 * Path of the `evmd` binary. Builds it when it is missing, or when chain/go.mod, chain/go.sum or the flags above have
 * changed. That takes minutes with an empty Go build cache and seconds with a full one. Throws when Go or the C
 * compiler is missing, or when Go is too old.
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
  // Built under another name and renamed: a running node keeps its file, and two processes can build at the same time.
  const unfinished = `${BINARY}.${process.pid}`;
  try {
    await goBuild(unfinished, environment);
    await rename(unfinished, BINARY);
  } finally {
    await rm(unfinished, { force: true });
  }
  await writeFile(STAMP, checksum);
  return BINARY;
}

async function sourceChecksum() {
  const hash = createHash('sha256').update(BUILD_FLAGS.join('\n'));
  for (const file of ['go.mod', 'go.sum']) hash.update(await readFile(join(CHAIN_DIR, file)));
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
  return { ...process.env, CGO_ENABLED: '1' };
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

async function goBuild(output, env) {
  const go = spawn('go', ['build', ...BUILD_FLAGS, '-o', output, PACKAGE], {
    cwd: CHAIN_DIR,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(go, 'exit');
  if (code !== 0) throw new Error(`go build of ${PACKAGE} failed with exit code ${code}`);
}
