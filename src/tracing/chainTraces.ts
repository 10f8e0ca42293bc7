/**
 * The traces that methods ask for, and the tasks that keep them. A trace is kept; or it follows from call frames, which
 * are kept or made; or it is made. Only this class knows which. A request looks for kept frames once. What is made
 * takes a slot; what is kept does not.
 */
import type { Hash } from '../../generated/types.js';
import type { Caller } from '../caller/caller.js';
import type { BlockSummary, TransactionPlace } from '../chain/blocks.js';
import type { KeptTraces } from '../chain/keptTraces.js';
import type { Node } from '../chain/node.js';
import type { State } from '../chain/state.js';
import {
  callTracerOptions,
  type TraceBase,
  type TracedCall,
  type TraceOptions,
  type TraceOutcome,
  type Traces,
  type TransactionTrace,
} from '../chain/traces.js';
import type { SignedTransaction } from '../ethereum/transaction/transaction.js';
import type { TracedPlace } from './make/flatTraces.js';
import { muxTrace } from '../execution/tracers/traceBytes.js';
import { EncodedJson } from '../json/encodedJson.js';
import { canRetryElsewhere, TraceError, traceFailed, type MadeTrace } from './api/traceErrors.js';
import { checkTracer, followsFromFrames, innerTracers } from './api/tracers.js';
import { derivedTraces, type DerivedPlaces } from './kept/derivedTraces.js';
import type { TraceRulesParts } from './kept/traceRules.js';
import {
  BlocksToTrace,
  readTransactionHashes,
  tracedOf,
  type BlockToTrace,
  type MinedTransaction,
  type Traced,
  type TracedBlocks,
} from './make/blockToTrace.js';
import { refusedFrame } from './make/callTrace.js';
import type { EngineMaker } from './make/engineMaker.js';
import type { NodeMaker } from './make/nodeMaker.js';
import { makeInTurn, makersOf, type WantedTraces } from './make/traceMaker.js';
import { tracesWithLogs } from './make/tracesWithLogs.js';
import type { TraceSlots } from './make/traceSlots.js';

/** Settings of traces: whether clients may send tracers in JavaScript. */
export interface ChainTracesOptions {
  javascriptTracers: boolean;
}

/** The parts that make and keep traces. */
export interface ChainTracesParts extends TraceRulesParts {
  blocks: TracedBlocks;
  comet: Pick<Node, 'committedBlock'>;
  state: Pick<State, 'call' | 'forks'>;
  makers: { engine: EngineMaker; node: NodeMaker };
  /** Null where none are kept. */
  kept: KeptTraces | null;
  slots: TraceSlots;
}

/** What a request traces: transactions of a block, or a call. */
interface Traceable extends DerivedPlaces {
  count: number;
  /** The traces of callTracer without options, of which several tracers inside muxTracer may be made. */
  frames: () => Promise<MadeTrace[]>;
  /** The traces of a tracer that do not follow from them. */
  made: (options: TraceOptions) => Promise<MadeTrace[]>;
}

/** Calls are in no block; geth shows these values. */
const NO_PLACE = { blockHash: null, blockNumber: 0, transactionHash: null, transactionPosition: 0 };
const NO_TRACE = Buffer.from('{}');

