/**
 * Asks, compares, and prints what was found:
 * `tsx test/e2e/state/agreement/run.ts [release] [configuration] [count] [seed] [disturbed|everything] [minutes=N]
 * [transfers=N] [disk=folder] [flag=value…]`
 */
import { combinations, configurations } from '../../configurations/configurations.js';
import type { Release } from '../../configurations/configuration.js';
import { runAgreement } from './runAgreement.js';

const MOST_SHOWN = 10_000;

const [release = 'v0.3.2', name = 'plain', count = '3000', seed = '1', ...more] = process.argv.slice(2);
const disturbed = more.includes('everything') ? 'everything' : more.includes('disturbed');
const {
  minutes = '0',
  transfers: transfersPerSecond = '0',
  disk,
  ...flags
} = Object.fromEntries(more.filter((one) => one.includes('=')).map((one) => one.split('=') as [string, string]));
const configuration = [...configurations, ...combinations].find((one) => one.name === name);
if (configuration === undefined) throw new Error(`there is no configuration ${name}`);
let said = Date.now();
const begun = Date.now();
const report = await runAgreement({
  // As the arguments say.
  release: release as Release,
  configuration,
  count: Number(count),
  leastMs: Number(minutes) * 60_000,
  transfersPerSecond: Number(transfersPerSecond),
  seed: Number(seed),
  disturbed,
  ...(disk !== undefined && { disk }),
  flags,
  onProgress(asked) {
    if (Date.now() - said < 10_000) return;
    said = Date.now();
    console.error(`${Math.round((said - begun) / 1000)} s: ${asked} questions`);
  },
});
const { differences, traffic, ...rest } = report;
const sent = Object.entries(traffic).map(
  ([kind, { sent: count, refused, firstRefusal = '' }]) => `${kind}: ${count}, refused ${refused} ${firstRefusal}`,
);
console.log(
  JSON.stringify(
    { release, name, seconds: (Date.now() - begun) / 1000, ...rest, sent, differences: differences.length },
    null,
    1,
  ),
);
for (const { question, ...answers } of differences) {
  console.log(JSON.stringify(answers).slice(0, MOST_SHOWN));
  console.log(JSON.stringify(question).slice(0, MOST_SHOWN));
}
process.exit(differences.length === 0 ? 0 : 1);
