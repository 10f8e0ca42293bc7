/** One subscription on a connection of its own, of a transaction that is about to be sent. */
import type { Socket } from '../client/socket.js';
import type { Evidence, Session } from '../session.js';
import { SocketClient } from './webSocket.js';

/** What is pushed, in order. */
export class Subscription {
  /** The request that made it. */
  readonly evidence: Evidence;
  readonly #client: SocketClient;
  readonly #socket: Socket;
  readonly #id: unknown;

  private constructor(
    evidence: Evidence,
    { client, socket, id }: { client: SocketClient; socket: Socket; id: unknown },
  ) {
    this.evidence = evidence;
    this.#client = client;
    this.#socket = socket;
    this.#id = id;
  }

  /** Subscribes. Null where the server has no such subscription. */
  static async open(session: Session, wsUrl: string, kind: string, ...options: object[]): Promise<Subscription | null> {
    const socket = await session.connect(wsUrl);
    const client = new SocketClient(session, async () => socket);
    const outcome = await client.call('eth_subscribe', [kind, ...options]);
    if (outcome.kind === 'result')
      return new Subscription({ ...outcome, method: `eth_subscribe: ${kind}` }, { client, socket, id: outcome.value });
    socket.close();
    return null;
  }

  /** The next notification, with its text; null when none comes in time. */
  next(withinMs: number): Promise<{ result: unknown; text: string } | null> {
    return this.#client.notification(this.#id, withinMs);
  }

  /** Ends it, and the connection. Whatever was pushed before has come by then, and can still be taken. */
  async end(): Promise<void> {
    await this.#client.call('eth_unsubscribe', [this.#id]);
    this.#socket.close();
  }
}
