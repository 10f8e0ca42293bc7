import { performance, type EventLoopUtilization } from 'node:perf_hooks';

/**
 * How busy the event loop is and what is pending, in the place of Go's mutex profile: one thread runs all JavaScript,
 * so the event loop is the lock that everything contends for.
 */
export class EventLoopUse {
  #begin: EventLoopUtilization | null = null;
  #startedAt = new Date(0);

  /** Above 0: measures from now on. 0 or less: off. */
  setRate(rate: number): void {
    this.#begin = rate > 0 ? performance.eventLoopUtilization() : null;
    this.#startedAt = new Date();
  }

  /** What was measured, as JSON text; `enabled` is false where nothing was. */
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
