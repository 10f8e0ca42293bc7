import { describe, expect, test } from '@jest/globals';
import type { MethodName } from '../../../generated/methods.js';
import { paramsValidators } from '../../../generated/validators.js';

const ADDRESS = '0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101';
const HASH = `0x${'aB'.repeat(32)}`;

const takes = (method: MethodName, ...params: unknown[]): boolean => paramsValidators[method](params);

/** Where the parameters break which rule of which component, in the order of the alternatives. */
function rules(method: MethodName, ...params: unknown[]): string[] {
  paramsValidators[method](params);
  return (paramsValidators[method].errors ?? []).map((error) => `${error.instancePath} ${error.schemaPath}`);
}

describe('hex input', () => {
  test('is taken in upper and in lower case', () => {
    expect(takes('eth_getBalance', ADDRESS.toLowerCase())).toBe(true);
    expect(takes('eth_getBalance', `0x${ADDRESS.slice(2).toUpperCase()}`, '0xFF')).toBe(true);
    expect(takes('eth_getTransactionByHash', HASH)).toBe(true);
    expect(takes('web3_sha3', '0xDEADbeef')).toBe(true);
  });

  test.each(['0x05', '0x', '5', '0X5', '0xg', '-0x1', '0x10000000000000000', '', ' 0x1', '0x1\n'])(
    'is refused as a block number: %j',
    (number) => {
      expect(takes('eth_getBlockByNumber', number)).toBe(false);
    },
  );

  test.each(['0x0', '0x1', '0xffffffffffffffff'])('is taken as a block number: %s', (number) => {
    expect(takes('eth_getBlockByNumber', number)).toBe(true);
  });

  test.each(['0x1', '0xf0f0f', '004200', 'hello', '', 5, null])('is refused as bytes: %j', (data) => {
    expect(takes('web3_sha3', data)).toBe(false);
  });

  test.each([42, 40, 44].map((length) => `0x${'1'.repeat(length)}`))('has the length of its kind', (text) => {
    expect(takes('eth_getBalance', text)).toBe(text.length === 42);
  });

  test('of several megabytes is checked without an error', () => {
    expect(takes('eth_sendRawTransaction', `0x${'ab'.repeat(2_500_000)}`)).toBe(true);
    expect(takes('eth_sendRawTransaction', `0x${'ab'.repeat(2_500_000)}a`)).toBe(false);
  });
});

describe('a storage position', () => {
  test.each(['0x', '0x0', '0x1', `0x${'0'.repeat(63)}1`, '0x01'])('may be a number or bytes: %s', (position) => {
    expect(takes('eth_getStorageAt', ADDRESS, position)).toBe(true);
  });

  test.each(['1', '0xzz', `0x${'1'.repeat(66)}`])('is refused: %s', (position) => {
    expect(takes('eth_getStorageAt', ADDRESS, position)).toBe(false);
  });
});

describe('a block parameter', () => {
  test.each<[string, unknown]>([
    ['a number', '0x1'],
    ['a tag', 'safe'],
    ['a hash', { blockHash: HASH }],
    ['a hash that must be canonical', { blockHash: HASH, requireCanonical: true }],
    ['a number in an object', { blockNumber: '0x1' }],
    ['a bare hash', HASH],
    ['null, as if left out', null],
  ])('may be %s', (_, block) => {
    expect(takes('eth_getBalance', ADDRESS, block)).toBe(true);
  });

  test.each<[string, unknown]>([
    ['an unknown tag', 'lates'],
    ['a JSON number', 5],
    ['an empty object', {}],
    ['hash and number at once', { blockHash: HASH, blockNumber: '0x1' }],
    ['a short hash', { blockHash: '0x1' }],
  ])('is refused as %s', (_, block) => {
    expect(takes('eth_getBalance', ADDRESS, block)).toBe(false);
  });
});

describe('a call object', () => {
  test('takes all fee fields, lists, nulls, and fields that it does not know', () => {
    const call = {
      from: ADDRESS,
      to: null,
      gas: '0x0',
      gasPrice: null,
      maxFeePerGas: '0x1',
      maxPriorityFeePerGas: '0x1',
      value: `0x${'f'.repeat(64)}`,
      input: '0x',
      chainId: '0x40000',
      type: '0x2',
      accessList: [{ address: ADDRESS, storageKeys: [HASH] }],
      authorizationList: [{ chainId: '0x1', address: ADDRESS, nonce: '0x0', yParity: '0x1', r: '0x1', s: '0x1' }],
      blobVersionedHashes: [HASH],
      gasLimit: 21000,
    };
    expect(takes('eth_call', call, 'latest', { [ADDRESS]: { stateDiff: { [HASH]: HASH } } }, { number: '0x1' })).toBe(
      true,
    );
  });

  test.each<[string, object]>([
    ['a short address', { to: '0x12' }],
    ['odd call data', { data: '0x123' }],
    ['a gas limit above 64 bits', { gas: '0x10000000000000000' }],
    ['a value above 256 bits', { value: `0x1${'0'.repeat(64)}` }],
    ['an access list with a short key', { accessList: [{ address: ADDRESS, storageKeys: ['0x1'] }] }],
  ])('is refused with %s', (_, call) => {
    expect(takes('eth_call', call)).toBe(false);
  });

  test('is refused with a misspelt field of an override', () => {
    expect(takes('eth_call', {}, 'latest', { '0x12': {} })).toBe(false);
    expect(takes('eth_call', {}, 'latest', { [ADDRESS]: { ballance: '0x1' } })).toBe(false);
    expect(takes('eth_call', {}, 'latest', {}, { blockNumber: '0x1' })).toBe(false);
  });
});

