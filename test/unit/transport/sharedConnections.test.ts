/** The connections that the listeners of several workers take together. */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ClientUsages } from '../../../src/transport/fairness/clientUsages.js';
import { TlsFiles } from '../../../src/transport/tlsFiles.js';
import { until } from '../../support/chainProgress.js';
import { fakeDispatcher, MemoryLog } from '../jsonrpc/fakeService.js';
import { LeaseStage } from '../store/shared/leaseStage.js';
import {
  CHAIN_ID,
  CHAIN_ID_ANSWER,
  connectTo,
  NO_USAGE_LIMITS,
  startHttp,
  startWebSocket,
  stoppedAfterEach,
  TestSocket,
} from './endpoints.js';

const started = stoppedAfterEach();
let stage: LeaseStage;
beforeEach(async () => {
  stage = await LeaseStage.open();
});
afterEach(() => stage.close());

function usagesOfWorkers(): [ClientUsages, ClientUsages] {
  const [one, two] = stage.workers(2).map((leases) => new ClientUsages(NO_USAGE_LIMITS, { leases }));
  return [one!, two!];
}

/** A connection that was answered, so that its server has counted it. */
async function connected(address: string): Promise<Socket> {
  const socket = connectTo(address);
  const head = `POST / HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${CHAIN_ID.length}`;
  socket.write(`${head}\r\n\r\n${CHAIN_ID}`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toContain(CHAIN_ID_ANSWER);
  return socket;
}

test('HTTP connections above the limit are closed, whichever worker has the others', async () => {
  const log = new MemoryLog();
  const [one, two] = await Promise.all(
    usagesOfWorkers().map((usages) => startHttp(fakeDispatcher(), { maxConnections: 2 }, { usages, log })),
  );
  started.push(one!.server, two!.server);
  const first = await connected(one!.address);
  const second = await connected(two!.address);
  await once(connectTo(one!.address).resume(), 'close');
  await once(connectTo(two!.address).resume(), 'close');
  expect(log.lines.map(({ fields }) => fields)).toEqual([
    { limit: 2, since: 1 },
    { limit: 2, since: 1 },
  ]);
  first.destroy();
  await until(
    'the closed connection is given back',
    () => stage.worker(9, 2).heldByOthers('connections over HTTP') === 1,
  );
  (await connected(two!.address)).destroy();
  second.destroy();
});

test('connections over TLS are closed before their handshake', async () => {
  const files = (name: string) => join(import.meta.dirname, 'certificates', name);
  const paths = { certificate: files('first.pem'), key: files('first.key.pem'), checkIntervalMs: 60_000 };
  const tls = await TlsFiles.open(paths, new MemoryLog());
  const [one, two] = await Promise.all(
    usagesOfWorkers().map((usages) => startHttp(fakeDispatcher(), { maxConnections: 1 }, { usages, tls })),
  );
  started.push(one!.server, two!.server);
  const first = connectTo(one!.address);
  await until('the first is counted', () => stage.worker(9, 2).heldByOthers('connections over HTTP') === 1);
  await once(connectTo(two!.address).resume(), 'close');
  first.destroy();
  tls.close();
});

test('WebSockets above the limit get an error, whichever worker has the others', async () => {
  const [one, two] = await Promise.all(
    usagesOfWorkers().map((usages) => startWebSocket(fakeDispatcher(), { maxConnections: 1 }, { usages })),
  );
  started.push(one!.server, two!.server);
  const first = await TestSocket.open(one!.address);
  const second = await TestSocket.open(two!.address);
  expect(await second.next()).toBe(
    '{"jsonrpc":"2.0","id":null,"error":{"code":-32005,"message":"WebSocket connections: 2 exceeds the limit of 1","data":{"limit":1}}}',
  );
  expect(await second.closed()).toBe(1013);
  first.socket.close();
  await first.closed();
  await until('the closed WebSocket is given back', () => stage.worker(9, 2).heldByOthers('all WebSockets') === 0);
  const third = await TestSocket.open(two!.address);
  third.send(CHAIN_ID);
  expect(await third.next()).toBe(CHAIN_ID_ANSWER);
});
