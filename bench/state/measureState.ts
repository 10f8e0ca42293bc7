/** Measures section State. */
import type { LoadGenerator } from '../load.js';
import { measure, type MeasureOptions } from '../measure.js';
import { ask } from '../rpc.js';
import { say, seconds } from '../say.js';
import type { Scenario } from '../scenario.js';
import type { Side } from '../sides.js';
import { checkAgreement, type StateSide } from './agreement.js';
import type { CompiledContract } from './compile.js';
import { CREATIONS, type Deployment } from './deploymentPlan.js';
import { stateProgress, type StateRow, type StateSection } from './report.js';
import { firstReads } from './scenarios.js';

/** First reads at the same time. */
const READERS = 4;

/** Throws when two servers of the chain return different results. */
export async function measureState(
  sides: StateSide[],
  generator: LoadGenerator,
  options: MeasureOptions,
): Promise<StateSection> {
  const subjects = sides.map(({ name, isHalley }) => ({ name, isHalley }));
  const begin = Date.now();
  // The node itself is read by each Halley.
  for (const { name, side } of sides) if (name !== 'node') await readOnce(name, side);
  const compared = await checkAgreement(sides);
  say(`Every value was read once, and ${compared} results were compared, in ${seconds(begin)} s.`);
  const rows: StateRow[] = [];
  for (const [index, { title }] of (sides[0]?.scenarios ?? []).entries()) {
    const measurements = sides.map(({ side, scenarios }) => ({
      server: side.server,
      scenario: scenarios[index] as Scenario,
    }));
    const row: StateRow = { title, sides: await measure(measurements, generator, options) };
    rows.push(row);
    say(stateProgress(row, subjects));
  }
  const facts = [`Before, ${compared} results of all servers of the chain were compared; none differed.`];
  return { subjects, rows, facts };
}

/** How large the contracts are. */
export function contractFacts(contracts: ReadonlyMap<string, CompiledContract>, deployment: Deployment): string[] {
  const created = [...CREATIONS.map(([, contract]) => contract), 'Pair', 'Pair'];
  const sizes = created.map((name) => contracts.get(name)?.size ?? 0).sort((a, b) => a - b);
  const kB = (size: number | undefined) => ((size ?? 0) / 1_000).toFixed(1);
  const { accounts, holders } = deployment;
  return [
    `The contracts: ${sizes.length}, of ${kB(sizes[0])} to ${kB(sizes.at(-1))} kB of code, ${kB(sizes[sizes.length / 2])} kB in the middle. ${accounts.length} accounts have some of the coin, and ${holders.length} of them some of each token.`,
    'Each value was read once before, other than that of "a slot never read before".',
  ];
}

/** Throws when the server refuses one of the requests. */
export async function readOnce(name: string, { server, deployment }: Side): Promise<void> {
  if (deployment === null) return;
  for (const url of server.urls ?? [server.url]) {
    const batches = firstReads(deployment).values();
    const read = async () => {
      for (const batch of batches) await ask(url, batch);
    };
    await Promise.all(Array.from({ length: READERS }, read)).catch((cause: unknown) => {
      throw new Error(`first reads of ${name}: ${(cause as Error).message}`, { cause });
    });
  }
}
