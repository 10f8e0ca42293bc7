/**
 * The usage of each client, by the key of its address. Memory is bounded for any number of addresses: clients that were
 * idle for longest are forgotten.
 */
import { LRUCache } from 'lru-cache';
import type { Leases } from '../../concurrency/leases.js';
import { SharedCount } from '../../concurrency/sharedCount.js';
import type { ClientAddress } from '../../jsonrpc/client.js';
import { BucketReports, SharedBucket, type BucketSize } from './sharedBucket.js';
import { TokenBucket, type Bucket } from './tokenBucket.js';
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
  maxWebSockets: number;
  /** Connections of one client, over HTTP and WebSocket together. */
  maxConnections: number;
  maxSubscriptions: number;
}

/** How often something was refused, by the limit. */
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

/** What may be given to the usages of all clients. */
export interface UsageParts {
  /** Null for a service that is a single process; else the limits hold over all processes. */
  leases?: Leases | null;
  /** Milliseconds of a steady clock; unless given, that of the leases. */
  now?: () => number;
  /** Idle clients that are remembered. */
  maxIdle?: number;
}

/** What the usages of all clients share. */
interface SharedUsage {
  readonly options: UsageOptions;
  readonly reports: BucketReports | null;
  readonly total: Bucket | null;
  readonly rejected: Rejections;
  /** Milliseconds of a steady clock. */
  readonly now: () => number;
}

type HeldKind = 'requestsInProgress' | 'webSockets' | 'connections' | 'subscriptions';

/** A process may have this part of a limit without telling the others, where telling of each would cost too much. */
const UNTOLD_PARTS = 16;

/** The names of what a client holds, for all processes. */
const SHARED_NAMES: Record<HeldKind, string> = {
  requestsInProgress: 'requests',
  webSockets: 'WebSockets',
  connections: 'connections',
  subscriptions: 'subscriptions',
};

/** Bytes of a body or of an answer that cost one unit. */
const BYTES_PER_UNIT = 65_536;

/** The bucket of bodies holds the bytes of this time. */
const BODY_BURST_SECONDS = 4;

/** The usage of one client, over all its connections. */
export class ClientUsage implements Allowance {
  readonly #shared: SharedUsage;
  readonly #onIdle: () => void;
  readonly #bucket: Bucket | null;
  readonly #bodies: Bucket | null;
  /** The numbers that count towards a limit now, in this process. */
  readonly #held = { requestsInProgress: 0, webSockets: 0, connections: 0, subscriptions: 0 };
  /** The same over all processes; null for a service that is a single one. */
  readonly #heldByAll: SharedHeld | null;

  /** `onIdle` is called when the last request and the last connection have ended. */
  constructor(shared: SharedUsage, key: string, onIdle: () => void) {
    const { rate, burst, bodyRate } = shared.options;
    this.#shared = shared;
    this.#onIdle = onIdle;
    this.#bucket = createBucket(shared, `units of ${key}`, { perSecond: rate, capacity: burst });
    const bodies = { perSecond: bodyRate, capacity: bodyRate * BODY_BURST_SECONDS };
    this.#bodies = createBucket(shared, `bytes of ${key}`, bodies);
    this.#heldByAll = shared.reports && new SharedHeld(shared.reports.leases, shared.options, key);
  }

  /** True while a request or a connection of the client is open. */
  get isBusy(): boolean {
    const { requestsInProgress, webSockets, connections } = this.#held;
    return requestsInProgress > 0 || webSockets > 0 || connections > 0;
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

  /** The rate that a body of this size would exceed now. Counts nothing but the refusal. */
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
    const limit = this.#shared.options.maxRunning;
    const count = this.#heldByAll?.of('requestsInProgress') ?? null;
    const hasRoom = count === null ? this.#held.requestsInProgress < limit : count.hasRoom();
    return this.#reached('requestsInProgress', limit, hasRoom);
  }

  begin(): void {
    this.#held.requestsInProgress++;
    this.#heldByAll?.of('requestsInProgress')?.add(1);
  }

  end(): void {
    this.#close('requestsInProgress');
  }

  /** Counts a WebSocket. The limit when the client has too many; else null. */
  openWebSocket(): number | null {
    return this.#open('webSockets', this.#shared.options.maxWebSockets);
  }

  closeWebSocket(): void {
    this.#close('webSockets');
  }

  /** Counts a connection. The limit when the client has too many; else null. */
  openConnection(): number | null {
    return this.#open('connections', this.#shared.options.maxConnections);
  }

  closeConnection(): void {
    this.#close('connections');
  }

  openSubscription(): number | null {
    return this.#open('subscriptions', this.#shared.options.maxSubscriptions);
  }

  /** The client has a WebSocket open for as long as it has subscriptions. */
  closeSubscription(): void {
    this.#held.subscriptions--;
    this.#heldByAll?.of('subscriptions')?.add(-1);
  }

  /** The limit, if there is one and no room; else null. */
  #reached(kind: HeldKind, limit: number, hasRoom: boolean): number | null {
    if (limit === 0 || hasRoom) return null;
    this.#shared.rejected[kind]++;
    return limit;
  }

  #open(kind: HeldKind, most: number): number | null {
    const count = this.#heldByAll?.of(kind) ?? null;
    const limit = this.#reached(kind, most, count === null ? this.#held[kind] < most : count.tryAdd());
    if (limit === null) this.#held[kind]++;
    return limit;
  }

  #close(kind: HeldKind): void {
    this.#held[kind]--;
    this.#heldByAll?.of(kind)?.add(-1);
    if (!this.isBusy) this.#onIdle();
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

