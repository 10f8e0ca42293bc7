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
