/** The Python SDK in an environment of its own, driven by test/sdk/python/scenario.py. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { expectNoLieBelieved } from './support/adversary.js';
import { isTested } from './support/languages.js';
import { preparePython, pythonAdversary, pythonComplaints, PYTHON_MANUAL, WHEELS } from './support/pythonPackage.js';
import { describeReadme } from './support/readme.js';
import { describeScenario } from './support/scenario.js';

describeScenario('python', preparePython);

(isTested('python') ? describe : describe.skip)('the python SDK', () => {
  beforeAll(preparePython, 900_000);

  test('answers lies of a server with typed errors, and goes on, with and without asyncio', async () => {
    await expectNoLieBelieved(await pythonAdversary(), ['asyncio', 'sync']);
  }, 900_000);

  test('passes the linter and the strict type checker', async () => {
    expect(await pythonComplaints()).toBe('');
  }, 900_000);
});

describeReadme({
  ...PYTHON_MANUAL,
  prepare: preparePython,
  env: { PIP_NO_INDEX: '1', PIP_FIND_LINKS: WHEELS, PIP_DISABLE_PIP_VERSION_CHECK: '1', PYTHONUNBUFFERED: '1' },
  prints: /^\d+ \d+\n\d+\n\d+ \d+\n31337\n\d+ \d+\nExecutionRevertedError None .*\n\d+ 0x/,
});
