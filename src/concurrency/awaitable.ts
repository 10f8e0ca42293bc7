/**
 * A value, now or later. Index and cache hits return at once, so that a request need not wait for the event loop. A
 * function that returns one may throw where it would reject later.
 */
export type Awaitable<T> = T | Promise<T>;

/** Applies `next` to the value; at once when the value is no promise. */
export function mapAwaitable<T, U>(value: Awaitable<T>, next: (value: T) => Awaitable<U>): Awaitable<U> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** Null, once the work is done. */
export async function nullAfter(work: Promise<void>): Promise<null> {
  await work;
  return null;
}
