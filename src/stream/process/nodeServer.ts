/**
 * The node's side: the few gRPC methods that a node of the Cosmos SDK calls, on the HTTP/2 of Node.js. It responds to
 * every message, kept or not, as soon as the spool has it. gRPC of one message is: a prefix (compressed or not, 1 byte;
 * length, 4 bytes), the message, trailers with the status.
 */
import { createServer, type Http2Server, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2';
import type { Socket } from 'node:net';
import { Semaphore } from '../../concurrency/semaphore.js';
import type { MessageKind } from '../message.js';
import type { IncomingMessage } from '../spool/incomingMessage.js';
import type { Spool } from '../spool/spool.js';

/** The largest window that HTTP/2 has: the node's system call is what limits it, not waiting for permission to send. */
const WINDOW_BYTES = 2 ** 31 - 1;

const PREFIX_BYTES = 5;

const MESSAGES: Record<string, MessageKind> = {
  '/cosmos.store.streaming.abci.ABCIListenerService/ListenFinalizeBlock': 'finalize',
  '/cosmos.store.streaming.abci.ABCIListenerService/ListenCommit': 'commit',
};
const HEALTH = '/grpc.health.v1.Health/Check';
const SHUTDOWN = '/plugin.GRPCController/Shutdown';

const GRPC_HEADERS = { ':status': 200, 'content-type': 'application/grpc' };
const OK = '0';
const UNIMPLEMENTED = '12';

const EMPTY_MESSAGE = Buffer.alloc(PREFIX_BYTES);
/** `HealthCheckResponse{status: SERVING}` */
const SERVING = Buffer.from([0, 0, 0, 0, 2, 0x08, 0x01]);

/** What the node does besides sending messages. */
export interface NodeEvents {
  /** The first connection came, or the last one ended. */
  onConnected(isConnected: boolean): void;
  /** The node wants the process to end. */
  onShutdown(): void;
}

/** Takes what the node pushes. */
export class NodeServer {
  readonly #server: Http2Server;
  readonly #sessions = new Set<ServerHttp2Session>();
  readonly #events: NodeEvents;
  /** Two messages at the same time would be one behind the other in the spool. */
  readonly #turn = new Semaphore(1);
  #spool: Spool;

  constructor(spool: Spool, events: NodeEvents) {
    this.#spool = spool;
    this.#events = events;
    this.#server = createServer({ settings: { initialWindowSize: WINDOW_BYTES }, maxSessionMemory: 1_000 });
    this.#server.on('session', (session) => this.#open(session));
    this.#server.on('stream', (stream, headers) => this.#serve(stream, String(headers[':path'])));
    this.#server.on('sessionError', () => undefined);
  }

  get isConnected(): boolean {
    return this.#sessions.size > 0;
  }

  /** Serves a connection from which nothing was read. */
  attach(socket: Socket): void {
    this.#server.emit('connection', socket);
  }

  /** Continues with the spool opened again. */
  use(spool: Spool): void {
    this.#spool = spool;
  }

  /** Asks the node to connect again, and waits for the calls under way, at most this time, milliseconds. */
  async drain(timeoutMs: number): Promise<void> {
    await Promise.all([...this.#sessions].map((session) => drainSession(session, timeoutMs)));
    await this.#turn.run(() => Promise.resolve());
  }

  #open(session: ServerHttp2Session): void {
    session.setLocalWindowSize(WINDOW_BYTES);
    this.#sessions.add(session);
    if (this.#sessions.size === 1) this.#events.onConnected(true);
    session.once('close', () => {
      this.#sessions.delete(session);
      if (this.#sessions.size === 0) this.#events.onConnected(false);
    });
    session.on('error', () => undefined);
  }

  #serve(stream: ServerHttp2Stream, path: string): void {
    stream.on('error', () => undefined);
    const kind = MESSAGES[path];
    if (kind !== undefined) {
      void this.#turn.run(() => this.#receive(stream, kind));
      return;
    }
    stream.resume();
    if (path === HEALTH) respond(stream, SERVING);
    else if (path === SHUTDOWN) {
      respond(stream, EMPTY_MESSAGE);
      this.#events.onShutdown();
    } else {
      // A stream that the node would keep open ends as well.
      stream.respond({ ...GRPC_HEADERS, 'grpc-status': UNIMPLEMENTED }, { endStream: true });
      stream.close();
    }
  }

  /** Resolves when the message is in the spool or lost. Nothing of it counts when the connection ends before. */
  #receive(stream: ServerHttp2Stream, kind: MessageKind): Promise<void> {
    const spool = this.#spool;
    return new Promise((resolve) => {
      let prefix = Buffer.alloc(0);
      let message: IncomingMessage | null = null;
      stream.on('data', (chunk: Buffer) => {
        const missing = PREFIX_BYTES - prefix.length;
        if (missing > 0) {
          prefix = Buffer.concat([prefix, chunk.subarray(0, missing)]);
          if (prefix.length === PREFIX_BYTES) message = begin(spool, kind, prefix);
        }
        if (chunk.length > missing) message?.push(missing > 0 ? chunk.subarray(missing) : chunk);
      });
      stream.once('end', () => {
        if (!stream.aborted) {
          message?.end();
          respond(stream, EMPTY_MESSAGE);
        }
        resolve();
      });
      stream.once('close', resolve);
    });
  }
}

/** Null for a compressed message, which no node sends unless it is asked to. */
function begin(spool: Spool, kind: MessageKind, prefix: Buffer): IncomingMessage | null {
  if (prefix[0] === 0) return spool.begin(kind, prefix.readUInt32BE(1));
  spool.lose('the node sends compressed messages');
  return null;
}

function respond(stream: ServerHttp2Stream, message: Buffer): void {
  if (stream.destroyed) return;
  stream.respond(GRPC_HEADERS, { waitForTrailers: true });
  stream.once('wantTrailers', () => stream.sendTrailers({ 'grpc-status': OK }));
  stream.end(message);
}

/** Ends a session when its calls have ended. grpc-go makes calls that came after the notice again, elsewhere. */
async function drainSession(session: ServerHttp2Session, timeoutMs: number): Promise<void> {
  if (session.destroyed) return;
  const closed = new Promise<void>((resolve) => session.once('close', resolve));
  const timer = setTimeout(() => session.destroy(), timeoutMs);
  // A notice with the highest stream id first, as grpc-go's server sends it, would make Node.js stop reading when no
  // call is under way, and lose one that is on its way.
  session.close();
  await closed;
  clearTimeout(timer);
}
