/** The listener for operators: metrics for Prometheus, and probes with their reasons. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { HostNames, UNKNOWN_HOST } from './hostAndOrigin.js';
import { listen } from './listen.js';
import { LostConnections } from './fairness/lostConnections.js';
import { type Probes, send } from './probes.js';

/** All metrics as text, and its content type. */
export interface MetricsText {
  readonly contentType: string;
  metrics(): Promise<string>;
}

/** Where to listen, and what to serve. */
export interface MetricsListenerOptions {
  /** `host:port`. */
  address: string;
  /** Host names that are served besides IP addresses and localhost; `*` for all. */
  hostNames: readonly string[];
  metrics: MetricsText;
  probes: Probes;
  log: { error(fields: object, message: string): void; warn(fields: object, message: string): void };
}

/** Prometheus needs one. */
const MAX_CONNECTIONS = 32;

const REQUEST_TIMEOUT_MS = 10_000;

/** Serves GET and HEAD of three paths. */
export class MetricsListener {
  readonly #options: MetricsListenerOptions;
  readonly #server: Server;
  readonly #hostNames: HostNames;
  /** The text that is being made: requests at the same time share it. */
  #making: Promise<string> | null = null;

  constructor(options: MetricsListenerOptions) {
    this.#options = options;
    this.#hostNames = new HostNames(options.hostNames);
    const timeouts = { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: REQUEST_TIMEOUT_MS };
    this.#server = createServer(timeouts, (request, response) => this.#answer(request, response));
    this.#server.maxConnections = MAX_CONNECTIONS;
    new LostConnections(options.log).watch(this.#server);
  }

  /** Resolves to `host:port` with the actual port. */
  start(): Promise<string> {
    return listen(this.#server, this.#options.address);
  }

  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    if (!this.#hostNames.allows(request.headers.host)) return send(response, 403, `${UNKNOWN_HOST}\n`);
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (this.#options.probes.answer(request, response, path)) return;
    if (path !== '/metrics') return send(response, 404, 'not found: /metrics, /readyz and /livez are here\n');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return send(response, 405, 'method not allowed\n');
    }
    void this.#answerMetrics(response);
  }

  async #answerMetrics(response: ServerResponse): Promise<void> {
    const { metrics, log } = this.#options;
    try {
      this.#making ??= metrics.metrics().finally(() => (this.#making = null));
      send(response, 200, await this.#making, { 'content-type': metrics.contentType });
    } catch (err) {
      log.error({ err }, 'metrics could not be made');
      send(response, 500, 'the metrics could not be made; the log says why\n');
    }
  }
}
