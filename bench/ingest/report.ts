/** Section Ingest of the report. Pure. */
import { list, paragraph } from '../page.js';
import { aligned, markdown } from '../table.js';
import type { Blocks } from './ingestChain.js';

/** One reading of all blocks of a kind. Processor time in seconds; null where it cannot be read. */
export interface Round {
  seconds: number;
  cpu: number | null;
  nodeCpu: number | null;
}

export interface IngestRow {
  blocks: Blocks;
  /** The blocks as the node delivers them, dropped. */
  raw: Round;
  halley: Round;
  /** Halley of another checkout; null where it was not measured. */
  before: Round | null;
}

export interface IngestSection {
  rows: IngestRow[];
  /** The command for a single block. */
  start: Round;
  /** Of the node. */
  release: string;
  rounds: number;
}

/** The table for the terminal. */
export function alignedIngest(section: IngestSection): string {
  return aligned(lines(section));
}

export function ingestParts(section: IngestSection): string[] {
  return [
    '## Ingest',
    paragraph(
      '`halley index backfill`, from its start to its end, and the same blocks read from the node and dropped. CPU is processor time for each transaction, or for each empty block, with all threads and the start of the program.',
    ),
    markdown(lines(section)),
    list([
      ...remarksOnStart(section.start),
      `Medians of ${section.rounds} alternating rounds, each into a new index. The node is cosmos/evm ${section.release}.`,
    ]),
  ];
}

function remarksOnStart({ seconds, cpu }: Round): string[] {
  if (cpu === null) return [];
  return [`For a single block, the command takes ${seconds.toFixed(2)} s, with ${cpu.toFixed(2)} s of processor time.`];
}

function lines({ rows }: IngestSection): string[][] {
  const head = ['', 'side', 'blocks/s', 'transactions/s', 'of the node', 'CPU µs', 'node CPU µs'];
  return [head, ...rows.flatMap(linesOf)];
}

function linesOf({ blocks, raw, halley, before }: IngestRow): string[][] {
  const sides: [string, Round | null][] = [
    ['node', raw],
    ['Halley', halley],
    ['before', before],
  ];
  return sides.flatMap(([name, round]) => (round === null ? [] : [line(blocks, name, round, raw)]));
}

function line({ title, from, to, transactions }: Blocks, name: string, round: Round, raw: Round): string[] {
  const count = to - from + 1;
  const each = (seconds: number | null) =>
    seconds === null ? '-' : ((seconds * 1_000_000) / (transactions || count)).toFixed(0);
  return [
    title,
    name,
    (count / round.seconds).toFixed(0),
    transactions === 0 ? '-' : (transactions / round.seconds).toFixed(0),
    `${((100 * raw.seconds) / round.seconds).toFixed(0)} %`,
    each(round.cpu),
    each(round.nodeCpu),
  ];
}
