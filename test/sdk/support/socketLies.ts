/** Ways to lie over a WebSocket, and what an SDK must make of each. */
import type { Socket } from 'node:net';
import { DEEP, MAX_ANSWER, SHORT_MS, type End } from './lies.js';

/** A connection as the lies see it. */
export interface Line {
  /** The TCP connection, for what is no frame. */
  readonly raw: Socket;
  say(text: string | Buffer): void;
}

/** A lie that is told in place of the first answer of a path. */
export interface SocketLie {
  readonly ends: readonly End[];
  readonly timeoutMs?: number;
  readonly answer: (line: Line, id: string) => void;
}

/** A lie in place of the WebSocket handshake. */
export interface HandshakeLie {
  readonly ends: readonly End[];
  readonly timeoutMs?: number;
  readonly answer: (raw: Socket, elsewhere: string) => void;
}

/** What is told in place of the first answer to eth_subscribe of a path. Its id is `"0x1"`, and the next block is 5. */
export interface SubscriptionLie {
  /** Numbers of the heads that come before the end. */
  readonly heads: readonly string[];
  /** How it ends; undefined when it goes on. */
  readonly ends?: End;
  readonly timeoutMs?: number;
  readonly maxWaiting?: number;
  /** The newest block of the honest answers, above which there is none. */
  readonly newest?: number;
  readonly answer: (line: Line, id: string) => void;
}

function frame(length: number, content: string | Buffer, first = 0x81): Buffer {
  return Buffer.concat([Buffer.from([first, 126, length >> 8, length & 255]), Buffer.from(content)]);
}

/** Half a frame, and then nothing more. */
function breaksOff({ raw }: Line): void {
  raw.write(frame(1000, '{"jsonrpc":"2.0",'), () => raw.destroy());
}

function says(text: (id: string) => string | Buffer): SocketLie['answer'] {
  return (line, id) => line.say(text(id));
}

const ignored = (text: (id: string) => string): SocketLie => ({
  ends: ['timeout'],
  timeoutMs: SHORT_MS,
  answer: says(text),
});

/** Lies to one call of eth_blockNumber. An answer of nobody may be a late one: it is passed over. */
export const SOCKET_LIES: Readonly<Record<string, SocketLie>> = {
  'an id of nobody': ignored(() => '{"id":999,"result":"0x1"}'),
  'a text as id': ignored((id) => `{"id":"${id}","result":"0x1"}`),
  'true as id': ignored(() => '{"id":true,"result":"0x1"}'),
  'null as id': ignored(() => '{"id":null,"result":"0x1"}'),
  'an object as id': ignored(() => '{"id":{},"result":"0x1"}'),
  'things that are no answers': ignored(() => '[null,1,"x",[],{}]'),
  silence: { ends: ['timeout'], timeoutMs: SHORT_MS, answer: () => undefined },
  'a result of the wrong type': { ends: ['malformed'], answer: says((id) => `{"id":${id},"result":{}}`) },
  'an empty error': { ends: ['malformed'], answer: says((id) => `{"id":${id},"error":{}}`) },
  'no JSON': { ends: ['malformed'], answer: says(() => '{') },
  'bytes that are no JSON': { ends: ['malformed'], answer: says(() => Buffer.from([0, 1, 2, 255])) },
  'very deep': { ends: ['malformed'], answer: says((id) => `{"id":${id},"result":${DEEP}}`) },
  'very deep and never closed': { ends: ['malformed'], answer: says(() => '['.repeat(100_000)) },
  'a message that is too large': { ends: ['malformed'], answer: says(() => ' '.repeat(MAX_ANSWER + 1)) },
  'a closed connection': { ends: ['transport'], answer: ({ raw }) => void raw.destroy() },
  'a connection that closes in the middle of a frame': { ends: ['transport'], answer: breaksOff },
  'garbage in place of a frame': { ends: ['transport'], answer: ({ raw }) => void raw.write(Buffer.alloc(64, 0xff)) },
  'a text that is no UTF-8': {
    ends: ['transport'],
    answer: ({ raw }) => void raw.write(frame(200, Buffer.alloc(200, 0xff))),
  },
};

/** Lies to the request for a WebSocket. */
export const HANDSHAKE_LIES: Readonly<Record<string, HandshakeLie>> = {
  'a redirect to another host': {
    ends: ['transport'],
    answer: (raw, elsewhere) => void raw.end(`HTTP/1.1 307 x\r\nlocation: ${elsewhere}\r\ncontent-length: 0\r\n\r\n`),
  },
  'no WebSocket': {
    ends: ['transport'],
    answer: (raw) => void raw.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'),
  },
  'a handshake for another key': {
    ends: ['transport'],
    answer: (raw) =>
      void raw.end(
        'HTTP/1.1 101 x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-accept: AAAAAAAAAAAAAAAAAAAAAAAAAAA=\r\n\r\n',
      ),
  },
  'no HTTP': { ends: ['transport'], answer: (raw) => void raw.end('hello\r\n\r\n') },
  'a closed connection': { ends: ['transport'], answer: (raw) => void raw.destroy() },
  silence: { ends: ['timeout'], timeoutMs: SHORT_MS, answer: () => undefined },
};

