/** A value, now or later. Values from the index come at once, so that a request need not wait for the event loop. */
export type Awaitable<T> = T | Promise<T>;

/** Applies `next` to the value; at once unless the value is a promise. */
export function mapAwaitable<T, U>(value: Awaitable<T>, next: (value: T) => Awaitable<U>): Awaitable<U> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** Null, once the work is done. */
export async function nullAfter(work: Awaitable<void>): Promise<null> {
  await work;
  return null;
}
