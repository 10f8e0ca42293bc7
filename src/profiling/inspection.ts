import { Session } from 'node:inspector';

/** V8's inspector, without a port. In Node.js 20, a connection from a worker thread sometimes ends the process. */
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
