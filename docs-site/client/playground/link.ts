/**
 * A link that holds a request, in the fragment of the address: fragments are not sent to any server. Everything in a
 * link may be hostile. Reading one only gives texts for the fields; nothing is sent, and no address is used before the
 * reader agrees.
 */
import { compactJson, isArray, isObject, parseJson, type JsonValue } from './json.js';

/** One call of a link. */
export interface LinkedCall {
  readonly method: string;
  readonly params: readonly JsonValue[];
}

/** What a link holds. */
export interface LinkedRequest {
  readonly calls: readonly LinkedCall[];
  /** Address of the server; undefined when the link names none. */
  readonly url: string | undefined;
}

/** The longest fragment that is made or read, in characters. */
export const MAX_LINK_LENGTH = 16_000;

/** The most calls of one link. */
const MAX_CALLS = 100;

const METHOD_NAME = /^[A-Za-z][A-Za-z0-9_.]{0,99}$/;

/** The fragment for a request, with `#`; undefined when it would be too long. */
export function linkOf({ calls, url }: LinkedRequest): string | undefined {
  const fields = new URLSearchParams();
  const [call] = calls;
  if (calls.length === 1 && call !== undefined) {
    fields.set('call', call.method);
    fields.set('params', compactJson(call.params));
  } else {
    fields.set('batch', compactJson(calls.map(({ method, params }) => ({ method, params }))));
  }
  if (url !== undefined) fields.set('url', url);
  const text = `#${fields.toString()}`;
  return text.length > MAX_LINK_LENGTH ? undefined : text;
}

/** What a fragment holds; undefined when it is no request; a problem when it is a bad one. */
export function readLink(fragment: string): LinkedRequest | { readonly problem: string } | undefined {
  if (!/^#(?:call|batch)=/.test(fragment)) return undefined;
  if (fragment.length > MAX_LINK_LENGTH) return { problem: `The link is longer than ${MAX_LINK_LENGTH} characters.` };
  const fields = new URLSearchParams(fragment.slice(1));
  const calls = callsOf(fields);
  if (calls === undefined || calls.length > MAX_CALLS) {
    return { problem: 'The link does not hold a request that can be read.' };
  }
  const url = fields.get('url') ?? undefined;
  if (url !== undefined && !isServerAddress(url))
    return { problem: 'The link names a server by an address that is none.' };
  return { calls, url };
}

function callsOf(fields: URLSearchParams): LinkedCall[] | undefined {
  try {
    const batch = fields.get('batch');
    if (batch === null)
      return callOf({ method: fields.get('call') ?? '', params: parseJson(fields.get('params') ?? '[]') });
    const entries = parseJson(batch);
    if (!isArray(entries)) return undefined;
    const calls = entries.flatMap((entry) => callOf(entry) ?? []);
    return calls.length === entries.length ? calls : undefined;
  } catch {
    return undefined;
  }
}

function callOf(value: JsonValue): [LinkedCall] | undefined {
  if (!isObject(value)) return undefined;
  const method = Object.hasOwn(value, 'method') ? value['method'] : undefined;
  const params = Object.hasOwn(value, 'params') ? value['params'] : undefined;
  if (typeof method !== 'string' || !METHOD_NAME.test(method) || !isArray(params)) return undefined;
  return [{ method, params }];
}

/** True for an http, https, ws or wss address without a user name and a password. */
export function isServerAddress(url: string): boolean {
  if (url.length > 2000) return false;
  try {
    const { protocol, username, password } = new URL(url);
    return /^(?:https?|wss?):$/.test(protocol) && username === '' && password === '';
  } catch {
    return false;
  }
}
