/**
 * Measures one scenario on several servers alternately, so that other load on the machine affects all of them alike.
 */
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { LoadGenerator, LoadOutcome } from './load.js';
import { Placeholders } from './placeholders.js';
import { cpuSeconds, machineCpuSeconds } from './processUsage.js';
import { ask, bodyOf } from './rpc.js';
import type { Scenario, ScenarioRequest } from './scenario.js';
import { median, percentile } from './statistics.js';

export interface Server {
  url: string;
  /** Of several servers that share the load: all their addresses, `url` among them. */
  urls?: readonly string[];
  /** The processes that produce answers: the server and, for Halley, the node behind it. */
  pids: () => number[];
  /** Those of them that are the node behind Halley; none for the other servers. */
  nodePids?: () => number[];
}

/** Figures of one server in one scenario. Rates and times are medians of the rounds. */
export interface Figures {
  /** Good answers a second. */
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Processor time of one answer; null where the kernel does not tell. */
  cpuMs: number | null;
  /** The part of it that the node behind Halley took; null for other servers. */
  nodeCpuMs: number | null;
  /** Share of all answers of all rounds that were errors or nulls. */
  failedShare: number;
  /** True when the load generator used more processor time than the server. The server could do more. */
  generatorBound: boolean;
}

/** Why there are no figures: the error or the wrong answer of the sample. */
export interface Refusal {
  refusal: string;
}

export interface Measurement {
  server: Server;
  scenario: Scenario;
}

/** Number of requests of a scenario whose answers are checked before it is measured. */
const SAMPLE = 5;

const WARM_UP_SECONDS = 0.4;

/** A server may still work on dropped requests. The next round waits until less than this share of a core is used. */
const QUIET_CORE_SHARE = 0.4;
const QUIET_WINDOW_MS = 100;
const QUIET_TIMEOUT_MS = 5_000;

/**
 * A round of a slow server lasts this many answers per connection, up to LONGEST_ROUND_SECONDS: the end cuts some off.
 */
const ANSWERS_PER_CONNECTION = 4;
const LONGEST_ROUND_SECONDS = 8;

export interface MeasureOptions {
  seconds: number;
  rounds: number;
  connections: number;
  /** Default: 0.4. */
  warmUpSeconds?: number;
}

/** What one round has seen. */
export interface Round extends LoadOutcome {
  /** Of all processes that produce answers; null where the kernel does not tell. */
  cpuSeconds: number | null;
  /** The part of it that the node behind Halley took; null for other servers. */
  nodeCpuSeconds: number | null;
  /** What the rest of the machine took: neither these processes nor the load generator. */
  otherCpuSeconds: number | null;
}

/** The figures of each measurement, in their order. */
export async function measure(
  measurements: Measurement[],
  generator: LoadGenerator,
  options: MeasureOptions,
): Promise<(Figures | Refusal)[]> {
  const measured = await measureRounds(measurements, generator, options);
  return measured.map((rounds) => ('refusal' in rounds ? rounds : figuresOf(rounds)));
}

/** Alternates between the measurements, A, B, B, A… The result is in the order of the measurements. */
export async function measureRounds(
  measurements: Measurement[],
  generator: LoadGenerator,
  options: MeasureOptions,
): Promise<(Round[] | Refusal)[]> {
  const samples: Sample[] = [];
  for (const measurement of measurements) samples.push(await sample(measurement));
  const outcomes = measurements.map((): Round[] => []);
  const order = [...measurements.entries()];
  for (let round = -1; round < options.rounds; round++, order.reverse())
    for (const [index, measurement] of order) {
      const seen = samples[index] as Sample;
      if ('refusal' in seen) continue;
      await quiet(measurements);
      const connections = Math.min(options.connections, measurement.scenario.maxConnections ?? options.connections);
      const seconds =
        round < 0
          ? (options.warmUpSeconds ?? WARM_UP_SECONDS)
          : roundSeconds(options.seconds, connections, seen.tookMs);
      const outcome = await play(measurement, generator, { connections, seconds });
      if (round >= 0) outcomes[index]?.push(outcome);
    }
  return measurements.map((_, index) => {
    const seen = samples[index] as Sample;
    return 'refusal' in seen ? seen : (outcomes[index] as Round[]);
  });
}

