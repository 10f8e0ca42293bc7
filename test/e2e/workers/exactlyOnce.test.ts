/**
 * Clients of a service with three workers see every block, log and pending transaction exactly once, whatever happens
 * to the worker that writes, to another one, or to all of them.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '../../support/chainProgress.js';
import { ExactlyOnceStage } from '../../support/exactlyOnceStage.js';
import { RawSocket } from '../../support/rawSocket.js';
import { workersOf, type SeenWorkers } from '../../support/workers.js';

const COUNT = 3;

let stage: ExactlyOnceStage;
let workers: SeenWorkers;

beforeAll(async () => {
  stage = await ExactlyOnceStage.start({ workers: String(COUNT) });
  workers = workersOf(stage.halley);
}, 420_000);

afterAll(() => stage?.stop());

/** Ends a worker when no poll is in progress, and waits until another one serves in its place. */
async function kill(pid: number, signal: NodeJS.Signals): Promise<void> {
  const before = workers.all().length;
  await stage.stopPolling();
  process.kill(pid, signal);
  stage.startPolling();
  await until('another worker serves', () => workers.all().length > before);
}

test('while the worker that writes is killed', async () => {
  const { id, pid } = workers.writer();
  await kill(pid, 'SIGKILL');
  await until('another one writes', () => workers.writer().id !== id);
  await stage.expectExactlyOnce();
});

test('while the worker that writes hangs', async () => {
  const { id, pid } = workers.writer();
  await kill(pid, 'SIGSTOP');
  await until('another one writes', () => workers.writer().id !== id);
  await stage.expectExactlyOnce();
});

test('while a worker that does not write is killed', async () => {
  const { pid } = workers.other();
  await kill(pid, 'SIGKILL');
  await stage.expectExactlyOnce();
});

test('while all workers are killed at once: connections wait for new ones', async () => {
  await stage.stopPolling();
  const before = workers.all().length;
  for (const { pid } of workers.living()) process.kill(pid, 'SIGKILL');
  // A connection of its own, which none of the killed workers had.
  const socket = await RawSocket.open(stage.halley.wsUrl);
  expect(Number(await socket.call('eth_blockNumber'))).toBeGreaterThan(stage.first);
  socket.close();
  stage.startPolling();
  await until('others serve', () => workers.all().length >= before + COUNT);
  await stage.expectExactlyOnce();
});

test('while the primary is killed, and the service is started again', async () => {
  await stage.stopPolling();
  await stage.halley.kill('SIGKILL');
  await stage.halley.restart();
  stage.startPolling();
  await stage.expectExactlyOnce();
});

test('while all workers are replaced, one after another', async () => {
  const said = (message: string) => stage.halley.log.filter(({ msg }) => msg === message).length;
  const before = said('the workers are replaced');
  process.kill(stage.halley.pid, 'SIGHUP');
  await until('the workers are replaced', () => said('the workers are replaced') > before);
  await stage.expectExactlyOnce();
});

test('at the end every number that was sent has been emitted once', () => stage.expectAllSent());
