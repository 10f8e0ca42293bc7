/**
 * Tells the log that connections are lost before any request: beyond the connection limit of a listener, or because the
 * system has no more file descriptors. Each kind is one line a minute, however many are lost.
 */
import { readFileSync } from 'node:fs';
import type { Server, Socket } from 'node:net';

/** Where the lines go. A pino logger is one. */
interface WarningLog {
  warn(fields: object, message: string): void;
}

/** What the lines of one kind count. */
interface Kind {
  toldAt: number;
  untold: number;
}

const REPEAT_MS = 60_000;

/** With as many descriptors left or fewer, libuv soon cuts further connections without an event. */
const FEW_DESCRIPTORS = 4;

const LIMIT_REACHED =
  'connections are cut: the listener has as many as it may have (json-rpc.max-open-connections; the metrics have a limit of their own)';
const DESCRIPTORS_USED_UP =
  'file descriptors are nearly used up, and the system cuts further connections: raise the limit of open files (ulimit -n, LimitNOFILE), or lower json-rpc.max-open-connections';
const NOT_ACCEPTED = 'connections could not be accepted';

/** Watches one listener. */
export class LostConnections {
  readonly #log: WarningLog;
  readonly #now: () => number;
  readonly #kinds = new Map<string, Kind>();

  constructor(log: WarningLog, now: () => number = () => performance.now()) {
    this.#log = log;
    this.#now = now;
  }

  /** Call it before the server listens. An error of `accept` would end the process if nobody listened to it. */
  watch(server: Server): void {
    const { maxConnections } = server;
    const mostDescriptors = descriptorLimit();
    server.on('drop', () => this.#tell(LIMIT_REACHED, { limit: maxConnections }));
    server.on('error', (error: NodeJS.ErrnoException) => {
      // What `listen` refuses is told by who starts the server.
      if (server.listening) this.#tell(NOT_ACCEPTED, { code: error.code });
    });
    server.on('connection', (socket: Socket) => {
      // POSIX gives the lowest number that is free.
      if (descriptorOf(socket) >= mostDescriptors - FEW_DESCRIPTORS)
        this.#tell(DESCRIPTORS_USED_UP, { limit: mostDescriptors });
    });
  }

  /** `since` counts the events of the kind since its last line. */
  #tell(message: string, fields: object): void {
    const now = this.#now();
    const { toldAt, untold } = this.#kinds.get(message) ?? { toldAt: -Infinity, untold: 0 };
    const isDue = now - toldAt >= REPEAT_MS;
    if (isDue) this.#log.warn({ ...fields, since: untold + 1 }, message);
    this.#kinds.set(message, isDue ? { toldAt: now, untold: 0 } : { toldAt, untold: untold + 1 });
  }
}

/** Its number; -1 where the system has none. */
function descriptorOf(socket: Socket): number {
  // Node.js has no public name for it; where it has another one, the number is missing.
  return (socket as { _handle?: { fd?: number } })._handle?.fd ?? -1;
}

/** The limit of open files of this process, where Linux tells it; Infinity elsewhere. */
function descriptorLimit(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Infinity);
  } catch {
    return Infinity;
  }
}
