/** What `halley conformance` finds on real chains: the built-in server's known defects, and none in Halley. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Report } from '../../conformance/run.js';
import { Wallet } from '../../conformance/sending/wallet.js';
import { startGoChain } from '../support/goChain.js';
import { checkServer, sendTraffic, webSocketAnswers } from '../support/conformanceStage.js';
import { devStage, FIRST_KEY } from '../support/devStage.js';
import type { HalleyProcess } from '../support/halleyProcess.js';
import { halleyStage } from '../support/halleyStage.js';
import { startEmbedded } from '../support/testChains.js';

const TIMEOUT_MS = 120_000;

/** Every namespace whose methods need no token, so that each is checked. */
const NAMESPACES = 'eth,net,web3,txpool,debug,trace,ots,erigon';

/** Rule and method (or case), by the part of the survey of the built-in server (14.1 to 14.6) that has the defect. */
const BUILT_IN: Record<string, [rule: string, methods: string[]][]> = {
  'blocks, receipts, logs (14.1)': [
    ['balance-sums', ['eth_getBalance']],
    ['block-hash', ['eth_subscribe: newHeads']],
    ['block-size', ['eth_getBlockByNumber']],
    ['block-zero', ['eth_getBlockByNumber']],
    ['new-heads', ['eth_subscribe: newHeads']],
    [
      'not-found',
      [
        'eth_getBlockReceipts',
        'eth_getTransactionReceipt',
        'eth_getUncleByBlockNumberAndIndex',
        'eth_getUncleCountByBlockHash',
        'eth_getUncleCountByBlockNumber',
      ],
    ],
    ['not-found-error', ['eth_getBlockByNumber']],
    ['receipts-root', ['eth_getBlockByNumber']],
    [
      'result-schema',
      [
        'eth_getBlockByHash',
        'eth_getBlockByNumber',
        'eth_getBlockReceipts',
        'eth_getTransactionByBlockHashAndIndex',
        'eth_getTransactionByBlockNumberAndIndex',
        'eth_getTransactionByHash',
        'eth_getTransactionLogs',
        'eth_getTransactionReceipt',
      ],
    ],
    ['transactions-root', ['eth_getBlockByNumber']],
    ['y-parity', ['eth_getBlockByNumber']],
  ],
  'logs and filters (14.2)': [
    ['not-found-error', ['eth_getLogs']],
    ['result-schema', ['eth_getFilterLogs', 'eth_getLogs']],
  ],
  'state, calls, gas (14.3)': [
    ['call-overrides', ['eth_call']],
    ['error-catalogue', ['eth_getCode']],
    ['fee-history', ['eth_feeHistory']],
    ['not-found-error', ['eth_call', 'eth_getBalance', 'eth_getStorageAt']],
    ['result-schema', ['debug_traceBlockByHash', 'debug_traceBlockByNumber', 'eth_feeHistory']],
    ['revert-data', ['eth_call', 'eth_estimateGas']],
    ['state-tags', ['eth_call', 'eth_getBalance']],
    ['trace-forms', ['debug_traceBlockByNumber']],
    ['unexpected-error', ['eth_call', 'eth_getProof']],
  ],
  'sending and keys (14.4)': [['sha3', ['web3_sha3']]],
  'JSON-RPC over HTTP (14.5)': [
    ['envelope', ['number that is too big']],
    [
      'invalid-params',
      [
        'debug_traceBlockByNumber',
        'eth_getBlockByNumber',
        'eth_getBlockReceipts',
        'eth_getBlockTransactionCountByNumber',
        'eth_getTransactionByBlockNumberAndIndex',
        'eth_getUncleCountByBlockNumber',
      ],
    ],
  ],
  'JSON-RPC over WebSocket (14.6)': [
    ['envelope-websocket', ['batch of notifications', 'id above 2^53', 'id that is text', 'invalid JSON']],
    ['envelope-websocket', ['notification']],
    ['web-origin', ['WebSocket']],
    [
      'subscriptions',
      [
        'eth_subscribe: a subscription of unknown kind',
        'eth_subscribe: a subscription without a kind',
        'eth_subscribe: logs of an address that is none',
        'eth_subscribe: logs of five topics',
        'eth_subscribe: syncing',
      ],
    ],
  ],
};

