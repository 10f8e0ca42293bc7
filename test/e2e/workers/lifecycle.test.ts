/** Workers that hang, have no descriptor left, or are replaced: what clients and operators see of it. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeAll, afterAll, expect, test } from '@jest/globals';
import { startDevChain, type DevChainHandle } from '../../../src/devchain/devChain.js';
import { until } from '../../support/chainProgress.js';
import { startHalley, type HalleyOptions, type HalleyProcess } from '../../support/halleyProcess.js';
import { RawSocket } from '../../support/rawSocket.js';
import { workersOf } from '../../support/workers.js';

let chain: DevChainHandle;
let halley: HalleyProcess | undefined;

beforeAll(async () => {
  chain = await startDevChain({ evmChainId: 31_337n, mining: { automine: false, intervalMs: 300 } });
});

afterEach(async () => {
  await halley?.stop();
  halley = undefined;
}, 90_000);

afterAll(() => chain?.stop());

async function start(flags: Record<string, string> = {}, options: Partial<HalleyOptions> = {}): Promise<HalleyProcess> {
  const all = { workers: '2', ...flags };
  halley = await startHalley({ node: chain.rpcUrl, nodeGrpc: chain.grpcAddress, flags: all, ...options });
  return halley;
}

/** One request on a connection of its own. */
async function ask({ wsUrl }: HalleyProcess): Promise<unknown> {
  const socket = await RawSocket.open(wsUrl);
  try {
    return await socket.call('eth_chainId');
  } finally {
    socket.close();
  }
}

test('a worker that hangs is replaced, and the service ends although another one hangs', async () => {
  const service = await start();
  const workers = workersOf(service);
  process.kill(workers.other().pid, 'SIGSTOP');
  await until('another one serves', () => workers.all().length === 3);
  process.kill(workers.other().pid, 'SIGSTOP');
  await service.kill('SIGTERM');
  await until('no worker is left', () => workers.living().length === 0);
}, 60_000);

test('workers that had no descriptor left serve again when connections have ended', async () => {
  const service = await start({ 'index.backfill': 'false' }, { maxOpenFiles: 120 });
  const { hostname, port } = new URL(service.httpUrl);
  const idle: Socket[] = [];
  for (let i = 0; i < 300; i++) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
    idle.push(socket);
  }
  for (const socket of idle) socket.destroy();
  await until('a request is answered', async () => (await ask(service).catch(() => null)) === '0x7a69');
  for (let i = 0; i < 10; i++) expect(await ask(service)).toBe('0x7a69');
}, 60_000);

test('the metrics have every request, also those of workers that were replaced', async () => {
  const service = await start({ 'metrics.address': '127.0.0.1:0' });
  for (let i = 0; i < 25; i++) await ask(service);
  process.kill(service.pid, 'SIGHUP');
  await until('they are replaced', () => service.log.some(({ msg }) => msg === 'the workers are replaced'));
  for (let i = 0; i < 25; i++) await ask(service);
  const url = String(service.log.find(({ msg }) => msg === 'serving')?.['metrics']);
  const text = await (await fetch(url)).text();
  const counted = /^halley_request_duration_seconds_count\{method="eth_chainId",outcome="ok"\} (\d+)$/m.exec(text)?.[1];
  expect(counted).toBe('50');
}, 60_000);
