/** The Go SDK: built and linted as a user's tools do it, held against servers that lie, and driven by test/sdk/go. */
import { describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { GO_ENVIRONMENT } from '../../scripts/testNode/goEnvironment.mjs';
import { isTested } from './support/languages.js';
import { describeReadme } from './support/readme.js';
import { describeScenario } from './support/scenario.js';
import { ROOT, tool } from './support/toolchain.js';

const SDK = join(ROOT, 'generated/sdk/go');
const SCENARIO = join(ROOT, 'test/sdk/go');
const BUILT = join(ROOT, '.cache/sdk/go');
const go = (args: readonly string[], folder: string): Promise<string> => tool('go', args, folder, GO_ENVIRONMENT);
/** The first build of a machine also downloads and compiles the packages. This only ends what hangs. */
const BUILD_TIMEOUT_MS = 900_000;

(isTested('go') ? describe : describe.skip)('the Go SDK', () => {
  test(
    'is formatted, and go vet finds nothing',
    async () => {
      expect(await tool('gofmt', ['-l', SDK, SCENARIO], ROOT)).toBe('');
      expect(await go(['vet', './...'], SDK)).toBe('');
      expect(await go(['vet', './...'], SCENARIO)).toBe('');
    },
    BUILD_TIMEOUT_MS,
  );

  test(
    'answers lies of a server with errors',
    async () => {
      expect(await go(['test', './...'], SCENARIO)).toContain('ok');
    },
    BUILD_TIMEOUT_MS,
  );
});

describeReadme({
  sdk: 'go',
  fence: 'go',
  file: 'main.go',
  // What the SDK needs is in the cache of modules since it was built.
  env: { ...GO_ENVIRONMENT, GOPROXY: 'off', GOSUMDB: 'off' },
  continued: (program, sample) =>
    program
      .replace(/}\n$/, `\n${sample.replace(/^/gm, '\t')}}\n`)
      .replace('(\n\t"context"', sample.includes('errors.') ? '(\n\t"context"\n\t"errors"' : '(\n\t"context"'),
  prints: /^\d+\n\d+ \d+\n\d+ \d+\nreverted: "" \n\d+ 0x/,
});

describeScenario('go', async () => {
  const command = join(BUILT, 'scenario');
  await go(['build', '-o', command, '.'], SCENARIO);
  return { command, args: [], env: { HALLEY_CONTRACT: join(ROOT, 'openrpc.json') } };
});
