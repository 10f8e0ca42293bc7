/**
 * `npm run bench:dev`, once everything is built: measures starts, single operations and many token transfers on `halley
 * dev`, anvil and Hardhat's node alternately, then the memory of `halley dev`.
 */
import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Hex } from 'viem';
import { isInterrupted, onInterrupt } from '../interrupt.js';
import { describeHost } from '../machine.js';
import { memoryOf } from '../processUsage.js';
import { call } from '../rpc.js';
import { median } from '../statistics.js';
import { measureOperations, type OperationRow } from './operations.js';
import { markdownDocument, tables, type LimitRow, type Program, type RateRow } from './report.js';
import { startAnvil, startHalleyDev, startHardhat, startInClone, type DevServer } from './servers.js';
import { TokenChain, type Mining } from './transfers.js';

const TRANSFERS = 1_000;
const WARM_UP = 100;
const ROUNDS = 3;
const STARTS = 5;
const MINING: Mining[] = ['automine', 'full blocks'];

const IDLE_BLOCKS = 24_000;
/** At 10 ms a block they take four minutes. A busy machine is slower. */
const IDLE_DEADLINE_MS = 10 * 60_000;

const USAGE = `npm run bench:dev [-- flags]

Compares halley dev with anvil and Hardhat's node: starts, operations and token transfers in one run.
  --quick       leave out the first start and ${IDLE_BLOCKS} empty blocks, which take five minutes or more
  --out FILE    file for the tables (docs/reports/bench-dev.md); an empty text writes none
  --help        show this text
`;

const running = new Set<DevServer>();

onInterrupt(stopAll);

