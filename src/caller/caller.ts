/**
 * A handler gets the caller of its request as second argument and passes it on to all work for it, down to the queries
 * of the node: so the work ends when the client leaves, its memory is charged to the client, clients take turns, and
 * the log names the request.
 */
import { setMaxListeners } from 'node:events';
import { HeldMemory } from './heldMemory.js';
import { randomBytes } from 'node:crypto';

/** What a client may do besides calling public methods. */
export interface Access {
  /** Whether it may call the methods that the contract marks as private. */
  readonly privateMethods: boolean;
  readonly unlockedKeys: boolean;
  /** Why private methods are refused, as the end of a sentence that begins with the method: `needs …`. */
  readonly refusal?: string;
}

/** The access of a client that has shown no token, where tokens are needed. */
export const PUBLIC_ACCESS: Access = { privateMethods: false, unlockedKeys: false };

/** The access of a client with a valid token. */
export const FULL_ACCESS: Access = { privateMethods: true, unlockedKeys: true };

/** Who work is done for: a request of a client, or this process itself. */
export interface Caller {
  /** Aborts when no one waits for the work any longer: the client is gone, or the deadline has passed. */
  readonly signal: AbortSignal;
  /** What is held for the caller. It is given back when the request is answered. */
  readonly memory: HeldMemory;
  /** The client whose turn it is, where clients take turns: `key` of the ClientAddress; undefined for own work. */
  readonly client: string | undefined;
  /** Names the request in the log, 16 digits of hex; undefined for own work. */
  readonly requestId: string | undefined;
  readonly access: Access;
}

const UNCOUNTED = new HeldMemory(null);
/** A signal that never aborts, for work that continues when the client has left. */
export const UNENDING = new AbortController().signal;

/** The caller of this process's own work. It ends by the signal, and its memory is not counted. */
export function ownWork(signal: AbortSignal = UNENDING): Caller {
  allowListeners(signal);
  return { signal, memory: UNCOUNTED, client: undefined, requestId: undefined, access: PUBLIC_ACCESS };
}

/** Every query of the work may listen to its signal; Node.js would warn of a leak from the eleventh on. */
function allowListeners(signal: AbortSignal): void {
  setMaxListeners(0, signal);
}

/** Own work that nothing ends. */
export const OWN_WORK = ownWork();

/** A part of the work for a caller. */
class PartOfWork implements Caller {
  readonly memory: HeldMemory;
  readonly #whole: Caller;
  readonly #signal: AbortSignal | undefined;

  constructor(whole: Caller, { memory, signal }: { memory: HeldMemory; signal?: AbortSignal }) {
    this.#whole = whole;
    this.memory = memory;
    this.#signal = signal;
    if (signal !== undefined) allowListeners(signal);
  }

  /** Read late: a request makes its signal when one is first needed. */
  get signal(): AbortSignal {
    return this.#signal ?? this.#whole.signal;
  }

  get client(): string | undefined {
    return this.#whole.client;
  }

  get requestId(): string | undefined {
    return this.#whole.requestId;
  }

  get access(): Access {
    return this.#whole.access;
  }
}

/** The same caller, for work that ends by this signal. */
export function endingBy(signal: AbortSignal, caller: Caller): Caller {
  return new PartOfWork(caller, { memory: caller.memory, signal });
}

/** The same client, for work that others may wait for, too. It ends by this signal; its creator ends its memory. */
export function sharedWork(signal: AbortSignal, caller: Caller): Caller {
  return new PartOfWork(caller, { memory: new HeldMemory(caller.memory.account), signal });
}

/** Does a part of the work and gives back its memory, for a result that keeps little of what was read. */
export async function givingBack<T>(caller: Caller, work: (part: Caller) => Promise<T>): Promise<T> {
  const memory = new HeldMemory(caller.memory.account);
  try {
    return await work(new PartOfWork(caller, { memory }));
  } finally {
    memory.end();
  }
}

/** A request in the log. */
export interface IdentifiedRequest {
  /** 16 digits of hex. */
  readonly requestId: string;
}

/** A new id. */
export function createRequestId(): string {
  return randomBytes(8).toString('hex');
}

/** The log field of a request; no field for own work. */
export function requestField({ requestId }: Pick<Caller, 'requestId'>): Partial<IdentifiedRequest> {
  return requestId === undefined ? {} : { requestId };
}
