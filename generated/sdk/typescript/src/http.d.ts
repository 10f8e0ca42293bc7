// Generated from openrpc.json by `npm run generate`. Do not edit.
import { type Message, type Outcome } from './message.js';
import { type Settings } from './options.js';
/** Carries messages to the server and brings answers. */
export interface Transport {
  /** How each call of the message ended. Throws when the message as a whole failed. */
  send(message: Message, settings: Settings): Promise<Outcome<unknown>[]>;
  close(): void;
}
/** One POST for each message. */
export declare class HttpTransport implements Transport {
  #private;
  constructor(url: URL);
  send(message: Message, settings: Settings): Promise<Outcome<unknown>[]>;
  close(): void;
}
/** Ends `work` when the time of a call is up or its caller gives up. */
export declare function withinTime<T>(settings: Settings, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
/** User and password of a URL as a header, because `fetch` refuses such URLs. */
export declare function basicOf(url: URL): Record<string, string>;
