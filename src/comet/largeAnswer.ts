/**
 * Answers about large blocks. Parsing and decoding them would hold the event loop, so they stay bytes until a worker
 * thread reads them.
 */
import { MalformedAnswer } from '../chain/errors.js';
import type { CommittedBlock, NodeAnswer, UndecodedBlock, UndecodedEvent } from '../chain/node.js';
import { decodeBlockResults, decodeCometBlock, decodeNewBlockEvent, joinBlockResults } from './blockJson.js';
import { checkBlock } from './checkAnswer.js';
import { Fields } from './fields.js';
import { readAnswer, readLongAnswer } from './rpcAnswer.js';
import { parseJson } from '../json/jsonValue.js';

/**
 * Answers of this size stay undecoded, bytes. A block with such results takes some 30 ms to decode, build and encode.
 * Ordinary blocks are smaller: moving them to a thread would only delay them.
 */
export const LARGE_ANSWER_BYTES = 256 * 1024;

/** What is looked at where only the beginning of an answer is of use. */
const BEGINNING_BYTES = 64 * 1024;

/** The outcome of a call whose answer is large. */
export class LargeAnswer {
  constructor(
    readonly method: string,
    readonly id: number,
    /** The JSON of the answer, in memory that threads share. */
    readonly json: Uint8Array,
  ) {}

  /** The beginning of a text of the result, of which only the first characters of the answer are looked at. */
  beginningOf(field: string): string {
    const start = textOf({ json: this.json.subarray(0, BEGINNING_BYTES) });
    const [, text = ''] = start.split(`"${field}":"`, 2);
    return /^[^"\\]*/.exec(text)?.[0] ?? '';
  }

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

/** Names the results in an event since CometBFT 0.38. Inside a text, its quotation marks would be escaped. */
const RESULTS_FIELD = '"result_finalize_block":{';

/** A large event in memory that threads share; null when it does not carry the results of its block. */
export function undecodedEvent(message: Buffer): UndecodedEvent | null {
  if (!message.includes(RESULTS_FIELD)) return null;
  const event = new Uint8Array(new SharedArrayBuffer(message.length));
  event.set(message);
  return { event };
}

/** Worker thread: the whole block. Throws as the decoders of its parts do, and FalseAnswer. */
export function decodeBlock(undecoded: UndecodedBlock): CommittedBlock {
  const { expected } = undecoded;
  const committed =
    'event' in undecoded
      ? decodeEvent(undecoded.event)
      : joinBlockResults(decodeCometBlock(resultOf(undecoded.block)), decodeBlockResults(resultOf(undecoded.results)));
  checkBlock(committed.block, expected.height, expected.check);
  return committed;
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
