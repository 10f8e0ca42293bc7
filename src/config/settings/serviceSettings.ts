import type { Setting } from './setting.js';

/** The index, traces, caches, the documentation and the log. */
export const SERVICE_SETTINGS = {
  docs: {
    kind: 'boolean',
    default: 'true',
    meaning: 'serve the documentation with its playground at /docs/ of the HTTP address, and to browsers at /',
  },
  'index.backfill': { kind: 'boolean', default: 'true', meaning: 'index blocks below the head, newest first' },
  'trace.cache-size': {
    kind: 'bytes',
    default: '1073741824',
    meaning:
      'most bytes of call traces that are kept in data-dir; beyond it, those of the oldest blocks go; 0 keeps none',
  },
  'trace.index': {
    kind: 'boolean',
    default: 'false',
    meaning:
      'trace every new block and, newest first, the blocks before, as far as trace.cache-size allows; searches by address need it',
  },
  'trace.recheck': {
    kind: 'duration',
    default: '10m',
    meaning:
      'how long after it was kept a block is traced once more; traces that the node makes otherwise then are made again; 0 for never',
  },
  'cache-size': {
    kind: 'bytes',
    default: '67108864',
    meaning: 'memory for cached answers to state queries, in bytes',
  },
  'debug.js-tracers': {
    kind: 'boolean',
    default: 'false',
    meaning: 'run tracers that clients send as JavaScript, in a sandbox; the node never gets them',
  },
  'validate-results': {
    kind: 'boolean',
    default: 'false',
    meaning: 'check every result against the contract before sending it; for development',
  },
  'log-level': {
    kind: 'choice',
    default: 'info',
    meaning: 'lowest level of log messages',
    choices: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
  },
} as const satisfies Record<string, Setting>;
