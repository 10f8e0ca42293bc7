/** The part of autocannon 9 that is used here. The package has no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  interface Request {
    body?: string;
    /** Called before the request is sent. Returns the request to send. */
    setupRequest?: (request: Request) => Request;
  }

  interface Client {
    setRequests(requests: Request[]): void;
  }

  interface Options {
    url: string;
    method: 'POST';
    headers: Record<string, string>;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Seconds until a connection counts as dead. */
    timeout: number;
    /** Milliseconds between two checks of the clock. A round ends at one of them. */
    sampleInt: number;
    setupClient: (client: Client) => void;
    /** Returns false for a response that counts as a mismatch. */
    verifyBody: (body: string) => boolean;
  }

  interface Result {
    /** Seconds. */
    duration: number;
    '2xx': number;
    non2xx: number;
    mismatches: number;
    /** Connection errors and time-outs. */
    errors: number;
  }

  interface Instance extends EventEmitter, Promise<Result> {}

  export default function autocannon(options: Options): Instance;
}
