/**
 * The listeners while the service runs. They start and stop with it, and admin_* methods start and stop them in
 * between. Each start makes a new transport, while the old one answers its requests in progress.
 */
import { ListenerUnchanged } from '../chain/chainErrors.js';
import type { ListenerChoice, ServerListeners } from '../chain/operator.js';
import { Semaphore } from '../concurrency/semaphore.js';
import { formatListenAddress, isLoopback, parseListenAddress } from '../config/listenAddress.js';
import type { HttpTransport } from './http.js';
import type { WebSocketTransport } from './ws.js';

type HttpListener = Pick<HttpTransport, 'start' | 'stop'>;
type WebSocketListener = Pick<WebSocketTransport, 'start' | 'stop' | 'closeGuests' | 'handleUpgrade'>;

/** How transports are made, and the initial settings. */
export interface ListenersSetUp {
  /** `host:port`, also where HTTP is off at the start. */
  httpAddress: string;
  /** `host:port`; empty for upgrades on the HTTP address alone. */
  wsAddress: string;
  /** Whether HTTP is on at the start. */
  http: boolean;
  /** True where clients need no token for private methods. */
  open: boolean;
  /** The enabled namespaces, for the log. */
  namespaces: readonly string[];
  /** True where only clients of the Unix socket, which is in front of the WebSockets, can call private methods. */
  onlyUnixSocket: boolean;
  makeHttp(address: string, choice: ListenerChoice, upgrade: WebSocketListener['handleUpgrade']): HttpListener;
  makeWebSocket(address: string, choice: ListenerChoice): WebSocketListener;
  /** Called with the address where WebSockets are taken. */
  listening(webSocketAddress: string): void;
  /** Called when all listeners have stopped for good. */
  stopped(): void;
}

/** A transport, and where it listens. */
interface Running<T> {
  transport: T;
  address: string;
}

const LAST = 'it is the last one by which this server can be told to start another';

type ListenerLog = Record<'info' | 'warn', (fields: object, message: string) => void>;

/** All listeners of one server. */
export class RunningListeners implements ServerListeners {
  readonly #setUp: ListenersSetUp;
  readonly #log: ListenerLog;
  readonly #oneAtATime = new Semaphore(1);
  /** Stopped transports that still answer the requests in progress. */
  readonly #ending = new Set<Promise<void>>();
  #stopped = false;
  #http: Running<HttpListener> | null = null;
  /** The address is empty where WebSockets are taken on the HTTP address alone. */
  #webSocket: Running<WebSocketListener> | null = null;
  /** The last transport, which refuses upgrades once it is stopped. */
  #upgrades: WebSocketListener;
  /** Where the listeners were last, with their real ports. */
  #last: { http: string; webSocket: string };

  constructor(setUp: ListenersSetUp, log: ListenerLog) {
    this.#setUp = setUp;
    this.#log = log;
    this.#last = { http: setUp.httpAddress, webSocket: setUp.wsAddress };
    this.#upgrades = setUp.makeWebSocket(setUp.wsAddress, {});
  }

  /** Starts what the settings name. An address is null for a listener that is off. */
  async start(): Promise<{ http: string | null; ws: string | null }> {
    if (this.#setUp.http) await this.#openHttp(this.#last.http, {});
    await this.#openWebSocket(this.#last.webSocket, this.#upgrades);
    return { http: this.#http?.address ?? null, ws: this.#webSocket?.address || null };
  }

  /** Where clients connect now; null for HTTP or WebSockets that are off. */
  addresses(): { http: string | null; webSocket: string | null } {
    const http = this.#http?.address ?? null;
    return { http, webSocket: this.#webSocket === null ? null : this.#webSocket.address || http };
  }

  /** Answers the requests in progress, then ends all listeners; for the grace, see `HttpTransport.stop`. */
  async stop(graceMs = 0): Promise<void> {
    await this.#oneAtATime.run(async () => {
      this.#stopped = true;
      const running = [this.#http?.transport.stop(graceMs), this.#webSocket?.transport.stop()];
      await Promise.all([...running, ...this.#ending]);
      this.#setUp.stopped();
    });
  }

  startHttp(choice: ListenerChoice): Promise<void> {
    return this.#change(async () => {
      const address = this.#addressOf(choice, this.#last.http);
      if (this.#http !== null)
        throw new ListenerUnchanged(
          address === this.#http.address
            ? 'JSON-RPC over HTTP is already enabled'
            : `HTTP server already running on ${this.#http.address}`,
        );
      await this.#openHttp(address, choice).catch(refuse);
      this.#log.info({ http: this.#last.http }, 'HTTP listener started');
    });
  }

  stopHttp(): Promise<void> {
    return this.#change(async () => {
      const { transport, address } = this.#http ?? {};
      if (transport === undefined) return;
      if (!this.#webSocket?.address)
        throw new ListenerUnchanged(`the HTTP listener ${address} is not stopped: ${LAST}`);
      this.#http = null;
      this.#end(transport.stop());
      this.#end(this.#upgrades.closeGuests());
      this.#log.info({ http: address }, 'HTTP listener stopped');
    });
  }

  startWebSocket(choice: ListenerChoice): Promise<void> {
    return this.#change(async () => {
      if (this.#webSocket !== null) {
        const isSame = this.#addressOf(choice, this.#last.webSocket) === this.#webSocket.address;
        throw new ListenerUnchanged(
          isSame
            ? 'JSON-RPC over WebSocket is already enabled'
            : `WebSocket server already running on ${this.#webSocket.address || this.#last.http}`,
        );
      }
      const address = this.#addressOf(choice, this.#last.webSocket);
      // The HTTP address takes upgrades too.
      const own = address === this.#http?.address ? '' : address;
      await this.#openWebSocket(own, this.#setUp.makeWebSocket(own, choice)).catch(refuse);
      this.#log.info({ ws: this.#last.webSocket || this.#last.http }, 'WebSocket listener started');
    });
  }

