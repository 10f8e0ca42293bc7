/**
 * `npm run build:engine`: builds engine/halley_evm.wasm, which is committed, and notes its checksum, its toolchain and
 * the crates in it in engine/build.json, and their licences in engine/LICENSES.txt. It needs Rust; a server, the tests
 * and all else need Node.js only. The build is the same in every folder. With `--check` it compares the build with what
 * is committed, where Rust is of the noted version; elsewhere it puts the build in its place, for the tests to run on.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
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
  const crates = readCrates();
  const noted = crates.map(({ name, version, license, checksum }) => ({ name, version, license, checksum }));
  writeFileSync(notes, `${JSON.stringify({ ...made, crates: noted }, null, 2)}\n`);
  writeFileSync(join(folder, 'LICENSES.txt'), licenceTexts(crates));
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

/** The crates whose code is in the build, as Cargo.lock pins them. */
function readCrates() {
  const tree = ['tree', '--locked', '--target', TARGET, '--edges', 'normal,no-proc-macro', '--prefix', 'none'];
  const lines = run('cargo', [...tree, '--format', '{p}']).split('\n');
  const names = new Set(lines.map((line) => line.split(' ').slice(0, 2).join(' ').replace(' v', ' ')));
  const { packages } = JSON.parse(
    run('cargo', ['metadata', '--locked', '--format-version', '1'], { maxBuffer: 64 * 1024 * 1024 }),
  );
  const locked = readFileSync(join(folder, 'Cargo.lock'), 'utf8');
  return packages
    .filter(({ name, version, source }) => source !== null && names.has(`${name} ${version}`))
    .map(({ name, version, license, manifest_path: manifest }) => {
      const [, sum] = new RegExp(`name = "${name}"\nversion = "${version}"\n.*\nchecksum = "(.*)"`).exec(locked);
      // Older crates have a slash for OR.
      return { name, version, license: license.replace('/', ' OR '), checksum: sum, folder: dirname(manifest) };
    })
    .sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

/** Each text once, after the crates that it is of; the MIT licence where there is a choice. */
function licenceTexts(crates) {
  const texts = new Map();
  for (const crate of crates) {
    const files = readdirSync(crate.folder).filter((file) => /^(licen[cs]e|copying)/i.test(file));
    const file = files.find((name) => /mit/i.test(name)) ?? files[0];
    const text = file === undefined ? '' : readFileSync(join(crate.folder, file), 'utf8').trim();
    texts.set(text, [...(texts.get(text) ?? []), `${crate.name} ${crate.version} (${crate.license})`]);
  }
  return `${[...texts].map(([text, names]) => `${names.join('\n')}\n\n${text}`.trim()).join('\n\n\n')}\n`;
}

function checksum(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
