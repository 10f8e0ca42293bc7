/** Filters and subscriptions of a server that lies about them. The chain is a real one that makes blocks by itself. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checkFilters, watchBlocks } from '../../src/conformance/checks/filters.js';
import { Pace } from '../../src/conformance/client/pace.js';
import { identify } from '../../src/conformance/identify.js';
import type { Material } from '../../src/conformance/material.js';
import { runConformance, type Report } from '../../src/conformance/run.js';
import { Session } from '../../src/conformance/session.js';
import { startDev, START_TIMEOUT_MS, type Dev } from '../e2e/support/devProcess.js';
import { rpc } from '../e2e/support/rpc.js';
import { startLyingProxy, type AnswerLie, type PushLie } from './lyingProxy.js';
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
const TIMEOUT_MS = 60_000;

let dev: Dev;

beforeAll(async () => {
  dev = await startDev('--block-time', '1');
}, START_TIMEOUT_MS);

afterAll(async () => {
  await dev?.stop();
});

async function reportOf(told: AnswerLie, push: PushLie = (result) => [result]): Promise<Report> {
  const proxy = await startLyingProxy(dev.url, told, push);
  try {
    return await runConformance(runOptions(proxy.url, { wsUrl: proxy.wsUrl, headsWithinMs: HEADS_WITHIN_MS }));
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
  const proxy = await startLyingProxy(dev.url, told, (result) => [result]);
  try {
    const { limits, ...bounds } = runOptions(proxy.url);
    const session = new Session({ url: proxy.url, limits, pace: new Pace(bounds) });
    // There is nothing to ask about but the filters.
    const material = { samples: [] } as Partial<Material> as Material;
    const checked = { session, server: await identify(session), material };
    const watch = await watchBlocks(checked);
    await rpc(dev.url, 'evm_mine');
    await checkFilters(checked, watch);
    expect(session.findings.map(({ rule, method }) => `${rule}: ${method}`)).toEqual(expect.arrayContaining(expected));
    if (expected.length === 0) expect(session.findings).toEqual([]);
  } finally {
    await proxy.stop();
  }
});

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
