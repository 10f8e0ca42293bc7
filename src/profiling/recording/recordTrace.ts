import type { NodeTracing } from 'node:inspector';
import type { Inspection } from '../inspection.js';
import type { Recording } from './recording.js';
import { TRACE_CATEGORIES, TraceText } from './traceText.js';

/** Size at which a trace ends by itself, bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Milliseconds after which the events so far are fetched. Node.js would bring them by the ten thousand, as one text
 * that takes longer to parse than other requests may wait.
 */
const FETCH_AFTER_MS = 500;

/** Trace events of the main thread. */
export async function recordTrace({ inspection, begun, stopped, write }: Recording): Promise<void> {
  const text = new TraceText(MAX_BYTES);
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

/** The events until `wait` resolves. */
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

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
