import { beforeEach, describe, expect, test } from '@jest/globals';
import { chooseColors, NO_COLORS, TERMINAL_COLORS } from '../../../src/observe/terminalText.js';
import type { ContractNames } from '../../../src/observe/callTree.js';
import { DevLog, type TransactionReport } from '../../../src/observe/devLog.js';

const HASH = `0x${'ab'.repeat(32)}`;
const MINED: TransactionReport = {
  hash: HASH,
  height: 5,
  failure: null,
  to: `0x${'12'.repeat(20)}`,
  created: null,
  input: new Uint8Array(0),
  gasUsed: 21_000n,
  revertData: new Uint8Array(0),
};
let printed: string;
let log: DevLog;

beforeEach(() => {
  printed = '';
  log = new DevLog((text) => (printed += text), { silent: false });
});

const answered = (method: string | null, result: unknown = null) =>
  log.request({ method, tookMs: 1.25, error: null, result });

describe('a line for each request', () => {
  test('has the method, the time and the outcome', () => {
    answered('eth_chainId', '0x1');
    log.request({ method: 'eth_call', tookMs: 12, error: new Error('execution reverted: not today') });
    log.request({ method: null, tookMs: 0, error: new Error('parse error') });
    expect(printed).toBe(
      'eth_chainId  1.3 ms  ok\neth_call  12.0 ms  execution reverted: not today\n(no request)  0.0 ms  parse error\n',
    );
  });

  test.each([
    ['foo\nbar', 'foo\\nbar'],
    ['\r\t\b\x1b[31mred', '\\r\\t\\b\\u001b[31mred'],
    ['\x7f\x9b\u2028\u202e', '\\u007f\\u009b\\u2028\\u202e'],
    ['Zoë "says" \\n', 'Zoë "says" \\n'],
  ])('contains no control characters: %j', (text, shown) => {
    answered(text);
    log.request({ method: 'eth_call', tookMs: 0, error: new Error(text) });
    log.consoleLog(text);
    expect(printed).toBe(`${shown}  1.3 ms  ok\neth_call  0.0 ms  ${shown}\nconsole.log: ${shown}\n`);
  });
});

describe('a transaction that failed', () => {
  const failed = { ...MINED, failure: 'execution reverted: not today' };
  const told = `transaction ${HASH} failed in block 5 (transfer, 21000 gas): execution reverted: not today`;

  test('is reported in the line of its request when it was mined at once', () => {
    log.transaction(failed);
    answered('eth_sendRawTransaction', HASH);
    answered('eth_sendRawTransaction', HASH);
    expect(printed).toBe(`eth_sendRawTransaction  1.3 ms  ${told}\neth_sendRawTransaction  1.3 ms  ok\n`);
  });

  test('has a line of its own when it was mined later', () => {
    answered('eth_sendTransaction', HASH);
    log.transaction(failed);
    expect(printed).toBe(`eth_sendTransaction  1.3 ms  ok\n${told}\n`);
  });

  test('is not reported for a request that only reads it', () => {
    log.transaction(failed);
    answered('eth_getTransactionByHash', HASH);
    expect(printed).toBe('eth_getTransactionByHash  1.3 ms  ok\n');
  });
});

describe('a transaction that succeeded', () => {
  const told = `transaction ${HASH} in block 5 (transfer, 21000 gas)`;

  test('is reported in the line of its request, or in one of its own when it was mined later', () => {
    log.transaction(MINED);
    answered('eth_sendTransaction', HASH);
    answered('eth_sendTransaction', HASH);
    log.transaction({ ...MINED, height: 6 });
    expect(printed).toBe(
      `eth_sendTransaction  1.3 ms  ${told}\neth_sendTransaction  1.3 ms  ok\n${told.replace('5', '6')}\n`,
    );
  });

  test.each<[Partial<TransactionReport>, string]>([
    [{ input: Uint8Array.of(1, 2, 3, 4, 5) }, 'call of 0x01020304'],
    [{ to: null, created: '0x12' }, 'creation of a contract at 0x12'],
    [{ to: null }, 'creation of a contract'],
  ])('says what it did: %o', (fields, what) => {
    log.transaction({ ...MINED, ...fields });
    answered('eth_sendTransaction', HASH);
    expect(printed).toBe(`eth_sendTransaction  1.3 ms  transaction ${HASH} in block 5 (${what}, 21000 gas)\n`);
  });
});

