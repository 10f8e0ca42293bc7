/**
 * What each client uses, by the key of its address. Both transports ask. What is kept is bounded: clients that were
 * idle for longest are forgotten, whatever number of addresses somebody has.
 */
import { LRUCache } from 'lru-cache';
import type { ClientAddress } from '../../jsonrpc/clientAddress.js';
import { ClientUsage, type Rejections, type SharedUsage, type UsageOptions } from './clientUsage.js';
import { TokenBucket } from './tokenBucket.js';

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
