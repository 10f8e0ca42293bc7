import { Counter, type Registry } from 'prom-client';
import { methodTable } from '../../generated/methods.js';
import type { PartLog } from './logger.js';
import { DurationHistogram } from './metrics.js';

/** A request and its outcome. */
export interface ObservedRequest {
  /** Null when the message is not a valid request. */
  method: string | null;
  tookMs: number;
  /** Null when the client got a result. */
  error: { code: number; errorName: string } | null;
  request?: { readonly requestId: string };
}

/** Outcomes that are not the client's fault, by error code. */
const OUTCOMES: ReadonlyMap<number, string> = new Map([
  [-32603, 'failed'],
  [-32002, 'unavailable'],
  [-32005, 'limited'],
  [-38026, 'limited'],
]);

/** Label of unknown methods and of invalid requests. */
const UNKNOWN = 'unknown';

/** Counts requests by method and outcome, and logs slow ones; 0 logs none. No label holds text of clients. */
export function watchRequests({
  slowMs,
  log,
  registry,
}: {
  slowMs: number;
  log: Pick<PartLog, 'warn'>;
  registry: Registry;
}): (observed: ObservedRequest) => void {
  const durations = new DurationHistogram(
    'halley_request_duration_seconds',
    'Time from the start of a request to its answer, by method and outcome',
    ['method', 'outcome'],
  );
  registry.registerMetric(durations.asMetric());
  const errors = new Counter({
    name: 'halley_request_errors_total',
    help: "Errors that clients got, by their name in the contract's catalogue",
    labelNames: ['error'],
    registers: [registry],
  });
  const slowest = slowMs > 0 ? slowMs : Infinity;
  return ({ method, tookMs, error, request }) => {
    const name = method !== null && Object.hasOwn(methodTable, method) ? method : UNKNOWN;
    const outcome = error === null ? 'ok' : (OUTCOMES.get(error.code) ?? 'refused');
    durations.add(name, outcome, tookMs);
    if (error !== null) errors.inc({ error: error.errorName });
    if (tookMs >= slowest)
      log.warn({ method: name, tookMs: Math.round(tookMs), outcome, requestId: request?.requestId }, 'slow request');
  };
}