describe('names', () => {
  const names: ContractNames = {
    call: () => 'Counter.\u001b[2Jset(uint256)',
    creation: () => 'Counter',
    error: (data) => (data.length === 0 ? null : 'NotEnough(have: 1)'),
  };

  beforeEach(() => {
    log = new DevLog((text) => (printed += text), { silent: false, names, colors: TERMINAL_COLORS });
  });

  test('of functions, contracts and errors are shown, with control characters escaped inside of colours', () => {
    log.transaction({ ...MINED, input: Uint8Array.of(1) });
    answered('eth_sendTransaction', HASH);
    expect(printed).toBe(
      `eth_sendTransaction  \u001b[2m1.3 ms\u001b[22m  ` +
        `\u001b[32mtransaction ${HASH} in block 5 (Counter.\\u001b[2Jset(uint256), 21000 gas)\u001b[39m\n`,
    );
  });

  test('of custom errors stand where a reason would', () => {
    const error = Object.assign(new Error('execution reverted'), { data: '0x1234' });
    log.request({ method: 'eth_call', tookMs: 1, error });
    log.transaction({ ...MINED, failure: 'execution reverted', revertData: Uint8Array.of(1) });
    answered('eth_sendTransaction', HASH);
    expect(printed).toBe(
      'eth_call  \u001b[2m1.0 ms\u001b[22m  \u001b[31mexecution reverted: NotEnough(have: 1)\u001b[39m\n' +
        'eth_sendTransaction  \u001b[2m1.3 ms\u001b[22m  ' +
        `\u001b[31mtransaction ${HASH} failed in block 5 (transfer, 21000 gas): execution reverted: NotEnough(have: 1)\u001b[39m\n`,
    );
  });
});

test.each<[Parameters<typeof chooseColors>, boolean]>([
  [['auto', {}, true], true],
  [['auto', {}, false], false],
  [['auto', { NO_COLOR: '1' }, true], false],
  [['auto', { NO_COLOR: '' }, true], true],
  [['auto', { TERM: 'dumb' }, true], false],
  [['auto', { FORCE_COLOR: '1' }, false], true],
  [['auto', { FORCE_COLOR: '0' }, true], false],
  [['always', { NO_COLOR: '1' }, false], true],
  [['never', { FORCE_COLOR: '1' }, true], false],
])('colours are chosen by option, environment and terminal: %j', (given, colored) => {
  expect(chooseColors(...given)).toBe(colored ? TERMINAL_COLORS : NO_COLORS);
});

describe('errors', () => {
  const error = new Error('bad\nvalue');
  error.stack = 'Error: bad\nvalue\n    at some (file.js:1:2)';

  test('outside of requests are printed with their stack indented, also when silent', () => {
    log = new DevLog((text) => (printed += text), { silent: true });
    answered('eth_chainId');
    log.consoleLog('x');
    log.failure('the chain failed', error);
    expect(printed).toBe('the chain failed: Error: bad\n    value\n        at some (file.js:1:2)\n');
  });

  test('of the service are printed in the same form', () => {
    const logger = log.logger('error');
    logger.warn({ a: 1 }, 'not told');
    logger.error({ requestId: 'a\u001b', err: error }, 'request failed');
    logger.error('nothing more');
    expect(printed).toBe(
      'error: request failed  {"requestId":"a\\u001b"}\n    Error: bad\n    value\n        at some (file.js:1:2)\nerror: nothing more\n',
    );
  });
});

test('the calls of a transaction have a line each, with names and without control characters', () => {
  const names: ContractNames = {
    call: () => 'Counter.\nadd(uint256)',
    creation: () => 'Counter',
    error: () => 'NotEnough(have: 1, want: 2)',
  };
  log = new DevLog((text) => (printed += text), { silent: false, names });
  const none = { created: null, input: new Uint8Array(4), value: 0n, failure: null, revertData: new Uint8Array(0) };
  log.trace({
    hash: HASH,
    calls: [
      { ...none, depth: 0, type: 'CREATE', to: null, created: '0xaa', gasUsed: 3n },
      { ...none, depth: 1, type: 'CALL', to: '0xbb', value: 7n, gasUsed: 2n, failure: 'execution reverted' },
      { ...none, depth: 2, type: 'STATICCALL', to: '0xcc', gasUsed: 1n, failure: 'execution reverted: \u001b[31mno' },
      { ...none, depth: 1, type: 'CALL', to: '0xdd', input: new Uint8Array(0), gasUsed: 0n },
    ],
    omitted: 9,
  });
  expect(printed.split('\n')).toEqual([
    `calls of transaction ${HASH}`,
    '    CREATE of Counter at 0xaa, 3 gas',
    '      CALL 0xbb Counter.\\nadd(uint256), 7 wei, 2 gas: execution reverted: NotEnough(have: 1, want: 2)',
    '        STATICCALL 0xcc Counter.\\nadd(uint256), 1 gas: execution reverted: \\u001b[31mno',
    '      CALL 0xdd, 0 gas',
    '    and 9 more calls',
    '',
  ]);
});
