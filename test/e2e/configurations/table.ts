/** The table and the list of the page "Your chain": what the matrix asserts of every configuration, in Markdown. */
import type { Configuration, Release } from './configuration.js';
import { configurations, refusalsOn } from './configurations.js';
import { REFUSALS, type RefusalName } from './refusals.js';
import { stepsOn, type StepName } from './steps.js';

const RELEASES: readonly Release[] = ['v0.3.2', 'v0.7.3'];

/** The lines of the table, without padding, and below it what is refused, and why. */
export function configurationTable(): string {
  const rows = configurations.flatMap((configuration) => {
    const { name, setting } = configuration;
    if (setting === undefined) return [];
    return [[linkTo(name), ...RELEASES.map((release) => works(configuration, release)), setting]];
  });
  const head = ['Configuration', ...RELEASES, 'What to set'];
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const refusals = configurations
    .filter(({ setting }) => setting !== undefined)
    .flatMap((configuration) =>
      refused(configuration).map((text) => `- ${linkTo(configuration.name)}, refused: ${text}.`),
    );
  return [...table, '', ...refusals].join('\n');
}

function linkTo(name: string): string {
  return `[${name}](#${name.toLowerCase().replaceAll(' ', '-')})`;
}

function works(configuration: Configuration, release: Release): string {
  const refusals = Object.keys(refusalsOn(configuration, release)).length;
  const { length } = stepsOn(configuration);
  return `${length - refusals} of ${length}`;
}

/** The steps by error, each with the reason, and where only one release refuses a step, which. */
function refused(configuration: Configuration<StepName>): string[] {
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
  const stepsOf = (name: RefusalName) => entries.filter(([, other]) => other === name).map(([step]) => step);
  return names.map((name) => `${stepsOf(name).join(', ')}. ${capitalized(REFUSALS[name].why)}`);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
