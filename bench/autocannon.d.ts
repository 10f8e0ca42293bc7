/** The part of autocannon 9 that is used here; the package has no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  interface Request {
    body?: string;
    /** Called before the request is sent; answers what is sent. */
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
    /** Milliseconds between two looks at the clock; the round ends at one of them. */
    sampleInt: number;
    setupClient: (client: Client) => void;
    /** False for an answer that counts as a mismatch. */
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
