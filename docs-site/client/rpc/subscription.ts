/** A subscription that is kept alive: it connects again when its connection breaks, and continues where it was. */
import { byteLength } from './outcome.js';
import { ResumePoint } from './resumePoint.js';
import type { OpenSocket, Socket } from './socket.js';

/** What to subscribe to. */
export interface SubscriptionRequest {
  readonly url: string;
  /** Name of the subscription: newHeads, logs, … */
  readonly name: string;
  /** The second parameter; undefined for none. */
  readonly options: unknown;
}

/** A notification, as it came. */
export interface Notification {
  readonly sequence: number;
  /** JSON text of the whole message. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** `waiting`: the connection broke and a new one is tried after a pause. `failed`: the server refused. */
export type SubscriptionStatus = 'connecting' | 'live' | 'waiting' | 'failed' | 'stopped';

/** What a reader sees of a subscription. A new object for every change. */
export interface SubscriptionState {
  readonly status: SubscriptionStatus;
  /** Why it waits or failed, in a sentence. */
  readonly problem: string | undefined;
  /** The newest notifications, newest first; bounded in number and bytes. */
  readonly notifications: readonly Notification[];
  readonly received: number;
  readonly bytes: number;
  /** Notifications that came again after a reconnect and were left out. */
  readonly repeated: number;
  readonly reconnects: number;
  /** Blocks that no header announced; always 0 on a server that resumes. */
  readonly missedBlocks: bigint;
  /** True when a reconnect could not continue where the subscription was, so that something may be missing. */
  readonly mayMissSome: boolean;
}

/** Limits of a subscription. */
export interface SubscriptionLimits {
  readonly maxNotifications: number;
  /** Bytes of all notifications that are kept; a larger one is counted and not kept. */
  readonly maxBytes: number;
  /** First pause before a new connection, doubled with each failure up to the last one. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
}

/** The limits of the playground. */
export const SUBSCRIPTION_LIMITS: SubscriptionLimits = {
  maxNotifications: 200,
  maxBytes: 4 * 1024 * 1024,
  firstPauseMs: 500,
  longestPauseMs: 15_000,
};

const HEAD_ID = 1;
const SUBSCRIBE_ID = 2;
const UNSUBSCRIBE_ID = 3;

/** One subscription on a connection of its own. `onChange` gets every new state. */
export class LiveSubscription {
  readonly #open: OpenSocket;
  readonly #request: SubscriptionRequest;
  readonly #limits: SubscriptionLimits;
  readonly #resume: ResumePoint;
  readonly #onChange: (state: SubscriptionState) => void;
  #socket: Socket | undefined;
  #subscriptionId: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #wasLive = false;
  /** The head is asked for first, and the subscription follows its answer. */
  #waitsForHead = false;
  #resumesFrom: string | undefined;
  #kept: { notification: Notification; bytes: number }[] = [];
  #state: SubscriptionState = {
    status: 'connecting',
    problem: undefined,
    notifications: [],
    received: 0,
    bytes: 0,
    repeated: 0,
    reconnects: 0,
    missedBlocks: 0n,
    mayMissSome: false,
  };

  constructor(
    open: OpenSocket,
    request: SubscriptionRequest,
    onChange: (state: SubscriptionState) => void,
    limits: SubscriptionLimits = SUBSCRIPTION_LIMITS,
  ) {
    this.#open = open;
    this.#request = request;
    this.#onChange = onChange;
    this.#limits = limits;
    this.#resume = new ResumePoint(request.name);
  }

  /** Connects; once only. */
  start(): void {
    this.#connect();
  }

