import { availableParallelism, totalmem } from 'node:os';

// Several CommonJS packages require() packages that exist only as ES modules. Jest cannot do that on Node 20, so the
// latter are transformed.
const viaRequire = ['@noble', '@scure', '@open-rpc/spec[^/]*'];

/** A worker may hold a GiB. */
const unitWorkers = Math.min(availableParallelism() + 1, Math.ceil(totalmem() / 2 ** 30), 16);

export default {
  testEnvironment: '<rootDir>/scripts/testEnvironment.mjs',
  // This only ends tests that hang. No test passes or fails by it, because a busy machine is slow.
  testTimeout: 60_000,
  // The modules of a test file (vm modules) are never freed. A worker that holds more than this is replaced before its
  // next file, so that its heap does not fill up.
  workerIdleMemoryLimit: '700MB',
  // One more than cores that CI has: end-to-end tests mostly wait for blocks. Unit tests use all cores of a larger
  // machine.
  maxWorkers: process.env.UNIT_TESTS === '1' ? unitWorkers : 3,
  testSequencer: '<rootDir>/scripts/testSequencer.mjs',
  reporters: ['default', '<rootDir>/scripts/testProgress.mjs'],
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  // `npm run test:long` runs these, too.
  testPathIgnorePatterns: ['/node_modules/', '/test/long/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.[jt]s$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }],
    '^.+\\.tsx$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(${viaRequire.join('|')})/)`],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};
