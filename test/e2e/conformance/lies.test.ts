/** A server that lies once is caught by the rule that says so. */
import { expect, test } from '@jest/globals';
import { WebSocketServer, type ServerOptions } from 'ws';
import { runConformance, type Report } from '../../../conformance/run.js';
import { headerHash, rootOf } from '../../../conformance/recompute.js';
import { startLyingServer, type Lie } from './lyingServer.js';
import { runOptions } from './runOptions.js';

/** Rules that this server breaks without a lie: it has few methods and no errors of its own. */
const ALWAYS = new Set([
  'method-missing',
  'result-schema',
  'envelope',
  'invalid-params',
  'not-found-error',
  'block-size',
  'answer',
]);

async function findingsOf(lie: Lie, sockets?: ServerOptions): Promise<Report> {
  const server = await startLyingServer(lie);
  const refusal = '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}}';
  if (sockets !== undefined)
    new WebSocketServer({ ...sockets, server: server.http }).on('connection', (socket) =>
      socket.on('message', () => socket.send(refusal)),
    );
  try {
    const wsUrl = sockets === undefined ? null : server.url.replace('http', 'ws');
    return await runConformance(runOptions(server.url, { wsUrl }));
  } finally {
    await server.stop();
  }
}

type Fields = Record<string, unknown>;

/** Changes members of the object that a method answers. */
const changed =
  (lyingMethod: string, fields: (result: Fields, params: unknown[]) => Fields): Lie =>
  (method, result, params) =>
    method === lyingMethod && result !== null ? { ...(result as Fields), ...fields(result as Fields, params) } : result;

const HASH = `0x${'ab'.repeat(32)}`;
const receiptOf = (fields: Fields, index = '0x1') =>
  changed('eth_getTransactionReceipt', (receipt) => (receipt['transactionIndex'] === index ? fields : {}));
const blockOf = (fields: Fields) =>
  changed('eth_getBlockByNumber', (block) => (block['number'] === '0x1' ? fields : {}));
const transactionOf = (fields: Fields) =>
  changed('eth_getBlockByNumber', ({ transactions }) => ({
    transactions: (transactions as unknown[]).map((item) => (typeof item === 'object' ? { ...item, ...fields } : item)),
  }));

test('a server that does not lie breaks none of the rules between methods', async () => {
  const { findings } = await findingsOf((_method, result) => result);
  expect(findings.filter(({ rule }) => !ALWAYS.has(rule)).map(({ rule, message }) => [rule, message])).toEqual([]);
});

test.each<[string, Lie]>([
  ['block-hash', changed('eth_getBlockByHash', () => ({ hash: HASH }))],
  ['block-forms', changed('eth_getBlockByHash', () => ({ extraData: '0x01' }))],
  ['parent-hash', blockOf({ parentHash: HASH })],
  ['header-hash', blockOf({ hash: HASH })],
  ['timestamps', changed('eth_getBlockByNumber', ({ number }) => (number === '0x0' ? { timestamp: '0xffff' } : {}))],
  ['block-gas-used', blockOf({ gasUsed: '0x5208' })],
  ['block-bloom', blockOf({ logsBloom: `0x${'00'.repeat(256)}` })],
  ['transactions-root', blockOf({ transactionsRoot: HASH })],
  ['receipts-root', blockOf({ receiptsRoot: HASH })],
  ['withdrawals-root', blockOf({ withdrawals: [], withdrawalsRoot: HASH })],
  ['transaction-count', (method, result) => (method.startsWith('eth_getBlockTransactionCount') ? '0x7' : result)],
  ['block-zero', changed('eth_getBlockByNumber', (_block, [number]) => (number === '0x0' ? { number: '0x1' } : {}))],
  ['tag-order', changed('eth_getBlockByNumber', (_block, [tag]) => (tag === 'latest' ? { number: '0x0' } : {}))],
  ['pending-block', changed('eth_getBlockByNumber', (_block, [tag]) => (tag === 'pending' ? { hash: HASH } : {}))],
  ['transaction-forms', changed('eth_getTransactionByHash', () => ({ value: '0x2' }))],
  ['transaction-place', transactionOf({ transactionIndex: '0x9' })],
  ['transaction-hash', transactionOf({ value: '0x2' })],
  ['transaction-sender', transactionOf({ from: `0x${'11'.repeat(20)}` })],
  ['y-parity', transactionOf({ yParity: undefined })],
  ['cumulative-gas', receiptOf({ cumulativeGasUsed: '0x5208' })],
  ['receipt-forms', receiptOf({ status: '0x0' })],
  ['receipt-place', receiptOf({ blockNumber: '0x2' })],
  ['receipt-bloom', receiptOf({ logsBloom: `0x${'00'.repeat(256)}` })],
  ['contract-address', receiptOf({ contractAddress: `0x${'11'.repeat(20)}` })],
  ['effective-gas-price', receiptOf({ effectiveGasPrice: '0x1' })],
  [
    'log-index',
    changed('eth_getTransactionReceipt', ({ logs }) => ({
      logs: (logs as Fields[]).map((item) => ({ ...item, logIndex: '0x0' })),
    })),
  ],
  [
    'log-place',
    changed('eth_getTransactionReceipt', ({ logs }) => ({
      logs: (logs as Fields[]).map((item) => ({ ...item, transactionHash: HASH })),
    })),
  ],
  ['log-query', (method, result) => (method === 'eth_getLogs' ? (result as unknown[]).slice(1) : result)],
  ['fee-history', changed('eth_feeHistory', () => ({ gasUsedRatio: [0.5] }))],
  ['fee-history-rewards', changed('eth_feeHistory', () => ({ reward: [['0x3', '0x2', '0x1']] }))],
  ['chain-id', (method, result) => (method === 'net_version' ? '1' : result)],
  ['sha3', (method, result) => (method === 'web3_sha3' ? HASH : result)],
  ['not-found', (method, result) => (method === 'eth_getTransactionByHash' && result === null ? {} : result)],
])('%s', async (rule, lie) => {
  const { findings } = await findingsOf(lie);
  expect(findings.map((finding) => finding.rule)).toContain(rule);
});

