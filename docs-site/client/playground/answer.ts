/** Reads the text of an answer: a result, an error, or the answers of a batch by their ids. */
import { compactJson, isArray, isObject, parseJson, type JsonValue } from './json.js';

/** An error of JSON-RPC. */
export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data: JsonValue | undefined;
}

/** What an answer says. `huge`: too large to be shown as a tree. */
export type Answer =
  | { readonly kind: 'result'; readonly result: JsonValue }
  | { readonly kind: 'error'; readonly error: RpcError }
  | { readonly kind: 'batch'; readonly answers: readonly JsonValue[] }
  | { readonly kind: 'huge'; readonly start: string }
  | { readonly kind: 'notJsonRpc'; readonly problem: string; readonly start: string };

/** Longest text that is read as JSON, in characters; the start of a longer one is shown as it is. */
export const MAX_TREE_LENGTH = 1_000_000;

/** Characters that are shown of an answer that is not shown as a tree. */
const START_LENGTH = 20_000;

/** Reads an answer. Never throws. */
export function readAnswer(text: string): Answer {
  const start = text.slice(0, START_LENGTH);
  if (text.length > MAX_TREE_LENGTH) return { kind: 'huge', start };
  let value: JsonValue;
  try {
    value = parseJson(text);
  } catch (error) {
    const problem = error instanceof Error ? error.message : 'it cannot be read';
    return { kind: 'notJsonRpc', problem: `The answer is not JSON: ${problem}.`, start };
  }
  if (isArray(value)) return { kind: 'batch', answers: value };
  return (
    answerOf(value) ?? { kind: 'notJsonRpc', problem: 'The answer is JSON, but neither a result nor an error.', start }
  );
}

/** The result or the error of one answer; undefined for anything else. */
export function answerOf(value: JsonValue): (Answer & { kind: 'result' | 'error' }) | undefined {
  if (!isObject(value)) return undefined;
  const error = Object.hasOwn(value, 'error') ? value['error'] : undefined;
  if (error !== undefined && isObject(error)) {
    const { code, message, data } = error;
    return {
      kind: 'error',
      error: { code: typeof code === 'number' ? code : 0, message: typeof message === 'string' ? message : '', data },
    };
  }
  const result = Object.hasOwn(value, 'result') ? value['result'] : undefined;
  return result === undefined ? undefined : { kind: 'result', result };
}

/** The answers of a batch, in the order of its calls, found by their ids; undefined where none came. */
export function answersById(
  ids: readonly JsonValue[],
  answers: readonly JsonValue[],
): readonly (JsonValue | undefined)[] {
  const byId = new Map<string, JsonValue>();
  for (const answer of answers) {
    if (isObject(answer) && answer['id'] !== undefined) byId.set(compactJson(answer['id']), answer);
  }
  return ids.map((id) => byId.get(compactJson(id)));
}

/** Revert data of an error: some servers put it into an object. */
export function revertDataOf(error: RpcError): string | undefined {
  const { data } = error;
  if (typeof data === 'string') return /^0x(?:[0-9a-fA-F]{2})+$/.test(data) ? data : undefined;
  if (data === undefined || !isObject(data)) return undefined;
  return typeof data['data'] === 'string' && /^0x(?:[0-9a-fA-F]{2})+$/.test(data['data']) ? data['data'] : undefined;
}
