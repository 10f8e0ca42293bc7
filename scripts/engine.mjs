/**
 * `npm run build:engine`: builds engine/halley_evm.wasm, which is committed, and notes its checksum and its toolchain
 * in engine/build.json. It needs Rust; a server, the tests and all else need Node.js only. The build is the same in every
 * folder. With `--check` it compares the build with what is committed, where Rust is of the noted version; elsewhere it
 * puts the build in its place, so that the tests run on it.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { root } from './setup.mjs';

const folder = join(root, 'engine');
const committed = join(folder, 'halley_evm.wasm');
const notes = join(folder, 'build.json');
const TARGET = 'wasm32-unknown-unknown';

/** Most memory of one instance, bytes. */
const MAX_MEMORY = 1024 * 1024 * 1024;

/** Flags of the build. No path of the machine gets into it. */
const FLAGS = [
  ...['-C', `link-arg=--max-memory=${MAX_MEMORY}`],
  ...['-C', 'target-feature=+bulk-memory'],
  `--remap-path-prefix=${process.env.CARGO_HOME ?? join(homedir(), '.cargo')}=/cargo`,
  `--remap-path-prefix=${folder}=/engine`,
];

const run = (program, args, options = {}) =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], ...options });

const rustc = run('rustc', ['--version']).trim();
ensureTarget();
run('cargo', ['build', '--release', '--locked', '--quiet', '--target', TARGET], {
  stdio: 'inherit',
  env: { ...process.env, CARGO_ENCODED_RUSTFLAGS: FLAGS.join('\x1f') },
});
const built = join(folder, 'target', TARGET, 'release/halley_evm.wasm');
const made = { rustc, sha256: checksum(built) };
if (process.argv.includes('--check')) check(JSON.parse(readFileSync(notes, 'utf8')));
else {
  copyFileSync(built, committed);
  writeFileSync(notes, `${JSON.stringify(made, null, 2)}\n`);
  console.log(`engine/halley_evm.wasm: ${made.sha256}`);
}

function check(noted) {
  if (checksum(committed) !== noted.sha256) fail('engine/halley_evm.wasm is not the file that engine/build.json notes');
  if (rustc !== noted.rustc) {
    copyFileSync(built, committed);
    console.log(`the engine was built by ${rustc}, not by ${noted.rustc}: the tests run on this build`);
  } else if (made.sha256 !== noted.sha256) fail('engine/halley_evm.wasm is not what engine/ gives');
  else console.log('engine/halley_evm.wasm is what engine/ gives');
}

function fail(reason) {
  console.error(`${reason}: run npm run build:engine`);
  process.exit(1);
}

/** rustup adds the target; where there is no rustup, the system's Rust must have it. */
function ensureTarget() {
  try {
    run('rustup', ['target', 'add', TARGET], { stdio: 'ignore' });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

function checksum(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
