import type { Caller } from '../caller/caller.js';
import type { BlockSummary, TransactionPlace } from '../chain/blocks.js';
import {
  callTracerOptions,
  type TraceBase,
  type TracedCall,
  type TraceOptions,
  type TraceOutcome,
  type Traces,
  type TransactionTrace,
} from '../chain/traces.js';
import type { KeptTraces } from '../chain/keptTraces.js';
import type { Node } from '../chain/node.js';
import type { State } from '../chain/state.js';
import type { SignedTransaction } from '../ethereum/transaction/transaction.js';
import { EncodedJson } from '../json/encodedJson.js';
import type { Hash } from '../../generated/types.js';
import { BlocksToTrace, readTransactionHashes, type BlockToTrace, type TracedBlocks } from './make/blockToTrace.js';
import type { EngineMaker } from './make/engineMaker.js';
import { traceInNode } from './nodeCalls.js';
import type { NodeMaker } from './make/nodeMaker.js';
import { canRetryElsewhere, TraceError, traceFailed, type MadeTrace } from './api/traceErrors.js';
import { followsFromFrames, type TraceMaker } from './traceMaker.js';
import type { TraceSlots } from './make/traceSlots.js';
import { checkTracer } from './api/checkTracer.js';

/** Settings of traces: whether clients may send tracers in JavaScript. */
export interface ChainTracesOptions {
  javascriptTracers: boolean;
}

/** The parts that make and keep traces. */
export interface ChainTracesParts {
  blocks: TracedBlocks;
  comet: Pick<Node, 'committedBlock'>;
  state: Pick<State, 'call'>;
  maker: TraceMaker;
  node: NodeMaker;
  gateway: EngineMaker;
  /** Null where none are kept. */
  kept: KeptTraces | null;
  slots: TraceSlots;
}

/** Traces that are kept, derived from kept ones, or made. */
export class ChainTraces implements Traces {
  readonly #options: ChainTracesOptions;
  readonly #parts: ChainTracesParts;
  readonly #blocks: BlocksToTrace;

  constructor(options: ChainTracesOptions, parts: ChainTracesParts) {
    this.#blocks = new BlocksToTrace(parts);
    this.#options = options;
    this.#parts = parts;
  }

