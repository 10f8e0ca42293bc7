/** The command line of `npm run bench`. */
import { parseArgs } from 'node:util';

export const USAGE = `npm run bench [-- flags]

Compares Halley with the JSON-RPC server built into the node, on one chain in one run.
  --seconds N       length of a round (2)
  --rounds N        rounds of each scenario on each server; figures are medians (3)
  --connections N   keep-alive connections (16)
  --only NAMES      only these scenarios, comma-separated; "state", "ingest", "workers" and "depth" are whole sections
  --blocks N        blocks with transactions to make first (150)
  --transactions N  transactions in each of them (64)
  --out FILE        file for the table (docs/reports/bench.md); an empty text writes none
  --geth FILE       also measure this geth binary (default: geth on the PATH, if any)
  --before FOLDER   measure Halley as it is built in another checkout, instead of the node's server; writes no file
  --state-before FOLDER  also measure section State on Halley as it is built in another checkout
  --ingest-before FOLDER  also measure section Ingest on Halley as it is built in another checkout
  --stream MODE     whether the node streams its state changes to Halley: on, off, or both, which measures section
                    State with and without the stream (on, if Halley as it is built has the command)
  --node RELEASE    release of the node, v0.3.2 or v0.7.3 (v0.3.2); EVMD_0_7_3 names the binary of v0.7.3. Another
                    release than the first writes no file unless --out names one
  --depths NUMBERS  blocks of the synthetic chains of section Depth (1000,10000,100000,1000000); 10000000 takes an hour
                    and 40 GB
  --depth-folder FOLDER  where these chains are, and stay for the next run; a temporary folder by default
  --depth-chart FILE  file for the drawing of section Depth (docs-site/drawings/bench-depth.svg)
  --workers NUMBERS  workers of each Halley of section Workers (1,2,4)
  --large-block N   transactions of the large blocks of section Workers (11000); the section says less with fewer
  --workers-chart FILE  file for the drawing of section Workers (docs-site/drawings/bench-workers.svg); its flame
                    graphs lie next to it
  --chart FILE      file for the drawing of section State (docs-site/drawings/bench-state.svg)
  --with-geth       build geth into .cache/ and measure it too; takes minutes the first time
  --help            show this text
`;

const STREAM_MODES = ['on', 'off', 'both'] as const;
export type StreamMode = (typeof STREAM_MODES)[number];

const NODE_RELEASES = ['v0.3.2', 'v0.7.3'] as const;
export type NodeRelease = (typeof NODE_RELEASES)[number];

/** Each rare event has a block of its own. */
const LEAST_DEPTH = 1_000;

const OUT = 'docs/reports/bench.md';

export interface BenchOptions {
  seconds: number;
  rounds: number;
  connections: number;
  /** Names of scenarios; empty means all. */
  only: string[];
  blocks: number;
  transactionsPerBlock: number;
  /** Empty means that no file is written. */
  out: string;
  /** Path of a geth binary. Null means the one on the PATH. */
  geth: string | null;
  /** A built checkout that is measured instead of the node's server. */
  before: string | null;
  /** A built checkout that section State is measured on, too. */
  stateBefore: string | null;
  /** A built checkout that section Ingest is measured on, too. */
  ingestBefore: string | null;
  /** Null means on if Halley as it is built has a stream. */
  stream: StreamMode | null;
  /** Release of cosmos/evm. */
  node: NodeRelease;
  /** Where the drawing goes if `out` is written. */
  chart: string;
  withGeth: boolean;
  /** Blocks of the synthetic chains, ascending. */
  depths: number[];
  /** Null for a temporary one. */
  depthFolder: string | null;
  /** Where the drawing of section Depth goes if `out` is written. */
  depthChart: string;
  /** Workers of the services of section Workers, ascending. */
  workers: number[];
  /** Transactions of the large blocks of section Workers. */
  largeBlock: number;
  /** Where the drawing of section Workers goes if `out` is written, and its flame graphs next to it. */
  workersChart: string;
}

/** Null for --help. Throws an error that names the flag when a value cannot be used. */
export function readOptions(args: string[]): BenchOptions | null {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: {
      seconds: { ...text, default: '2' },
      rounds: { ...text, default: '3' },
      connections: { ...text, default: '16' },
      only: { ...text, default: '' },
      blocks: { ...text, default: '150' },
      transactions: { ...text, default: '64' },
      out: text,
      geth: text,
      before: text,
      'state-before': text,
      'ingest-before': text,
      stream: text,
      node: { ...text, default: NODE_RELEASES[0] },
      chart: { ...text, default: 'docs-site/drawings/bench-state.svg' },
      depths: { ...text, default: '1000,10000,100000,1000000' },
      'depth-folder': text,
      'depth-chart': { ...text, default: 'docs-site/drawings/bench-depth.svg' },
      workers: { ...text, default: '1,2,4' },
      'large-block': { ...text, default: '11000' },
      'workers-chart': { ...text, default: 'docs-site/drawings/bench-workers.svg' },
      'with-geth': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const node = oneOf('node', values.node, NODE_RELEASES);
  return {
    seconds: positive('seconds', values.seconds),
    rounds: whole('rounds', values.rounds),
    connections: whole('connections', values.connections),
    only: values.only.split(',').filter((name) => name !== ''),
    // Fee history asks for twenty blocks.
    blocks: whole('blocks', values.blocks, 20),
    transactionsPerBlock: whole('transactions', values.transactions, 10),
    // The file compares with the node's server.
    out: values.before === undefined ? (values.out ?? (node === NODE_RELEASES[0] ? OUT : '')) : '',
    geth: values.geth ?? null,
    before: values.before ?? null,
    stateBefore: values['state-before'] ?? values.before ?? null,
    ingestBefore: values['ingest-before'] ?? values.before ?? null,
    stream: values.stream === undefined ? null : oneOf('stream', values.stream, STREAM_MODES),
    node,
    chart: values.chart,
    withGeth: values['with-geth'],
    depths: ascending(values.depths.split(',').map((depth) => whole('depths', depth, LEAST_DEPTH))),
    depthFolder: values['depth-folder'] ?? null,
    depthChart: values['depth-chart'],
    workers: ascending(values.workers.split(',').map((count) => whole('workers', count))),
    largeBlock: whole('large-block', values['large-block']),
    workersChart: values['workers-chart'],
  };
}

function ascending(numbers: number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0) || !Number.isFinite(value))
    throw new Error(`--${name}: ${JSON.stringify(text)} is no positive number`);
  return value;
}

function whole(name: string, text: string, least = 1): number {
  const value = positive(name, text);
  if (!Number.isInteger(value) || value < least)
    throw new Error(`--${name}: ${text} is not a whole number from ${least} up`);
  return value;
}

function oneOf<T extends string>(name: string, text: string, allowed: readonly T[]): T {
  const found = allowed.find((value) => value === text);
  if (found === undefined) throw new Error(`--${name}: ${JSON.stringify(text)} is not one of ${allowed.join(', ')}`);
  return found;
}
