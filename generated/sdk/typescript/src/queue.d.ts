// Generated from openrpc.json by `npm run generate`. Do not edit.
/** A bounded queue that ends, with or without an error. */
export declare class Queue<T> {
  #private;
  /** @param max - how many items can wait */
  constructor(max: number);
  /** Adds an item. One too many ends the queue with a {@link SlowConsumerError}, and `false` says so. */
  put(item: T): boolean;
  /** Nothing is added any more. What waits can still be taken; then comes the error, if there is one. */
  end(error?: Error): void;
  /** Drops what waits. */
  clear(): void;
  /** The next item, as an iterator gives it. */
  take(): Promise<IteratorResult<T, undefined>>;
}