/** Traces that are kept, derived from call frames, or made. */
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
    this.#check(options);
    const { blockNumber, transactionIndex } = place;
    const kept = await this.#fromKept(blockNumber, transactionIndex, options, caller);
    if (kept !== null) return orThrow(kept.traces[0]);
    const block = await this.#blocks.read(blockNumber, transactionIndex, caller);
    if (block === null) return null;
    const [trace] = await this.#make(block, 'last', options, caller);
    return orThrow(trace);
  }

  async block(blockNumber: number, options: TraceOptions, caller: Caller): Promise<TransactionTrace[] | null> {
    this.#check(options);
    if (blockNumber === 0) throw traceFailed('genesis is not traceable');
    const kept = await this.#fromKept(blockNumber, 'all', options, caller);
    if (kept !== null) return outcomes(kept.traces, await kept.hashes());
    const block = await this.#blocks.read(blockNumber, 'all', caller);
    if (block === null) return null;
    if (block.transactions.length === 0) return [];
    return outcomes(await this.#make(block, 'all', options, caller), hashesOf(block));
  }

  /** The traces of callTracer without options for each transaction of a block, made even where they are kept. */
  async again(blockNumber: number, timeoutMs: number, caller: Caller): Promise<TransactionTrace[] | null> {
    const block = await this.#blocks.read(blockNumber, 'all', caller);
    if (block === null) return null;
    const wanted = { block, traced: 'all', options: callTracerOptions(timeoutMs) } as const;
    return outcomes(await this.#inSlot((part) => this.#ask({ ...wanted, caller: part }), caller), hashesOf(block));
  }

  async givenBlock(
    block: BlockSummary,
    transactions: readonly SignedTransaction[],
    options: TraceOptions,
    caller: Caller,
  ): Promise<TransactionTrace[]> {
    this.#check(options);
    if (transactions.length === 0) return [];
    const { engine } = this.#parts.makers;
    const made = await this.#inSlot((part) => engine.given(block, transactions, options, part), caller);
    return outcomes(
      made,
      transactions.map(({ hash }) => hash),
    );
  }

  async calls(base: TraceBase, calls: readonly TracedCall[], caller: Caller): Promise<TraceOutcome[]> {
    for (const { options } of calls) this.#check(options);
    if (calls.length === 0) return [];
    const made = await this.#parts.slots.run((part) => this.#tracedCalls(base, calls, part), caller);
    for (const outcome of made) if ('trace' in outcome) caller.memory.add(outcome.trace.bytes.length);
    return made;
  }

  #check(options: TraceOptions): void {
    checkTracer(options, this.#options.javascriptTracers);
  }

  /** Makes traces in a slot. They count for the caller from then on. */
  async #inSlot(work: (part: Caller) => Promise<MadeTrace[]>, caller: Caller): Promise<MadeTrace[]> {
    const made = await this.#parts.slots.run(work, caller);
    for (const trace of made) if (!(trace instanceof TraceError)) caller.memory.add(trace.length);
    return made;
  }

  /** The traces of one or all transactions of a block, where they follow from kept frames; null for others. */
  async #fromKept(
    blockNumber: number,
    which: number | 'all',
    options: TraceOptions,
    caller: Caller,
  ): Promise<{ traces: MadeTrace[]; hashes: () => Promise<Hash[]> } | null> {
    const { blocks, kept } = this.#parts;
    if (kept === null || !followsFromFrames(options)) return null;
    const block = await blocks.summary(blockNumber, caller);
    const frames = block === null ? undefined : await this.#kept(block, which);
    if (block === null || frames === undefined) return null;
    const hashes = once(() => readTransactionHashes(blocks, blockNumber, caller));
    // Where the numbers differ, the block was removed meanwhile.
    if (which === 'all' && (await hashes()).length !== frames.length) return null;
    const places = async () => placesOf(block, await hashes()).slice(which === 'all' ? 0 : which);
    return { traces: await derivedTraces(frames, options, { block, places }, this.#parts), hashes };
  }

  async #kept({ number, hash }: BlockSummary, which: number | 'all'): Promise<Uint8Array[] | undefined> {
    const { kept } = this.#parts;
    if (which === 'all') return kept?.block(number, hash);
    const frames = await kept?.transaction({ blockNumber: number, transactionIndex: which }, hash);
    return frames && [frames];
  }

  /** Makes what `#fromKept` did not find. */
  #make(block: BlockToTrace, traced: Traced, options: TraceOptions, caller: Caller): Promise<MadeTrace[]> {
    return this.#inSlot((part) => {
      const wanted = { block, traced, options, caller: part };
      const traceable: Traceable = {
        block: block.summary,
        count: tracedOf(block, traced).length,
        places: () => placesOf(block.summary, hashesOf(block)).slice(traced === 'all' ? 0 : -1),
        frames: once(() => this.#frames(wanted)),
        made: (shown) => this.#made({ ...wanted, options: shown }, traceable),
      };
      return this.#traces(options, traceable);
    }, caller);
  }

  /** Runs each tracer inside muxTracer separately, so that the corrections of each apply here, too. */
  async #traces(options: TraceOptions, traceable: Traceable): Promise<MadeTrace[]> {
    if (options.tracer === 'muxTracer') {
      const columns: [name: string, traces: MadeTrace[]][] = [];
      for (const inner of innerTracers(options)) columns.push([inner.tracer, await this.#traces(inner, traceable)]);
      return Array.from({ length: traceable.count }, (_, index) => muxed(columns, index));
    }
    if (followsFromFrames(options)) return derivedTraces(await traceable.frames(), options, traceable, this.#parts);
    return traceable.made(options);
  }

  async #made(wanted: WantedTraces, traceable: Traceable): Promise<MadeTrace[]> {
    const { options } = wanted;
    const { blocks, makers } = this.#parts;
    if (options.tracer === 'noopTracer') return Array.from({ length: traceable.count }, () => NO_TRACE);
    if (options.tracer !== 'callTracer') return this.#ask(wanted);
    // Without logs, its traces would follow from frames.
    const without = (onlyTopCall: boolean) => this.#traces({ ...options, tracerConfig: { onlyTopCall } }, traceable);
    return tracesWithLogs(wanted, { engine: makers.engine, blocks, without });
  }

  #ask(wanted: WantedTraces): Promise<MadeTrace[]> {
    const { makers } = this.#parts;
    return makeInTurn(
      makersOf(wanted.options).map((name) => makers[name]),
      wanted,
    );
  }

  /** The frames of a request: kept, or made and, for a whole block, kept. */
  async #frames({ block, traced, options, caller }: WantedTraces): Promise<MadeTrace[]> {
    const { summary, transactions } = block;
    // A request for nothing else has looked for kept ones before.
    const which = traced === 'all' ? 'all' : transactions.length - 1;
    const known = followsFromFrames(options) ? undefined : await this.#kept(summary, which);
    if (known !== undefined) return known;
    const plain = { ...options, tracer: 'callTracer', tracerConfig: {}, showsFrameless: false };
    const made = await this.#ask({ block, traced, options: plain, caller });
    const { number: blockNumber, hash: blockHash, transactionCount } = summary;
    const traces = made.filter((trace): trace is Uint8Array => !(trace instanceof TraceError));
    if (traces.length === transactionCount && blockNumber > 0)
      await this.#parts.kept?.keep({ blockNumber, blockHash, traces });
    if (options.showsFrameless !== true) return made;
    const mined = tracedOf(block, traced);
    return made.map((trace, index) => orRefusedFrame(trace, mined[index]));
  }

  /** In the engine, which knows the gas that a call takes; in the node if the engine cannot. */
  async #tracedCalls(base: TraceBase, calls: readonly TracedCall[], caller: Caller): Promise<TraceOutcome[]> {
    const { engine, node } = this.#parts.makers;
    const { block, transactions } = base;
    if (transactions === null) {
      return engine.calls(block, [], calls, caller).catch(async (error: unknown) => {
        const [call, ...more] = calls;
        if (!canRetryElsewhere(error) || call === undefined || more.length > 0 || !node.canTrace(call)) throw error;
        if (!makersOf(call.options).includes('node')) throw error;
        return [{ trace: await this.#callInNode(call, block, caller) }];
      });
    }
    if (transactions > block.transactionCount)
      throw traceFailed(`transaction index ${transactions} out of range for block ${block.hash}`);
    const first = transactions === 0 ? null : await this.#blocks.read(block.number, transactions - 1, caller);
    return engine.calls({ ...block, stateHeight: block.number - 1 }, first?.transactions ?? [], calls, caller);
  }

  async #callInNode({ call, options }: TracedCall, block: BlockSummary, caller: Caller): Promise<EncodedJson> {
    const { makers, state } = this.#parts;
    const inNode = (shown: TraceOptions) => makers.node.call(call, block, shown, { state, caller });
    const frames = once(async () => [await inNode({ ...options, tracer: 'callTracer', tracerConfig: {} })]);
    const made = async (shown: TraceOptions) => {
      if (shown.tracer === '') return [await inNode(shown)];
      // noopTracer: the call only has to run.
      await frames();
      return [NO_TRACE];
    };
    const [trace] = await this.#traces(options, { block, count: 1, places: () => [NO_PLACE], frames, made });
    return orThrow(trace);
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

function hashesOf({ transactions }: BlockToTrace): Hash[] {
  return transactions.map(({ transaction }) => transaction.hash);
}

function placesOf({ number, hash }: BlockSummary, hashes: readonly Hash[]): TracedPlace[] {
  return hashes.map((transactionHash, transactionPosition) => ({
    blockHash: hash,
    blockNumber: number,
    transactionHash,
    transactionPosition,
  }));
}

/** One transaction's or call's trace of muxTracer. */
function muxed(columns: readonly [name: string, traces: MadeTrace[]][], index: number): MadeTrace {
  const parts: [string, Uint8Array][] = [];
  for (const [name, traces] of columns) {
    const trace = traces[index];
    if (trace === undefined || trace instanceof TraceError) return trace ?? NO_TRACE;
    parts.push([name, trace]);
  }
  return muxTrace(parts);
}

/** The only frame of a creation that the chain did not permit, instead of its error. */
function orRefusedFrame(made: MadeTrace, mined: MinedTransaction | undefined): MadeTrace {
  if (!(made instanceof TraceError && made.frameless) || mined === undefined) return made;
  return Buffer.from(JSON.stringify(refusedFrame(mined)));
}

function orThrow(made: MadeTrace | undefined): EncodedJson {
  if (made === undefined) throw new Error('a trace is missing');
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
