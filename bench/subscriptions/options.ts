/** The command line of `npm run bench:subscriptions`. */
import { parseArgs } from 'node:util';

export const USAGE = `npm run bench:subscriptions [-- flags]

Measures many WebSocket clients with newHeads and logs on Halley, on the server built into the node, and on geth if found.
  --clients N       clients (2000); a server that refuses or drops some is tried again with half as many
  --blocks N        measured blocks, one a second (60)
  --transfers N     token transfers in each of them (10)
  --processes N     processes that share the clients (1)
  --only NAMES      only these of halley, node and geth, comma-separated
  --out FILE        file for the table (docs/reports/bench-subscriptions.md); an empty text writes none
  --geth FILE       also measure this geth binary (default: geth on the PATH, if any)
  --with-geth       build geth into .cache/ and measure it too; takes minutes the first time
  --help            show this text
`;

const NAMES = ['halley', 'node', 'geth'] as const;
export type SubjectName = (typeof NAMES)[number];

export interface SubscriptionOptions {
  clients: number;
  blocks: number;
  transfersPerBlock: number;
  processes: number;
  only: SubjectName[];
  /** Empty means that no file is written. */
  out: string;
  /** Path of a geth binary. Null means the one on the PATH. */
  geth: string | null;
  withGeth: boolean;
}

/** Null for --help. Throws an error that names the flag when a value cannot be used. */
export function readOptions(args: string[]): SubscriptionOptions | null {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: {
      clients: { ...text, default: '2000' },
      blocks: { ...text, default: '60' },
      transfers: { ...text, default: '10' },
      processes: { ...text, default: '1' },
      only: { ...text, default: NAMES.join() },
      out: { ...text, default: 'docs/reports/bench-subscriptions.md' },
      geth: text,
      'with-geth': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  return {
    clients: positiveInteger('clients', values.clients),
    blocks: positiveInteger('blocks', values.blocks),
    transfersPerBlock: positiveInteger('transfers', values.transfers),
    processes: positiveInteger('processes', values.processes),
    only: values.only.split(',').map(subjectName),
    out: values.out,
    geth: values.geth ?? null,
    withGeth: values['with-geth'],
  };
}

function positiveInteger(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`--${name}: ${text} is not a whole number from 1 up`);
  return value;
}

function subjectName(text: string): SubjectName {
  const name = NAMES.find((one) => one === text);
  if (name === undefined) throw new Error(`--only: no server ${text}; there are ${NAMES.join(', ')}`);
  return name;
}
