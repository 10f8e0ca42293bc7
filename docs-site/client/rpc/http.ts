/** JSON-RPC over HTTP: text in, text out. */
import { failure, SEND_DEFAULTS, tooLargeMessage, type Outcome, type SendOptions } from './outcome.js';

/**
 * Posts a request and reads the answer, whatever its HTTP status. Never rejects. Sends no cookies, follows no
 * redirects (a redirect could carry the token to another server), and stops reading at `maxBytes`.
 */
export async function sendOverHttp(url: string, text: string, options: SendOptions = {}): Promise<Outcome> {
  const { signal, timeoutMs = SEND_DEFAULTS.timeoutMs, maxBytes = SEND_DEFAULTS.maxBytes, bearerToken } = options;
  const startedAt = performance.now();
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort('timedOut'), timeoutMs);
  const abort = () => ended.abort('aborted');
  signal?.addEventListener('abort', abort, { once: true });
  if (signal?.aborted === true) abort();
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: text,
      headers: {
        'content-type': 'application/json',
        ...(bearerToken !== undefined && bearerToken !== '' && { authorization: `Bearer ${bearerToken}` }),
      },
      credentials: 'omit',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      signal: ended.signal,
    });
    if (isRedirect(response)) {
      return failure('redirected', 'The server redirects. Enter the address that it redirects to.', startedAt);
    }
    const body = await readText(response, maxBytes);
    if (body === undefined) {
      ended.abort('tooLarge');
      return failure('tooLarge', tooLargeMessage(maxBytes), startedAt);
    }
    return { kind: 'answer', ...body, milliseconds: performance.now() - startedAt, status: response.status };
  } catch (error) {
    if (ended.signal.reason === 'timedOut') {
      return failure('timedOut', `No answer came within ${timeoutMs} ms.`, startedAt);
    }
    if (ended.signal.aborted) return failure('aborted', 'The request was cancelled.', startedAt);
    return failure('unreachable', unreachableMessage(url, error), startedAt);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** A browser hides what it was redirected to; other clients show the status. */
function isRedirect(response: Response): boolean {
  return response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400);
}

async function readText(response: Response, maxBytes: number): Promise<{ text: string; bytes: number } | undefined> {
  if (response.body === null) return { text: '', bytes: 0 };
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > maxBytes) return undefined;
    parts.push(decoder.decode(value, { stream: true }));
  }
  parts.push(decoder.decode());
  return { text: parts.join(''), bytes };
}

/** Browsers say nothing more than "failed"; these are the causes that a reader can look into. */
function unreachableMessage(url: string, error: unknown): string {
  if (!/^https?:\/\//i.test(url)) return `${JSON.stringify(url)} is not an http or https address.`;
  const detail = error instanceof Error && error.message !== '' ? ` (${error.message})` : '';
  return `No answer from ${url}${detail}. The server may be down, or it may not allow requests from this page (CORS).`;
}
