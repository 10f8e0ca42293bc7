/** The structure of a JSON value, to compare answers with different values: keys, types, and the form of texts. */
export function shapeOf(value: unknown): unknown {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  if (typeof value === 'object') {
    // Keys and values of attributes differ from event to event.
    if ('index' in value && 'key' in value) return { key: 'any', value: 'any', index: typeof value.index };
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shapeOf(item)]));
  }
  return typeof value === 'string' ? formOf(value) : typeof value;
}

/** What a text looks like to a decoder. */
function formOf(text: string): string {
  if (text === '') return 'empty text';
  if (/^-?\d+$/.test(text)) return 'decimal text';
  if (/^([0-9A-F]{40}|[0-9A-F]{64})$/.test(text)) return 'upper-case hex';
  if (/^[0-9a-f]{40}$/.test(text)) return 'lower-case hex';
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(text)) return 'time';
  if (text.length >= 28 && /^[A-Za-z0-9+/]+={0,2}$/.test(text)) return 'base64';
  return 'text';
}
