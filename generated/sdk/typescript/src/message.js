// Generated from openrpc.json by `npm run generate`. Do not edit.
import { isObject, decode } from './codec.js';
import { catalogued } from './catalogue.js';
import { MalformedAnswerError, RpcError } from './errors.js';
import { writeJson } from './json.js';
import { RESULTS } from './shapes.js';
export function textOf(message) {
  const write = ({ id, method, params }) => ({ jsonrpc: '2.0', id, method, params: trimmed(params) });
  return writeJson('method' in message ? write(message) : message.map(write));
}
function trimmed(params) {
  let length = params.length;
  while (length > 0 && (params[length - 1] === undefined || params[length - 1] === null)) length--;
  return params.slice(0, length).map((param) => param ?? null);
}
export function callsOf(message) {
  return 'method' in message ? [message] : message;
}
export function outcomesOf(message, answer) {
  const calls = callsOf(message);
  const isRefused = isRefusal(answer) || (Array.isArray(message) && isObject(answer) && isObject(answer['error']));
  if (isRefused) return calls.map((call) => outcomeOf(call, answer));
  if (Array.isArray(answer) !== Array.isArray(message)) return calls.map((call) => outcomeOf(call, undefined));
  const byId = new Map();
  for (const one of Array.isArray(answer) ? answer : [answer]) {
    if (isObject(one)) byId.set(one['id'], byId.has(one['id']) ? undefined : one);
  }
  return calls.map((call) => outcomeOf(call, byId.get(call.id)));
}
export function isRefusal(answer) {
  return isObject(answer) && answer['id'] === null && isObject(answer['error']);
}
export function outcomeOf(call, answer) {
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
function failed({ method }, problem) {
  return { ok: false, error: new MalformedAnswerError(`${method}: ${problem}`) };
}
function isInteger(value) {
  return Number.isSafeInteger(value);
}
function errorOf({ method }, error) {
  if (!isObject(error) || !isInteger(error['code']) || typeof error['message'] !== 'string') {
    return new MalformedAnswerError(`${method}: the server answered an error without a code or a message`);
  }
  const answered = { code: error['code'], message: error['message'], data: error['data'], method };
  return catalogued(answered) ?? new RpcError(answered);
}
