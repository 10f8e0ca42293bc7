/**
 * `npm run bench`, once everything is built: fills a chain, starts Halley in front of it, and sends the same requests
 * to both servers alternately. Reading order: scenarios.ts (what is asked), measure.ts (how), report.ts (what is
 * printed).
 */
import { writeFile } from 'node:fs/promises';
import { isInterrupted, onInterrupt } from './interrupt.js';
import type { GoChain } from '../test/chain/goChain.js';
import { startHalley } from '../test/e2e/support/halleyProcess.js';
import { MEASURED_BLOCK_TIME_MS, slowDown, startBenchChain } from './chain.js';
import { findGeth, startGeth } from './geth.js';
import { startLoadGenerator, type LoadGenerator } from './load.js';
import { describeMachine } from './machine.js';
import { measure, type Server } from './measure.js';
import { readOptions, USAGE, type BenchOptions } from './options.js';
import { memoryOf } from './processUsage.js';
import { waitUntilIndexed } from './readiness.js';
import { alignedTable, markdownDocument, notes, progressLine, type Row } from './report.js';
import type { Scenario } from './scenario.js';
import { scenarios } from './scenarios.js';
import { traceLoad } from './traceLoad.js';
import { makeWorkload, type Workload, type WorkloadOptions } from './workload.js';

/** What to undo at the end, newest first. */
const started: (() => Promise<unknown>)[] = [];

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
  workload: Workload;
}

interface Sides {
  halley: Side;
  /** Halley without kept traces. */
  fresh: Server;
  builtIn: Side;
  geth: Side | null;
}

async function run(options: BenchOptions): Promise<void> {
  const begin = Date.now();
  const gethBinary = await findGeth(options);
  say('Starting and filling the chain ...');
  const chain = await startBenchChain();
  started.push(() => chain.stop());
  const workload = await fill('the chain', chain.evmRpcUrl, chain.chainId, chain, options);
  await slowDown(chain);

  const indexBegin = Date.now();
  const halley = await startHalley({
    node: chain.rpcUrl,
    nodeGrpc: chain.grpcAddress,
    flags: { 'log-level': 'info', 'json-rpc.api': 'eth,net,web3,debug' },
  });
  started.push(() => halley.stop());
  await waitUntilIndexed(halley);
  const indexSeconds = seconds(indexBegin);

  const fresh = await startHalley({
    node: chain.rpcUrl,
    nodeGrpc: chain.grpcAddress,
    flags: { 'json-rpc.api': 'eth,debug', 'trace.cache-size': '0' },
  });
  started.push(() => fresh.stop());
  await waitUntilIndexed(fresh);

  const sides: Sides = {
    fresh: { url: fresh.httpUrl, pids: () => [fresh.pid, chain.pid] },
    halley: { server: { url: halley.httpUrl, pids: () => [halley.pid, chain.pid] }, workload },
    builtIn: { server: { url: chain.evmRpcUrl, pids: () => [chain.pid] }, workload },
    geth: gethBinary === null ? null : await gethSide(gethBinary, chain, options),
  };
  say(`Halley was ready after ${indexSeconds} s. Measuring ...`);
  const generator = startLoadGenerator();
  started.push(() => generator.stop());
  const rows = await measureAll(options, sides, generator);
  const isTraced = options.only.length === 0 || options.only.some((name) => name.startsWith('trace-'));
  const delays = isTraced ? [await traceLoad(fresh.httpUrl, workload, generator)] : [];
  const facts = footer(options, workload, { indexSeconds, halleyPid: halley.pid, seconds: seconds(begin) });
  await report(rows, [...delays, ...facts], { ...options, withGeth: gethBinary !== null });
}

async function gethSide(binary: string, chain: GoChain, options: BenchOptions): Promise<Side> {
  const geth = await startGeth(binary, privateKeysOf(chain));
  started.push(() => geth.stop());
  const workload = await fill('the chain of geth', geth.url, geth.chainId, chain, options);
  return { server: { url: geth.url, pids: () => [geth.pid] }, workload };
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
  { halley, fresh, builtIn, geth }: Sides,
  generator: LoadGenerator,
): Promise<Row[]> {
  const ofChain = chosen(scenarios(halley.workload), options.only);
  const ofGeth = geth && chosen(scenarios(geth.workload), options.only);
  const rows: Row[] = [];
  for (const [index, scenario] of ofChain.entries()) {
    const measurements = [
      { server: scenario.madeAnew === true ? fresh : halley.server, scenario },
      { server: builtIn.server, scenario: forNode(scenario) },
      ...(geth && ofGeth ? [{ server: geth.server, scenario: ofGeth[index] as Scenario }] : []),
    ];
    const [first, second, third] = (await measure(measurements, generator, options)) as [
      Row['halley'],
      Row['builtIn'],
      Row['halley']?,
    ];
    const row: Row = { title: scenario.title, halley: first, builtIn: second, geth: third ?? null };
    rows.push(row);
    say(progressLine(row));
  }
  return rows;
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

async function report(
  rows: Row[],
  facts: string[],
  { out, withGeth }: { out: string; withGeth: boolean },
): Promise<void> {
  const remarks = [...notes(rows, withGeth), ...facts];
  say(['', alignedTable(rows, withGeth), '', ...remarks].join('\n'));
  if (out !== '') await writeFile(out, markdownDocument(rows, remarks, withGeth));
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
