import { CallRefused, MalformedAnswer } from '../chain/errors.js';
import { asObject, countField, integerField, objectField, textField } from './jsonFields.js';

/** The `result` in the text of a JSON-RPC response. Throws CallRefused for its error, else MalformedAnswer. */
export function readAnswer(method: string, text: string, id: number): unknown {
  const answer = asObject(parseJson(method, text), null);
  if (answer['error'] !== undefined && answer['error'] !== null) {
    const error = objectField(answer, 'error', null);
    const detail = textField(error, 'data', null) || textField(error, 'message', null);
    throw new CallRefused(method, Number(integerField(error, 'code', null)), detail);
  }
  if (countField(answer, 'id', null) !== id) throw new MalformedAnswer(`${method}: answer to another request`);
  if (answer['result'] === undefined) throw new MalformedAnswer(`${method}: neither result nor error`);
  return answer['result'];
}

function parseJson(method: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new MalformedAnswer(`${method}: not JSON: ${JSON.stringify(text.slice(0, 80))}`, { cause });
  }
}
