import { address, boolean, bytes, choice, duration } from './setting.js';

/** The index, traces, caches, the documentation, the log, and what tells an operator how the service is. */
export const SERVICE_SETTINGS = {
  docs: boolean(
    'true',
    'serve the documentation with its playground at /docs/ of the HTTP address, and to browsers at /',
  ),
  'index.backfill': boolean('true', 'index blocks below the head, newest first'),
  'trace.cache-size': bytes(
    '1073741824',
    'most bytes of call traces that are kept in data-dir; beyond it, those of the oldest blocks go; 0 keeps none',
  ),
  'trace.index': boolean(
    'false',
    'trace every new block and, newest first, the blocks before, as far as trace.cache-size allows; searches by address need it',
  ),
  'trace.recheck': duration(
    '10m',
    'how long after it was kept a block is traced once more; traces that the node makes otherwise then are made again; 0 for never',
  ),
  'cache-size': bytes('67108864', 'memory for cached answers to state queries, in bytes'),
  'debug.js-tracers': boolean(
    'false',
    'run tracers that clients send as JavaScript, in a sandbox; the node never gets them',
  ),
  'validate-results': boolean('false', 'check every result against the contract before sending it; for development'),
  'log-level': choice('info', 'lowest level of log messages', {
    choices: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
  }),
  // Beside the ports of JSON-RPC. The node's own metrics have 6065 and 26660.
  'metrics.address': address(
    '127.0.0.1:8547',
    'listen address of /metrics for Prometheus, and of /livez and /readyz with reasons; one in use is an error unless it is the default; when empty, off',
    { mayBeEmpty: true },
  ),
  // Chains of this kind make a block every one to ten seconds.
  'ready.max-head-age': duration(
    '2m0s',
    'age of the newest block from which /readyz says that the service is not ready; 0: any age is fine',
  ),
  'ready.min-free-disk': bytes(
    '268435456',
    'free bytes of the disk of data-dir below which /readyz says that the service is not ready',
  ),
  // What a client notices; the event loop is never held for as long as this.
  'ready.max-event-loop-delay': duration(
    '1s',
    'highest delay of the event loop in the last seconds with which /readyz says that the service is ready',
  ),
  'log-slow-requests': duration(
    '5s',
    'requests that take at least this long are logged, with method and outcome; 0: none',
  ),
} as const;
