/** Bytes that are not what the protocols say, and connections that do nothing useful. */
import type { AttackCase } from '../attackCase.js';
import { call, frame, inWords, manyTimes, open, openWebSocket, pause, post, say, tally } from '../clients.js';

const TEXT = 0x81;
const CHAIN_ID = call('eth_chainId');
const JSON_HEADERS = 'host: localhost\r\ncontent-type: application/json\r\n';

const withLength = (body: string, more = ''): string =>
  `POST / HTTP/1.1\r\n${JSON_HEADERS}${more}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

export const protocolCases: AttackCase[] = [
  {
    name: 'slowloris',
    what: '300 connections that send a byte of their headers every 100 ms, for 12 s',
    async attack(target) {
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
    name: 'header-bombs',
    what: 'headers of 1 MB, and 5,000 headers, 20 times each',
    attack: async (target) =>
      tally(
        await manyTimes(40, 4, (i) =>
          say(
            target,
            i % 2 === 0
              ? withLength(CHAIN_ID, `x-long: ${'a'.repeat(1_000_000)}\r\n`)
              : withLength(CHAIN_ID, Array.from({ length: 5_000 }, (_, n) => `x-${n}: a\r\n`).join('')),
          ),
        ),
      ),
  },
  {
    name: 'smuggling',
    what: 'two lengths, a length beside chunks, chunks of odd sizes, a line end alone',
    async attack(target) {
      const hidden = withLength(CHAIN_ID);
      const bodies = [
        `POST / HTTP/1.1\r\n${JSON_HEADERS}content-length: 5\r\ncontent-length: 6\r\n\r\n${hidden}`,
        `POST / HTTP/1.1\r\n${JSON_HEADERS}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
        `POST / HTTP/1.1\r\n${JSON_HEADERS}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`,
        `POST / HTTP/1.1\r\n${JSON_HEADERS}transfer-encoding: chunked\r\n\r\nfffffffffffffff\r\n${hidden}`,
        `POST / HTTP/1.1\r\n${JSON_HEADERS}transfer-encoding: chunked\r\n\r\n-1\r\n${hidden}`,
        `POST / HTTP/1.1\n${JSON_HEADERS}content-length: +5\r\n\r\n${hidden}`,
        `POST / HTTP/1.1\r\n content-length: 5\r\n${JSON_HEADERS}\r\n${hidden}`,
      ];
      const answers: string[] = [];
      for (const body of bodies) answers.push(await say(target, body));
      if (answers.some((answer) => answer.includes('200')))
        throw new Error(`a hidden request was answered: ${tally(answers)}`);
      return tally(answers);
    },
  },
  {
    name: 'nesting',
    what: 'bodies of a million open brackets, and of objects nested as deep, 20 times',
    attack: async (target) =>
      tally(
        await manyTimes(20, 4, async (i) =>
          inWords(await post(target, i % 2 === 0 ? '['.repeat(1_000_000) : '{"a":'.repeat(1_000_000))),
        ),
      ),
  },
  {
    name: 'names',
    what: 'names of prototypes as methods, parameters and members',
    async attack(target) {
      const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];
      const bodies = names.flatMap((name) => [
        call(name),
        `{"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"${name}":{"to":"0x0"}},"latest"]}`,
        `{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":{"${name}":1}}`,
        `{"jsonrpc":"2.0","id":1,"method":"eth_chainId","${name}":{"isAdmin":true}}`,
      ]);
      const answers: string[] = [];
      for (const body of bodies) answers.push(inWords(await post(target, body)));
      return tally(answers);
    },
  },
  {
    name: 'utf8',
    what: 'bytes that are no UTF-8, lone surrogates and NUL, over HTTP and WebSocket',
    async attack(target) {
      const bad = Buffer.concat([
        Buffer.from('{"jsonrpc":"2.0","id":"'),
        Buffer.from([0xff, 0xfe, 0xc0, 0x80, 0xed, 0xa0, 0x80, 0]),
        Buffer.from('","method":"eth_chainId"}'),
      ]);
      const head = `POST / HTTP/1.1\r\n${JSON_HEADERS}content-length: ${bad.length}\r\n\r\n`;
      const answers = [await say(target, Buffer.concat([Buffer.from(head), bad]))];
      const socket = await openWebSocket(target);
      socket.resume().write(frame(TEXT, bad));
      await pause(500);
      answers.push(socket.destroyed || socket.readableEnded ? 'WebSocket ended' : 'WebSocket open');
      socket.destroy();
      return tally(answers);
    },
  },
  {
    name: 'pings',
    what: '200,000 pings with 125 bytes over one WebSocket that does not read',
    async attack(target) {
      const socket = await openWebSocket(target);
      const ping = frame(0x89, 'p'.repeat(125));
      const thousand = Buffer.concat(Array<Buffer>(1_000).fill(ping));
      for (let i = 0; i < 200 && socket.writable; i++) {
        if (!socket.write(thousand)) await pause(10);
      }
      await pause(2_000);
      const outcome = socket.destroyed ? 'the connection was ended' : 'the connection is open';
      socket.destroy();
      return outcome;
    },
  },
  {
    name: 'fragments',
    what: 'a message in 500,000 empty fragments, and frames with reserved bits, no mask, a long close',
    async attack(target) {
      const answers: string[] = [];
      const flood = await openWebSocket(target);
      flood.resume().write(frame(0x01, ''));
      const empty = Buffer.concat(Array<Buffer>(10_000).fill(frame(0x00, '')));
      for (let i = 0; i < 50 && flood.writable; i++) if (!flood.write(empty)) await pause(20);
      await pause(1_000);
      answers.push(flood.destroyed || flood.readableEnded ? 'flood ended' : 'flood open');
      flood.destroy();
      for (const bytes of [
        frame(0xf1, CHAIN_ID),
        Buffer.from([0x81, 0x02, 0x7b, 0x7d]),
        frame(0x88, 'x'.repeat(130)),
      ]) {
        const socket = await openWebSocket(target);
        socket.resume().write(bytes);
        await pause(300);
        answers.push(socket.destroyed || socket.readableEnded ? 'ended' : 'open');
        socket.destroy();
      }
      return tally(answers);
    },
  },
  {
    name: 'compressed-bombs',
    what: 'bodies with content-encoding gzip, br and deflate, 20 times',
    attack: async (target) =>
      tally(
        await manyTimes(20, 4, async (i) =>
          inWords(
            await post(target, 'x'.repeat(100_000), { 'content-encoding': ['gzip', 'br', 'deflate'][i % 3] ?? '' }),
          ),
        ),
      ),
  },
  {
    name: 'log-injection',
    what: 'methods, ids and headers with line ends, escape sequences and JSON of a log line',
    async attack(target) {
      const line = '\n{"level":60,"msg":"all is lost"}\n\u001b[2J\r';
      const answers = [
        inWords(await post(target, call(line, line))),
        inWords(
          await post(target, JSON.stringify({ jsonrpc: '2.0', id: line, method: 'eth_getBalance', params: [line] })),
        ),
        inWords(await post(target, CHAIN_ID, { 'user-agent': '{"level":60}' })),
      ];
      return tally(answers);
    },
  },
  {
    name: 'pipelining',
    what: '20,000 requests on one connection without waiting for answers',
    async attack(target) {
      const socket = await open(target);
      let answers = 0;
      socket.on('data', (chunk: Buffer) => (answers += chunk.toString('latin1').split('HTTP/1.1 200').length - 1));
      const hundred = withLength(CHAIN_ID).repeat(100);
      for (let i = 0; i < 200; i++) if (!socket.write(hundred)) await pause(5);
      for (let i = 0; i < 100 && answers < 20_000; i++) await pause(100);
      socket.destroy();
      return `${answers} answers`;
    },
  },
  {
    name: 'connections',
    what: '3,000 connections that are opened and left, 3,000 that stay idle for 3 s',
    async attack(target) {
      await manyTimes(3_000, 50, async () => {
        (await open(target)).destroy();
        return '';
      });
      const opened: Awaited<ReturnType<typeof open>>[] = [];
      await manyTimes(3_000, 50, async () => {
        opened.push(await open(target));
        return '';
      });
      await pause(3_000);
      for (const socket of opened) socket.destroy();
      return `${opened.length} were idle at one time`;
    },
  },
];
