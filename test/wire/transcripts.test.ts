/**
 * Runs every transcript of test/wire/transcripts over HTTP and over WebSocket. `-->` starts a message that is sent,
 * `<--` the exact answer; a message without an answer must stay unanswered. `//` starts a comment.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { HttpTransport } from '../../src/transport/http.js';
import type { WebSocketTransport } from '../../src/transport/ws.js';
import { fakeDispatcher } from '../unit/jsonrpc/fakeService.js';
import { exchange, startHttp, startWebSocket, TestSocket } from '../unit/transport/endpoints.js';

const folder = new URL('./transcripts/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));

interface Step {
  line: number;
  sent: string;
  /** Null when no answer may come. */
  expected: string | null;
}

function readTranscript(name: string): Step[] {
  const steps: Step[] = [];
  const lines = readFileSync(new URL(name, folder), 'utf8').split('\n');
  lines.forEach((text, i) => {
    const last = steps.at(-1);
    if (text.startsWith('--> ')) steps.push({ line: i + 1, sent: text.slice(4), expected: null });
    else if (text.startsWith('<-- ') && last?.expected === null) last.expected = text.slice(4);
    else if (text !== '' && !text.startsWith('//'))
      throw new Error(`${name}:${i + 1}: neither sent, nor expected, nor a comment`);
  });
  return steps;
}

let http: { server: HttpTransport; address: string };
let webSocket: { server: WebSocketTransport; address: string };

beforeAll(async () => {
  const dispatcher = fakeDispatcher({ maxBatchRequests: 10, maxNesting: 12, maxResponseBytes: 600 });
  http = await startHttp(dispatcher);
  webSocket = await startWebSocket(dispatcher);
});

afterAll(() => Promise.all([http.server.stop(), webSocket.server.stop()]));

describe.each(names)('%s', (name) => {
  const steps = readTranscript(name);

  test('over HTTP', async () => {
    for (const { line, sent, expected } of steps) {
      const { status, body } = await exchange(http.address, sent);
      expect({ line, status, answer: body.toString() }).toEqual({
        line,
        status: expected === null ? 204 : 200,
        answer: expected ?? '',
      });
    }
  });

  test('over WebSocket', async () => {
    const socket = await TestSocket.open(webSocket.address);
    for (const { line, sent, expected } of steps) {
      socket.send(sent);
      // When no answer may come, a second message is sent: its answer must be the next.
      if (expected === null) socket.send('{"jsonrpc":"2.0","id":"end","method":"eth_chainId"}');
      const answer = await socket.next();
      expect({ line, answer }).toEqual({ line, answer: expected ?? '{"jsonrpc":"2.0","id":"end","result":"0x40000"}' });
    }
    socket.socket.close();
  });
});