  stopWebSocket(): Promise<void> {
    return this.#change(async () => {
      const { transport, address } = this.#webSocket ?? {};
      if (transport === undefined) return;
      if (this.#setUp.onlyUnixSocket)
        throw new ListenerUnchanged(
          'WebSockets are not stopped: the Unix socket, the only way to private methods, needs them',
        );
      if (this.#http === null) throw new ListenerUnchanged(`the WebSocket listener ${address} is not stopped: ${LAST}`);
      this.#webSocket = null;
      this.#end(transport.stop());
      this.#log.info({ ws: address || this.#last.http }, 'WebSocket listener stopped');
    });
  }

  #change(task: () => Promise<void>): Promise<void> {
    return this.#oneAtATime.run(async () => {
      // The transport of the request counts it as in progress only after its handler has returned.
      await new Promise(setImmediate);
      if (this.#stopped) throw new ListenerUnchanged('the server is stopping');
      await task();
    });
  }

  async #openHttp(address: string, choice: ListenerChoice): Promise<void> {
    const upgrade: WebSocketListener['handleUpgrade'] = (request, socket, head) =>
      this.#upgrades.handleUpgrade(request, socket, head);
    const transport = this.#setUp.makeHttp(address, choice, upgrade);
    const real = await transport.start();
    this.#http = { transport, address: real };
    this.#last.http = real;
    this.#reportAddress();
    this.#warnOfReach('json-rpc.address', real);
  }

  async #openWebSocket(address: string, transport: WebSocketListener): Promise<void> {
    const real = (await transport.start()) ?? '';
    this.#webSocket = { transport, address: real };
    this.#upgrades = transport;
    if (address !== '') this.#last.webSocket = real;
    this.#reportAddress();
    if (real !== '') this.#warnOfReach('json-rpc.ws-address', real);
  }

  #reportAddress(): void {
    this.#setUp.listening(this.#webSocket?.address || this.#http?.address || this.#last.http);
  }

  #warnOfReach(setting: string, address: string): void {
    const { host = '', port } = parseListenAddress(address);
    if (isLoopback(host)) return;
    const { namespaces } = this.#setUp;
    const onlyHere = formatListenAddress('127.0.0.1', port);
    this.#log.warn(
      { address, namespaces },
      `other machines can reach this address and call these namespaces; --${setting} ${onlyHere} serves this machine only`,
    );
  }

  #end(stopped: Promise<void>): void {
    this.#ending.add(stopped);
    void stopped.finally(() => this.#ending.delete(stopped));
  }

  /** The chosen host and port, each by default the previous one. */
  #addressOf({ host, port }: ListenerChoice, before: string): string {
    if (host === undefined && port === undefined) return before;
    const known = parseListenAddress(before === '' ? this.#last.http : before);
    const chosen = host ?? known.host ?? '';
    if (this.#setUp.open && !isLoopback(chosen))
      throw new ListenerUnchanged(
        `${chosen} is not started: private methods need no token here, so only addresses of this machine are served`,
      );
    return formatListenAddress(chosen, port ?? known.port);
  }
}

/** For a request of a listener; at the start of the service, the error itself is the outcome. */
function refuse(error: unknown): never {
  throw new ListenerUnchanged(error instanceof Error ? error.message : String(error), { cause: error });
}
