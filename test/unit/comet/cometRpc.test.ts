import { OWN_WORK, ownWork } from '../../../src/caller/caller.js';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { CallRefused, MalformedAnswer } from '../../../src/chain/chainErrors.js';
import { parseNodeAddress, webSocketAddress } from '../../../src/comet/address.js';
import { RequestTooLarge } from '../../../src/comet/rpcMessage.js';
import { CometRpc } from '../../../src/comet/cometRpc.js';
import { FakeComet } from './fakeComet.js';

let comet: FakeComet;
let rpc: CometRpc;

beforeEach(async () => {
  comet = await FakeComet.start();
  rpc = new CometRpc({ url: comet.url, maxAnswerBytes: 1_000 });
});

afterEach(async () => {
  rpc.close();
  await comet.stop();
});

/** What clients are told about a node that cannot be asked, and what the log is told. */
const unavailable = (reason: string, detail: string) => ({
  name: 'NodeUnavailable',
  message: `node unavailable: ${reason} (${detail})`,
  rpc: { name: 'nodeUnavailable', arguments: { reason } },
});

describe('a call to the node', () => {
  test('answers its result, many at a time', async () => {
    comet.on('echo', ({ n }) => ({ result: n }));
    const numbers = Array.from({ length: 100 }, (_, n) => n);
    const patient = new CometRpc({ url: comet.url });
    expect(await Promise.all(numbers.map((n) => patient.call('echo', { n }, OWN_WORK)))).toEqual(numbers);
    patient.close();
  });

  test('fails when it is not answered in time', async () => {
    comet.on('status', 'nothing');
    const impatient = new CometRpc({ url: comet.url, timeoutMs: 150 });
    await expect(impatient.call('status', {}, OWN_WORK)).rejects.toMatchObject(
      unavailable('it does not answer in time', `${comet.url.host}: no answer within 150 ms`),
    );
    impatient.close();
  });

  test('whose connection the node closes fails, without the address in the message', async () => {
    comet.on('status', 'close');
    await expect(rpc.call('status', {}, OWN_WORK)).rejects.toMatchObject(
      unavailable('it closed the connection', `${comet.url.host}: socket hang up`),
    );
  });

  test('ends with the reason of an aborted caller', async () => {
    comet.on('status', 'nothing');
    const left = new Error('the client left');
    const controller = new AbortController();
    const answer = rpc.call('status', {}, ownWork(controller.signal));
    controller.abort(left);
    await expect(answer).rejects.toBe(left);
    await expect(rpc.call('status', {}, ownWork(controller.signal))).rejects.toBe(left);
  });

  test('with a larger answer than allowed is refused', async () => {
    comet.on('block', { result: 'x'.repeat(2_000) });
    await expect(rpc.call('block', {}, OWN_WORK)).rejects.toThrow('an answer of more than 1000 bytes');
  });

  test('larger than the node takes is not sent', async () => {
    const tooMuch = rpc.call('broadcast_tx_sync', { tx: 'A'.repeat(1_000_000) }, OWN_WORK);
    await expect(tooMuch).rejects.toThrow(RequestTooLarge);
    expect(comet.calls).toEqual([]);
  });

  test.each([['<html>'], [''], ['[]'], ['5'], ['{"jsonrpc":"2.0","id":1}'], ['{"jsonrpc":"2.0","id":77,"result":1}']])(
    'answered with %s is malformed',
    async (body) => {
      comet.on('status', { body });
      await expect(rpc.call('status', {}, OWN_WORK)).rejects.toThrow(MalformedAnswer);
    },
  );

  test.each([429, 502, 503, 504])('answered with HTTP %i by a proxy means the node is unavailable', async (status) => {
    comet.on('status', { body: '<html>', status });
    await expect(rpc.call('status', {}, OWN_WORK)).rejects.toMatchObject(
      unavailable('it takes no requests now', `${comet.url.host}: HTTP status ${status}`),
    );
  });

  test('that the node refuses carries the reason, also without an id', async () => {
    comet.on('block', { body: '{"jsonrpc":"2.0","error":{"code":-32600,"message":"Invalid Request","data":"why"}}' });
    const error = await rpc.call('block', {}, OWN_WORK).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(CallRefused);
    expect(error).toMatchObject({ code: -32600, detail: 'why' });
  });

  test('to a node that is down fails, and works again when it is back', async () => {
    const { host } = comet.url;
    const port = Number(comet.url.port);
    await comet.stop();
    await expect(rpc.call('status', {}, OWN_WORK)).rejects.toMatchObject(
      unavailable('it refuses connections', `${host}: connect ECONNREFUSED ${host}`),
    );
    comet = await FakeComet.start(port);
    comet.on('status', { result: 'back' });
    expect(await rpc.call('status', {}, OWN_WORK)).toBe('back');
  });
});