/** JSON of the head of a block. */
export function headOf(number: number): string {
  const zeros = (bytes: number) => `0x${'00'.repeat(bytes)}`;
  const quantity = '0x1';
  return JSON.stringify({
    number: `0x${number.toString(16)}`,
    hash: `0x${number.toString(16).padStart(64, '0')}`,
    parentHash: `0x${(number - 1).toString(16).padStart(64, '0')}`,
    nonce: zeros(8),
    sha3Uncles: zeros(32),
    logsBloom: zeros(256),
    transactionsRoot: zeros(32),
    stateRoot: zeros(32),
    receiptsRoot: zeros(32),
    mixHash: zeros(32),
    miner: zeros(20),
    difficulty: '0x0',
    extraData: '0x',
    gasLimit: quantity,
    gasUsed: quantity,
    timestamp: quantity,
    size: quantity,
    transactions: [],
    uncles: [],
  });
}

/** A notification of the subscription `"0x1"`. */
export function pushed(result: string, subscription = '"0x1"'): string {
  return `{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":${subscription},"result":${result}}}`;
}

function accepted(id: string): string {
  return `{"jsonrpc":"2.0","id":${id},"result":"0x1"}`;
}

/** Accepts the subscription and says these things. */
function thenSays(...texts: readonly string[]): SubscriptionLie['answer'] {
  return (line, id) => {
    line.say(accepted(id));
    for (const text of texts) line.say(text);
  };
}

const malformed = (result: string): SubscriptionLie => ({
  heads: ['0x5'],
  ends: 'malformed',
  answer: thenSays(pushed(headOf(5)), pushed(result)),
});

/** Lies to a subscription of newHeads. */
export const SUBSCRIPTION_LIES: Readonly<Record<string, SubscriptionLie>> = {
  'notifications of others': {
    heads: ['0x5', '0x6'],
    answer: thenSays(
      pushed(headOf(9), '"0x99"'),
      pushed(headOf(9), '1'),
      pushed(headOf(9), 'null'),
      pushed(headOf(9), '["0x1"]'),
      pushed(headOf(9), '{}'),
      pushed(headOf(5)),
      pushed(headOf(9), '"0x99"'),
      pushed(headOf(6)),
    ),
  },
  'notifications without parameters': {
    heads: ['0x5'],
    answer: thenSays(
      '{"method":"eth_subscription"}',
      '{"method":"eth_subscription","params":null}',
      '{"method":"eth_subscription","params":["0x1",{}]}',
      '{"method":7,"params":"0x1"}',
      pushed(headOf(5)),
    ),
  },
  'heads that come twice': {
    heads: ['0x5', '0x6'],
    answer: thenSays(pushed(headOf(5)), pushed(headOf(5)), pushed(headOf(6))),
  },
  'no head': malformed('null'),
  'a head that is a list': malformed('[]'),
  'an empty head': malformed('{}'),
  'a head with a number of the wrong type': malformed(headOf(6).replace('"0x6"', '6')),
  'a head without a number': malformed(headOf(6).replace('"number"', '"x"')),
  'a head without a hash': malformed(headOf(6).replace('"hash"', '"x"')),
  'an id of the wrong type': {
    heads: [],
    ends: 'malformed',
    answer: (line, id) => line.say(`{"id":${id},"result":{}}`),
  },
  'a refusal': {
    heads: [],
    ends: 'RpcError',
    answer: (line, id) => line.say(`{"id":${id},"error":{"code":-32099,"message":"no"}}`),
  },
  'silence, once': { heads: ['0x5', '0x6', '0x7'], timeoutMs: SHORT_MS, answer: () => undefined },
  'garbage, then heads': { heads: ['0x5', '0x6', '0x7'], answer: thenSays(pushed(headOf(5)), '{') },
  'a connection that closes in the middle of a frame': {
    heads: ['0x5', '0x6', '0x7'],
    answer: (line, id) => {
      line.say(accepted(id));
      line.say(pushed(headOf(5)));
      breaksOff(line);
    },
  },
  'a node that lags, after a cut': {
    heads: ['0x5', '0x6', '0x7', '0x8'],
    newest: 5,
    answer: (line, id) => {
      thenSays(...[5, 6, 7].map((number) => pushed(headOf(number))))(line, id);
      breaksOff(line);
    },
  },
  // Two can wait. They come with the answer to the next call, before anything is taken.
  'more than can wait': {
    heads: ['0x5', '0x6'],
    ends: 'slow',
    maxWaiting: 2,
    answer: thenSays(),
  },
  'more than can wait, at once': {
    heads: [],
    ends: 'slow',
    maxWaiting: 2,
    answer: (line, id) => {
      const texts = [accepted(id), ...[5, 6, 7, 8].map((number) => pushed(headOf(number)))];
      // In one piece, so that all are there when the subscription begins.
      line.raw.write(Buffer.concat(texts.map((text) => frame(Buffer.byteLength(text), text))));
    },
  },
};