/** What one client holds over all processes of the service. */
class SharedHeld {
  readonly #leases: Leases;
  readonly #limits: Record<HeldKind, number>;
  readonly #key: string;
  readonly #counts: Partial<Record<HeldKind, SharedCount>> = {};

  constructor(leases: Leases, options: UsageOptions, key: string) {
    this.#leases = leases;
    this.#key = key;
    const { maxRunning, maxWebSockets, maxConnections, maxSubscriptions } = options;
    this.#limits = {
      requestsInProgress: maxRunning,
      webSockets: maxWebSockets,
      connections: maxConnections,
      subscriptions: maxSubscriptions,
    };
  }

  /** Null for what has no limit. Requests come and go too often to tell the others of each. */
  of(kind: HeldKind): SharedCount | null {
    const limit = this.#limits[kind];
    if (limit === 0) return null;
    const tolerance = kind === 'requestsInProgress' ? Math.floor(limit / UNTOLD_PARTS) : 0;
    const name = `${SHARED_NAMES[kind]} of ${this.#key}`;
    return (this.#counts[kind] ??= new SharedCount(this.#leases, { name, limit, tolerance }));
  }
}

/** Null without a rate. */
function createBucket({ reports, now }: SharedUsage, name: string, size: BucketSize): Bucket | null {
  const { perSecond, capacity } = size;
  if (perSecond === 0) return null;
  return reports === null ? new TokenBucket(perSecond, capacity, now()) : new SharedBucket(reports, name, size, now());
}

/** Idle clients that are remembered: about 15 MB, and 27 MB in each of several processes. */
const MAX_IDLE_CLIENTS = 32_768;

/** The bucket of all clients holds the units of this time. */
const TOTAL_BURST_SECONDS = 5;

/** The usages of all clients. */
export class ClientUsages {
  readonly #shared: SharedUsage;
  readonly #isOff: boolean;
  readonly #known: LRUCache<string, ClientUsage>;
  /** Clients that were forgotten while they were busy. They are few: each has an open connection. */
  readonly #busy = new Map<string, ClientUsage>();

  /** Limits that are not of one client, by name. */
  readonly #counts = new Map<string, SharedCount>();

  constructor(options: UsageOptions, { leases = null, now, maxIdle = MAX_IDLE_CLIENTS }: UsageParts = {}) {
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
    const shared = {
      options,
      reports: leases && new BucketReports(leases),
      total: null,
      rejected,
      now: now ?? (leases === null ? () => performance.now() : () => leases.now()),
    };
    const ofAll = { perSecond: totalRate, capacity: totalRate * TOTAL_BURST_SECONDS };
    this.#shared = { ...shared, total: createBucket(shared, 'units of all', ofAll) };
    // Without a rate, the burst limits nothing.
    this.#isOff = Object.values({ ...options, burst: 0 }).every((limit) => limit === 0);
    this.#known = new LRUCache({
      max: maxIdle,
      dispose: (usage, key) => {
        if (usage.isBusy) this.#busy.set(key, usage);
      },
    });
  }

  /** The usage of a client; null for a client that is not limited, such as those of this machine. */
  of({ key, isLoopback }: ClientAddress): ClientUsage | null {
    if (isLoopback || this.#isOff) return null;
    return this.#known.get(key) ?? this.#remember(key);
  }

  get clients(): number {
    return this.#known.size + this.#busy.size;
  }

  get rejected(): Readonly<Rejections> {
    return this.#shared.rejected;
  }

  /** Counts a client that is refused for this header. True for the first since the start. */
  countRefused(header: 'host' | 'origin'): boolean {
    return this.#shared.rejected[header]++ === 0;
  }

  /**
   * The connections of a listener over all processes. Each may have some that the others do not know of: they come and
   * go too often. Null for a single process, and without a limit.
   */
  countOfListener(listener: string, limit: number): SharedCount | null {
    return this.#countOfAll(`connections over ${listener}`, limit, Math.floor(limit / UNTOLD_PARTS));
  }

  /** What all clients have together, over all processes. Null for a single process, and without a limit. */
  countOfAll(what: string, limit: number): SharedCount | null {
    return this.#countOfAll(`all ${what}`, limit, 0);
  }

  /** Reports what was used of the rates to the other processes. */
  async reportAll(): Promise<void> {
    await this.#shared.reports?.reportAll();
  }

  /** The same count for the same name: a listener that was started again still has its former connections. */
  #countOfAll(name: string, limit: number, tolerance: number): SharedCount | null {
    const { reports } = this.#shared;
    if (reports === null || limit === 0) return null;
    let count = this.#counts.get(name);
    if (count === undefined) {
      count = new SharedCount(reports.leases, { name, limit, tolerance });
      this.#counts.set(name, count);
    }
    return count;
  }

  #remember(key: string): ClientUsage {
    const usage = this.#busy.get(key) ?? new ClientUsage(this.#shared, key, () => this.#busy.delete(key));
    this.#busy.delete(key);
    this.#known.set(key, usage);
    return usage;
  }
}
