import type { Socket } from 'node:net';
import { ConfigError } from '../config/config.js';
import { AddressInUse } from '../transport/listen.js';
import type { ConnectionSource, PortName } from '../transport/servedPort.js';
import type { Channel } from './channel.js';
import type { ConnectionAnswer, ConnectionMessage, SentMessage } from './connections.js';
import { RemoteError } from './remoteError.js';
import type { WorkerLink } from './workerLink.js';

/** The connections that the primary hands to this worker. */
export class HandedConnections implements ConnectionSource {
  readonly #link: WorkerLink;
  /** The key of the connection that came last. */
  #last = 0;
  readonly #takers = new Map<PortName, (socket: Socket) => void>();

  constructor(link: WorkerLink, channel: Channel) {
    this.#link = link;
    channel.onSocket((message, socket) => {
      // The primary sends connections with no other message.
      const { key, name } = message as ConnectionMessage;
      this.#last = key;
      channel.send({ kind: 'taken', key } satisfies ConnectionAnswer);
      this.#take(name, socket);
    });
    channel.onMessage((message) => {
      // It follows its connection, unless that is lost.
      if (isSent(message) && message.key !== this.#last)
        channel.send({ kind: 'lost', key: message.key } satisfies ConnectionAnswer);
    });
  }

  async open(name: PortName, address: string, onConnection: (socket: Socket) => void): Promise<string> {
    this.#takers.set(name, onConnection);
    try {
      return await this.#link.call<string>('primary', 'listen', name, address);
    } catch (error) {
      if (!(error instanceof RemoteError)) throw error;
      if (error.name === 'AddressInUse') throw new AddressInUse(address, { cause: error });
      throw new ConfigError(error.message, { cause: error });
    }
  }

  async close(name: PortName): Promise<void> {
    // What the primary has handed on before comes before its response.
    await this.#link.call('primary', 'unlisten', name).catch(() => undefined);
  }

  #take(name: PortName, socket: Socket): void {
    // A server accepts its own connections so.
    socket.allowHalfOpen = true;
    socket.setNoDelay(true);
    const take = this.#takers.get(name);
    if (take === undefined) socket.destroy();
    else take(socket);
  }
}

function isSent(message: unknown): message is SentMessage {
  // Of our own primary.
  return (message as Partial<SentMessage> | null)?.kind === 'sent';
}
