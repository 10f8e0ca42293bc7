/** What a Recorder writes: a CPU profile, or trace events of the main thread. */
import type { NodeTracing, Profiler } from 'node:inspector';
import { setTimeout as pause } from 'node:timers/promises';
import type { Inspection } from '../inspection.js';

/** What a recording is made with. */
export interface Recording {
  inspection: Inspection;
  seconds: number;
  begun: () => void;
  stopped: Promise<void>;
  /** Appends to the file. Rejects with ProfileNotWritten. */
  write: (text: string) => Promise<void>;
}

/** Microseconds between samples, at least. */
const SHORTEST_INTERVAL_US = 1_000;

/** Samples, at most: V8 puts so many together in some milliseconds. */
const MOST_SAMPLES = 100_000;

/** A CPU profile of the main thread. */
export async function recordCpu({ inspection, seconds, begun, stopped, write }: Recording): Promise<void> {
  const interval = Math.max(SHORTEST_INTERVAL_US, Math.ceil((seconds * 1e6) / MOST_SAMPLES));
  await inspection.ask('Profiler.enable');
  await inspection.ask('Profiler.setSamplingInterval', { interval });
  await inspection.ask('Profiler.start');
  begun();
  await stopped;
  // V8 answers this question so.
  const { profile } = (await inspection.ask('Profiler.stop')) as Profiler.StopReturnType;
  for (const part of profileText({ ...profile })) await write(part);
}

const ITEMS_AT_ONCE = 1_000;

/** A CPU profile as the JSON of a .cpuprofile file, in parts, so that a long one never is one text. */
function* profileText(profile: Readonly<Record<string, unknown>>): Generator<string> {
  let separator = '{';
  for (const [name, value] of Object.entries(profile)) {
    yield `${separator}${JSON.stringify(name)}:`;
    if (Array.isArray(value)) yield* listText(value);
    else yield JSON.stringify(value);
    separator = ',\n';
  }
  yield '}\n';
}

function* listText(items: readonly unknown[]): Generator<string> {
  yield '[';
  for (let start = 0; start < items.length; start += ITEMS_AT_ONCE) {
    const some = JSON.stringify(items.slice(start, start + ITEMS_AT_ONCE));
    yield `${start === 0 ? '' : ',\n'}${some.slice(1, -1)}`;
  }
  yield ']';
}

const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Milliseconds after which the events so far are fetched. Node.js would bring them by the ten thousand, as one text
 * that takes longer to parse than other requests may wait.
 */
const FETCH_AFTER_MS = 500;

/** Trace events of the main thread. */
export async function recordTrace({ inspection, begun, stopped, write }: Recording): Promise<void> {
  const text = new TraceText();
  let isStopped = false;
  const stopping = stopped.then(() => (isStopped = true));
  while (!isStopped && !text.isFull) {
    const events = await recordFor(inspection, () => {
      begun();
      return Promise.race([stopping, pause(FETCH_AFTER_MS)]);
    });
    await write(text.add(events));
  }
  await write(text.end());
}

async function recordFor(inspection: Inspection, wait: () => Promise<unknown>): Promise<unknown[]> {
  const events: unknown[] = [];
  const collect = ({ params }: { params: NodeTracing.DataCollectedEventDataType }): void => {
    for (const event of params.value) events.push(event);
  };
  const { session } = inspection;
  session.on('NodeTracing.dataCollected', collect);
  await inspection.ask('NodeTracing.start', { traceConfig: { includedCategories: TRACE_CATEGORIES } });
  await wait();
  const complete = new Promise<void>((resolve) => session.once('NodeTracing.tracingComplete', () => resolve()));
  await inspection.ask('NodeTracing.stop');
  await complete;
  // The last events may come after the news that all have come, but not after the answer to a later question.
  await inspection.ask('NodeTracing.getCategories');
  session.removeListener('NodeTracing.dataCollected', collect);
  return events;
}

/**
 * What is recorded: garbage collection, compilation and the like, the requests of HTTP, and network connections. Events
 * of async_hooks are left out: they would come by the hundred thousand in a second.
 */
const TRACE_CATEGORIES: readonly string[] = ['v8', 'node.perf', 'node.http', 'node.net.native', 'node.dns.native'];

/** Trace events as the JSON of Chrome's trace format, made part by part up to a size. */
class TraceText {
  #bytes = 0;
  #events = 0;

  get isFull(): boolean {
    return this.#bytes >= MAX_BYTES;
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
