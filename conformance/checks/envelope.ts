/** JSON-RPC 2.0 itself: ids, batches, notifications, and what is no request. */
import { parseAnswer } from '../client/answer.js';
import { isObject, sameJson } from '../json.js';
import type { Session } from '../session.js';

/** A text that is sent as it is, and what must come back. */
export interface EnvelopeCase {
  /** What the case is about. */
  name: string;
  /** The text. */
  text: string;
  /** Entries when it is a batch. */
  requests?: number;
  /** True when no answer at all is expected. */
  silent?: true;
  /** True for an answer that fits; only for cases that are not silent. */
  fits: (answer: unknown, body: string) => boolean;
}

const CALL = '"method":"eth_chainId","params":[]';

const errorWith =
  (codes: readonly number[], id?: unknown) =>
  (answer: unknown): boolean =>
    isObject(answer) &&
    isObject(answer['error']) &&
    codes.some((code) => isObject(answer['error']) && answer['error']['code'] === code) &&
    (id === undefined || answer['id'] === id);

const resultWithId =
  (id: unknown) =>
  (answer: unknown): boolean =>
    isObject(answer) && typeof answer['result'] === 'string' && sameJson(answer['id'], id);

const oneOf =
  (...rules: ((answer: unknown) => boolean)[]) =>
  (answer: unknown): boolean =>
    rules.some((rule) => rule(answer));

const listWith =
  (...rules: ((answer: unknown) => boolean)[]) =>
  (answer: unknown): boolean =>
    Array.isArray(answer) &&
    answer.length === rules.length &&
    // The answers of a batch may come in any order.
    rules.every((rule) => answer.some(rule));

const withId = (id: string) => `{"jsonrpc":"2.0","id":${id},${CALL}}`;

/** The cases, for HTTP and for WebSocket. */
export const ENVELOPE_CASES: readonly EnvelopeCase[] = [
  { name: 'id that is text', text: withId('"abc"'), fits: resultWithId('abc') },
  { name: 'id that is text of digits', text: withId('"35"'), fits: resultWithId('35') },
  { name: 'id 0', text: withId('0'), fits: resultWithId(0) },
  { name: 'negative id', text: withId('-7'), fits: resultWithId(-7) },
  { name: 'id with a fraction', text: withId('1.5'), fits: resultWithId(1.5) },
  {
    name: 'id above 2^53',
    text: withId('9007199254740993'),
    fits: (_answer, body) => /"id"\s*:\s*9007199254740993\b/.test(body),
  },
  // A server may take null for an id or for the absence of one, which the specification leaves open.
  { name: 'id null', text: withId('null'), fits: oneOf(resultWithId(null), errorWith([-32600])) },
  { name: 'id that is an object', text: withId('{}'), fits: errorWith([-32600]) },
  { name: 'invalid JSON', text: '{"jsonrpc":"2.0","id":1,}', fits: errorWith([-32700], null) },
  { name: 'text that is no object', text: '"eth_chainId"', fits: errorWith([-32600]) },
  { name: 'number', text: '1', fits: errorWith([-32600]) },
  { name: 'empty batch', text: '[]', fits: errorWith([-32600], null) },
  {
    name: 'batch of no objects',
    text: '[1,2]',
    requests: 2,
    fits: listWith(errorWith([-32600]), errorWith([-32600])),
  },
  {
    name: 'batch with an error',
    text: `[${withId('1')},{"jsonrpc":"2.0","id":2,"method":"no_such"},${withId('"x"')}]`,
    requests: 3,
    fits: listWith(resultWithId(1), errorWith([-32601], 2), resultWithId('x')),
  },
  {
    name: 'batch with a notification',
    text: `[${withId('1')},{"jsonrpc":"2.0",${CALL}}]`,
    requests: 2,
    fits: listWith(resultWithId(1)),
  },
  { name: 'notification', text: `{"jsonrpc":"2.0",${CALL}}`, silent: true, fits: () => false },
  { name: 'batch of notifications', text: `[{"jsonrpc":"2.0",${CALL}}]`, silent: true, fits: () => false },
  {
    name: 'unknown method',
    text: '{"jsonrpc":"2.0","id":1,"method":"eth_noSuchMethod"}',
    fits: errorWith([-32601], 1),
  },
  {
    name: 'unknown namespace',
    text: '{"jsonrpc":"2.0","id":1,"method":"nosuch_method"}',
    fits: errorWith([-32601], 1),
  },
  { name: 'no method', text: '{"jsonrpc":"2.0","id":1}', fits: errorWith([-32600]) },
  { name: 'method that is a number', text: '{"jsonrpc":"2.0","id":1,"method":1}', fits: errorWith([-32600]) },
  { name: 'no jsonrpc', text: `{"id":1,${CALL}}`, fits: oneOf(errorWith([-32600]), resultWithId(1)) },
  { name: 'no params', text: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}', fits: resultWithId(1) },
  {
    name: 'params that are an object',
    text: '{"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":{"a":1}}',
    fits: errorWith([-32602, -32600]),
  },
  {
    name: 'params that are text',
    text: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":"x"}',
    fits: errorWith([-32602, -32600]),
  },
  {
    name: 'member that comes twice',
    text: `{"jsonrpc":"2.0","id":1,"id":2,${CALL}}`,
    fits: oneOf(resultWithId(1), resultWithId(2), errorWith([-32600, -32700])),
  },
  {
    name: 'number that is too big',
    text: '{"jsonrpc":"2.0","id":1,"method":"eth_getBlockByNumber","params":[1e400,false]}',
    fits: errorWith([-32602, -32700, -32600]),
  },
  {
    name: 'deep nesting',
    text: `{"jsonrpc":"2.0","id":1,"method":"eth_call","params":[${'['.repeat(500)}${']'.repeat(500)}]}`,
    fits: errorWith([-32602, -32700, -32600, -32005]),
  },
];

/** Sends the cases over HTTP. */
export async function checkEnvelope(session: Session): Promise<void> {
  for (const { name, text, requests, silent, fits } of ENVELOPE_CASES) {
    const answer = await session.post(text, requests);
    const evidence = { method: name, request: text, answer: 'fault' in answer ? answer.fault : answer.body };
    if ('fault' in answer) session.find('envelope', evidence, answer.fault);
    else if (silent) {
      if (answer.body.trim() !== '') session.find('envelope', evidence, 'a notification was answered');
    } else {
      const parsed = parseAnswer(answer.body);
      if ('fault' in parsed) session.find('envelope', evidence, parsed.fault);
      else if (!fits(parsed.value, answer.body))
        session.find('envelope', evidence, `${name}: another answer was expected`);
    }
  }
}
