/** The text of a trace, as bytes. */

const encoder = new TextEncoder();

const CHUNK_BYTES = 256 * 1024;

/** A trace as JSON in UTF-8, in a buffer of its own, which can be moved to another thread. */
export function traceBytes(trace: object): Uint8Array {
  return encoder.encode(JSON.stringify(trace));
}

/** A map as an object, its keys in the order in which go-ethereum writes them. */
export function sortedByKey<V>(map: ReadonlyMap<string, V>): Record<string, V> {
  return Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Collects ASCII text in chunks of bytes, so that a long trace never is one long string. */
export class TraceChunks {
  readonly #full: Uint8Array[] = [];
  #chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  #used = 0;
  #length = 0;

  get length(): number {
    return this.#length;
  }

  write(text: string): void {
    if (this.#used + text.length > this.#chunk.length) this.#startChunk(text.length);
    this.#chunk.write(text, this.#used, 'latin1');
    this.#used += text.length;
    this.#length += text.length;
  }

  /** All bytes in one buffer of their own; the collection is empty afterwards. */
  take(): Uint8Array {
    const parts = [...this.#full, this.#chunk.subarray(0, this.#used)];
    const whole = joined(parts);
    this.#full.length = 0;
    this.#used = 0;
    this.#length = 0;
    return whole;
  }

  #startChunk(needed: number): void {
    this.#full.push(this.#chunk.subarray(0, this.#used));
    this.#chunk = Buffer.allocUnsafeSlow(Math.max(CHUNK_BYTES, needed));
    this.#used = 0;
  }
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
