import { once } from 'node:events';
import { connect } from 'node:net';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { RunningNode } from './runningNode.js';

let node: RunningNode;

beforeAll(async () => {
  node = await RunningNode.start();
});

afterAll(() => node.stop());

const request = (id: unknown, method = 'health', params: unknown = {}): object => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});

async function post(message: unknown): Promise<{ status: number; body: unknown }> {
  const text = typeof message === 'string' ? message : JSON.stringify(message);
  const { status, body } = await node.post(text);
  return { status, body: body === '' ? '' : (JSON.parse(body) as unknown) };
}

describe('by POST', () => {
  test('ids are echoed, numbers and texts', async () => {
    expect(await post(request(7))).toEqual({ status: 200, body: { jsonrpc: '2.0', id: 7, result: {} } });
    expect(await post(request('seven'))).toEqual({ status: 200, body: { jsonrpc: '2.0', id: 'seven', result: {} } });
  });

  test('a request without an id, or with null, gets an empty body', async () => {
    expect(await post({ jsonrpc: '2.0', method: 'health' })).toEqual({ status: 200, body: '' });
    expect(await post(request(null))).toEqual({ status: 200, body: '' });
  });

  test('a batch gets a list, an empty one an empty body', async () => {
    expect((await post([request(1), { method: 'health' }, request(2)])).body).toEqual([
      { jsonrpc: '2.0', id: 1, result: {} },
      { jsonrpc: '2.0', id: 2, result: {} },
    ]);
    expect(await post([])).toEqual({ status: 200, body: '' });
  });

  test('a refused call has status 200', async () => {
    const { status, body } = await post(request(1, 'block', { height: '0' }));
    expect([status, (body as { error: { data: string } }).error.data]).toEqual([
      200,
      'height must be greater than 0, but got 0',
    ]);
  });

  test('invalid JSON is answered with status 500 and no id', async () => {
    const { status, body } = await post('{"jsonrpc":');
    expect(status).toBe(500);
    expect(body).toMatchObject({ jsonrpc: '2.0', error: { code: -32700 } });
    expect(body).not.toHaveProperty('id');
  });

  test('a body of more than a million bytes has status 400', async () => {
    const { status } = await post(request(1, 'health', { filler: 'x'.repeat(1_000_000) }));
    expect(status).toBe(400);
  });

  test('parameters may be a list of the right length', async () => {
    const byName = await post(request(1, 'block', { height: '1' }));
    expect(await post(request(1, 'block', ['1']))).toEqual(byName);
    const { body } = await post(request(1, 'block', ['1', '2']));
    expect(body).toMatchObject({ error: { code: -32602 } });
  });

  test.each([
    ['block', { height: 5 }, 'invalid 64-bit integer encoding "5", expected string'],
    ['block', { height: 'five' }, 'json: cannot unmarshal string into Go value of type int64'],
    ['tx', { hash: '!' }, 'illegal base64 data at input byte 0'],
    ['tx', { hash: '', prove: 'yes' }, 'json: cannot unmarshal string into Go value of type bool'],
    ['abci_query', { path: '/x', data: '0' }, 'encoding/hex: odd length hex string'],
    ['abci_query', { path: 1 }, 'json: cannot unmarshal number into Go value of type string'],
  ])('%s %j is refused with -32602', async (method, params, reason) => {
    const { body } = await post(request(1, method, params));
    expect(body).toMatchObject({
      error: {
        code: -32602,
        message: 'Invalid params',
        data: `error converting json params to arguments: ${reason}`,
      },
    });
  });
});

describe('by GET', () => {
  async function get(path: string): Promise<{ status: number; body: unknown }> {
    const { status, body } = await node.get(path);
    return { status, body: JSON.parse(body) as unknown };
  }

  test('the id is -1, and heights may be quoted or not', async () => {
    const { body } = await get('/block?height=1');
    expect(body).toMatchObject({ id: -1, result: { block: { header: { height: '1' } } } });
    expect(await get('/block?height="1"')).toEqual(await get('/block?height=1'));
  });

  test('a refused call has status 500', async () => {
    const { status, body } = await get('/block?height=99');
    expect(status).toBe(500);
    expect(body).toMatchObject({ id: -1, error: { code: -32603 } });
  });

  test('hashes and data are 0x text', async () => {
    const { block_id } = await node.call<{ block_id: { hash: string } }>('block');
    for (const method of ['block_by_hash', 'header_by_hash']) {
      expect((await get(`/${method}?hash=0x${block_id.hash}`)).status).toBe(200);
    }
    expect((await get(`/block_by_hash?hash=0x${block_id.hash}`)).body).toMatchObject({ result: { block_id } });
    const { body } = await get('/abci_query?path="/echo"&data=0xabcd');
    expect(body).toMatchObject({ result: { response: { value: Buffer.from('abcd', 'hex').toString('base64') } } });
    expect((await get('/block?height=0x01')).body).toMatchObject({
      error: { data: "error converting http params to arguments: got a hex string arg, but expected 'int64'" },
    });
  });

  test('unknown paths and methods that need a WebSocket have status 404', async () => {
    expect((await node.get('/nope')).status).toBe(404);
    expect((await node.get('/subscribe?query="x"')).status).toBe(404);
  });

  test('the root lists the methods', async () => {
    const { status, body } = await node.get('/');
    expect(status).toBe(200);
    for (const method of ['block_results', 'broadcast_tx_sync', 'dev_info']) expect(body).toContain(method);
  });
});

test('odd request lines and upgrades do no harm', async () => {
  const { hostname, port } = new URL(node.addresses.rpcUrl);
  const lines = [
    'GET // HTTP/1.1\r\nhost: x\r\n\r\n',
    'GET //websocket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
    'GET http://[ HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
    'GET /block?height=%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{',
    '\u0000\u0000',
  ];
  const grpcPort = Number(new URL(`http://${node.addresses.grpcAddress}`).port);
  for (const line of lines) {
    for (const at of [Number(port), grpcPort]) {
      const socket = connect(at, hostname);
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.end(line);
      socket.resume();
      await once(socket, 'close');
    }
  }
  expect(await node.call('health')).toEqual({});
  expect(node.failures).toEqual([]);
});
