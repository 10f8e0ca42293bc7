/** An object of parsed JSON, of which nothing is known. */
export type JsonObject = Record<string, unknown>;

/** Whether a parsed value is an object: neither a list nor null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** As JSON.parse, and throws what `refuse` makes of its error, whose message quotes the text. */
export function parseJson(text: string, refuse: (cause: unknown) => Error): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw refuse(cause);
  }
}
