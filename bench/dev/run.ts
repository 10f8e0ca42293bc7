/**
 * `npm run bench:dev`, once everything is built: measures token transfers on `halley dev` and on anvil alternately,
 * then start time and memory of `halley dev`.
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
import { limitTable, markdownDocument, rateTable, type LimitRow, type RateRow } from './report.js';
import { startAnvil, startHalleyDev, startInClone, type DevServer } from './servers.js';
import { TokenChain, type Mining } from './transfers.js';

const TRANSFERS = 1_000;
const WARM_UP = 100;
const ROUNDS = 3;
const MINING: Mining[] = ['automine', 'full blocks'];

const IDLE_BLOCKS = 24_000;
/** At 10 ms a block they take four minutes. A busy machine is slower. */
const IDLE_DEADLINE_MS = 10 * 60_000;

const USAGE = `npm run bench:dev [-- flags]

Compares halley dev with anvil: token transfers on both in one run.
  --quick       leave out the first start and ${IDLE_BLOCKS} empty blocks, which take five minutes or more
  --out FILE    file for the tables (bench/DEV-RESULTS.md); an empty text writes none
  --help        show this text
`;

const running = new Set<DevServer>();

onInterrupt(stopAll);

try {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      out: { type: 'string', default: 'bench/DEV-RESULTS.md' },
      // Path of the binary and its version, set by scripts/benchDev.mjs.
      anvil: { type: 'string' },
      'anvil-version': { type: 'string', default: 'of an unknown version' },
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
}

async function run({ quick, out, anvil, 'anvil-version': version }: Flags): Promise<void> {
  const limits: LimitRow[] = quick ? [] : [await measureFirstStart()];
  // The first start reads the files from the disk, so the second one is measured.
  await stop(await started(startHalleyDev()));
  const halley = await started(startHalleyDev());
  limits.push({ title: 'second start, to the banner', value: halley.startMs / 1000, unit: 's', limit: 2 });
  limits.push(residentAt('memory after the start', halley, 250));
  const rates = await measureRates(halley, anvil === undefined ? null : await started(startAnvil(anvil)));
  const blocks = Number(await call<Hex>(halley.url, 'eth_blockNumber'));
  limits.push(residentAt(`memory after the transfers, ${blocks} blocks`, halley, null));
  await stopAll();
  if (!quick) limits.push(...(await measureIdle()));

  say(`\n${rateTable(rates)}\n\n${limitTable(limits)}\n`);
  const anvilVersion = anvil === undefined ? null : version;
  if (out !== '') await writeFile(out, markdownDocument(rates, limits, remarks(anvilVersion, quick)));
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

function remarks(anvilVersion: string | null, quick: boolean): string[] {
  return [
    `${new Date().toISOString().slice(0, 10)}; ${describeHost()}${anvilVersion === null ? '' : `; anvil ${anvilVersion}`}. Load average over five minutes at the end: ${(loadavg()[1] ?? 0).toFixed(1)}.`,
    `Rates are medians of ${ROUNDS} rounds of ${TRANSFERS} transfers by 10 senders, alternately on each server; every receipt is checked.`,
    ...(anvilVersion !== null ? [] : ['anvil was not measured: its npm package could not be installed.']),
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
