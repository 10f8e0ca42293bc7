/**
 * `npm run bench`, once everything is built: fills a chain, starts Halley in front of it, and sends the same requests
 * to both servers alternately. Reading order: scenarios.ts and state/scenarios.ts (what is asked), sides.ts (of whom),
 * measure.ts (how), report.ts and state/report.ts (what is printed).
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { MEASURED_BLOCK_TIME_MS, slowDown, startBenchChain } from './chain.js';
import { DEPTH } from './depth/scenarios.js';
import { DEPTH_HEADING } from './depth/report.js';
import { runDepth } from './depth/section.js';
import { findGeth } from './geth.js';
import { isInterrupted, onInterrupt } from './interrupt.js';
import { INGEST, measureIngest } from './ingest/measureIngest.js';
import { alignedIngest, ingestParts } from './ingest/report.js';
import { startLoadGenerator, type LoadGenerator } from './load.js';
import { describeMachine } from './machine.js';
import { measure, type Server } from './measure.js';
import { withEarlierSections, withSection } from './page.js';
import { readOptions, USAGE, type BenchOptions, type StreamMode } from './options.js';
import { memoryOf } from './processUsage.js';
import {
  alignedTable,
  BEFORE,
  BUILT_IN,
  markdownDocument,
  notes,
  progressLine,
  type OtherServer,
  type Row,
} from './report.js';
import { say, seconds } from './say.js';
import type { Scenario } from './scenario.js';
import { scenarios } from './scenarios.js';
import { builtInSide, checkBuilt, fillChain, gethSide, halleySide, type HalleyPlace, type Side } from './sides.js';
import { stateChart } from './state/chart.js';
import { compileContracts } from './state/compile.js';
import type { StateSide } from './state/agreement.js';
import { contractFacts, measureState } from './state/measureState.js';
import { alignedState, stateNotes, stateParts, type StateSection } from './state/report.js';
import { STATE, stateScenarios } from './state/scenarios.js';
import { canStream, prepareStream } from './stateStream.js';
import { traceLoad } from './traceLoad.js';
import { WORKERS_HEADING } from './workers/report.js';
import { WORKERS } from './workers/scenarios.js';
import { runWorkers } from './workers/section.js';
import type { Workload } from './workload.js';

/** What to undo at the end, newest first. */
const started: (() => Promise<unknown>)[] = [];
const onStop = (stop: () => Promise<unknown>) => started.push(stop);

onInterrupt(stopAll);

