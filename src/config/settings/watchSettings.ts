import type { Setting } from './setting.js';

/** What tells an operator how the service is. */
export const WATCH_SETTINGS = {
  // Beside the ports of JSON-RPC. The node's own metrics have 6065 and 26660.
  'metrics.address': {
    kind: 'address',
    default: '127.0.0.1:8547',
    mayBeEmpty: true,
    meaning:
      'listen address of /metrics for Prometheus, and of /livez and /readyz with reasons; one in use is an error unless it is the default; when empty, off',
  },
  // Chains of this kind make a block every one to ten seconds.
  'ready.max-head-age': {
    kind: 'duration',
    default: '2m0s',
    meaning: 'age of the newest block from which /readyz says that the service is not ready; 0: any age is fine',
  },
  'ready.min-free-disk': {
    kind: 'bytes',
    default: '268435456',
    meaning: 'free bytes of the disk of data-dir below which /readyz says that the service is not ready',
  },
  // What a client notices; the event loop is never held for as long as this.
  'ready.max-event-loop-delay': {
    kind: 'duration',
    default: '1s',
    meaning: 'highest delay of the event loop in the last seconds with which /readyz says that the service is ready',
  },
  'log-slow-requests': {
    kind: 'duration',
    default: '5s',
    meaning: 'requests that take at least this long are logged, with method and outcome; 0: none',
  },
} as const satisfies Record<string, Setting>;
