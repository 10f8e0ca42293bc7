/** The Python SDK in an environment of its own, driven by test/sdk/python/scenario.py. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { startAutomining, type TestChain } from '../support/testChains.js';
import { expectNoLieBelieved } from './support/adversary.js';
import { isTested } from './support/languages.js';
import { preparePython, pythonAdversary, pythonComplaints, runPythonStart } from './support/pythonPackage.js';
import { describeScenario } from './support/scenario.js';

describeScenario('python', preparePython);

(isTested('python') ? describe : describe.skip)('the python SDK', () => {
  let chain: TestChain;
  let halley: HalleyProcess;

  beforeAll(async () => {
    await preparePython();
    chain = await startAutomining();
    halley = await startHalley({ node: chain.rpcUrl, nodeGrpc: chain.grpcAddress });
  }, 900_000);

  afterAll(async () => {
    await halley?.stop();
    await chain?.stop();
  });

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
