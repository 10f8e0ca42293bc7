/**
 * What each client uses, by the key of its address. Both transports ask. What is kept is bounded: clients that were
 * idle for longest are forgotten, whatever number of addresses somebody has.
 */
import { LRUCache } from 'lru-cache';
import type { ClientAddress } from '../../jsonrpc/client.js';
import { TokenBucket } from './tokenBucket.js';
import type { Allowance, ExceededRate } from '../../jsonrpc/allowance.js';

/** Limits of one client, and of all together; 0 switches a limit off. */
export interface UsageOptions {
  /** Units a second of one client. */
  rate: number;
  /** Units that a client may use at once after a pause. */
  burst: number;
  /** Units a second of all clients together. */
  totalRate: number;
  /** Requests of one client that wait for something. */
  maxRunning: number;
  /** Bytes of bodies a second of one client. */
  bodyRate: number;
  /** WebSockets of one client. */
  maxWebSockets: number;
  /** Connections of one client, over HTTP and WebSocket together. */
  maxConnections: number;
  /** Subscriptions of one client, over all its connections. */
  maxSubscriptions: number;
}

/** How often something was refused, by what was exceeded. */
export interface Rejections {
  rate: number;
  totalRate: number;
  bodyRate: number;
  requestsInProgress: number;
  webSockets: number;
  connections: number;
  subscriptions: number;
  /** Requests and connections whose Host header is refused. */
  host: number;
  /** Requests and connections of web pages whose Origin is refused. */
  origin: number;
}

/** What the usages of all clients share. */
export interface SharedUsage {
  readonly options: UsageOptions;
  readonly total: TokenBucket | null;
  readonly rejected: Rejections;
  /** Milliseconds of a steady clock. */
  readonly now: () => number;
}

/** Bytes of a body or of an answer that cost one unit. */
const BYTES_PER_UNIT = 65_536;

/** The bytes of bodies that come back in this time may be sent at once. */
const BODY_BURST_SECONDS = 4;

/** What one client uses, over all its connections. */
export class ClientUsage implements Allowance {
  readonly #shared: SharedUsage;
  readonly #onIdle: () => void;
  readonly #bucket: TokenBucket | null;
  readonly #bodies: TokenBucket | null;
  #running = 0;
  #webSockets = 0;
  #connections = 0;
  #subscriptions = 0;

  /** `onIdle` is called when the last request and the last connection have ended. */
  constructor(shared: SharedUsage, onIdle: () => void) {
    const { rate, burst, bodyRate } = shared.options;
    this.#shared = shared;
    this.#onIdle = onIdle;
    this.#bucket = rate > 0 ? new TokenBucket(rate, burst, shared.now()) : null;
    this.#bodies = bodyRate > 0 ? new TokenBucket(bodyRate, bodyRate * BODY_BURST_SECONDS, shared.now()) : null;
  }

  /** True while a request or a connection of the client is open. */
  get isBusy(): boolean {
    return this.#running > 0 || this.#webSockets > 0 || this.#connections > 0;
  }

  charge(units: number): ExceededRate | null {
    const now = this.#shared.now();
    const exceeded = this.#exceeded(units, now);
    if (exceeded === null) this.#take(units, now);
    return exceeded;
  }

  chargeBody(bytes: number): ExceededRate | null {
    const tooFast = this.bodyExcess(bytes);
    if (tooFast !== null) return tooFast;
    const units = Math.floor(bytes / BYTES_PER_UNIT);
    // The requests of a small body are refused one by one, with their ids.
    const exceeded = units === 0 ? null : this.charge(units);
    if (exceeded === null) this.#bodies?.take(bytes, this.#shared.now());
    return exceeded;
  }

  /** The rate that a body of so many bytes would exceed now. Counts nothing but the refusal. */
  bodyExcess(bytes: number): ExceededRate | null {
    const { options, rejected, now } = this.#shared;
    const waitMs = this.#bodies?.waitMs(bytes, now()) ?? 0;
    if (waitMs === 0) return null;
    rejected.bodyRate++;
    return { of: 'bytes', who: 'this client', limit: options.bodyRate, waitMs };
  }

  chargeAnswer(bytes: number): void {
    const units = Math.floor(bytes / BYTES_PER_UNIT);
    if (units > 0) this.#take(units, this.#shared.now());
  }

