import { endingBy, UNENDING, type Caller } from '../caller/caller.js';
import type { CallObject, Quantity } from '../../generated/types.js';
import type { BlockSummary } from '../chain/blocks.js';
import { MalformedAnswer, QueryFailed } from '../chain/chainErrors.js';
import type { State } from '../chain/state.js';
import { callTracerOptions, type NodeTraces, type TraceOptions } from '../chain/traces.js';
import { GETH_MESSAGES } from '../ethereum/gethMessages.js';
import { encodeQuantity } from '../ethereum/hex.js';
import { tracedOf, type BlockToTrace, type MinedTransaction, type Traced } from './blockToTrace.js';
import { gasOfCall } from './callGas.js';
import { encodeCallFrame, readCallFrame } from './callFrame.js';
import { assertOutcome, callTraceOf } from './callTrace.js';
import { CLOSE_BRACKET, OPEN_BRACKET } from '../json/codes.js';
import { JsonCursor, type Span } from '../json/jsonCursor.js';
import { orMalformed, parseBytes, textOfBytes } from './nodeJson.js';
import { StructLogLimit } from './structLogLimit.js';
import { encodeStructLogs } from './structLogTrace.js';
import { orTraceError, traceFailed, type MadeTrace } from './traceErrors.js';
import { undoneError } from './undoneTransactions.js';

/** Limits of what the node is asked for. */
export interface NodeTracerOptions {
  maxBytes: number;
}

/** Struct logs of which only the gas is read. */
const GAS_OF_STEPS = { ...callTracerOptions(0), tracer: '', disableStack: true, disableStorage: true };
/** What the values of JSON take, as a multiple of its bytes, measured on call frames. */
const PARSED_PARTS = 4;
/** The frame of a call without those in it. */
const TOP_CALL = { ...callTracerOptions(0), tracerConfig: { onlyTopCall: true } };

/** The traces that the node makes, mended where it answers wrongly. */
export class NodeTracer {
  readonly #node: NodeTraces;
  readonly #structLogs: StructLogLimit;

  constructor(node: NodeTraces, { maxBytes }: NodeTracerOptions) {
    this.#node = node;
    this.#structLogs = new StructLogLimit(maxBytes, node.limitCountsBytes);
  }

  get supportsCalls(): boolean {
    return this.#node.supportsCalls;
  }

  /**
   * One for each traced transaction. The node is not shown those that the chain undid as a whole. It goes on when the
   * client leaves, and is waited for; what is made of its answer does not.
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
      executed: async (gas: Quantity | undefined) =>
        state.call({ ...call, gas }, block.stateHeight ?? block.number, null, caller),
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
    return [await orTraceError(this.#mended(ask, traced, options, caller))];
  }

  async #all(block: BlockToTrace, options: TraceOptions, caller: Caller): Promise<MadeTrace[]> {
    const answers = new Map<number, Promise<BlockAnswer>>();
    // Struct logs may be asked for twice; then for all transactions together.
    const answerWith = (limit: number): Promise<BlockAnswer> => {
      const known = answers.get(limit) ?? this.#askBlock(block, { ...options, limit }, caller);
      answers.set(limit, known);
      return known;
    };
    const made: MadeTrace[] = [];
    for (const [index, mined] of block.transactions.entries()) {
      caller.signal.throwIfAborted();
      const ask = async (limit: number) => (await answerWith(limit)).trace(index);
      made.push(await orTraceError(this.#mended(ask, mined, options, caller)));
    }
    return made;
  }

  async #askBlock(
    { summary, transactions }: BlockToTrace,
    options: TraceOptions,
    caller: Caller,
  ): Promise<BlockAnswer> {
    const given = transactions.map(({ transaction }) => transaction);
    const answer = new BlockAnswer(
      await this.#node.block(given, summary, options, toItsEnd(caller)).catch(asTraceError),
    );
    await answer.read(transactions.length, caller);
    return answer;
  }

  async #mended(
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

/** For a question that the node goes on with when its client has left. */
function toItsEnd(caller: Caller): Caller {
  return endingBy(UNENDING, caller);
}

async function parseCounted(bytes: Uint8Array, { memory, signal }: Caller): Promise<unknown> {
  memory.add(PARSED_PARTS * bytes.length);
  return parseBytes(bytes, signal);
}

class BlockAnswer {
  readonly #bytes: Uint8Array;
  readonly #traces: (() => Promise<Uint8Array>)[] = [];

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  async read(count: number, { memory }: Caller): Promise<void> {
    memory.add(this.#bytes.length);
    const items = await orMalformed(readItems(new JsonCursor(textOfBytes(this.#bytes))));
    if (items.length !== count)
      throw new MalformedAnswer(`the node answers ${items.length} traces for ${count} transactions`);
    for (const { result, error } of items) {
      const bytesOf = ({ start, end }: Span) => this.#bytes.subarray(start, end);
      if (result !== undefined) this.#traces.push(async () => bytesOf(result));
      else if (error !== undefined) this.#traces.push(async () => failWith(String(await parseBytes(bytesOf(error)))));
      else throw new MalformedAnswer('the node answers neither a trace nor an error');
    }
  }

  /** Rejects with TraceError where the node has an error instead. */
  async trace(index: number): Promise<Uint8Array> {
    const trace = this.#traces[index];
    if (trace === undefined) throw new MalformedAnswer(`the node answers no trace ${index}`);
    return trace();
  }
}

/** Where the trace of each transaction is, or the error in its place. */
async function readItems(json: JsonCursor): Promise<{ result?: Span; error?: Span }[]> {
  const items: { result?: Span; error?: Span }[] = [];
  json.enter(OPEN_BRACKET);
  while (json.next(CLOSE_BRACKET)) items.push(await json.members(['result', 'error']));
  json.end();
  return items;
}

/** What the node says of a trace that failed is the tracer's text. */
function asTraceError(error: unknown): never {
  if (!(error instanceof QueryFailed)) throw error;
  return failWith(error.text);
}

/** A trace that ran out of time, or has no frame, would do so elsewhere, too. */
function failWith(text: string): never {
  const reason = text.replace(/^rpc error: code = \w+ desc = /, '');
  const isFinal = reason.includes('execution timeout') || reason === GETH_MESSAGES.noTopLevelCall;
  throw traceFailed(reason, { canRetryElsewhere: !isFinal });
}
