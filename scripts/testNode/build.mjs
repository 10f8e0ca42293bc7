// Builds the Go node of testNode/ when its module files have changed. Other calls only compare a checksum.
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const CHAIN_DIR = fileURLToPath(new URL('../../testNode/', import.meta.url));
const BINARY = join(CHAIN_DIR, 'bin', 'evmd');
const STAMP = `${BINARY}.sha256`;
const MODULE = 'github.com/cosmos/evm';
const PACKAGE = `${MODULE}/cmd/evmd`;

/** The EIP-155 chain id of a node is read from this environment variable. It decides the decimals of the coin. */
export const CHAIN_ID_VARIABLE = 'EVMD_CHAIN_ID';

// The module fixes the chain id, and with it the decimals of the coin, as constants. In this build they are variables,
// so that one binary runs a chain whose coin has 18 decimals and one whose coin has six.
const CHAIN_ID_CONSTANTS = [
  { file: 'cmd/evmd/config/config.go', name: 'EVMChainID' },
  { file: 'server/config/config.go', name: 'DefaultEVMChainID' },
];

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

/** Folders of the module that the node does not need. */
const LEFT_OUT = new Set(['.github', 'tests', 'proto']);

/**
 * Path of the `evmd` binary. Builds it when it is missing, or when testNode/go.mod, testNode/go.sum, the flags above or
 * what is changed in the Go code have changed. That takes minutes with an empty Go build cache, else seconds.
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
  const hash = createHash('sha256').update(BUILD_FLAGS.join('\n')).update(JSON.stringify(CHAIN_ID_CONSTANTS));
  // The function writes Go code, and the variable is named in it.
  hash.update(withVariable.toString()).update(CHAIN_ID_VARIABLE);
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
  // The compiler runs once per package and spends a tenth of its time on collecting garbage that its exit frees.
  return { GOGC: '400', ...process.env, CGO_ENABLED: '1' };
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
  await go(['mod', 'download', MODULE], env);
  const moduleFile = await writeChangedModule(env);
  await go(['build', ...BUILD_FLAGS, `-modfile=${moduleFile}`, '-o', output, PACKAGE], env);
}

async function go(args, env) {
  const child = spawn('go', args, { cwd: CHAIN_DIR, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`go ${args[0]} of ${PACKAGE} failed with exit code ${code}`);
}

/** Copies the module with its constants changed; answers the path of a go.mod that takes the copy. */
async function writeChangedModule(env) {
  const { stdout } = await promisify(execFile)('go', ['list', '-m', '-f', '{{.Dir}}', MODULE], { cwd: CHAIN_DIR, env });
  const copy = join(CHAIN_DIR, 'bin', 'module');
  await rm(copy, { recursive: true, force: true });
  await copyTree(stdout.trim(), copy);
  for (const { file, name } of CHAIN_ID_CONSTANTS) {
    const text = withVariable(await readFile(join(copy, file), 'utf8'), name);
    await writeFile(join(copy, file), text);
  }
  const moduleFile = join(CHAIN_DIR, 'bin', 'go.mod');
  const replacement = `\nreplace ${MODULE} => ./bin/module\n`;
  await writeFile(moduleFile, (await readFile(join(CHAIN_DIR, 'go.mod'), 'utf8')) + replacement);
  await copyFile(join(CHAIN_DIR, 'go.sum'), join(CHAIN_DIR, 'bin', 'go.sum'));
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

/** The Go file with a constant made a variable whose value the environment may replace. */
function withVariable(text, name) {
  const constant = new RegExp(`^\\t${name} = (\\d+)$`, 'm');
  const value = constant.exec(text)?.[1];
  if (value === undefined) throw new Error(`${MODULE} has no constant ${name} where it was`);
  const imports = 'import (\n\tenvironment "os"\n\tnumbers "strconv"\n';
  return `${text.replace(constant, '').replace('import (\n', imports)}
var ${name} = func() uint64 {
	if id, err := numbers.ParseUint(environment.Getenv("${CHAIN_ID_VARIABLE}"), 10, 64); err == nil {
		return id
	}
	return ${value}
}()
`;
}
