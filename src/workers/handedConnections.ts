import type { Socket } from 'node:net';
import { ConfigError } from '../config/config.js';
import { AddressInUse } from '../transport/listen.js';
import type { ConnectionSource, PortName } from '../transport/servedPort.js';
import type { Channel } from './channel.js';
import type { ConnectionMessage } from './connections.js';
import { RemoteError } from './remoteError.js';
import type { WorkerLink } from './workerLink.js';

/** The connections that the primary hands to this worker. */
export class HandedConnections implements ConnectionSource {
  readonly #link: WorkerLink;
  readonly #takers = new Map<PortName, (socket: Socket) => void>();

  constructor(link: WorkerLink, channel: Channel) {
    this.#link = link;
    channel.onSocket((message, socket) => {
      const { key, name } = message as ConnectionMessage;
      channel.send({ kind: 'taken', key });
      this.#take(name, socket);
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

  close(name: PortName): void {
    // The primary may have handed one on meanwhile, which is served, too.
    void this.#link.call('primary', 'unlisten', name).catch(() => undefined);
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