try {
  const options = readOptions(process.argv.slice(2));
  if (options === null) process.stdout.write(USAGE);
  else {
    const isApart = (name: string) => name === DEPTH || name === WORKERS;
    if (options.only.length === 0 || !options.only.every(isApart)) await run(options);
    if (wants(options, WORKERS)) await workers(options);
    if (wants(options, DEPTH)) await depth(options);
  }
} catch (error) {
  // An interrupted run also fails, because its chain is gone.
  if (!isInterrupted()) process.stderr.write(`bench: ${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await stopAll();
}

interface Sides {
  halley: Side;
  /** The server built into the node, or Halley of another checkout. */
  other: Side;
  geth: Side | null;
  /** Those of section State, Halley first; empty where it is not measured. */
  ofState: StateSide[];
}

/** After other sections, whose servers are stopped. */
async function workers(options: BenchOptions): Promise<void> {
  await stopAll();
  await runWorkers(options, { onStop, stopAll });
}

/** After the other sections, whose servers are stopped. */
async function depth(options: BenchOptions): Promise<void> {
  await stopAll();
  const generator = startLoadGenerator();
  onStop(() => generator.stop());
  await runDepth(options, generator, onStop);
}

async function run(options: BenchOptions): Promise<void> {
  await checkBuilt('before', options.before);
  await checkBuilt('state-before', options.stateBefore);
  await checkBuilt('ingest-before', options.ingestBefore);
  const parts = wants(options, INGEST) ? await ingest(options) : [];
  if (options.only.length > 0 && options.only.every((name) => name === INGEST)) await writeReport(options, parts);
  else await measureServers(options, parts);
}

/** The parts of the report. */
async function ingest(options: BenchOptions): Promise<string[]> {
  const section = await measureIngest(options, onStop);
  // Its chain would take processor time from what is measured next.
  await stopAll();
  say(alignedIngest(section));
  return ingestParts(section);
}

/** Section Ingest by itself. The other sections of the report stay as they are. */
async function writeReport({ out }: BenchOptions, parts: string[]): Promise<void> {
  if (out === '') return;
  const page = existsSync(out) ? await readFile(out, 'utf8') : '';
  await writeFile(out, withSection(page, parts.join('\n\n')));
}

/** `ingested` are the parts of section Ingest. */
async function measureServers(options: BenchOptions, ingested: string[]): Promise<void> {
  const begin = Date.now();
  const mode = await streamMode(options);
  const gethBinary = await findGeth(options);
  const contracts = wants(options, STATE) ? compileContracts() : null;
  say('Starting and filling the chain ...');
  const stream = mode === 'off' ? null : await prepareStream();
  if (stream !== null) onStop(() => stream.remove());
  const chain = await startBenchChain(options.node, stream);
  onStop(() => chain.stop());
  const filling = await fillChain('the chain', chain.evmRpcUrl, chain.chainId, chain, { options, contracts });
  await slowDown(chain);

  const place: HalleyPlace = { chain, filling, isTraced: wants(options, 'trace'), stream };
  const indexBegin = Date.now();
  const halley = await halleySide(place, onStop);
  const indexSeconds = seconds(indexBegin);
  const builtIn = builtInSide(chain, filling);
  const old: HalleyPlace = { ...place, stream: null };
  const other = options.before === null ? builtIn : await halleySide({ ...old, folder: options.before }, onStop);
  const geth = gethBinary === null ? null : await gethSide(gethBinary, chain, { options, contracts }, onStop);
  const untraced: HalleyPlace = { ...old, isTraced: false };
  const ofState: [name: string, side: Side | null][] = [
    ['Halley', halley],
    ['Halley, no stream', mode === 'both' && contracts ? await halleySide(untraced, onStop) : null],
    ['before', contracts && (await stateBefore(options, other, untraced))],
    ['node', builtIn],
    ['geth', geth],
  ];
  const sides: Sides = {
    halley,
    other,
    geth,
    ofState: ofState.flatMap(([name, side]) => stateSide(options, name, side)),
  };
  say(`Halley was ready after ${indexSeconds} s. Measuring ...`);
  const generator = startLoadGenerator();
  onStop(() => generator.stop());
  const rows = await measureAll(options, sides, generator);
  const delays = place.isTraced ? [await traceLoad(halley.fresh.url, filling.workload, generator)] : [];
  const state = contracts && (await measureState(sides.ofState, generator, options));
  if (state && filling.deployment) state.facts.push(...contractFacts(contracts, filling.deployment), streamFact(mode));
  const halleyPid = halley.process.pid;
  const facts = footer(options, filling.workload, { indexSeconds, halleyPid, seconds: seconds(begin) });
  await report(rows, { state, ingested }, [...delays, ...facts], options, gethBinary !== null);
}

/** The mode that is asked for. Throws when Halley as it is built cannot receive a stream that is asked for. */
async function streamMode({ stream }: BenchOptions): Promise<StreamMode> {
  if (stream === 'off') return stream;
  if (await canStream()) return stream ?? 'on';
  if (stream === null) return 'off';
  throw new Error(`--stream ${stream}: Halley as it is built has no command "stream"`);
}

/** Halley of another checkout for section State. That of --before is measured already. */
async function stateBefore(options: BenchOptions, other: Side, place: HalleyPlace): Promise<Side | null> {
  const { before, stateBefore: folder } = options;
  if (folder === null) return null;
  return folder === before ? other : halleySide({ ...place, folder }, onStop);
}

function stateSide({ only }: BenchOptions, name: string, side: Side | null): StateSide[] {
  if (side?.deployment == null) return [];
  const all = stateScenarios(side.deployment, side.workload);
  const isHalley = name !== 'node' && name !== 'geth';
  return [{ name, isHalley, side, scenarios: chosen(all, only) }];
}

async function measureAll(
  options: BenchOptions,
  { halley, other, geth, ofState }: Sides,
  generator: LoadGenerator,
): Promise<Row[]> {
  const all = scenarios(halley.workload);
  checkNames(options.only, [...all, ...(ofState[0]?.scenarios ?? [])]);
  const ofChain = chosen(all, options.only);
  const ofGeth = geth && chosen(scenarios(geth.workload), options.only);
  const rows: Row[] = [];
  for (const [index, scenario] of ofChain.entries()) {
    const measurements = [
      { server: serverFor(scenario, halley), scenario },
      { server: serverFor(scenario, other), scenario: options.before === null ? forNode(scenario) : scenario },
      ...(geth && ofGeth ? [{ server: serverFor(scenario, geth), scenario: ofGeth[index] as Scenario }] : []),
    ];
    const [first, second, third] = (await measure(measurements, generator, options)) as [
      Row['halley'],
      Row['other'],
      Row['halley']?,
    ];
    const row: Row = { title: scenario.title, halley: first, other: second, geth: third ?? null };
    rows.push(row);
    say(progressLine(row, otherServer(options)));
  }
  return rows;
}

function serverFor({ madeAnew }: Scenario, { server, fresh }: Side): Server {
  return madeAnew === true ? fresh : server;
}

function otherServer({ before }: BenchOptions): OtherServer {
  return before === null ? BUILT_IN : BEFORE;
}

function forNode(scenario: Scenario): Scenario {
  const { nodeConnections } = scenario;
  return nodeConnections === undefined ? scenario : { ...scenario, maxConnections: nodeConnections };
}

/** Whether some scenario of a section is measured. Names of its scenarios begin with that of the section. */
function wants({ only }: BenchOptions, section: string): boolean {
  return only.length === 0 || only.some((name) => name === section || name.startsWith(`${section}-`));
}

/** Scenarios that are named, or whose section is. */
function chosen(all: Scenario[], only: string[]): Scenario[] {
  if (only.length === 0) return all;
  return all.filter(({ name }) => only.includes(name) || (only.includes(STATE) && name.startsWith(`${STATE}-`)));
}

function checkNames(only: string[], known: Scenario[]): void {
  for (const name of only)
    if (![STATE, INGEST, DEPTH, WORKERS].includes(name) && !known.some((scenario) => scenario.name === name))
      throw new Error(
        `--only: no scenario ${name}; there are ${STATE}, ${INGEST}, ${DEPTH}, ${WORKERS}, ${known.map((scenario) => scenario.name).join(', ')}`,
      );
}

function streamFact(mode: StreamMode): string {
  if (mode === 'off') return 'The node did not stream its state changes.';
  const other = mode === 'both' ? ', but "Halley, no stream" did not' : '';
  return `The node streamed its state changes to a process of Halley's, which is counted as the node's. Halley followed it${other}.`;
}

function footer(
  { seconds: round, rounds, connections, node }: BenchOptions,
  { blocks }: Workload,
  run: { indexSeconds: string; halleyPid: number; seconds: string },
): string[] {
  const range = Number(blocks.at(-1)?.number) - Number(blocks[0]?.number) + 1;
  const transactions = blocks.reduce((sum, block) => sum + block.transactions.length, 0);
  const logs = blocks.reduce((sum, block) => sum + block.logCount, 0);
  const memory = memoryOf(run.halleyPid);
  const pace = MEASURED_BLOCK_TIME_MS / 1_000;
  return [
    `The chain: ${range} blocks with ${transactions} transactions and ${logs} logs; one more block every ${pace} s while measuring.`,
    `Halley had it indexed ${run.indexSeconds} s after its start.`,
    ...(memory === null
      ? []
      : [
          `Resident memory of Halley after the run: ${memory.residentMiB.toFixed(0)} MiB, at most ${memory.peakResidentMiB.toFixed(0)} MiB.`,
        ]),
    `${rounds} rounds of at least ${round} s, alternately; up to ${connections} keep-alive connections; ${run.seconds} s in all.`,
    `${describeMachine(node)}; ${new Date().toISOString().slice(0, 10)}.`,
  ];
}

async function report(
  rows: Row[],
  { state, ingested }: { state: StateSection | null; ingested: string[] },
  facts: string[],
  options: BenchOptions,
  withGeth: boolean,
): Promise<void> {
  const other = otherServer(options);
  const remarks = [...notes(rows, other, withGeth), ...facts];
  const main = rows.length === 0 ? [] : ['', alignedTable(rows, other, withGeth)];
  const ofState = state === null ? [] : ['', alignedState(state), '', ...stateNotes(state)];
  say([...main, ...ofState, '', ...remarks].join('\n'));
  if (options.out === '') return;
  if (state !== null) await writeFile(options.chart, stateChart(state));
  const ofPage = state === null ? [] : stateParts(state, basename(options.chart, '.svg'));
  const page = markdownDocument({ rows, remarks, withGeth, sections: [...ofPage, ...ingested] });
  const earlier = existsSync(options.out) ? await readFile(options.out, 'utf8') : '';
  await writeFile(options.out, withEarlierSections(page, earlier, [WORKERS_HEADING, DEPTH_HEADING]));
}

async function stopAll(): Promise<void> {
  for (let stop = started.pop(); stop !== undefined; stop = started.pop()) await stop();
}
