import type { Handlers } from './request.js';

type AnyHandler = (params: unknown, request: unknown) => unknown;

/** The table of handlers for a dispatcher, in which every handler can be replaced while the server runs. */
export class SwitchedHandlers {
  readonly table: Handlers;
  #current: Record<string, AnyHandler>;

  constructor(first: Handlers) {
    this.#current = untyped(first);
    const entries = Object.keys(first).map((name): [string, AnyHandler] => [
      name,
      // Both tables have every method of the contract.
      (params, request) => (this.#current[name] as AnyHandler)(params, request),
    ]);
    // Each entry passes on what it gets, so it has the type of what it stands for.
    this.table = Object.fromEntries(entries) as unknown as Handlers;
  }

  /** Answers later requests with other handlers. */
  use(next: Handlers): void {
    this.#current = untyped(next);
  }
}

/** The handlers without the types of their parameters. */
function untyped(handlers: Handlers): Record<string, AnyHandler> {
  // Called only with what the handler of the same name was called with.
  return handlers as unknown as Record<string, AnyHandler>;
}
