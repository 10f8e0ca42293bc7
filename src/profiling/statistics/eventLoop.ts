import { monitorEventLoopDelay, performance, type EventLoopUtilization, type IntervalHistogram } from 'node:perf_hooks';

const MS = 1e6;

const PERCENTILES = [50, 75, 90, 99, 99.9, 100];

/** The delay of the event loop, instead of Go's block profile: everything waits for the loop. */
export class EventLoopDelay {
  #histogram: IntervalHistogram | null = null;
  #resolutionMs = 0;
  #startedAt = new Date(0);
  #startedAtMs = 0;

  /** Nanoseconds between samples, as Go's rate; at least a millisecond. 0 or less: off. */
  setRate(rate: number): void {
    this.#histogram?.disable();
    this.#histogram = null;
    if (rate <= 0) return;
    this.#resolutionMs = Math.min(Math.max(Math.round(rate / MS), 1), 1_000);
    this.#histogram = monitorEventLoopDelay({ resolution: this.#resolutionMs });
    this.#histogram.enable();
    this.#startedAt = new Date();
    this.#startedAtMs = performance.now();
  }

  /** The measurement as JSON; `enabled` is false without one. */
  text(): string {
    const histogram = this.#histogram;
    if (histogram === null) return `${JSON.stringify({ type: 'event-loop-delay', enabled: false })}\n`;
    const isEmpty = histogram.count === 0;
    const ms = (nanoseconds: number): number => (isEmpty ? 0 : nanoseconds / MS);
    const measured = {
      type: 'event-loop-delay',
      enabled: true,
      startedAt: this.#startedAt.toISOString(),
      durationMs: Math.round(performance.now() - this.#startedAtMs),
      resolutionMs: this.#resolutionMs,
      count: histogram.count,
      minMs: ms(histogram.min),
      meanMs: ms(histogram.mean),
      stddevMs: ms(histogram.stddev),
      maxMs: ms(histogram.max),
      percentilesMs: Object.fromEntries(PERCENTILES.map((at) => [at, ms(histogram.percentile(at))])),
    };
    return `${JSON.stringify(measured, null, 2)}\n`;
  }
}

/** The utilization of the event loop, instead of Go's mutex profile: all JavaScript contends for it. */
export class EventLoopUse {
  #begin: EventLoopUtilization | null = null;
  #startedAt = new Date(0);

  /** Above 0: measures from now on. 0 or less: off. */
  setRate(rate: number): void {
    this.#begin = rate > 0 ? performance.eventLoopUtilization() : null;
    this.#startedAt = new Date();
  }

  /** The measurement as JSON; `enabled` is false without one. */
  text(): string {
    const pending: Record<string, number> = {};
    for (const name of process.getActiveResourcesInfo()) pending[name] = (pending[name] ?? 0) + 1;
    const type = 'event-loop-utilization';
    if (this.#begin === null) return `${JSON.stringify({ type, enabled: false, pending }, null, 2)}\n`;
    const { idle, active, utilization } = performance.eventLoopUtilization(this.#begin);
    const measured = {
      type,
      enabled: true,
      startedAt: this.#startedAt.toISOString(),
      idleMs: idle,
      activeMs: active,
      utilization,
      pending,
    };
    return `${JSON.stringify(measured, null, 2)}\n`;
  }
}
