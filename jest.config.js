// Several CommonJS packages require() packages that exist only as ES modules. Jest cannot do that on Node 20, so these are transformed.
const viaRequire = ['@noble', '@scure', '@open-rpc/spec[^/]*'];

export default {
  testEnvironment: '<rootDir>/scripts/testEnvironment.mjs',
  // Busy machines are slow; no test passes or fails by this time, it only ends what hangs.
  testTimeout: 60_000,
  // A file's modules are never freed again (vm modules), so that all files in one process would fill its heap: a worker that holds more
  // than this is replaced before its next file. Two workers also on one core: end-to-end tests mostly wait for blocks.
  maxWorkers: 2,
  workerIdleMemoryLimit: '700MB',
  testSequencer: '<rootDir>/scripts/testSequencer.mjs',
  reporters: ['default', '<rootDir>/scripts/testProgress.mjs'],
  roots: ['<rootDir>/test', '<rootDir>/codegen'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.[jt]s$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }] },
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(${viaRequire.join('|')})/)`],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};
