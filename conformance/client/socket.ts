import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { AnswerLimits } from './httpExchange.js';

/** Messages that wait to be read. A server that sends more is cut off. */
const MAX_WAITING = 10_000;
/** Most bytes that wait, in answers of the greatest length. */
const MAX_WAITING_ANSWERS = 4;

/** A WebSocket whose messages are read one after the other. All waits are bounded. */
export class Socket {
  readonly #socket: WebSocket;
  readonly #limits: AnswerLimits;
  readonly #messages: string[] = [];
  #wake: () => void = () => undefined;
  #closed = false;
  #waitingBytes = 0;

  private constructor(socket: WebSocket, limits: AnswerLimits) {
    this.#socket = socket;
    this.#limits = limits;
    socket.on('message', (data: Buffer) => {
      this.#waitingBytes += data.length;
      if (this.#messages.length >= MAX_WAITING || this.#waitingBytes > MAX_WAITING_ANSWERS * limits.maxResponseBytes)
        return socket.terminate();
      this.#messages.push(data.toString('utf8'));
      this.#wake();
    });
    socket.on('close', () => {
      this.#closed = true;
      this.#wake();
    });
    // The close that follows has its reason.
    socket.on('error', () => undefined);
  }

  /** Connects, as a page of `origin` when that is given. Throws an error that says why it could not. */
  static async connect(url: string, limits: AnswerLimits, origin?: string): Promise<Socket> {
    const socket = new WebSocket(url, {
      handshakeTimeout: limits.timeoutMs,
      maxPayload: limits.maxResponseBytes,
      followRedirects: false,
      ...(origin === undefined ? {} : { origin }),
    });
    const connection = new Socket(socket, limits);
    await once(socket, 'open');
    return connection;
  }

  /** False once the server has closed the connection. */
  get isOpen(): boolean {
    return !this.#closed;
  }

  /** Sends a text as it is. */
  send(text: string): void {
    this.#socket.send(text, () => undefined);
  }

  /**
   * Takes out the next message for which `accepts` holds, and leaves the others. Null when none came within
   * `withinMs`, or when the connection was closed.
   */
  async next(accepts: (text: string) => boolean, withinMs: number = this.#limits.timeoutMs): Promise<string | null> {
    const deadline = performance.now() + withinMs;
    for (let from = 0; ;) {
      const at = this.#messages.findIndex((text, index) => index >= from && accepts(text));
      if (at >= 0) {
        const [text = ''] = this.#messages.splice(at, 1);
        this.#waitingBytes -= Buffer.byteLength(text);
        return text;
      }
      from = this.#messages.length;
      const left = deadline - performance.now();
      if (left <= 0 || this.#closed) return null;
      await this.#news(left);
    }
  }

  /** Closes the connection. */
  close(): void {
    this.#socket.terminate();
  }

  #news(withinMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, withinMs);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
