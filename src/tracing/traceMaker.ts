import type { Caller } from '../caller/caller.js';
import { errorMessage } from '../../generated/errors.js';
import type { CallFrame, Log } from '../../generated/types.js';
import type { Blocks, BlockSummary } from '../chain/blocks.js';
import type { ChainError } from '../chain/chainErrors.js';
import type { KeptTraces } from '../chain/keptTraces.js';
import type { TraceOptions } from '../chain/traces.js';
import { GETH_MESSAGES } from '../ethereum/gethMessages.js';
import type { TracedPlace } from '../execution/tracers/flatTraces.js';
import { muxTrace } from '../execution/tracers/traceBytes.js';
import { tracedOf, type BlockToTrace, type MinedTransaction, type Traced } from './make/blockToTrace.js';
import { assertLogs, refusedFrame, withReceiptLogs } from './make/callTrace.js';
import { encodeCallFrame } from './make/callFrame.js';
import { flatCallTrace, fourByteTrace, topCallTrace } from './kept/derivedTraces.js';
import type { EngineMaker } from './make/engineMaker.js';
import { parseBytes } from './make/nodeJson.js';
import type { NodeMaker } from './make/nodeMaker.js';
import {
  canRetryElsewhere,
  orTraceError,
  TraceError,
  traceFailed,
  traceUnsupported,
  type MadeTrace,
} from './api/traceErrors.js';
import { traceRules, type TraceRulesParts } from './kept/traceRules.js';
import { innerConfig } from './api/checkTracer.js';

/** The parts that make traces. */
export interface TraceMakerParts extends TraceRulesParts {
  node: NodeMaker;
  gateway: EngineMaker;
  blocks: Pick<Blocks, 'transactionLogs'>;
  /** Null where none are kept. */
  kept: KeptTraces | null;
}

type Source = 'node' | 'gateway';

interface WantedTraces {
  block: BlockToTrace;
  traced: Traced;
  options: TraceOptions;
  caller: Caller;
}

/** Makes traces of mined transactions in the node, or in the gateway where the node's would be wrong. */
export class TraceMaker {
  readonly #parts: TraceMakerParts;

  constructor(parts: TraceMakerParts) {
    this.#parts = parts;
  }

  /**
   * One for each traced transaction, in order. Rejects where none of them can be made. An abort ends the work in the
   * gateway, and the processing of the node's traces.
   */
  async traces(block: BlockToTrace, traced: Traced, options: TraceOptions, caller: Caller): Promise<MadeTrace[]> {
    const { tracer, tracerConfig } = options;
    if (tracer === 'noopTracer') return tracedOf(block, traced).map(() => Buffer.from('{}'));
    if (tracer === 'muxTracer') return this.#muxed(block, traced, options, caller);
    if (followsFromFrames(options)) {
      const frames = await this.#frames(block, traced, options, caller);
      const places = tracedOf(block, traced).map((mined) => placeOf(mined, block.summary));
      const shown = options.showsFrameless === true ? frames.map(withFrame(tracedOf(block, traced))) : frames;
      return this.derived(shown, places, block.summary, options);
    }
    if (tracer === 'callTracer' && tracerConfig['withLog'] === true)
      return this.#withLogs(block, traced, options, caller);
    return this.#made(sourcesOf(tracer), { block, traced, options, caller });
  }

  /** The traces of callTracer without options for each transaction of a block, made even where they are kept. */
  async again(block: BlockToTrace, options: TraceOptions, caller: Caller): Promise<MadeTrace[]> {
    return this.#made(['node', 'gateway'], { block, traced: 'all', options, caller });
  }

