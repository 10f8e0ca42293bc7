/** The Go SDK: built and linted as a user's tools do it, held against servers that lie, and driven by test/sdk/go. */
import { describe, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GO_ENVIRONMENT } from '../../scripts/testNode/goEnvironment.mjs';
import { isTested } from './support/languages.js';
import { describeScenario } from './support/scenario.js';
import { readmeStart, ROOT, startAnswer, tool } from './support/toolchain.js';

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

  test(
    'the start of its README works in a new module',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'halley-go-start-'));
      try {
        const commands = (await readmeStart(SDK, 'sh')).replace('/path/to/generated/sdk/go', SDK);
        const program = await readmeStart(SDK, 'go');
        const printed = await startAnswer(async (url) => {
          await writeFile(join(folder, 'main.go'), program.replace('http://127.0.0.1:8545', url));
          return tool('sh', ['-ec', commands], folder, GO_ENVIRONMENT);
        });
        expect(printed).toBe('291 <nil>\n');
      } finally {
        await rm(folder, { recursive: true });
      }
    },
    BUILD_TIMEOUT_MS,
  );
});

describeScenario('go', async () => {
  const command = join(BUILT, 'scenario');
  await go(['build', '-o', command, '.'], SCENARIO);
  return { command, args: [], env: { HALLEY_CONTRACT: join(ROOT, 'openrpc.json') } };
});
