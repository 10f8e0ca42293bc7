/** Contracts that are created while the stream is followed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Address } from '../../../generated/types.js';
import { createLogger } from '../../../src/observe/logger.js';
import { StateView } from '../../../src/state/stateView.js';
import { StateStore } from '../../../src/store/state/stateStore.js';
import { until } from '../../support/chainProgress.js';
import { commit, type Change } from '../../support/stream/stateMessages.js';

const CODE = '6001';
const CODE_HASH = 'c0'.repeat(32);
const addressOf = (number: number) => `0x${number.toString(16).padStart(40, '0')}` as Address;

/** The changes of a block that creates contracts with one code. */
function creations(count: number): Change[] {
  const accounts = Array.from({ length: count }, (_, number) => ({
    store: 'evm',
    key: `04${addressOf(number).slice(2)}`,
    value: CODE_HASH,
  }));
  return [{ store: 'evm', key: `01${CODE_HASH}`, value: CODE }, ...accounts];
}

const log = createLogger('silent');
let folder: string;
let disk: StateStore | null;
let asked: number;
let answer: () => void;
let view: StateView;

/** A node that answers when it is told to; its accounts had no code before. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halley-created-'));
  asked = 0;
  const answering = new Promise<null>((resolve) => (answer = () => resolve(null)));
  const read = (): Promise<null> => {
    asked += 1;
    return answering;
  };
  view = new StateView({ raw: { read }, coin: { denom: 'atest' }, log }, { maxBytes: 2 ** 20 });
});
afterEach(async () => {
  await disk?.close();
  rmSync(folder, { recursive: true });
});

async function useDisk(): Promise<void> {
  const identity = { cometChainId: 'test-1', chainId: 262144n, denom: 'atest', decimals: 18 };
  disk = await StateStore.open(folder, { identity, maxBytes: 2 ** 30, log });
  if (disk !== null) view.useDisk(disk);
}

test('are known whole, and the node is asked for a thousand at a time whether they are new', async () => {
  await useDisk();
  await view.committed(commit(10));
  await view.committed(commit(11, creations(1_200)));
  await view.committed(commit(12, creations(3)));
  expect(asked).toBe(1_000);
  answer();
  await until('the last of the thousand is known whole', () => view.contracts.isComplete(addressOf(999)) === true);
  expect([0, 1_000].map((number) => view.contracts.isComplete(addressOf(number)))).toEqual([true, false]);
});

test('are not asked for where nothing is kept on the disk', async () => {
  disk = null;
  await view.committed(commit(10));
  await view.committed(commit(11, creations(2)));
  expect(asked).toBe(0);
});
