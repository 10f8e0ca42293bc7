/** Answers that clients do not read are counted, and what is not read bounds what is made. */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { EncodedJson } from '../../src/evm/encoding/encodedJson.js';
import type { AnswerBudgetOptions } from '../../src/transport/answerBudget.js';
import { fakeDispatcher, MemoryLog } from '../jsonrpc/fakeService.js';
import { answerBudget, connectTo, startHttp, startWebSocket, stoppedAfterEach } from './endpoints.js';

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

function stage(options: Partial<AnswerBudgetOptions> = {}) {
  let made = 0;
  const handler = async () => {
    await new Promise(setImmediate);
    made++;
    return RESULT;
  };
  const handlers = { eth_gasPrice: handler, eth_chainId: () => '0x1' };
  const dispatcher = fakeDispatcher({}, new MemoryLog(), handlers);
  return { dispatcher, answers: answerBudget(options), madeBytes: () => made * RESULT.bytes.length };
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

function client(address: string): Socket {
  const socket = connectTo(address);
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
    const { dispatcher, answers, madeBytes } = stage();
    const { server, address } = await startWebSocket(dispatcher, {}, { answers });
    started.push(server);
    const socket = new WebSocket(`ws://${address}/`);
    await once(socket, 'open');
    socket.pause();
    for (let i = 0; i < BATCHES; i++) socket.send(BATCH);
    await untilIdle(madeBytes);
    expect(madeBytes()).toBeLessThan(3 * ANSWER_BYTES);
    expect(answers.totalBytes).toBeLessThan(3 * ANSWER_BYTES);
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
    expect(answers.totalBytes).toBe(0);
    socket.terminate();
  });

  test('has few of its batches made on one HTTP connection, and all of them in order once it reads', async () => {
    const { dispatcher, answers, madeBytes } = stage();
    const { server, address } = await startHttp(dispatcher, {}, { answers });
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

describe('clients that together leave more unread than the budget', () => {
  const totalAnswerBudgetBytes = 4 * ANSWER_BYTES;

  async function startWith(options: Partial<AnswerBudgetOptions> = {}) {
    const { dispatcher, answers, madeBytes } = stage({ totalAnswerBudgetBytes, ...options });
    const { server, address } = await startHttp(dispatcher, {}, { answers });
    started.push(server);
    /** So many clients that ask for a batch each and read nothing. */
    const unread = async (count: number): Promise<Socket[]> => {
      const sockets: Socket[] = [];
      for (let i = 0; i < count; i++) {
        const socket = client(address);
        socket.write(post(BATCH));
        sockets.push(socket);
        await once(socket, 'readable');
      }
      await untilIdle(madeBytes);
      return sockets;
    };
    return { answers, address, unread };
  }

  const errorsIn = (batch: string) =>
    (JSON.parse(batch) as { error?: object }[]).flatMap(({ error }) => (error === undefined ? [] : [error]));

  test('hold no more than the budget; large answers are refused with the limit, small ones are not', async () => {
    const { answers, address, unread } = await startWith();
    await unread(12);
    expect(answers.totalBytes).toBeLessThanOrEqual(totalAnswerBudgetBytes);
    expect(answers.totalBytes).toBeGreaterThan(totalAnswerBudgetBytes / 2);
    const late = client(address);
    late.write(post(BATCH) + post(CHAIN_ID));
    const [batch, chainId] = await readBodies(late, 2);
    const errors = errorsIn(batch!);
    expect(errors.length).toBeGreaterThan(0);
    expect(errors[0]).toMatchObject({
      code: -32005,
      message: expect.stringMatching(/bytes of unread answers/),
      data: { limit: expect.any(Number) },
    });
    expect(chainId).toBe('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
  });

  test('make room when they read, and when they leave', async () => {
    const { answers, address, unread } = await startWith();
    const [reading, ...leaving] = await unread(12);
    await readBodies(reading!, 1);
    for (const socket of leaving) socket.destroy();
    while (answers.totalBytes > 0) await new Promise(setImmediate);
    const later = client(address);
    later.write(post(BATCH));
    expectWhole((await readBodies(later, 1))[0]!);
  });

  test('are disconnected when they have stopped reading, so that others are answered', async () => {
    const { address, unread } = await startWith({ answerStallTimeoutMs: 0 });
    await unread(12);
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
