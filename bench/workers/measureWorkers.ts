/** Measures section Workers: Halley with one worker and with more, servers that only respond, the node, and geth. */
import { availableParallelism } from 'node:os';
import type { HalleyProcess } from '../../test/support/halleyProcess.js';
import { slowDown, startBenchChain } from '../chain.js';
import { findGeth } from '../geth.js';
import { startLoadGenerators, type LoadGenerator } from '../load.js';
import { describeMachine } from '../machine.js';
import { measureRounds, type Measurement, type Server } from '../measure.js';
import type { BenchOptions } from '../options.js';
import { waitUntilIndexed } from '../readiness.js';
import { hex } from '../rpc.js';
import { say, seconds } from '../say.js';
import type { Scenario } from '../scenario.js';
import { builtInSide, fillChain, gethSide, serverOf, startInFrontOf, type Side } from '../sides.js';
import { BLOCK_METHODS, checkAgreement, STATE_METHODS, type StateSide } from '../state/agreement.js';
import { compileContracts } from '../state/compile.js';
import { readOnce } from '../state/measureState.js';
import { canStream, prepareStream } from '../stateStream.js';
import { workerFigures } from './figures.js';
import { flameGraph } from './flameGraph.js';
import { startFloor } from './floor.js';
import { mostOwnTime, profileTree } from './profileTree.js';
import { profiledFlags, recordProfile } from './recordProfile.js';
import {
  flameName,
  GETH,
  HTTP_FLOOR,
  KOA_FLOOR,
  NODE,
  workersProgress,
  type Profiled,
  type WorkerRow,
  type WorkersSection,
  type WorkerSubject,
} from './report.js';
import { mixScenarios, smallScenarios } from './scenarios.js';
import { apartName, workerFlags, workersName } from './service.js';
import { measureUnderLoad } from './underLoad.js';

/** Scenarios that are profiled. */
const PROFILES = 2;
const FUNCTIONS = 12;

const MEASURED_FLAGS = { 'log-level': 'info', 'json-rpc.api': 'eth,halley' };

type OnStop = (stop: () => Promise<unknown>) => void;

/** What starts and stops the servers of a run. */
export interface Starting {
  onStop: OnStop;
  stopAll: () => Promise<void>;
}

/** `drawing` is the name of the chart. Throws when two servers of the chain return different results. */
export async function measureWorkers(
  options: BenchOptions,
  drawing: string,
  { onStop, stopAll }: Starting,
): Promise<WorkersSection> {
  const begin = Date.now();
  // Each core can be used, and a single process would limit servers of several.
  const generator = startLoadGenerators(availableParallelism());
  onStop(() => generator.stop());
  const stage = await startStage(options, onStop);
  const compared = await compareAll(stage);
  say('The servers of section Workers return the same. Measuring ...');
  const { rows, scenarios } = await measureAll(options, stage, generator);
  const profiles = await profileSlowest(options, { stage, rows, scenarios, generator, drawing });
  const chainFact = stage.fact;
  await stopAll();
  const most = availableParallelism();
  const loaded = await measureUnderLoad(
    options,
    options.workers.filter((workers) => workers <= most),
    onStop,
  );
  await stopAll();
  return {
    subjects: stage.subjects,
    rows,
    loaded,
    largeBlock: options.largeBlock,
    profiles,
    facts: [
      `Before, ${compared} results were compared: of all servers of the chain for the state, of all Halleys for blocks, logs and receipts, too. None differed.`,
      chainFact,
      `${options.rounds} rounds of at least ${options.seconds} s, alternately; ${options.connections} keep-alive connections of ${availableParallelism()} load generators; ${seconds(begin)} s in all.`,
      `${describeMachine(options.node)}; ${new Date().toISOString().slice(0, 10)}.`,
    ],
  };
}

/** The servers, in the order of the subjects. */
interface Stage {
  subjects: WorkerSubject[];
  sides: StageSide[];
  /** The service with the fewest workers, and its flags. */
  first: { halley: HalleyProcess; flags: Record<string, string> };
  /** A sentence about the chain. */
  fact: string;
}

interface StageSide {
  side: Side;
  isFloor: boolean;
}

async function startStage(options: BenchOptions, onStop: OnStop): Promise<Stage> {
  const gethBinary = await findGeth(options);
  const contracts = compileContracts();
  say('Starting and filling the chain of section Workers ...');
  const stream = options.stream !== 'off' && (await canStream()) ? await prepareStream() : null;
  if (stream !== null) onStop(() => stream.remove());
  const chain = await startBenchChain(options.node, stream);
  onStop(() => chain.stop());
  const filling = await fillChain('the chain', chain.evmRpcUrl, chain.chainId, chain, { options, contracts });
  await slowDown(chain);
  const response = JSON.stringify({ jsonrpc: '2.0', id: 0, result: hex(chain.chainId) });
  const http = await startFloor('http', response, onStop);
  const koa = await startFloor('koa', response, onStop);
  const services = [];
  for (const workers of options.workers) {
    const flags = { ...MEASURED_FLAGS, ...workerFlags(workers) };
    services.push({ workers, halley: await startInFrontOf({ chain, stream }, flags, onStop) });
  }
  const apart = await startApart(options.workers, { chain, stream }, onStop);
  const geth = gethBinary === null ? null : await gethSide(gethBinary, chain, { options, contracts }, onStop);
  const filled = (server: Side['server'], isFloor = false): StageSide => ({
    side: { server, fresh: server, ...filling },
    isFloor,
  });
  const entries: [WorkerSubject, StageSide][] = [
    [{ name: HTTP_FLOOR, workers: null }, filled(http, true)],
    [{ name: KOA_FLOOR, workers: null }, filled(koa, true)],
    ...services.map(({ workers, halley }): [WorkerSubject, StageSide] => [
      { name: workersName(workers), workers },
      filled(serverOf(halley, chain)),
    ]),
    ...(apart === null
      ? []
      : [
          [{ name: apartName(apart.urls.length), workers: null, apart: apart.urls.length }, filled(apart)] as [
            WorkerSubject,
            StageSide,
          ],
        ]),
    [
      { name: NODE, workers: null },
      { side: builtInSide(chain, filling), isFloor: false },
    ],
    ...(geth === null
      ? []
      : [
          [
            { name: GETH, workers: null },
            { side: geth, isFloor: false },
          ] as [WorkerSubject, StageSide],
        ]),
  ];
  const { halley } = services[0]!;
  // A restart changes only what is named here.
  const flags = { ...MEASURED_FLAGS, ...(stream !== null && { stream: stream.address }) };
  return {
    subjects: entries.map(([subject]) => subject),
    sides: entries.map(([, side]) => side),
    first: { halley, flags },
    fact: stream === null ? 'The node did not stream its state.' : 'The node streamed its state, and Halley followed.',
  };
}

