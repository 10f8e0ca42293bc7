/**
 * Unary gRPC calls over HTTP/2 (https://github.com/grpc/grpc/blob/master/doc/PROTOCOL-HTTP2.md). A library gathers an
 * answer before it shows any of it. Here its length, which comes first, is shown before its bytes are held, so that an
 * answer for which there is no memory is never read.
 */
import { connect, constants, type ClientHttp2Session, type ClientHttp2Stream } from 'node:http2';
import type { IncomingHttpHeaders, IncomingHttpStatusHeader } from 'node:http2';
import type { Caller } from '../../caller/caller.js';
import { UNAVAILABLE, connectionFailure, askNewest } from '../../chain/nodeFailure.js';
import { AnswerTooLarge, MalformedAnswer, NodeUnavailable } from '../../chain/chainErrors.js';
import type { Queries } from '../../chain/node.js';
import { onAbort } from '../../concurrency/abortable.js';
import { GRPC_STATUS, grpcFailure } from './grpcFailure.js';

/** Address and limits of a gRPC service. */
export interface GrpcOptions {
  /** Either `host:port`, or `https://host:port` for TLS. */
  address: string;
  /** Longest time for one query, milliseconds. Default 30,000. */
  timeoutMs?: number;
  /** Largest answer accepted, bytes. Default 32 MiB. */
  maxAnswerBytes?: number;
  /** Calls per connection. Default 2^29. */
  callsPerConnection?: number;
}

/** The largest request that the SDK's server takes (`max-recv-msg-size` of app.toml). */
const MAX_REQUEST_BYTES = 10 * 1024 * 1024;

const HEIGHT_HEADER = 'x-cosmos-block-height';

/** Memory of a response until it is decoded: its bytes, and twice as many characters as hex. */
const HELD_PARTS = 3;

/** Queries over gRPC, which do not take the lock of block execution. Callers encode and decode the messages. */
export class GrpcQueries implements Queries {
  readonly #connection: GrpcConnection;
  readonly #address: string;
  readonly #timeoutMs: number;
  readonly #maxAnswerBytes: number;

  constructor({ address, timeoutMs = 30_000, maxAnswerBytes = 32 * 1024 * 1024, callsPerConnection }: GrpcOptions) {
    this.#address = address;
    this.#timeoutMs = timeoutMs;
    this.#maxAnswerBytes = maxAnswerBytes;
    this.#connection = new GrpcConnection(originOf(address), callsPerConnection);
  }

  /** The response counts for the caller before it is read. */
  async query(path: string, request: Uint8Array, height: number, caller: Caller): Promise<Uint8Array> {
    caller.signal.throwIfAborted();
    if (request.length > MAX_REQUEST_BYTES)
      throw new MalformedAnswer(`${path}: a request of ${request.length} bytes, and nodes take ${MAX_REQUEST_BYTES}`);
    return askNewest(height, (named) => this.#ask(path, request, named, caller));
  }

  /** Closes the connection. Queries under way fail with NodeUnavailable. */
  close(): void {
    this.#connection.close();
  }

  async #ask(path: string, request: Uint8Array, height: number, { signal, memory }: Caller): Promise<Uint8Array> {
    const running = this.#connection.call({
      path,
      request,
      headers: height === 0 ? {} : { [HEIGHT_HEADER]: String(height) },
      timeoutMs: this.#timeoutMs,
      onLength: (bytes) => {
        if (bytes > this.#maxAnswerBytes)
          throw new AnswerTooLarge(`${path}: an answer of ${bytes} bytes, more than ${this.#maxAnswerBytes}`);
        memory.add(HELD_PARTS * bytes);
      },
    });
    // An abort reason need not be an Error; it is passed on as it is.
    const stopListening = onAbort(signal, () => running.cancel(signal.reason as Error));
    try {
      return await running.answer;
    } catch (error) {
      throw this.#describe(error, path, height);
    } finally {
      stopListening();
    }
  }

  #describe(error: unknown, path: string, height: number): unknown {
    const address = this.#address;
    if (error instanceof ConnectionLost)
      return new NodeUnavailable(connectionFailure(error.message), { detail: `${address}: ${error.message}` });
    if (!(error instanceof GrpcStatusError)) return error;
    if (error.code !== GRPC_STATUS.deadlineExceeded) return grpcFailure(error, { path, height, address });
    return new NodeUnavailable(UNAVAILABLE.silent, { detail: `${address}: no answer within ${this.#timeoutMs} ms` });
  }
}

