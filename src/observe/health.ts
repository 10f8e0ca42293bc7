/** The outcome of one check of `/readyz`. */
export interface HealthCheck {
  name: string;
  /** For people, without addresses, paths and library messages; null when all is well. */
  reason: string | null;
  /** Measured values; units are in the names. */
  details: Readonly<Record<string, number | string | boolean | null>>;
}

/** All checks together. */
export interface HealthReport {
  ready: boolean;
  checks: readonly HealthCheck[];
}

/** Checks one thing; never rejects. */
export type LookAt = () => HealthCheck | Promise<HealthCheck>;

/** How long a report is reused, milliseconds: any client may ask, and some checks call the operating system. */
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
