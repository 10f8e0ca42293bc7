/** JSON-RPC over a Unix socket: framing, limits and the socket's file. */
import { existsSync, linkSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { PUBLIC_ACCESS } from '../../../src/caller/caller.js';
import { Authenticator, createToken } from '../../../src/transport/authenticator.js';
import { IpcServer } from '../../../src/transport/ipc/ipcServer.js';
import { JsonSplitter } from '../../../src/transport/ipc/jsonSplitter.js';
import { fakeDispatcher } from '../jsonrpc/fakeService.js';
import { CHAIN_ID, CHAIN_ID_ANSWER, memoryBudget, startWebSocket, stoppedAfterEach } from './endpoints.js';

const started = stoppedAfterEach();
let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halley-ipc-'));
  path = join(folder, 'h.ipc');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function serve(
  maxMessageBytes = 1_000,
  secret: Uint8Array | null = null,
  memory = memoryBudget(),
): Promise<IpcServer> {
  const authenticator = await Authenticator.create({
    secret,
    isOwnSecret: true,
    withoutToken: PUBLIC_ACCESS,
    origins: [],
  });
  const { server, address } = await startWebSocket(fakeDispatcher(), {}, { authenticator, memory });
  const token = async (): Promise<string | null> => (secret === null ? null : createToken(secret));
  started.push(server);
  const ipc = new IpcServer({ path, url: `ws://${address}`, token, maxMessageBytes, maxConnections: 10, memory });
  await ipc.start();
  return ipc;
}

/** What the server sends for some writes, until it ends the connection. */
async function say(...writes: string[]): Promise<string> {
  const socket = connect(path);
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk.toString()));
  for (const text of writes) socket.write(text);
  socket.end();
  await once(socket, 'close');
  return heard;
}

describe('requests', () => {
  test('are taken one after another, with or without line ends, and answered with one', async () => {
    started.push(await serve());
    const batch = `[${CHAIN_ID},${CHAIN_ID}]`;
    expect(await say(`${CHAIN_ID}${CHAIN_ID}\r\n\n  ${batch}`)).toBe(
      `${CHAIN_ID_ANSWER}\n${CHAIN_ID_ANSWER}\n[${CHAIN_ID_ANSWER},${CHAIN_ID_ANSWER}]\n`,
    );
    const echo = '{"jsonrpc":"2.0","id":1,"method":"test_echo","params":["}]\\"{\\\\"]}';
    expect(await say(echo)).toBe('{"jsonrpc":"2.0","id":1,"result":["}]\\"{\\\\"]}\n');
  });

  test('may be for private methods where the server shows a token of the service', async () => {
    const secret = new Uint8Array(32).fill(1);
    started.push(await serve(1_000, secret));
    const call = '{"jsonrpc":"2.0","id":1,"method":"test_private","params":["done"]}';
    expect(await say(call)).toBe('{"jsonrpc":"2.0","id":1,"result":["done"]}\n');
  });

  test('that take a while are answered to a client that has ended its side', async () => {
    started.push(await serve());
    const later = '{"jsonrpc":"2.0","id":1,"method":"test_later","params":["x"]}';
    expect(await say(later)).toMatch(/^\{"jsonrpc":"2\.0","id":1,"result":.*\}\n$/);
  });

  test('count in the memory of all clients while they come, and are refused where there is none', async () => {
    const memory = memoryBudget({ limitBytes: 4_000_000 });
    started.push(await serve(5_000_000, null, memory));
    const [first, second] = [connect(path), connect(path)];
    first.write(`["${'x'.repeat(800_000)}`);
    while (memory.usedBytes < 800_000) await new Promise(setImmediate);
    expect(memory.usedBytes).toBeLessThan(1_000_000);
    second.write(`["${'x'.repeat(400_000)}`);
    const [answer] = (await once(second, 'data')) as [Buffer];
    expect(JSON.parse(String(answer))).toMatchObject({ id: null, error: { code: -32005, data: { limit: 1_000_000 } } });
    await once(second, 'close');
    first.destroy();
    while (memory.usedBytes > 0) await new Promise(setImmediate);
    expect(await say(CHAIN_ID)).toBe(`${CHAIN_ID_ANSWER}\n`);
  });

  test('that are no JSON, or too large, are refused, and the connection ends', async () => {
    started.push(await serve(200));
    expect(await say(`${CHAIN_ID}`)).toBe(`${CHAIN_ID_ANSWER}\n`);
    expect(JSON.parse(await say('hello'))).toMatchObject({ id: null, error: { code: -32700 } });
    expect(JSON.parse(await say(`["${'x'.repeat(300)}`))).toMatchObject({
      id: null,
      error: { code: expect.any(Number), data: { limit: 200 } },
    });
  });
});