  /** Ends the subscription for good. */
  stop(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = undefined;
    if (socket !== undefined) {
      if (this.#subscriptionId !== undefined) send(socket, UNSUBSCRIBE_ID, 'eth_unsubscribe', [this.#subscriptionId]);
      socket.close();
    }
    this.#change({ status: 'stopped', problem: undefined });
  }

  /** Forgets the notifications that are kept; the counters stay. */
  clear(): void {
    this.#kept = [];
    this.#change({ notifications: [] });
  }

  #connect(): void {
    this.#change({ status: 'connecting' });
    this.#subscriptionId = undefined;
    let socket: Socket;
    try {
      socket = this.#open(this.#request.url);
    } catch (error) {
      this.#change({ status: 'failed', problem: error instanceof Error ? error.message : 'The address is bad.' });
      return;
    }
    this.#socket = socket;
    const ifCurrent = (then: () => void) => {
      if (this.#socket === socket) then();
    };
    socket.addEventListener('open', () => ifCurrent(() => this.#opened(socket)));
    socket.addEventListener('message', ({ data }) => ifCurrent(() => this.#received(socket, data)));
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('close', ({ code, reason }) => ifCurrent(() => this.#closed(code, reason)));
  }

  #opened(socket: Socket): void {
    this.#waitsForHead = this.#wasLive && this.#resume.fromBlock !== undefined;
    if (this.#resume.canResume) send(socket, HEAD_ID, 'eth_blockNumber', []);
    if (!this.#waitsForHead) this.#subscribe(socket, undefined);
  }

  #subscribe(socket: Socket, fromBlock: string | undefined): void {
    this.#resumesFrom = fromBlock;
    const { name, options } = this.#request;
    if (fromBlock !== undefined) {
      const own = typeof options === 'object' && options !== null ? options : {};
      send(socket, SUBSCRIBE_ID, 'eth_subscribe', [name, { ...own, fromBlock }]);
    } else {
      send(socket, SUBSCRIBE_ID, 'eth_subscribe', options === undefined ? [name] : [name, options]);
    }
  }

  #received(socket: Socket, data: unknown): void {
    if (typeof data !== 'string') return;
    const message = parseMessage(data);
    if (message === undefined) return;
    if (message['method'] === 'eth_subscription') this.#notified(data, message['params']);
    else if (message['id'] === HEAD_ID) this.#headKnown(socket, message['result']);
    else if (message['id'] === SUBSCRIBE_ID) this.#answered(socket, message);
  }

  #headKnown(socket: Socket, result: unknown): void {
    const head = typeof result === 'string' && /^0x[0-9a-fA-F]{1,16}$/.test(result) ? BigInt(result) : undefined;
    if (!this.#waitsForHead) {
      if (head !== undefined && !this.#beginsElsewhere) this.#resume.startAfter(head);
      return;
    }
    this.#waitsForHead = false;
    // A chain that started again is shorter: the place is on none of its blocks, and nothing would come for long.
    if (head !== undefined && this.#resume.comeBackTo(head)) this.#change({ mayMissSome: true });
    this.#subscribe(socket, this.#resume.fromBlock);
  }

  /** A subscription that begins in the past or the future is not at the head. */
  get #beginsElsewhere(): boolean {
    const { options } = this.#request;
    const begins = typeof options === 'object' && options !== null && 'fromBlock' in options && options.fromBlock;
    return begins !== undefined && begins !== null && begins !== false && begins !== 'latest';
  }

  #answered(socket: Socket, message: Readonly<Record<string, unknown>>): void {
    const id = message['result'];
    if (typeof id === 'string') {
      this.#subscriptionId = id;
      const isReconnect = this.#wasLive;
      const mayMissSome = this.#state.mayMissSome || (isReconnect && this.#resumesFrom === undefined);
      if (isReconnect && this.#resumesFrom === undefined) this.#resume.forget();
      this.#wasLive = true;
      this.#failures = 0;
      const reconnects = this.#state.reconnects + (isReconnect ? 1 : 0);
      this.#change({ status: 'live', problem: undefined, reconnects, mayMissSome });
      return;
    }
    if (this.#resumesFrom !== undefined) {
      // The server does not continue from a block, or no longer from this one.
      this.#subscribe(socket, undefined);
      return;
    }
    this.#socket = undefined;
    socket.close();
    this.#change({ status: 'failed', problem: refusalOf(message['error']) });
  }

  #notified(text: string, params: unknown): void {
    const isOwn = typeof params === 'object' && params !== null && 'result' in params;
    if (!isOwn) return;
    const bytes = byteLength(text);
    const counters = { received: this.#state.received + 1, bytes: this.#state.bytes + bytes };
    if (!this.#resume.accept(params.result)) {
      this.#change({ ...counters, repeated: this.#state.repeated + 1 });
      return;
    }
    if (bytes <= this.#limits.maxBytes) {
      const notification = { sequence: counters.received, text, at: Date.now() };
      this.#kept.unshift({ notification, bytes });
      this.#dropOldest();
    }
    const notifications = this.#kept.map((kept) => kept.notification);
    this.#change({ ...counters, notifications, missedBlocks: this.#resume.missedBlocks });
  }

  #dropOldest(): void {
    let bytes = this.#kept.reduce((sum, kept) => sum + kept.bytes, 0);
    while (this.#kept.length > this.#limits.maxNotifications || bytes > this.#limits.maxBytes) {
      bytes -= this.#kept.pop()?.bytes ?? 0;
    }
  }

  #closed(code: number, reason: string): void {
    this.#socket = undefined;
    const pauseMs = Math.min(this.#limits.longestPauseMs, this.#limits.firstPauseMs * 2 ** this.#failures);
    this.#failures += 1;
    const why = reason === '' ? `code ${code}` : `code ${code}: ${reason}`;
    this.#change({ status: 'waiting', problem: `The connection broke (${why}). Next try in ${pauseMs / 1000} s.` });
    this.#timer = setTimeout(() => this.#connect(), pauseMs);
  }

  #change(changes: Partial<SubscriptionState>): void {
    this.#state = { ...this.#state, ...changes };
    this.#onChange(this.#state);
  }
}

function send(socket: Socket, id: number, method: string, params: readonly unknown[]): void {
  socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
}

function parseMessage(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const message: unknown = JSON.parse(text);
    if (typeof message !== 'object' || message === null || Array.isArray(message)) return undefined;
    // Every field of what a server sent is looked at before it is used.
    return message as Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
}

function refusalOf(error: unknown): string {
  const isError = typeof error === 'object' && error !== null && 'message' in error;
  return isError && typeof error.message === 'string' ? error.message : 'The server refused the subscription.';
}
