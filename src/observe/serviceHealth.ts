import type { HealthCheck, HealthReport } from './health.js';

/** The health of a service with workers: of each check, the report of a worker that is not well. */
export function serviceHealth(reports: readonly HealthReport[], wanted: number): HealthReport {
  const checks = new Map<string, HealthCheck>();
  for (const check of reports.flatMap((report) => report.checks))
    if (checks.get(check.name)?.reason == null) checks.set(check.name, check);
  const workers = { name: 'workers', reason: null, details: { serving: reports.length, wanted } };
  const missing = { ...workers, reason: 'no worker serves' };
  const all = [...checks.values(), reports.length === 0 ? missing : workers];
  return { ready: all.every(({ reason }) => reason === null), checks: all };
}
