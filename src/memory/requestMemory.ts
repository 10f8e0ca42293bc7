/**
 * Memory of results while they are built. Every part that gathers much for a request gets the request's signal anyway,
 * so the signal says whose memory it is. Work that no client asked for has no account, and is not counted.
 */
import { Reservation, STEP_BYTES, type MemoryAccount, type MemoryUse } from './memoryBudget.js';
import { MemoryExceeded } from './memoryExceeded.js';

/** The request of a signal. */
export interface SignalOwner {
  /** The memory of its client; null when it is not counted. */
  readonly memory: MemoryAccount | null;
  /** Whose request it is: `key` of its ClientAddress. */
  readonly clientKey: string;
  /** Names the request in the log. */
  readonly requestId: string;
}

/** A property of the signal: an entry in a WeakMap would cost each request that has a signal about 5 µs. */
const OWNER = Symbol('owner');

interface OwnedSignal extends AbortSignal {
  [OWNER]?: SignalOwner;
}

/** From now on, what is built for this signal counts for the client of its request, and log lines can name that. */
export function setOwner(signal: OwnedSignal, owner: SignalOwner): void {
  signal[OWNER] = owner;
}

/** Undefined for work that no client asked for. */
export function ownerOf(signal: OwnedSignal): SignalOwner | undefined {
  return signal[OWNER];
}

/** Whose turn it is where clients take turns; undefined for work that no client asked for. */
export function clientOf(signal: AbortSignal | undefined): string | undefined {
  return signal && ownerOf(signal)?.clientKey;
}

/** What is gathered for one request. */
export class Gathered {
  readonly #account: MemoryAccount | undefined;
  readonly #use: MemoryUse;
  #bytes = 0;
  #reservation: Reservation | undefined;

  constructor(signal: AbortSignal | undefined, use: MemoryUse = 'answer') {
    this.#use = use;
    this.#account = (signal && ownerOf(signal)?.memory) ?? undefined;
  }

  /** Call before so many further bytes are held. Throws MemoryExceeded when there is no room for them. */
  add(bytes: number): void {
    this.#bytes += bytes;
    if (this.#account === undefined || this.#bytes <= STEP_BYTES) return;
    this.#reservation ??= new Reservation(this.#account, this.#use);
    const excess = this.#reservation.resize(this.#bytes);
    if (excess !== null) throw new MemoryExceeded(excess);
  }

  /**
   * Call before something is asked for that is held as soon as its size is known: reserves what the last ones of its
   * kind took. Throws MemoryExceeded.
   */
  expect(kind: string): void {
    if (this.#account !== undefined) this.add(this.#account.expectedBytes(kind));
  }

  /** Call when it has arrived: from now on it counts with its size. Throws MemoryExceeded. */
  arrived(kind: string, bytes: number): void {
    this.#account?.learn(kind, bytes);
    this.release();
    this.add(bytes);
  }

  /** Call when the bytes are handed on, or dropped. */
  release(): void {
    this.#bytes = 0;
    this.#reservation?.release();
  }
}

/** Gathers with a count that ends with the work. */
export async function gathering<T>(
  signal: AbortSignal | undefined,
  work: (gathered: Gathered) => Promise<T>,
): Promise<T> {
  const gathered = new Gathered(signal);
  try {
    return await work(gathered);
  } finally {
    gathered.release();
  }
}
