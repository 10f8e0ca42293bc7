/** The TypeScript SDK, installed as a package and driven by test/sdk/typescript/scenario.ts. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { startAutomining } from '../support/testChains.js';
import { halleyStage } from '../support/halleyStage.js';
import { expectNoLieBelieved } from './support/adversary.js';
import { isTested } from './support/languages.js';
import { describeScenario } from './support/scenario.js';
import { prepareTypescript, runTypescriptStart, typescriptAdversary } from './support/typescriptPackage.js';

describeScenario('typescript', prepareTypescript);

(isTested('typescript') ? describe : describe.skip)('the README of the typescript SDK', () => {
  beforeAll(prepareTypescript, 900_000);
  const { halley } = halleyStage(startAutomining);

  test('has a start that runs as it stands', async () => {
    expect(await runTypescriptStart(halley.httpUrl)).toMatch(/^\d+n 0n\n/);
  });
});

(isTested('typescript') ? describe : describe.skip)('the typescript SDK', () => {
  test('answers lies of a server with typed errors, and goes on', async () => {
    await expectNoLieBelieved(await typescriptAdversary(), ['typescript']);
  }, 900_000);
});