const NO_TRANSACTIONS = {
  transactions: [],
  gasUsed: '0x0',
  transactionsRoot: rootOf([]),
  receiptsRoot: rootOf([]),
  logsBloom: `0x${'00'.repeat(256)}`,
};

/** The newest block has no transactions; `fields` of it are lies, and `others` of it by its hash. */
function emptyChain(fields: Fields = {}, others: Fields = {}): Lie {
  let empty: Fields = {};
  return (method, result, params) => {
    if (method === 'eth_getBlockTransactionCountByNumber') return result === null ? null : '0x0';
    if (method === 'eth_getBlockByHash' && params[0] === empty['hash']) return { ...empty, ...others };
    if (method !== 'eth_getBlockByNumber' || (result as Fields | null)?.['number'] !== '0x1') return result;
    const block = { ...(result as Fields), ...NO_TRANSACTIONS, ...fields };
    empty = { ...block, hash: fields['hash'] ?? headerHash(block) };
    return empty;
  };
}

test('without a recent transaction it says what is not checked', async () => {
  const { findings, skipped } = await findingsOf(emptyChain());
  expect(findings.filter(({ rule }) => !ALWAYS.has(rule)).map(({ rule, message }) => [rule, message])).toEqual([]);
  expect(skipped).toContainEqual({
    check: 'transactions',
    reason:
      'none in the newest 10 blocks: a greater --look-back may find some. Left out: the rules about transactions, ' +
      'receipts, logs, traces, nonces and balances, and requests about what exists',
  });
});

test.each<[string, Lie]>([
  ['parent-hash', emptyChain({ parentHash: HASH })],
  ['header-hash', emptyChain({ hash: HASH })],
  ['transactions-root', emptyChain({ transactionsRoot: HASH })],
  ['receipts-root', emptyChain({ receiptsRoot: HASH })],
  ['block-bloom', emptyChain({ logsBloom: `0x${'01'.repeat(256)}` })],
  ['block-forms', emptyChain({}, { extraData: '0x01' })],
])('%s of a block without transactions', async (rule, lie) => {
  const { findings } = await findingsOf(lie);
  expect(findings.map((finding) => finding.rule)).toContain(rule);
});

test('without an address for WebSocket it says that WebSocket is not checked', async () => {
  const { skipped } = await findingsOf((_method, result) => result);
  expect(skipped).toContainEqual({
    check: 'WebSocket',
    reason: 'no address: --ws gives one, and adds subscriptions',
  });
});

test.each<[string, boolean, string[]]>([
  ['refuses the pages of this machine', false, ['web-origin: WebSocket']],
  ['takes them', true, []],
])('a WebSocket that %s', async (_what, takesPages, expected) => {
  const verifyClient = ({ origin }: { origin?: string }) => takesPages || origin === undefined;
  const { findings } = await findingsOf((_method, result) => result, { verifyClient });
  const found = findings.map(({ rule, method }) => `${rule}: ${method}`);
  expect(found.filter((name) => name.startsWith('web-origin'))).toEqual(expected);
});

test('texts of the server reach the report without control characters', async () => {
  const { server } = await findingsOf((method, result) =>
    method === 'web3_clientVersion' ? '\u001b[2J\u001b]0;owned\u0007Liar' : result,
  );
  expect(server.version).toBe('\\u001b[2J\\u001b]0;owned\\u0007Liar');
});
