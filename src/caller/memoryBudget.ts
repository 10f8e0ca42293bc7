/**
 * One budget for everything that clients can make this process hold: bodies, results, unsent answers and notifications,
 * subscriptions. Each client has an account, which its connections share. Bytes are reserved before they are held.
 * Small amounts are not counted.
 *
 * While all clients together hold at most half of the budget, each may have any part of that half: behind a local proxy
 * all of them may be one. Above that, a client may hold a quarter, and all that hold something share the other half
 * equally. The bodies of a client have a quarter at most. The last eighth is set aside for clients that hold little, so
 * that small requests are answered whatever the others do.
 *
 * With several processes the budget is that of all together. What one of them knows of the others may be a little old;
 * the sum of all never exceeds the budget.
 */
import type { ErrorDescription } from '../../generated/errors.js';
import type { Leases } from '../concurrency/leases.js';
import { SharedCount } from '../concurrency/sharedCount.js';
import { LeasedBytes } from './leasedBytes.js';

/** The uses of memory, by which refusals are counted. */
export type MemoryUse = 'body' | 'answer' | 'notification' | 'subscription' | 'filter';

/** How often something was refused: because of the client's own share, and because of the whole budget. */
export type Refusals = Readonly<Record<MemoryUse, { client: number; all: number }>>;

/** Limits of the budget. */
export interface MemoryBudgetOptions {
  /** Bytes for all clients; 0 means no limit. */
  limitBytes: number;
  /** While something is refused, clients that have read nothing for this long are disconnected. */
  stallTimeoutMs: number;
  /** Null for a service that is a single process; else the limit is that of all processes together. */
  leases?: Leases | null;
}

interface Held {
  readonly usedBytes: number;
  /** Of those, bodies that are read. */
  readonly bodyBytes: number;
  /** What the same client holds in the other processes of the service, and bodies of that. */
  readonly elsewhereBytes: number;
  readonly bodyBytesElsewhere: number;
}

/** A connection that holds unsent bytes. */
export interface UnreadConnection {
  /** Ends the connection when the client has left bytes unread for longer than `timeoutMs`. */
  disconnectIfStalled(now: number, timeoutMs: number): void;
}

/** Smaller amounts are not counted, and larger ones in steps of it: most requests never touch an account. */
export const STEP_BYTES = 16_384;

/** A client that holds no more than this is refused only when the set-aside part is used up too. */
export const SMALL_BYTES = 65_536;

/** The part of the budget that one client may use at most for bodies, and while more than half of it is used. */
const CLIENT_PARTS = 4;

/** The part that is set aside for clients that hold little: an eighth. */
const SET_ASIDE_PARTS = 8;

/** A process may count this part of the budget for a client, and this number of clients, without telling the others. */
const UNTOLD_PARTS = 64;
const UNTOLD_HOLDERS = 4;

const STALL_CHECK_INTERVAL_MS = 1_000;

/** Expected size of an answer, for a method that the client has not called yet. */
const UNKNOWN_BYTES = 1_048_576;

/** How fast the expected size falls for smaller answers: before it is known, and after. */
const LEARNING = 2;
const FORGETTING = 32;

/** An answer is expected to take at most this part of the share: the number that one connection may run. */
const EXPECTED_PARTS = 32;

/** The expected size is known after this number of answers. */
const KNOWN_AFTER = 32;

/** The memory of all clients. */
export class MemoryBudget {
  readonly limitBytes: number;
  readonly refusals: Refusals = {
    body: { client: 0, all: 0 },
    answer: { client: 0, all: 0 },
    notification: { client: 0, all: 0 },
    subscription: { client: 0, all: 0 },
    filter: { client: 0, all: 0 },
  };
  readonly #stallTimeoutMs: number;
  readonly #accounts = new Map<string, MemoryAccount>();
  readonly #unread = new Set<UnreadConnection>();
  /** Null for a single process, and without a limit. */
  readonly #shared: { leases: Leases; bytes: LeasedBytes; holders: SharedCount } | null;
  #used = 0;
  #holders = 0;
  #checkedAt = -Infinity;

  constructor({ limitBytes, stallTimeoutMs, leases = null }: MemoryBudgetOptions) {
    this.limitBytes = limitBytes === 0 ? Infinity : limitBytes;
    this.#stallTimeoutMs = stallTimeoutMs;
    this.#shared =
      leases === null || limitBytes === 0
        ? null
        : {
            leases,
            bytes: new LeasedBytes(leases, 'memory', limitBytes),
            holders: new SharedCount(leases, { name: 'clients in memory', limit: Infinity, tolerance: UNTOLD_HOLDERS }),
          };
  }

  /** What clients hold in this process. */
  get usedBytes(): number {
    return this.#used;
  }

  /** What clients hold in all processes of the service, about. */
  get usedByAllBytes(): number {
    return this.#used + (this.#shared?.bytes.others ?? 0);
  }

  /** Clients that have connections or hold something. */
  get clients(): number {
    return this.#accounts.size;
  }

