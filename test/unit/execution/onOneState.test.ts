import { expect, test } from '@jest/globals';
import type { KnownState } from '../../../src/chain/state.js';
import { onOneState } from '../../../src/execution/onOneState.js';

const knownWhile = (isCurrent: () => boolean): KnownState => ({
  account: () => undefined,
  storage: () => undefined,
  code: () => undefined,
  number: 1,
  rules: 'one',
  isCurrent,
});

test('an execution runs until the state was not edited meanwhile, and some times at most', async () => {
  let runs = 0;
  const known = knownWhile(() => runs > 3);
  expect(await onOneState(async () => ({ outcome: ++runs, known }))).toBe(4);
  runs = 0;
  expect(await onOneState(async () => ({ outcome: ++runs, known: null }))).toBe(1);
  const edited = knownWhile(() => false);
  runs = 0;
  expect(await onOneState(async () => ({ outcome: ++runs, known: edited }))).toBe(9);
});
