/** What clients make the service hold is counted: answers that they do not read, and bodies that they do not end. */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { EncodedJson } from '../../../src/json/encodedJson.js';
import type { MemoryBudgetOptions } from '../../../src/caller/memoryBudget.js';
import { fakeDispatcher, MemoryLog } from '../../unit/jsonrpc/fakeService.js';
import {
  connectTo,
  memoryBudget,
  startHttp,
  startWebSocket,
  stoppedAfterEach,
} from '../../unit/transport/endpoints.js';

/** Two thousand times the size of its request. */
const RESULT_LENGTH = 120_000;
const RESULT = new EncodedJson(Buffer.from(`"${'x'.repeat(RESULT_LENGTH)}"`));
const BATCH_ITEMS = 90;
/** 5 kB that are answered with 11 MB. */
const BATCH = JSON.stringify(
  Array.from({ length: BATCH_ITEMS }, (_, id) => ({ jsonrpc: '2.0', id, method: 'eth_gasPrice', params: [] })),
);
const BATCHES = 32;
const ANSWER_BYTES = BATCH_ITEMS * RESULT.bytes.length;
const CHAIN_ID = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}';

const started = stoppedAfterEach();
const opened: { destroy(): void }[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
});

function stage(options: Partial<MemoryBudgetOptions> = {}) {
  let made = 0;
  const handler = async () => {
    await new Promise(setImmediate);
    made++;
    return RESULT;
  };
  const handlers = { eth_gasPrice: handler, eth_chainId: () => '0x1' };
  const dispatcher = fakeDispatcher({}, new MemoryLog(), handlers);
  return { dispatcher, memory: memoryBudget(options), madeBytes: () => made * RESULT.bytes.length };
}

/** Resolves when the server makes no more answers. */
async function untilIdle(madeBytes: () => number): Promise<void> {
  for (let before = -1; before !== madeBytes();) {
    before = madeBytes();
    for (let i = 0; i < 200; i++) await new Promise(setImmediate);
  }
}

const post = (body: string): string =>
  `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;

/** A connection of client number `of`. */
function client(address: string, of = 1): Socket {
  const socket = connectTo(address, `127.0.0.${of}`);
  opened.push(socket);
  socket.on('error', () => undefined);
  return socket.pause();
}

/** The bodies of the next answers; reads until there are so many. */
async function readBodies(socket: Socket, count: number): Promise<string[]> {
  const chunks: Buffer[] = [];
  const bodies: string[] = [];
  let rest = Buffer.alloc(0);
  let missing = 0;
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk as Buffer);
    missing -= (chunk as Buffer).length;
    if (missing > 0) continue;
    rest = Buffer.concat([rest, ...chunks.splice(0)]);
    for (;;) {
      const start = rest.indexOf('\r\n\r\n') + 4;
      const length = Number(/content-length: (\d+)/i.exec(rest.subarray(0, start).toString('latin1'))?.[1]);
      if (start === 3 || Number.isNaN(length)) break;
      missing = start + length - rest.length;
      if (missing > 0) break;
      bodies.push(rest.toString('latin1', start, start + length));
      rest = rest.subarray(start + length);
    }
    if (bodies.length >= count) break;
  }
  return bodies;
}

function expectWhole(batch: string): void {
  const answers = JSON.parse(batch) as { id: number; result?: string; error?: unknown }[];
  expect(answers.map(({ id }) => id)).toEqual(Array.from({ length: BATCH_ITEMS }, (_, id) => id));
  for (const { result } of answers) expect(result).toHaveLength(RESULT_LENGTH);
}

describe('a client that does not read', () => {
  test('has few of its batches made over a WebSocket, and all of them once it reads', async () => {
    const { dispatcher, memory, madeBytes } = stage();
    const { server, address } = await startWebSocket(dispatcher, {}, { memory });
    started.push(server);
    const socket = new WebSocket(`ws://${address}/`);
    await once(socket, 'open');
    socket.pause();
    for (let i = 0; i < BATCHES; i++) socket.send(BATCH);
    await untilIdle(madeBytes);
    expect(madeBytes()).toBeLessThan(3 * ANSWER_BYTES);
    expect(memory.usedBytes).toBeLessThan(3 * ANSWER_BYTES);
    const received: string[] = [];
    const all = new Promise<void>((resolve) =>
      socket.on('message', (data: Buffer) => {
        received.push(data.toString());
        if (received.length === BATCHES) resolve();
      }),
    );
    socket.resume();
    await all;
    received.forEach(expectWhole);
    expect(memory.usedBytes).toBe(0);
    socket.terminate();
  });

  test('has few of its batches made on one HTTP connection, and all of them in order once it reads', async () => {
    const { dispatcher, memory, madeBytes } = stage();
    const { server, address } = await startHttp(dispatcher, {}, { memory });
    started.push(server);
    const socket = client(address);
    socket.write(Array.from({ length: BATCHES }, () => post(BATCH)).join('') + post(CHAIN_ID));
    await untilIdle(madeBytes);
    expect(madeBytes()).toBeLessThan(3 * ANSWER_BYTES);
    const bodies = await readBodies(socket, BATCHES + 1);
    expect(bodies).toHaveLength(BATCHES + 1);
    bodies.slice(0, -1).forEach(expectWhole);
    expect(bodies.at(-1)).toBe('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
    socket.destroy();
  });
});

