/**
 * Compiles the program and bundles it into dist/bundle/: a few files instead of some thousand, because reading and
 * linking modules took most of a start. Each thread has an entry of its own; what only some commands or requests need
 * lies in files that are read when it is needed. esbuild reads TypeScript without checking types: `npm run build` and
 * `npm run check` do.
 */
import { build } from 'esbuild';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist/bundle');

/** The entries lie next to each other: `new URL('./worker.js', import.meta.url)` must hold in every file. */
const ENTRIES = {
  main: 'src/main.ts',
  chainThread: 'src/devchain/chainThread.ts',
  precompileWorker: 'src/devchain/app/evm/precompiles/precompileWorker.ts',
  worker: 'src/execution/thread/worker.ts',
  blockWorker: 'src/blockThreads/blockWorker.ts',
  cipherWorker: 'src/keystore/cipher/cipherWorker.ts',
  logIndexProcess: 'src/store/logs/logIndexProcess.ts',
  trialProcess: 'src/store/lmdb/trialProcess.ts',
  writerWorker: 'src/store/lmdb/writerWorker.ts',
};

/** It finds its native library by its own place. */
const EXTERNAL = ['lmdb'];

/** What the program and its packages read at run time besides their own code. */
const ASSETS = [
  'engine/halley_evm.wasm',
  'node_modules/tiny-secp256k1/lib/secp256k1.wasm',
  'node_modules/@jitl/quickjs-wasmfile-release-sync/dist/emscripten-module.wasm',
];

/** The licences of the packages and crates whose code the bundle holds. */
const LICENSES = 'LICENSES.txt';

/** Packages in CommonJS use these names, which modules do not have. */
const COMMON_JS_NAMES = `import { createRequire as createRequireOfBundle } from 'node:module';
const require = createRequireOfBundle(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname;`;

const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: ENTRIES,
  outdir: folder,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: EXTERNAL,
  banner: { js: COMMON_JS_NAMES },
  sourcemap: true,
  sourcesContent: false,
  metafile: true,
  logLevel: 'warning',
});
for (const asset of ASSETS) copyFileSync(join(root, asset), join(folder, basename(asset)));
const ofEngine = readFileSync(join(root, 'engine/LICENSES.txt'), 'utf8');
writeFileSync(join(folder, LICENSES), `${licenses(Object.keys(metafile.inputs))}\n\n${ofEngine}`);
const written = new Set([...Object.keys(metafile.outputs), ...ASSETS, LICENSES].map((path) => basename(path)));
// What an earlier build left.
for (const name of readdirSync(folder)) if (!written.has(name)) rmSync(join(folder, name));

function licenses(inputs) {
  const packages = inputs.map((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0]);
  return [...new Set(packages)].filter(Boolean).sort().map(licenseOf).join('\n\n');
}

/** The name, the version and the licence of the package in a folder. */
function licenseOf(path) {
  const at = join(root, path);
  const { name, version, license } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8'));
  const file = readdirSync(at).find((entry) => /^licen[cs]e/i.test(entry));
  return `${name} ${version} (${license})\n${file === undefined ? '' : readFileSync(join(at, file), 'utf8').trim()}`;
}
