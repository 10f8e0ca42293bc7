/** The text of a trace, as bytes. */

const encoder = new TextEncoder();

/** A trace as JSON in UTF-8, in a buffer of its own, which can be moved to another thread. */
export function traceBytes(trace: object): Uint8Array {
  return encoder.encode(JSON.stringify(trace));
}

/** A map as an object, its keys in the order in which go-ethereum writes them. */
export function sortedByKey<V>(map: ReadonlyMap<string, V>): Record<string, V> {
  return Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Parts one after the other, in a buffer of their own. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((total, part) => total + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** What muxTracer shows: an object with each tracer's trace by its name. */
export function muxTrace(traces: readonly (readonly [name: string, trace: Uint8Array])[]): Uint8Array {
  const members = traces.flatMap(([name, trace], index) => [
    Buffer.from(`${index === 0 ? '' : ','}${JSON.stringify(name)}:`),
    trace,
  ]);
  return joined([Buffer.from('{'), ...members, Buffer.from('}')]);
}
