/**
 * What `halley dev` prints while it runs, for a person at a terminal: a line for each request, each transaction that failed, each console.log.
 * Callers and contracts choose much of the text, so control characters are written as JSON writes them: a line stays one line.
 */
import { pino } from 'pino';
import type { Logger } from './logger.js';

export interface RequestOutcome {
  /** Null when what was sent is no request. */
  method: string | null;
  tookMs: number;
  /** What the client was told; null for a result. */
  error: Error | null;
  result?: unknown;
}

export interface TransactionReport {
  /** Lower-case 0x text. */
  hash: string;
  height: number;
  /** Why it failed; null when it did not. */
  failure: string | null;
}

/** Transactions whose sender's line and block have not met yet; some never do. */
const REMEMBERED = 10_000;
const HASH = /^0x[0-9a-f]{64}$/;

export class DevLog {
  readonly #print: (text: string) => void;
  readonly #silent: boolean;
  /** Mined before the request that sent it was answered. */
  readonly #mined = new Map<string, TransactionReport>();
  /** Sent, and told so, by hash. */
  readonly #sent = new Map<string, true>();

  constructor(print: (text: string) => void, { silent }: { silent: boolean }) {
    this.#print = print;
    this.#silent = silent;
  }

  /** `eth_call  1.2 ms  execution reverted: not today`. A transaction that is mined at once and failed is told as failed. */
  request({ method, tookMs, error, result }: RequestOutcome): void {
    const outcome = error === null ? this.#sentOutcome(method, result) : error.message;
    this.#line(`${method ?? '(no request)'}  ${tookMs.toFixed(1)} ms  ${outcome}`);
  }

  /** Has a line of its own only when it failed after the request that sent it was answered. */
  transaction(mined: TransactionReport): void {
    if (!this.#sent.delete(mined.hash)) remember(this.#mined, mined.hash, mined);
    else if (mined.failure !== null) this.#line(failureOf(mined));
  }

  consoleLog(text: string): void {
    this.#line(`console.log: ${text}`);
  }

  /** What went wrong without a request, with the stack indented below. Printed also when silent. */
  failure(what: string, error: Error): void {
    this.#print(indented(`${what}: ${error.stack ?? error.message}`));
  }

  /** Structured entries of the service in the same form. Printed also when silent. */
  logger(level: string): Logger {
    const options = {
      level,
      base: null,
      timestamp: false,
      formatters: { level: (label: string) => ({ level: label }) },
    };
    return pino(options, { write: (entry: string) => this.#print(indented(readable(entry))) });
  }

  #sentOutcome(method: string | null, result: unknown): string {
    if (!method?.startsWith('eth_send') || typeof result !== 'string' || !HASH.test(result)) return 'ok';
    const mined = this.#mined.get(result);
    if (mined === undefined) remember(this.#sent, result, true);
    else this.#mined.delete(result);
    return mined === undefined || mined.failure === null ? 'ok' : failureOf(mined);
  }

  #line(text: string): void {
    if (!this.#silent) this.#print(`${escapeControls(text)}\n`);
  }
}

function failureOf({ hash, height, failure }: TransactionReport): string {
  return `transaction ${hash} failed in block ${height}: ${failure}`;
}

function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > REMEMBERED && oldest !== undefined) map.delete(oldest);
}

/** `error: request failed  {"requestId":"5e…"}`, and the stack on further lines. */
function readable(entry: string): string {
  const { level, msg, err, ...fields } = JSON.parse(entry) as Record<string, unknown> & { err?: { stack?: string } };
  const rest = Object.keys(fields).length === 0 ? '' : `  ${JSON.stringify(fields)}`;
  return `${String(level)}: ${String(msg)}${rest}${err === undefined ? '' : `\n${err.stack ?? JSON.stringify(err)}`}`;
}

/** All lines but the first begin with blanks, so that none of them passes for a line of the log. */
function indented(text: string): string {
  return text
    .split('\n')
    .map((line, index) => `${index === 0 ? '' : '    '}${escapeControls(line)}\n`)
    .join('');
}

/** Control characters, other ends of lines, and what turns the direction of text. */
function escapeControls(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, (character) => {
    const json = JSON.stringify(character).slice(1, -1);
    return json === character ? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}` : json;
  });
}
