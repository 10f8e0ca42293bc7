/**
 * What `halley dev` prints at the terminal while it runs: one line for each request, each failed transaction and each
 * console.log. Much of the text comes from callers and contracts, so control characters are escaped as in JSON: no text
 * can forge a further line.
 */
import { pino } from 'pino';
import type { Logger } from './logger.js';

/** An answered request. */
export interface RequestOutcome {
  /** Null when the message is not a valid request. */
  method: string | null;
  tookMs: number;
  /** The error that the client got; null when it got a result. */
  error: Error | null;
  result?: unknown;
}

/** A mined transaction and whether it failed. */
export interface TransactionReport {
  /** Lower-case hex with 0x. */
  hash: string;
  height: number;
  /** Why it failed; null when it succeeded. */
  failure: string | null;
}

/** Transactions that are remembered until both their request and their block are known. Some never get both. */
const REMEMBERED = 10_000;
const HASH = /^0x[0-9a-f]{64}$/;

/** Prints the log of `halley dev`. */
export class DevLog {
  readonly #print: (text: string) => void;
  #silent: boolean;
  /** Transactions that were mined before the request that sent them was answered, by hash. */
  readonly #mined = new Map<string, TransactionReport>();
  /** Hashes of transactions whose request was printed and which are not mined yet. */
  readonly #sent = new Map<string, true>();

  constructor(print: (text: string) => void, { silent }: { silent: boolean }) {
    this.#print = print;
    this.#silent = silent;
  }

  /** Switches the lines of requests, transactions and console.log on or off. */
  setEnabled(enabled: boolean): void {
    this.#silent = !enabled;
  }

  /**
   * Prints `eth_call  1.2 ms  execution reverted: not today`. For a transaction that is mined already, it says whether
   * it failed.
   */
  request({ method, tookMs, error, result }: RequestOutcome): void {
    const outcome = error === null ? this.#sentOutcome(method, result) : error.message;
    this.#line(`${method ?? '(no request)'}  ${tookMs.toFixed(1)} ms  ${outcome}`);
  }

  /** Prints a transaction only when it failed after the request that sent it was answered. */
  transaction(mined: TransactionReport): void {
    if (!this.#sent.delete(mined.hash)) remember(this.#mined, mined.hash, mined);
    else if (mined.failure !== null) this.#line(failureOf(mined));
  }

  consoleLog(text: string): void {
    this.#line(`console.log: ${text}`);
  }

  /** Prints an error outside of requests, with its stack indented below. Also when silent. */
  failure(what: string, error: Error): void {
    this.#print(indented(`${what}: ${error.stack ?? error.message}`));
  }

  /** A logger for the service, whose entries are printed in the same form. Also when silent. */
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

/** `error: request failed  {"requestId":"5e…"}`, with the stack on further lines. */
function readable(entry: string): string {
  // An entry as pino writes it.
  const { level, msg, err, ...fields } = JSON.parse(entry) as Record<string, unknown> & { err?: { stack?: string } };
  const rest = Object.keys(fields).length === 0 ? '' : `  ${JSON.stringify(fields)}`;
  return `${String(level)}: ${String(msg)}${rest}${err === undefined ? '' : `\n${err.stack ?? JSON.stringify(err)}`}`;
}

/** Indents all lines but the first, so that they cannot be mistaken for lines of the log. */
function indented(text: string): string {
  return text
    .split('\n')
    .map((line, index) => `${index === 0 ? '' : '    '}${escapeControls(line)}\n`)
    .join('');
}

/** Escapes control characters, Unicode line ends, and characters that change the direction of text. */
function escapeControls(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, (character) => {
    const json = JSON.stringify(character).slice(1, -1);
    return json === character ? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}` : json;
  });
}
