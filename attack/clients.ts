/** Clients without manners. */
import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { PROXY_ADDRESS, type Target } from './target.js';

/** Longest wait for anything, milliseconds. */
const GIVE_UP_MS = 60_000;
const CONNECT_MS = 10_000;

/** 50 requests a second. */
const PACE_MS = 20;

/** The text of an answer of JSON-RPC, or `status 429` where there is none. */
export async function post(
  target: Target,
  body: string | Buffer<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await fetch(target.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    signal: AbortSignal.timeout(GIVE_UP_MS),
  });
  const text = await response.text();
  return text.startsWith('{') || text.startsWith('[') ? text : `status ${response.status}`;
}

/**
 * A request from an address of this machine with a forwarding header. Status 0 and the error's message when there is
 * no answer.
 */
export function forwarded(
  target: Target,
  body: string,
  { from, header }: { from: string; header: string },
): Promise<{ status: number; text: string }> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': header };
  const options = { method: 'POST', localAddress: from, headers, agent: false, timeout: GIVE_UP_MS };
  return new Promise((resolve) => {
    const sent = request(target.url, options, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', ({ message }) => resolve({ status: 0, text: message }));
    sent.end(body);
  });
}

/** What came back for one request: how much, and its beginning. */
export interface Drained {
  bytes: number;
  /** All of what is as short as an error. */
  beginning: string;
}

const BEGINNING_BYTES = 1_000;

/**
 * As `post`, for answers of megabytes: reads them and keeps their beginning alone. `client` is who a proxy says has
 * sent it.
 */
export function drained(target: Target, body: string, client?: string): Promise<Drained> {
  const proxied = client === undefined ? {} : { 'x-forwarded-for': client };
  const headers = { 'content-type': 'application/json', 'content-length': body.length, ...proxied };
  const from = client === undefined ? {} : { localAddress: PROXY_ADDRESS };
  return new Promise((resolve) => {
    const seen: Drained = { bytes: 0, beginning: '' };
    const options = { method: 'POST', headers, agent: false, timeout: GIVE_UP_MS, ...from };
    const sent = request(target.url, options, (response) => {
      response.on('data', (chunk: Buffer) => {
        seen.bytes += chunk.length;
        if (seen.beginning.length < BEGINNING_BYTES)
          seen.beginning += chunk.toString('latin1', 0, BEGINNING_BYTES - seen.beginning.length);
      });
      response.on('end', () => resolve(seen));
      response.on('error', ({ message }) => resolve({ bytes: seen.bytes, beginning: message }));
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', ({ message }) => resolve({ bytes: seen.bytes, beginning: message }));
    sent.end(body);
  });
}

/** A request as text. */
export function call(method: string, ...params: unknown[]): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
}

/** What a single answer says, in few words: the result if it is short, or the error. */
export function inWords(answer: string): string {
  const error = /"error":\{"code":(-?\d+),"message":"([^"]{0,80})/.exec(answer);
  if (error !== null) return `${error[1]} ${error[2]?.replaceAll(/\d[\d,.]*/g, 'n')}`;
  const result = /"result":(.{0,70})\}$/.exec(answer);
  if (result !== null) return `answered ${result[1]}`;
  return answer.includes('"result":') ? 'answered at length' : answer.slice(0, 80);
}

/** The answers of a batch as texts; one where there is a single answer. */
export function items(answer: string): string[] {
  if (!answer.startsWith('[')) return [answer];
  return (JSON.parse(answer) as unknown[]).map((item) => JSON.stringify(item));
}

/** The answers in words, each with how often it came. */
export function tally(answers: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return [...counts].map(([answer, count]) => (count === 1 ? answer : `${count} × ${answer}`)).join('; ');
}

/** Runs a task this many times, some of them at one time. */
export async function manyTimes<T>(count: number, atOnce: number, task: (i: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) results.push(await task(next++));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

/** Runs a task this many times, 50 a second, whether they are answered or not. */
export async function paced<T>(count: number, task: (i: number) => Promise<T>): Promise<T[]> {
  const running: Promise<T>[] = [];
  for (let i = 0; i < count; i++) {
    running.push(task(i));
    await pause(PACE_MS);
  }
  return Promise.all(running);
}

/** The answers in words. Rejects unless each matches one of the patterns. */
export function expectOnly(answers: readonly string[], ...patterns: RegExp[]): string {
  const others = answers.filter((answer) => !patterns.some((pattern) => pattern.test(answer)));
  if (others.length > 0) throw new Error(`unexpected: ${tally(others)}`);
  return tally(answers);
}

/** A plain connection. Its errors are what is expected. */
export async function open(target: Target): Promise<Socket> {
  const { hostname, port } = new URL(target.url);
  const socket = connect({ port: Number(port), host: hostname });
  await once(socket, 'connect', { signal: AbortSignal.timeout(CONNECT_MS) });
  socket.on('error', () => undefined);
  return socket;
}

/** What the server says to raw bytes, until it ends the connection or is silent for a second. */
export async function say(target: Target, bytes: string | Buffer): Promise<string> {
  const socket = await open(target);
  let text = '';
  const ended = new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, 1_000);
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1').slice(0, 1_000);
      clearTimeout(timer);
      timer = setTimeout(resolve, 1_000);
    });
    socket.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  socket.write(bytes);
  await ended;
  socket.destroy();
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);
  return statuses.length === 0 ? 'closed without an answer' : `status ${statuses.join(', ')}`;
}

/** A WebSocket whose frames are written by hand; it reads nothing unless told to. */
export async function openWebSocket(target: Target): Promise<Socket> {
  const socket = await open(target);
  const upgrade = 'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n';
  socket.write(`GET / HTTP/1.1\r\nhost: localhost\r\n${upgrade}sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`);
  await once(socket, 'data');
  socket.pause();
  return socket;
}

/** A client's frame; the mask is all zeros. `opcode` has the bit of the last fragment. */
export function frame(opcode: number, payload: Buffer | string): Buffer {
  const bytes = Buffer.from(payload);
  const head = Buffer.alloc(bytes.length < 126 ? 6 : bytes.length < 65_536 ? 8 : 14);
  head[0] = opcode;
  if (bytes.length < 126) head[1] = 0x80 | bytes.length;
  else if (bytes.length < 65_536) {
    head[1] = 0x80 | 126;
    head.writeUInt16BE(bytes.length, 2);
  } else {
    head[1] = 0x80 | 127;
    head.writeBigUInt64BE(BigInt(bytes.length), 2);
  }
  return Buffer.concat([head, bytes]);
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
