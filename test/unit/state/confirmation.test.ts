import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { NodeUnavailable } from '../../../src/chain/chainErrors.js';
import type { ConfirmedLayout } from '../../../src/cosmos/stores/confirmLayout.js';
import { Confirmation } from '../../../src/state/confirmation.js';
import type { ConfirmedStores } from '../../../src/state/evmState.js';
import { until } from '../../support/chainProgress.js';

const WHOLE: ConfirmedLayout = { accounts: true, contracts: true, reason: null };

let confirmed: ConfirmedStores;
/** What the node is asked, to be answered by the test. */
let asked: { answer: (layout: ConfirmedLayout) => void; fail: (error: Error) => void }[];
let stopping: AbortController;
let confirmation: Confirmation;

beforeEach(() => {
  asked = [];
  stopping = new AbortController();
  const quiet = (): undefined => undefined;
  confirmation = new Confirmation({
    state: { setConfirmed: ({ accounts, contracts }) => void (confirmed = { accounts, contracts }) },
    confirm: () => new Promise((answer, fail) => void asked.push({ answer, fail })),
    // The other levels are not used.
    log: { info: quiet, warn: quiet, error: quiet } as never,
    signal: stopping.signal,
  });
});
afterEach(async () => {
  stopping.abort();
  for (const { answer } of asked) answer(WHOLE);
  await confirmation.ended();
});

async function question(count: number): Promise<(typeof asked)[number]> {
  await until(`there is question ${count}`, () => asked.length >= count);
  return asked[count - 1]!;
}

test('nothing is read from the stores before they are confirmed', async () => {
  confirmation.begin();
  expect(confirmed).toEqual({ accounts: false, contracts: false });
  (await question(1)).fail(new NodeUnavailable('it is away'));
  (await question(2)).answer({ accounts: true, contracts: false, reason: 'no contract' });
  (await question(3)).answer(WHOLE);
  await confirmation.ended();
  expect(confirmed).toEqual({ accounts: true, contracts: true });
});

test('an answer that was asked for before a change confirms nothing after it', async () => {
  confirmation.begin();
  const before = await question(1);
  confirmation.begin();
  confirmation.begin();
  before.answer(WHOLE);
  const after = await question(2);
  expect(confirmed).toEqual({ accounts: false, contracts: false });
  after.answer({ accounts: true, contracts: false, reason: 'no contract' });
  await until('it is taken', () => confirmed.accounts);
  // Others would ask beside it.
  expect(asked).toHaveLength(2);
});
