import { parseJson } from '../json/jsonValue.js';
import { CallRefused, MalformedAnswer } from '../chain/errors.js';
import { parseSliced } from '../json/parseSliced.js';
import { Fields } from './fields.js';

/** The `result` in the text of a JSON-RPC response. Throws CallRefused for its error, else MalformedAnswer. */
export function readAnswer(method: string, text: string, id: number): unknown {
  const parsed = parseJson(text, (cause) => notJson(method, text, cause));
  return resultOf(method, parsed, id);
}

/** As `readAnswer`, of a long text, and gives way to other work. Rejects with the signal's reason when aborted. */
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
