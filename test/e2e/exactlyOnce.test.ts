/**
 * Clients that subscribe or poll see every block and log exactly once, whatever happens to connections, node and
 * Halley.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Log } from '../../generated/types.js';
import { nodeHashes, until } from '../support/chainProgress.js';
import { ExactlyOnceStage } from '../support/exactlyOnceStage.js';
import { ResumingSubscriber } from '../support/lastingClients.js';
import { runs } from '../support/longRuns.js';
import { hex, rpc } from '../support/rpc.js';

const CUTS = runs(4, 10);
const RESTARTS = runs(2, 3);
const KILLS = runs(2, 3);

let stage: ExactlyOnceStage;

beforeAll(async () => {
  stage = await ExactlyOnceStage.start();
}, 420_000);

afterAll(() => stage?.stop());

test('while the connections to the node are cut several times', async () => {
  const { proxy, subscriber } = stage;
  for (let cut = 0; cut < CUTS; cut++) {
    const before = await stage.head();
    await until('Halley is connected', () => proxy.connections() > 0);
    proxy.cut();
    await until('the head moves again', async () => (await stage.head()) > before);
  }
  await stage.expectExactlyOnce();
  expect(subscriber.connections).toBe(1);
});

test('while the node is killed and started again', async () => {
  await stage.chain.kill('SIGKILL');
  await stage.chain.restart();
  await stage.expectExactlyOnce();
  expect(stage.subscriber.connections).toBe(1);
});

test('while Halley is restarted several times and clients reconnect', async () => {
  for (let restart = 0; restart < RESTARTS; restart++) {
    await stage.halley.restart();
    await stage.expectExactlyOnce();
  }
  expect(stage.subscriber.connections).toBe(1 + RESTARTS);
});

test('while Halley is killed several times, right after it answered', async () => {
  for (let kill = 0; kill < KILLS; kill++) {
    await stage.stopPolling();
    await stage.halley.kill('SIGKILL');
    await stage.halley.restart();
    stage.startPolling();
    await stage.expectExactlyOnce();
  }
  expect(stage.subscriber.connections).toBe(1 + RESTARTS + KILLS);
});

test('at the end every number that was sent has been emitted once', () => stage.expectAllSent());

test('a client that subscribes from block 1 sees all old blocks and logs, and new ones', async () => {
  const { halley, chain, probe } = stage;
  const late = new ResumingSubscriber(halley.wsUrl, 1, probe);
  const end = (await stage.head()) + 3;
  await until('the chain continues', async () => (await stage.head()) >= end);
  const hashes = await nodeHashes(chain.rpcUrl, 1, end);
  await until('it has seen all', () => late.heads.length >= hashes.length);
  expect(late.heads.slice(0, hashes.length).map(({ number, hash }) => [Number(number), hash])).toEqual(hashes);
  const logs = await rpc<Log[]>(halley.httpUrl, 'eth_getLogs', { address: probe, fromBlock: '0x1', toBlock: hex(end) });
  await until('it has seen all logs', () => late.logs.length >= logs.length);
  expect(late.logs).toEqual(logs);
  await late.stop();
});
