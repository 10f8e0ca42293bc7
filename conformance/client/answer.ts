/** Reads JSON-RPC answers of a server that may send anything. */
import { isNestedDeeperThan } from '../../src/json/jsonText.js';
import { isObject } from '../json.js';

/** Levels of arrays and objects in an answer. Traces of nested calls have the most: two a call, of 1024 at most. */
const MAX_NESTING = 3000;

/** An answer's content, with the texts that a finding shows. */
export type Outcome = Said & {
  readonly method: string;
  /** The request as it was sent. */
  readonly request: string;
  /** The response as it came; what was not a response is described. */
  readonly answer: string;
};

/** A result, an error, or what is wrong with the response as such. */
export type Said =
  | { readonly kind: 'result'; readonly value: unknown }
  | { readonly kind: 'error'; readonly code: number; readonly message: string; readonly data: unknown }
  | { readonly kind: 'fault'; readonly reason: string };

/** The value in a text of JSON, or why it cannot be read. */
export function parseAnswer(text: string): { value: unknown } | { fault: string } {
  if (isNestedDeeperThan(MAX_NESTING, text)) return { fault: `the answer is nested deeper than ${MAX_NESTING} levels` };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { fault: 'the answer is not JSON' };
  }
}

/** What an answer object says; a fault when it is none of JSON-RPC 2.0 with the expected id. */
export function saidBy(value: unknown, id: unknown): Said {
  if (!isObject(value)) return fault('the answer is no object');
  if (value['jsonrpc'] !== '2.0') return fault('jsonrpc is not "2.0"');
  if (value['id'] !== id) return fault('the id is not that of the request');
  const hasError = value['error'] !== undefined;
  if (hasError === 'result' in value) return fault('there must be either a result or an error');
  if (!hasError) return { kind: 'result', value: value['result'] };
  const { error } = value;
  if (!isObject(error) || !Number.isInteger(error['code']) || typeof error['message'] !== 'string')
    return fault('the error has no integer code, or no message');
  return { kind: 'error', code: Number(error['code']), message: error['message'], data: error['data'] };
}

function fault(reason: string): Said {
  return { kind: 'fault', reason };
}