  /** The traces that follow from those of callTracer. `places` are the positions of the transactions. */
  async derived(
    frames: readonly MadeTrace[],
    places: readonly TracedPlace[],
    block: BlockSummary,
    { tracer, tracerConfig }: TraceOptions,
  ): Promise<MadeTrace[]> {
    if (tracer === 'callTracer' && tracerConfig['onlyTopCall'] !== true) return [...frames];
    const flag = (name: string): boolean => tracerConfig[name] === true;
    const flat = { parityErrors: flag('convertParityErrors'), includePrecompiles: flag('includePrecompiles') };
    const traces: MadeTrace[] = [];
    for (const [index, made] of frames.entries()) {
      const place = places[index];
      if (made instanceof TraceError || place === undefined) {
        traces.push(made instanceof TraceError && made.frameless ? derivedOfNone(made, tracer) : made);
        continue;
      }
      // Made from frames that were checked field by field.
      const frame = (await parseBytes(made)) as CallFrame;
      if (tracer === 'callTracer') {
        traces.push(topCallTrace(frame));
        continue;
      }
      const { precompiles } = await traceRules(frame, block, this.#parts);
      if (tracer === '4byteTracer') traces.push(fourByteTrace(frame, precompiles));
      else traces.push(await flatCallTrace(frame, place, flat, precompiles));
    }
    return traces;
  }

  /** Runs each tracer separately, so that the corrections of each apply here, too. */
  async #muxed(block: BlockToTrace, traced: Traced, options: TraceOptions, caller: Caller): Promise<MadeTrace[]> {
    const columns: { name: string; traces: MadeTrace[] }[] = [];
    for (const [name, config] of Object.entries(options.tracerConfig)) {
      const inner = { ...options, tracer: name, tracerConfig: innerConfig(config) };
      columns.push({ name, traces: await this.traces(block, traced, inner, caller) });
    }
    return tracedOf(block, traced).map((_, index) => {
      const parts: [string, Uint8Array][] = [];
      for (const { name, traces } of columns) {
        const trace = traces[index];
        if (trace === undefined || trace instanceof TraceError) return trace ?? Buffer.from('{}');
        parts.push([name, trace]);
      }
      return muxTrace(parts);
    });
  }

  /** The traces of callTracer without options: kept, or made and, for a whole block, kept. */
  async #frames(block: BlockToTrace, traced: Traced, options: TraceOptions, caller: Caller): Promise<MadeTrace[]> {
    const { kept } = this.#parts;
    const { number: blockNumber, hash: blockHash, transactionCount } = block.summary;
    const known = await kept?.block(blockNumber, blockHash);
    if (known !== undefined) return traced === 'all' ? known : known.slice(block.transactions.length - 1).slice(0, 1);
    const plain = { ...options, tracer: 'callTracer', tracerConfig: {}, showsFrameless: false };
    const made = await this.#made(['node', 'gateway'], { block, traced, options: plain, caller });
    const traces = made.filter((trace): trace is Uint8Array => !(trace instanceof TraceError));
    if (traces.length === transactionCount && blockNumber > 0) await kept?.keep({ blockNumber, blockHash, traces });
    return made;
  }

  /** Nodes show no logs. Where the gateway cannot, a transaction without calls has the logs of its receipt. */
  async #withLogs(block: BlockToTrace, traced: Traced, options: TraceOptions, caller: Caller): Promise<MadeTrace[]> {
    const mined = tracedOf(block, traced);
    const logs = await Promise.all(mined.map(({ index }) => this.#logsOf(block.summary.number, index, caller)));
    const onlyTopCall = options.tracerConfig['onlyTopCall'] === true;
    const without = { ...options, tracerConfig: onlyTopCall ? { onlyTopCall } : {} };
    if (logs.every(({ length }) => length === 0)) return this.traces(block, traced, without, caller);
    try {
      const made = await this.#parts.gateway.traces(block, traced, options, caller);
      if (!onlyTopCall) for (const [index, trace] of made.entries()) await checkLogs(trace, logs[index] ?? []);
      return made;
    } catch (error) {
      if (!canRetryElsewhere(error)) throw error;
      const frames = await this.#frames(block, traced, options, caller);
      return Promise.all(
        frames.map((frame, index) => orTraceError(logged(frame, logs[index] ?? [], { onlyTopCall, reason: error }))),
      );
    }
  }

  async #logsOf(blockNumber: number, transactionIndex: number, caller: Caller): Promise<Log[]> {
    const logs = await this.#parts.blocks.transactionLogs({ blockNumber, transactionIndex }, caller);
    // What the index stores is a list of logs.
    return logs === null ? [] : ((await parseBytes(logs.bytes)) as Log[]);
  }

  /** Traces of the first source, or of the second where the first fails and the second does not. */
  async #made([first, second]: readonly [Source, Source?], wanted: WantedTraces): Promise<MadeTrace[]> {
    if (second === undefined) return this.#ask(first, wanted);
    let made: MadeTrace[];
    try {
      made = await this.#ask(first, wanted);
    } catch (error) {
      if (!canRetryElsewhere(error)) throw error;
      return await this.#ask(second, wanted).catch((other: unknown) => {
        // A malformed trace is an internal error: the other reason says more.
        throw error.rpc.name === 'internalError' || !canRetryElsewhere(other) ? other : error;
      });
    }
    if (!made.some(canRetryElsewhere)) return made;
    const others = await this.#ask(second, wanted).catch((error: unknown) => {
      if (canRetryElsewhere(error)) return made;
      throw error;
    });
    return made.map((trace, index) => (canRetryElsewhere(trace) ? (others[index] ?? trace) : trace));
  }

  async #ask(source: Source, { block, traced, options, caller }: WantedTraces): Promise<MadeTrace[]> {
    caller.signal.throwIfAborted();
    return this.#parts[source].traces(block, traced, options, caller);
  }
}

