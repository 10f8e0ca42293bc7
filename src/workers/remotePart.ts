/** Parts that another process of the service has. */
import type { Awaitable } from '../concurrency/awaitable.js';
import { WorkerGone } from './remoteError.js';
import type { Called, Served, WorkerLink } from './workerLink.js';

/** The methods of a part, each of which resolves later. */
export type RemotePart<Part, Name extends keyof Part> = {
  [Method in Name]: Part[Method] extends (...values: infer Values) => Awaitable<infer Result>
    ? (...values: Values) => Promise<Result>
    : never;
};

/** Where a part is, and what it is called there. */
export interface RemotePlace {
  at: Called;
  part: string;
}

/**
 * A part of another process. `repeated` are methods that change nothing: one that fails because the process has just
 * ended is called once more, so that its successor responds.
 */
export function remotePart<Part, Name extends keyof Part & string>(
  link: Pick<WorkerLink, 'call'>,
  { at, part }: RemotePlace,
  methods: readonly Name[],
  repeated: readonly Name[] = [],
): RemotePart<Part, Name> {
  const calls = methods.map((method) => {
    const call = (...values: unknown[]): Promise<unknown> => link.call(at, `${part}.${method}`, ...values);
    if (!repeated.includes(method)) return [method, call];
    return [method, (...values: unknown[]) => call(...values).catch((error: unknown) => again(error, call, values))];
  });
  // It has the methods of the list.
  return Object.fromEntries(calls) as RemotePart<Part, Name>;
}

function again(error: unknown, call: (...values: unknown[]) => Promise<unknown>, values: unknown[]): Promise<unknown> {
  if (error instanceof WorkerGone) return call(...values);
  throw error;
}

/** Serves these methods of a part; `serve` gets the name of each. */
export function servePart<Part, Name extends keyof Part & string>(
  serve: (name: string, served: Served) => void,
  part: string,
  served: Part,
  methods: readonly Name[],
): void {
  for (const method of methods) {
    // Callers have its type: the list of `remotePart` is the same.
    const call = served[method] as Served;
    serve(`${part}.${method}`, (...values) => call.apply(served, values));
  }
}