describe('clients that leave much unread', () => {
  /** A client may hold two whole batches, one of them while it is put together, and alone twice as much. */
  const limitBytes = 4 * 3 * ANSWER_BYTES;

  async function startWith(options: Partial<MemoryBudgetOptions> = {}) {
    const { dispatcher, memory, madeBytes } = stage({ limitBytes, ...options });
    const { server, address } = await startHttp(dispatcher, {}, { memory });
    started.push(server);
    /** So many connections that ask for a batch each and read nothing; each of a client of its own, or all of one. */
    const unread = async (count: number, ofOne = false): Promise<Socket[]> => {
      const sockets: Socket[] = [];
      for (let i = 0; i < count; i++) {
        const socket = client(address, ofOne ? 2 : 2 + i);
        socket.write(post(BATCH));
        sockets.push(socket);
        await once(socket, 'readable');
      }
      await untilIdle(madeBytes);
      return sockets;
    };
    return { memory, address, unread };
  }

  const errorsIn = (batch: string) =>
    (JSON.parse(batch) as { error?: object }[]).flatMap(({ error }) => (error === undefined ? [] : [error]));

  test('hold no more than their share on all their connections, and others are answered', async () => {
    const { memory, address, unread } = await startWith();
    await unread(12, true);
    expect(memory.usedBytes).toBeLessThanOrEqual(limitBytes / 2);
    const late = client(address, 2);
    late.write(post(BATCH) + post(CHAIN_ID));
    const [batch, chainId] = await readBodies(late, 2);
    const [error] = errorsIn(batch!);
    expect(error).toMatchObject({
      code: -32005,
      message: expect.stringMatching(/^bytes of memory of one client: \d+ exceeds the limit of 64801080$/),
      data: { limit: limitBytes / 2 },
    });
    expect(chainId).toBe('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
    const other = client(address, 3);
    other.write(post(BATCH));
    expectWhole((await readBodies(other, 1))[0]!);
    expect(memory.refusals.answer.client).toBeGreaterThan(0);
    expect(memory.refusals.answer.all).toBe(0);
  });

  test('are all answered when they are one client beside which nobody holds anything', async () => {
    const { memory, unread } = await startWith();
    const sockets = await unread(4, true);
    expect(memory.usedBytes).toBeGreaterThan(limitBytes / 4);
    for (const socket of sockets) expectWhole((await readBodies(socket, 1))[0]!);
    expect(memory.refusals.answer).toEqual({ client: 0, all: 0 });
  });

  test('hold no more than the budget together; large answers are refused, small ones are not', async () => {
    const { memory, address, unread } = await startWith();
    await unread(24);
    expect(memory.usedBytes).toBeLessThanOrEqual(limitBytes);
    expect(memory.usedBytes).toBeGreaterThan(limitBytes / 2);
    const late = client(address);
    late.write(post(BATCH) + post(CHAIN_ID));
    const [batch, chainId] = await readBodies(late, 2);
    const errors = errorsIn(batch!);
    expect(errors[0]).toMatchObject({
      code: -32005,
      message: expect.stringMatching(/^bytes of memory of (one client|all clients): \d+ exceeds the limit of \d+$/),
      data: { limit: expect.any(Number) },
    });
    expect(chainId).toBe('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
  });

  test('make room when they read, and when they leave', async () => {
    const { memory, address, unread } = await startWith();
    const [reading, ...leaving] = await unread(24);
    await readBodies(reading!, 1);
    for (const socket of leaving) socket.destroy();
    while (memory.usedBytes > 0) await new Promise(setImmediate);
    reading!.destroy();
    while (memory.clients > 0) await new Promise(setImmediate);
    const later = client(address);
    later.write(post(BATCH));
    expectWhole((await readBodies(later, 1))[0]!);
  });

  test('are disconnected when they have stopped reading, so that others are answered', async () => {
    const { address, unread } = await startWith({ stallTimeoutMs: 0 });
    await unread(24);
    const later = client(address);
    let errors: unknown[] = [];
    // They are looked for once a second.
    for (const begun = performance.now(); performance.now() - begun < 5_000;) {
      later.write(post(BATCH));
      errors = errorsIn((await readBodies(later, 1))[0]!);
      if (errors.length === 0) break;
    }
    expect(errors).toEqual([]);
  });
});

describe('bodies that do not end', () => {
  const limitBytes = 16_000_000;
  /** Of a client's share of 4 MB, three of them leave less than a fourth needs. */
  const BODY_BYTES = 1_300_000;
  const head = (bytes: number): string =>
    `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`;

  async function startWith() {
    const { dispatcher, memory } = stage({ limitBytes });
    const { server, address } = await startHttp(dispatcher, {}, { memory });
    started.push(server);
    /** A connection on which all of a body but its last byte is sent. */
    const send = (of: number): Socket => {
      const socket = client(address, of);
      socket.write(head(BODY_BYTES));
      socket.write(Buffer.alloc(BODY_BYTES - 1, ' '));
      return socket;
    };
    return { memory, address, send };
  }

  async function firstChunk(socket: Socket): Promise<string> {
    socket.resume();
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    return chunk.toString('latin1');
  }

  test('are refused with 429 beyond the share of their client, and other clients are served', async () => {
    const { memory, address, send } = await startWith();
    const refused = await Promise.race(Array.from({ length: 12 }, () => firstChunk(send(2))));
    expect(refused).toMatch(/^HTTP\/1\.1 429 Too Many Requests\r\n/);
    expect(refused).toMatch(/\r\nretry-after: 1\r\n/);
    expect(refused).toMatch(
      /"error":\{"code":-32005,"message":"bytes of memory of one client: \d+ exceeds the limit of 4000000","data":\{"limit":4000000\}\}\}$/,
    );
    const other = client(address, 3);
    other.write(head(BODY_BYTES) + CHAIN_ID.padEnd(BODY_BYTES));
    expect(await readBodies(other, 1)).toEqual(['{"jsonrpc":"2.0","id":1,"result":"0x1"}']);
    const same = client(address, 2);
    same.write(post(CHAIN_ID));
    expect(await readBodies(same, 1)).toEqual(['{"jsonrpc":"2.0","id":1,"result":"0x1"}']);
    expect(memory.usedBytes).toBeLessThanOrEqual(limitBytes / 4);
    for (const socket of opened.splice(0)) socket.destroy();
    while (memory.clients > 0) await new Promise(setImmediate);
    expect(memory.usedBytes).toBe(0);
  });

  test('are refused with 503 when all clients together hold too much', async () => {
    const { memory, send } = await startWith();
    // Half of the budget is used; the equal share of the rest is still above one body.
    const sockets = Array.from({ length: 12 }, (_, i) => send(2 + i));
    const refused = await Promise.race(sockets.map(firstChunk));
    expect(refused).toMatch(/^HTTP\/1\.1 (503 Service Unavailable|429 Too Many Requests)\r\n/);
    expect(memory.usedBytes).toBeLessThanOrEqual(limitBytes);
  });

  test('end their connection over a WebSocket', async () => {
    const { dispatcher, memory } = stage({ limitBytes });
    const { server, address } = await startWebSocket(dispatcher, {}, { memory });
    started.push(server);
    const messages: string[] = [];
    const closes = Array.from({ length: 6 }, async () => {
      const socket = new WebSocket(`ws://${address}/`);
      socket.on('message', (data: Buffer) => messages.push(data.toString()));
      await once(socket, 'open');
      socket.send(Buffer.alloc(BODY_BYTES, ' '), { fin: false, binary: false });
      const [code] = (await once(socket, 'close')) as [number];
      return code;
    });
    expect(await Promise.race(closes)).toBe(1013);
    expect(JSON.parse(messages[0]!)).toMatchObject({ id: null, error: { code: -32005, data: { limit: 4_000_000 } } });
    expect(memory.usedBytes).toBeLessThanOrEqual(limitBytes / 4);
    await server.stop();
    expect(memory.usedBytes).toBe(0);
    await Promise.all(closes);
  });
});
