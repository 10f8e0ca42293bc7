import { describe, expect, test } from '@jest/globals';
import { AbiCoder, Interface } from 'ethers';
import {
  decodeData,
  decodeLog,
  decodeOutput,
  encodeCall,
  encodeTopics,
  readAbi,
  type AbiItem,
} from '../../../../docs-site/client/playground/abi.js';

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const DECLARATIONS = `
function transfer(address to, uint256 amount) returns (bool ok)
function swap((address token, int128 amount)[] orders, bytes4[2] tags, string note, bool flag) returns (uint256, string)
event Transfer(address indexed from, address indexed to, uint256 value)
event Named(string indexed name, bytes4 indexed tag)
error Bad(uint256 code, string why)`;

const items = readAbi(DECLARATIONS);
const reference = new Interface([
  'function transfer(address to, uint256 amount) returns (bool ok)',
  'function swap(tuple(address token, int128 amount)[] orders, bytes4[2] tags, string note, bool flag) returns (uint256, string)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Named(string indexed name, bytes4 indexed tag)',
  'error Bad(uint256 code, string why)',
]);

function item(name: string, from: readonly AbiItem[] = items): AbiItem {
  const found = from.find((entry) => entry.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
}

describe('interfaces', () => {
  test('declarations, the JSON list and an artifact are the same', () => {
    const json = reference.formatJson();
    expect(readAbi(json)).toEqual(items);
    expect(readAbi(`{"contractName":"x","abi":${json}}`)).toEqual(items);
    expect(items.map(({ signature }) => signature)).toEqual([
      'transfer(address,uint256)',
      'swap((address,int128)[],bytes4[2],string,bool)',
      'Transfer(address,address,uint256)',
      'Named(string,bytes4)',
      'Bad(uint256,string)',
    ]);
  });

  test.each([
    ['', 'The ABI has no function, event or error.'],
    ['[]', 'The ABI has no function, event or error.'],
    ['{"abi":7}', 'An ABI is a JSON list, or an object with a field abi.'],
    ['[{"type":"function","name":"f","inputs":[{}]}]', 'A parameter of the ABI has no type.'],
    ['function (', /^A declaration cannot be read: /],
    ['x'.repeat(2_000_001), 'The ABI is longer than 2000000 characters.'],
  ])('%.30s is refused', (text, message) => {
    expect(() => readAbi(text)).toThrow(message);
  });
});

describe('arguments', () => {
  test('call data is that of ethers', () => {
    expect(encodeCall(item('transfer'), [ADDRESS, '1000000000000000000'])).toBe(
      reference.encodeFunctionData('transfer', [ADDRESS, 10n ** 18n]),
    );
    const typed = [
      `[["${ADDRESS}", -5], {"token": "${ADDRESS}", "amount": "0x10"}]`,
      '["0x01020304","0x00000000"]',
      'é"',
      'true',
    ];
    expect(encodeCall(item('swap'), typed)).toBe(
      reference.encodeFunctionData('swap', [
        [
          [ADDRESS, -5],
          [ADDRESS, 16],
        ],
        ['0x01020304', '0x00000000'],
        'é"',
        true,
      ]),
    );
  });

  test.each([
    [['0x12', '1'], 'to: an address has 40 hex digits and the prefix 0x.'],
    [[ADDRESS.replace('5aA', '5AA'), '1'], 'to: the checksum (EIP-55) of the address is wrong.'],
    [[ADDRESS, '-1'], 'amount: uint256 is a whole number in its range, decimal or hex.'],
    [[ADDRESS, String(2n ** 256n)], 'amount: uint256 is a whole number in its range, decimal or hex.'],
    [[ADDRESS, ''], 'amount: uint256 is a whole number in its range, decimal or hex.'],
  ])('%j is refused', (typed, message) => {
    expect(() => encodeCall(item('transfer'), typed)).toThrow(message);
  });

  test('lists, tuples and fixed bytes are checked', () => {
    const swap =
      (...typed: string[]) =>
      () =>
        encodeCall(item('swap'), typed);
    expect(swap('[')).toThrow(/^orders is typed as a JSON list: /);
    expect(swap('[[1]]')).toThrow('orders: a list of 2 values, or an object with their names, is expected.');
    expect(swap('[]', '["0x01020304"]')).toThrow('tags: 2 entries are expected.');
    expect(swap('[]', '["0x01","0x01"]')).toThrow('tags: 4 bytes are expected.');
    expect(swap('[]', '["0x01020304","0x01020304"]', '', 'yes')).toThrow('flag: true or false is expected.');
  });

  test('topics are those of ethers; an argument that is left empty is any', () => {
    expect(encodeTopics(item('Transfer'), ['', ADDRESS])).toEqual(
      reference.encodeFilterTopics('Transfer', [null, ADDRESS]),
    );
    expect(encodeTopics(item('Transfer'), [])).toEqual(reference.encodeFilterTopics('Transfer', []));
    expect(encodeTopics(item('Named'), ['bob', '0x01020304'])).toEqual(
      reference.encodeFilterTopics('Named', ['bob', '0x01020304']),
    );
  });
});

describe('decoding', () => {
  test('results, logs and custom errors', () => {
    const output = AbiCoder.defaultAbiCoder().encode(['uint256', 'string'], [2n ** 200n, '<b>']);
    expect(decodeOutput(item('swap'), output).map(({ text }) => text)).toEqual([String(2n ** 200n), '<b>']);
    const log = reference.encodeEventLog('Transfer', [ADDRESS, ADDRESS, 7n]);
    expect(decodeLog(items, log.topics, log.data)).toEqual({
      signature: 'Transfer(address,address,uint256)',
      values: [
        { name: 'from', type: 'address', text: ADDRESS },
        { name: 'to', type: 'address', text: ADDRESS },
        { name: 'value', type: 'uint256', text: '7' },
      ],
    });
    const revert = reference.encodeErrorResult('Bad', [1n, 'why']);
    expect(decodeData(items, 'error', revert)?.values.map(({ text }) => text)).toEqual(['1', 'why']);
  });

  test.each<[string, string, unknown[], string[]]>([
    [
      'event Pair(address indexed owner, (uint256,uint256) pair, uint256 last)',
      'event Pair(address indexed owner, tuple(uint256,uint256) pair, uint256 last)',
      [ADDRESS, [1, 2], 3],
      [ADDRESS, '[1, 2]', '3'],
    ],
    ['event Pairs((uint256)[])', 'event Pairs(tuple(uint256)[])', [[[7]]], ['[\n  [7]\n]']],
    ['event Nameless(uint256,uint256)', 'event Nameless(uint256,uint256)', [1, 2], ['1', '2']],
  ])('a log of %s has every value in its place', (declaration, forEthers, values, texts) => {
    const events = readAbi(declaration);
    const log = new Interface([forEthers]).encodeEventLog(events[0]!.name, values);
    expect(decodeLog(events, log.topics, log.data)?.values.map(({ text }) => text)).toEqual(texts);
  });

  test('data that does not fit gives nothing, and hostile data ends', () => {
    expect(decodeData(items, 'function', '0xa9059cbb')).toBeUndefined();
    expect(decodeData(items, 'function', '0x12345678')).toBeUndefined();
    expect(decodeLog(items, ['0x'], '0x')).toBeUndefined();
    const loop = `0x${'0'.repeat(62)}20${'f'.repeat(64)}`;
    expect(() => decodeOutput(item('swap'), loop)).toThrow();
  });

  test('parameters named __proto__ and constructor are parameters like any other', () => {
    const text = JSON.stringify([
      {
        type: 'function',
        name: '__proto__',
        inputs: [],
        outputs: [
          {
            name: 'x',
            type: 'tuple',
            components: [
              { name: '__proto__', type: 'uint256' },
              { name: 'constructor', type: 'bool' },
            ],
          },
        ],
      },
    ]);
    const [hostile] = readAbi(text);
    const data = AbiCoder.defaultAbiCoder().encode(['tuple(uint256,bool)'], [[5, true]]);
    expect(hostile && decodeOutput(hostile, data)).toEqual([{ name: 'x', type: '(uint256,bool)', text: '[5, true]' }]);
  });
});
