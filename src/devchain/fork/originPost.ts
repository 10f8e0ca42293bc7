import { OriginFailure } from './originErrors.js';

const MAX_ANSWER_BYTES = 24 * 1024 * 1024;

/** Longest wait that an origin may ask for, milliseconds. */
const MAX_RETRY_AFTER_MS = 60_000;

/** Statuses that send a client elsewhere. */
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** A request that may succeed when it is sent again. */
export class TemporaryFailure extends OriginFailure {
  override readonly name = 'TemporaryFailure';

  constructor(
    reason: string,
    /** True when the origin refused the request for its rate. */
    readonly limited = false,
    /** The wait that the origin asked for, milliseconds; null when it asked for none. */
    readonly retryAfterMs: number | null = null,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

/** The HTTP status of a refused request, where sending it again would not help. */
export class HttpRefusal extends OriginFailure {
  override readonly name = 'HttpRefusal';

  constructor(readonly status: number) {
    super(`responds with HTTP status ${status}`);
  }
}

/** Where a request goes. */
export interface PostTarget {
  url: string;
  headers: Readonly<Record<string, string>>;
  timeoutMs: number;
}

/** The body of the answer. Rejects with TemporaryFailure, HttpRefusal or OriginFailure. */
export async function postToOrigin({ url, headers, timeoutMs }: PostTarget, body: string): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const target = withoutCredentials(url);
    const response = await fetch(target.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...target.headers, ...headers },
      body,
      signal,
      // A redirect would change the method, or send keys to another host.
      redirect: 'manual',
    });
    if (REDIRECTS.has(response.status)) throw redirected(response, url);
    if (response.status === 429) throw tooMany(response.headers.get('retry-after'));
    // Many servers send JSON-RPC errors with status 400 or 500; the body then says more than the status.
    const text = await readBounded(response);
    if (response.ok || text.trimStart().startsWith('{"')) return text;
    if (response.status >= 500) {
      throw new TemporaryFailure(`responds with HTTP status ${response.status}`);
    }
    throw new HttpRefusal(response.status);
  } catch (cause) {
    if (cause instanceof OriginFailure) throw cause;
    if (isUnsendable(cause)) {
      throw new OriginFailure('cannot be asked: its URL or a header makes no valid request');
    }
    if (signal.aborted) throw new TemporaryFailure(`gave no answer within ${timeoutMs} ms`, false, null, { cause });
    throw new TemporaryFailure(`cannot be reached: ${reasonOf(cause)}`, false, null, { cause });
  }
}

/** `fetch` refuses a URL with a name and a password, and its error would show them. They become a header (RFC 7617). */
function withoutCredentials(text: string): Pick<PostTarget, 'url' | 'headers'> {
  const url = new URL(text);
  if (url.username === '' && url.password === '') return { url: text, headers: {} };
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  url.username = '';
  url.password = '';
  return { url: url.href, headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` } };
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // The type of the stream has no iterator in this version of the library, but the stream has.
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) throw new OriginFailure(`sends an answer of more than ${MAX_ANSWER_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, bytes).toString('utf8');
}

/** Names the host alone: the rest of a URL may hold a key. */
function redirected(response: Response, url: string): OriginFailure {
  const location = response.headers.get('location') ?? '';
  const target = URL.canParse(location, url) ? new URL(location, url).origin : 'nowhere';
  return new OriginFailure(`redirects to ${target} (HTTP status ${response.status}): name its final URL`);
}

/** `retryAfter` is a number of seconds or a date. */
function tooMany(retryAfter: string | null): OriginFailure {
  const seconds = Number(retryAfter);
  const waitMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(retryAfter ?? '') - Date.now();
  const asked = retryAfter === null || Number.isNaN(waitMs) ? null : Math.max(0, waitMs);
  if (asked !== null && asked > MAX_RETRY_AFTER_MS) {
    return new OriginFailure(`limits requests, and asks to wait for ${Math.round(asked / 1000)} s`);
  }
  return new TemporaryFailure('limits requests (HTTP status 429)', true, asked);
}

/** Whether `fetch` refused to make the request. Its error shows the URL or the header at fault, with any key. */
function isUnsendable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, cause }: { name?: unknown; cause?: unknown } = error;
  return (name === 'TypeError' || name === 'URIError') && cause === undefined;
}

/** `fetch` throws "fetch failed"; the cause says why, or several causes do. */
function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { cause, errors, message }: { cause?: unknown; errors?: unknown; message?: unknown } = error;
  if (Array.isArray(errors) && errors.length > 0) return errors.map(reasonOf).join(', ');
  return cause === undefined || cause === null ? String(message) : reasonOf(cause);
}