/** Defects of the node's built-in server that show only when it is slow. */
const SOMETIMES = ['filters: eth_getFilterChanges', 'filters: eth_uninstallFilter'];

function namesOf({ findings }: Report): string[] {
  return findings.map(({ rule, method }) => `${rule}: ${method}`).toSorted();
}

/** What is found in Halley: everything, with its texts, so that a failure says what is wrong. */
async function findingsInHalley(halley: HalleyProcess): Promise<Partial<Report>> {
  const { findings, skipped, ended, unreachable } = await checkServer(halley.httpUrl, halley.wsUrl);
  return { findings, skipped, ended, unreachable };
}

const NOT_SENT = { check: 'sending', reason: 'no key to send with: nothing was sent' };
const NOTHING = { findings: [], skipped: [NOT_SENT], ended: null, unreachable: null };

describe('on the Go chain', () => {
  const flags = { 'json-rpc.api': NAMESPACES };
  const { chain, halley } = halleyStage(() => startGoChain({ blockTimeMs: 500 }), { flags });

  beforeAll(() => sendTraffic(halley.httpUrl, privateKeyOf(chain)), TIMEOUT_MS);

  test('Halley has no finding', async () => expect(await findingsInHalley(halley)).toEqual(NOTHING), TIMEOUT_MS);

  test(
    "the node's built-in server has its known defects, and no others",
    async () => {
      await webSocketAnswers(chain.evmWsUrl);
      const report = await checkServer(chain.evmRpcUrl, chain.evmWsUrl);
      const expected = Object.values(BUILT_IN)
        .flat()
        .flatMap(([rule, methods]) => methods.map((method) => `${rule}: ${method}`));
      expect(namesOf(report).filter((name) => !SOMETIMES.includes(name))).toEqual(expected.toSorted());
      expect(report.findings.filter(({ known }) => known === null)).toEqual([]);
      expect({ kind: report.server.kind, ended: report.ended }).toEqual({ kind: 'cosmos', ended: null });
    },
    TIMEOUT_MS,
  );
});

describe('on the embedded chain', () => {
  const flags = { 'json-rpc.api': NAMESPACES };
  const { chain, halley } = halleyStage(() => startEmbedded(500), { flags });

  test(
    'Halley has no finding',
    async () => {
      await sendTraffic(halley.httpUrl, privateKeyOf(chain));
      expect(await findingsInHalley(halley)).toEqual(NOTHING);
    },
    TIMEOUT_MS,
  );
});

describe('with the transactions of a funded key', () => {
  const { dev } = devStage('--block-time', '1');

  test(
    'halley dev has no finding',
    async () => {
      await sendTraffic(dev.url, FIRST_KEY);
      const wallet = new Wallet(Buffer.from(FIRST_KEY.slice(2), 'hex'));
      const report = await checkServer(dev.url, dev.url.replace('http', 'ws'), wallet);
      const { findings, skipped, ended, unreachable } = report;
      expect({ findings, skipped, ended, unreachable }).toEqual({ ...NOTHING, skipped: [] });
      expect({ kind: report.server.kind, sentFrom: report.sentFrom }).toEqual({
        kind: 'halley',
        sentFrom: wallet.address,
      });
    },
    TIMEOUT_MS,
  );
});

function privateKeyOf({ accounts }: { accounts: readonly { privateKey: string }[] }): `0x${string}` {
  const [account] = accounts;
  if (account === undefined) throw new Error('the chain has no accounts');
  // Keys of test chains are hex.
  return account.privateKey as `0x${string}`;
}