try {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      out: { type: 'string', default: 'docs/reports/bench-dev.md' },
      // Path of the binary and its version, set by scripts/benchDev.mjs.
      anvil: { type: 'string' },
      'anvil-version': { type: 'string', default: 'of an unknown version' },
      // Folder with the package of Hardhat, and its version.
      hardhat: { type: 'string' },
      'hardhat-version': { type: 'string', default: 'of an unknown version' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) say(USAGE);
  else await run(values);
} catch (error) {
  if (!isInterrupted()) process.stderr.write(`bench:dev: ${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await stopAll();
}

interface Flags {
  quick: boolean;
  out: string;
  anvil?: string;
  'anvil-version': string;
  hardhat?: string;
  'hardhat-version': string;
}

/** A measured program and how it is started. */
interface Subject {
  program: Program;
  version: string;
  start: () => Promise<DevServer>;
}

async function run(flags: Flags): Promise<void> {
  const { quick, out } = flags;
  const subjects = subjectsOf(flags);
  const limits: LimitRow[] = quick ? [] : [await measureFirstStart()];
  const starts = await measureStarts(subjects);
  limits.push({
    title: 'start, to the banner',
    value: (starts[0]?.milliseconds[0] ?? NaN) / 1000,
    unit: 's',
    limit: 1,
  });
  const servers = await Promise.all(subjects.map(({ start }) => started(start())));
  const [halley, anvil] = [servers[0] as DevServer, servers[subjects.findIndex(({ program }) => program === 'anvil')]];
  limits.push(residentAt('memory after the start', halley, 150));
  say('single operations ...');
  const operations = [...starts, ...(await measureOperations(servers.map(({ url }) => url)))];
  limits.push(residentAt('memory after the operations', halley, null));
  const rates = await measureRates(halley, anvil ?? null);
  const blocks = Number(await call<Hex>(halley.url, 'eth_blockNumber'));
  limits.push(residentAt(`memory after the transfers, ${blocks} blocks`, halley, null));
  await stopAll();
  if (!quick) limits.push(...(await measureIdle()));

  const measured = { programs: subjects.map(({ program }) => program), operations, rates, limits };
  say(`\n${tables(measured)}\n`);
  if (out !== '') await writeFile(out, markdownDocument(measured, remarks(subjects, quick)));
}

/** Halley, and the programs that could be installed. */
function subjectsOf({ anvil, hardhat, ...versions }: Flags): Subject[] {
  const subjects: Subject[] = [{ program: 'Halley', version: '', start: () => startHalleyDev() }];
  if (anvil !== undefined)
    subjects.push({ program: 'anvil', version: versions['anvil-version'], start: () => startAnvil(anvil) });
  if (hardhat !== undefined)
    subjects.push({ program: 'Hardhat', version: versions['hardhat-version'], start: () => startHardhat(hardhat) });
  return subjects;
}

/** The first start of each program reads its files from the disk, so it is not counted. */
async function measureStarts(subjects: readonly Subject[]): Promise<OperationRow[]> {
  say('starts ...');
  const [wall, processor]: [number[][], number[][]] = [subjects.map(() => []), subjects.map(() => [])];
  for (let round = 0; round <= STARTS; round++)
    for (const [index, { start }] of subjects.entries()) {
      const server = await started(start());
      await stop(server);
      if (round === 0) continue;
      wall[index]?.push(server.startMs);
      processor[index]?.push(server.startCpuMs ?? NaN);
    }
  return [
    { title: 'start, to the line with the address', milliseconds: wall.map(median) },
    { title: 'processor time of a start', milliseconds: processor.map(median) },
  ];
}

/** Alternates between the servers (A, B, A, B…), so that other load on the machine affects both. */
async function measureRates(halley: DevServer, anvil: DevServer | null): Promise<RateRow[]> {
  const halleyChain = await TokenChain.on(halley.url);
  const anvilChain = anvil && (await TokenChain.on(anvil.url));
  const rows: RateRow[] = [];
  for (const mining of MINING) {
    const [ofHalley, ofAnvil]: [number[], number[]] = [[], []];
    await halleyChain.rate(WARM_UP, mining);
    await anvilChain?.rate(WARM_UP, mining);
    for (let round = 1; round <= ROUNDS; round++) {
      ofHalley.push(await halleyChain.rate(TRANSFERS, mining));
      if (anvilChain) ofAnvil.push(await anvilChain.rate(TRANSFERS, mining));
      say(
        `${mining}, round ${round}: Halley ${ofHalley.at(-1)?.toFixed(0)}/s, anvil ${ofAnvil.at(-1)?.toFixed(0) ?? '-'}/s`,
      );
    }
    rows.push({ mining, halley: median(ofHalley), anvil: anvilChain && median(ofAnvil) });
  }
  return rows;
}

/** The wait of a newcomer. Download and compiler take most of it, so there is no limit. */
async function measureFirstStart(): Promise<LimitRow> {
  say('npm start in a new clone with an empty npm cache ...');
  const server = await started(startInClone());
  const title = 'first start, `npm start` in a clone, empty npm cache';
  const row: LimitRow = { title, value: server.startMs / 1000, unit: 's', limit: null };
  await stop(server);
  return row;
}

async function measureIdle(): Promise<LimitRow[]> {
  say(`${IDLE_BLOCKS} empty blocks ...`);
  const server = await started(startHalleyDev('--block-time', '0.01'));
  const deadline = performance.now() + IDLE_DEADLINE_MS;
  let height = 0;
  while (height < IDLE_BLOCKS) {
    if (performance.now() > deadline) throw new Error(`only ${height} blocks were made in ten minutes`);
    await pause(1_000);
    height = Number(await call<Hex>(server.url, 'eth_blockNumber'));
  }
  const rows = [residentAt(`memory after ${height} empty blocks of 10 ms`, server, 400)];
  const peak = memoryOf(server.pid)?.peakResidentMiB ?? NaN;
  rows.push({ title: 'peak memory during these blocks', value: peak, unit: 'MiB', limit: 400 });
  await stop(server);
  return rows;
}

function residentAt(title: string, { pid }: DevServer, limit: number | null): LimitRow {
  return { title, value: memoryOf(pid)?.residentMiB ?? NaN, unit: 'MiB', limit };
}

function remarks(subjects: readonly Subject[], quick: boolean): string[] {
  const others = subjects.slice(1).map(({ program, version }) => `; ${program} ${version}`);
  const missing = (['anvil', 'Hardhat'] as const).filter((name) => !subjects.some(({ program }) => program === name));
  return [
    `${new Date().toISOString().slice(0, 10)}; ${describeHost()}${others.join('')}. Load average over five minutes at the end: ${(loadavg()[1] ?? 0).toFixed(1)}.`,
    'Times of operations are medians; the servers are asked alternately.',
    `Rates are medians of ${ROUNDS} rounds of ${TRANSFERS} transfers by 10 senders, alternately on each server; every receipt is checked.`,
    ...missing.map((name) => `${name} was not measured: its npm package could not be installed.`),
    ...(quick ? ['The first start and the memory over idle blocks were not measured in this run (`--quick`).'] : []),
  ];
}

async function started(server: Promise<DevServer>): Promise<DevServer> {
  const one = await server;
  running.add(one);
  return one;
}

async function stop(server: DevServer): Promise<void> {
  running.delete(server);
  await server.stop();
}

async function stopAll(): Promise<void> {
  await Promise.all([...running].map(stop));
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
