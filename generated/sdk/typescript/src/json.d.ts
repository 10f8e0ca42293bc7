// Generated from openrpc.json by `npm run generate`. Do not edit.
/** JSON text of a request. A bigint is a hex quantity; one below zero is refused, because there is no text for it. */
export declare function writeJson(value: unknown): string;
/** Hex text of a quantity: `0x` and digits without leading zeros. */
export declare function quantityOf(value: bigint): `0x${string}`;
/** The value of a JSON text. Throws a {@link MalformedAnswerError} when it is none. */
export declare function readJson(text: string): unknown;
