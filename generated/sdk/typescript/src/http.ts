/** Sends messages over HTTP. */
import { AbortedError, TimeoutError, TransportError, HalleyError, MalformedAnswerError } from './errors.js';
import { readJson } from './json.js';
import { outcomesOf, textOf, type Message, type Outcome } from './message.js';
import { authorization, type Settings } from './options.js';

/** Carries messages to the server and brings answers. */
export interface Transport {
  /** How each call of the message ended. Throws when the message as a whole failed. */
  send(message: Message, settings: Settings): Promise<Outcome<unknown>[]>;
  close(): void;
}

/** One POST for each message. */
export class HttpTransport implements Transport {
  readonly #url: string;
  readonly #headers: Record<string, string>;
  /** For error messages: without user, password, path and query, which may hold secrets. */
  readonly #host: string;

  constructor(url: URL) {
    this.#host = url.host;
    this.#headers = { 'content-type': 'application/json', accept: 'application/json', ...basicOf(url) };
    const bare = new URL(url);
    bare.username = '';
    bare.password = '';
    this.#url = bare.href;
  }

  async send(message: Message, settings: Settings): Promise<Outcome<unknown>[]> {
    const answer = await withinTime(settings, async (signal) => {
      const headers = { ...this.#headers, ...(await authorization(settings)) };
      // JSON-RPC is never redirected. To follow would show another host the token and the request.
      const init = { method: 'POST', headers, body: textOf(message), redirect: 'manual', signal } as const;
      const response = await settings.fetch(this.#url, init);
      return this.#read(response, settings);
    }).catch((error: unknown) => {
      throw error instanceof HalleyError ? error : this.#failure(error);
    });
    return outcomesOf(message, answer);
  }

  close(): void {
    // Nothing is open between two messages.
  }

  async #read(response: Response, settings: Settings): Promise<unknown> {
    const text = await this.#text(response, settings);
    if (response.ok) return readJson(text);
    const problem = new TransportError(`${this.#host} answered with HTTP status ${response.status}`, response);
    // A server may answer JSON-RPC errors with another status than 200.
    if (!text.startsWith('{') || [0, 429, 502, 503, 504].includes(response.status)) throw problem;
    try {
      const answer = readJson(text);
      if (typeof answer === 'object' && answer !== null && 'error' in answer && 'jsonrpc' in answer) return answer;
    } catch {
      // It is no JSON-RPC: the status says what went wrong.
    }
    throw problem;
  }

  async #text(response: Response, { maxAnswerLength }: Settings): Promise<string> {
    if (response.body === null) return '';
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    const parts: string[] = [];
    let length = 0;
    for (;;) {
      const { done, value } = await reader.read();
      const part = done ? decoder.decode() : decoder.decode(value, { stream: true });
      parts.push(part);
      length += part.length;
      if (length > maxAnswerLength) {
        await reader.cancel();
        throw new MalformedAnswerError(`the answer is longer than ${maxAnswerLength} characters`);
      }
      if (done) return parts.join('');
    }
  }

  #failure(cause: unknown): TransportError {
    return new TransportError(`${this.#host} cannot be reached`, { cause });
  }
}

/** Ends `work` when the time of a call is up or its caller gives up. */
export async function withinTime<T>(settings: Settings, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const { signal, timeoutMs } = settings;
  return new Promise<T>((resolve, reject) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    // The work may never end after this.
    const give = (error: HalleyError) => {
      done();
      reject(error);
      controller.abort();
    };
    const onAbort = () => give(new AbortedError('the call was aborted', { cause: signal?.reason }));
    const timer = setTimeout(() => give(new TimeoutError(`no answer within ${timeoutMs} ms`)), timeoutMs);
    if (signal?.aborted === true) return onAbort();
    signal?.addEventListener('abort', onAbort);
    work(controller.signal).then(resolve, reject).finally(done);
  });
}

/** User and password of a URL as a header, because `fetch` refuses such URLs. */
export function basicOf(url: URL): Record<string, string> {
  if (url.username === '' && url.password === '') return {};
  const bytes = new TextEncoder().encode(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`);
  return { authorization: `Basic ${btoa(String.fromCharCode(...bytes))}` };
}
