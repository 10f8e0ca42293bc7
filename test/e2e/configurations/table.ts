/** The table of the page "Your chain": what the matrix asserts of every configuration, in Markdown. */
import { configurations, runsOn, type Configuration, type Release } from './configurations.js';
import { REFUSALS, type RefusalName } from './refusals.js';
import { steps } from './steps.js';

const RELEASES: readonly Release[] = ['v0.3.2', 'v0.7.3'];

/** The lines of the table, without padding. */
export function configurationTable(): string {
  const rows = configurations.flatMap((configuration) => {
    const { name, page } = configuration;
    if (page === undefined) return [];
    return [
      [
        name,
        page.meaning,
        ...RELEASES.map((release) => works(configuration, release)),
        refused(configuration),
        page.setting,
      ],
    ];
  });
  const head = ['Configuration', 'What it means', ...RELEASES, 'Refused, and why', 'What to set'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function works(configuration: Configuration, release: Release): string {
  if (!runsOn(configuration, release)) return 'not run: its example node has no `precisebank`';
  const refusals = Object.keys(configuration.refusals ?? {}).length;
  return `${steps.length - refusals} of ${steps.length} steps`;
}

function refused({ refusals = {} }: Configuration): string {
  const byName = new Map<RefusalName, string[]>();
  for (const [step, name] of Object.entries(refusals)) byName.set(name, [...(byName.get(name) ?? []), step]);
  if (byName.size === 0) return 'nothing';
  return [...byName].map(([name, names]) => `${names.join(', ')}: ${REFUSALS[name].why}`).join('; ');
}
