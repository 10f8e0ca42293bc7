import { describe, expect, test } from '@jest/globals';
import { encodeErrorResult, parseAbi, toEventSelector } from 'viem';
import { CHART, feeLine, gasChart } from '../../../../docs-site/client/live/chart.js';
import { blocksToMine, timeOfBlock, timeToAdd } from '../../../../docs-site/client/live/development.js';
import { enablingOption, hasNamespace, isDevelopmentServer } from '../../../../docs-site/client/live/facts.js';
import * as format from '../../../../docs-site/client/live/format.js';
import { searchFor, viewOf } from '../../../../docs-site/client/live/fragment.js';
import { logName } from '../../../../docs-site/client/live/logNames.js';
import { segmentsOf, timeLeft } from '../../../../docs-site/client/live/ranges.js';
import { revertReason } from '../../../../docs-site/client/live/revert.js';
import { keepServer, readServer, serverAddress } from '../../../../docs-site/client/live/server.js';
import { block } from './samples.js';

const HASH = `0x${'ab'.repeat(32)}`;
const ADDRESS = `0x${'cd'.repeat(20)}`;

describe('amounts', () => {
  test.each([
    [0n, '0'],
    [1n, '<\u202f0.001'],
    [875_000_000n, '0.875'],
    [1_234_567_890_123n, '1\u202f234.567'],
    [10n ** 9n, '1'],
  ])('%d wei in gwei', (wei, text) => expect(format.formatGwei(wei)).toBe(text));

  test('tokens, shares and bytes', () => {
    expect(format.formatToken(10n ** 22n)).toBe('10\u202f000');
    expect(format.formatToken(1n)).toBe('<\u202f0.000001');
    expect(format.formatShare(1_050_000n, 30_000_000n)).toBe('3.5\u202f%');
    expect(format.formatShare(1n, 0n)).toBe('–');
    expect(format.formatBytes(2n ** 33n)).toBe('8.0\u202fGiB');
    expect(format.formatBytes(12)).toBe('12\u202fB');
  });

  test('times, also those that no calendar has', () => {
    const seconds = BigInt(Math.floor(new Date(2026, 0, 2, 3, 4, 5).getTime() / 1000));
    expect(format.formatTime(seconds, new Date(2026, 0, 2, 20))).toBe('03:04:05');
    expect(format.formatTime(seconds, new Date(2026, 0, 3))).toBe('2026-01-02 03:04:05');
    expect(format.formatTime(2n ** 64n)).toBe('18446744073709551616 s');
    expect(format.formatIso(2n ** 64n)).toBe(null);
  });

  test('addresses have a checksum, and other text stays as it is', () => {
    expect(format.formatAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266')).toBe(
      '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    );
    expect(format.formatAddress('<script>')).toBe('<script>');
    expect(format.shorten(HASH)).toBe('0xabab…abab');
  });
});

describe('charts', () => {
  test('bars are as high as their share of the top of the chart, newest at the right', () => {
    const full = block(2, 'a', { gasUsed: 30_000_000n });
    const { bars, top } = gasChart([full, block(1, 'a', { gasUsed: 15_000_000n }), block(0, 'a', { gasUsed: 0n })]);
    expect(top).toBe(1);
    expect(bars.map(({ height }) => height)).toEqual([0, CHART.height / 2, CHART.height]);
    expect(bars.at(-1)).toMatchObject({ block: full, x: 591, y: 0, width: 8 });
  });

  test('the top is lower where little gas is used, and no bar is above it', () => {
    const { bars, top } = gasChart([block(1, 'a', { gasUsed: 900_000n }), block(0, 'a', { gasUsed: 1n })]);
    expect(top).toBe(0.05);
    expect(bars.map(({ height }) => height)).toEqual([0, 72]);
    expect(gasChart([block(1, 'a', { gasUsed: 99n, gasLimit: 9n })]).bars[0]?.height).toBe(CHART.height);
  });

  test('the line goes from the lowest to the highest base fee', () => {
    const line = feeLine([
      block(2, 'a', { baseFee: 3n }),
      block(1, 'a', { baseFee: 1n }),
      block(0, 'a', { baseFee: 2n }),
    ]);
    expect(line).toMatchObject({ points: '575,60 585,114 595,6', lowest: 1n, highest: 3n });
    expect(feeLine([block(1)])).toMatchObject({ points: '595,60', lowest: 10n ** 9n, highest: 10n ** 9n });
    expect(feeLine([block(1, 'a', { baseFee: null })])).toMatchObject({ points: '', lowest: null });
    expect(gasChart([])).toEqual({ bars: [], top: 0.01 });
  });

  test('only the newest blocks are drawn', () => {
    const blocks = Array.from({ length: 100 }, (_, index) => block(99 - index));
    expect(gasChart(blocks).bars.length).toBe(CHART.blocks);
    expect(gasChart(blocks).bars[0]?.x).toBe(1);
  });
});

describe('the fragment', () => {
  test('names a view', () => {
    expect(viewOf('#block=12')).toEqual({ kind: 'block', id: '12' });
    expect(viewOf(`#block=${HASH}`)).toEqual({ kind: 'block', id: HASH });
    expect(viewOf(`#tx=${HASH.toUpperCase().replace('X', 'x')}`)).toEqual({ kind: 'tx', hash: HASH });
    expect(viewOf(`#account=${ADDRESS}`)).toEqual({ kind: 'account', address: ADDRESS });
  });

  test.each([
    '',
    '#',
    '#overview',
    '#block=',
    '#block=-1',
    '#block=1e9',
    '#block=99999999999999999999',
    '#tx=0x12',
    `#account=${HASH}`,
    '#tx=javascript:alert(1)',
    '#__proto__=1',
  ])('%s is the overview', (fragment) => expect(viewOf(fragment)).toEqual({ kind: 'overview' }));

  test('is found by what a reader looks for', () => {
    expect(searchFor(' 1,234 ')).toEqual({ kind: 'fragment', fragment: '#block=1234' });
    expect(searchFor('0x1f')).toEqual({ kind: 'fragment', fragment: '#block=31' });
    expect(searchFor(ADDRESS)).toEqual({ kind: 'fragment', fragment: `#account=${ADDRESS}` });
    expect(searchFor(HASH)).toEqual({ kind: 'hash', hash: HASH });
    for (const text of ['', 'latest', '0x', '<b>']) expect(searchFor(text)).toEqual({ kind: 'unknown' });
  });
});

describe('the covered ranges', () => {
  test('are parts of the bar', () => {
    const ranges = [
      { from: 0n, to: 9n },
      { from: 50n, to: 99n },
    ];
    expect(segmentsOf(ranges, 0n, 99n)).toEqual([
      { x: 0, width: 100 },
      { x: 500, width: 500 },
    ]);
    expect(segmentsOf(ranges, 0n, -1n)).toEqual([]);
    expect(segmentsOf(ranges, 100n, 200n)).toEqual([]);
  });

  test('of single blocks of a long chain can be seen, within the bar', () => {
    expect(segmentsOf([{ from: 10n ** 9n, to: 10n ** 9n }], 0n, 10n ** 9n)).toEqual([{ x: 998, width: 2 }]);
  });

  test('are no more than can be told apart', () => {
    const ranges = Array.from({ length: 1_000 }, (_, index) => ({ from: BigInt(10 * index), to: BigInt(10 * index) }));
    const segments = segmentsOf(ranges, 0n, 9_999n);
    expect(segments.length).toBeLessThanOrEqual(500);
    expect(segments.every(({ x, width }) => x >= 0 && x + width <= 1_000)).toBe(true);
  });

  test('the time that is left is in words', () => {
    expect(timeLeft(100n, null)).toBe(null);
    expect(timeLeft(100n, 50)).toBe('less than a minute');
    expect(timeLeft(60_000n, 100)).toBe('about 10 min');
    expect(timeLeft(10_000_000n, 10)).toBe('about 12 days');
  });
});

describe('the reason of a revert', () => {
  const abi = parseAbi(['error Error(string)', 'error Panic(uint256)', 'error Own(uint256)']);

  test('is a text, a panic or a custom error', () => {
    const text = '<img src=x onerror=alert(1)>';
    expect(revertReason(encodeErrorResult({ abi, errorName: 'Error', args: [text] }))).toBe(text);
    expect(revertReason(encodeErrorResult({ abi, errorName: 'Panic', args: [17n] }))).toBe(
      'panic 17: arithmetic overflow or underflow',
    );
    const own = encodeErrorResult({ abi, errorName: 'Own', args: [1n] });
    expect(revertReason(own)).toBe(`custom error ${own.slice(0, 10)} with 32 bytes`);
  });

  test.each(['', '0x', '0x1234', '0x08c379a', 'text'])('is not in %s', (data) => expect(revertReason(data)).toBe(null));

  test('is a custom error where the bytes of a text are damaged', () => {
    expect(revertReason(`0x08c379a0${'ff'.repeat(64)}`)).toBe('custom error 0x08c379a0 with 64 bytes');
  });

  test('is cut where it is very long', () => {
    const long = revertReason(encodeErrorResult({ abi, errorName: 'Error', args: ['x'.repeat(100_000)] }));
    expect(long?.length).toBe(2_001);
  });
});

test('events are named by their first topic', () => {
  const names: [string, string][] = [
    ['Transfer(address,address,uint256)', 'Transfer'],
    ['Approval(address,address,uint256)', 'Approval'],
    ['ApprovalForAll(address,address,bool)', 'ApprovalForAll'],
    ['TransferSingle(address,address,address,uint256,uint256)', 'TransferSingle'],
    ['TransferBatch(address,address,address,uint256[],uint256[])', 'TransferBatch'],
    ['Deposit(address,uint256)', 'Deposit'],
    ['Withdrawal(address,uint256)', 'Withdrawal'],
    ['OwnershipTransferred(address,address)', 'OwnershipTransferred'],
  ];
  for (const [signature, name] of names) expect(logName([toEventSelector(signature)])).toBe(name);
  expect(logName([HASH])).toBe('0xabababab…');
  expect(logName(['constructor'])).toBe('constructo…');
  expect(logName([])).toBe('anonymous');
});

describe('the server', () => {
  test('is an address of a WebSocket', () => {
    expect(serverAddress('http://localhost:8545')).toBe('ws://localhost:8545/');
    expect(serverAddress(' wss://rpc.example/v1 ')).toBe('wss://rpc.example/v1');
    expect(serverAddress('localhost:8546')).toBe('ws://localhost:8546/');
    for (const text of ['', 'javascript:alert(1)', 'ftp://host', 'ws://', 'a b'])
      expect(serverAddress(text)).toBe(null);
  });

  test('is remembered where the browser allows it', () => {
    const kept = new Map<string, string>();
    const storage = () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
    expect(readServer(storage)).toBe(null);
    keepServer(storage, 'ws://host/');
    expect(readServer(storage)).toBe('ws://host/');
    keepServer(storage, null);
    expect(readServer(storage)).toBe(null);
    const refusing = () => {
      throw new Error('storage is off');
    };
    keepServer(refusing, 'ws://host/');
    expect(readServer(refusing)).toBe(null);
  });

  test('is a development chain by its namespaces, or by its version where it does not list them', () => {
    expect(isDevelopmentServer('anvil/v1.7.1-compatible Halley', ['eth', 'evm', 'anvil'])).toBe(true);
    expect(isDevelopmentServer('anvil/v1.7.1-compatible Halley', ['eth'])).toBe(false);
    expect(isDevelopmentServer('anvil/v1.7.1', null)).toBe(true);
    expect(isDevelopmentServer('Geth/v1.16.9', null)).toBe(false);
    const server = { clientVersion: '', chainId: 1n, modules: ['eth', 'rpc'], isDevelopment: false };
    expect(hasNamespace(server, 'eth')).toBe(true);
    expect(hasNamespace(server, 'debug')).toBe(false);
    expect(hasNamespace(null, 'eth')).toBe(false);
    expect(enablingOption(server, 'debug')).toBe('--json-rpc.api eth,debug');
  });
});

describe('what is typed into the tools of a development chain', () => {
  test('blocks', () => {
    expect(blocksToMine(' 12 ')).toEqual({ value: 12n });
    for (const text of ['', '0', '-1', '10001', '1.5', 'x']) expect(blocksToMine(text)).toHaveProperty('problem');
  });

  test('a time to go forward by', () => {
    expect(timeToAdd('90')).toEqual({ value: 90n });
    expect(timeToAdd('5m')).toEqual({ value: 300n });
    expect(timeToAdd('2 H')).toEqual({ value: 7_200n });
    expect(timeToAdd('1d')).toEqual({ value: 86_400n });
    for (const text of ['', '0', '1w', '-5', 'toString']) expect(timeToAdd(text)).toHaveProperty('problem');
  });

  test('the time of a block', () => {
    expect(timeOfBlock('1893456000')).toEqual({ value: 1_893_456_000n });
    expect(timeOfBlock('2030-01-01T00:00:00Z')).toEqual({ value: 1_893_456_000n });
    for (const text of ['', '12', 'tomorrow', '1950-01-01T00:00Z']) expect(timeOfBlock(text)).toHaveProperty('problem');
  });
});
