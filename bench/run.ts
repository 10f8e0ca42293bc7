/**
 * `npm run bench`, once everything is built: fills a chain, starts Halley in front of it, and sends the same requests
 * to both servers alternately. Reading order: scenarios.ts (what is asked), measure.ts (how), report.ts (what is
 * printed).
 */
import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isInterrupted, onInterrupt } from './interrupt.js';
import type { GoChain } from '../test/support/goChain.js';
import { startHalley, type HalleyProcess } from '../test/support/halleyProcess.js';
import { MEASURED_BLOCK_TIME_MS, slowDown, startBenchChain } from './chain.js';
import { findGeth, startGeth } from './geth.js';
import { startLoadGenerator, type LoadGenerator } from './load.js';
import { describeMachine } from './machine.js';
import { measure, type Server } from './measure.js';
import { readOptions, USAGE, type BenchOptions } from './options.js';
import { memoryOf } from './processUsage.js';
import { waitUntilIndexed } from './readiness.js';
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
import type { Scenario } from './scenario.js';
import { scenarios } from './scenarios.js';
import { traceLoad } from './traceLoad.js';
import { makeWorkload, type Workload, type WorkloadOptions } from './workload.js';

/** What to undo at the end, newest first. */
const started: (() => Promise<unknown>)[] = [];

const KEEPS_TRACES = { 'log-level': 'info', 'json-rpc.api': 'eth,net,web3,debug,halley' };
const KEEPS_NO_TRACES = { 'json-rpc.api': 'eth,debug,trace,halley', 'trace.cache-size': '0' };

onInterrupt(stopAll);

