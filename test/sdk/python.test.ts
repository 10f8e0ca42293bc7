/** The Python SDK in an environment of its own, driven by test/sdk/python/scenario.py. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { halleyStage } from '../support/halleyStage.js';
import { startAutomining } from '../support/testChains.js';
import { expectNoLieBelieved } from './support/adversary.js';
import { isTested } from './support/languages.js';
import { preparePython, pythonAdversary, pythonComplaints, runPythonStart } from './support/pythonPackage.js';
import { describeScenario } from './support/scenario.js';

describeScenario('python', preparePython);

(isTested('python') ? describe : describe.skip)('the python SDK', () => {
  beforeAll(preparePython, 900_000);
  const { halley } = halleyStage(startAutomining);

  test('has a README with a start that runs as it stands', async () => {
    expect(await runPythonStart(halley.httpUrl)).toMatch(/^\d+ 0\n/);
  });

  test('answers lies of a server with typed errors, and goes on, with and without asyncio', async () => {
    await expectNoLieBelieved(await pythonAdversary(), ['asyncio', 'sync']);
  }, 900_000);

  test('passes the linter and the strict type checker', async () => {
    expect(await pythonComplaints()).toBe('');
  }, 900_000);
});
