/**
 * The terminal log of `halley dev`: one line per request, transaction and console.log. Much of the text comes from
 * callers and contracts, so control characters are escaped as in JSON: no text can forge a line.
 */
import { pino } from 'pino';
import { callTreeLines, NO_NAMES, withName, type CallTreeReport, type ContractNames } from './callTree.js';
import type { Logger } from './logger.js';
import { escapeControls, indented, NO_COLORS, type Colors } from './terminalText.js';

/** A request and its outcome. */
export interface RequestOutcome {
  /** Null when the message is not a valid request. */
  method: string | null;
  tookMs: number;
  /** Null when the client got a result. */
  error: (Error & { data?: unknown }) | null;
  result?: unknown;
}

/** A mined transaction and whether it failed. */
export interface TransactionReport {
  /** Lower-case hex with 0x. */
  hash: string;
  height: number;
  /** Why it failed; null when it succeeded. */
  failure: string | null;
  /** Lower-case hex with 0x; null for a creation. */
  to: string | null;
  /** The address of the new contract, if any. */
  created: string | null;
  input: Uint8Array;
  /** Null when it was refused before it ran. */
  gasUsed: bigint | null;
  /** Empty unless it reverted with data. */
  revertData: Uint8Array;
}

/** How the log looks. */
export interface DevLogOptions {
  /** Prints only failures of the chain and of the service. */
  silent: boolean;
  colors?: Colors;
  names?: ContractNames;
}

/** Transactions that wait for their request or their block. Some never get both. */
const REMEMBERED = 10_000;
const HASH = /^0x[0-9a-f]{64}$/;

/** The log of `halley dev`. */
export class DevLog {
  readonly #print: (text: string) => void;
  #silent: boolean;
  readonly #colors: Colors;
  readonly #names: ContractNames;
  /** By hash, the texts of transactions that were mined before the response to the sender. */
  readonly #mined = new Map<string, string>();
  readonly #sent = new Map<string, true>();

  constructor(print: (text: string) => void, { silent, colors = NO_COLORS, names = NO_NAMES }: DevLogOptions) {
    this.#print = print;
    this.#silent = silent;
    this.#colors = colors;
    this.#names = names;
  }

  setEnabled(enabled: boolean): void {
    this.#silent = !enabled;
  }

  /** Prints `eth_call  1.2 ms  execution reverted: not today`, or the outcome of a mined transaction. */
  request({ method, tookMs, error, result }: RequestOutcome): void {
    const name = escapeControls(method ?? '(no request)');
    const time = this.#colors.dim(`${tookMs.toFixed(1)} ms`);
    const outcome = error === null ? this.#sentOutcome(method, result) : this.#bad(this.#errorText(error));
    this.#line(`${name}  ${time}  ${outcome}`);
  }

  /** Prints a transaction, now if its request is already printed, else together with it. */
  transaction(mined: TransactionReport): void {
    if (this.#silent) return;
    // Described now, in block order, so that calls find the names of contracts.
    const text = this.#describe(mined);
    if (this.#sent.delete(mined.hash)) this.#line(text);
    else remember(this.#mined, mined.hash, text);
  }

  /** Prints a title and one line per call. */
  trace(calls: CallTreeReport): void {
    if (this.#silent) return;
    const title = calls.hash === null ? 'calls of eth_call' : `calls of transaction ${calls.hash}`;
    this.#print(indented([title, ...callTreeLines(calls, this.#names)]));
  }

  consoleLog(text: string): void {
    this.#line(`console.log: ${escapeControls(text)}`);
  }

  /** Prints an error outside of requests with its stack, also when silent. */
  failure(what: string, error: Error): void {
    this.#print(indented(`${what}: ${error.stack ?? error.message}`.split('\n')));
  }

  /** A logger for the service that prints in the same form, also when silent. */
  logger(level: string): Logger {
    const options = {
      level,
      base: null,
      timestamp: false,
      formatters: { level: (label: string) => ({ level: label }) },
    };
    return pino(options, { write: (entry: string) => this.#print(indented(readable(entry).split('\n'))) });
  }

  #sentOutcome(method: string | null, result: unknown): string {
    if (!method?.startsWith('eth_send') || typeof result !== 'string' || !HASH.test(result)) return 'ok';
    const mined = this.#mined.get(result);
    if (mined === undefined) remember(this.#sent, result, true);
    else this.#mined.delete(result);
    return mined ?? 'ok';
  }

  /** `transaction 0x… in block 5 (Counter.increment(), 43412 gas)`. */
  #describe(mined: TransactionReport): string {
    const { hash, height, failure, gasUsed, revertData } = mined;
    const facts = [this.#whatItDid(mined), ...(gasUsed === null ? [] : [`${gasUsed} gas`])].join(', ');
    if (failure === null) return this.#colors.good(escapeControls(`transaction ${hash} in block ${height} (${facts})`));
    const reason = withName(failure, this.#names.error(revertData));
    return this.#bad(`transaction ${hash} failed in block ${height} (${facts}): ${reason}`);
  }

  #whatItDid({ to, created, input }: TransactionReport): string {
    if (to !== null) {
      if (input.length === 0) return 'transfer';
      return this.#names.call(to, input) ?? `call of 0x${Buffer.from(input.subarray(0, 4)).toString('hex')}`;
    }
    if (created === null) return 'creation of a contract';
    return `creation of ${this.#names.creation(created, input) ?? 'a contract'} at ${created}`;
  }

  #errorText({ message, data }: Error & { data?: unknown }): string {
    const isHex = typeof data === 'string' && /^0x(?:[0-9a-f]{2})+$/i.test(data);
    return withName(message, isHex ? this.#names.error(Buffer.from(data.slice(2), 'hex')) : null);
  }

  #bad(text: string): string {
    return this.#colors.bad(escapeControls(text));
  }

  /** Untrusted text is escaped before; colours are not. */
  #line(text: string): void {
    if (!this.#silent) this.#print(`${text}\n`);
  }
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
