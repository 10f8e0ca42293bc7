import type { NodeTracing, Profiler } from 'node:inspector';
import { setTimeout as pause } from 'node:timers/promises';
import type { Inspection } from './inspection.js';

/** The parts of a recording. */
export interface Recording {
  inspection: Inspection;
  seconds: number;
  begun: () => void;
  stopped: Promise<void>;
  /** Appends to the file. Rejects with ProfileNotWritten. */
  write: (text: string) => Promise<void>;
}

/** Minimum microseconds between samples. */
const SHORTEST_INTERVAL_US = 1_000;

/** V8 assembles this many samples in a few milliseconds. */
const MOST_SAMPLES = 100_000;

/** Records a CPU profile of the main thread. */
export async function recordCpu({ inspection, seconds, begun, stopped, write }: Recording): Promise<void> {
  const interval = Math.max(SHORTEST_INTERVAL_US, Math.ceil((seconds * 1e6) / MOST_SAMPLES));
  await inspection.ask('Profiler.enable');
  await inspection.ask('Profiler.setSamplingInterval', { interval });
  await inspection.ask('Profiler.start');
  begun();
  await stopped;
  // The type of V8's response to this method.
  const { profile } = (await inspection.ask('Profiler.stop')) as Profiler.StopReturnType;
  for (const part of profileText({ ...profile })) await write(part);
}

const ITEMS_AT_ONCE = 1_000;

/** The JSON of a .cpuprofile file in parts, because a long profile should not be one text. */
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

/** Milliseconds between fetches of events: Node.js would send tens of thousands as one text, slow to parse. */
const FETCH_AFTER_MS = 500;

/** Records trace events of the main thread. */
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
  // The last events may come after `tracingComplete`, but not after the response to a later request.
  await inspection.ask('NodeTracing.getCategories');
  session.removeListener('NodeTracing.dataCollected', collect);
  return events;
}

/** Collections, compilation, HTTP and network. Not async_hooks, with its hundreds of thousands of events a second. */
const TRACE_CATEGORIES: readonly string[] = ['v8', 'node.perf', 'node.http', 'node.net.native', 'node.dns.native'];

/** Trace events as JSON in Chrome's trace format, made part by part up to a size. */
class TraceText {
  #bytes = 0;
  #events = 0;

  get isFull(): boolean {
    return this.#bytes >= MAX_BYTES;
  }

  /** The text of further events, without those that do not fit. */
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

/** The fields that a viewer needs. Arguments only of V8 events and thread names: others could hold anything. */
function shownEvent(event: unknown): object | null {
  if (typeof event !== 'object' || event === null) return null;
  const { args, ...fields }: { args?: unknown; cat?: unknown; name?: unknown } = event;
  if (fields.cat === '__metadata') return fields.name === 'thread_name' ? { ...fields, args } : null;
  return typeof fields.cat === 'string' && fields.cat.split(',').includes('v8') ? { ...fields, args } : fields;
}
