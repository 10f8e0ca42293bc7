import { describe, expect, test } from '@jest/globals';
import { errorCatalogue, type ErrorArguments, type ErrorName } from '../../../generated/errors.js';
import { HeightInFuture, HistoryPruned, MalformedAnswer, NodeUnavailable } from '../../../src/chain/chainErrors.js';
import { rpcError, toRpcError, type RpcError } from '../../../src/jsonrpc/rpcErrors.js';
import { encodeError } from '../../../src/jsonrpc/message.js';
import { MemoryLog } from './fakeService.js';

const names = Object.keys(errorCatalogue) as ErrorName[];

/** An error of the catalogue with a value for each placeholder of its message. */
function anyError(name: ErrorName): RpcError {
  const places = errorCatalogue[name].message.match(/\{\w+\}/g) ?? [];
  const values = Object.fromEntries(places.map((place) => [place.slice(1, -1), 'seven']));
  return rpcError(name as 'methodNotFound', values as unknown as ErrorArguments['methodNotFound']);
}

describe('the catalogue', () => {
  test.each(names)('%s has an integer code and a message without unfilled placeholders', (name) => {
    const error = anyError(name);
    expect(error).toBeInstanceOf(Error);
    expect(error.errorName).toBe(name);
    expect(Number.isInteger(error.code)).toBe(true);
    expect(error.message).not.toMatch(/[{}]/);
    expect(error.message.length).toBeGreaterThan(2);
    const told = JSON.parse(encodeError('1', error)) as unknown;
    expect(told).toEqual({ jsonrpc: '2.0', id: 1, error: { code: error.code, message: error.message } });
    expect(toRpcError(error, new MemoryLog(), 1)).toBe(error);
  });

  test('an argument that is missing is never told as its placeholder', () => {
    expect(() => rpcError('nodeUnavailable', {} as { reason: string })).toThrow(TypeError);
  });

  test('a value that looks like a placeholder is not filled', () => {
    expect(rpcError('featureNotSupported', { feature: '{reason}', reason: 'x' }).message).toBe(
      '{reason} not supported: x',
    );
  });
});

describe('the error that a client gets', () => {
  test.each([
    ['of a chain error', new NodeUnavailable('refused'), 'nodeUnavailable', -32002, undefined],
    ['of pruned history', new HistoryPruned(5, 255), 'historyPruned', 4444, { earliest: '0xff' }],
    ['of a future height', new HeightInFuture('no block 9'), 'headerNotFound', -32000, undefined],
    ['of an abort', new DOMException('x', 'AbortError'), 'requestTimedOut', -32002, undefined],
    ['of a time-out', new DOMException('x', 'TimeoutError'), 'requestTimedOut', -32002, undefined],
  ] as const)('%s is its name in the catalogue', (_what, thrown, errorName, code, data) => {
    const log = new MemoryLog();
    expect(toRpcError(thrown, log, 30_000)).toMatchObject({ errorName, code, data });
    expect(log.lines).toEqual([]);
  });

  test.each([
    ['of a bug', new TypeError('secret detail')],
    ['of a malformed answer of the node', new MalformedAnswer('secret detail')],
    ['of a thrown value that is not an Error', 'secret detail'],
    [
      'of an error with an unknown description',
      Object.assign(new Error('secret detail'), { rpc: { name: 'toString' } }),
    ],
    [
      'of an error that lacks an argument of its message',
      Object.assign(new Error('secret detail'), { rpc: { name: 'nodeUnavailable', arguments: {} } }),
    ],
    ['of an error without arguments', Object.assign(new Error('secret detail'), { rpc: { name: 'nodeUnavailable' } })],
  ])('%s has only a request id, under which the log has the details', (_what, thrown) => {
    const log = new MemoryLog();
    const told = toRpcError(thrown, log, 30_000);
    expect(told).toMatchObject({ code: -32603, message: 'internal error' });
    const { requestId } = told.data as { requestId: string };
    expect(requestId).toMatch(/^[0-9a-f]{16}$/);
    expect(log.lines).toEqual([{ level: 'error', fields: { requestId, err: thrown }, message: 'request failed' }]);
    expect(encodeError('1', told)).not.toContain('secret');
  });
});
