import { PUBLIC_ACCESS, type Access } from '../caller/access.js';
import type { Allowance } from './allowance.js';
import { UNLIMITED_ROOM, type AnswerRoom } from './answerRoom.js';
import type { ClientAddress } from './clientAddress.js';
import type { Connection } from './connection.js';
import type { MemoryAccount } from '../memory/memoryBudget.js';
import type { RequestContext } from './request.js';

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
}
