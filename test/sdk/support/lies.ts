/** Ways to lie, and what an SDK must make of each. */
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** How a call ends: with a typed error of the SDK, or with a result. */
export type End = 'malformed' | 'transport' | 'timeout' | 'slow' | 'RpcError' | 'BatchTooLargeError' | `0x${string}`;

/** What a lie is answered to. */
export interface Question {
  /** Ids of the calls, as JSON. */
  readonly ids: readonly string[];
  /** Where a redirect leads to. */
  readonly elsewhere: string;
}

/** A lie over HTTP. */
export interface HttpLie {
  readonly ends: readonly End[];
  /** Set where only a time-out ends it. */
  readonly timeoutMs?: number;
  readonly answer: (response: ServerResponse, question: Question) => void;
}

/** Longest answer that the clients take. */
export const MAX_ANSWER = 1_000_000;
/** Only lies that nothing else ends wait so long. */
export const SHORT_MS = 150;
export const DEEP = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

const HEADERS = { 'content-type': 'application/json' };

/** Answers with a text, by the ids of the calls. */
export function says(text: (first: string, second: string) => string): HttpLie['answer'] {
  return (response, { ids: [first = '1', second = '2'] }) =>
    void response.writeHead(200, HEADERS).end(text(first, second));
}

function malformed(text: (id: string) => string): HttpLie {
  return { ends: ['malformed'], answer: says(text) };
}

function result(json: string): HttpLie {
  return malformed((id) => `{"jsonrpc":"2.0","id":${id},"result":${json}}`);
}

function failure(json: string): HttpLie {
  return malformed((id) => `{"jsonrpc":"2.0","id":${id},"error":${json}}`);
}

function transport(answer: HttpLie['answer']): HttpLie {
  return { ends: ['transport'], answer };
}

function endless(response: ServerResponse): void {
  response.writeHead(200, HEADERS);
  const piece = ' '.repeat(100_000);
  const push = () => {
    // The client ends it. This is for one that does not.
    if (response.destroyed) return;
    if (response.write(piece)) setImmediate(push);
    else response.once('drain', push);
  };
  response.on('error', () => undefined);
  push();
}

/** Lies to one call of eth_blockNumber. */
export const CALL_LIES: Readonly<Record<string, HttpLie>> = {
  'wrong id': malformed(() => '{"jsonrpc":"2.0","id":999,"result":"0x1"}'),
  'text id': malformed((id) => `{"jsonrpc":"2.0","id":"${id}","result":"0x1"}`),
  'true as id': malformed(() => '{"jsonrpc":"2.0","id":true,"result":"0x1"}'),
  'null as id': malformed(() => '{"jsonrpc":"2.0","id":null,"result":"0x1"}'),
  'a list as id': malformed((id) => `{"jsonrpc":"2.0","id":[${id}],"result":"0x1"}`),
  'no id': malformed(() => '{"jsonrpc":"2.0","result":"0x1"}'),
  'neither result nor error': malformed((id) => `{"jsonrpc":"2.0","id":${id}}`),
  'a list of one': malformed((id) => `[{"jsonrpc":"2.0","id":${id},"result":"0x1"}]`),
  'the answer twice': malformed((id) => `[{"id":${id},"result":"0x1"},{"id":${id},"result":"0x1"}]`),
  'no JSON': malformed(() => '<html>'),
  nothing: malformed(() => ''),
  'a JSON text that is cut': malformed((id) => `{"jsonrpc":"2.0","id":${id},"resu`),
  'no UTF-8': {
    ends: ['malformed'],
    answer: (response) => void response.writeHead(200, HEADERS).end(Buffer.from([0xff, 0xfe, 0x80])),
  },
  'very deep': result(DEEP),
  'very deep beside a large number': malformed(
    (id) => `{"id":${id},"result":${DEEP},"x":1e400,"y":99999999999999999999}`,
  ),
  'very deep and never closed': malformed(() => '{"a":'.repeat(100_000)),
  'a number as result': result('1'),
  'an object as result': result('{}'),
  'null as result': result('null'),
  'NaN as result': result('NaN'),
  'no hex': result('"0xzz"'),
  'digits of another alphabet': result('"0x\u0661"'),
  'a line break after hex': result('"0x1\\n"'),
  'a negative quantity': result('"-0x1"'),
  'a quantity of 257 bits': result(`"0x1${'0'.repeat(64)}"`),
  'an error without a message': failure('{"code":-32000}'),
  'an error without a code': failure('{"message":"x"}'),
  'an empty error': failure('{}'),
  'an error that is a text': failure('"x"'),
  'an error that is false': failure('false'),
  'a code that is a text': failure('{"code":"-32000","message":"x"}'),
  'a code that is true': failure('{"code":true,"message":"x"}'),
  'a code that is no integer': failure('{"code":0.5,"message":"x"}'),
  'an error with an empty message': {
    ends: ['RpcError'],
    answer: says((id) => `{"jsonrpc":"2.0","id":${id},"error":{"code":-32099,"message":"","data":[{}]}}`),
  },
  'an endless answer': { ends: ['malformed'], answer: endless },
  'a small answer that unpacks to a huge one': {
    ends: ['malformed'],
    answer: (response) =>
      void response
        .writeHead(200, { ...HEADERS, 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(20_000_000, ' '))),
  },
  'no gzip': transport(
    (response) => void response.writeHead(200, { ...HEADERS, 'content-encoding': 'gzip' }).end('{}'),
  ),
  'a redirect to another host': transport(
    (response, { elsewhere }) => void response.writeHead(307, { location: elsewhere }).end(),
  ),
  'a redirect to nowhere': transport((response) => void response.writeHead(308, { location: 'http://[/' }).end()),
  'an answer that is cut': transport((response) => {
    response.writeHead(200, { ...HEADERS, 'content-length': '1000' });
    response.write('{"jsonrpc":', () => response.destroy());
  }),
  'no HTTP': transport((response) => void response.socket?.end('hello\r\n\r\n')),
  'a closed connection': transport((response) => void response.socket?.destroy()),
  'HTTP 500': transport((response) => void response.writeHead(500).end('<html>')),
  'HTTP 404 with an answer': transport(
    (response, { ids: [id] }) =>
      void response.writeHead(404, HEADERS).end(`{"jsonrpc":"2.0","id":${id},"result":"0x1"}`),
  ),
  silence: { ends: ['timeout'], timeoutMs: SHORT_MS, answer: () => undefined },
  'silence in the middle of an answer': {
    ends: ['timeout'],
    timeoutMs: SHORT_MS,
    answer: (response) => void response.writeHead(200, HEADERS).write('{"jsonrpc":'),
  },
};

