// Generated from openrpc.json by `npm run generate`. Do not edit.
/** The language of the tables in shapes.ts. */
/**
 * What a value looks like. Text: `q` quantity, `h` hex, `h32` hex of 32 bytes, `s` string, `i` integer, `n` number,
 * `b` boolean, `0` null, `*` anything, `@Name` the component of that name. Others by their first item.
 */
export type Shape =
  | string
  | readonly ['?' | '[' | '{', Shape]
  | readonly ['|', readonly Shape[]]
  | readonly ['e', ...(string | boolean)[]]
  | readonly ['o', required: Fields, optional?: Fields];
/** The fields of an object by their names. */
export type Fields = Readonly<Record<string, Shape>>;
