/** Clients that come often, and connections that do nothing useful. */
import type { Socket } from 'node:net';
import type { AttackCase } from '../attackCase.js';
import { call, expectOnly, forwarded, manyTimes, open, paced, pause, tally } from '../clients.js';
import { PROXY_ADDRESS, type Target } from '../target.js';

const CHAIN_ID = call('eth_chainId');
const JSON_HEADERS = 'host: localhost\r\ncontent-type: application/json\r\n';

/** Whether a request, or one of a batch, was refused by a limit. */
const isLimited = (text: string): boolean => text.includes('"code":-32005');

/** The outcome of a request that a proxy passes on. */
async function outcomeOf(target: Target, body: string, proxied: { from: string; header: string }): Promise<string> {
  const { status, text } = await forwarded(target, body, proxied);
  return isLimited(text) ? 'limited' : `status ${status}`;
}

const COSTLY = `[${Array(200)
  .fill(call('eth_getBlockByNumber', 'latest', false))
  .join(',')}]`;

export const connectionCases: AttackCase[] = [
  {
    name: 'rate',
    what: '500 batches of 200 calls through a proxy, whose client writes other addresses into X-Forwarded-For',
    async attack({ target }) {
      const from = PROXY_ADDRESS;
      // The client writes whatever it likes; the proxy adds who it is.
      const answers = await paced(500, (i) =>
        outcomeOf(target, COSTLY, { from, header: `198.51.100.${i % 250}, 203.0.113.9` }),
      );
      const other = await outcomeOf(target, CHAIN_ID, { from, header: '203.0.113.10' });
      if (!answers.includes('limited')) throw new Error(`no limit: ${tally(answers)}`);
      return `${expectOnly(answers, /^limited$/, /^status 200$/)}; another client of the proxy: ${expectOnly([other], /^status 200$/)}`;
    },
  },
  {
    name: 'rate-untrusted',
    what: 'the same through a proxy that is not trusted: all that it passes on is one client',
    async attack({ target }) {
      const from = '127.0.0.4';
      const answers = await paced(500, (i) => outcomeOf(target, COSTLY, { from, header: `198.51.100.${i % 250}` }));
      if (!answers.includes('limited')) throw new Error(`no limit: ${tally(answers)}`);
      return expectOnly(answers, /^limited$/, /^status 200$/);
    },
  },
  {
    name: 'slowloris',
    what: '300 connections that send a byte of their headers every 100 ms, for 12 s',
    async attack({ target }) {
      const sockets = await Promise.all(Array.from({ length: 300 }, () => open(target)));
      for (const socket of sockets) socket.resume().write('POST / HTTP/1.1\r\nx-slow: ');
      for (let i = 0; i < 120; i++) {
        for (const socket of sockets) if (socket.writable) socket.write('a');
        await pause(100);
      }
      const ended = sockets.filter((socket) => socket.destroyed || socket.readableEnded).length;
      for (const socket of sockets) socket.destroy();
      return `${ended} of 300 were ended`;
    },
  },
  {
    name: 'connections',
    what: '3,000 connections that are opened and left, 3,000 that stay idle for 3 s',
    async attack({ target }) {
      await manyTimes(3_000, 50, async () => (await open(target)).destroy());
      const opened: Socket[] = [];
      await manyTimes(3_000, 50, async () => opened.push(await open(target)));
      await pause(3_000);
      const ended = opened.filter((socket) => socket.destroyed || socket.readableEnded).length;
      for (const socket of opened) socket.destroy();
      return `${opened.length} were idle at one time, ${ended} of them were ended`;
    },
  },
  {
    name: 'pipelining',
    what: '20,000 requests on one connection without waiting for answers',
    async attack({ target }) {
      const socket = await open(target);
      let answers = 0;
      socket.on('data', (chunk: Buffer) => (answers += chunk.toString('latin1').split('HTTP/1.1 200').length - 1));
      const one = `POST / HTTP/1.1\r\n${JSON_HEADERS}content-length: ${CHAIN_ID.length}\r\n\r\n${CHAIN_ID}`;
      const hundred = one.repeat(100);
      for (let i = 0; i < 200; i++) if (!socket.write(hundred)) await pause(5);
      for (let i = 0; i < 200 && answers < 20_000 && !socket.destroyed; i++) await pause(100);
      socket.destroy();
      return `${answers} answers`;
    },
  },
];
