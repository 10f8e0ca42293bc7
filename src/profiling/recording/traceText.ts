/**
 * What is recorded: garbage collection, compilation and the like, the requests of HTTP, and network connections. Events
 * of async_hooks are left out: they would come by the hundred thousand in a second.
 */
export const TRACE_CATEGORIES: readonly string[] = [
  'v8',
  'node.perf',
  'node.http',
  'node.net.native',
  'node.dns.native',
];

/** Trace events as the JSON of Chrome's trace format, made part by part up to a size. */
export class TraceText {
  readonly #maxBytes: number;
  #bytes = 0;
  #events = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** True when no more events are taken. */
  get isFull(): boolean {
    return this.#bytes >= this.#maxBytes;
  }

  /** The text of further events; those that do not fit are left out. */
  add(events: readonly unknown[]): string {
    const lines: string[] = [];
    for (const event of events) {
      if (this.isFull) break;
      const shown = shownEvent(event);
      if (shown === null) continue;
      const line = `${this.#events++ === 0 ? '{"traceEvents":[' : ','}\n${JSON.stringify(shown)}`;
      this.#bytes += line.length;
      lines.push(line);
    }
    return lines.join('');
  }

  /** The end of the text. */
  end(): string {
    return this.#events === 0 ? '{"traceEvents":[]}\n' : '\n]}\n';
  }
}

/** Only the fields that a viewer needs. Arguments are those of V8 and names of threads: others could hold anything. */
function shownEvent(event: unknown): object | null {
  if (typeof event !== 'object' || event === null) return null;
  const { args, ...fields }: { args?: unknown; cat?: unknown; name?: unknown } = event;
  if (fields.cat === '__metadata') return fields.name === 'thread_name' ? { ...fields, args } : null;
  return typeof fields.cat === 'string' && fields.cat.split(',').includes('v8') ? { ...fields, args } : fields;
}
