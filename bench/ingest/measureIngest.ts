/** Section Ingest: `halley index backfill` of empty and of full blocks, and what the node delivers. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GoChain } from '../../test/support/goChain.js';
import type { HeightRange } from '../../src/store/heightRanges.js';
import type { BenchOptions } from '../options.js';
import { cpuSeconds, processTree } from '../processUsage.js';
import { say } from '../say.js';
import { median } from '../statistics.js';
import { readRaw, startIngestChain } from './ingestChain.js';
import type { IngestRow, IngestSection, Round } from './report.js';

/** The name for --only. */
export const INGEST = 'ingest';

const ROOT = join(import.meta.dirname, '../..');
const POLL_MS = 10;

/** Fills a chain of its own, and measures each kind of blocks in alternating rounds. */
export async function measureIngest(
  { node, rounds, ingestBefore }: BenchOptions,
  onStop: (stop: () => Promise<unknown>) => void,
): Promise<IngestSection> {
  say('Making the chain of section Ingest ...');
  const { chain, kinds } = await startIngestChain(node);
  onStop(() => chain.stop());
  const rows: IngestRow[] = [];
  const starts: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    const { from } = kinds[0]!;
    starts.push(await measured(chain, () => backfill(ROOT, chain, { from, to: from })));
  }
  for (const blocks of kinds) {
    const [raw, halley, before] = [[] as Round[], [] as Round[], [] as Round[]];
    for (let round = 0; round < rounds; round++) {
      raw.push(await measured(chain, () => readRaw(chain, blocks).then((seconds) => ({ seconds, cpu: null }))));
      halley.push(await measured(chain, () => backfill(ROOT, chain, blocks)));
      if (ingestBefore !== null) before.push(await measured(chain, () => backfill(ingestBefore, chain, blocks)));
    }
    rows.push({
      blocks,
      raw: medians(raw),
      halley: medians(halley),
      before: before.length > 0 ? medians(before) : null,
    });
    say(`  ${blocks.title}: measured`);
  }
  return { rows, start: medians(starts), release: node, rounds };
}

/** Adds the processor time of the node. */
async function measured(chain: GoChain, run: () => Promise<Omit<Round, 'nodeCpu'>>): Promise<Round> {
  const pids = processTree(chain.pid);
  const begin = cpuSeconds(pids);
  const round = await run();
  const end = cpuSeconds(pids);
  return { ...round, nodeCpu: begin === null || end === null ? null : end - begin };
}

/** Seconds from the start of the command to its end. Throws when it fails. */
async function backfill(folder: string, chain: GoChain, { from, to }: HeightRange): Promise<Omit<Round, 'nodeCpu'>> {
  const data = await mkdtemp(join(tmpdir(), 'halley-ingest-'));
  const flags = ['--node', chain.rpcUrl, '--node-grpc', chain.grpcAddress, '--data-dir', data];
  const command = [join(folder, 'dist/bundle/main.js'), 'index', 'backfill', ...flags];
  const begin = performance.now();
  const child = spawn(process.execPath, [...command, '--from', String(from), '--to', String(to)], { stdio: 'ignore' });
  let cpu: number | null = null;
  // A process that has ended has no figures.
  const timer = setInterval(() => (cpu = cpuSeconds([child.pid!]) ?? cpu), POLL_MS);
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`halley index backfill of ${folder} ended with ${code}`);
    return { seconds: (performance.now() - begin) / 1_000, cpu };
  } finally {
    clearInterval(timer);
    await rm(data, { recursive: true, force: true });
  }
}

function medians(rounds: readonly Round[]): Round {
  const of = (name: keyof Round): number | null => {
    const values = rounds.map((round) => round[name]).filter((value) => value !== null);
    return values.length === 0 ? null : median(values);
  };
  return { seconds: of('seconds') ?? 0, cpu: of('cpu'), nodeCpu: of('nodeCpu') };
}
