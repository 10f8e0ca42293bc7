/**
 * JSON-RPC over a Unix socket, as in geth and anvil. Each connection gets its own WebSocket to the service, with its
 * limits and subscriptions; here are only the framing and the socket's file. The bytes that wait here count for the
 * client of the WebSocket: that of the address from which it comes.
 */
import { createServer, type Server, type Socket } from 'node:net';
import { WebSocket, type RawData } from 'ws';
import { noMemory, rpcError } from '../../jsonrpc/rpcErrors.js';
import { encodeError } from '../../jsonrpc/message.js';
import { Reservation, type MemoryAccount, type MemoryBudget } from '../../caller/memoryBudget.js';
import { clientAddress } from '../clientAddresses.js';
import { JsonSplitter, UnreadableStream } from './jsonSplitter.js';
import { listenOnPath } from '../../files/socketFile.js';

/** Where to listen, and the service behind. */
export interface IpcOptions {
  path: string;
  /** The WebSocket address of the service. */
  url: string;
  /** A bearer token that the service takes now; null when it needs none. */
  token: () => Promise<string | null>;
  maxMessageBytes: number;
  /** Connections above this number are closed without an answer. */
  maxConnections: number;
  memory: MemoryBudget;
}

/** With this many bytes on their way to the service, nothing further is read from the client. */
const HIGH_WATER_BYTES = 1_048_576;

/** The beginning of a notification. */
const NOTIFICATION = Buffer.from('{"jsonrpc":"2.0","method":');

/** For a client that has ended its side and waits for answers. */
const LINGER_MS = 30_000;

/** The server of the Unix socket. */
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

  /** Reads nothing from the socket before the bridge exists. */
  async #connect(socket: Socket): Promise<void> {
    const { url, token, maxMessageBytes, memory } = this.#options;
    const shown = await token();
    if (socket.destroyed) return;
    const headers = shown === null ? {} : { authorization: `Bearer ${shown}` };
    const service = new WebSocket(url, { headers, perMessageDeflate: false, maxPayload: 0 });
    const bridge = new Bridge(socket, service, maxMessageBytes);
    service.once('upgrade', ({ socket: { localAddress = '' } }) =>
      bridge.countFor(memory.open(clientAddress(localAddress, false).key)),
    );
  }
}

/** Passes requests and answers of one client on, and waits for the side that does not read. */
class Bridge {
  readonly #socket: Socket;
  readonly #service: WebSocket;
  readonly #maxMessageBytes: number;
  readonly #splitter: JsonSplitter;
  /** Bytes that wait for the one side or the other. */
  #held: Reservation | null = null;
  /** Requests that the service may still answer. */
  #unanswered = 0;
  #ended = false;
  #isRefused = false;

  constructor(socket: Socket, service: WebSocket, maxMessageBytes: number) {
    this.#socket = socket;
    this.#service = service;
    this.#maxMessageBytes = maxMessageBytes;
    this.#splitter = new JsonSplitter(maxMessageBytes);
    socket.pause();
    socket.once('close', () => service.terminate());
    socket.on('data', (chunk: Buffer) => this.#ask(chunk));
    socket.once('end', () => this.#end());
    service.on('error', () => socket.destroy());
    service.once('close', () => socket.end());
    service.once('open', () => socket.resume());
    // The service sends each message as one buffer.
    service.on('message', (message: RawData) => this.#answer(message as Buffer));
  }

  /** Counts the waiting bytes for the client whose requests the service counts. Called before anything is read. */
  countFor(account: MemoryAccount): void {
    const held = new Reservation(account, 'body');
    this.#held = held;
    const release = (): void => {
      this.#held = null;
      held.release();
      account.close();
    };
    if (this.#socket.destroyed) release();
    else this.#socket.once('close', release);
  }

  #heldBytes(): number {
    return this.#splitter.heldBytes + this.#service.bufferedAmount + this.#socket.writableLength;
  }

  #ask(chunk: Buffer): void {
    const [socket, service] = [this.#socket, this.#service];
    if (this.#isRefused) return;
    try {
      for (const text of this.#splitter.push(chunk)) {
        this.#unanswered += 1;
        service.send(text, () => {
          this.#held?.force(this.#heldBytes());
          if (service.bufferedAmount < HIGH_WATER_BYTES) socket.resume();
        });
      }
      const excess = this.#held?.resize(this.#heldBytes()) ?? null;
      if (excess !== null) return this.#refuse(encodeError('null', noMemory(excess)));
      if (service.bufferedAmount >= HIGH_WATER_BYTES) socket.pause();
    } catch (error) {
      if (!(error instanceof UnreadableStream)) throw error;
      this.#refuse(refusal(error, this.#maxMessageBytes));
    }
  }

  /** Ends the connection. Further input is discarded: a client that cannot finish writing may not read either. */
  #refuse(answer: string): void {
    const socket = this.#socket;
    this.#isRefused = true;
    this.#splitter.drop();
    this.#held?.force(this.#heldBytes());
    socket.resume();
    socket.end(`${answer}\n`);
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  }

  #answer(message: Buffer): void {
    const [socket, service] = [this.#socket, this.#service];
    if (!socket.writable) return;
    if (!message.subarray(0, NOTIFICATION.length).equals(NOTIFICATION)) this.#unanswered -= 1;
    socket.cork();
    socket.write(message);
    const hasRoom = socket.write('\n');
    socket.uncork();
    if (!hasRoom) {
      // It exists already; the service counted it before.
      this.#held?.force(this.#heldBytes());
      service.pause();
      socket.once('drain', () => {
        this.#held?.force(this.#heldBytes());
        service.resume();
      });
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
