import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * The HTTP responses that are still being made or sent, as far as a listener or a stop of the server waits for them.
 */
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
 * shortly before the socket shows the error, when a write fails. A response that waits behind an earlier one of the
 * same connection gets no event when the socket closes, so the socket is listened to as well.
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
