import { Server as NetServer, type Socket } from 'node:net';
import type { Server as HttpServer } from 'node:http';
import { listen } from './listen.js';

/** Where the servers of a worker get their connections from: the primary listens for all workers. */
export interface ConnectionSource {
  /** From now on this process gets connections to an address. Resolves to the real `host:port`; rejects as `listen`. */
  open(name: PortName, address: string, onConnection: (socket: Socket) => void): Promise<string>;
  /** Asks for no further ones. Resolves when those that were on their way have come. */
  close(name: PortName): Promise<void>;
}

/** What an address serves: with port 0, both have the same text. */
export type PortName = 'http' | 'ws';

/** The address of one server, whose connections it accepts itself, or gets from another process. */
export class ServedPort {
  readonly #server: HttpServer;
  readonly #name: PortName;
  readonly #source: ConnectionSource | null;
  /** Connections that came from another process and are open. */
  readonly #open = new Set<Socket>();
  #isListening = false;
  #becameEmpty: () => void = () => undefined;

  constructor(server: HttpServer, name: PortName, source: ConnectionSource | null) {
    this.#server = server;
    this.#name = name;
    this.#source = source;
  }

  get isListening(): boolean {
    return this.#isListening;
  }

  /** Resolves to the actual `host:port`. Rejects as `listen`. */
  async start(address: string): Promise<string> {
    if (this.#source === null) {
      const real = await listen(this.#server, address);
      this.#isListening = true;
      return real;
    }
    // Node.js begins to watch for late requests with this event.
    this.#server.emit('listening');
    const real = await this.#source.open(this.#name, address, (socket) => this.#take(socket));
    this.#isListening = true;
    return real;
  }

  /** Accepts no further connections. Resolves when all have ended. */
  async close(): Promise<void> {
    this.#isListening = false;
    // close() of the HTTP server also cuts off every answer whose last byte is queued: megabytes may be unsent.
    if (this.#source === null)
      return new Promise((resolve) => NetServer.prototype.close.call(this.#server, () => resolve()));
    await this.#source.close(this.#name);
    if (this.#open.size > 0) await new Promise<void>((resolve) => (this.#becameEmpty = resolve));
  }

  #take(socket: Socket): void {
    this.#open.add(socket);
    socket.once('close', () => {
      this.#open.delete(socket);
      if (this.#open.size === 0) this.#becameEmpty();
    });
    this.#server.emit('connection', socket);
  }
}
