import type { MessagePort } from 'node:worker_threads';
import type { LinkReply } from './linkMessages.js';

/**
 * Posts replies to the thread that started the chain. Those of one turn go in one message: to wake the other thread
 * takes longer than most of them.
 */
export class LinkOutbox {
  readonly #port: MessagePort;
  #waiting: LinkReply[] = [];

  constructor(port: MessagePort) {
    this.#port = port;
  }

  send(reply: LinkReply): void {
    // After the promises that can go on now, whose replies come along.
    if (this.#waiting.push(reply) === 1) process.nextTick(() => this.#post());
  }

  #post(): void {
    const replies = this.#waiting;
    this.#waiting = [];
    this.#port.postMessage(replies);
  }
}
