import { beforeEach, describe, expect, test } from '@jest/globals';
import { DevLog } from '../../src/observe/devLog.js';

const HASH = `0x${'ab'.repeat(32)}`;
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
  const failed = { hash: HASH, height: 5, failure: 'execution reverted: not today' };
  const told = `transaction ${HASH} failed in block 5: execution reverted: not today`;

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

test('a transaction that succeeded is not reported, whenever it is mined', () => {
  log.transaction({ hash: HASH, height: 5, failure: null });
  answered('eth_sendTransaction', HASH);
  answered('eth_sendTransaction', HASH);
  log.transaction({ hash: HASH, height: 6, failure: null });
  expect(printed).toBe('eth_sendTransaction  1.3 ms  ok\n'.repeat(2));
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
