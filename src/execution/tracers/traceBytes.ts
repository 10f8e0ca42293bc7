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

/** The trace of muxTracer: an object with each tracer's trace by its name. */
export function muxTrace(traces: readonly (readonly [name: string, trace: Uint8Array])[]): Uint8Array {
  const members = traces.flatMap(([name, trace], index) => [
    Buffer.from(`${index === 0 ? '' : ','}${JSON.stringify(name)}:`),
    trace,
  ]);
  return joined([Buffer.from('{'), ...members, Buffer.from('}')]);
}
