/** JSON-RPC over a WebSocket that is opened for one request: text in, text out. */
import { byteLength, failure, SEND_DEFAULTS, tooLargeMessage, type Outcome, type SendOptions } from './outcome.js';
import type { OpenSocket, Socket } from './socket.js';

/**
 * Opens a connection, sends the text, and takes the first message as the answer. Never rejects. The time counts from
 * sending, so opening the connection is not part of it.
 */
export function sendOverWebSocket(
  open: OpenSocket,
  url: string,
  text: string,
  options: SendOptions = {},
): Promise<Outcome> {
  const { signal, timeoutMs = SEND_DEFAULTS.timeoutMs, maxBytes = SEND_DEFAULTS.maxBytes } = options;
  let startedAt = performance.now();
  let socket: Socket;
  try {
    socket = open(url);
  } catch (error) {
    const why = error instanceof Error ? error.message : 'it is not a ws or wss address';
    return Promise.resolve(failure('badAddress', `${JSON.stringify(url)} cannot be opened: ${why}`, startedAt));
  }
  return new Promise((resolve) => {
    const end = (outcome: Outcome) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      socket.close();
      resolve(outcome);
    };
    const abort = () => end(failure('aborted', 'The request was cancelled.', startedAt));
    const timer = setTimeout(
      () => end(failure('timedOut', `No answer came within ${timeoutMs} ms.`, startedAt)),
      timeoutMs,
    );
    signal?.addEventListener('abort', abort, { once: true });
    socket.addEventListener('open', () => {
      startedAt = performance.now();
      socket.send(text);
    });
    socket.addEventListener('message', ({ data }) => end(answerOf(data, startedAt, maxBytes)));
    // An error of a WebSocket is always followed by its close.
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('close', ({ code, reason }) =>
      end(failure('closed', closedMessage(url, code, reason), startedAt)),
    );
    if (signal?.aborted === true) abort();
  });
}

function answerOf(data: unknown, startedAt: number, maxBytes: number): Outcome {
  if (typeof data !== 'string') return failure('notText', 'The answer is binary, not text.', startedAt);
  const milliseconds = performance.now() - startedAt;
  const bytes = byteLength(data);
  if (bytes > maxBytes) return failure('tooLarge', tooLargeMessage(maxBytes), startedAt);
  return { kind: 'answer', text: data, bytes, milliseconds, status: undefined };
}

function closedMessage(url: string, code: number, reason: string): string {
  const detail = reason === '' ? `code ${code}` : `code ${code}: ${reason}`;
  return `${url} closed the connection before it answered (${detail}). The server may be down or may refuse this page.`;
}
