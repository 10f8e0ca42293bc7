// Generated from openrpc.json by `npm run generate`. Do not edit.
import { AbortedError, TimeoutError, TransportError, HalleyError, MalformedAnswerError } from './errors.js';
import { readJson } from './json.js';
import { outcomesOf, textOf } from './message.js';
import { authorization } from './options.js';
export class HttpTransport {
  #url;
  #headers;
  #host;
  constructor(url) {
    this.#host = url.host;
    this.#headers = { 'content-type': 'application/json', accept: 'application/json', ...basicOf(url) };
    const bare = new URL(url);
    bare.username = '';
    bare.password = '';
    this.#url = bare.href;
  }
  async send(message, settings) {
    const answer = await withinTime(settings, async (signal) => {
      const headers = { ...this.#headers, ...(await authorization(settings)) };
      const init = { method: 'POST', headers, body: textOf(message), redirect: 'manual', signal };
      const response = await settings.fetch(this.#url, init);
      return this.#read(response, settings);
    }).catch((error) => {
      throw error instanceof HalleyError ? error : this.#failure(error);
    });
    return outcomesOf(message, answer);
  }
  close() {}
  async #read(response, settings) {
    const text = await this.#text(response, settings);
    if (response.ok) return readJson(text);
    const problem = new TransportError(`${this.#host} answered with HTTP status ${response.status}`, response);
    if (!text.startsWith('{') || [0, 429, 502, 503, 504].includes(response.status)) throw problem;
    try {
      const answer = readJson(text);
      if (typeof answer === 'object' && answer !== null && 'error' in answer && 'jsonrpc' in answer) return answer;
    } catch {}
    throw problem;
  }
  async #text(response, { maxAnswerLength }) {
    if (response.body === null) return '';
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    const parts = [];
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
  #failure(cause) {
    return new TransportError(`${this.#host} cannot be reached`, { cause });
  }
}
export async function withinTime(settings, work) {
  const controller = new AbortController();
  const { signal, timeoutMs } = settings;
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    const give = (error) => {
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
export function basicOf(url) {
  if (url.username === '' && url.password === '') return {};
  const bytes = new TextEncoder().encode(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`);
  return { authorization: `Basic ${btoa(String.fromCharCode(...bytes))}` };
}
