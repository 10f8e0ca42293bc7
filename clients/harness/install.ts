/** Puts clients into .cache/clients: their programs, and what their manifests name, from the registries. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client, Tool } from './clients.js';

const ROOT = join(import.meta.dirname, '../..');
export const CACHE = join(ROOT, '.cache/clients');

const INSTALL_LIMIT_MS = 30 * 60_000;
const MARKER = '.installed';

/** Commands of a tool, run one after another in the client's folder. The manifests pin the versions. */
const COMMANDS: Record<Tool, readonly (readonly string[])[]> = {
  none: [],
  npm: [['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--omit-lockfile-registry-resolved']],
  pip: [
    ['{python}', '-m', 'venv', '--clear', 'venv'],
    ['venv/bin/pip', 'install', '--quiet', '--requirement', 'requirements.txt'],
  ],
  go: [['go', 'build', '-trimpath', '-o', 'client', '.']],
  cargo: [['cargo', 'build', '--quiet']],
  maven: [['mvn', '--quiet', '--batch-mode', 'compile', 'dependency:copy-dependencies']],
};

/** Folder of an installed client. Installs it unless its manifests are those of the last time. Throws when it fails. */
export function install(client: Client): string {
  const folder = join(CACHE, client.id);
  const source = join(ROOT, 'clients', client.id);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(join(ROOT, 'clients')))
    if (name.startsWith('support.')) cpSync(join(ROOT, 'clients', name), join(CACHE, name));
  const checksum = checksumOf(source, client.tool);
  const marker = join(folder, MARKER);
  cpSync(source, folder, { recursive: true });
  if (existsSync(marker) && readFileSync(marker, 'utf8') === checksum) return folder;
  for (const [named = '', ...args] of COMMANDS[client.tool]) {
    const program = named === '{python}' ? findPython(client.python) : named;
    // Installing takes minutes of processor time, which others may need.
    const { status, error, stderr } = spawnSync('nice', ['-n', '10', program, ...args], {
      cwd: folder,
      env: { ...process.env, ...(client.tool === 'maven' && { JAVA_HOME: findJavaHome() }) },
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: INSTALL_LIMIT_MS,
      encoding: 'utf8',
    });
    if (error !== undefined || status !== 0)
      throw new Error(`${program} ${args.join(' ')} failed (${error?.message ?? status}):\n${stderr?.slice(-2_000)}`);
  }
  writeFileSync(marker, checksum);
  return folder;
}

/** Path of a Python of this version, also one that pyenv has installed and not selected. */
function findPython(version: string | undefined): string {
  if (version === undefined) return 'python3';
  const name = `python${version}`;
  if (spawnSync(name, ['--version']).status === 0) return name;
  const installed = spawnSync('pyenv', ['versions', '--bare'], { encoding: 'utf8' }).stdout?.split('\n') ?? [];
  const found = installed.find((each) => each.startsWith(`${version}.`));
  if (found === undefined) throw new Error(`Python ${version} is not installed`);
  return join(spawnSync('pyenv', ['prefix', found], { encoding: 'utf8' }).stdout.trim(), 'bin', name);
}

const JAVA_FOLDER = '/usr/lib/jvm';
const LOWEST_JAVA = 21;

/** Home of a Java that is new enough for web3j, also one that is not the default of the machine. */
export function findJavaHome(): string {
  const installed = existsSync(JAVA_FOLDER) ? readdirSync(JAVA_FOLDER).map((name) => join(JAVA_FOLDER, name)) : [];
  const homes = [process.env['JAVA_HOME'] ?? '', ...installed];
  const found = homes.find((home) => {
    const release = join(home, 'release');
    const version = existsSync(release) ? /JAVA_VERSION="(\d+)/.exec(readFileSync(release, 'utf8'))?.[1] : undefined;
    return Number(version ?? 0) >= LOWEST_JAVA && existsSync(join(home, 'bin/javac'));
  });
  if (found === undefined) throw new Error(`no Java ${LOWEST_JAVA} or newer in JAVA_HOME or ${JAVA_FOLDER}`);
  return found;
}

/** Files that decide what is installed: all sources of a compiled client, otherwise its manifests. */
function checksumOf(folder: string, tool: Tool): string {
  const hash = createHash('sha256').update(JSON.stringify(COMMANDS[tool]));
  const isCompiled = tool === 'go' || tool === 'cargo' || tool === 'maven';
  for (const path of filesOf(folder)) {
    if (!isCompiled && !/(package(-lock)?\.json|requirements\.txt)$/.test(path)) continue;
    hash.update(path.slice(folder.length)).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort();
}

/** Folder of one of the programs forge, cast and anvil. Their npm packages use Go's names of architectures. */
export function foundryFolder(program: 'forge' | 'cast' | 'anvil'): string {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch;
  return join(CACHE, `foundry/node_modules/@foundry-rs/${program}-${process.platform}-${architecture}/bin`);
}
