// Generated from openrpc.json by `npm run generate`. Do not edit.
import type { Shape } from './shape.js';
/**
 * The value of a shape. Throws a {@link MalformedAnswerError} that names the place, as in `result.transactions[3].gas`.
 */
export declare function decode(value: unknown, shape: Shape, place: string): unknown;
/** Whether a value is a JSON object. */
export declare function isObject(value: unknown): value is Record<string, unknown>;
