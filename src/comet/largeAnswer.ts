/**
 * Answers about large blocks. Parsing and decoding them would hold the event loop, so they stay bytes until a worker
 * thread reads them.
 */
import type { CommittedBlock, NodeAnswer, UndecodedBlock } from '../chain/node.js';
import { decodeBlockResults, decodeCometBlock, joinBlockResults } from './blockJson.js';
import { checkBlock } from './checkAnswer.js';
import { readAnswer, readLongAnswer } from './rpcAnswer.js';

/**
 * Answers of this size stay undecoded, bytes. A block with such results takes some 30 ms to decode, build and encode.
 * Ordinary blocks are smaller: moving them to a thread would only delay them.
 */
export const LARGE_ANSWER_BYTES = 256 * 1024;

/** The outcome of a call whose answer is large. */
export class LargeAnswer {
  constructor(
    readonly method: string,
    readonly id: number,
    /** The JSON of the answer, in memory that threads share. */
    readonly json: Uint8Array,
  ) {}

  /** The result, read in turns of the event loop. */
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

/** Worker thread: the whole block. Throws as the decoders of its parts do, and FalseAnswer. */
export function decodeBlock({ block, results, expected }: UndecodedBlock): CommittedBlock {
  const committed = joinBlockResults(decodeCometBlock(resultOf(block)), decodeBlockResults(resultOf(results)));
  checkBlock(committed.block, expected.height, expected.check);
  return committed;
}

/** What of a block goes back to the thread that handles requests: all but the many events of its transactions. */
export function withoutEvents({ block, results }: CommittedBlock): CommittedBlock {
  const txResults = results.txResults.map((result) => ({ ...result, events: [] }));
  return { block, results: { ...results, txResults } };
}

function resultOf(answer: NodeAnswer): unknown {
  if ('result' in answer) return answer.result;
  return readAnswer(answer.method, textOf(answer), answer.id);
}

function textOf({ json }: { json: Uint8Array }): string {
  return Buffer.from(json.buffer, json.byteOffset, json.length).toString('utf8');
}