  async transaction(place: TransactionPlace, options: TraceOptions, caller: Caller): Promise<EncodedJson | null> {
    checkTracer(options, this.#options.javascriptTracers);
    const { maker } = this.#parts;
    const { blockNumber, transactionIndex } = place;
    const made = await this.#keptTransaction(place, options, caller);
    if (made !== undefined) return orThrow(made);
    const block = await this.#blocks.read(blockNumber, transactionIndex, caller);
    if (block === null) return null;
    const [trace] = await this.#make((part) => maker.traces(block, 'last', options, part), caller);
    return trace === undefined ? null : orThrow(trace);
  }

  async block(blockNumber: number, options: TraceOptions, caller: Caller): Promise<TransactionTrace[] | null> {
    checkTracer(options, this.#options.javascriptTracers);
    if (blockNumber === 0) throw traceFailed('genesis is not traceable');
    const { maker } = this.#parts;
    const kept = await this.#keptBlock(blockNumber, options, caller);
    if (kept !== undefined) return kept;
    const block = await this.#blocks.read(blockNumber, 'all', caller);
    if (block === null) return null;
    if (block.transactions.length === 0) return [];
    return outcomes(await this.#make((part) => maker.traces(block, 'all', options, part), caller), hashesOf(block));
  }

  /** The traces of callTracer without options for each transaction of a block, made even where they are kept. */
  async again(blockNumber: number, timeoutMs: number, caller: Caller): Promise<TransactionTrace[] | null> {
    const { maker } = this.#parts;
    const block = await this.#blocks.read(blockNumber, 'all', caller);
    if (block === null) return null;
    const made = await this.#make((part) => maker.again(block, callTracerOptions(timeoutMs), part), caller);
    return outcomes(made, hashesOf(block));
  }

  async givenBlock(
    block: BlockSummary,
    transactions: readonly SignedTransaction[],
    options: TraceOptions,
    caller: Caller,
  ): Promise<TransactionTrace[]> {
    checkTracer(options, this.#options.javascriptTracers);
    if (transactions.length === 0) return [];
    const { gateway } = this.#parts;
    const made = await this.#make((part) => gateway.given(block, transactions, options, part), caller);
    const hashes = transactions.map(({ hash }) => hash);
    return outcomes(made, hashes);
  }

  async calls(base: TraceBase, calls: readonly TracedCall[], caller: Caller): Promise<TraceOutcome[]> {
    for (const { options } of calls) checkTracer(options, this.#options.javascriptTracers);
    if (calls.length === 0) return [];
    const made = await this.#parts.slots.run((part) => this.#tracedCalls(base, calls, part), caller);
    for (const outcome of made) if ('trace' in outcome) caller.memory.add(outcome.trace.bytes.length);
    return made;
  }

  /** Makes traces in a slot. They count for the caller from then on. */
  async #make(work: (part: Caller) => Promise<MadeTrace[]>, caller: Caller): Promise<MadeTrace[]> {
    const made = await this.#parts.slots.run(work, caller);
    for (const trace of made) if (!(trace instanceof TraceError)) caller.memory.add(trace.length);
    return made;
  }

  /** In the gateway, which knows the gas that a call takes; in the node if the gateway cannot. */
  async #tracedCalls(base: TraceBase, calls: readonly TracedCall[], caller: Caller): Promise<TraceOutcome[]> {
    const { gateway } = this.#parts;
    const { block, transactions } = base;
    if (transactions === null) {
      return gateway.calls(block, [], calls, caller).catch(async (error: unknown) => {
        const outcome = canRetryElsewhere(error) ? await this.#callInNode(block, calls, caller) : null;
        if (outcome === null) throw error;
        return [outcome];
      });
    }
    if (transactions > block.transactionCount)
      throw traceFailed(`transaction index ${transactions} out of range for block ${block.hash}`);
    const first = transactions === 0 ? null : await this.#blocks.read(block.number, transactions - 1, caller);
    return gateway.calls({ ...block, stateHeight: block.number - 1 }, first?.transactions ?? [], calls, caller);
  }

  /** Null for calls that the node cannot trace as a whole. */
  async #callInNode(
    block: BlockSummary,
    [only, ...more]: readonly TracedCall[],
    caller: Caller,
  ): Promise<TraceOutcome | null> {
    const made = only === undefined || more.length > 0 ? null : await traceInNode(only, block, this.#parts, caller);
    return made === null ? null : { trace: orThrow(made) };
  }

  async #keptTransaction(
    place: TransactionPlace,
    options: TraceOptions,
    caller: Caller,
  ): Promise<MadeTrace | undefined> {
    const { blocks, kept, maker } = this.#parts;
    if (kept === null || !followsFromFrames(options)) return undefined;
    const summary = await blocks.summary(place.blockNumber, caller);
    const frames = summary === null ? undefined : await kept.transaction(place, summary.hash);
    if (summary === null || frames === undefined) return undefined;
    if (isAsKept(options)) return frames;
    const hashes = await readTransactionHashes(blocks, place.blockNumber, caller);
    const at = keptPlace(summary, place.transactionIndex, hashes);
    const [trace] = await maker.derived([frames], [at], summary, options);
    return trace;
  }

  async #keptBlock(
    blockNumber: number,
    options: TraceOptions,
    caller: Caller,
  ): Promise<TransactionTrace[] | undefined> {
    const { blocks, kept, maker } = this.#parts;
    if (kept === null || !followsFromFrames(options)) return undefined;
    const summary = await blocks.summary(blockNumber, caller);
    const frames = summary === null ? undefined : await kept.block(blockNumber, summary.hash);
    if (summary === null || frames === undefined) return undefined;
    const hashes = await readTransactionHashes(blocks, blockNumber, caller);
    if (hashes.length !== frames.length) return undefined;
    const places = frames.map((_, index) => keptPlace(summary, index, hashes));
    return outcomes(await maker.derived(frames, places, summary, options), hashes);
  }
}

function hashesOf({ transactions }: BlockToTrace): Hash[] {
  return transactions.map(({ transaction }) => transaction.hash);
}

/** The kept traces are those of callTracer without options. */
function isAsKept({ tracer, tracerConfig }: TraceOptions): boolean {
  return tracer === 'callTracer' && tracerConfig['onlyTopCall'] !== true;
}

function keptPlace({ number, hash }: BlockSummary, transactionPosition: number, hashes: readonly Hash[]) {
  const transactionHash = hashes[transactionPosition];
  if (transactionHash === undefined) throw new Error(`block ${number} has no transaction ${transactionPosition}`);
  return { blockHash: hash, blockNumber: number, transactionHash, transactionPosition };
}

function orThrow(made: MadeTrace): EncodedJson {
  if (made instanceof TraceError) throw made;
  return new EncodedJson(made);
}

function outcomes(traces: readonly MadeTrace[], hashes: readonly Hash[]): TransactionTrace[] {
  return hashes.map((transactionHash, index) => {
    const made = traces[index];
    if (made === undefined) throw new Error(`no trace for transaction ${transactionHash}`);
    if (made instanceof TraceError)
      return { transactionHash, error: made.message, ...((made.undone || made.frameless) && { untraceable: true }) };
    return { transactionHash, trace: new EncodedJson(made) };
  });
}
