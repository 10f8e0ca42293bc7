/** Whether the service works, in words that a person can act on: what `/readyz` answers. */

/** One thing that was looked at. */
export interface HealthCheck {
  name: string;
  /** Null when all is well. A sentence without addresses, paths and words of a library. */
  reason: string | null;
  /** What was measured, units in the names. */
  details: Readonly<Record<string, number | string | boolean | null>>;
}

/** All checks together. */
export interface HealthReport {
  ready: boolean;
  checks: readonly HealthCheck[];
}

/** Looks at one thing; never rejects. */
export type LookAt = () => HealthCheck | Promise<HealthCheck>;

/** How long a report is used again, milliseconds: anybody may ask, and some checks ask the operating system. */
const KEPT_MS = 1_000;

/** The checks of a service. */
export class Health {
  readonly #checks: readonly LookAt[];
  #report: Promise<HealthReport> | null = null;
  #madeAt = 0;

  constructor(checks: readonly LookAt[]) {
    this.#checks = checks;
  }

  report(): Promise<HealthReport> {
    const now = performance.now();
    if (this.#report === null || now - this.#madeAt >= KEPT_MS) {
      this.#madeAt = now;
      this.#report = this.#look();
    }
    return this.#report;
  }

  async #look(): Promise<HealthReport> {
    const checks = await Promise.all(this.#checks.map(async (look) => look()));
    return { ready: checks.every(({ reason }) => reason === null), checks };
  }
}
