/**
 * What another client waits for while the service has hard work: responses of 25 MB, blocks of 11,000 transactions, and
 * the back-fill of such blocks.
 */
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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
  /** Length of a round, the median. */
  seconds: number;
  rounds: number;
}

interface LoadedRound extends Probed {
  seconds: number;
  logResponses: number;
  blockResponses: number;
  backfilled: number;
}

type OnStop = (stop: () => Promise<unknown>) => void;

/** A round ends with the back-fill, but not before the length of other rounds, and after this many of them. */
const LONGEST_ROUND_FACTOR = 30;

const MAIN = join(import.meta.dirname, '../../dist/bundle/main.js');
const LOG_RESPONSE_BYTES = 24_000_000;
/** Each transaction has more. */
const TRANSACTION_BYTES = 400;
const POLL_MS = 200;

/** Alternates between the services. Each round begins with an index that has nothing but the blocks that are read. */
export async function measureUnderLoad(
  options: Pick<BenchOptions, 'node' | 'rounds' | 'seconds' | 'largeBlock'>,
  workers: readonly number[],
  onStop: OnStop,
): Promise<LoadedFigures[]> {
  const heavy = await startHeavyChain(options.node, options.largeBlock, onStop);
  const index = await temporaryFolder(onStop);
  await storeBlocks(heavy, index);
  const rounds = workers.map((): LoadedRound[] => []);
  for (let round = 0; round < options.rounds; round++)
    for (const [place, count] of workers.entries()) {
      const seen = await loadedRound({ heavy, index, workers: count, seconds: options.seconds }, onStop);
      rounds[place]!.push(seen);
      const p99 = percentile(seen.latenciesMs, 99).toFixed(1);
      say(`  ${workersName(count)}: p99 ${p99} ms in ${seen.seconds.toFixed(0)} s of large work`);
    }
  return workers.map((count, place) => figuresOf(count, rounds[place]!));
}

async function temporaryFolder(onStop: OnStop): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'halley-large-'));
  onStop(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes an index that has the blocks that are read. */
async function storeBlocks({ chain, fullBlock, logBlock }: HeavyChain, folder: string): Promise<void> {
  const flags = {
    node: chain.rpcUrl,
    'node-grpc': chain.grpcAddress,
    'data-dir': folder,
    'log-level': 'error',
    from: fullBlock,
    to: logBlock,
  };
  const args = Object.entries(flags).map(([name, value]) => `--${name}=${value}`);
  const child = spawn(process.execPath, [MAIN, 'index', 'backfill', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`halley index backfill ended with ${code}`);
}

/** What one round is about. */
interface Stage {
  heavy: HeavyChain;
  /** The folder of the index that it begins with. */
  index: string;
  workers: number;
  /** Its least length. */
  seconds: number;
}

async function loadedRound(stage: Stage, onStop: OnStop): Promise<LoadedRound> {
  const { chain } = stage.heavy;
  const folder = await temporaryFolder(onStop);
  await cp(stage.index, folder, { recursive: true });
  const own = { 'data-dir': folder, 'log-level': 'info', 'json-rpc.api': 'eth,halley' };
  const halley = await startHalley({
    node: chain.rpcUrl,
    nodeGrpc: chain.grpcAddress,
    flags: { ...own, ...workerFlags(stage.workers) },
  });
  onStop(() => halley.stop());
  try {
    return await loaded(halley, stage);
  } finally {
    await halley.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function loaded(halley: HalleyProcess, { heavy, seconds }: Stage): Promise<LoadedRound> {
  const before = await indexState(halley);
  const reads = start('readProcess.ts', [halley.httpUrl, JSON.stringify(largeReads(heavy))]);
  const probe = await reads.next().then(() => start('probeProcess.ts', [halley.httpUrl]));
  try {
    const begin = performance.now();
    const after = await Promise.race([untilBackfilled(halley, seconds), probe.ended, reads.ended]);
    const took = (performance.now() - begin) / 1_000;
    for (const { child } of [probe, reads]) child.send('end');
    const [probed, [logs, blocks]] = (await Promise.all([probe.next(), reads.next()])) as [Probed, [number, number]];
    return {
      ...probed,
      seconds: took,
      logResponses: logs,
      blockResponses: blocks,
      // What came with new blocks was not back-filled.
      backfilled: Number(after.blocks) - Number(before.blocks) - (Number(after.head) - Number(before.head)),
    };
  } finally {
    for (const { child } of [probe, reads]) child.kill();
  }
}

/** Resolves once the index has all blocks, or after the longest round. */
async function untilBackfilled(halley: HalleyProcess, seconds: number): Promise<IndexState> {
  const begin = performance.now();
  for (;;) {
    await pause(POLL_MS);
    const state = await indexState(halley);
    const took = (performance.now() - begin) / 1_000;
    if (took >= LONGEST_ROUND_FACTOR * seconds) return state;
    if (took >= seconds && state.backfill.state === 'finished') return state;
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
    seconds: median(rounds.map(({ seconds }) => seconds)),
    rounds: rounds.length,
  };
}
