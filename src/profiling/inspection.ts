import { Session } from 'node:inspector';

/**
 * A connection to V8's inspector from inside the process, without a port. It stays in the main thread, because in
 * Node.js 20 a connection from a worker thread sometimes ends the process.
 */
export class Inspection {
  readonly #session = new Session();

  constructor() {
    this.#session.connect();
  }

  ask(method: string, params: object = {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#session.post(method, params, (error, result) => (error === null ? resolve(result) : reject(error)));
    });
  }

  get session(): Pick<Session, 'on' | 'once' | 'removeListener'> {
    return this.#session;
  }

  close(): void {
    this.#session.disconnect();
  }
}
