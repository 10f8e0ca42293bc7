// Generated from openrpc.json by `npm run generate`. Do not edit.
import type { Shape } from './shape.js';
/** Every component that answers are made of. */
export declare const SHAPES: Readonly<Record<string, Shape>>;
/** The result of every method. */
export declare const RESULTS: Readonly<Record<string, Shape>>;
/** What each notification of a subscription carries. */
export declare const NOTIFICATIONS: Readonly<Record<string, Shape>>;
/** Methods that only read: they are sent again when the connection fails. */
export declare const READS: ReadonlySet<string>;
