/** The table of the page "Your chain": what the matrix asserts of every configuration, in Markdown. */
import type { Configuration, Release } from './configuration.js';
import { configurations, refusalsOn } from './configurations.js';
import { REFUSALS, type RefusalName } from './refusals.js';
import { stepsOn, type StepName } from './steps.js';

const RELEASES: readonly Release[] = ['v0.3.2', 'v0.7.3'];

/** The lines of the table, without padding. */
export function configurationTable(): string {
  const rows = configurations.flatMap((configuration) => {
    const { name, setting } = configuration;
    if (setting === undefined) return [];
    const link = `[${name}](#${name.toLowerCase().replaceAll(' ', '-')})`;
    return [[link, ...RELEASES.map((release) => works(configuration, release)), refused(configuration), setting]];
  });
  const head = ['Configuration', ...RELEASES, 'Refused, and why', 'What to set'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function works(configuration: Configuration, release: Release): string {
  const refusals = Object.keys(refusalsOn(configuration, release)).length;
  const { length } = stepsOn(configuration);
  return `${length - refusals} of ${length}`;
}

/** The steps by error, and where only one release refuses a step, which. */
function refused(configuration: Configuration<StepName>): string {
  const [common, ...more] = [
    configuration.refusals ?? {},
    ...RELEASES.map((one) => configuration.refusalsOf?.[one] ?? {}),
  ];
  const entries = [
    ...Object.entries(common ?? {}),
    ...more.flatMap((refusals, index) =>
      Object.entries(refusals).map(([step, name]) => [`${step} (${RELEASES[index]})`, name] as const),
    ),
  ];
  const names = [...new Set(entries.map(([, name]) => name))];
  if (names.length === 0) return 'nothing';
  const stepsOf = (name: RefusalName) => entries.filter(([, other]) => other === name).map(([step]) => step);
  return names.map((name) => `${stepsOf(name).join(', ')}: ${REFUSALS[name].why}`).join('; ');
}
