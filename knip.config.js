/** What knip cannot see by itself: the files that are started by name, and what tools load by name. */
export default {
  entry: [
    'src/main.ts',
    'src/execution/thread/{worker.ts,workerFromSource.mjs}',
    'src/devchain/{chainThread.ts,chainThreadFromSource.mjs}',
    'scripts/*.mjs',
    'codegen/{run,component}.ts',
    'bench/{run,loadProcess}.ts',
    'bench/dev/run.ts',
    'bench/subscriptions/{run,fleetProcess}.ts',
    'test/**/*Process.ts',
  ],
  project: ['src/**/*.{ts,mjs}', 'generated/*.ts', 'codegen/**/*.ts', 'bench/**/*.ts', 'scripts/**/*.mjs', 'test/**/*.ts'],
  // What nothing imports yet is written all the same.
  ignore: ['generated/**'],
  ignoreDependencies: [
    // buf.gen.yaml runs it.
    '@bufbuild/protoc-gen-es',
    // CommonJS without types: tests and benchmarks load it with createRequire.
    'solc',
  ],
  // Compiles chain/ and geth; scripts say what is missing where it is not installed.
  ignoreBinaries: ['go'],
  ignoreExportsUsedInFile: true,
};
