/** What knip cannot see by itself: files that are started by name, and packages that tools load by name. */
export default {
  workspaces: {
    '.': {
      entry: [
        'src/main.ts',
        'src/execution/thread/{worker.ts,workerFromSource.mjs}',
        'src/store/lmdb/{trialProcess.ts,trialProcessFromSource.mjs,writerWorker.ts,writerWorkerFromSource.mjs}',
        'src/store/logs/{logIndexProcess.ts,logIndexProcessFromSource.mjs}',
        'src/keystore/cipher/{cipherWorker.ts,cipherWorkerFromSource.mjs}',
        'src/blockThreads/{blockWorker.ts,blockWorkerFromSource.mjs}',
        'src/devchain/app/evm/precompiles/{precompileWorker.ts,precompileWorkerFromSource.mjs}',
        'src/devchain/{chainThread.ts,chainThreadFromSource.mjs}',
        'scripts/*.mjs',
        'codegen/{run,component}.ts',
        'bench/{run,loadProcess}.ts',
        'bench/workers/*Process.ts',
        'bench/dev/run.ts',
        'bench/subscriptions/{run,fleetProcess}.ts',
        'clients/harness/run.ts',
        'attack/{run,watcherProcess}.ts',
        'test/**/*Process.ts',
        'test/unit/execution/tracers/recordGethTraces.ts',
      ],
      project: [
        'src/**/*.{ts,mjs}',
        'conformance/**/*.ts',
        'generated/**/*.ts',
        '!generated/sdk/**',
        'codegen/**/*.ts',
        '!codegen/sdk/*/runtime/**',
        'bench/**/*.ts',
        'attack/**/*.ts',
        'clients/harness/*.ts',
        'scripts/**/*.mjs',
        'test/**/*.ts',
        // It is compiled against the package as a user has it.
        '!test/sdk/typescript/**',
      ],
      ignoreDependencies: [
        // buf.gen.yaml runs it.
        '@bufbuild/protoc-gen-es',
        // It comes with textlint, whose settings name it.
        '@textlint/textlint-plugin-text',
        // CommonJS without types: tests and benchmarks load it with createRequire.
        'solc',
        // Browser tests read its script by path and run it in pages.
        'axe-core',
        // A program that test/e2e/stockTools.test.ts starts imports them: what the OpenRPC playground is built from.
        'json-schema-ref-parser',
        'open-rpc-playground-schema-utils',
        // Packages of docs-site/ that the tests of the pages use, too.
        'marked',
        'minisearch',
        'react',
        'react-dom',
      ],
    },
    'docs-site': {
      entry: ['client/main.ts'],
      project: ['**/*.{ts,tsx}'],
      ignoreDependencies: [
        // `npm run build:docs` runs the build with it.
        'tsx',
        // A style sheet names its file.
        '@fontsource-variable/figtree',
      ],
    },
  },
  // buf writes exports for every message and enum.
  ignore: ['generated/proto/**'],
  // Compile testNode/ and geth, find a Python, make a pipe, install Chromium, and drop a file from memory. The scripts
  // say so when they are not installed.
  ignoreBinaries: ['go', 'pyenv', 'mkfifo', 'apt-get', 'dd'],
  ignoreExportsUsedInFile: true,
};