  waitFor(units: number): number {
    const now = this.#shared.now();
    const waitMs = Math.max(this.#bucket?.waitMs(units, now) ?? 0, this.#shared.total?.waitMs(units, now) ?? 0);
    if (waitMs === 0) this.#take(units, now);
    return waitMs;
  }

  fullAt(): number | null {
    const { maxRunning } = this.#shared.options;
    if (maxRunning === 0 || this.#running < maxRunning) return null;
    this.#shared.rejected.requestsInProgress++;
    return maxRunning;
  }

  begin(): void {
    this.#running++;
  }

  end(): void {
    this.#running--;
    if (!this.isBusy) this.#onIdle();
  }

  /** Counts a WebSocket. The limit when the client has too many; else null. */
  openWebSocket(): number | null {
    const { maxWebSockets } = this.#shared.options;
    if (maxWebSockets > 0 && this.#webSockets >= maxWebSockets) {
      this.#shared.rejected.webSockets++;
      return maxWebSockets;
    }
    this.#webSockets++;
    return null;
  }

  /** The counterpart of an `openWebSocket` that answered null. */
  closeWebSocket(): void {
    this.#webSockets--;
    if (!this.isBusy) this.#onIdle();
  }

  /** Counts a connection. The limit when the client has too many; else null. */
  openConnection(): number | null {
    const { maxConnections } = this.#shared.options;
    if (maxConnections > 0 && this.#connections >= maxConnections) {
      this.#shared.rejected.connections++;
      return maxConnections;
    }
    this.#connections++;
    return null;
  }

  /** The counterpart of an `openConnection` that answered null. */
  closeConnection(): void {
    this.#connections--;
    if (!this.isBusy) this.#onIdle();
  }

  openSubscription(): number | null {
    const { maxSubscriptions } = this.#shared.options;
    if (maxSubscriptions > 0 && this.#subscriptions >= maxSubscriptions) {
      this.#shared.rejected.subscriptions++;
      return maxSubscriptions;
    }
    this.#subscriptions++;
    return null;
  }

  /** The client has a WebSocket open for as long as it has subscriptions. */
  closeSubscription(): void {
    this.#subscriptions--;
  }

  #exceeded(units: number, now: number): ExceededRate | null {
    const { options, rejected, total } = this.#shared;
    const ownMs = this.#bucket?.waitMs(units, now) ?? 0;
    if (ownMs > 0) {
      rejected.rate++;
      return { of: 'units', who: 'this client', limit: options.rate, waitMs: ownMs };
    }
    const totalMs = total?.waitMs(units, now) ?? 0;
    if (totalMs === 0) return null;
    rejected.totalRate++;
    return { of: 'units', who: 'all clients together', limit: options.totalRate, waitMs: totalMs };
  }

  #take(units: number, now: number): void {
    this.#bucket?.take(units, now);
    this.#shared.total?.take(units, now);
  }
}

/** Idle clients that are remembered: some 10 MB. */
const MAX_IDLE_CLIENTS = 32_768;

/** The units of all clients that come back in this time may be used at once. */
const TOTAL_BURST_SECONDS = 5;

/** The usages of all clients. */
export class ClientUsages {
  readonly #shared: SharedUsage;
  readonly #isOff: boolean;
  readonly #known: LRUCache<string, ClientUsage>;
  /** Clients that were forgotten while they were busy. They are few: each has an open connection. */
  readonly #busy = new Map<string, ClientUsage>();

  constructor(options: UsageOptions, now: () => number = () => performance.now(), maxIdle = MAX_IDLE_CLIENTS) {
    const { totalRate } = options;
    const rejected = {
      rate: 0,
      totalRate: 0,
      bodyRate: 0,
      requestsInProgress: 0,
      webSockets: 0,
      connections: 0,
      subscriptions: 0,
      host: 0,
      origin: 0,
    };
    const total = totalRate > 0 ? new TokenBucket(totalRate, totalRate * TOTAL_BURST_SECONDS, now()) : null;
    this.#shared = { options, total, rejected, now };
    // The burst is no limit without a rate.
    this.#isOff = Object.values({ ...options, burst: 0 }).every((limit) => limit === 0);
    this.#known = new LRUCache({
      max: maxIdle,
      dispose: (usage, key) => {
        if (usage.isBusy) this.#busy.set(key, usage);
      },
    });
  }

  /** What a client uses; null for one that is not limited, as those of this machine. */
  of({ key, isLoopback }: ClientAddress): ClientUsage | null {
    if (isLoopback || this.#isOff) return null;
    return this.#known.get(key) ?? this.#remember(key);
  }

  /** Clients that are remembered. */
  get clients(): number {
    return this.#known.size + this.#busy.size;
  }

  /** How often something was refused since the start. */
  get rejected(): Readonly<Rejections> {
    return this.#shared.rejected;
  }

  /** Counts a client that is refused for this header. True for the first since the start. */
  countRefused(header: 'host' | 'origin'): boolean {
    return this.#shared.rejected[header]++ === 0;
  }

  #remember(key: string): ClientUsage {
    const usage = this.#busy.get(key) ?? new ClientUsage(this.#shared, () => this.#busy.delete(key));
    this.#busy.delete(key);
    this.#known.set(key, usage);
    return usage;
  }
}
