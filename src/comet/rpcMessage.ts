/** The text of JSON-RPC requests and batches to the node, and of its responses. */
import { LimitExceeded, CallRefused, MalformedAnswer } from '../chain/chainErrors.js';
import { MAX_COMET_REQUEST_BYTES } from '../chain/node.js';
import { parseJson } from '../json/jsonValue.js';
import { parseSliced } from '../json/parseSliced.js';
import { Fields } from './fields.js';

/** A request larger than CometBFT's HTTP server takes. */
export class RequestTooLarge extends LimitExceeded {
  constructor(readonly bytes: number) {
    super('bytes of a request to the node', bytes, MAX_COMET_REQUEST_BYTES);
  }
}

/** The node refuses batches of this size. `most` is the size that it takes, null where it does not say. */
export class BatchRefused extends CallRefused {
  constructor(method: string, code: number, detail: string) {
    super(method, code, detail);
  }

  get most(): number | null {
    const [, most] = BATCH_LIMIT.exec(this.detail) ?? [];
    return most === undefined ? null : Number(most);
  }
}

/** Text of CometBFT for a batch that has more calls than `max_request_batch_size` of config.toml allows. */
const BATCH_LIMIT = /batch request exceeds maximum \((\d{1,9})\)/;

/** The `result` of one call of a batch, or its error. */
export type BatchedResult = { result: unknown } | { refusal: CallRefused };

/** The text of a request. Throws RequestTooLarge. */
export function encodeRequest(method: string, params: object, id: number): string {
  const text = JSON.stringify({ jsonrpc: '2.0', id, method, params });
  checkRequestBytes(Buffer.byteLength(text));
  return text;
}

/** The text of a batch, with consecutive ids; one call is sent as it is. Throws RequestTooLarge. */
export function encodeBatch(method: string, params: readonly object[], firstId: number): string {
  const [only] = params;
  if (params.length === 1 && only !== undefined) return encodeRequest(method, only, firstId);
  const calls = params.map((each, index) => ({ jsonrpc: '2.0', id: firstId + index, method, params: each }));
  const text = JSON.stringify(calls);
  checkRequestBytes(Buffer.byteLength(text));
  return text;
}

/** Throws RequestTooLarge; used before a large text is made, too. */
export function checkRequestBytes(bytes: number): void {
  if (bytes > MAX_COMET_REQUEST_BYTES) throw new RequestTooLarge(bytes);
}

/** The `result` in the text of a response. Throws CallRefused for its error, else MalformedAnswer. */
export function readAnswer(method: string, text: string, id: number): unknown {
  const parsed = parseJson(text, (cause) => notJson(method, text, cause));
  return resultOf(method, parsed, id);
}

/** As `readAnswer`, for a long text, in slices of time. Rejects with the signal's reason when aborted. */
export async function readLongAnswer(method: string, text: string, id: number, signal?: AbortSignal): Promise<unknown> {
  const parsed = await parseSliced(text, { signal }).catch((cause: unknown) => {
    throw cause instanceof SyntaxError ? notJson(method, text, cause) : cause;
  });
  return resultOf(method, parsed, id);
}

/**
 * The results in the text of a response to a batch, in the order of the calls, whatever the order of the response.
 * Throws BatchRefused where the batch was refused as a whole, else MalformedAnswer.
 */
export function readBatch(
  method: string,
  text: string,
  { firstId, count }: { firstId: number; count: number },
): BatchedResult[] {
  const parsed = parseJson(text, (cause) => notJson(method, text, cause));
  if (count === 1) return [onlyResult(method, parsed, firstId)];
  if (!Array.isArray(parsed)) throw refusedBatch(method, parsed);
  if (parsed.length !== count) throw new MalformedAnswer(`${method}: ${parsed.length} answers to ${count} calls`);
  const results = new Array<BatchedResult | undefined>(count).fill(undefined);
  for (const one of parsed) {
    const answer = Fields.of(one);
    const index = answer.count('id') - firstId;
    if (index < 0 || index >= count || results[index] !== undefined)
      throw new MalformedAnswer(`${method}: answer to another request`);
    results[index] = batchedResult(method, answer);
  }
  // Each of the answers has filled another place.
  return results as BatchedResult[];
}

function batchedResult(method: string, answer: Fields): BatchedResult {
  if (answer.has('error')) return { refusal: refusalOf(method, answer.object('error')) };
  const result = answer.raw('result');
  if (result === undefined) throw new MalformedAnswer(`${method}: neither result nor error`);
  return { result };
}

function onlyResult(method: string, parsed: unknown, id: number): BatchedResult {
  try {
    return { result: resultOf(method, parsed, id) };
  } catch (error) {
    if (error instanceof CallRefused) return { refusal: error };
    throw error;
  }
}

/** One answer to all calls, without an id. */
function refusedBatch(method: string, parsed: unknown): MalformedAnswer | BatchRefused {
  const answer = Fields.of(parsed);
  if (!answer.has('error')) return new MalformedAnswer(`${method}: one answer to a batch`);
  const { code, detail } = refusalOf(method, answer.object('error'));
  return new BatchRefused(method, code, detail);
}

function refusalOf(method: string, error: Fields): CallRefused {
  return new CallRefused(method, Number(error.integer('code')), error.text('data') || error.text('message'));
}

function resultOf(method: string, parsed: unknown, id: number): unknown {
  const answer = Fields.of(parsed);
  if (answer.has('error')) throw refusalOf(method, answer.object('error'));
  if (answer.count('id') !== id) throw new MalformedAnswer(`${method}: answer to another request`);
  const result = answer.raw('result');
  if (result === undefined) throw new MalformedAnswer(`${method}: neither result nor error`);
  return result;
}

function notJson(method: string, text: string, cause: unknown): MalformedAnswer {
  return new MalformedAnswer(`${method}: not JSON: ${JSON.stringify(text.slice(0, 80))}`, { cause });
}
