/**
 * Installs the locked packages unless they are there already, and compiles. `npm start`, `npm test` and the others run
 * it.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Runs a command in the root of the project with its output on the terminal. Ends this process when it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) fail(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs all locked packages. */
export function install() {
  installUnless([ALL], ALL, [], 'Installing the packages (about a minute) ...');
}

/**
 * Installs the packages that the program and its documentation are built from. Those for tests, checks and code
 * generation are left out; where all packages of this lock file are installed, nothing is done.
 */
export function installForServing() {
  installUnless([ALL, SERVING], SERVING, ['--omit=dev'], 'Installing the packages (a quarter of a minute) ...');
}

/** The sets of packages that can be installed. */
const ALL = 'all';
const SERVING = 'serving';

/** Installs one set, unless the marker says that one of `enough` is there. */
function installUnless(enough, set, options, message) {
  checkNode();
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const states = enough.map((name) => `${name} ${lock}`);
  unlessDone('node_modules/.halley-installed', states, `${set} ${lock}`, () => {
    say(message);
    run('npm', ['ci', '--no-audit', '--no-fund', ...options]);
  });
}

/** Compiles and bundles the program into dist/bundle, unless nothing has changed since it did so last. */
export function build() {
  const state = stateOf(['src', 'conformance', 'generated'], ['scripts/bundle.mjs', 'tsconfig.json']);
  unlessDone('dist/.built', [state], state, () => {
    say('Compiling ...');
    run(process.execPath, [join(root, 'scripts/bundle.mjs')]);
  });
}

/** Builds the documentation into dist/docs, unless nothing has changed since it did so last. It takes seconds. */
export function buildDocs() {
  const state = stateOf(
    ['docs-site', 'docs', 'codegen', 'src', 'conformance', 'generated'],
    ['openrpc.json', 'package.json', 'CHANGELOG.md'],
  );
  unlessDone('dist/.built-docs', existsSync(join(root, 'dist/docs')) ? [state] : [], state, () => {
    say('Building the documentation ...');
    run('npm', ['run', '--silent', 'build:docs']);
  });
}

/** Does the work and writes its state into the marker, unless that has one of the states. Cut short, it is redone. */
function unlessDone(name, states, state, work) {
  const marker = join(root, name);
  if (existsSync(marker) && states.includes(readFileSync(marker, 'utf8'))) return;
  rmSync(marker, { force: true });
  work();
  writeFileSync(marker, state);
}

/** A hash of every file that a build reads, but for packages: the lock file stands for them. */
function stateOf(folders, others) {
  const inside = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(root, join(parentPath, name))),
  );
  const files = [...inside, ...others, 'package-lock.json'];
  const hash = createHash('sha256').update(process.version);
  // By content: `npm run generate` writes files again that stay the same.
  for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
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
