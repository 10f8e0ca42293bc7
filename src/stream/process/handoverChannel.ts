import type { ChildProcess, SendHandle, Serializable } from 'node:child_process';

/** What the two processes of a handover say, in this order: the new one, the old one, the new one, and so on. */
export type HandoverStep = 'loaded' | 'take' | 'ready' | 'listener' | 'serving' | 'connection';

/** A message of the other process. */
export interface HandoverMessage {
  step: HandoverStep;
  /** Of a `listener`: the path of its socket. */
  path?: string;
  /** The listener or the connection. */
  handle?: unknown;
}

/** The other process of a handover failed, or took too long. */
export class HandoverFailed extends Error {
  override readonly name = 'HandoverFailed';
}

/** Messages between the old process and the new one. They may be of different versions. */
export class HandoverChannel {
  readonly #peer: ChildProcess | NodeJS.Process;
  readonly #arrived: HandoverMessage[] = [];
  #failure: Error | null = null;
  #wake: () => void = () => undefined;

  constructor(peer: ChildProcess | NodeJS.Process) {
    this.#peer = peer;
    peer.on('message', (message: unknown, handle: unknown) => {
      if (!isStep(message)) return;
      this.#arrived.push({ ...message, handle });
      this.#wake();
    });
    const end = (reason: string): void => {
      this.#failure ??= new HandoverFailed(reason);
      this.#wake();
    };
    peer.on('error', (error: Error) => end(error.message));
    if (isChild(peer)) peer.on('exit', (code, name) => end(`the new process ended with ${code ?? name}`));
    else peer.on('disconnect', () => end('the old process ended'));
  }

  /** Resolves when the message is on its way. */
  send(message: Omit<HandoverMessage, 'handle'>, handle?: SendHandle): Promise<void> {
    return new Promise((resolve, reject) => {
      const done = (error: Error | null): void => (error === null ? resolve() : reject(error));
      // Both have it while the channel is open.
      const peer = this.#peer as ChildProcess;
      if (this.#failure !== null) reject(this.#failure);
      else peer.send(message satisfies Serializable, handle, done);
    });
  }

  /** The next message, which must be of this step. Rejects with HandoverFailed, also after the time. */
  async expect(step: HandoverStep, timeoutMs: number): Promise<HandoverMessage> {
    const timer = setTimeout(() => {
      this.#failure ??= new HandoverFailed(`nothing came from the other process for ${timeoutMs} ms`);
      this.#wake();
    }, timeoutMs);
    try {
      const message = await this.next();
      if (message.step !== step) throw new HandoverFailed(`${message.step} came instead of ${step}`);
      return message;
    } finally {
      clearTimeout(timer);
    }
  }

  /** The next message. Rejects with HandoverFailed when none can come. */
  async next(): Promise<HandoverMessage> {
    for (;;) {
      const message = this.#arrived.shift();
      if (message !== undefined) return message;
      if (this.#failure !== null) throw this.#failure;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}

function isChild(peer: ChildProcess | NodeJS.Process): peer is ChildProcess {
  return 'exitCode' in peer && 'spawnfile' in peer;
}

function isStep(message: unknown): message is HandoverMessage {
  return typeof message === 'object' && message !== null && 'step' in message && typeof message.step === 'string';
}
