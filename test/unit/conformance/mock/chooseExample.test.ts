import { describe, expect, test } from '@jest/globals';
import { chooseExample, chooseNotifications } from '../../../../conformance/mock/chooseExample.js';

const ADDRESS = `0x${'aB'.repeat(20)}`;
const HEAD = '0x10';

function chosen(examples: unknown[][], params: unknown[]): unknown {
  const numbered = examples.map((each, result) => ({ params: each, result }));
  return chooseExample(numbered, params, HEAD).result;
}

describe('a request', () => {
  test('gets the example with its very parameters, whatever the case of hex', () => {
    expect(chosen([['0x1'], [ADDRESS]], [ADDRESS.toLowerCase()])).toBe(1);
    expect(chosen([['x'], [{ a: 1, b: ['0x2'] }]], [{ b: ['0x2'], a: 1 }])).toBe(1);
  });

  test('gets the first of several examples with its parameters', () => {
    expect(chosen([['0x2'], ['0x1'], ['0x1']], ['0x1'])).toBe(1);
  });

  test('without an example of its own gets the one with the most equal parameters', () => {
    expect(
      chosen(
        [
          ['0x1', true],
          ['0x2', false],
          ['0x3', false],
        ],
        ['0x9', false],
      ),
    ).toBe(1);
    expect(chosen([['0x1'], ['0x2']], ['0x9'])).toBe(0);
  });

  test('prefers an example with as many parameters', () => {
    expect(
      chosen(
        [
          ['a', 'latest'],
          ['a', 'latest', {}],
        ],
        ['b', 'latest', { c: 1 }],
      ),
    ).toBe(1);
    expect(
      chosen(
        [
          ['a', 'latest', {}],
          ['a', 'latest'],
        ],
        ['b', 'latest', undefined],
      ),
    ).toBe(1);
  });

  test('may name the head by its tags and by its number', () => {
    expect(
      chosen(
        [
          ['0x1', false],
          [HEAD, false],
        ],
        ['latest', false],
      ),
    ).toBe(1);
    expect(chosen([['0x1'], ['latest']], [HEAD])).toBe(1);
    expect(chosen([['0x1'], ['latest']], ['safe'])).toBe(1);
    expect(chosen([['earliest'], ['latest']], ['0x1'])).toBe(0);
  });

  test('with names of prototypes matches no example', () => {
    const hostile = JSON.parse('{"__proto__":{"a":1},"constructor":1}') as unknown;
    expect(chosen([['x'], [{ a: 1, toString: 1 }]], [hostile])).toBe(0);
  });
});

describe('a subscription', () => {
  const examples = [
    { options: null, result: 'head' },
    { options: { includeTransactions: true, fromBlock: '0x5' }, result: 'block' },
  ];

  test.each([
    ['no options', undefined, ['head']],
    ['the options of an example', { fromBlock: '0x5', includeTransactions: true }, ['block']],
    ['one of the options of an example', { fromBlock: '0x6' }, ['head']],
    ['most of the options of an example', { includeTransactions: true, fromBlock: '0x6' }, ['block']],
  ])('with %s gets what fits them', (_, options, results) => {
    expect(chooseNotifications(examples, options).map(({ result }) => result)).toEqual(results);
  });

  test('gets all examples that fit equally well', () => {
    const both = [
      { options: null, result: false },
      { options: null, result: true },
    ];
    expect(chooseNotifications(both, undefined)).toEqual(both);
  });
});
