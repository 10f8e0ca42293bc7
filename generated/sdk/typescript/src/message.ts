/** JSON-RPC 2.0 messages: what is sent, and how answers are matched with it. */
import { isObject, decode } from './codec.js';
import { catalogued } from './catalogue.js';
import { MalformedAnswerError, type HalleyError, RpcError } from './errors.js';
import { writeJson } from './json.js';
import { RESULTS } from './shapes.js';

/** A call on its way. */
export interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** How a call of a batch ended. */
export type Outcome<T> =
  { readonly ok: true; readonly result: T } | { readonly ok: false; readonly error: HalleyError };

/** How several calls are sent: each alone, or as one message. */
export type Message = Call | readonly Call[];

/** The text of a message. Trailing parameters that were left out are not sent; those between others are null. */
export function textOf(message: Message): string {
  const write = ({ id, method, params }: Call) => ({ jsonrpc: '2.0', id, method, params: trimmed(params) });
  return writeJson('method' in message ? write(message) : message.map(write));
}

function trimmed(params: readonly unknown[]): unknown[] {
  let length = params.length;
  while (length > 0 && (params[length - 1] === undefined || params[length - 1] === null)) length--;
  return params.slice(0, length).map((param) => param ?? null);
}

/** The calls of a message. */
export function callsOf(message: Message): readonly Call[] {
  return 'method' in message ? [message] : message;
}

/** How each call of a message ended, by an answer to the whole message. */
export function outcomesOf(message: Message, answer: unknown): Outcome<unknown>[] {
  const calls = callsOf(message);
  // One error instead of a list refuses the batch as a whole; some servers give it the id of the first call.
  const isRefused = isRefusal(answer) || (Array.isArray(message) && isObject(answer) && isObject(answer['error']));
  if (isRefused) return calls.map((call) => outcomeOf(call, answer));
  // A batch is answered with a list, and a call with an object.
  if (Array.isArray(answer) !== Array.isArray(message)) return calls.map((call) => outcomeOf(call, undefined));
  const byId = new Map<unknown, unknown>();
  for (const one of Array.isArray(answer) ? answer : [answer]) {
    // Of two answers to one call no one knows which is true.
    if (isObject(one)) byId.set(one['id'], byId.has(one['id']) ? undefined : one);
  }
  return calls.map((call) => outcomeOf(call, byId.get(call.id)));
}

/** Whether an answer is an error without an id, by which a server refuses a whole message. */
export function isRefusal(answer: unknown): boolean {
  return isObject(answer) && answer['id'] === null && isObject(answer['error']);
}

/** How a call ended, by the answer to it; undefined when there is none. */
export function outcomeOf(call: Call, answer: unknown): Outcome<unknown> {
  if (!isObject(answer)) return failed(call, 'the server did not answer this call');
  if ('error' in answer && answer['error'] !== null) return { ok: false, error: errorOf(call, answer['error']) };
  if (!('result' in answer)) return failed(call, 'the answer has neither a result nor an error');
  try {
    return { ok: true, result: decode(answer['result'], RESULTS[call.method] ?? '*', 'result') };
  } catch (error) {
    if (error instanceof MalformedAnswerError) return failed(call, error.message);
    throw error;
  }
}

function failed({ method }: Call, problem: string): Outcome<never> {
  return { ok: false, error: new MalformedAnswerError(`${method}: ${problem}`) };
}

function isInteger(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function errorOf({ method }: Call, error: unknown): HalleyError {
  if (!isObject(error) || !isInteger(error['code']) || typeof error['message'] !== 'string') {
    return new MalformedAnswerError(`${method}: the server answered an error without a code or a message`);
  }
  const answered = { code: error['code'], message: error['message'], data: error['data'], method };
  return catalogued(answered) ?? new RpcError(answered);
}
