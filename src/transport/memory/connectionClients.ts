import type { Duplex } from 'node:stream';
import type { MemoryBudget } from '../../memory/memoryBudget.js';
import { ConnectionMemory } from './connectionMemory.js';

/**
 * The memory of the clients of one HTTP connection: its peer or, behind a trusted proxy, whomever the proxy names from
 * request to request.
 */
export class ConnectionClients {
  readonly #budget: MemoryBudget;
  readonly #socket: Duplex;
  /** The client of the last request. */
  #key: string;
  #memory: ConnectionMemory;
  /** Other clients whose answers are not written yet. */
  readonly #others = new Map<string, ConnectionMemory>();

  /** `key` is that of the peer. */
  constructor(budget: MemoryBudget, socket: Duplex, key: string) {
    this.#budget = budget;
    this.#socket = socket;
    this.#key = key;
    this.#memory = new ConnectionMemory(budget.open(key), socket);
  }

  /** What the connection holds for a client, by the key of its ClientAddress. */
  of(key: string): ConnectionMemory {
    if (key === this.#key) return this.#memory;
    this.#others.set(this.#key, this.#memory);
    for (const [other, memory] of this.#others) {
      if (other === key || memory.usedBytes > 0) continue;
      this.#others.delete(other);
      memory.account.close();
    }
    this.#memory = this.#others.get(key) ?? new ConnectionMemory(this.#budget.open(key), this.#socket);
    this.#others.delete(key);
    this.#key = key;
    return this.#memory;
  }

  /** Whether the next request may start: neither its client nor the connection holds too much. */
  hasRoomBelow(highWaterBytes: number): boolean {
    let left = highWaterBytes;
    for (const memory of this.#others.values()) left -= memory.usedBytes;
    return this.#memory.hasRoomBelow(left) && left > 0;
  }

  /** Call when the connection is closed. */
  close(): void {
    for (const { account } of [this.#memory, ...this.#others.values()]) account.close();
    this.#others.clear();
  }
}
