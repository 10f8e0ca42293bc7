/** The command line of `npm run bench`. */
import { parseArgs } from 'node:util';

export const USAGE = `npm run bench [-- flags]

Compares Halley with the JSON-RPC server built into the node, on one chain in one run.
  --seconds N       length of a round (2)
  --rounds N        rounds of each scenario on each server; figures are medians (3)
  --connections N   keep-alive connections (16)
  --only NAMES      only these scenarios, comma-separated
  --blocks N        blocks with transactions to make first (150)
  --transactions N  transactions in each of them (64)
  --out FILE        file for the table (docs/reports/bench.md); an empty text writes none
  --geth FILE       also measure this geth binary (default: geth on the PATH, if any)
  --before FOLDER   measure Halley as it is built in another checkout, instead of the node's server; writes no file
  --with-geth       build geth into .cache/ and measure it too; takes minutes the first time
  --help            show this text
`;

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
  withGeth: boolean;
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
      out: { ...text, default: 'docs/reports/bench.md' },
      geth: text,
      before: text,
      'with-geth': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  return {
    seconds: positive('seconds', values.seconds),
    rounds: whole('rounds', values.rounds),
    connections: whole('connections', values.connections),
    only: values.only.split(',').filter((name) => name !== ''),
    // Fee history asks for twenty blocks.
    blocks: whole('blocks', values.blocks, 20),
    transactionsPerBlock: whole('transactions', values.transactions, 10),
    // The file compares with the node's server.
    out: values.before === undefined ? values.out : '',
    geth: values.geth ?? null,
    before: values.before ?? null,
    withGeth: values['with-geth'],
  };
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
