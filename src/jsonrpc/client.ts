import { PUBLIC_ACCESS, type Access } from '../caller/caller.js';
import { contractLimits } from '../../generated/methods.js';
import { rateError, retryAfterOf, type Allowance, type ExceededRate } from './allowance.js';
import { rpcError, type RpcError } from './errors.js';
import { UNLIMITED_ROOM, type AnswerRoom } from './answerRoom.js';
import type { Connection, RequestContext } from './request.js';
import type { MemoryAccount } from '../caller/memoryBudget.js';

/** Who a client is, as far as its connection says it. */
export interface ClientAddress {
  /** Its IP address in the shortest form, without port and zone; empty for a Unix socket, or when it is not known. */
  readonly address: string;
  /** What limits of one client count by: an IPv4 address, an IPv6 network of 64 bits, or `local socket`. */
  readonly key: string;
  /** True for a client of this machine that reached the server without a proxy. */
  readonly isLoopback: boolean;
  /** True when a proxy has passed the request on: one that is trusted, or any on this machine. */
  readonly wasForwarded: boolean;
}

const { unit: IN_PROGRESS } = contractLimits.requestsInProgressPerClient;

/** What a client aborts when it disconnects. */
export interface Abortable {
  abort(reason: Error): void;
}

/**
 * The peer of one HTTP exchange or of one WebSocket connection. The transport creates it, and closes it when the peer
 * is gone.
 */
export class Client {
  /** What this client may do; the transport sets it. */
  access: Access = PUBLIC_ACCESS;
  /** Room for the answers of this client; the transport sets it. */
  answers: AnswerRoom = UNLIMITED_ROOM;
  /** The memory that this client shares with its other connections; the transport sets it. */
  memory: MemoryAccount | null = null;
  /** What this client may still ask for; the transport sets it. Null for a client that is not limited. */
  allowance: Allowance | null = null;
  /** Requests refused since the last one that was served, for the rate at which they came. */
  refusedInARow = 0;
  /** The longest wait that a refused request was told, in seconds. */
  retryAfterSeconds: number | null = null;
  /** True once a request was within the rate. */
  wasServed = false;
  #isClosed = false;
  #active: Set<Abortable> | undefined;

  constructor(
    readonly transport: RequestContext['transport'],
    readonly address: ClientAddress,
    readonly host: string | undefined = undefined,
    readonly connection: Connection | null = null,
  ) {}

  /** What limits of one client count by. */
  get key(): string {
    return this.address.key;
  }

  /** True once nobody waits for answers any more. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** The peer is gone: aborts the requests that still run for it. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const request of this.#active ?? []) request.abort(new DOMException('the client is gone', 'AbortError'));
  }

  /** Adds a request that is not answered at once, so that `close` aborts it. */
  track(request: Abortable): void {
    (this.#active ??= new Set()).add(request);
  }

  /** Removes a request that is settled. */
  untrack(request: Abortable): void {
    this.#active?.delete(request);
  }

  /** Counts a request. Throws when the client, or all clients together, ask for more than they may. */
  charge(units: number): void {
    if (this.allowance === null) return;
    const exceeded = this.allowance.charge(units);
    if (exceeded !== null) throw this.#refused(exceeded);
    this.refusedInARow = 0;
    this.wasServed = true;
  }

  /** Counts a body of so many bytes. The error when it may not be read. */
  chargeBody(bytes: number): RpcError | null {
    const exceeded = this.allowance?.chargeBody(bytes) ?? null;
    return exceeded === null ? null : this.#refused(exceeded);
  }

  /** Throws when too many requests of the client wait for something. */
  checkRunning(): void {
    const limit = this.allowance?.fullAt() ?? null;
    if (limit !== null) throw rpcError('limitExceeded', { what: IN_PROGRESS, value: limit + 1, limit }, { limit });
  }

  #refused(exceeded: ExceededRate): RpcError {
    this.refusedInARow++;
    this.retryAfterSeconds = Math.max(this.retryAfterSeconds ?? 0, retryAfterOf(exceeded));
    return rateError(exceeded);
  }
}
