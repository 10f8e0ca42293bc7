/**
 * Logs connections that are lost before any request: above the connection limit of a listener, or because the system
 * has run out of file descriptors. Each kind is one line a minute, however many are lost.
 */
import { readFileSync } from 'node:fs';
import type { Server, Socket } from 'node:net';

/** Where warnings go. */
export interface WarningLog {
  warn(fields: object, message: string): void;
}

interface Kind {
  loggedAt: number;
  unlogged: number;
}

const REPEAT_MS = 60_000;

/** With this many descriptors left or fewer, libuv soon cuts further connections without an event. */
const FEW_DESCRIPTORS = 4;

const LIMIT_REACHED =
  'connections are cut: the listener has as many as it may have (json-rpc.max-open-connections; the metrics have a limit of their own)';
const DESCRIPTORS_USED_UP =
  'file descriptors are nearly used up, and the system cuts further connections: raise the limit of open files (ulimit -n, LimitNOFILE), or lower json-rpc.max-open-connections';
const NOT_ACCEPTED = 'connections could not be accepted';

/** Watches one listener. */
export class LostConnections {
  readonly #logger: WarningLog;
  readonly #now: () => number;
  readonly #kinds = new Map<string, Kind>();

  constructor(log: WarningLog, now: () => number = () => performance.now()) {
    this.#logger = log;
    this.#now = now;
  }

  /** Call it before the server listens. Without a listener, an error of `accept` would end the process. */
  watch(server: Server): void {
    const { maxConnections } = server;
    const mostDescriptors = descriptorLimit();
    server.on('drop', () => this.#log(LIMIT_REACHED, { limit: maxConnections }));
    server.on('error', (error: NodeJS.ErrnoException) => {
      // An error of `listen` is reported by the caller that starts the server.
      if (server.listening) this.#log(NOT_ACCEPTED, { code: error.code });
    });
    server.on('connection', (socket: Socket) => {
      // POSIX gives the lowest number that is free.
      if (descriptorOf(socket) >= mostDescriptors - FEW_DESCRIPTORS)
        this.#log(DESCRIPTORS_USED_UP, { limit: mostDescriptors });
    });
  }

  /** `since` counts the events of the kind since its last line. */
  #log(message: string, fields: object): void {
    const now = this.#now();
    const { loggedAt, unlogged } = this.#kinds.get(message) ?? { loggedAt: -Infinity, unlogged: 0 };
    const isDue = now - loggedAt >= REPEAT_MS;
    if (isDue) this.#logger.warn({ ...fields, since: unlogged + 1 }, message);
    this.#kinds.set(message, isDue ? { loggedAt: now, unlogged: 0 } : { loggedAt, unlogged: unlogged + 1 });
  }
}

function descriptorOf(socket: Socket): number {
  // Node.js has no public name for it, and no number on every system.
  return (socket as { _handle?: { fd?: number } })._handle?.fd ?? -1;
}

/** The limit of open files of this process on Linux; Infinity elsewhere. */
function descriptorLimit(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Infinity);
  } catch {
    return Infinity;
  }
}
