/** Starts the load generator and sends it jobs. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Placeholder for 20 bytes of hex that differ in each request that is sent. */
export const UNIQUE_ADDRESS = '<<unique-address>>';

/** Placeholder for 32 bytes of hex that differ in each request that is sent: a number slightly above 10^15. */
export const UNIQUE_WORD = '<<unique-word>>';

/** Texts by the name of their placeholder, `<<name>>`. Each request that is sent has the next one of the list. */
export type Lists = Readonly<Record<string, readonly string[]>>;

export interface LoadJob {
  url: string;
  /** Where each process of the generator sends its share, in turns. Default: all to `url`. */
  urls?: readonly string[];
  /** Request bodies. Each connection sends them in a cycle, from a different start. */
  bodies: string[];
  lists: Lists;
  /** Whether errors are the right answers. Default: false. */
  expectsErrors?: boolean;
  connections: number;
  seconds: number;
}

export interface LoadOutcome {
  /** The actual length of the round. */
  seconds: number;
  /** Answers without an error and without a null, or errors where they are expected. */
  good: number;
  /** Errors, nulls, dropped connections and time-outs. */
  failed: number;
  /** The beginning of the first bad answer. */
  firstFailure: string | null;
  latenciesMs: number[];
  /** Processor time that the generator itself used. */
  generatorCpuSeconds: number;
}

export interface LoadGenerator {
  run(job: LoadJob): Promise<LoadOutcome>;
  stop(): Promise<void>;
}

/** One generator of several processes: each has its share of the connections. */
export function startLoadGenerators(count: number): LoadGenerator {
  const generators = Array.from({ length: count }, startLoadGenerator);
  return {
    async run(job) {
      const shares = sharesOf(job, count);
      return combined(await Promise.all(shares.map((share, index) => generators[index]!.run(share))));
    },
    async stop() {
      await Promise.all(generators.map((generator) => generator.stop()));
    },
  };
}

/** The job of each process that has a connection. Each begins elsewhere in the requests. */
function sharesOf(job: LoadJob, count: number): LoadJob[] {
  const { bodies, connections } = job;
  return Array.from({ length: Math.min(count, connections) }, (_, index) => {
    const start = Math.floor((bodies.length * index) / connections);
    const share = Math.floor((connections + index) / Math.min(count, connections));
    const url = job.urls?.[index % job.urls.length] ?? job.url;
    return { ...job, url, bodies: [...bodies.slice(start), ...bodies.slice(0, start)], connections: share };
  });
}

function combined(outcomes: readonly LoadOutcome[]): LoadOutcome {
  const sum = (field: 'good' | 'failed' | 'generatorCpuSeconds') =>
    outcomes.reduce((total, { [field]: value }) => total + value, 0);
  return {
    seconds: Math.max(...outcomes.map(({ seconds }) => seconds)),
    good: sum('good'),
    failed: sum('failed'),
    firstFailure: outcomes.find(({ firstFailure }) => firstFailure !== null)?.firstFailure ?? null,
    latenciesMs: outcomes.flatMap(({ latenciesMs }) => latenciesMs),
    generatorCpuSeconds: sum('generatorCpuSeconds'),
  };
}

export function startLoadGenerator(): LoadGenerator {
  // The process inherits the TypeScript loader of this one.
  const child = fork(join(import.meta.dirname, 'loadProcess.ts'), { serialization: 'advanced' });
  const exited = once(child, 'exit');
  return {
    async run(job) {
      child.send(job);
      const [outcome] = (await Promise.race([once(child, 'message'), exited.then(loadProcessEnded)])) as [LoadOutcome];
      return outcome;
    },
    async stop() {
      child.kill();
      await exited;
    },
  };
}

function loadProcessEnded(): never {
  throw new Error('the load generator ended; its message is above');
}
