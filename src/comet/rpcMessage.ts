/** The text of JSON-RPC requests to the node, and of its responses. */
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

/** The text of a request. Throws RequestTooLarge. */
export function encodeRequest(method: string, params: object, id: number): string {
  const text = JSON.stringify({ jsonrpc: '2.0', id, method, params });
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

function resultOf(method: string, parsed: unknown, id: number): unknown {
  const answer = Fields.of(parsed);
  if (answer.has('error')) {
    const error = answer.object('error');
    throw new CallRefused(method, Number(error.integer('code')), error.text('data') || error.text('message'));
  }
  if (answer.count('id') !== id) throw new MalformedAnswer(`${method}: answer to another request`);
  const result = answer.raw('result');
  if (result === undefined) throw new MalformedAnswer(`${method}: neither result nor error`);
  return result;
}

function notJson(method: string, text: string, cause: unknown): MalformedAnswer {
  return new MalformedAnswer(`${method}: not JSON: ${JSON.stringify(text.slice(0, 80))}`, { cause });
}