async function play(
  { server, scenario }: Measurement,
  generator: LoadGenerator,
  load: { connections: number; seconds: number },
): Promise<Round> {
  const nodePids = server.nodePids?.() ?? null;
  const used = () => ({
    all: cpuSeconds(server.pids()),
    node: nodePids && cpuSeconds(nodePids),
    machine: machineCpuSeconds(),
  });
  const before = used();
  const outcome = await generator.run({
    url: server.url,
    ...(server.urls !== undefined && { urls: server.urls }),
    bodies: scenario.requests.map(({ request }) => bodyOf(request)),
    lists: scenario.lists ?? {},
    expectsErrors: scenario.refusal !== undefined,
    ...load,
  });
  const after = used();
  const since = (name: keyof typeof before) => {
    const [begin, end] = [before[name], after[name]];
    return begin === null || end === null ? null : end - begin;
  };
  const [all, machine] = [since('all'), since('machine')];
  return {
    ...outcome,
    cpuSeconds: all,
    nodeCpuSeconds: since('node'),
    // The clocks of the machine and of processes tick apart.
    otherCpuSeconds: all === null || machine === null ? null : Math.max(0, machine - all - outcome.generatorCpuSeconds),
  };
}

type Sample = Refusal | { tookMs: number };

/** Sends some of the requests one after the other. Resolves to the time of the fastest, or to what was wrong. */
async function sample({ server, scenario: { requests, lists, refusal } }: Measurement): Promise<Sample> {
  const placeholders = new Placeholders();
  let tookMs = Infinity;
  for (let n = 0; n < SAMPLE; n++) {
    const { request, isRight } = requests[Math.floor((n * requests.length) / SAMPLE)] as ScenarioRequest;
    const asked = placeholders.fill(JSON.stringify(request), lists ?? {});
    const begin = performance.now();
    try {
      const result = await ask(server.url, JSON.parse(asked) as typeof request);
      if (!isRight(result)) return { refusal: `wrong answer: ${JSON.stringify(result).slice(0, 200)}` };
      if (refusal !== undefined) return { refusal: 'there was no error' };
    } catch (error) {
      const { message } = error as Error;
      if (refusal?.(message) !== true) return { refusal: message };
    }
    tookMs = Math.min(tookMs, performance.now() - begin);
  }
  return { tookMs };
}

function roundSeconds(least: number, connections: number, tookMs: number): number {
  const atOnce = Math.min(connections, availableParallelism());
  const enough = (ANSWERS_PER_CONNECTION * (connections / atOnce) * tookMs) / 1_000;
  return Math.max(least, Math.min(enough, LONGEST_ROUND_SECONDS));
}

/** Waits until no server works on requests that a finished round has dropped. */
async function quiet(measurements: Measurement[]): Promise<void> {
  const pids = [...new Set(measurements.flatMap(({ server }) => server.pids()))];
  const deadline = Date.now() + QUIET_TIMEOUT_MS;
  let before = cpuSeconds(pids);
  while (before !== null && Date.now() < deadline) {
    await pause(QUIET_WINDOW_MS);
    const after = cpuSeconds(pids);
    if (after === null || ((after - before) * 1_000) / QUIET_WINDOW_MS < QUIET_CORE_SHARE) return;
    before = after;
  }
}

/** Medians of the rounds. */
export function figuresOf(rounds: readonly Round[]): Figures {
  const total = (field: 'good' | 'failed') => rounds.reduce((sum, round) => sum + round[field], 0);
  const cpuMs = (field: 'cpuSeconds' | 'nodeCpuSeconds') => {
    const each = rounds.map(({ [field]: used, good }) => (used === null || good === 0 ? null : (used * 1_000) / good));
    return each.some((value) => value === null) ? null : median(each as number[]);
  };
  return {
    perSecond: median(rounds.map(({ good, seconds }) => good / seconds)),
    p50Ms: median(rounds.map(({ latenciesMs }) => percentile(latenciesMs, 50))),
    p99Ms: median(rounds.map(({ latenciesMs }) => percentile(latenciesMs, 99))),
    cpuMs: cpuMs('cpuSeconds'),
    nodeCpuMs: cpuMs('nodeCpuSeconds'),
    failedShare: total('failed') / Math.max(1, total('good') + total('failed')),
    generatorBound: rounds.every(
      ({ generatorCpuSeconds, cpuSeconds: used }) => generatorCpuSeconds > (used ?? Infinity),
    ),
  };
}