/** As many single processes as a service can have workers on this machine, each with an index of its own. */
async function startApart(
  workers: readonly number[],
  place: Parameters<typeof startInFrontOf>[0],
  onStop: OnStop,
): Promise<(Server & { urls: readonly string[] }) | null> {
  const count = Math.max(...workers.filter((number) => number <= availableParallelism()));
  if (!(count > 1)) return null;
  const servers: Server[] = [];
  for (let n = 0; n < count; n++)
    servers.push(serverOf(await startInFrontOf(place, MEASURED_FLAGS, onStop), place.chain));
  const [first] = servers as [Server, ...Server[]];
  return {
    ...first,
    urls: servers.map(({ url }) => url),
    pids: () => [...new Set(servers.flatMap(({ pids }) => pids()))],
  };
}

/** Reads every value once, and compares what the servers return. Resolves to the number of results. */
async function compareAll({ subjects, sides }: Stage): Promise<number> {
  const all = subjects.flatMap(({ name, workers, apart }, index): StateSide[] => {
    const { side, isFloor } = sides[index]!;
    const isHalley = workers !== null || apart !== undefined;
    return isFloor ? [] : [{ name, isHalley, side, scenarios: mixesOf(side) }];
  });
  for (const { name, side } of all) if (name !== NODE) await readOnce(name, side);
  const ofState = await checkAgreement(all, STATE_METHODS);
  return (
    ofState +
    (await checkAgreement(
      all.filter(({ isHalley }) => isHalley),
      BLOCK_METHODS,
    ))
  );
}

function mixesOf({ deployment, workload }: Side): Scenario[] {
  return deployment === null ? [] : mixScenarios(deployment, workload);
}

interface Measured {
  rows: WorkerRow[];
  /** Those of the rows, as Halley is asked. */
  scenarios: Scenario[];
}

async function measureAll(
  options: BenchOptions,
  { subjects, sides }: Stage,
  generator: LoadGenerator,
): Promise<Measured> {
  const lists = sides.map(({ side, isFloor }) => [...smallScenarios(side.workload), ...(isFloor ? [] : mixesOf(side))]);
  const scenarios = lists[subjects.findIndex(({ workers }) => workers !== null)]!;
  const rows: WorkerRow[] = [];
  for (const [index, { title }] of scenarios.entries()) {
    const measurements = sides.map(({ side: { server } }, n): Measurement | null => {
      const scenario = lists[n]![index];
      return scenario === undefined ? null : { server, scenario };
    });
    const measured = await measureRounds(
      measurements.filter((measurement) => measurement !== null),
      generator,
      { ...options, warmUpSeconds: options.seconds },
    );
    const row: WorkerRow = {
      title,
      sides: subjects.map(({ workers }, n) => {
        if (measurements[n] === null) return null;
        const rounds = measured.shift()!;
        return 'refusal' in rounds ? rounds : workerFigures(rounds, workers, availableParallelism());
      }),
    };
    rows.push(row);
    say(workersProgress(row, subjects));
  }
  return { rows, scenarios };
}

/** Profiles of the scenarios that take the most processor time of the first service. It records them itself. */
async function profileSlowest(
  options: BenchOptions,
  {
    stage,
    rows,
    scenarios,
    generator,
    drawing,
  }: Measured & { stage: Stage; generator: LoadGenerator; drawing: string },
): Promise<Profiled[]> {
  const { halley, flags } = stage.first;
  const index = stage.subjects.findIndex(({ workers }) => workers !== null);
  const rateOf = ({ sides }: WorkerRow): number => {
    const side = sides[index];
    return side == null || 'refusal' in side ? Infinity : side.perSecond;
  };
  const slowest = [...scenarios.keys()].sort((a, b) => rateOf(rows[a]!) - rateOf(rows[b]!)).slice(0, PROFILES);
  await halley.restart({ flags: { ...flags, ...profiledFlags(halley.dataDir) } });
  await waitUntilIndexed(halley);
  await readOnce('the service that is profiled', stage.sides[index]!.side);
  const profiles: Profiled[] = [];
  for (const [place, at] of slowest.entries()) {
    const tree = profileTree(await recordProfile(halley, scenarios[at]!, generator, options));
    const { title } = scenarios[at]!;
    const text = flameGraph(flameName(drawing, place), title, tree);
    profiles.push({ title, drawing: text, most: mostOwnTime(tree, FUNCTIONS) });
  }
  return profiles;
}
