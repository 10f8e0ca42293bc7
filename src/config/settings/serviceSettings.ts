import { address, boolean, bytes, choice, duration, workers } from './setting.js';

/** Processes, the index, traces, caches, documentation, log, metrics and readiness. */
export const SERVICE_SETTINGS = {
  workers: workers(
    '1',
    'processes that serve clients, which share data-dir; with 2 or more, another process starts, replaces and ends them; auto: one for each processor core',
  ),
  docs: boolean(
    'true',
    'serve the documentation and its playground at /docs/ of the HTTP address, and to browsers at /',
  ),
  'index.backfill': boolean('true', 'index blocks below the head, newest first'),
  'index.logs': boolean(
    'true',
    'index the logs of stored blocks by address and topic, so that a search costs what it finds, not what it looks through',
  ),
  'trace.cache-size': bytes(
    '1073741824',
    'maximum bytes of call traces kept in data-dir; beyond that, traces of the oldest blocks are removed; 0: none are kept',
  ),
  'trace.index': boolean(
    'false',
    'trace every new block and, newest first, older blocks, as far as trace.cache-size allows; searches by address need it',
  ),
  'trace.recheck': duration(
    '10m',
    'time after which a kept block is traced once more; if the node then returns other traces, they are made again; 0: never',
  ),
  'cache-size': bytes('67108864', 'memory for cached results of state queries, in bytes'),
  'debug.js-tracers': boolean(
    'false',
    'run tracers that clients send as JavaScript, in a sandbox; they are never sent to the node',
  ),
  'validate-results': boolean('false', 'check every result against the contract before sending it; for development'),
  'log-level': choice('info', 'lowest level of messages that are logged', {
    choices: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
  }),
  // Next to the ports of JSON-RPC. The node's own metrics have 6065 and 26660.
  'metrics.address': address(
    '127.0.0.1:8547',
    'listen address of /metrics for Prometheus, and of /livez and /readyz with reasons; if it is in use, the start fails, unless it is the default; when empty, off',
    { mayBeEmpty: true },
  ),
  // Chains of this kind make a block every one to ten seconds.
  'ready.max-head-age': duration('2m0s', 'maximum age of the newest block for /readyz to report ready; 0: any age'),
  'ready.min-free-disk': bytes('268435456', 'minimum free bytes on the disk of data-dir for /readyz to report ready'),
  // Clients notice such a delay; the event loop is never blocked for this long.
  'ready.max-event-loop-delay': duration(
    '1s',
    'maximum delay of the event loop in the last seconds for /readyz to report ready',
  ),
  'log-slow-requests': duration(
    '5s',
    'requests that take at least this long are logged with method and outcome; 0: none',
  ),
} as const;
