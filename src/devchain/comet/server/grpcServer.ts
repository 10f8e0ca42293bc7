/**
 * The application's queries over gRPC: the path and the bytes of any unary call are passed on as they are. It is
 * written on `node:http2`, because the server of grpc-js needs every method registered beforehand and cannot leave a
 * call hanging.
 * Source: https://github.com/grpc/grpc/blob/v1.70.0/doc/PROTOCOL-HTTP2.md
 */
import {
  constants,
  createServer,
  type Http2Server,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';

import type { Faults } from '../faults.js';
import type { StateQueries } from '../stateQueries.js';
import {
  answerQuery,
  STATUS_INTERNAL,
  STATUS_RESOURCE_EXHAUSTED,
  STATUS_UNIMPLEMENTED,
  STATUS_UNKNOWN,
  type GrpcStatus,
} from './grpcStatus.js';

/** Largest request; the default of the SDK's server (`grpc.max-recv-msg-size` of app.toml). */
const MAX_MESSAGE_BYTES = 10 * 1024 * 1024;

/** A message's prefix: a compression flag, and the length in four bytes. */
const PREFIX_BYTES = 5;

const HEIGHT_HEADER = 'x-cosmos-block-height';

/** The gRPC server of the node. */
export class GrpcServer {
  readonly #server: Http2Server;
  readonly #sessions = new Set<{ destroy(): void }>();
  readonly #queries: StateQueries;
  readonly #faults: Faults;

  constructor(queries: StateQueries, faults: Faults) {
    this.#queries = queries;
    this.#faults = faults;
    this.#server = createServer();
    this.#server.on('session', (session) => {
      this.#sessions.add(session);
      session.on('close', () => this.#sessions.delete(session));
      session.on('error', () => undefined);
    });
    this.#server.on('stream', (stream, headers) => void this.#serve(stream, headers));
  }

  async listen(host: string, port: number): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, resolve);
    });
    // A server that listens on a port has an address of this form; text is the address of a pipe.
    return (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const session of this.#sessions) session.destroy();
    await closed;
  }

  async #serve(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): Promise<void> {
    // A client may close the stream at any time; there is nothing to do then.
    stream.on('error', () => undefined);
    const path = headers[':path'] ?? '';
    if (headers['content-type']?.startsWith('application/grpc') !== true) {
      stream.respond({ ':status': constants.HTTP_STATUS_UNSUPPORTED_MEDIA_TYPE }, { endStream: true });
      return;
    }
    const message = await readMessage(stream);
    if (message === null) return;
    // 'grpc' lets a fault name all gRPC calls at once.
    const fate = await this.#faults.fateOf(path, 'grpc');
    // Node.js 20 ends the process when the session is destroyed while it reads further frames.
    if (fate === 'close') setImmediate(() => stream.session?.destroy());
    if (fate !== 'answer') return;
    if (!(message instanceof Uint8Array)) return fail(stream, message);
    await this.#answer(stream, path, message, heightOf(headers));
  }

  async #answer(stream: ServerHttp2Stream, path: string, message: Uint8Array, height: number | null): Promise<void> {
    if (height === null) {
      const reason = `Baseapp.RegisterGRPCServer: invalid height header "${HEIGHT_HEADER}"`;
      return fail(stream, { code: STATUS_UNKNOWN, text: `codespace sdk code 18: invalid request: ${reason}` });
    }
    const leaving = new AbortController();
    stream.once('close', () => leaving.abort());
    const answer = await answerQuery(this.#queries, { path, message, height }, leaving.signal);
    if ('value' in answer) succeed(stream, answer.value, answer.height);
    else fail(stream, answer);
  }
}

/** 0, the newest, without the header; null when it is not an integer. */
function heightOf(headers: IncomingHttpHeaders): number | null {
  const text = headers[HEIGHT_HEADER];
  if (text === undefined) return 0;
  return typeof text === 'string' && /^-?\d{1,15}$/.test(text) ? Number(text) : null;
}

/** The one message of a unary call, or the status to refuse it with; null when the client closed the stream. */
async function readMessage(stream: ServerHttp2Stream): Promise<Uint8Array | GrpcStatus | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    // A stream without an encoding set yields buffers.
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes <= MAX_MESSAGE_BYTES + PREFIX_BYTES) chunks.push(chunk);
    }
  } catch {
    return null;
  }
  const length = bytes - PREFIX_BYTES;
  if (length > MAX_MESSAGE_BYTES) {
    const text = `grpc: received message larger than max (${length} vs. ${MAX_MESSAGE_BYTES})`;
    return { code: STATUS_RESOURCE_EXHAUSTED, text };
  }
  const whole = Buffer.concat(chunks);
  if (length < 0 || whole.readUInt32BE(1) !== length) return { code: STATUS_INTERNAL, text: 'unexpected EOF' };
  if (whole[0] !== 0) return { code: STATUS_UNIMPLEMENTED, text: 'grpc: compressed messages are not supported' };
  return whole.subarray(PREFIX_BYTES);
}

function succeed(stream: ServerHttp2Stream, value: Uint8Array, height: number): void {
  if (stream.closed || stream.destroyed) return;
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.writeUInt32BE(value.length, 1);
  stream.on('wantTrailers', () => {
    if (!stream.closed) stream.sendTrailers({ 'grpc-status': '0', 'grpc-message': '' });
  });
  stream.respond(
    { ':status': 200, 'content-type': 'application/grpc', [HEIGHT_HEADER]: String(height) },
    { waitForTrailers: true },
  );
  stream.end(Buffer.concat([prefix, value]));
}

function fail(stream: ServerHttp2Stream, { code, text }: GrpcStatus): void {
  if (stream.closed || stream.destroyed) return;
  const headers = { 'grpc-status': String(code), 'grpc-message': percentEncoded(text) };
  stream.respond({ ':status': 200, 'content-type': 'application/grpc', ...headers }, { endStream: true });
}

/** A status message as header text: printable ASCII stays, other bytes and `%` become `%XX`. */
function percentEncoded(text: string): string {
  return Array.from(Buffer.from(text, 'utf8'), (byte) => {
    const plain = byte >= 0x20 && byte <= 0x7e && byte !== 0x25;
    return plain ? String.fromCharCode(byte) : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }).join('');
}
