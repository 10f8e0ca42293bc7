/**
 * Probes for orchestrators and load balancers: `/livez` says that the process responds, `/readyz` that it can work. The
 * reasons are served on the address of the metrics only.
 */
import type { IncomingMessage, ServerResponse, OutgoingHttpHeaders } from 'node:http';

/** The source of the report. */
export interface ProbedHealth {
  report(): Promise<{ readonly ready: boolean }>;
}

const LIVE = '/livez';
const READY = '/readyz';

/** Serves the probes. */
export class Probes {
  readonly #health: ProbedHealth;
  readonly #showsReasons: boolean;

  constructor(health: ProbedHealth, { showsReasons }: { showsReasons: boolean }) {
    this.#health = health;
    this.#showsReasons = showsReasons;
  }

  /** Answers a request for one of the paths; false when it is none. */
  answer(request: IncomingMessage, response: ServerResponse, path: string): boolean {
    if (path !== LIVE && path !== READY) return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      sendJson(response, 405, { error: 'method not allowed' });
    } else if (path === LIVE) sendJson(response, 200, { live: true });
    else void this.#answerReady(response);
    return true;
  }

  async #answerReady(response: ServerResponse): Promise<void> {
    const report = await this.#health.report();
    sendJson(response, report.ready ? 200 : 503, this.#showsReasons ? report : { ready: report.ready });
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  send(response, status, `${JSON.stringify(body)}\n`, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
  });
}

/** Sends a text as the whole response, by default plain text. Node.js sends no body for HEAD. */
export function send(response: ServerResponse, status: number, text: string, headers: OutgoingHttpHeaders = {}): void {
  if (response.destroyed) return;
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      'x-content-type-options': 'nosniff',
      ...headers,
    })
    .end(text);
}
