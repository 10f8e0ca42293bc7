import { endingBy, UNENDING, type Caller } from '../../caller/caller.js';
import type { CallObject, Quantity } from '../../../generated/types.js';
import { stateHeightOf, type BlockSummary } from '../../chain/blocks.js';
import { MalformedAnswer, QueryFailed } from '../../chain/chainErrors.js';
import type { State } from '../../chain/state.js';
import { callTracerOptions, type NodeTraces, type TracedCall, type TraceOptions } from '../../chain/traces.js';
import { GETH_MESSAGES } from '../../ethereum/gethMessages.js';
import { encodeQuantity } from '../../ethereum/hex.js';
import { tracedOf, type BlockToTrace, type MinedTransaction, type Traced } from './blockToTrace.js';
import { gasOfCall } from './callGas.js';
import { encodeCallFrame, readCallFrame } from './callFrame.js';
import { assertOutcome, callTraceOf } from './callTrace.js';
import { CLOSE_BRACKET, OPEN_BRACKET } from '../../json/codes.js';
import { JsonCursor, type Span } from '../../json/jsonCursor.js';
import { orMalformed, parseBytes, textOfBytes } from './nodeJson.js';
import { StructLogLimit } from './structLogLimit.js';
import { encodeStructLogs } from './structLogTrace.js';
import { orTraceError, traceFailed, type MadeTrace } from '../api/traceErrors.js';
import type { TraceMaker } from './traceMaker.js';
import { undoneError } from './undoneTransactions.js';

/** Limits of the node's traces. */
export interface NodeMakerOptions {
  maxBytes: number;
}

/** Struct logs without everything but the gas. */
const GAS_OF_STEPS = { ...callTracerOptions(0), tracer: '', disableStack: true, disableStorage: true };
/** Memory of the values of JSON, as a multiple of its bytes, measured on call frames. */
const PARSED_PARTS = 4;
/** The frame of a call without those in it. */
const TOP_CALL = { ...callTracerOptions(0), tracerConfig: { onlyTopCall: true } };

/** Makes traces in the node, and corrects what it gets wrong. */
export class NodeMaker implements TraceMaker {
  readonly #node: NodeTraces;
  readonly #structLogs: StructLogLimit;

  constructor(node: NodeTraces, { maxBytes }: NodeMakerOptions) {
    this.#node = node;
    this.#structLogs = new StructLogLimit(maxBytes, node.limitCountsBytes);
  }

  /** Whether `call` can trace it: no node understands overrides there. */
  canTrace({ stateOverrides, blockOverrides }: TracedCall): boolean {
    return this.#node.supportsCalls && !hasFields(stateOverrides) && !hasFields(blockOverrides);
  }