describe('a log filter', () => {
  test.each<[string, object]>([
    ['nothing', {}],
    ['one address', { address: ADDRESS }],
    ['several addresses', { address: [ADDRESS, ADDRESS] }],
    ['topics of every kind', { topics: [null, HASH, [HASH, HASH], []] }],
    ['a block hash in both spellings', { blockHash: HASH, blockhash: HASH }],
    ['null for anything', { fromBlock: null, toBlock: null, address: null, topics: null, blockHash: null }],
    ['an unknown field', { limit: 5 }],
  ])('takes %s', (_, filter) => {
    expect(takes('eth_getLogs', filter)).toBe(true);
  });

  test.each<[string, object]>([
    ['five topics', { topics: [null, null, null, null, null] }],
    ['1001 alternatives', { topics: [Array.from({ length: 1001 }, () => HASH)] }],
    ['a number as address', { address: 5 }],
    ['a short topic', { topics: ['0x12'] }],
  ])('is refused with %s', (_, filter) => {
    expect(takes('eth_getLogs', filter)).toBe(false);
  });
});

describe('the id of a filter or of a subscription', () => {
  const methods = ['eth_getFilterChanges', 'eth_getFilterLogs', 'eth_uninstallFilter', 'eth_unsubscribe'] as const;

  test.each(['0x0', '0x1', '0x00', '0xEF4CB09e13fc76776b36eff171c4b7b8', `0x${'f'.repeat(64)}`])('may be %s', (id) => {
    expect(methods.map((method) => takes(method, id))).toEqual([true, true, true, true]);
  });

  test.each<unknown>([
    ...['', '0x', '1', '0X1', '0xg', '0x1 ', '0x1\n', '0x1\u0000', `0x${'f'.repeat(65)}`, `0x${'1'.repeat(1_000_000)}`],
    ...[1, 1e300, true, null, [], ['0x1'], {}, { toString: '0x1' }],
  ])('is refused as %p', (id) => {
    expect(methods.map((method) => takes(method, id))).toEqual([false, false, false, false]);
  });

  test('must be given, and nothing else', () => {
    expect(rules('eth_getFilterChanges')).toEqual([' #/minItems']);
    expect(rules('eth_getFilterChanges', '0x1', 'latest')).toEqual([' #/maxItems']);
    expect(rules('eth_newBlockFilter', {})).toEqual([' #/maxItems']);
  });
});

describe('the number of parameters', () => {
  test('is at least the required ones and at most all', () => {
    expect(rules('eth_getBalance')).toEqual([' #/minItems']);
    expect(rules('eth_getBalance', ADDRESS, 'latest', 1)).toEqual([' #/maxItems']);
    expect(rules('eth_chainId', 1)).toEqual([' #/maxItems']);
    expect(takes('eth_call', {}, null, null, null)).toBe(true);
    expect(takes('eth_getBalance', null)).toBe(false);
  });
});

describe('an error', () => {
  test('names the expected component, without the suffix Input', () => {
    expect(rules('eth_getBalance', '0x12')).toEqual(['/0 Address/pattern']);
    expect(rules('eth_getTransactionByHash', '0x12')).toEqual(['/0 Hash/pattern']);
    expect(rules('web3_sha3', '0x1')).toEqual(['/0 Data/pattern']);
    expect(rules('eth_getFilterChanges', '0x')).toEqual(['/0 FilterId/pattern']);
    expect(rules('eth_unsubscribe', '0x')).toEqual(['/0 SubscriptionId/pattern']);
    expect(rules('eth_feeHistory', '0x1', 'latest', [110])).toContain('/2/0 Percentile/maximum');
    expect(rules('eth_getBalance', ADDRESS, 'lates')).toEqual(
      expect.arrayContaining(['/1 Uint64/pattern', '/1 BlockTag/enum', '/1 Hash/pattern']),
    );
  });
});
