/** A server that lies about a transaction that was sent is caught by the rule that says so. The chain is a real one. */
import { expect, test } from '@jest/globals';
import { checkSending } from '../../../conformance/checks/sending.js';
import { checkKeys } from '../../../conformance/checks/keys.js';
import { checkState } from '../../../conformance/checks/state.js';
import { checkCalls } from '../../../conformance/checks/calls.js';
import type { Material } from '../../../conformance/material.js';
import { Wallet } from '../../../conformance/sending/wallet.js';
import { keccak256, stringToHex } from 'viem';
import { sign } from 'viem/accounts';
import { devStage, FIRST_KEY } from '../../support/devStage.js';
import { findingsThrough, type AnswerLie, type Proxied, type PushLie, type Said } from './lyingProxy.js';

const KEY = Buffer.from(FIRST_KEY.slice(2), 'hex');
const unprefixed = await sign({
  hash: keccak256(stringToHex('halley conformance')),
  privateKey: FIRST_KEY,
  to: 'hex',
});
const HASH = `0x${'ab'.repeat(32)}`;
const WAIT_MS = 2_000;

const { dev } = devStage();

/** Rule and method of each finding of the checks that send, and of those that ask for signatures and access lists. */
function findingsOf(lie: AnswerLie, push?: PushLie): Promise<string[]> {
  const wallet = new Wallet(KEY);
  const check = async ({ session, server, wsUrl }: Proxied) => {
    const material = { account: wallet.address, samples: [] } as Partial<Material> as Material;
    const checked = { session, server, material };
    await checkState(checked);
    await checkCalls(checked);
    await checkKeys(checked);
    await session.attempt('sending', () => checkSending(checked, { wallet, wsUrl, minedWithinMs: WAIT_MS }));
  };
  return findingsThrough(dev.url, check, lie, push);
}

type Fields = Record<string, unknown>;

/** Changes the result of a method. */
const result =
  (lyingMethod: string, change: (value: never, params: unknown[]) => unknown): AnswerLie =>
  (method, said, params) =>
    method === lyingMethod && said.error === undefined ? { result: change(said.result as never, params) } : said;

/** Changes members of receipts that fit. */
const receipt = (fits: (receipt: Fields) => boolean, fields: Fields): AnswerLie =>
  result('eth_getTransactionReceipt', (value: Fields | null) =>
    value !== null && fits(value) ? { ...value, ...fields } : value,
  );

/** Changes what is said to transactions that are refused. */
const refusal =
  (said: Said): AnswerLie =>
  (method, honest) =>
    method === 'eth_sendRawTransaction' && honest.error !== undefined ? said : honest;

/** Lets `count` answers of a method pass before it lies. */
const after = (count: number, lyingMethod: string, lie: AnswerLie): AnswerLie => {
  let passed = 0;
  return (method, said, params) => (method !== lyingMethod || ++passed > count ? lie(method, said, params) : said);
};

const withCreation = ({ contractAddress }: Fields) => contractAddress !== null;
const withLogs = ({ logs }: Fields) => (logs as unknown[]).length > 0;
const oneMore = (value: string) => `0x${(BigInt(value) + 1n).toString(16).padStart(value.length - 2, '0')}`;
const isLog = (pushed: unknown) => typeof pushed === 'object';
const RECEIPT = 'eth_getTransactionReceipt';
const REFUSED = ['insufficient funds', 'intrinsic gas', 'wrong chain id', 'nonce too low'];
const REFUSED_WAITING = ['already known', 'underpriced replacement'];
const refusals = [...REFUSED, ...REFUSED_WAITING].map((name) => `send-refusals: eth_sendRawTransaction: ${name}`);

test('a server that does not lie breaks no rule', async () => {
  expect(await findingsOf((_method, said) => said)).toEqual([]);
});

