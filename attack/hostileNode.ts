/**
 * A node that lies: a gRPC server in front of that of `halley dev`, which passes questions on and replaces the
 * responses to chosen ones by other bytes.
 */
import {
  connect,
  constants,
  createServer,
  type ClientHttp2Session,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** What a question is answered with. */
export interface Lie {
  /** The message, as protobuf. */
  message: Uint8Array;
  /** For so long the last bytes are held back, milliseconds. Default 0. */
  heldBackMs?: number;
}

/** Answers by the name of the query, such as `EthCall`. */
export type Lies = Readonly<Record<string, Lie>>;

export interface HostileNode {
  /** `host:port` of its gRPC service. */
  address: string;
  /** From now on these questions are answered so, and all others truthfully. */
  lie(lies: Lies): void;
  /** How many questions of a name it has lied to. */
  lied(query: string): number;
  stop(): Promise<void>;
}

/** Before a message: a byte that says whether it is compressed, and four with its length. */
const PREFIX_BYTES = 5;

/** The last bytes, which may be held back. */
const LAST_BYTES = 1_000;

/** Longest wait for the true answer. */
const TRUE_ANSWER_MS = 30_000;

/** What Node.js lets one connection hold, MB; by default it ends streams beyond 10. */
const MAX_SESSION_MEMORY_MB = 8_192;

const PASSED_HEADERS = ['content-type', 'te', 'grpc-timeout', 'x-cosmos-block-height'];

/** Starts one on a free port of loopback; `grpc` is the address of the service that it is in front of. */
export async function startHostileNode(grpc: string): Promise<HostileNode> {
  const server = createServer({ maxSessionMemory: MAX_SESSION_MEMORY_MB });
  const sessions = new Set<{ destroy(): void }>();
  const origin = new TrueService(grpc);
  let lies: Lies = {};
  const lied = new Map<string, number>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    session.on('error', () => undefined);
  });
  server.on('stream', (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => {
    // A client may leave at any time.
    stream.on('error', () => undefined);
    const query = String(headers[':path']).split('/').at(-1) ?? '';
    const lie = lies[query];
    if (lie === undefined) return void origin.pass(stream, headers);
    lied.set(query, (lied.get(query) ?? 0) + 1);
    stream.resume();
    answer(stream, lie);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // A server that listens on a port has an address of this form; text is the address of a pipe.
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    lie: (given) => (lies = given),
    lied: (query) => lied.get(query) ?? 0,
    async stop() {
      origin.close();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const session of sessions) session.destroy();
      await closed;
    },
  };
}

function answer(stream: ServerHttp2Stream, { message, heldBackMs = 0 }: Lie): void {
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.writeUInt32BE(message.length, 1);
  stream.on('wantTrailers', () => {
    if (!stream.closed) stream.sendTrailers({ 'grpc-status': '0' });
  });
  stream.respond({ ':status': 200, 'content-type': 'application/grpc' }, { waitForTrailers: true });
  stream.write(prefix);
  if (heldBackMs === 0) return void stream.end(message);
  stream.write(message.subarray(0, -LAST_BYTES));
  const timer = setTimeout(() => stream.end(message.subarray(-LAST_BYTES)), heldBackMs);
  stream.on('close', () => clearTimeout(timer));
}

/** The service that answers truthfully. */
class TrueService {
  readonly #session: ClientHttp2Session;

  constructor(address: string) {
    this.#session = connect(`http://${address}`);
    // The streams say why.
    this.#session.on('error', () => undefined);
  }

  /** Passes one question on, and its answer back. The stream is closed when there is none. */
  async pass(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): Promise<void> {
    try {
      const question = await bytesOf(stream);
      const asked = this.#session.request({
        ':method': 'POST',
        ':path': String(headers[':path']),
        ...Object.fromEntries(PASSED_HEADERS.flatMap((name) => (name in headers ? [[name, headers[name]]] : []))),
      });
      stream.on('close', () => asked.close(constants.NGHTTP2_CANCEL));
      asked.setTimeout(TRUE_ANSWER_MS, () => asked.close(constants.NGHTTP2_CANCEL));
      let trailers: IncomingHttpHeaders = {};
      asked.on('trailers', (given: IncomingHttpHeaders) => (trailers = given));
      asked.end(question);
      const [first] = (await once(asked, 'response')) as [IncomingHttpHeaders];
      const message = await bytesOf(asked);
      if (stream.closed) return;
      // Only a status.
      if (message.length === 0) return void stream.respond(first, { endStream: true });
      stream.on('wantTrailers', () => {
        if (!stream.closed) stream.sendTrailers(trailers);
      });
      stream.respond(first, { waitForTrailers: true });
      stream.end(message);
    } catch {
      stream.close(constants.NGHTTP2_CANCEL);
    }
  }

  close(): void {
    this.#session.destroy();
  }
}

async function bytesOf(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  // A stream without an encoding set yields buffers.
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
