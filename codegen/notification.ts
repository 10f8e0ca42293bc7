/** Reads `x-notifications`: what clients can subscribe to with a method, and what they are sent. */
import { shapeOf, type Schema, type Shape } from './shape.js';

/** A subscription that a method offers. */
export interface Notification {
  /** First parameter of the method that subscribes. */
  readonly name: string;
  /** JSON-RPC method of the messages that are sent. */
  readonly method: string;
  readonly summary: string;
  readonly description: string | undefined;
  /** Second parameter of the method that subscribes. It can always be left out, or null. */
  readonly options: { readonly schema: Schema; readonly shape: Shape };
  /** What each message carries. */
  readonly result: { readonly schema: Schema; readonly shape: Shape };
  readonly examples: readonly NotificationExample[];
}

/** What one subscription sends. */
export interface NotificationExample {
  readonly name: string;
  /** Absent when the example subscribes without options. */
  readonly options?: unknown;
  readonly result: unknown;
}

/** An entry of `x-notifications` as it is in the document. The meta-schema does not check it. */
export interface NotificationObject {
  readonly method: string;
  readonly summary?: string;
  readonly description?: string;
  readonly options: Schema;
  readonly result: Schema;
  readonly examples?: readonly NotificationExample[];
}

/** The intermediate form of `x-notifications`; empty for a method that sends none. */
export function notificationsOf(entries: Readonly<Record<string, NotificationObject>> = {}): Notification[] {
  return Object.entries(entries).map(([name, entry]) => ({
    name,
    method: entry.method,
    summary: entry.summary ?? '',
    description: entry.description,
    options: { schema: entry.options, shape: shapeOf(entry.options) },
    result: { schema: entry.result, shape: shapeOf(entry.result) },
    examples: entry.examples ?? [],
  }));
}
