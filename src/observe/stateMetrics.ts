import { gauge, type ReadMetric } from './metrics.js';

/** The parts that are measured. */
export interface MeasuredState {
  /** Null where the node is asked for everything. */
  view: {
    readonly covered: { to: number } | null;
    readonly isLive: boolean;
    readonly size: { values: number; bytes: number };
    readonly questions: number;
  } | null;
  /** Values that were compared with the node. */
  samples: { readonly sampled: number; readonly different: number };
  /** Calls and estimates, and their comparisons with the node. */
  calls: { readonly here: number; readonly left: number; readonly sampled: number; readonly different: number };
}

/** The metrics of the state that the gateway knows. */
export function stateMetrics({ view, samples, calls }: MeasuredState): ReadMetric[] {
  const ofCalls: ReadMetric[] = [
    {
      name: 'halley_gateway_calls_total',
      help: 'Calls and estimates that the gateway ran, and those that it had to leave to the node',
      type: 'counter',
      together: 'sum',
      read: () => [
        { value: calls.here, labels: { outcome: 'run' } },
        { value: calls.left, labels: { outcome: 'left' } },
      ],
    },
    {
      name: 'halley_gateway_calls_compared_total',
      help: 'Calls and estimates of the gateway that the node ran, too, by whether both agree',
      type: 'counter',
      together: 'sum',
      read: () => [
        { value: calls.sampled - calls.different, labels: { result: 'same' } },
        { value: calls.different, labels: { result: 'different' } },
      ],
    },
  ];
  if (view === null) return ofCalls;
  return [
    ...ofCalls,
    gauge('halley_state_stream_connected', 'Whether the state stream is connected: 1 or 0', 'min', () =>
      Number(view.isLive),
    ),
    gauge('halley_state_stream_block_number', 'The newest block whose changes of the state are known', 'min', () => {
      return view.covered?.to ?? null;
    }),
    gauge('halley_state_values', 'Values of the state that are kept in memory', 'sum', () => view.size.values),
    gauge('halley_state_bytes', 'Memory that the values of the state take', 'sum', () => view.size.bytes),
    {
      name: 'halley_state_values_compared_total',
      help: 'Values of the state that the node was asked for, too, by whether both agree',
      type: 'counter',
      together: 'sum',
      read: () => [
        { value: samples.sampled - samples.different, labels: { result: 'same' } },
        { value: samples.different, labels: { result: 'different' } },
      ],
    },
    {
      name: 'halley_state_questions_total',
      help: 'Values of the state that the node was asked for',
      type: 'counter',
      together: 'sum',
      read: () => [{ value: view.questions }],
    },
  ];
}
