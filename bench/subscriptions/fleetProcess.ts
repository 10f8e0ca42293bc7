/**
 * Many clients in one process. Each subscribes to heads and to the logs of a contract and records when they arrive. The
 * process runs jobs for its parent.
 */
import { toHex } from 'viem';
import { Arrivals } from './arrivals.js';
import { nowMs } from './clock.js';
import type { ConnectJob, Connected, EntryRange, Questions } from './fleet.js';
import { LeanSocket } from './leanSocket.js';
import { missingFrom } from './tally.js';

/** Concurrent handshakes. Servers listen with a bounded queue, and this benchmark does not measure how they accept. */
const CONNECTING_AT_ONCE = 32;

const SUBSCRIBE_TIMEOUT_MS = 30_000;

interface Client {
  arrivals: Arrivals;
  closed: string | null;
}

interface Answer {
  id: number | null;
  result?: unknown;
  error?: { code: number; message: string };
}

const clients: Client[] = [];

process.on('message', ({ kind, job }: { kind: keyof Questions; job: unknown }) => {
  answer(kind, job).then(
    (value) => process.send?.(value),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function answer(kind: keyof Questions, job: unknown): Promise<Questions[keyof Questions]['answer']> {
  switch (kind) {
    case 'connect':
      return connectAll(job as ConnectJob);
    case 'cpuSeconds':
      return (process.cpuUsage().user + process.cpuUsage().system) / 1e6;
    case 'missing':
      return missing(job as EntryRange);
    case 'records':
      return clients.map(({ arrivals: { heads, logs, repeated, late }, closed }) => ({
        heads,
        logs,
        repeated,
        late,
        closed,
      }));
  }
}

function missing(range: EntryRange): number {
  return clients.reduce((sum, { arrivals }) => {
    const { heads, logs } = missingFrom(arrivals, range);
    return sum + heads + logs;
  }, 0);
}

async function connectAll({ url, clients: count, logs }: ConnectJob): Promise<Connected> {
  const failures = new Map<string, number>();
  let next = 0;
  const connectNext = async (): Promise<void> => {
    try {
      clients.push(await connect(new URL(url), subscriptions(logs, next++)));
    } catch (error) {
      const { message } = error as Error;
      failures.set(message, (failures.get(message) ?? 0) + 1);
    }
  };
  // Alone: when several clients subscribe first, the node's server sends nothing to any client for a long time.
  await connectNext();
  const connectInTurn = async (): Promise<void> => {
    while (next < count) await connectNext();
  };
  await Promise.all(Array.from({ length: CONNECTING_AT_ONCE }, connectInTurn));
  return { subscribed: clients.length, failures };
}

/** Resolves when both subscriptions are confirmed. */
function connect(url: URL, requests: object[]): Promise<Client> {
  const client: Client = { arrivals: new Arrivals(), closed: null };
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail(`not subscribed within ${SUBSCRIBE_TIMEOUT_MS} ms`), SUBSCRIBE_TIMEOUT_MS);
    const fail = (reason: string): void => {
      clearTimeout(timer);
      client.closed ??= reason;
      socket.terminate();
      reject(new Error(reason));
    };
    let confirmed = 0;
    const socket = new LeanSocket(url, {
      onOpen: () => requests.forEach((request) => socket.send(JSON.stringify(request))),
      onMessage(message) {
        if (client.arrivals.take(message, nowMs())) return;
        const { error } = JSON.parse(message.toString()) as Answer;
        if (error !== undefined) fail(`${error.code} ${error.message}`);
        else if (++confirmed === requests.length) {
          clearTimeout(timer);
          resolve(client);
        }
      },
      onClosed: fail,
    });
  });
}

/** Every client has a filter of its own: the contract, and an address that no other client uses. */
function subscriptions({ address, topic }: ConnectJob['logs'], index: number): object[] {
  const own = toHex(BigInt(process.pid) * 2n ** 32n + BigInt(index), { size: 20 });
  const filter = { address: [address, own], topics: [topic] };
  return [
    { jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] },
    { jsonrpc: '2.0', id: 2, method: 'eth_subscribe', params: ['logs', filter] },
  ];
}
