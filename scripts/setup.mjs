/**
 * Installs the locked packages unless they are there already, and compiles. `npm start`, `npm test` and the others run
 * it.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Runs a command in the root of the project with its output on the terminal. Ends this process when it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) fail(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs the locked packages unless the tree already holds exactly these. */
export function install() {
  checkNode();
  const marker = join(root, 'node_modules', '.halley-installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return;
  say('Installing the packages (about a minute) ...');
  run('npm', ['ci', '--no-audit', '--no-fund']);
  writeFileSync(marker, lock);
}

/** Compiles src/ and generated/ into dist/ and bundles that, unless nothing has changed since it did so last. */
export function build() {
  const marker = join(root, 'dist', '.built');
  const state = sourcesState();
  if (existsSync(marker) && readFileSync(marker, 'utf8') === state) return;
  say('Compiling (about half a minute) ...');
  run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json']);
  run(process.execPath, [join(root, 'scripts/bundle.mjs')]);
  writeFileSync(marker, state);
}

/** Builds the documentation into dist/docs, unless nothing has changed since it did so last. It takes seconds. */
export function buildDocs() {
  const marker = join(root, 'dist', '.built-docs');
  const state = stateOf(
    ['docs-site', 'docs', 'codegen', 'src', 'conformance', 'generated'],
    ['openrpc.json', 'package.json'],
  );
  if (existsSync(marker) && existsSync(join(root, 'dist/docs')) && readFileSync(marker, 'utf8') === state) return;
  say('Building the documentation ...');
  run('npm', ['run', '--silent', 'build:docs']);
  writeFileSync(marker, state);
}

/** What a build of the program reads. */
function sourcesState() {
  return stateOf(['src', 'conformance', 'generated'], ['scripts/bundle.mjs', 'tsconfig.json', 'tsconfig.build.json']);
}

/** A hash of the time and size of every file that a build reads, but for packages: the lock file stands for them. */
function stateOf(folders, others) {
  const inside = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)),
  );
  const files = [...inside, ...others, 'package-lock.json'];
  const hash = createHash('sha256').update(process.version);
  for (const file of files.sort()) {
    const { mtimeMs, size } = statSync(join(root, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node.js 20.19 or newer is needed, this is ${process.versions.node}`);
}

/** To stderr: the output of what is run afterwards may be read by another program. */
function say(message) {
  process.stderr.write(`${message}\n`);
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

if (process.argv[1] === import.meta.filename) {
  install();
  build();
  buildDocs();
}
