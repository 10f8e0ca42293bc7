/** More connections than the process may have: the log says so once, and requests are answered when they are gone. */
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { RecordedNode } from '../support/recordedNode/recordedNode.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { rpc } from '../support/rpc.js';

jest.setTimeout(60_000);

let node: RecordedNode;
let halley: HalleyProcess;
const sockets: Socket[] = [];

beforeAll(async () => {
  node = await RecordedNode.start({ chain: 'head' });
  halley = await startHalley({
    node: node.url.href,
    nodeGrpc: '',
    maxOpenFiles: 128,
    flags: { 'index.backfill': 'false' },
  });
});

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

afterAll(async () => {
  await halley?.stop();
  await node?.stop();
});

/** Opens so many silent connections. Resolves when the server has cut some of them. */
async function flood(count: number): Promise<void> {
  const { hostname, port } = new URL(halley.httpUrl);
  const cut = Array.from({ length: count }, () => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on('error', () => socket.destroy());
    sockets.push(socket);
    return once(socket, 'close');
  });
  await Promise.race(cut);
  const connecting = sockets.filter((socket) => socket.connecting);
  await Promise.allSettled(connecting.map((socket) => once(socket, 'connect')));
}

/** Ends the flood. Resolves when the process answers again. */
async function answersAgain(): Promise<unknown> {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (let attempt = 0; attempt < 1_000; attempt++) {
    try {
      return await rpc(halley.httpUrl, 'eth_chainId');
    } catch {
      // The process has not closed its ends yet.
    }
  }
  return null;
}

const warnings = (part: string): object[] =>
  halley.log.filter(({ level, msg }) => level === 40 && String(msg).includes(part));

test('connections that the system cuts for want of file descriptors are one line', async () => {
  for (let round = 0; round < 3; round++) {
    await flood(200);
    expect(await answersAgain()).toBe('0x40000');
  }
  expect(warnings('connections')).toEqual([
    expect.objectContaining({
      limit: 128,
      since: 1,
      msg: 'file descriptors are nearly used up, and the system cuts further connections: raise the limit of open files (ulimit -n, LimitNOFILE), or lower json-rpc.max-open-connections',
    }),
  ]);
});

test('connections beyond the limit of a listener are one line', async () => {
  await halley.restart({ maxOpenFiles: 1_024, flags: { 'json-rpc.max-open-connections': '10' } });
  for (let round = 0; round < 3; round++) {
    await flood(40);
    expect(await answersAgain()).toBe('0x40000');
  }
  expect(warnings('connections are cut')).toEqual([expect.objectContaining({ limit: 10, since: 1 })]);
});
