// Generated from openrpc.json by `npm run generate`. Do not edit.
import { type HalleyError } from './errors.js';
/** A call on its way. */
export interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}
/** How a call of a batch ended. */
export type Outcome<T> =
  | {
      readonly ok: true;
      readonly result: T;
    }
  | {
      readonly ok: false;
      readonly error: HalleyError;
    };
/** How several calls are sent: each alone, or as one message. */
export type Message = Call | readonly Call[];
/** The text of a message. Trailing parameters that were left out are not sent; those between others are null. */
export declare function textOf(message: Message): string;
/** The calls of a message. */
export declare function callsOf(message: Message): readonly Call[];
/** How each call of a message ended, by an answer to the whole message. */
export declare function outcomesOf(message: Message, answer: unknown): Outcome<unknown>[];
/** Whether an answer is an error without an id, by which a server refuses a whole message. */
export declare function isRefusal(answer: unknown): boolean;
/** How a call ended, by the answer to it; undefined when there is none. */
export declare function outcomeOf(call: Call, answer: unknown): Outcome<unknown>;