function placeOf({ transaction, index }: MinedTransaction, { number, hash }: BlockSummary): TracedPlace {
  return { blockHash: hash, blockNumber: number, transactionHash: transaction.hash, transactionPosition: index };
}

/** Whether the trace follows from that of callTracer without options. */
export function followsFromFrames({ tracer, tracerConfig }: Pick<TraceOptions, 'tracer' | 'tracerConfig'>): boolean {
  if (tracer === 'flatCallTracer' || tracer === '4byteTracer') return true;
  return tracer === 'callTracer' && tracerConfig['withLog'] !== true;
}

/**
 * The sources of a trace that does not follow from call frames. Traces of a node pay no fees, so the balances and
 * nonces of its prestates are wrong, and a release that lacks one of the newest tracers would take its name for a
 * program.
 */
function sourcesOf(tracer: string): readonly [Source, Source?] {
  return tracer === '' ? ['node', 'gateway'] : ['gateway'];
}

function derivedOfNone(made: TraceError, tracer: string): MadeTrace {
  if (tracer === '4byteTracer') return Buffer.from('{}');
  return tracer === 'flatCallTracer' ? traceFailed(GETH_MESSAGES.noCalls) : made;
}

function wordsOf(error: ChainError): string {
  return error.rpc.name === 'internalError'
    ? 'the node returned something other than a trace'
    : errorMessage(error.rpc);
}

/** Replaces the error of a creation that the chain did not permit by its only frame. */
function withFrame(traced: readonly MinedTransaction[]): (made: MadeTrace, index: number) => MadeTrace {
  return (made, index) => {
    const mined = traced[index];
    if (!(made instanceof TraceError && made.frameless) || mined === undefined) return made;
    return Buffer.from(JSON.stringify(refusedFrame(mined)));
  };
}

async function checkLogs(trace: MadeTrace, logs: readonly Log[]): Promise<void> {
  // The gateway's own tracer has made it.
  if (!(trace instanceof TraceError)) assertLogs((await parseBytes(trace)) as CallFrame, logs);
}

async function logged(
  made: MadeTrace,
  logs: readonly Log[],
  { onlyTopCall, reason }: { onlyTopCall: boolean; reason: ChainError },
): Promise<Uint8Array> {
  if (made instanceof TraceError) throw made;
  // Checked when it was made.
  const frame = withReceiptLogs((await parseBytes(made)) as CallFrame, logs);
  if (frame === null) throw traceUnsupported('withLog for a transaction with calls', wordsOf(reason));
  return onlyTopCall ? topCallTrace(frame) : encodeCallFrame(frame);
}