test.each<[string, AnswerLie, string[]]>([
  ['another hash', result('eth_sendRawTransaction', () => HASH), ['sent: eth_sendRawTransaction']],
  ['never mined', result(RECEIPT, () => null), [`sent: ${RECEIPT}`]],
  [
    'a call is never mined',
    result(RECEIPT, (value: Fields | null) => (value !== null && withCreation(value) ? value : null)),
    [`sent: ${RECEIPT}`],
  ],
  ['a creation that failed', receipt(withCreation, { status: '0x0' }), [`sent: ${RECEIPT}`]],
  [
    'a nonce that is used up is refused in other words',
    (method, said) =>
      said.error?.message.startsWith('nonce too low') === true
        ? { error: { code: -32000, message: 'invalid nonce; got 0, expected 1: invalid sequence: invalid sequence' } }
        : said,
    ['send-refusals: eth_sendRawTransaction: nonce too low'],
  ],
  ['invalid transactions are accepted', refusal({ result: HASH }), refusals],
  ['other words', refusal({ error: { code: -32000, message: 'no' } }), refusals],
  [
    'another contract address',
    receipt(withCreation, { contractAddress: HASH.slice(0, 42) }),
    [`contract-address: ${RECEIPT}`],
  ],
  [
    'another block',
    result('eth_getTransactionByHash', (value: Fields) => ({ ...value, blockNumber: '0x0' })),
    ['waiting-transaction: eth_getTransactionByHash'],
  ],
  [
    'a waiting transaction is not there',
    result('eth_getTransactionByHash', (value: Fields) => (value['blockNumber'] === null ? null : value)),
    ['waiting-transaction: eth_getTransactionByHash'],
  ],
  [
    'another pending nonce',
    after(3, 'eth_getTransactionCount', result('eth_getTransactionCount', oneMore)),
    ['pending-nonce: eth_getTransactionCount'],
  ],
  [
    'a call returns something else',
    result('eth_call', (value: string, [, , override]) =>
      override === undefined && value !== '0x' ? oneMore(value) : value,
    ),
    [`call-sent: ${RECEIPT}`],
  ],
  ['an estimate is too low', result('eth_estimateGas', () => '0x55f0'), [`estimate-sent: ${RECEIPT}`]],
  ['a failure succeeds', receipt(({ status }) => status === '0x0', { status: '0x1' }), [`failed-receipt: ${RECEIPT}`]],
  ['another balance', after(5, 'eth_getBalance', result('eth_getBalance', oneMore)), ['balance-sums: eth_getBalance']],
  ['a query finds no logs', result('eth_getLogs', () => []), ['log-delivery: eth_getLogs']],
  ['a poll brings no logs', result('eth_getFilterChanges', () => []), ['log-delivery: eth_getFilterChanges']],
  [
    'a receipt without logs',
    receipt(withLogs, { logs: [] }),
    [
      `call-sent: ${RECEIPT}`,
      'log-delivery: eth_getLogs',
      'log-delivery: eth_getFilterChanges',
      'log-delivery: eth_subscribe: logs',
    ],
  ],
  [
    'earliest is latest',
    result('eth_getTransactionCount', (value, [, tag]) => (tag === 'earliest' ? '0x7777' : value)),
    ['state-tags: eth_getTransactionCount'],
  ],
  [
    'access lists are empty',
    result('eth_createAccessList', (value: Fields) => ({ ...value, accessList: [] })),
    ['access-list: eth_createAccessList'],
  ],
  ['the message is signed without its prefix', result('eth_sign', () => unprefixed), ['signed-message: eth_sign']],
])('%s', async (_what, lie, expected) => {
  expect(await findingsOf(lie)).toEqual(expected);
});

test.each<[string, PushLie, string[]]>([
  ['no log is pushed', (pushed) => (isLog(pushed) ? [] : [pushed]), ['log-delivery: eth_subscribe: logs']],
  [
    'each log is pushed twice',
    (pushed) => (isLog(pushed) ? [pushed, pushed] : [pushed]),
    ['log-delivery: eth_subscribe: logs'],
  ],
  [
    'another log is pushed',
    (pushed) => (isLog(pushed) ? [{ ...(pushed as Fields), data: HASH }] : [pushed]),
    ['log-delivery: eth_subscribe: logs'],
  ],
  [
    'no hash is pushed',
    (pushed) => (isLog(pushed) ? [pushed] : []),
    ['pending-delivery: eth_subscribe: newPendingTransactions'],
  ],
  [
    'each hash is pushed twice',
    (pushed) => (isLog(pushed) ? [pushed] : [pushed, pushed]),
    ['pending-delivery: eth_subscribe: newPendingTransactions'],
  ],
])('%s', async (_what, push, expected) => {
  expect(await findingsOf((_method, said) => said, push)).toEqual(expected);
});
