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
  /** How often a worker could not take it. */
  losses: number;
}

interface Port {
  server: Server;
  /** Resolves when it listens. */
  listening: Promise<string>;
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

/** Follows each connection: a worker without a free descriptor gets this, and no connection before it. */
export interface SentMessage {
  kind: 'sent';
  key: number;
}

/** What a worker answers to a connection that it has, or does not have. */
export interface ConnectionAnswer {
  kind: 'taken' | 'lost';
  key: number;
}

function isAnswer(message: unknown): message is ConnectionAnswer {
  // Of our own workers.
  const kind = (message as Partial<ConnectionAnswer> | null)?.kind;
  return kind === 'taken' || kind === 'lost';
}

/** More connections are not handed to a worker at a time: those on the way to one that hangs wait for its end. */
const MOST_ON_THE_WAY = 8;
/** More connections do not wait for workers, and are cut: each takes a descriptor of the primary. */
const MOST_WAITING = 16_384;
/** A connection that this number of workers could not take is cut. */
const MOST_LOSSES = 3;

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
      if (!isAnswer(message)) return;
      if (message.kind === 'taken') this.#taken(message.key);
      else this.#lost(message.key);
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
      this.#close(name, port);
      port = undefined;
    }
    port ??= this.#listen(name, asked);
    port.address = await port.listening;
    if (port.asked !== asked && port.address !== asked) throw new Error(`the other workers serve ${port.address}`);
    if (this.#takers.has(worker)) port.takers.add(worker);
    this.#handOut();
    return port.address;
  }

  /** The worker takes no further ones. Where no other one does, the address is free again. */
  close(worker: number, name: PortName): void {
    const port = this.#ports.get(name);
    if (port?.takers.delete(worker) === true && port.takers.size === 0) this.#close(name, port);
  }

  stop(): void {
    for (const [name, port] of this.#ports) this.#close(name, port);
  }

  #listen(name: PortName, asked: string): Port {
    // What the client has sent is for the worker to read, and an end of its sending, too.
    const server = createServer({ pauseOnConnect: true, allowHalfOpen: true }, (socket) => this.#accept(name, socket));
    new LostConnections(this.#log).watch(server, MOST_WAITING);
    const listening = listen(server, asked);
    const port: Port = { server, listening, asked, address: asked, takers: new Set() };
    this.#ports.set(name, port);
    listening.catch(() => this.#ports.delete(name));
    return port;
  }

  #close(name: PortName, { server }: Port): void {
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
    if (this.#waiting.size >= MOST_WAITING) return this.#cut(name, socket);
    const key = ++this.#keys;
    this.#waiting.set(key, { key, name, socket, worker: null, losses: 0 });
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
    taker.channel.send({ kind: 'sent', key } satisfies SentMessage);
  }

  #taken(key: number): void {
    const waiting = this.#waiting.get(key);
    if (waiting === undefined) return;
    this.#waiting.delete(key);
    // The worker has a descriptor of its own: this closes only ours.
    waiting.socket.destroy();
    this.#arrived(waiting);
  }

  /** The worker has no free descriptor. Another one may have one. */
  #lost(key: number): void {
    const waiting = this.#waiting.get(key);
    if (waiting === undefined) return;
    waiting.losses += 1;
    if (waiting.losses >= MOST_LOSSES) {
      this.#waiting.delete(key);
      this.#cut(waiting.name, waiting.socket);
    }
    this.#arrived(waiting);
  }

  /** Nothing of the connection is on its way any more. */
  #arrived(waiting: Waiting): void {
    const taker = waiting.worker === null ? undefined : this.#takers.get(waiting.worker);
    if (taker !== undefined) taker.onTheWay -= 1;
    waiting.worker = null;
    this.#handOut();
  }

  #cut(name: PortName, socket: Socket): void {
    socket.destroy();
    this.#ports.get(name)?.server.emit('drop');
  }
}
