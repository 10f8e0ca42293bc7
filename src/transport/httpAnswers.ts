/** How answers and refusals are written to an HTTP response. */
import type { ServerResponse, IncomingMessage } from 'node:http';
import { type ExceededRate, rateError, retryAfterOf } from '../jsonrpc/allowance.js';
import { noMemory, rpcError, type RpcError } from '../jsonrpc/rpcErrors.js';
import { RawResultAnswer, TAIL, byteLength, encodeError, type AnswerBody } from '../jsonrpc/message.js';
import type { Excess } from '../caller/memoryBudget.js';

const NO_SNIFFING = ['x-content-type-options', 'nosniff'] as const;

/** Seconds, for a client for whose body there was no memory. */
const RETRY_AFTER = '1';

/** Maximum number of characters of a header in an error. */
const MAX_SHOWN = 100;

/** True when the system did not take the whole response at once, or an earlier one of the connection is being sent. */
export function isPartlyUnsent({ socket }: ServerResponse): boolean {
  return socket === null || socket.writableLength > 0;
}

/** Sends JSON; `length` is in bytes. */
export function sendJson(response: ServerResponse, status: number, answer: AnswerBody, length: number): void {
  // A list is written as it is, unless another header was set before.
  response.writeHead(status, ['content-type', 'application/json', 'content-length', length, ...NO_SNIFFING]);
  if (!(answer instanceof RawResultAnswer)) {
    response.end(answer);
    return;
  }
  // The parts are not copied into one buffer: Node.js corks them until the end and sends them with one system call.
  response.write(answer.head);
  response.write(answer.bytes);
  response.end(TAIL);
}

/** Sends a line of text. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, ['content-type', 'text/plain', 'content-length', text.length, ...NO_SNIFFING]).end(text);
}

/** Refuses a client because of its Host or Origin, and ends its connection. */
export function refuseClient(response: ServerResponse, reason: string): void {
  response.setHeader('connection', 'close');
  sendText(response, 403, reason);
}

/** Refuses a request before its body is handled, with a status for proxies and a body for JSON-RPC clients. */
export function refuse(response: ServerResponse, status: number, error: RpcError): void {
  const answer = encodeError('null', error);
  sendJson(response, status, answer, byteLength(answer));
}

/** Refuses a compressed body. Accept-Encoding lists the supported encodings (RFC 9110, section 15.5.16). */
export function refuseEncoding(response: ServerResponse, encoding: string): void {
  response.setHeader('accept-encoding', 'identity');
  refuse(response, 415, rpcError('unsupportedContentEncoding', { encoding: encoding.slice(0, MAX_SHOWN) }));
}

/** Refuses a body above a rate. The connection stays: the rest of the body is discarded. */
export function refuseRate(response: ServerResponse, exceeded: ExceededRate): void {
  response.setHeader('retry-after', retryAfterOf(exceeded));
  refuse(response, 429, rateError(exceeded));
}

/** Refuses a body for which there is no memory. The connection stays: the rest of the body is discarded. */
export function refuseBody(response: ServerResponse, excess: Excess): void {
  response.setHeader('retry-after', RETRY_AFTER);
  refuse(response, excess.of === 'client' ? 429 : 503, noMemory(excess));
}

/** The HTTP responses in progress that a listener, or the stop of the server, waits for. */
export class OpenResponses {
  #count = 0;
  #waiting: (() => void)[] = [];

  /** Adds a response. Calls the listener once the response is closed: with true when it was written completely. */
  add(
    request: IncomingMessage,
    response: ServerResponse,
    listener: (written: boolean) => void = () => undefined,
  ): void {
    this.#count++;
    onceClosed(request, response, (written) => {
      listener(written);
      this.#count--;
      if (this.#count > 0) return;
      for (const resolve of this.#waiting.splice(0)) resolve();
    });
  }

  /** Resolves when no response is open. Every listener has been called by then. */
  async allClosed(): Promise<void> {
    while (this.#count > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}

/**
 * `finish` alone does not mean that a response was written: Node.js also emits it when the socket is destroyed and,
 * shortly before the socket has the error, when a write fails. A response behind another one of the same connection
 * gets no event when the socket closes, hence the listener of the socket.
 */
function onceClosed({ socket }: IncomingMessage, response: ServerResponse, listener: (written: boolean) => void): void {
  if (response.destroyed || socket.destroyed) return listener(false);
  let finished = false;
  const onClose = (): void => {
    response.off('close', onClose);
    socket.off('close', onClose);
    listener(finished && socket.errored === null);
  };
  response.once('finish', () => (finished = !socket.destroyed));
  response.on('close', onClose);
  // Each waiting response adds a listener; Node.js would warn of a leak from the eleventh on.
  socket.setMaxListeners(0).on('close', onClose);
}