  /** Bytes that one client may hold now in this process, whatever others hold. */
  get shareBytes(): number {
    return this.#share(this.usedByAllBytes, 0);
  }

  /** Counts bytes of a client over all processes; null for a single process. */
  countByAll(name: string): SharedCount | null {
    if (this.#shared === null) return null;
    const tolerance = Math.floor(this.limitBytes / UNTOLD_PARTS);
    return new SharedCount(this.#shared.leases, { name, limit: Infinity, tolerance });
  }

  /** Counts a connection of a client, by the key of its ClientAddress. Call `close` of the account at its end. */
  open(key: string): MemoryAccount {
    let account = this.#accounts.get(key);
    if (account === undefined) this.#accounts.set(key, (account = new MemoryAccount(this, key)));
    account.connections++;
    return account;
  }

  /** Called by an account that nothing is held for any more. */
  forget(account: MemoryAccount): void {
    // Late work may hold memory of an account that another one of the same client has replaced.
    if (this.#accounts.get(account.key) === account) this.#accounts.delete(account.key);
  }

  /** Called when a connection has unsent bytes, and when it has none any more. */
  noteUnread(connection: UnreadConnection, isUnread: boolean): void {
    if (isUnread) this.#unread.add(connection);
    else this.#unread.delete(connection);
  }

  /** Called by an account that holds more, or less for negative bytes. */
  count(bytes: number, wasEmpty: boolean, isEmpty: boolean): void {
    this.#used += bytes;
    this.#shared?.bytes.use(this.#used);
    if (wasEmpty === isEmpty) return;
    this.#holders += isEmpty ? -1 : 1;
    this.#shared?.holders.add(isEmpty ? -1 : 1);
  }

  /** The limit that an account of `held` bytes would exceed with further bytes; null for none. */
  excess(held: Held, bytes: number, use: MemoryUse): Excess | null {
    let excess = this.#excess(held, bytes, use);
    if (excess === null) return null;
    if (this.#disconnectStalled()) excess = this.#excess(held, bytes, use);
    if (excess !== null) this.refusals[use][excess.of]++;
    return excess;
  }

  #excess(held: Held, bytes: number, use: MemoryUse): Excess | null {
    const value = held.usedBytes + bytes;
    const limit = this.limitBytes;
    if (value <= SMALL_BYTES && this.#used + bytes <= limit && this.#hasRoom(bytes, limit)) return null;
    const used = this.usedByAllBytes;
    const total = used + bytes;
    const ofBodies = use === 'body' ? held.bodyBytes + held.bodyBytesElsewhere + bytes : 0;
    const forBodies = Math.floor(limit / CLIENT_PARTS);
    if (ofBodies > forBodies) return { of: 'client', value: ofBodies, limit: forBodies };
    const elsewhere = held.elsewhereBytes;
    const ofOthers = used - held.usedBytes;
    const share = Math.max(this.#share(used, elsewhere), Math.floor(limit / 2) - ofOthers);
    if (value > share) return { of: 'client', value: value + elsewhere, limit: share + elsewhere };
    const open = limit - Math.floor(limit / SET_ASIDE_PARTS);
    return total > open || !this.#hasRoom(bytes, open) ? { of: 'all', value: total, limit: open } : null;
  }

  /** Whether all processes together may hold further bytes, and have no more than `most` then. */
  #hasRoom(bytes: number, most: number): boolean {
    return this.#shared?.bytes.mayUse(this.#used + bytes, most) ?? true;
  }

  /** The part of a client in this process, while all hold `used` bytes and the same client some elsewhere. */
  #share(used: number, elsewhere: number): number {
    const most = Math.floor(this.limitBytes / CLIENT_PARTS);
    if (used <= this.limitBytes / 2) return most - elsewhere;
    const holders = this.#holders + (this.#shared?.holders.others ?? 0);
    const equal = Math.floor(this.limitBytes / 2 / Math.max(holders, 1));
    return Math.max(Math.min(most - elsewhere, equal), Math.min(SMALL_BYTES, most));
  }

  /** False when it was done a moment ago. */
  #disconnectStalled(): boolean {
    const now = performance.now();
    if (now - this.#checkedAt < STALL_CHECK_INTERVAL_MS) return false;
    this.#checkedAt = now;
    for (const connection of this.#unread) connection.disconnectIfStalled(now, this.#stallTimeoutMs);
    return true;
  }
}

/** What one client holds, over all its connections. */
export class MemoryAccount implements Held {
  connections = 0;
  readonly budget: MemoryBudget;
  /** Whose it is: `key` of its ClientAddress. */
  readonly key: string;
  /** Null for a single process. */
  readonly #byAll: SharedCount | null;
  readonly #bodiesByAll: SharedCount | null;
  #used = 0;
  #bodies = 0;
  /** By method or query: how many answers were measured, and what the next one is expected to take, in bytes. */
  readonly #sizes = new Map<string, { measured: number; expected: number }>();

  constructor(budget: MemoryBudget, key: string) {
    this.budget = budget;
    this.key = key;
    this.#byAll = budget.countByAll(`memory of ${key}`);
    this.#bodiesByAll = budget.countByAll(`bodies of ${key}`);
  }

  get usedBytes(): number {
    return this.#used;
  }

  get elsewhereBytes(): number {
    return this.#byAll?.others ?? 0;
  }

  get bodyBytesElsewhere(): number {
    return this.#bodiesByAll?.others ?? 0;
  }

  get bodyBytes(): number {
    return this.#bodies;
  }

  /** What the next answer of a method is expected to take, in bytes: near the largest of the last ones. */
  expectedBytes(method: string): number {
    const expected = this.#sizes.get(method)?.expected ?? UNKNOWN_BYTES;
    // That many at once are never refused because of an expectation; before it is known, any number.
    const room = this.budget.shareBytes - (this.isKnown(method) ? 0 : this.#used);
    return Math.min(expected, Math.max(room / EXPECTED_PARTS, STEP_BYTES));
  }

  /** Whether `expectedBytes` rests on enough answers. */
  isKnown(method: string): boolean {
    return (this.#sizes.get(method)?.measured ?? 0) > KNOWN_AFTER;
  }

  /** Learns the size of an answer that was made. The methods are those of the contract, and our own queries. */
  learn(method: string, bytes: number): void {
    let sizes = this.#sizes.get(method);
    if (sizes === undefined) this.#sizes.set(method, (sizes = { measured: 0, expected: UNKNOWN_BYTES }));
    if (sizes.measured <= KNOWN_AFTER) sizes.measured++;
    if (bytes >= sizes.expected) sizes.expected = bytes;
    else if (sizes.expected > STEP_BYTES) {
      const pace = sizes.measured > KNOWN_AFTER ? FORGETTING : LEARNING;
      sizes.expected = Math.max(STEP_BYTES, sizes.expected - (sizes.expected - bytes) / pace);
    }
  }

  /** The limit that further bytes would exceed; null when there is room for them. */
  excess(bytes: number, use: MemoryUse): Excess | null {
    return this.budget.excess(this, bytes, use);
  }

  /** Counts bytes without asking, negative ones as given back. For `Reservation`. */
  count(bytes: number, use: MemoryUse): void {
    const before = this.#used;
    this.#used += bytes;
    if (use === 'body') {
      this.#bodies += bytes;
      this.#bodiesByAll?.add(bytes);
    }
    this.budget.count(bytes, before === 0, this.#used === 0);
    this.#byAll?.add(bytes);
    this.#endIfUnused();
  }

  /** A connection of the client is closed. */
  close(): void {
    this.connections--;
    this.#endIfUnused();
  }

  #endIfUnused(): void {
    if (this.#used === 0 && this.connections === 0) this.budget.forget(this);
  }
}

/** Bytes for one purpose. */
export class Reservation {
  readonly #account: MemoryAccount;
  readonly #use: MemoryUse;
  #charged = 0;

  constructor(account: MemoryAccount, use: MemoryUse) {
    this.#account = account;
    this.#use = use;
  }

  /** Changes the size. Returns the limit that this exceeds, and then the size stays; null when it is done. */
  resize(bytes: number): Excess | null {
    const more = chargeOf(bytes) - this.#charged;
    const excess = more > 0 ? this.#account.excess(more, this.#use) : null;
    if (excess === null) this.#charge(more);
    return excess;
  }

  /** Changes the size, for new bytes that exist already or are few. */
  force(bytes: number): void {
    this.#charge(chargeOf(bytes) - this.#charged);
  }

  /** Gives everything back. May be called again. */
  release(): void {
    this.#charge(-this.#charged);
  }

  #charge(more: number): void {
    if (more === 0) return;
    this.#charged += more;
    this.#account.count(more, this.#use);
  }
}

function chargeOf(bytes: number): number {
  return bytes <= STEP_BYTES ? 0 : Math.ceil(bytes / STEP_BYTES) * STEP_BYTES;
}

/** A memory limit that would be exceeded, and the value, in bytes. */
export interface Excess {
  /** Whose limit it is: that of the client, or that of all clients together. */
  readonly of: 'client' | 'all';
  readonly value: number;
  readonly limit: number;
}

/** The sentence part that names the limit, for `limitExceeded`. */
export function nameOfExcess({ of }: Excess): string {
  return of === 'client' ? 'bytes of memory of one client' : 'bytes of memory of all clients';
}

/** There is no memory for work, which was not begun or was ended. The client gets `limitExceeded`. */
export class MemoryExceeded extends Error {
  override readonly name = 'MemoryExceeded';

  constructor(readonly excess: Excess) {
    super(`${nameOfExcess(excess)}: ${excess.value} of ${excess.limit}`);
  }

  get rpc(): ErrorDescription {
    const { value, limit } = this.excess;
    return { name: 'limitExceeded', arguments: { what: nameOfExcess(this.excess), value, limit }, data: { limit } };
  }
}
