/** The listeners of two workers, which start and stop together. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ListenersState } from '../../../src/chain/operator.js';
import { RunningListeners } from '../../../src/transport/runningListeners.js';
import { CommonChanges } from '../../../src/workers/commonChanges.js';
import { LISTENERS, WorkerListeners, type ListenerChange } from '../../../src/workers/workerListeners.js';
import { MemoryLog } from '../jsonrpc/fakeService.js';
import { LinkedWorkers, refusal } from './linkedWorkers.js';

let workers: LinkedWorkers;
/** What listens now: worker, kind and address. */
let open: Set<string>;
/** Workers that were to be replaced. */
let replaced: [number, unknown][];
/** Where this worker cannot listen. */
let taken: string;

beforeEach(() => {
  workers = new LinkedWorkers();
  open = new Set();
  replaced = [];
  taken = '';
  const changes = new CommonChanges<ListenerChange, ListenersState>(workers.links, LISTENERS, {
    onFailed: (worker, error) => replaced.push([worker, (error as Error).message]),
  });
  workers.onEnded.push((worker) => changes.forgetWorker(worker));
});

afterEach(() => workers.close());

/** Listeners of a worker whose transports only say that they listen. Port 0 becomes 8545. */
async function start() {
  const worker = workers.start();
  const { id } = worker.link;
  const transport = (kind: string, address: string) => {
    const name = `${id} ${kind} ${address}`;
    return {
      start() {
        if (taken === `${id} ${address}`) return Promise.reject(new Error(`${address} is taken`));
        if (address !== '') open.add(name);
        return Promise.resolve(address.replace(/:0$/, ':8545'));
      },
      stop: async () => void open.delete(name),
      closeGuests: () => Promise.resolve(),
      handleUpgrade: () => undefined,
    };
  };
  const own = new RunningListeners(
    {
      httpAddress: '127.0.0.1:0',
      wsAddress: '127.0.0.1:8546',
      http: true,
      open: false,
      namespaces: ['eth'],
      onlyUnixSocket: false,
      makeHttp: (address, { origins }) => transport(`http ${origins?.join() ?? ''}`.trim(), address),
      makeWebSocket: (address) => transport('ws', address),
      listening: () => undefined,
      stopped: () => undefined,
    },
    new MemoryLog(),
  );
  const listeners = new WorkerListeners(worker.link, own);
  const addresses = await listeners.start();
  return { ...worker, listeners, addresses };
}

test('stop and start in all workers before the request is answered', async () => {
  const [one, two] = [await start(), await start()];
  expect(one.addresses).toEqual({ http: '127.0.0.1:8545', ws: '127.0.0.1:8546' });
  expect([...open]).toEqual(['1 http 127.0.0.1:0', '1 ws 127.0.0.1:8546', '2 http 127.0.0.1:0', '2 ws 127.0.0.1:8546']);
  await two.listeners.stopHttp();
  expect([...open]).toEqual(['1 ws 127.0.0.1:8546', '2 ws 127.0.0.1:8546']);
  expect(await refusal(two.listeners.stopWebSocket())).toBe('listenerUnchanged');
  await one.listeners.startHttp({ port: 8547, origins: ['https://a.example'] });
  expect([...open].slice(2)).toEqual([
    '1 http https://a.example 127.0.0.1:8547',
    '2 http https://a.example 127.0.0.1:8547',
  ]);
  await one.listeners.stopWebSocket();
  await two.listeners.startWebSocket({});
  expect(replaced).toEqual([]);
});

test('a worker that starts later begins with what is on, at the addresses that were asked for', async () => {
  const one = await start();
  await one.listeners.stopWebSocket();
  open.clear();
  expect((await start()).addresses).toEqual({ http: '127.0.0.1:8545', ws: null });
  expect([...open]).toEqual(['2 http 127.0.0.1:0']);
  await one.listeners.startWebSocket({ port: 8548 });
  await one.listeners.stopHttp();
  open.clear();
  const three = await start();
  expect(three.addresses).toEqual({ http: null, ws: '127.0.0.1:8548' });
  expect([...open]).toEqual(['3 ws 127.0.0.1:8548']);
  // The last address, as in the workers that had it.
  await three.listeners.startHttp({});
  const opened = [...open].slice(1);
  expect(opened.sort()).toEqual(['1 http 127.0.0.1:8545', '2 http 127.0.0.1:8545', '3 http 127.0.0.1:8545']);
});

test('nothing changes where the worker that is asked cannot', async () => {
  const [one, two] = [await start(), await start()];
  await one.listeners.stopHttp();
  taken = '2 127.0.0.1:8549';
  await expect(two.listeners.startHttp({ port: 8549 })).rejects.toThrow('127.0.0.1:8549 is taken');
  expect([...open]).toEqual(['1 ws 127.0.0.1:8546', '2 ws 127.0.0.1:8546']);
  expect(replaced).toEqual([]);
});

test('a worker that alone cannot make a change is replaced', async () => {
  const [one] = [await start(), await start()];
  await one.listeners.stopHttp();
  taken = '2 127.0.0.1:8549';
  await one.listeners.startHttp({ port: 8549 });
  expect(replaced).toEqual([[2, '127.0.0.1:8549 is taken']]);
});

test('a worker that is about to end makes no change, and its clients can still ask for one', async () => {
  const [one, two] = [await start(), await start()];
  await two.listeners.stop(0);
  expect([...open]).toEqual(['1 http 127.0.0.1:0', '1 ws 127.0.0.1:8546']);
  await two.listeners.stopHttp();
  expect([...open]).toEqual(['1 ws 127.0.0.1:8546']);
  await one.listeners.startHttp({});
  expect([...open]).toEqual(['1 ws 127.0.0.1:8546', '1 http 127.0.0.1:8545']);
  expect(replaced).toEqual([]);
});