/** The calls of one transaction inside each other, as deep as the EVM lets them be. */
const DEEPEST = 1024;

function nested(before: string, innermost: string, after: string): string {
  return before.repeat(DEEPEST - 1) + innermost + after.repeat(DEEPEST - 1);
}

/** No lies: the deepest traces, by the methods that answer them. They end with the number of calls. */
export const TRACES: Readonly<Record<string, HttpLie>> = {
  debug_traceTransaction: {
    ends: ['0x400'],
    answer: says((id) => {
      const frames = nested('{"error":"[{\\"","calls":[', '{"error":""}', ',{}]}');
      return `{"jsonrpc":"2.0","id":${id},"result":${frames}}`;
    }),
  },
  trace_replayTransaction: {
    ends: ['0x400'],
    answer: says((id) => {
      const vmTrace = nested('{"code":"0x","ops":[{"sub":', '{"code":"0x","ops":[]}', '}]}');
      return `{"jsonrpc":"2.0","id":${id},"result":{"output":"0x","stateDiff":null,"trace":[],"vmTrace":${vmTrace}}}`;
    }),
  },
};

/** A lie to a batch, over HTTP or a WebSocket. */
export interface BatchLie {
  readonly ends: readonly End[];
  /** Without any id. Over a WebSocket nobody can say what it answers: it is told over HTTP only. */
  readonly isOfNobody: boolean;
  /** By the ids of its two calls, as JSON. */
  readonly text: (first: string, second: string) => string;
}

function batch(ends: readonly [End, End], text: BatchLie['text']): BatchLie {
  return { ends, isOfNobody: false, text };
}

function ofNobody(text: BatchLie['text']): BatchLie {
  return { ends: ['malformed', 'malformed'], isOfNobody: true, text };
}

/** Lies to a batch of eth_blockNumber, which is 0x1, and eth_gasPrice, which is 0x2. */
export const BATCH_LIES: Readonly<Record<string, BatchLie>> = {
  'out of order': batch(['0x1', '0x2'], (a, b) => `[{"id":${b},"result":"0x2"},{"id":${a},"result":"0x1"}]`),
  'one is missing': batch(['0x1', 'malformed'], (a) => `[{"id":${a},"result":"0x1"}]`),
  'one comes twice': batch(
    ['malformed', '0x2'],
    (a, b) => `[{"id":${a},"result":"0x1"},{"id":${a},"result":"0x3"},{"id":${b},"result":"0x2"}]`,
  ),
  'one of nobody': batch(['0x1', 'malformed'], (a) => `[{"id":${a},"result":"0x1"},{"id":999,"result":"0x2"}]`),
  'one of the wrong type': batch(
    ['malformed', '0x2'],
    (a, b) => `[{"id":${a},"result":{}},{"id":${b},"result":"0x2"}]`,
  ),
  'one with true as id': batch(
    ['malformed', '0x2'],
    (_, b) => `[{"id":true,"result":"0x1"},{"id":${b},"result":"0x2"}]`,
  ),
  'one with an error that is a list': batch(
    ['malformed', '0x2'],
    (a, b) => `[{"id":${a},"error":[]},{"id":${b},"result":"0x2"}]`,
  ),
  'things that are no answers': ofNobody(() => '[null,1,"x",[],{}]'),
  'an empty list': ofNobody(() => '[]'),
  'no list': batch(['malformed', 'malformed'], (a) => `{"id":${a},"result":"0x1"}`),
  'one result without an id for all': ofNobody(() => '{"id":null,"result":"0x1"}'),
  'a very deep list': ofNobody(() => DEEP),
  'one error for all': batch(
    ['BatchTooLargeError', 'BatchTooLargeError'],
    () =>
      '{"id":null,"error":{"code":-32005,"message":"batch too large: 2 requests exceed the limit of 1","data":{"limit":1}}}',
  ),
  'one error with the id of a call for all': batch(
    ['RpcError', 'RpcError'],
    (a) => `{"id":${a},"error":{"code":-32600,"message":"batch too large"}}`,
  ),
  'an error and one is missing': batch(
    ['RpcError', 'malformed'],
    (a) => `[{"id":${a},"error":{"code":1,"message":""}}]`,
  ),
};
