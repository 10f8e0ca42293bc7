/** The links of a service with several workers, all in this process: their messages are cloned as between processes. */
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Channel } from '../../../src/workers/channel.js';
import { PrimaryLeases, WorkerLeases } from '../../../src/workers/leases.js';
import { PrimaryLinks } from '../../../src/workers/primaryLinks.js';
import { WorkerLink } from '../../../src/workers/workerLink.js';

/** A worker of the service. */
export interface LinkedWorker {
  link: WorkerLink;
  leases: WorkerLeases;
  /** Ends it: the primary hears nothing of it any more, and gives back what it held. */
  end(): void;
}

export class LinkedWorkers {
  readonly links = new PrimaryLinks();
  readonly leases = new PrimaryLeases(this.links);
  /** What else is called when a worker ends. */
  readonly onEnded: ((worker: number) => void)[] = [];
  readonly #ports: MessagePort[] = [];
  #started = 0;

  /** Starts a worker. */
  start(): LinkedWorker {
    const { port1, port2 } = new MessageChannel();
    this.#ports.push(port1, port2);
    const id = ++this.#started;
    const link = new WorkerLink(id, 2, portChannel(port1));
    this.links.add(id, portChannel(port2));
    return {
      link,
      leases: new WorkerLeases(link),
      end: () => {
        this.links.remove(id);
        this.leases.forgetWorker(id);
        for (const listener of this.onEnded) listener(id);
      },
    };
  }

  close(): void {
    for (const port of this.#ports) port.close();
  }
}

function portChannel(port: MessagePort): Channel {
  return {
    send: (message) => port.postMessage(message),
    onMessage: (listener) => void port.on('message', listener),
    // There are no connections.
    sendSocket: () => undefined,
    onSocket: () => undefined,
  };
}

/** The name of the error that a client gets. */
export async function refusal(work: Promise<unknown>): Promise<string | undefined> {
  return work.then(
    () => undefined,
    (error: { rpc?: { name: string } }) => error.rpc?.name,
  );
}