describe('node addresses', () => {
  test.each([
    ['http://127.0.0.1:26657', 'http://127.0.0.1:26657/', 'ws://127.0.0.1:26657/websocket'],
    ['tcp://localhost:26657', 'http://localhost:26657/', 'ws://localhost:26657/websocket'],
    ['node:26657', 'http://node:26657/', 'ws://node:26657/websocket'],
    ['https://host/rpc/', 'https://host/rpc/', 'wss://host/rpc/websocket'],
  ])('%s', (text, http, ws) => {
    expect(parseNodeAddress(text).href).toBe(http);
    expect(webSocketAddress(parseNodeAddress(text)).href).toBe(ws);
  });

  test.each(['ftp://host', 'http://', 'unix:///tmp/socket'])('%s is no address', (text) => {
    expect(() => parseNodeAddress(text)).toThrow(TypeError);
  });
});

describe('a batch of calls', () => {
  const params = [{ n: 1 }, { n: 2 }, { n: 3 }];
  const answers = (...numbers: number[]) => numbers.map((n) => ({ jsonrpc: '2.0', id: n, result: n }));
  const answer = (value: unknown) => {
    comet.onBatch = () => ({ body: JSON.stringify(value) });
    return rpc.callBatch('echo', params, OWN_WORK);
  };

  test('is one request, and its results are in the order of the calls', async () => {
    comet.on('echo', ({ n }) => ({ result: n }));
    expect(await rpc.callBatch('echo', params, OWN_WORK)).toEqual([{ result: 1 }, { result: 2 }, { result: 3 }]);
    expect(comet.bodies).toHaveLength(1);
    expect(await answer(answers(6, 4, 5))).toEqual([{ result: 4 }, { result: 5 }, { result: 6 }]);
  });

  test('of one call is sent as a call, as CometBFT answers it', async () => {
    comet.on('echo', ({ n }) => ({ result: n }));
    expect(await rpc.callBatch('echo', [{ n: 7 }], OWN_WORK)).toEqual([{ result: 7 }]);
    comet.on('echo', { error: { code: -32603, message: 'Internal error', data: 'no such thing' } });
    expect(await rpc.callBatch('echo', [{ n: 7 }], OWN_WORK)).toMatchObject([{ refusal: { detail: 'no such thing' } }]);
  });

  test('has a refusal in the place of the call that was refused', async () => {
    comet.on('echo', ({ n }) => (n === 2 ? { error: { code: -32603, message: 'no', data: 'two' } } : { result: n }));
    expect(await rpc.callBatch('echo', params, OWN_WORK)).toMatchObject([
      { result: 1 },
      { refusal: { name: 'CallRefused', detail: 'two', code: -32603 } },
      { result: 3 },
    ]);
  });

  test.each([
    ['lacks an answer', answers(1, 2)],
    ['has one too many', answers(1, 2, 3, 4)],
    ['has an answer twice', answers(1, 2, 2)],
    ['has the answer to another request', answers(1, 2, 4)],
    ['has an answer without an id', [...answers(1, 2), { jsonrpc: '2.0', result: 3 }]],
    ['has neither result nor error', [...answers(1, 2), { jsonrpc: '2.0', id: 3 }]],
    ['has an answer that is no object', [...answers(1, 2), 3]],
    ['is one answer', { jsonrpc: '2.0', id: 1, result: 1 }],
    ['is too large', [...answers(1, 2), { jsonrpc: '2.0', id: 3, result: 'x'.repeat(1_000) }]],
  ])('fails when the response %s', async (_, body) => {
    await expect(answer(body)).rejects.toThrow(MalformedAnswer);
  });

  test('fails when the response is no JSON, an HTTP error, cut off or missing', async () => {
    comet.onBatch = () => ({ body: '[{"jsonrpc":"2.0","id":1,' });
    await expect(rpc.callBatch('echo', params, OWN_WORK)).rejects.toThrow(MalformedAnswer);
    comet.onBatch = () => ({ body: JSON.stringify(answers(4, 5, 6)), status: 503 });
    await expect(rpc.callBatch('echo', params, OWN_WORK)).rejects.toMatchObject({ name: 'NodeUnavailable' });
    comet.onBatch = () => 'close';
    await expect(rpc.callBatch('echo', params, OWN_WORK)).rejects.toMatchObject({ name: 'NodeUnavailable' });
    comet.onBatch = () => 'nothing';
    const impatient = new CometRpc({ url: comet.url, timeoutMs: 150 });
    await expect(impatient.callBatch('echo', params, OWN_WORK)).rejects.toMatchObject({ name: 'NodeUnavailable' });
    impatient.close();
  });

  test('that is larger than the node allows says which size is', async () => {
    const message = 'Invalid Request';
    const data = 'batch request exceeds maximum (2) allowed number of requests';
    const refused = answer({ jsonrpc: '2.0', error: { code: -32600, message, data } });
    await expect(refused).rejects.toMatchObject({ name: 'BatchRefused', most: 2 });
    const unexplained = answer({ jsonrpc: '2.0', id: -1, error: { code: -32600, message, data: 'no batches' } });
    await expect(unexplained).rejects.toMatchObject({ name: 'BatchRefused', most: null });
  });
});
