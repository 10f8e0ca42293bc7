/** Bytes that are not what the protocols say, and values that trip careless code. */
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { AttackCase } from '../attackCase.js';
import { call, expectOnly, frame, inWords, openWebSocket, paced, pause, post, say, tally } from '../clients.js';
import type { Target } from '../target.js';

const TEXT = 0x81;
const PING = 0x89;
const CHAIN_ID = call('eth_chainId');
const JSON_HEADERS = 'host: localhost\r\ncontent-type: application/json\r\n';

/** Refused, and the connection is over. */
const REFUSED_HEAD = /^(status 4\d\d|closed without an answer)$/;

const withLength = (body: string, more = ''): string =>
  `POST / HTTP/1.1\r\n${JSON_HEADERS}${more}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

/** What becomes of a WebSocket that sends these bytes. */
async function fateOf(target: Target, bytes: Buffer): Promise<string> {
  const socket = await openWebSocket(target);
  socket.resume().write(bytes);
  await pause(500);
  const fate = socket.destroyed || socket.readableEnded ? 'ended' : 'open';
  socket.destroy();
  return fate;
}

export const protocolCases: AttackCase[] = [
  {
    name: 'header-bombs',
    what: 'a header of 1 MB, and 5,000 headers, 20 times each',
    async attack({ target }) {
      const long = withLength(CHAIN_ID, `x-long: ${'a'.repeat(1_000_000)}\r\n`);
      const many = withLength(CHAIN_ID, Array.from({ length: 5_000 }, (_, n) => `x-${n}: a\r\n`).join(''));
      return expectOnly(await paced(40, (i) => say(target, i % 2 === 0 ? long : many)), REFUSED_HEAD);
    },
  },
  {
    name: 'smuggling',
    what: 'two lengths, a length together with chunks, chunks of odd sizes, a line end alone, each with a hidden request',
    async attack({ target }) {
      const hidden = withLength(CHAIN_ID);
      const start = `POST / HTTP/1.1\r\n${JSON_HEADERS}`;
      const bodies = [
        `${start}content-length: 5\r\ncontent-length: 6\r\n\r\n${hidden}`,
        `${start}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
        `${start}transfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n0\r\n\r\n${hidden}`,
        `${start}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`,
        `${start}transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`,
        `${start}transfer-encoding: chunked\r\n\r\nfffffffffffffffff\r\n${hidden}`,
        `${start}transfer-encoding: chunked\r\n\r\n-1\r\n${hidden}`,
        `${start}transfer-encoding: chunked\r\n\r\n0 x\n\n${hidden}`,
        `POST / HTTP/1.1\n${JSON_HEADERS}content-length: +5\r\n\r\n${hidden}`,
        `POST / HTTP/1.1\r\n content-length: 5\r\n${JSON_HEADERS}\r\n${hidden}`,
        `${start}content-length : 5\r\n\r\n${hidden}`,
        `${start}x: a\0b\r\n\r\n${hidden}`,
      ];
      return expectOnly(await paced(bodies.length, (i) => say(target, bodies[i] ?? '')), REFUSED_HEAD);
    },
  },
  {
    name: 'nesting',
    what: 'bodies of a million open brackets, and of objects nested as deep, 20 times',
    async attack({ target }) {
      const bodies = ['['.repeat(1_000_000), '{"a":'.repeat(1_000_000)];
      const answers = await paced(20, async (i) => inWords(await post(target, bodies[i % 2] ?? '')));
      return expectOnly(answers, /^(-32700|-32600|-32005|status 413)/);
    },
  },
  {
    name: 'names',
    what: 'names of prototypes as methods, parameters and members',
    async attack({ target }) {
      const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];
      const bodies = names.flatMap((name) => [
        call(name),
        call(`eth_${name}`),
        `{"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"${name}":{"to":"0x0"}},"latest"]}`,
        `{"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x${'11'.repeat(20)}",{"${name}":"0x1"}]}`,
        `{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":{"${name}":1}}`,
        `{"jsonrpc":"2.0","id":1,"method":"eth_chainId","${name}":{"isAdmin":true}}`,
      ]);
      const answers = await paced(bodies.length, async (i) => inWords(await post(target, bodies[i] ?? '')));
      const short = answers.map((answer) => answer.slice(0, answer.startsWith('answered') ? undefined : 6));
      return expectOnly(short, /^-3260[0-2]$/, /^answered "0x(7a69)?"$/);
    },
  },
  {
    name: 'utf8',
    what: 'bytes that are no UTF-8, lone surrogates and NUL, over HTTP and WebSocket',
    async attack({ target }) {
      const bad = Buffer.concat([
        Buffer.from('{"jsonrpc":"2.0","id":"'),
        Buffer.from([0xff, 0xfe, 0xc0, 0x80, 0xed, 0xa0, 0x80]),
        Buffer.from('","method":"eth_chainId"}'),
      ]);
      const head = `POST / HTTP/1.1\r\n${JSON_HEADERS}content-length: ${bad.length}\r\n\r\n`;
      const overHttp = await say(target, Buffer.concat([Buffer.from(head), bad]));
      const escaped = await post(target, '{"jsonrpc":"2.0","id":"\\ud800\\u0000","method":"eth_chainId"}');
      if (escaped !== '{"jsonrpc":"2.0","id":"\\ud800\\u0000","result":"0x7a69"}') throw new Error(escaped);
      const fate = await fateOf(target, frame(TEXT, bad));
      return `${expectOnly([overHttp], /^status (200|400)$/)}; WebSocket: ${expectOnly([fate], /^ended$/)}`;
    },
  },
  {
    name: 'pings',
    what: '200,000 pings with 125 bytes over one WebSocket that does not read',
    async attack({ target }) {
      const socket = await openWebSocket(target);
      const thousand = Buffer.concat(Array<Buffer>(1_000).fill(frame(PING, 'p'.repeat(125))));
      for (let i = 0; i < 200 && socket.writable; i++) if (!socket.write(thousand)) await pause(10);
      await pause(2_000);
      const outcome = socket.destroyed ? 'the connection was ended' : 'the connection is open';
      socket.destroy();
      return outcome;
    },
  },
  {
    name: 'fragments',
    what: 'a message in 500,000 empty fragments; frames with reserved bits, without mask, a long close, an endless length',
    async attack({ target }) {
      const flood = await openWebSocket(target);
      flood.resume().write(frame(0x01, ''));
      const empty = Buffer.concat(Array<Buffer>(10_000).fill(frame(0x00, '')));
      for (let i = 0; i < 50 && flood.writable; i++) if (!flood.write(empty)) await pause(20);
      await pause(1_000);
      const flooded = flood.destroyed || flood.readableEnded ? 'the flood was ended' : 'the flood is open';
      flood.destroy();
      const endless = Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]);
      const frames = [frame(0xf1, CHAIN_ID), Buffer.from('817b7d', 'hex'), frame(0x88, 'x'.repeat(130)), endless];
      const fates: string[] = [];
      for (const bytes of frames) fates.push(await fateOf(target, bytes));
      return `${flooded}; frames: ${expectOnly(fates, /^ended$/)}`;
    },
  },
  {
    name: 'compressed-bombs',
    what: 'bodies of 50 MB in 50 kB of gzip, br and deflate, 20 times; a compressed frame that no one agreed to',
    async attack({ target }) {
      const large = Buffer.alloc(50_000_000, ' ');
      const bombs = [
        { encoding: 'gzip', body: gzipSync(large) },
        { encoding: 'br', body: brotliCompressSync(large) },
        { encoding: 'deflate', body: deflateSync(large) },
      ];
      const answers = await paced(20, async (i) => {
        const { encoding, body } = bombs[i % 3] ?? { encoding: '', body: Buffer.alloc(0) };
        return inWords(await post(target, body, { 'content-encoding': encoding }));
      });
      const fate = await fateOf(target, frame(0xc1, gzipSync(large)));
      return `${expectOnly(answers, /^(status 415|-32600 invalid content encoding )/)}; WebSocket: ${expectOnly([fate], /^ended$/)}`;
    },
  },
  {
    name: 'log-injection',
    what: 'methods, parameters, ids and headers with line ends, escape sequences and JSON of a log line',
    async attack({ target }) {
      const line = '\n{"level":60,"msg":"all is lost"}\n\u001b[2J\r\u2028';
      const answers = [
        await post(target, call(line, line)),
        await post(target, call('eth_getBalance', line)),
        await post(target, call('debug_traceCall', {}, 'latest', { tracer: line })),
        await post(target, JSON.stringify({ jsonrpc: '2.0', id: line, method: 'eth_getBalance', params: [line] })),
        await post(target, CHAIN_ID, { 'user-agent': '{"level":60,"msg":"all is lost"}', 'x-forwarded-for': 'a"b' }),
      ];
      const said = await say(target, withLength(CHAIN_ID, 'x-forwarded-for: 1\u001b[2J\r\norigin: a\tb\r\n'));
      await pause(1_000);
      const lines = target.printed().trim().split('\n');
      const injected = lines.filter((text) => text.includes('\u001b') || !isLogLine(text));
      if (injected.length > 0) throw new Error(`printed: ${JSON.stringify(injected[0])}`);
      return `${tally([...answers.map((answer) => inWords(answer).slice(0, 6)), said])}; no line was forged`;
    },
  },
];

/** A line of the log, which an attacker has not written. */
function isLogLine(text: string): boolean {
  try {
    return (JSON.parse(text) as { msg?: unknown }).msg !== 'all is lost';
  } catch {
    return false;
  }
}
