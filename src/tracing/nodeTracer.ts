import { MalformedAnswer, QueryFailed } from '../chain/errors.js';
import type { NodeTraces } from '../chain/tracing/nodeTraces.js';
import type { TraceOptions } from '../chain/traces.js';
import type { BlockToTrace, MinedTransaction } from './blockToTrace.js';
import { assertOutcome, callTraceOf } from './callTrace.js';
import { itemSpans, memberSpans, parseBytes, textOfBytes } from './jsonSpans.js';
import { encodeStructLogs, readStructLogs } from './structLogTrace.js';
import { TraceError, traceFailed, traceTooLarge } from './traceErrors.js';

/** Limits of what the node is asked for. */
export interface NodeTracerOptions {
  /** Most bytes of one trace. */
  maxBytes: number;
}

/** A trace as JSON in UTF-8, or why there is none. */
export type MadeTrace = Uint8Array | TraceError;

/** The traces of mined transactions that the node makes, mended where it answers wrongly. */
export class NodeTracer {
  readonly #node: NodeTraces;
  readonly #options: NodeTracerOptions;

  constructor(node: NodeTraces, options: NodeTracerOptions) {
    this.#node = node;
    this.#options = options;
  }

  /** The trace of the last transaction. Rejects with TraceError. */
  async one({ summary, transactions }: BlockToTrace, options: TraceOptions): Promise<Uint8Array> {
    const traced = transactions.at(-1);
    if (traced === undefined) throw new Error('there is no transaction to trace');
    const before = transactions.slice(0, -1).map(({ transaction }) => transaction);
    const asked = this.#asked(options);
    const answer = await this.#node.transaction(traced.transaction, before, summary, asked).catch(asTraceError);
    return this.#mend(answer, traced, options);
  }

  /** One for each transaction. */
  async all({ summary, transactions }: BlockToTrace, options: TraceOptions): Promise<MadeTrace[]> {
    if (transactions.length === 0) return [];
    const asked = this.#asked(options);
    const given = transactions.map(({ transaction }) => transaction);
    const answer = await this.#node.block(given, summary, asked).catch(asTraceError);
    const text = textOfBytes(answer);
    const items = await itemSpans(text);
    if (items.length !== transactions.length)
      throw new MalformedAnswer(`the node answers ${items.length} traces for ${transactions.length} transactions`);
    const traces: MadeTrace[] = [];
    for (const [index, mined] of transactions.entries()) {
      const members = await memberSpans(text, items[index] ?? { start: 0, end: 0 });
      const [result, error] = [members.get('result'), members.get('error')];
      if (result !== undefined) {
        const made = this.#mend(answer.subarray(result.start, result.end), mined, options);
        traces.push(await made.catch(onlyTraceError));
      } else if (error !== undefined) {
        traces.push(traceFailed(String(parseBytes(answer.subarray(error.start, error.end)))));
      } else {
        throw new MalformedAnswer('the node answers neither a trace nor an error');
      }
    }
    return traces;
  }

  #asked(options: TraceOptions): TraceOptions {
    const { maxBytes } = this.#options;
    const limit = options.limit === 0 ? maxBytes : Math.min(options.limit, maxBytes);
    return { ...options, limit, timeoutMs: Math.min(options.timeoutMs, this.#node.maxTimeoutMs) };
  }

  async #mend(answer: Uint8Array, mined: MinedTransaction, options: TraceOptions): Promise<Uint8Array> {
    switch (options.tracer) {
      case '':
        return this.#mendStructLogs(answer, mined, options);
      case 'callTracer':
        return Buffer.from(JSON.stringify(callTraceOf(parseBytes(answer), mined)));
      default:
        return Buffer.from(JSON.stringify(parseBytes(answer)));
    }
  }

  async #mendStructLogs(answer: Uint8Array, mined: MinedTransaction, { limit }: TraceOptions): Promise<Uint8Array> {
    const { maxBytes } = this.#options;
    const read = await readStructLogs(answer, limit);
    if (read.size > maxBytes && (limit === 0 || limit > maxBytes)) throw traceTooLarge(maxBytes);
    assertOutcome(read.failed ? 'failed' : '', mined);
    return encodeStructLogs(read, mined.gasUsed);
  }
}

/** What the node says of a trace that failed is the tracer's text. */
function asTraceError(error: unknown): never {
  throw error instanceof QueryFailed ? traceFailed(error.text, { cause: error }) : error;
}

function onlyTraceError(error: unknown): TraceError {
  if (error instanceof TraceError) return error;
  throw error;
}
