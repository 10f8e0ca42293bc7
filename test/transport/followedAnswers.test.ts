import { once } from 'node:events';
import type { Socket } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { EncodedJson } from '../../src/evm/encodedJson.js';
import type { AnyHandler } from '../../src/jsonrpc/contract.js';
import type { RequestContext } from '../../src/jsonrpc/request.js';
import { fakeDispatcher, MemoryLog } from '../jsonrpc/fakeService.js';
import { connectTo, startHttp, stoppedAfterEach } from './endpoints.js';

const started = stoppedAfterEach();

describe('an answer after which something is to happen', () => {
  const RESULT_BYTES = 30_000_000;

  /** Serves one followed answer; `asked` resolves when its handler runs, `told` to what the handler hears of the answer. */
  async function startFollowed(bytes = RESULT_BYTES, eth_blockNumber: AnyHandler = () => '0x1') {
    let tell: (answered: boolean) => void = () => undefined;
    const told = new Promise<boolean>((resolve) => (tell = resolve));
    let ask: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (ask = resolve));
    const eth_gasPrice: AnyHandler = (_params, request: RequestContext) => {
      request.onAnswered(tell);
      setImmediate(ask);
      return new EncodedJson(Buffer.from(`"${'x'.repeat(bytes)}"`));
    };
    const handlers = { eth_gasPrice, eth_blockNumber };
    const dispatcher = fakeDispatcher({ maxResponseBytes: 2 * RESULT_BYTES }, new MemoryLog(), handlers);
    const { server, address } = await startHttp(dispatcher);
    started.push(server);
    return { server, address, asked, told };
  }

  const call = '{"jsonrpc":"2.0","id":1,"method":"eth_gasPrice"}';

  /** Asks, and resolves when the answer has begun to come; no more of it is read. */
  async function beginToRead(address: string, headers = ''): Promise<Socket> {
    const socket = connectTo(address);
    const fixed = `host: x\r\ncontent-type: application/json\r\ncontent-length: ${call.length}\r\n`;
    socket.write(`POST / HTTP/1.1\r\n${fixed}${headers}\r\n${call}`);
    socket.on('error', () => undefined);
    await once(socket, 'data');
    socket.pause();
    return socket;
  }

  test.each(['', 'connection: close\r\n'])('is answered when all of it was written (%j)', async (headers) => {
    const { address, told } = await startFollowed();
    (await beginToRead(address, headers)).resume();
    expect(await told).toBe(true);
  });

  test('is answered when it was compressed and written', async () => {
    const { address, told } = await startFollowed();
    (await beginToRead(address, 'accept-encoding: gzip\r\n')).resume();
    expect(await told).toBe(true);
  });

  test.each<[string, (socket: Socket) => void]>([
    ['closes', (socket) => socket.destroy()],
    ['resets the connection', (socket) => socket.resetAndDestroy()],
    ['says that it is done and closes', (socket) => socket.end(() => socket.destroy())],
  ])('is not answered when the client %s in the middle of it', async (_what, leave) => {
    const { address, told } = await startFollowed();
    leave(await beginToRead(address));
    expect(await told).toBe(false);
  });

  test('is not answered when the client leaves while it waits behind an earlier one', async () => {
    const { address, asked, told } = await startFollowed(10, () => new Promise(() => undefined));
    const socket = connectTo(address);
    const head = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length:';
    const earlier = call.replace('eth_gasPrice', 'eth_blockNumber');
    socket.write([earlier, call].map((body) => `${head} ${body.length}\r\n\r\n${body}`).join(''));
    await asked;
    socket.destroy();
    expect(await told).toBe(false);
  });

  test('is not answered when the server stops before all of it was written', async () => {
    const { server, address, told } = await startFollowed();
    const socket = await beginToRead(address);
    await server.stop();
    expect(await told).toBe(false);
    socket.destroy();
  });
});
