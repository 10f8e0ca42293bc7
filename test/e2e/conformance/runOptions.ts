import type { RunOptions } from '../../../conformance/run.js';

/** Options of a run against a server of a test, without examples, keys and words; `changed` differs. */
export function runOptions(url: string, changed: Partial<RunOptions> = {}): RunOptions {
  return {
    url,
    wsUrl: null,
    limits: { maxResponseBytes: 1_000_000, timeoutMs: 5000 },
    rate: 100_000,
    maxRequests: 5000,
    maxSeconds: 600,
    lookBack: 10,
    headsWithinMs: 1000,
    only: null,
    readOnly: false,
    wallet: null,
    allowMainnet: false,
    minedWithinMs: 1000,
    examples: new Map(),
    progress: () => undefined,
    ...changed,
  };
}
