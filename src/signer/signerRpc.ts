/** JSON-RPC over HTTP to an external signer, with limits on time and sizes and without redirects. */
import type { Caller } from '../caller/caller.js';
import { connectionFailure, UNAVAILABLE } from '../chain/nodeFailure.js';
import { SignerRefused, SignerUnavailable } from './signerErrors.js';
import { isObject } from '../json/jsonValue.js';

/** Limits of one call. */
export interface CallBounds {
  timeoutMs: number;
  /** When its signal aborts, the call rejects with the signal's reason. */
  caller: Caller;
}

/** Largest response to a short request, bytes: the longest list of accounts. More would take long to parse. */
const MAX_ANSWER_BYTES = 512 * 1024;

/** How often a response may repeat the request. Clef repeats a transaction twice. */
const MOST_REPETITIONS = 3;

/** One signer. */
export class SignerRpc {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;
  #lastId = 0;

  /** Name and password of the URL become a header: `fetch` refuses them in a URL, and its error shows the URL. */
  constructor(url: URL) {
    const bare = new URL(url);
    bare.username = '';
    bare.password = '';
    this.#url = bare.href;
    this.#headers = { 'content-type': 'application/json', ...authorization(url) };
  }

  /** The `result` of one call. Rejects with SignerUnavailable or SignerRefused. */
  async call(method: string, params: readonly unknown[], { timeoutMs, caller }: CallBounds): Promise<unknown> {
    caller.signal.throwIfAborted();
    const id = ++this.#lastId;
    const late = AbortSignal.timeout(timeoutMs);
    const body = JSON.stringify({ jsonrpc: '2.0', id, method, params });
    const maxBytes = MAX_ANSWER_BYTES + MOST_REPETITIONS * body.length;
    try {
      const response = await fetch(this.#url, {
        method: 'POST',
        headers: this.#headers,
        body,
        signal: AbortSignal.any([caller.signal, late]),
        // A redirect could change the method or send the password to another host.
        redirect: 'manual',
      });
      return readResult(await readBounded(response, maxBytes), response, id);
    } catch (cause) {
      if (cause instanceof SignerUnavailable || cause instanceof SignerRefused) throw cause;
      caller.signal.throwIfAborted();
      const reason = late.aborted ? UNAVAILABLE.silent : connectionFailure(reasonOf(cause));
      throw new SignerUnavailable(reason, { cause });
    }
  }
}

function authorization({ username, password }: URL): Record<string, string> {
  if (username === '' && password === '') return {};
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
}

async function readBounded(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // The stream has an iterator that its type lacks.
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new SignerUnavailable(`its response has more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, bytes).toString('utf8');
}

/** Looks at the body before the status, because Web3Signer sends JSON-RPC errors with status 400. */
function readResult(text: string, { ok, status }: Response, id: number): unknown {
  const answer = parseObject(text);
  const error = answer?.['error'];
  if (isObject(error)) throw new SignerRefused(Number(error['code']), error['message']);
  if (!ok) throw new SignerUnavailable(`it responds with HTTP status ${status}`);
  if (answer?.['id'] !== id || answer['result'] === undefined) {
    throw new SignerUnavailable('its response is not JSON-RPC');
  }
  return answer['result'];
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return isObject(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** `fetch` throws "fetch failed"; one or several causes name the system error. */
function reasonOf(error: unknown): string {
  if (!isObject(error)) return String(error);
  const { cause, errors, message, code } = error;
  if (Array.isArray(errors) && errors.length > 0) return errors.map(reasonOf).join(', ');
  return cause === undefined || cause === null ? `${String(message)} ${String(code)}` : reasonOf(cause);
}
