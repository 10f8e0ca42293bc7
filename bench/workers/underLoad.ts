/**
 * What another client waits for while the service has hard work: responses of 25 MB, blocks of 11,000 transactions, and
 * the back-fill of such blocks.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { IndexState } from '../../generated/types.js';
import { startHalley, type HalleyProcess } from '../../test/support/halleyProcess.js';
import type { BenchOptions } from '../options.js';
import { bodyOf, call, hex } from '../rpc.js';
import { say } from '../say.js';
import { median, percentile } from '../statistics.js';
import { startHeavyChain, type HeavyChain } from './heavyChain.js';
import { workerFlags, workersName } from './service.js';

/** What the probe has seen: the time of each request, and how many got no right response. */
export interface Probed {
  latenciesMs: number[];
  failed: number;
}

/** A request with a large response. */
export interface LargeRead {
  body: string;
  leastBytes: number;
}

/** Figures of a service with this number of workers. */
export interface LoadedFigures {
  workers: number;
  /** Milliseconds of eth_blockNumber, medians of the rounds; `maxMs` is the longest of all rounds. */
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
  asked: number;
  failed: number;
  /** Large responses meanwhile, a second. */
  logResponses: number;
  blockResponses: number;
  /** Blocks that were back-filled meanwhile, in all rounds. */
  backfilled: number;
  /** Rounds in which back-fill ran to their end. */
  backfilling: number;
  rounds: number;
}

interface LoadedRound extends Probed {
  seconds: number;
  logResponses: number;
  blockResponses: number;
  backfilled: number;
  isBackfilling: boolean;
}

type OnStop = (stop: () => Promise<unknown>) => void;

/** A round is longer than those of other measurements: the slowest of a hundred needs many requests. */
const ROUND_FACTOR = 5;

const LOG_RESPONSE_BYTES = 24_000_000;
/** Each transaction has more. */
const TRANSACTION_BYTES = 400;
const INDEX_TIMEOUT_MS = 120_000;
const INDEX_POLL_MS = 20;

/** Alternates between the services. Each round begins with an empty data folder. */
export async function measureUnderLoad(
  options: Pick<BenchOptions, 'node' | 'rounds' | 'seconds' | 'largeBlock'>,
  workers: readonly number[],
  onStop: OnStop,
): Promise<LoadedFigures[]> {
  const heavy = await startHeavyChain(options.node, options.largeBlock, onStop);
  const rounds = workers.map((): LoadedRound[] => []);
  for (let round = 0; round < options.rounds; round++)
    for (const [index, count] of workers.entries()) {
      const seen = await loadedRound(heavy, count, ROUND_FACTOR * options.seconds, onStop);
      rounds[index]!.push(seen);
      say(`  ${workersName(count)}: p99 ${percentile(seen.latenciesMs, 99).toFixed(1)} ms under load`);
    }
  return workers.map((count, index) => figuresOf(count, rounds[index]!));
}

async function loadedRound(heavy: HeavyChain, workers: number, seconds: number, onStop: OnStop): Promise<LoadedRound> {
  const { chain } = heavy;
  const flags = { 'log-level': 'info', 'json-rpc.api': 'eth,halley', ...workerFlags(workers) };
  const halley = await startHalley({ node: chain.rpcUrl, nodeGrpc: chain.grpcAddress, flags });
  onStop(() => halley.stop());
  try {
    await untilStored(halley, heavy);
    return await loaded(halley, heavy, seconds);
  } finally {
    await halley.stop();
  }
}

async function loaded(halley: HalleyProcess, heavy: HeavyChain, seconds: number): Promise<LoadedRound> {
  const reads = start('readProcess.ts', [halley.httpUrl, JSON.stringify(largeReads(heavy))]);
  try {
    await reads.next();
    const before = await indexState(halley);
    const probe = start('probeProcess.ts', [halley.httpUrl, String(seconds)]);
    const probed = (await Promise.race([probe.next(), reads.ended])) as Probed;
    const after = await indexState(halley);
    reads.child.send('end');
    const [logs, blocks] = (await reads.next()) as [number, number];
    return {
      ...probed,
      seconds,
      logResponses: logs,
      blockResponses: blocks,
      backfilled: Number(after.blocks) - Number(before.blocks) - (Number(after.head) - Number(before.head)),
      isBackfilling: Number(after.ranges.at(-1)?.from ?? 0) > 1,
    };
  } finally {
    reads.child.kill();
  }
}

function largeReads({ transactions, fullBlock, logBlock }: HeavyChain): LargeRead[] {
  const range = { fromBlock: hex(logBlock), toBlock: hex(logBlock) };
  return [
    { body: bodyOf({ method: 'eth_getLogs', params: [range] }), leastBytes: LOG_RESPONSE_BYTES },
    {
      body: bodyOf({ method: 'eth_getBlockByNumber', params: [hex(fullBlock), true] }),
      leastBytes: transactions * TRANSACTION_BYTES,
    },
  ];
}

interface Started {
  child: ChildProcess;
  /** The next message. Rejects when the process ends before. */
  next: () => Promise<unknown>;
  ended: Promise<never>;
}

function start(file: string, args: string[]): Started {
  // The process inherits the TypeScript loader of this one.
  const child = fork(join(import.meta.dirname, file), args, { serialization: 'advanced' });
  const ended = once(child, 'exit').then((): never => {
    throw new Error(`${file} ended; its message is above`);
  });
  // The next message reports it.
  ended.catch(() => {});
  return {
    child,
    next: () => Promise.race([once(child, 'message').then(([message]: unknown[]) => message), ended]),
    ended,
  };
}

/** Resolves once the blocks that are read are stored: back-fill begins with the newest. */
async function untilStored(halley: HalleyProcess, { fullBlock }: HeavyChain): Promise<void> {
  const deadline = Date.now() + INDEX_TIMEOUT_MS;
  while (
    !(await indexState(halley)).ranges.some(({ from, to }) => Number(from) <= fullBlock && fullBlock <= Number(to))
  ) {
    if (Date.now() > deadline) throw new Error('Halley did not store the newest large blocks within two minutes');
    await pause(INDEX_POLL_MS);
  }
}

function indexState({ httpUrl }: HalleyProcess): Promise<IndexState> {
  return call<IndexState>(httpUrl, 'halley_indexStatus');
}

function figuresOf(workers: number, rounds: readonly LoadedRound[]): LoadedFigures {
  const sum = (field: 'failed' | 'backfilled' | 'logResponses' | 'blockResponses' | 'seconds') =>
    rounds.reduce((total, { [field]: value }) => total + value, 0);
  const medianOf = (percent: number) => median(rounds.map(({ latenciesMs }) => percentile(latenciesMs, percent)));
  return {
    workers,
    p50Ms: medianOf(50),
    p99Ms: medianOf(99),
    maxMs: Math.max(...rounds.map(({ latenciesMs }) => percentile(latenciesMs, 100))),
    asked: rounds.reduce((total, { latenciesMs }) => total + latenciesMs.length, 0),
    failed: sum('failed'),
    logResponses: sum('logResponses') / sum('seconds'),
    blockResponses: sum('blockResponses') / sum('seconds'),
    backfilled: sum('backfilled'),
    backfilling: rounds.filter(({ isBackfilling }) => isBackfilling).length,
    rounds: rounds.length,
  };
}