function originOf(address: string): string {
  const hostAndPort = address.replace(/^(https?|tcp|dns):\/\//, '').replace(/\/$/, '');
  return `${address.startsWith('https://') ? 'https' : 'http'}://${hostAndPort}`;
}

/** One call. */
interface GrpcCall {
  /** As `/package.Service/Method`. */
  path: string;
  request: Uint8Array;
  headers: Readonly<Record<string, string>>;
  timeoutMs: number;
  /** Called with the response length before it is read; an error thrown here ends the call. */
  onLength: (bytes: number) => void;
}

/** A pending call. */
interface RunningCall {
  /** Rejects with GrpcStatusError, ConnectionLost, or with what `onLength` threw. */
  answer: Promise<Uint8Array>;
  /** Ends the call; then the answer rejects with this reason. */
  cancel: (reason: Error) => void;
}

/** The service returned a status that is not OK, see https://grpc.io/docs/guides/status-codes/. */
class GrpcStatusError extends Error {
  override readonly name = 'GrpcStatusError';

  constructor(
    readonly code: number,
    readonly details: string,
  ) {
    super(`status ${code}: ${details}`);
  }
}

/** There is no connection, or it ended before the response was complete. */
class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

/** Before each message: a byte that says whether it is compressed, and four with its length. */
const PREFIX_BYTES = 5;

/** How often to ping: grpc-go closes connections of clients that ping more often than every five minutes. */
const KEEPALIVE_MS = 330_000;
const PING_TIMEOUT_MS = 20_000;

/** Flow-control windows. */
const STREAM_WINDOW_BYTES = 256 * 1024;
const CONNECTION_WINDOW_BYTES = 4 * 1024 * 1024;

/** A connection has numbers for 2^30 calls; without one, every further call fails (RFC 9113, section 5.1.1). */
const CALLS_PER_CONNECTION = 2 ** 29;

type ResponseHeaders = IncomingHttpHeaders & IncomingHttpStatusHeader;

/** What Node.js may hold for one connection, MB. Our own limits are met first. */
const MAX_SESSION_MEMORY_MB = 1_024;

/** HTTP statuses of proxies that cannot or will not reach the service. */
const UNAVAILABLE_STATUSES: ReadonlySet<number> = new Set([429, 502, 503, 504]);
const UNKNOWN = 2;

/** One connection to a service, opened at the first call and again after it was lost. */
class GrpcConnection {
  readonly #origin: string;
  readonly #callsPerConnection: number;
  #session: ClientHttp2Session | null = null;
  #calls = 0;
  #isClosed = false;

  /** As `http://host:port`, or `https://host:port` for TLS. */
  constructor(origin: string, callsPerConnection = CALLS_PER_CONNECTION) {
    this.#origin = origin;
    this.#callsPerConnection = callsPerConnection;
  }

  /** Starts a call. It is repeated once if the service did not begin it because it was closing the connection. */
  call(call: GrpcCall): RunningCall {
    let attempt = this.#attempt(call);
    let reason: Error | null = null;
    const answer = attempt.answer.catch((error: unknown) => {
      if (!(error instanceof NotBegun)) throw error;
      if (reason !== null) throw reason;
      attempt = this.#attempt(call);
      return attempt.answer;
    });
    const cancel = (given: Error): void => {
      reason = given;
      attempt.cancel(given);
    };
    return { answer, cancel };
  }

  /** Pending and later calls reject with ConnectionLost. */
  close(): void {
    this.#isClosed = true;
    this.#session?.destroy();
    this.#session = null;
  }

  #attempt({ path, request, headers, timeoutMs, onLength }: GrpcCall): RunningCall {
    if (this.#isClosed) return { answer: Promise.reject(new ConnectionLost('closed')), cancel: () => undefined };
    const stream = this.#open().request({
      ...headers,
      [constants.HTTP2_HEADER_METHOD]: 'POST',
      [constants.HTTP2_HEADER_PATH]: path,
      [constants.HTTP2_HEADER_CONTENT_TYPE]: 'application/grpc',
      [constants.HTTP2_HEADER_TE]: 'trailers',
      'grpc-timeout': `${timeoutMs}m`,
    });
    stream.end(framed(request));
    return readAnswer(stream, timeoutMs, onLength);
  }

  #open(): ClientHttp2Session {
    const open = this.#session;
    const isOpen = open !== null && !open.closed && !open.destroyed;
    if (isOpen && this.#calls++ < this.#callsPerConnection) return open;
    // It ends after its calls.
    if (isOpen) open.close();
    this.#calls = 1;
    const session = connect(this.#origin, {
      settings: { enablePush: false, initialWindowSize: STREAM_WINDOW_BYTES },
      maxSessionMemory: MAX_SESSION_MEMORY_MB,
    });
    session.on('connect', () => {
      // One that was closed meanwhile is said to be connected, too, and throws here.
      if (!session.destroyed) session.setLocalWindowSize(CONNECTION_WINDOW_BYTES);
    });
    // The streams say why.
    session.on('error', () => undefined);
    const pinging = keepAlive(session);
    session.on('close', () => {
      clearInterval(pinging);
      if (this.#session === session) this.#session = null;
    });
    return (this.#session = session);
  }
}

/** The service did not begin the call, so it can be repeated. */
class NotBegun extends ConnectionLost {}