test('a request without an end, and one that is nested without an end, are cut off at the limit', async () => {
  started.push(await serve(100_000));
  for (const piece of ['{"a":"'.padEnd(1_000, 'x'), '['.repeat(1_000), '{"a":'.repeat(200)]) {
    const socket = connect(path);
    let heard = '';
    socket.on('data', (chunk) => (heard += chunk.toString()));
    // What the server no longer reads is refused by the system once the connection is closed.
    socket.on('error', () => undefined);
    const closed = once(socket, 'close');
    for (let count = 0; count < 200; count++) socket.write(count === 0 ? piece : piece.replace(/^\{"a":"/, 'xxxxxx'));
    await closed;
    expect(JSON.parse(heard)).toMatchObject({ id: null, error: { data: { limit: 100_000 } } });
  }
  expect(await say(CHAIN_ID)).toBe(`${CHAIN_ID_ANSWER}\n`);
});

test('a complete request that is nested too deep is refused, and the connection goes on', async () => {
  started.push(await serve(10_000));
  const nested = `{"jsonrpc":"2.0","id":1,"method":"test_echo","params":[${'['.repeat(1_000)}${']'.repeat(1_000)}]}`;
  const [first = '', second] = (await say(nested, CHAIN_ID)).split('\n');
  expect(JSON.parse(first)).toMatchObject({ error: { data: { limit: expect.any(Number) } } });
  expect(second).toBe(CHAIN_ID_ANSWER);
});

test('a text is cut wherever its bytes are split', () => {
  const texts = ['{"a":"\\\\\\"}]"}', '[[],{"é":[1]}]', '{}'];
  const bytes = Buffer.from(texts.join('\n '));
  for (let at = 0; at <= bytes.length; at++) {
    const splitter = new JsonSplitter(100);
    expect([...splitter.push(bytes.subarray(0, at)), ...splitter.push(bytes.subarray(at))]).toEqual(texts);
  }
});

describe("the socket's file", () => {
  test('may be used by its owner only, and goes when the server stops', async () => {
    const ipc = await serve();
    expect(statSync(path).mode & 0o777).toBe(0o600);
    await ipc.stop();
    expect(existsSync(path)).toBe(false);
  });

  test('is replaced when nobody listens any more, and refused while somebody does', async () => {
    const first = await serve();
    await expect(serve()).rejects.toThrow('another process listens there');
    await first.stop();
    // As a process that was killed leaves it.
    const killed = createServer().listen(join(folder, 'old'));
    await once(killed, 'listening');
    linkSync(join(folder, 'old'), path);
    await new Promise((resolve) => killed.close(resolve));
    started.push(await serve());
    expect(await say(CHAIN_ID)).toBe(`${CHAIN_ID_ANSWER}\n`);
  });

  test('never replaces another file, and another file is never removed', async () => {
    writeFileSync(path, 'mine');
    await expect(serve()).rejects.toThrow('something is there already that is not a socket');
    rmSync(path);
    const ipc = await serve();
    rmSync(path);
    writeFileSync(path, 'mine');
    await ipc.stop();
    expect(readFileSync(path, 'utf8')).toBe('mine');
  });

  test('has a path that fits', async () => {
    path = join(folder, 'x'.repeat(100));
    await expect(serve()).rejects.toThrow('the path is too long');
  });
});