try {
  const options = readOptions(process.argv.slice(2));
  if (options === null) process.stdout.write(USAGE);
  else await run(options);
} catch (error) {
  // An interrupted run also fails, because its chain is gone.
  if (!isInterrupted()) process.stderr.write(`bench: ${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await stopAll();
}

/** A server that is measured, and the workload of its chain. */
interface Side {
  server: Server;
  /** The one that makes each trace again: Halley without kept traces; other servers keep none. */
  fresh: Server;
  workload: Workload;
}

interface Sides {
  halley: Side;
  /** The server built into the node, or Halley of another checkout. */
  other: Side;
  geth: Side | null;
}

async function run(options: BenchOptions): Promise<void> {
  const begin = Date.now();
  if (options.before !== null) await checkBuilt(options.before);
  const gethBinary = await findGeth(options);
  say('Starting and filling the chain ...');
  const chain = await startBenchChain();
  started.push(() => chain.stop());
  const workload = await fill('the chain', chain.evmRpcUrl, chain.chainId, chain, options);
  await slowDown(chain);

  const indexBegin = Date.now();
  const halley = await startInFrontOf(chain, KEEPS_TRACES);
  const indexSeconds = seconds(indexBegin);
  const fresh = await startInFrontOf(chain, KEEPS_NO_TRACES);
  const sides: Sides = {
    halley: { server: serverOf(halley, chain), fresh: serverOf(fresh, chain), workload },
    other: await otherSide(options, chain, workload),
    geth: gethBinary === null ? null : await gethSide(gethBinary, chain, options),
  };
  say(`Halley was ready after ${indexSeconds} s. Measuring ...`);
  const generator = startLoadGenerator();
  started.push(() => generator.stop());
  const rows = await measureAll(options, sides, generator);
  const isTraced = options.only.length === 0 || options.only.some((name) => name.startsWith('trace-'));
  const delays = isTraced ? [await traceLoad(fresh.httpUrl, workload, generator)] : [];
  const facts = footer(options, workload, { indexSeconds, halleyPid: halley.pid, seconds: seconds(begin) });
  await report(rows, [...delays, ...facts], options, gethBinary !== null);
}

async function otherSide({ before }: BenchOptions, chain: GoChain, workload: Workload): Promise<Side> {
  if (before === null) {
    const builtIn: Server = { url: chain.evmRpcUrl, pids: () => [chain.pid] };
    return { server: builtIn, fresh: builtIn, workload };
  }
  const server = serverOf(await startInFrontOf(chain, KEEPS_TRACES, before), chain);
  const fresh = serverOf(await startInFrontOf(chain, KEEPS_NO_TRACES, before), chain);
  return { server, fresh, workload };
}

/** Starts Halley as the checkout in `folder` (default: this one) has built it, and waits until it has the chain. */
async function startInFrontOf(chain: GoChain, flags: Record<string, string>, folder?: string): Promise<HalleyProcess> {
  const halley = await startHalley({
    node: chain.rpcUrl,
    nodeGrpc: chain.grpcAddress,
    flags,
    ...(folder !== undefined && { folder }),
  });
  started.push(() => halley.stop());
  await waitUntilIndexed(halley);
  return halley;
}

function serverOf(halley: HalleyProcess, chain: GoChain): Server {
  return { url: halley.httpUrl, pids: () => [halley.pid, chain.pid] };
}

/** Throws where the checkout has not been built, before a chain is filled for nothing. */
async function checkBuilt(folder: string): Promise<void> {
  const main = join(folder, 'dist/bundle/main.js');
  await access(main).catch((cause: unknown) => {
    throw new Error(`--before: there is no ${main}; run "npm run setup" in that checkout`, { cause });
  });
}

async function gethSide(binary: string, chain: GoChain, options: BenchOptions): Promise<Side> {
  const geth = await startGeth(binary, privateKeysOf(chain));
  started.push(() => geth.stop());
  const workload = await fill('the chain of geth', geth.url, geth.chainId, chain, options);
  const server: Server = { url: geth.url, pids: () => [geth.pid] };
  return { server, fresh: server, workload };
}

async function fill(
  name: string,
  url: string,
  chainId: number,
  chain: GoChain,
  { blocks, transactionsPerBlock }: BenchOptions,
): Promise<Workload> {
  const begin = Date.now();
  const privateKeys = privateKeysOf(chain);
  const workload = await makeWorkload({ url, chainId, privateKeys, blocks, transactionsPerBlock });
  const transactions = workload.blocks.reduce((sum, block) => sum + block.transactions.length, 0);
  say(`${workload.blocks.length} blocks with ${transactions} transactions in ${name}, made in ${seconds(begin)} s.`);
  return workload;
}

function privateKeysOf(chain: GoChain): WorkloadOptions['privateKeys'] {
  return chain.accounts.map(({ privateKey }) => privateKey) as WorkloadOptions['privateKeys'];
}

async function measureAll(
  options: BenchOptions,
  { halley, other, geth }: Sides,
  generator: LoadGenerator,
): Promise<Row[]> {
  const ofChain = chosen(scenarios(halley.workload), options.only);
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

function chosen(all: Scenario[], only: string[]): Scenario[] {
  for (const name of only)
    if (!all.some((scenario) => scenario.name === name))
      throw new Error(`--only: no scenario ${name}; there are ${all.map((scenario) => scenario.name).join(', ')}`);
  return only.length === 0 ? all : all.filter(({ name }) => only.includes(name));
}

function footer(
  { seconds: round, rounds, connections }: BenchOptions,
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
    `${describeMachine()}; ${new Date().toISOString().slice(0, 10)}.`,
  ];
}

async function report(rows: Row[], facts: string[], options: BenchOptions, withGeth: boolean): Promise<void> {
  const other = otherServer(options);
  const remarks = [...notes(rows, other, withGeth), ...facts];
  say(['', alignedTable(rows, other, withGeth), '', ...remarks].join('\n'));
  if (options.out !== '') await writeFile(options.out, markdownDocument(rows, remarks, withGeth));
}

function seconds(begin: number): string {
  return ((Date.now() - begin) / 1_000).toFixed(1);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function stopAll(): Promise<void> {
  for (let stop = started.pop(); stop !== undefined; stop = started.pop()) await stop();
}