function readAnswer(stream: ClientHttp2Stream, timeoutMs: number, onLength: (bytes: number) => void): RunningCall {
  let end: (error: Error) => void = () => undefined;
  const answer = new Promise<Uint8Array>((resolve, reject) => {
    const message = new MessageReader(onLength);
    let status: GrpcStatusError | 'ok' | null = null;
    let isOver = false;
    end = (error) => {
      isOver = true;
      clearTimeout(timer);
      reject(error);
      stream.close(constants.NGHTTP2_CANCEL);
    };
    const late = (): void => end(new GrpcStatusError(GRPC_STATUS.deadlineExceeded, `no answer within ${timeoutMs} ms`));
    const timer = setTimeout(late, timeoutMs);
    stream.on('response', (headers: ResponseHeaders) => (status = statusOfHeaders(headers)));
    stream.on('trailers', (headers: IncomingHttpHeaders) => (status = statusOf(headers) ?? status));
    stream.on('data', (bytes: Buffer) => {
      if (isOver) return;
      try {
        message.read(bytes);
      } catch (error) {
        // It is an Error: a limit, or what `onLength` threw.
        end(error as Error);
      }
    });
    stream.on('error', ({ message: text }: Error) => {
      // The cause is in the text.
      end(stream.rstCode === constants.NGHTTP2_REFUSED_STREAM ? new NotBegun(text) : new ConnectionLost(text));
    });
    stream.on('close', () => {
      clearTimeout(timer);
      if (status instanceof GrpcStatusError) reject(status);
      else if (status === null) reject(new ConnectionLost(`Received RST_STREAM with code ${stream.rstCode}`));
      else if (message.bytes === null) reject(new GrpcStatusError(GRPC_STATUS.internal, 'the answer is not whole'));
      else resolve(message.bytes);
    });
  });
  return { answer, cancel: (reason) => end(reason) };
}

/** Collects the message of a response. */
class MessageReader {
  readonly #onLength: (bytes: number) => void;
  readonly #prefix = Buffer.alloc(PREFIX_BYTES);
  #message: Buffer | null = null;
  #received = 0;

  constructor(onLength: (bytes: number) => void) {
    this.#onLength = onLength;
  }

  /** The message; null while it is not whole. */
  get bytes(): Uint8Array | null {
    const message = this.#message;
    return message !== null && this.#received === PREFIX_BYTES + message.length ? message : null;
  }

  /** Throws GrpcStatusError for what is no message, and what `onLength` throws. */
  read(bytes: Buffer): void {
    let rest = bytes;
    if (this.#message === null) {
      const copied = rest.copy(this.#prefix, this.#received);
      this.#received += copied;
      if (this.#received < PREFIX_BYTES) return;
      if (this.#prefix[0] !== 0) throw new GrpcStatusError(GRPC_STATUS.internal, 'the answer is compressed');
      const length = this.#prefix.readUInt32BE(1);
      this.#onLength(length);
      this.#message = Buffer.allocUnsafeSlow(length);
      rest = rest.subarray(copied);
    }
    const at = this.#received - PREFIX_BYTES;
    if (at + rest.length > this.#message.length)
      throw new GrpcStatusError(GRPC_STATUS.internal, 'the answer has more than one message');
    rest.copy(this.#message, at);
    this.#received += rest.length;
  }
}

function framed(message: Uint8Array): Buffer {
  const frame = Buffer.allocUnsafe(PREFIX_BYTES + message.length);
  frame[0] = 0;
  frame.writeUInt32BE(message.length, 1);
  frame.set(message, PREFIX_BYTES);
  return frame;
}

/** The status in the first headers, where a response without a message has it. */
function statusOfHeaders(headers: ResponseHeaders): GrpcStatusError | 'ok' | null {
  const status = statusOf(headers);
  if (status !== null) return status;
  const http = headers[':status'] ?? 0;
  if (http === 200) return null;
  const code = UNAVAILABLE_STATUSES.has(http) ? GRPC_STATUS.unavailable : UNKNOWN;
  return new GrpcStatusError(code, `HTTP status ${http}`);
}

function statusOf(headers: IncomingHttpHeaders): GrpcStatusError | 'ok' | null {
  const code = headers['grpc-status'];
  if (code === undefined) return null;
  return Number(code) === 0 ? 'ok' : new GrpcStatusError(Number(code), decoded(String(headers['grpc-message'] ?? '')));
}

/** Percent-encoded UTF-8; a text that is encoded wrongly is shown as it came. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Closes a connection that does not respond to pings. */
function keepAlive(session: ClientHttp2Session): NodeJS.Timeout {
  return setInterval(() => {
    if (session.destroyed) return;
    const silent = setTimeout(() => session.destroy(new Error('keepalive: the connection dropped')), PING_TIMEOUT_MS);
    silent.unref();
    // Called with an error when the connection ends.
    if (!session.ping(() => clearTimeout(silent))) clearTimeout(silent);
  }, KEEPALIVE_MS).unref();
}
