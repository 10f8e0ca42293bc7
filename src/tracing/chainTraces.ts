import type { TransactionPlace } from '../chain/blocks.js';
import type { KeptTraces } from '../chain/keptTraces.js';
import type { NodeTraces } from '../chain/tracing/nodeTraces.js';
import type { TraceBase, TracedCall, TraceOptions, TraceOutcome, Traces, TransactionTrace } from '../chain/traces.js';
import { EncodedJson } from '../evm/encoding/encodedJson.js';
import { readBlockToTrace, type TracedBlocks } from './blockToTrace.js';
import { NodeTracer, type MadeTrace } from './nodeTracer.js';
import { TraceError, traceFailed, traceUnsupported } from './traceErrors.js';
import { TraceSlots } from './traceSlots.js';
import { checkTracer } from './tracerChoice.js';

/** Limits of traces. */
export interface ChainTracesOptions {
  /** Traces at the same time. */
  maxTraces: number;
  /** Most bytes of one trace. */
  maxBytes: number;
}

/** What makes and keeps traces. */
export interface ChainTracesParts {
  blocks: TracedBlocks;
  node: NodeTraces;
  /** Null where none are kept. */
  kept: KeptTraces | null;
}

/** Traces that are kept, or made by the node. */
export class ChainTraces implements Traces {
  readonly #parts: ChainTracesParts;
  readonly #node: NodeTracer;
  readonly #slots: TraceSlots;

  constructor({ maxTraces, maxBytes }: ChainTracesOptions, parts: ChainTracesParts) {
    this.#parts = parts;
    this.#node = new NodeTracer(parts.node, { maxBytes });
    this.#slots = new TraceSlots(maxTraces);
  }

  async transaction(place: TransactionPlace, options: TraceOptions, signal?: AbortSignal): Promise<EncodedJson | null> {
    checkTracer(options);
    const kept = await this.#keptTransaction(place, options, signal);
    if (kept !== undefined) return new EncodedJson(kept);
    const { blockNumber, transactionIndex } = place;
    const block = await readBlockToTrace(this.#parts.blocks, blockNumber, transactionIndex, signal);
    if (block === null) return null;
    return new EncodedJson(await this.#slots.run(() => this.#node.one(block, options), signal));
  }

  async block(blockNumber: number, options: TraceOptions, signal?: AbortSignal): Promise<TransactionTrace[] | null> {
    checkTracer(options);
    if (blockNumber === 0) throw traceFailed('genesis is not traceable');
    const block = await readBlockToTrace(this.#parts.blocks, blockNumber, 'all', signal);
    if (block === null) return null;
    const { hash, number } = block.summary;
    const hashes = block.transactions.map(({ transaction }) => transaction.hash);
    const kept = isKept(options) ? await this.#parts.kept?.block(number, hash) : undefined;
    if (kept !== undefined) return kept.map((trace, index) => outcome(trace, hashes[index] ?? hash));
    if (hashes.length === 0) return [];
    const traces = await this.#slots.run(() => this.#node.all(block, options), signal);
    const made = traces.filter((trace): trace is Uint8Array => !(trace instanceof TraceError));
    if (isKept(options) && made.length === traces.length)
      await this.#parts.kept?.keep({ blockNumber: number, blockHash: hash, traces: made });
    return traces.map((trace, index) => outcome(trace, hashes[index] ?? hash));
  }

  async calls(base: TraceBase, calls: readonly TracedCall[], signal?: AbortSignal): Promise<TraceOutcome[]> {
    for (const { options } of calls) checkTracer(options);
    const [only] = calls;
    const { node } = this.#parts;
    const plain = only !== undefined && only.stateOverrides === null && only.blockOverrides === null;
    if (!plain || calls.length > 1 || base.transactions !== null || !node.supportsCalls)
      throw traceUnsupported('this trace of calls', 'the node cannot make it');
    const answer = await this.#slots.run(() => node.call(only.call, base.block, only.options), signal);
    return [{ trace: new EncodedJson(answer) }];
  }

  async #keptTransaction(
    place: TransactionPlace,
    options: TraceOptions,
    signal?: AbortSignal,
  ): Promise<Uint8Array | undefined> {
    const { blocks, kept } = this.#parts;
    if (kept === null || !isKept(options)) return undefined;
    const summary = await blocks.summary(place.blockNumber, signal);
    return summary === null ? undefined : kept.transaction(place, summary.hash);
  }
}

/** What is kept is callTracer's trace without options. */
function isKept({ tracer, tracerConfig }: TraceOptions): boolean {
  return tracer === 'callTracer' && tracerConfig['withLog'] !== true && tracerConfig['onlyTopCall'] !== true;
}

function outcome(trace: MadeTrace, transactionHash: TransactionTrace['transactionHash']): TransactionTrace {
  if (trace instanceof TraceError) return { transactionHash, error: trace.message };
  return { transactionHash, trace: new EncodedJson(trace) };
}
