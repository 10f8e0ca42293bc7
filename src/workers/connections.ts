/**
 * The listening sockets of a service, which the primary holds for all workers, and the connections to them. Each is
 * handed to a worker in turn, and stays the primary's until the worker has taken it: so none is lost with a worker that
 * hangs or is killed, and connections wait while there is none. `node:cluster` loses a connection that is on its way to
 * a worker that ends (the client waits for ever), and stops to listen when no worker is left.
 */
import { createServer, type Server, type Socket } from 'node:net';
import { LostConnections, type WarningLog } from '../transport/fairness/lostConnections.js';
import { listen } from '../transport/listen.js';
import type { PortName } from '../transport/servedPort.js';
import type { Channel } from './channel.js';

/** Comes with a connection. The worker answers `taken` with the key. */
export interface ConnectionMessage {
  kind: 'connection';
  key: number;
  name: PortName;
}

/** A connection that no worker has taken yet. */
interface Waiting {
  key: number;
  name: PortName;
  socket: Socket;
  /** The worker that it was handed to; null while it waits for one. */
  worker: number | null;
}

interface Port {
  server: Server;
  /** As it was asked for. */
  asked: string;
  address: string;
  /** Workers that take its connections. */
  takers: Set<number>;
}

interface Taker {
  channel: Channel;
  /** Connections on the way to it. */
  onTheWay: number;
}

/** More connections are not handed to a worker at a time: those on the way to one that hangs wait for its end. */
const MOST_ON_THE_WAY = 2;
/** More connections do not wait for workers: the system keeps further ones in its own queue. */
const MOST_WAITING = 1_024;

/** All listening sockets of a service. */
export class Connections {
  readonly #ports = new Map<PortName, Port>();
  readonly #takers = new Map<number, Taker>();
  readonly #waiting = new Map<number, Waiting>();
  readonly #log: WarningLog;
  #keys = 0;

  constructor(log: WarningLog) {
    this.#log = log;
  }

  /** Begins with a worker that was started. */
  add(worker: number, channel: Channel): void {
    this.#takers.set(worker, { channel, onTheWay: 0 });
    channel.onMessage((message) => {
      const { kind, key } = message as { kind?: unknown; key?: unknown };
      if (kind === 'taken') this.#taken(key as number);
    });
  }

  /** The worker has ended: connections on the way to it go to others. */
  remove(worker: number): void {
    this.#takers.delete(worker);
    for (const { takers } of this.#ports.values()) takers.delete(worker);
    for (const waiting of this.#waiting.values()) if (waiting.worker === worker) waiting.worker = null;
    this.#handOut();
  }

  /** The worker takes connections to an address. Resolves to the real one; rejects as `listen`. */
  async open(worker: number, name: PortName, asked: string): Promise<string> {
    let port = this.#ports.get(name);
    // The address may be another one than that of the start, or the real one of it.
    if (port !== undefined && port.asked !== asked && port.address !== asked && port.takers.size === 0) {
      await this.#close(name, port);
      port = undefined;
    }
    port ??= await this.#listen(name, asked);
    if (this.#takers.has(worker)) port.takers.add(worker);
    this.#handOut();
    return port.address;
  }

  /** The worker takes no more. Where no other one does, the address is free again. */
  async close(worker: number, name: PortName): Promise<void> {
    const port = this.#ports.get(name);
    if (port?.takers.delete(worker) === true && port.takers.size === 0) await this.#close(name, port);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#ports].map(([name, port]) => this.#close(name, port)));
  }

  async #listen(name: PortName, asked: string): Promise<Port> {
    // What the client has sent is for the worker to read, and an end of its sending, too.
    const server = createServer({ pauseOnConnect: true, allowHalfOpen: true }, (socket) => this.#accept(name, socket));
    new LostConnections(this.#log).watch(server);
    const port: Port = { server, asked, address: asked, takers: new Set() };
    this.#ports.set(name, port);
    try {
      port.address = await listen(server, asked);
      return port;
    } catch (error) {
      this.#ports.delete(name);
      throw error;
    }
  }

  async #close(name: PortName, { server }: Port): Promise<void> {
    this.#ports.delete(name);
    // Not awaited: it lasts until all connections have ended, which are the workers'.
    server.close();
    for (const { name: of, socket, key } of this.#waiting.values()) {
      if (of !== name) continue;
      this.#waiting.delete(key);
      socket.destroy();
    }
  }

  #accept(name: PortName, socket: Socket): void {
    // The client may leave before a worker has it.
    socket.on('error', () => undefined);
    if (this.#waiting.size >= MOST_WAITING) return void socket.destroy();
    const key = ++this.#keys;
    this.#waiting.set(key, { key, name, socket, worker: null });
    this.#handOut();
  }

  #handOut(): void {
    for (const waiting of this.#waiting.values()) {
      if (waiting.worker !== null) continue;
      const worker = this.#nextTaker(waiting.name);
      if (worker !== null) this.#hand(waiting, worker);
    }
  }

  /** The one whose turn it is among those that are free; null for none. */
  #nextTaker(name: PortName): number | null {
    const takers = this.#ports.get(name)?.takers ?? new Set<number>();
    for (const worker of takers) {
      const taker = this.#takers.get(worker);
      if (taker === undefined || taker.onTheWay >= MOST_ON_THE_WAY) continue;
      // The last in the order of a Set is the one that was added last.
      takers.delete(worker);
      takers.add(worker);
      return worker;
    }
    return null;
  }

  #hand(waiting: Waiting, worker: number): void {
    const taker = this.#takers.get(worker);
    if (taker === undefined) return;
    waiting.worker = worker;
    taker.onTheWay += 1;
    const { key, name, socket } = waiting;
    taker.channel.sendSocket({ kind: 'connection', key, name } satisfies ConnectionMessage, socket);
  }

  #taken(key: number): void {
    const waiting = this.#waiting.get(key);
    if (waiting === undefined) return;
    this.#waiting.delete(key);
    // The worker has a descriptor of its own: this closes only ours.
    waiting.socket.destroy();
    const taker = waiting.worker === null ? undefined : this.#takers.get(waiting.worker);
    if (taker !== undefined) taker.onTheWay -= 1;
    this.#handOut();
  }
}
