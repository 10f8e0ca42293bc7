/** Clients that make the service hold what they do not take. */
import type { Socket } from 'node:net';
import type { AttackCase, Battlefield } from '../attackCase.js';
import { call, frame, open, openWebSocket, pause, post, tally } from '../clients.js';
import { contractsOf } from '../contracts.js';

const TEXT = 0x81;
const FIRST_FRAGMENT = 0x01;
const FRAGMENT = 0x00;
const HOLD_MS = 8_000;
const POST_HEAD = 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';

async function batchOfLargeCalls({ chain }: Battlefield, calls: number): Promise<string> {
  const { largeAnswer } = await contractsOf(chain);
  const one = call('eth_call', { to: largeAnswer }, 'latest');
  return `[${Array(calls).fill(one).join(',')}]`;
}

/** Holds the connections for some seconds, then leaves. Counts those that the service has ended. */
async function hold(sockets: readonly Socket[]): Promise<string> {
  await pause(HOLD_MS);
  const ended = sockets.filter((socket) => socket.destroyed || socket.readableEnded).length;
  for (const socket of sockets) socket.destroy();
  return `${ended} of ${sockets.length} connections were ended`;
}

async function webSocketsThatDoNotRead(field: Battlefield, count: number): Promise<string> {
  const body = await batchOfLargeCalls(field, 60);
  const sockets = await Promise.all(Array.from({ length: count }, () => openWebSocket(field.target)));
  for (const socket of sockets) for (let batch = 0; batch < 32; batch++) socket.write(frame(TEXT, body));
  return hold(sockets);
}

export const memoryCases: AttackCase[] = [
  {
    name: 'ws-unread',
    what: 'a WebSocket that does not read, 32 batches of 7 kB of 60 calls that return 3.5 MB',
    attack: (field) => webSocketsThatDoNotRead(field, 1),
  },
  {
    name: 'ws-unread-4',
    what: 'four of them',
    attack: (field) => webSocketsThatDoNotRead(field, 4),
  },
  {
    name: 'http-unread',
    what: '40 HTTP connections that do not read, a batch of 30 such calls each',
    async attack(field) {
      const body = await batchOfLargeCalls(field, 30);
      const sockets = await Promise.all(Array.from({ length: 40 }, () => open(field.target)));
      for (const socket of sockets) socket.pause().write(`${POST_HEAD}content-length: ${body.length}\r\n\r\n${body}`);
      return hold(sockets);
    },
  },
  {
    name: 'unfinished-bodies',
    what: '120 HTTP bodies of 5.2 MB that do not end',
    async attack({ target }) {
      const part = Buffer.alloc(5_100_000, ' ');
      const sockets = await Promise.all(Array.from({ length: 120 }, () => open(target)));
      for (const socket of sockets) {
        socket.resume().write(`${POST_HEAD}content-length: 5200000\r\n\r\n`);
        socket.write(part);
      }
      return hold(sockets);
    },
  },
  {
    name: 'unfinished-messages',
    what: '120 WebSocket messages of 5 MB in fragments that do not end',
    async attack({ target }) {
      const part = Buffer.alloc(500_000, ' ');
      const sockets = await Promise.all(Array.from({ length: 120 }, () => openWebSocket(target)));
      for (const socket of sockets) {
        socket.resume().write(frame(FIRST_FRAGMENT, part));
        for (let i = 0; i < 9; i++) socket.write(frame(FRAGMENT, part));
      }
      return hold(sockets);
    },
  },
  {
    name: 'filters',
    what: '5,000 filters of one client with 100 topics each, in batches of 100',
    async attack({ target }) {
      const topics = [Array.from({ length: 100 }, (_, i) => `0x${i.toString(16).padStart(64, '0')}`)];
      const batch = `[${Array(100).fill(call('eth_newFilter', { topics })).join(',')}]`;
      const answers: string[] = [];
      for (let i = 0; i < 50; i++) {
        for (const item of JSON.parse(await post(target, batch)) as { error?: { code: number } }[])
          answers.push(item.error === undefined ? 'made' : `refused with ${item.error.code}`);
      }
      return tally(answers);
    },
  },
];
