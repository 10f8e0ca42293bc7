/** One request over HTTP. The answer is hostile: its size, its time and where it leads are bounded. */
import { types } from 'node:util';

/** Bounds of an answer. */
export interface AnswerLimits {
  /** Most bytes of a body, decompressed. */
  maxResponseBytes: number;
  /** Time from sending to the last byte, in milliseconds. */
  timeoutMs: number;
}

/** What came back: a body with its status, or why there is none. */
export type HttpAnswer = { status: number; body: string } | { fault: string; refused: boolean };

/** Posts `body`. Redirects are not followed. `fault` is plain text; the server may have written parts of it. */
export async function postText(url: string, body: string, limits: AnswerLimits): Promise<HttpAnswer> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
      redirect: 'manual',
      signal,
    });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      return fault(`it redirects (HTTP status ${response.status}); redirects are not followed`);
    }
    return await readBody(response, limits.maxResponseBytes);
  } catch (error) {
    if (signal.aborted) return fault(`no complete answer within ${limits.timeoutMs} ms`);
    return { fault: reasonOf(error), refused: true };
  }
}

async function readBody(response: Response, maxBytes: number): Promise<HttpAnswer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = response.body?.getReader();
  for (;;) {
    const read = await reader?.read();
    if (read === undefined || read.done) break;
    length += read.value.length;
    if (length > maxBytes) {
      await reader?.cancel();
      return fault(`the answer is longer than ${maxBytes} bytes`);
    }
    chunks.push(read.value);
  }
  return { status: response.status, body: Buffer.concat(chunks).toString('utf8') };
}

function fault(reason: string): HttpAnswer {
  return { fault: reason, refused: false };
}

/** The innermost reason: fetch itself only says that it failed. */
function reasonOf(error: unknown): string {
  if (!types.isNativeError(error)) return 'unknown failure';
  return types.isNativeError(error.cause) ? reasonOf(error.cause) : error.message || error.name;
}
