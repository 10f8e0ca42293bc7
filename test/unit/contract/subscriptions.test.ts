import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { notificationsIn, type Contract } from '../../../codegen/contract.js';
import { readContract } from '../../../codegen/readContract.js';
import { methodTable } from '../../../generated/methods.js';
import { subscriptionTable, type SubscriptionName } from '../../../generated/notifications.js';
import { resultValidators } from '../../../src/contract/resultValidators.js';
import { paramsValidators } from '../../../generated/validators.js';
import type { CallableMethod } from '../../../src/jsonrpc/contract.js';
import { readParams } from '../../../src/jsonrpc/params.js';

const NAMES = Object.keys(subscriptionTable) as SubscriptionName[];
const ADDRESS = '0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101';
const HASH = `0x${'aB'.repeat(32)}`;

const subscribe: CallableMethod = {
  name: 'eth_subscribe',
  ...methodTable.eth_subscribe,
  handler: () => null,
  validateParams: paramsValidators.eth_subscribe,
  validateResult: undefined,
};

/** The message of the error that the parameters get; undefined when they are taken. */
function refusal(params: unknown): string | undefined {
  try {
    readParams(subscribe, params);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('the name of a subscription', () => {
  test('is one of the names in the contract', () => {
    expect(NAMES).toEqual(['newHeads', 'logs', 'newPendingTransactions', 'syncing', 'transactionReceipts']);
    expect(NAMES.map((name) => refusal([name]))).toEqual(NAMES.map(() => undefined));
  });

  test.each([
    ['nope', '"nope"'],
    ['newheads', '"newheads"'],
    ['__proto__', '"__proto__"'],
    ['', '""'],
  ])('is not %j; the refusal lists the names', (name, shown) => {
    expect(refusal([name])).toBe(
      'invalid argument 0: name: must be newHeads or logs or newPendingTransactions or syncing or ' +
        `transactionReceipts, got ${shown}`,
    );
  });

  test('is text and must be given', () => {
    expect(refusal([null])).toBe('invalid argument 0: name: must be string, got null');
    expect(refusal([['logs']])).toBe('invalid argument 0: name: must be string, got an array');
    expect(refusal([])).toBe('missing value for required argument 0: name');
    expect(refusal(['logs', {}, 1])).toBe('too many arguments, want at most 2');
  });

  test('may come with its options as named parameters', () => {
    expect(refusal({ name: 'logs', options: { address: ADDRESS } })).toBeUndefined();
    expect(refusal({ name: 'newHeads', options: { address: ADDRESS } })).toBe(
      'invalid argument 1: options: unknown field "address", got an object',
    );
  });
});

describe('the options of a subscription', () => {
  test.each(NAMES)('%s can be left out, null, or empty', (name) => {
    expect([refusal([name]), refusal([name, null]), refusal([name, {}])]).toEqual([undefined, undefined, undefined]);
  });

  test.each<[SubscriptionName, unknown]>([
    ['newHeads', { includeTransactions: true }],
    ['newHeads', { includeTransactions: null, fromBlock: '0x1' }],
    ['newHeads', { fromBlock: 'earliest' }],
    ['logs', { address: [ADDRESS], topics: [null, HASH, [HASH]], fromBlock: '0x1', toBlock: null, blockHash: null }],
    ['logs', { limit: 5 }],
    ['newPendingTransactions', true],
    ['newPendingTransactions', false],
    ['newPendingTransactions', { includeTransactions: true }],
    ['newPendingTransactions', { includeTransactions: null }],
    ['transactionReceipts', { transactionHashes: [HASH, HASH] }],
    ['transactionReceipts', { transactionHashes: null }],
  ])('%s may be %j', (name, options) => {
    expect(refusal([name, options])).toBeUndefined();
  });

  test.each<[SubscriptionName, unknown, string]>([
    ['newHeads', true, 'options: must be object or null, got true'],
    ['newHeads', { fromBlok: '0x1' }, 'options: unknown field "fromBlok", got an object'],
    ['newHeads', { includeTransactions: 1 }, 'options.includeTransactions: must be boolean or null, got 1'],
    ['newHeads', { fromBlock: HASH }, 'options.fromBlock: must be Uint64 or BlockTag, got a string of 66 characters'],
    ['logs', [], 'options: must be object or null, got an array'],
    ['logs', { blockHash: HASH }, 'options.blockHash: must be null, got a string of 66 characters'],
    ['logs', { blockhash: HASH }, 'options.blockhash: must be null, got a string of 66 characters'],
    ['logs', { topics: ['0x12'] }, 'options.topics[0]: must match ^0x[0-9a-fA-F]{64}$, got "0x12"'],
    ['newPendingTransactions', 'true', 'options: must be boolean or PendingTransactionsOptions or null, got "true"'],
    [
      'newPendingTransactions',
      { includeTransactions: 'yes' },
      'options.includeTransactions: must be PendingTransactionsOptions, got "yes"',
    ],
    ['newPendingTransactions', { full: true }, 'options: unknown field "full", got an object'],
    ['syncing', { address: ADDRESS }, 'options: unknown field "address", got an object'],
    [
      'transactionReceipts',
      { transactionHashes: HASH },
      'options.transactionHashes: must be array or null, got a string of 66 characters',
    ],
    ['transactionReceipts', { transactionHashes: [5] }, 'options.transactionHashes[0]: must be Hash, got 5'],
  ])('%s are refused as %j', (name, options, reason) => {
    expect(refusal([name, options])).toBe(`invalid argument 1: ${reason}`);
  });

  test.each(NAMES)('%s are taken, or refused with their place, whatever they hold', (name) => {
    const fields = fc.constantFrom('fromBlock', 'topics', 'address', 'transactionHashes', '__proto__', 'constructor');
    const options = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.dictionary(fields, fc.jsonValue()));
    fc.assert(
      fc.property(options, (value) => {
        const fits = paramsValidators.eth_subscribe([name, value]);
        const reason = refusal([name, value]);
        return fits ? reason === undefined : /^invalid argument 1: options/.test(reason ?? '');
      }),
      { numRuns: 2000, seed: 7 },
    );
  });
});

describe('a notification', () => {
  let contract: Contract;

  beforeAll(async () => {
    contract = await readContract();
  });

  test('is sent as eth_subscription, whatever was subscribed to', () => {
    expect(new Set(Object.values(subscriptionTable).map(({ method }) => method))).toEqual(
      new Set(['eth_subscription']),
    );
  });

  test('carries what the examples show', () => {
    const shown = notificationsIn(contract).flatMap(({ name, examples }) =>
      examples.map(({ result }) => resultValidators().notifications[name as SubscriptionName](result)),
    );
    expect(shown.length).toBeGreaterThanOrEqual(NAMES.length);
    expect(shown).toEqual(shown.map(() => true));
  });

  test('of a new head is the block without transactions and uncles, or the whole block', () => {
    const [head, whole] = notificationsIn(contract)[0]?.examples.map(({ result }) => result as object) ?? [];
    expect(whole).toEqual({ ...head, transactions: expect.any(Array), uncles: [] });
    expect(resultValidators().notifications.newHeads({ ...head, uncles: [] })).toBe(false);
    expect(resultValidators().notifications.newHeads({ ...whole, uncles: undefined, transactions: undefined })).toBe(
      false,
    );
  });

  test.each<[SubscriptionName, unknown]>([
    ['newHeads', null],
    ['logs', []],
    ['newPendingTransactions', [HASH.toLowerCase()]],
    ['syncing', true],
    ['syncing', { syncing: false, status: { startingBlock: '0x1', currentBlock: '0x1', highestBlock: '0x2' } }],
    ['transactionReceipts', [HASH.toLowerCase()]],
  ])('of %s is never %j', (name, result) => {
    expect(resultValidators().notifications[name](result)).toBe(false);
  });
});
