/** Measures section Depth: synthetic chains of several lengths, the service on each of them, and their log indexes. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGeth } from '../geth.js';
import type { LoadGenerator } from '../load.js';
import { describeHost } from '../machine.js';
import { measure, type Figures, type Refusal, type Server } from '../measure.js';
import type { BenchOptions } from '../options.js';
import { memoryOf } from '../processUsage.js';
import { say, seconds } from '../say.js';
import { COMPARED_BLOCKS, COMPARED_LOGS, compareWithGeth } from './gethChain.js';
import { makeChain, type MadeChain } from './makeChain.js';
import { depthProgress, type DataSet, type DepthRow, type DepthSection } from './report.js';
import { depthScenarios, type DepthScenario } from './scenarios.js';
import { measureStarts, startService } from './service.js';
import { ordinaryShape, uniqueShape } from './syntheticLogs.js';

/** Blocks of the chain whose topics are all different. Each has a hundred logs. */
const UNIQUE_BLOCKS = 20_000;

/** Takes what undoes a start. */
type OnStop = (stop: () => Promise<unknown>) => void;

/** Throws when a chain cannot be made. */
export async function measureDepth(
  options: BenchOptions,
  generator: LoadGenerator,
  onStop: OnStop,
): Promise<DepthSection> {
  const begin = Date.now();
  const stopping = new AbortController();
  onStop(async () => stopping.abort());
  const folder = options.depthFolder ?? (await mkdtemp(join(tmpdir(), 'halley-depth-')));
  if (options.depthFolder === null) onStop(() => rm(folder, { recursive: true, force: true }));
  const { signal } = stopping;
  const unique = await makeChain('every topic unique', join(folder, 'unique'), uniqueShape(UNIQUE_BLOCKS), signal);
  const geth = await geths(options, { folder, generator, signal, onStop });
  const chains: MadeChain[] = [];
  for (const blocks of options.depths)
    chains.push(await makeChain(count(blocks), join(folder, String(blocks)), ordinaryShape(blocks), signal));
  const services = [];
  for (const chain of chains) {
    const starts = await measureStarts(chain.folder);
    const { service } = await startService(chain.folder);
    onStop(() => service.stop());
    services.push({ ...chain, starts, service });
    say(`  ${count(chain.shape.blocks)} blocks: first response ${starts.warm.toFixed(2)} s after the start.`);
  }
  const servers = services.map(({ service }): Server => ({ url: service.httpUrl, pids: () => [service.pid] }));
  const rows = await measureAll(options, servers, chains, generator);
  const depths = services.map(({ shape, figures, starts, service }) => ({
    blocks: shape.blocks,
    figures,
    starts,
    residentMiB: memoryOf(service.pid)?.residentMiB ?? null,
  }));
  return {
    depths,
    rows,
    dataSets: dataSets(chains, unique),
    geth,
    facts: [
      `${options.rounds} rounds of ${roundSeconds(options)} s for each figure, alternately; ${seconds(begin)} s in all.`,
      `${describeHost()}; ${new Date().toISOString().slice(0, 10)}.`,
    ],
  };
}

function geths(
  options: BenchOptions,
  parts: { folder: string; generator: LoadGenerator; signal: AbortSignal; onStop: OnStop },
): Promise<DepthSection['geth']> {
  return findGeth(options).then(async (binary) => {
    if (binary === null) return null;
    const rounds = { seconds: roundSeconds(options), rounds: options.rounds };
    const rows = await compareWithGeth({ ...parts, binary, rounds, folder: join(parts.folder, 'geth') });
    return { rows, blocks: COMPARED_BLOCKS, logsPerBlock: COMPARED_LOGS };
  });
}

function roundSeconds({ seconds: round }: BenchOptions): number {
  return round / 2;
}

/** Each scenario on one connection, which gives the time of a request, and on several, which gives the rate. */
async function measureAll(
  options: BenchOptions,
  servers: readonly Server[],
  chains: readonly MadeChain[],
  generator: LoadGenerator,
): Promise<DepthRow[]> {
  const lists = chains.map(({ shape }) => depthScenarios(shape));
  const rows: DepthRow[] = [];
  for (const [index, { title, isSearch }] of firstOf(lists)) {
    const measured = lists.map((list) => list[index] ?? null);
    const run = async (connections: number) => {
      const present = measured.flatMap((scenario, n) => (scenario === null ? [] : [{ server: servers[n]!, scenario }]));
      const figures = await measure(present, generator, { ...options, seconds: roundSeconds(options), connections });
      return measured.map((scenario) => (scenario === null ? null : figures.shift()!));
    };
    const alone = await run(1);
    const together = await run(options.connections);
    const row: DepthRow = { title, isSearch, sides: alone.map((side, n) => sideOf(side, together[n] ?? null)) };
    rows.push(row);
    say(
      depthProgress(
        row,
        chains.map(({ shape }) => shape.blocks),
      ),
    );
  }
  return rows;
}

/** Each scenario as the first chain has it that can answer it. */
function firstOf(lists: readonly (readonly (DepthScenario | null)[])[]): [index: number, scenario: DepthScenario][] {
  return (lists[0] ?? []).flatMap((_, index): [number, DepthScenario][] => {
    const scenario = lists.find((list) => list[index] != null)?.[index] ?? null;
    return scenario === null ? [] : [[index, scenario]];
  });
}

function sideOf(alone: Figures | Refusal | null, together: Figures | Refusal | null): DepthRow['sides'][number] {
  if (alone === null || together === null) return null;
  if ('refusal' in alone) return alone;
  return 'refusal' in together ? together : { ...alone, perSecond: together.perSecond };
}

/** The longest chain has the topics that repeat. */
function dataSets(chains: readonly MadeChain[], unique: MadeChain): DataSet[] {
  const longest = chains.at(-1);
  return [
    ...(longest === undefined ? [] : [{ title: 'topics that repeat', figures: longest.figures.logIndex }]),
    { title: 'four topics, every one unique', figures: unique.figures.logIndex },
  ];
}

function count(blocks: number): string {
  return blocks.toLocaleString('en-US');
}
