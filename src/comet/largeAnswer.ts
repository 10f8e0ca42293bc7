/** Large responses. Parsing them would hold the event loop, so they stay bytes until a worker thread reads them. */
import { MalformedAnswer } from '../chain/chainErrors.js';
import type {
  BatchAnswer,
  CommittedBlock,
  NodeAnswer,
  UndecodedBlock,
  UndecodedBlocks,
  UndecodedEvent,
} from '../chain/node.js';
import { decodeBlockResults, decodeCometBlock, decodeNewBlockEvent, joinBlockResults } from './blockJson.js';
import { checkBlock } from './checkAnswer.js';
import { decodeFinalizedBlock } from './finalizedBlock.js';
import { Fields } from './fields.js';
import { readAnswer, readBatch, readLongAnswer, type BatchedResult } from './rpcMessage.js';
import { parseJson } from '../json/jsonValue.js';

/** Responses of this size stay undecoded: decoding, building and encoding the block takes some 30 ms. */
export const LARGE_ANSWER_BYTES = 256 * 1024;

/** The part that is read where only the beginning of a response matters. */
const BEGINNING_BYTES = 64 * 1024;

/** A large response to a call. */
export class LargeAnswer {
  constructor(
    readonly method: string,
    readonly id: number,
    /** In memory that threads share. */
    readonly json: Uint8Array,
  ) {}

  /** The beginning of a text field, as far as it is in the first bytes of the response. */
  beginningOf(field: string): string {
    const start = textOf({ json: this.json.subarray(0, BEGINNING_BYTES) });
    const [, text = ''] = start.split(`"${field}":"`, 2);
    return /^[^"\\]*/.exec(text)?.[0] ?? '';
  }

  /** The result, parsed in slices of time. */
  read(signal?: AbortSignal): Promise<unknown> {
    return readLongAnswer(this.method, textOf(this), this.id, signal);
  }
}

/** The outcome of a call in the form that goes to another thread. */
export function asNodeAnswer(outcome: unknown): NodeAnswer {
  if (!(outcome instanceof LargeAnswer)) return { result: outcome };
  const { method, id, json } = outcome;
  return { method, id, json };
}

/** The results in an event since CometBFT 0.38. Inside a text, the quotation marks would be escaped. */
const RESULTS_FIELD = '"result_finalize_block":{';

/** A large event in memory that threads share; null when it does not carry the results of its block. */
export function undecodedEvent(message: Buffer): UndecodedEvent | null {
  return message.includes(RESULTS_FIELD) ? { event: inSharedMemory([message]) } : null;
}

/** The chunks, joined in memory that threads share. */
export function inSharedMemory(chunks: readonly Buffer[]): Buffer {
  const joined = Buffer.from(new SharedArrayBuffer(chunks.reduce((sum, { length }) => sum + length, 0)));
  let offset = 0;
  for (const chunk of chunks) offset += chunk.copy(joined, offset);
  return joined;
}

/** Worker thread: decodes and checks a whole block. Throws MalformedAnswer, CallRefused or FalseAnswer. */
export function decodeBlock(undecoded: UndecodedBlock): CommittedBlock {
  const { expected } = undecoded;
  const committed = 'event' in undecoded ? decodeEvent(undecoded.event) : decodeAnswers(undecoded);
  checkBlock(committed.block, expected.height, expected.check);
  return committed;
}

/** Worker thread: decodes and checks several blocks. What `decodeBlock` would throw is an Error in their place. */
export function decodeBlocks({ heights, blocks, results, check }: UndecodedBlocks): (CommittedBlock | Error)[] {
  const [ofBlocks, ofResults] = [resultsOf(blocks), resultsOf(results)];
  return heights.map((height, index) => {
    try {
      const [block, result] = [ofBlocks[index]!, ofResults[index]!].map(orRefusal);
      const committed = joinBlockResults(decodeCometBlock(block), decodeBlockResults(result));
      checkBlock(committed.block, height, check);
      return committed;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  });
}

function resultsOf(answer: BatchAnswer): BatchedResult[] {
  return readBatch(answer.method, textOf(answer), answer);
}

function orRefusal(batched: BatchedResult): unknown {
  if ('refusal' in batched) throw batched.refusal;
  return batched.result;
}

function decodeAnswers(undecoded: Exclude<UndecodedBlock, UndecodedEvent>): CommittedBlock {
  const results =
    'finalized' in undecoded
      ? decodeFinalizedBlock(undecoded.finalized)
      : decodeBlockResults(resultOf(undecoded.results));
  return joinBlockResults(decodeCometBlock(resultOf(undecoded.block)), results);
}

function decodeEvent(json: Uint8Array): CommittedBlock {
  const parsed = parseJson(
    textOf({ json }),
    (cause) => new MalformedAnswer('an event of a block that is not JSON', { cause }),
  );
  const event = Fields.of(parsed).object('result').object('data');
  const committed = decodeNewBlockEvent(event.raw('value'));
  if (committed === null) throw new MalformedAnswer('an event of a block without its results');
  return committed;
}

/** The block as it goes back to the main thread, without the many events of its transactions. */
export function withoutEvents({ block, results }: CommittedBlock): CommittedBlock {
  const txResults = results.txResults.map((result) => ({ ...result, events: [] }));
  return { block, results: { ...results, txResults } };
}

/** The block as it goes back to those who need no transactions: thousands would take a tenth of a second. */
export function headerOnly({ block, results: { height } }: CommittedBlock): CommittedBlock {
  return { block: { ...block, txs: [] }, results: { height, txResults: [], blockEvents: [] } };
}

function resultOf(answer: NodeAnswer): unknown {
  if ('result' in answer) return answer.result;
  return readAnswer(answer.method, textOf(answer), answer.id);
}

function textOf({ json }: { json: Uint8Array }): string {
  return Buffer.from(json.buffer, json.byteOffset, json.length).toString('utf8');
}
