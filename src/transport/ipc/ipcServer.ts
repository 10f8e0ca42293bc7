/**
 * JSON-RPC over a Unix socket, as geth and anvil serve it. Each connection gets a WebSocket of its own to the service,
 * so all its limits and all subscriptions are those of WebSockets; here are only the framing and the socket's file.
 */
import { createServer, type Server, type Socket } from 'node:net';
import { WebSocket, type RawData } from 'ws';
import { rpcError } from '../../jsonrpc/errors.js';
import { encodeError } from '../../jsonrpc/message.js';
import { JsonSplitter, UnreadableStream } from './jsonSplitter.js';
import { listenOnPath } from './socketFile.js';

/** Where to listen, and what is behind. */
export interface IpcOptions {
  /** Path of the socket. */
  path: string;
  /** The WebSocket address of the service. */
  url: string;
  /** A bearer token that the service takes now; null when it needs none. */
  token: () => Promise<string | null>;
  /** Largest request. */
  maxMessageBytes: number;
  /** Connections above this number are closed without an answer. */
  maxConnections: number;
}

/** With this many bytes on their way to the service, no more is read from the client. */
const HIGH_WATER_BYTES = 1_048_576;

/** How a notification begins: it answers no request. */
const NOTIFICATION = Buffer.from('{"jsonrpc":"2.0","method":');

/** How long a client that has ended its side may wait for answers. */
const LINGER_MS = 30_000;

/** A server that listens. */
export class IpcServer {
  readonly #options: IpcOptions;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #removeFile: () => void = () => undefined;

  constructor(options: IpcOptions) {
    this.#options = options;
    this.#server = createServer({ allowHalfOpen: true }, (socket) => this.#accept(socket));
    this.#server.maxConnections = options.maxConnections;
  }

  /** Rejects with a sentence when it cannot listen there. */
  async start(): Promise<void> {
    this.#removeFile = await listenOnPath(this.#server, this.#options.path);
  }

  /** Removes the socket's file and closes all connections. */
  async stop(): Promise<void> {
    this.#removeFile();
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #accept(socket: Socket): void {
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    this.#connect(socket).catch(() => socket.destroy());
  }

  /** Nothing is read from the socket before the bridge is there. */
  async #connect(socket: Socket): Promise<void> {
    const { url, token, maxMessageBytes } = this.#options;
    const shown = await token();
    if (socket.destroyed) return;
    const headers = shown === null ? {} : { authorization: `Bearer ${shown}` };
    const service = new WebSocket(url, { headers, perMessageDeflate: false, maxPayload: 0 });
    new Bridge(socket, service, maxMessageBytes);
  }
}

/** One client: passes requests and answers on, and waits for the side that does not read. */
class Bridge {
  readonly #socket: Socket;
  readonly #service: WebSocket;
  readonly #maxMessageBytes: number;
  /** Requests that the service may still answer. */
  #unanswered = 0;
  #ended = false;

  constructor(socket: Socket, service: WebSocket, maxMessageBytes: number) {
    this.#socket = socket;
    this.#service = service;
    this.#maxMessageBytes = maxMessageBytes;
    const splitter = new JsonSplitter(maxMessageBytes);
    socket.pause();
    socket.once('close', () => service.terminate());
    socket.on('data', (chunk: Buffer) => this.#ask(splitter, chunk));
    socket.once('end', () => this.#end());
    service.on('error', () => socket.destroy());
    service.once('close', () => socket.end());
    service.once('open', () => socket.resume());
    // The service sends each message as one buffer.
    service.on('message', (message: RawData) => this.#answer(message as Buffer));
  }

  #ask(splitter: JsonSplitter, chunk: Buffer): void {
    const [socket, service] = [this.#socket, this.#service];
    try {
      for (const text of splitter.push(chunk)) {
        this.#unanswered += 1;
        service.send(text, () => {
          if (service.bufferedAmount < HIGH_WATER_BYTES) socket.resume();
        });
      }
      if (service.bufferedAmount >= HIGH_WATER_BYTES) socket.pause();
    } catch (error) {
      if (!(error instanceof UnreadableStream)) throw error;
      socket.pause();
      socket.end(`${refusal(error, this.#maxMessageBytes)}\n`);
    }
  }

  #answer(message: Buffer): void {
    const [socket, service] = [this.#socket, this.#service];
    if (!socket.writable) return;
    if (!message.subarray(0, NOTIFICATION.length).equals(NOTIFICATION)) this.#unanswered -= 1;
    socket.cork();
    socket.write(message);
    const goesOn = socket.write('\n');
    socket.uncork();
    if (!goesOn) {
      service.pause();
      socket.once('drain', () => service.resume());
    }
    if (this.#ended && this.#unanswered <= 0) service.close();
  }

  /** The client has written everything, and may wait for answers. Requests without an id have none. */
  #end(): void {
    this.#ended = true;
    if (this.#unanswered <= 0) this.#service.close();
    else setTimeout(() => this.#service.close(), LINGER_MS).unref();
  }
}

function refusal({ reason }: UnreadableStream, limit: number): string {
  if (reason === 'notJson') return encodeError('null', rpcError('parseError'));
  return encodeError('null', rpcError('bodyTooLarge', { value: limit + 1, limit }, { limit }));
}