  /**
   * One for each traced transaction. The node does not get those that the chain undid as a whole. It continues when the
   * client leaves, and is awaited; the processing of its traces does not.
   */
  async traces(block: BlockToTrace, traced: Traced, options: TraceOptions, caller: Caller): Promise<MadeTrace[]> {
    const asked = { ...options, timeoutMs: Math.min(options.timeoutMs, this.#node.maxTimeoutMs) };
    const shown = { ...block, transactions: block.transactions.filter(({ undone }) => !undone) };
    const all = tracedOf(block, traced);
    const wanted = all.filter(({ undone }) => !undone);
    if (wanted.length === 0) return all.map(undoneError);
    const made = await (traced === 'all' ? this.#all(shown, asked, caller) : this.#last(shown, asked, caller));
    const byHash = new Map(wanted.map(({ transaction }, index) => [transaction.hash, made[index]]));
    return all.map((mined) => byHash.get(mined.transaction.hash) ?? undoneError(mined));
  }

  /** The trace of a call by callTracer or of the struct logger, with the gas that the call takes. */
  async call(
    call: CallObject,
    block: BlockSummary,
    options: TraceOptions,
    { state, caller }: { state: Pick<State, 'call'>; caller: Caller },
  ): Promise<Uint8Array> {
    const timeoutMs = Math.min(options.timeoutMs, this.#node.maxTimeoutMs);
    const ask = (shown: TraceOptions) => (limit: number) =>
      this.#node.call(call, block, { ...shown, timeoutMs, limit }, toItsEnd(caller)).catch(asTraceError);
    const framesOf = async (shown: TraceOptions) =>
      readCallFrame(await parseCounted(await ask(shown)(this.#structLogs.asked(0)), caller));
    const asked = {
      steps: () => this.#structLogs.read(ask(GAS_OF_STEPS), 0, caller),
      executed: async (gas: Quantity | undefined) => state.call({ ...call, gas }, stateHeightOf(block), null, caller),
    };
    if (options.tracer === '') {
      const read = await this.#structLogs.read(ask(options), options.limit, caller);
      return encodeStructLogs(read, await gasOfCall(await framesOf(TOP_CALL), asked));
    }
    const frame = await framesOf(options);
    return encodeCallFrame({ ...frame, gasUsed: encodeQuantity(await gasOfCall(frame, asked)) });
  }

  async #last({ summary, transactions }: BlockToTrace, options: TraceOptions, caller: Caller): Promise<MadeTrace[]> {
    const traced = transactions.at(-1);
    if (traced === undefined) throw new Error('there is no transaction to trace');
    const { transaction } = traced;
    const predecessors = transactions.slice(0, -1).map((mined) => mined.transaction);
    const ask = (limit: number) =>
      this.#node
        .transaction({ transaction, predecessors }, summary, { ...options, limit }, toItsEnd(caller))
        .catch(asTraceError);
    return [await orTraceError(this.#corrected(ask, traced, options, caller))];
  }

  async #all(block: BlockToTrace, options: TraceOptions, caller: Caller): Promise<MadeTrace[]> {
    const answers = new Map<number, ReturnType<typeof readBlockAnswer>>();
    // Struct logs may be requested twice; then for all transactions together.
    const answerWith = (limit: number): ReturnType<typeof readBlockAnswer> => {
      const known = answers.get(limit) ?? this.#askBlock(block, { ...options, limit }, caller);
      answers.set(limit, known);
      return known;
    };
    const made: MadeTrace[] = [];
    for (const [index, mined] of block.transactions.entries()) {
      caller.signal.throwIfAborted();
      const ask = async (limit: number): Promise<Uint8Array> => {
        const trace = (await answerWith(limit))[index];
        if (trace === undefined) throw new MalformedAnswer(`the node answers no trace ${index}`);
        return trace();
      };
      made.push(await orTraceError(this.#corrected(ask, mined, options, caller)));
    }
    return made;
  }

  async #askBlock({ summary, transactions }: BlockToTrace, options: TraceOptions, caller: Caller) {
    const given = transactions.map(({ transaction }) => transaction);
    const bytes = await this.#node.block(given, summary, options, toItsEnd(caller)).catch(asTraceError);
    return readBlockAnswer(bytes, transactions.length, caller);
  }

  async #corrected(
    ask: (limit: number) => Promise<Uint8Array>,
    mined: MinedTransaction,
    options: TraceOptions,
    caller: Caller,
  ): Promise<Uint8Array> {
    if (options.tracer === '') {
      const read = await this.#structLogs.read(ask, options.limit, caller);
      assertOutcome(read.failed ? 'failed' : '', mined);
      return encodeStructLogs(read, mined.gasUsed);
    }
    const answer = await parseCounted(await ask(this.#structLogs.asked(0)), caller);
    if (options.tracer === 'callTracer') return encodeCallFrame(await callTraceOf(answer, mined));
    if (typeof answer !== 'object' || answer === null) throw new MalformedAnswer('the trace of the node is no object');
    return Buffer.from(JSON.stringify(answer));
  }
}

function hasFields(overrides: object | null): boolean {
  return overrides !== null && Object.keys(overrides).length > 0;
}

/** For a query that the node continues when its client has left. */
function toItsEnd(caller: Caller): Caller {
  return endingBy(UNENDING, caller);
}

async function parseCounted(bytes: Uint8Array, { memory, signal }: Caller): Promise<unknown> {
  memory.add(PARSED_PARTS * bytes.length);
  return parseBytes(bytes, signal);
}

/** Reads the trace of each transaction, which rejects with TraceError where the node has an error instead. */
async function readBlockAnswer(
  bytes: Uint8Array,
  count: number,
  { memory }: Caller,
): Promise<(() => Promise<Uint8Array>)[]> {
  memory.add(bytes.length);
  const items = await orMalformed(readItems(new JsonCursor(textOfBytes(bytes))));
  if (items.length !== count)
    throw new MalformedAnswer(`the node answers ${items.length} traces for ${count} transactions`);
  const bytesOf = ({ start, end }: Span) => bytes.subarray(start, end);
  return items.map(({ result, error }) => {
    if (result !== undefined) return async () => bytesOf(result);
    if (error !== undefined) return async () => failWith(String(await parseBytes(bytesOf(error))));
    throw new MalformedAnswer('the node answers neither a trace nor an error');
  });
}

/** The position of each transaction's trace, or of its error. */
async function readItems(json: JsonCursor): Promise<{ result?: Span; error?: Span }[]> {
  const items: { result?: Span; error?: Span }[] = [];
  json.enter(OPEN_BRACKET);
  while (json.next(CLOSE_BRACKET)) items.push(await json.members(['result', 'error']));
  json.end();
  return items;
}

/** The node's error for a failed trace has the tracer's text. */
function asTraceError(error: unknown): never {
  if (!(error instanceof QueryFailed)) throw error;
  return failWith(error.text);
}

/** A timeout, or a trace without a frame, would be the same elsewhere. */
function failWith(text: string): never {
  const reason = text.replace(/^rpc error: code = \w+ desc = /, '');
  const isFinal = reason.includes('execution timeout') || reason === GETH_MESSAGES.noTopLevelCall;
  throw traceFailed(reason, { canRetryElsewhere: !isFinal });
}
