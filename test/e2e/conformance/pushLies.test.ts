/** Filters and subscriptions of a server that lies about them. The chain is a real one that makes blocks by itself. */
import { expect, test } from '@jest/globals';
import { checkFilters, watchBlocks } from '../../../conformance/checks/filters.js';
import type { Material } from '../../../conformance/material.js';
import { runConformance, type Report } from '../../../conformance/run.js';
import { Wallet } from '../../../conformance/sending/wallet.js';
import type { Receipt } from '../../../generated/types.js';
import { until } from '../../support/chainProgress.js';
import { devStage, FIRST_KEY } from '../../support/devStage.js';
import { findingsThrough, startLyingProxy, type AnswerLie, type Proxied, type PushLie } from './lyingProxy.js';
import { runOptions } from './runOptions.js';

const METHODS = [
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_subscribe',
  'eth_uninstallFilter',
  'eth_unsubscribe',
];
/** More than the time between blocks. */
const HEADS_WITHIN_MS = 1_500;
const MINED_WITHIN_MS = 5_000;
const KEY = Buffer.from(FIRST_KEY.slice(2), 'hex');
const TIMEOUT_MS = 60_000;

const { dev, ask } = devStage('--block-time', '1');

/** The report of a whole run, which leaves no WebSocket open: one would keep the command from ending. */
async function reportOf(
  told: AnswerLie,
  push: PushLie = (result) => [result],
  wallet: Wallet | null = null,
): Promise<Report> {
  const proxy = await startLyingProxy(dev.url, told, push);
  try {
    const changed = { wsUrl: proxy.wsUrl, headsWithinMs: HEADS_WITHIN_MS, minedWithinMs: MINED_WITHIN_MS, wallet };
    const report = await runConformance(runOptions(proxy.url, changed));
    await until('no WebSocket is open', () => proxy.openSockets() === 0);
    return report;
  } finally {
    await proxy.stop();
  }
}

const namesOf = ({ findings }: Report) => findings.map(({ rule, method }) => `${rule}: ${method}`);
const rowsOf = ({ methods }: Report) =>
  Object.fromEntries(
    methods
      .filter(({ method }) => METHODS.includes(method))
      .map(({ method, state, findings }) => [method, `${state}, ${findings} found`]),
  );
const isCreation = (receipt: unknown) => typeof (receipt as Receipt | null)?.contractAddress === 'string';
const honest: AnswerLie = (_method, said) => said;

/** The method has this result. */
function lie(lyingMethod: string, result: unknown): AnswerLie {
  return (method, said) => (method === lyingMethod && said.error === undefined ? { result } : said);
}

test(
  'the methods of filters and subscriptions are shown as called',
  async () => {
    const report = await reportOf(honest);
    expect(namesOf(report)).toEqual([]);
    expect(rowsOf(report)).toEqual(Object.fromEntries(METHODS.map((method) => [method, 'present, 0 found'])));
  },
  TIMEOUT_MS,
);

test(
  'a subscription without blocks is a finding while the chain goes on, and counts in the row of its method',
  async () => {
    const report = await reportOf(honest, () => []);
    expect(namesOf(report)).toEqual(['subscriptions: eth_subscribe: newHeads']);
    expect(rowsOf(report)['eth_subscribe']).toBe('present, 1 found');
  },
  TIMEOUT_MS,
);

test.each<[string, AnswerLie, string[]]>([
  ['its blocks is right', honest, []],
  ['no blocks is a finding', lie('eth_getFilterChanges', []), ['filters: eth_getFilterChanges']],
  ['blocks of another form', lie('eth_getFilterChanges', ['0x1']), ['result-schema: eth_getFilterChanges']],
  ['a name of another form', lie('eth_newBlockFilter', 'mine'), ['result-schema: eth_newBlockFilter']],
])('while the chain goes on, a block filter with %s', async (_what, told, expected) => {
  const check = async ({ session, server }: Proxied) => {
    // There is nothing to ask about but the filters.
    const checked = { session, server, material: { samples: [] } as Partial<Material> as Material };
    const watch = await watchBlocks(checked);
    await ask('evm_mine');
    await checkFilters(checked, watch);
  };
  const found = await findingsThrough(dev.url, check, told);
  expect(found).toEqual(expect.arrayContaining(expected));
  if (expected.length === 0) expect(found).toEqual([]);
});

test(
  'a call that is never mined ends what is sent, and the run',
  async () => {
    const creationsOnly: AnswerLie = (method, said) =>
      method === 'eth_getTransactionReceipt' && !isCreation(said.result) ? { result: null } : said;
    const report = await reportOf(creationsOnly, undefined, new Wallet(KEY));
    expect(namesOf(report)).toContain('sent: eth_getTransactionReceipt');
    expect(report.skipped).toContainEqual({
      check: 'sending: a contract',
      reason: `a transaction was not mined within ${MINED_WITHIN_MS} ms`,
    });
  },
  TIMEOUT_MS,
);

test(
  'methods that are not there are shown as absent',
  async () => {
    const absent: AnswerLie = (method, said) =>
      METHODS.includes(method) ? { error: { code: -32601, message: 'the method does not exist' } } : said;
    expect(rowsOf(await reportOf(absent))).toEqual({
      ...Object.fromEntries(METHODS.map((method) => [method, 'absent, 0 found'])),
      eth_subscribe: 'absent, 7 found',
    });
  },
  TIMEOUT_MS,
);
