/** What a block with 5,000 logs costs when it arrives, and those who wait for it. */
import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import type { AttackCase, Battlefield } from '../attackCase.js';
import { call, frame, openWebSocket, pause, tally } from '../clients.js';
import { contractsOf, mineLogs } from '../contracts.js';
import type { Target } from '../target.js';

const TEXT = 0x81;
const BLOCKS = 3;
const WAIT_MS = 30_000;

/** Makes blocks, and waits until the service answers all logs of the last one. */
async function mineBlocks({ target, chain }: Battlefield): Promise<string> {
  let blockNumber = '';
  for (let i = 0; i < BLOCKS; i++) blockNumber = await mineLogs(chain);
  const range = { fromBlock: blockNumber, toBlock: blockNumber };
  for (let waited = 0; waited < WAIT_MS; waited += 100) {
    const logs = await target.rpc<unknown[]>('eth_getLogs', range).catch(() => []);
    if (logs.length === 5_000) return `${BLOCKS} blocks are served`;
    await pause(100);
  }
  throw new Error('the logs of the new block are not served');
}

/** This many subscriptions over ten WebSockets that read; each with wanted values of its own. */
async function subscribe(target: Target, count: number): Promise<Socket[]> {
  const sockets = await Promise.all(Array.from({ length: 10 }, () => openWebSocket(target)));
  const topic = (i: number, n: number): string => `0x${createHash('sha256').update(`${i} ${n}`).digest('hex')}`;
  for (const [i, socket] of sockets.entries()) {
    socket.resume();
    const subscriptions = Array.from({ length: count / 10 }, (_, n) =>
      call('eth_subscribe', 'logs', {
        topics: [Array.from({ length: 20 }, (__, place) => topic(i * count + n, place))],
      }),
    );
    // The last one gets them all.
    subscriptions[subscriptions.length - 1] = call('eth_subscribe', 'logs', {});
    for (let at = 0; at < subscriptions.length; at += 50)
      socket.write(frame(TEXT, `[${subscriptions.slice(at, at + 50).join(',')}]`));
  }
  await pause(2_000);
  return sockets;
}

export const headCases: AttackCase[] = [
  {
    name: 'block',
    what: '3 blocks with 5,000 logs, as they arrive',
    async attack(field) {
      return mineBlocks(field);
    },
  },
  {
    name: 'block-subscribers',
    what: 'the same with 1,000 subscriptions to logs, 20 wanted values each; 10 of them want all logs',
    async attack(field) {
      const sockets = await subscribe(field.target, 1_000);
      let bytes = 0;
      for (const socket of sockets) socket.on('data', (chunk: Buffer) => (bytes += chunk.length));
      const outcome = await mineBlocks(field);
      await pause(3_000);
      for (const socket of sockets) socket.destroy();
      return `${outcome}; ${Math.round(bytes / 1e6)} MB of notifications`;
    },
  },
  {
    name: 'block-unread',
    what: 'the same with 2,000 subscriptions to all logs over 10 WebSockets that do not read',
    async attack(field) {
      await contractsOf(field.chain);
      const sockets = await Promise.all(Array.from({ length: 10 }, () => openWebSocket(field.target)));
      const hundred = `[${Array(100)
        .fill(call('eth_subscribe', 'logs', {}))
        .join(',')}]`;
      for (const socket of sockets) for (let i = 0; i < 2; i++) socket.write(frame(TEXT, hundred));
      await pause(1_000);
      const outcome = await mineBlocks(field);
      await pause(3_000);
      const ended = sockets.map((socket) => (socket.destroyed || socket.readableEnded ? 'ended' : 'open'));
      for (const socket of sockets) socket.destroy();
      return `${outcome}; WebSockets: ${tally(ended)}`;
    },
  },
];
