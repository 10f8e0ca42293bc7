/** JSON of a node, which may have megabytes. */
import { MalformedAnswer } from '../../chain/chainErrors.js';
import { parseSliced } from '../../json/parseSliced.js';

/** Lists and objects within each other. A call trace has two for each of its at most 1025 levels, and its logs. */
const MAX_NESTING = 2100;

/** The bytes as a text with a character for each, so that positions are the same in both. */
export function textOfBytes(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

/** The value of bytes in UTF-8, parsed in slices. Rejects with MalformedAnswer. */
export function parseBytes(bytes: Uint8Array, signal?: AbortSignal): Promise<unknown> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  return orMalformed(parseSliced(text, { maxNesting: MAX_NESTING, signal }));
}

/** Rejects with MalformedAnswer instead of SyntaxError. */
export async function orMalformed<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new MalformedAnswer(`the trace of the node is no JSON: ${cause.message}`, { cause });
  }
}
