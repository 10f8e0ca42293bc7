import type { IncomingMessage, ServerResponse } from 'node:http';

/** The responses that are still being made or sent, as far as somebody has to know when they are over. */
export class OpenResponses {
  #count = 0;
  #waiting: (() => void)[] = [];

  /** Calls the listener once the response is over: with true when all of it was written. */
  add(
    request: IncomingMessage,
    response: ServerResponse,
    listener: (written: boolean) => void = () => undefined,
  ): void {
    this.#count++;
    whenOver(request, response, (written) => {
      listener(written);
      this.#count--;
      if (this.#count > 0) return;
      for (const resolve of this.#waiting.splice(0)) resolve();
    });
  }

  /** Resolves when there is none; every listener was called by then. */
  async allClosed(): Promise<void> {
    while (this.#count > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}

/**
 * `finish` alone does not say that a response was written: Node.js emits it too when the socket is destroyed, and, half a turn before that
 * shows, when a write fails. And a response that waits behind an earlier one of the same connection is not told that the socket has closed.
 */
function whenOver({ socket }: IncomingMessage, response: ServerResponse, listener: (written: boolean) => void): void {
  if (response.destroyed || socket.destroyed) return listener(false);
  let finished = false;
  const over = (): void => {
    response.off('close', over);
    socket.off('close', over);
    listener(finished && socket.errored === null);
  };
  response.once('finish', () => (finished = !socket.destroyed));
  response.on('close', over);
  // One for each response that waits; Node.js would warn of a leak from the eleventh.
  socket.setMaxListeners(0).on('close', over);
}
