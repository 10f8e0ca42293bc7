/** Two mixes of requests as production chains get them. */
import { hex } from '../rpc.js';
import { isQuantity } from '../results.js';
import { one, type ScenarioRequest } from '../scenario.js';
import type { FilledBlock, Workload } from '../workload.js';
import type { Deployment } from './deploymentPlan.js';

/** Requests of a mix: enough for a share of 0.6 %. */
const REQUESTS = 1_000;

/** Blocks that one question for logs covers. */
const LOG_BLOCKS = 3;

/** Shares in percent. */
const SHARES = {
  'mix-blocks': {
    block: 68.7,
    logs: 13,
    chainId: 5.9,
    blockNumber: 5.3,
    call: 3.3,
    blockByHash: 2,
    receipt: 0.8,
    balance: 0.6,
  },
  'mix-calls': {
    call: 52.8,
    block: 10.3,
    balance: 6.9,
    receipt: 5.8,
    chainId: 5.8,
    logs: 4.6,
    gasPrice: 4.6,
    blockNumber: 4.6,
    code: 4.6,
  },
};

type MixName = keyof typeof SHARES;

type Kind = { [Name in MixName]: keyof (typeof SHARES)[Name] }[MixName];

export interface Mix {
  name: MixName;
  title: string;
  requests: ScenarioRequest[];
}

/** `calls` are those from which the mixes take theirs, in turn. */
export function mixes(workload: Workload, calls: readonly ScenarioRequest[], deployment: Deployment): Mix[] {
  const makers = makersOf(workload, calls, deployment);
  const of = (name: MixName) => shuffled(sharesOf(name).map(([kind, n]) => makers[kind](n)));
  return [
    { name: 'mix-blocks', title: 'mix: 69 % blocks, 13 % logs, 3 % calls', requests: of('mix-blocks') },
    { name: 'mix-calls', title: 'mix: 53 % calls, 10 % blocks, 7 % balances', requests: of('mix-calls') },
  ];
}

/** Makes the request of a kind with this number. */
type Makers = Readonly<Record<Kind, (n: number) => ScenarioRequest>>;

function makersOf(
  { chainId, probe, blocks }: Workload,
  calls: readonly ScenarioRequest[],
  { addresses }: Deployment,
): Makers {
  const contracts = Object.values(addresses);
  const block = (n: number) => blocks[(n * 7) % blocks.length] as FilledBlock;
  const hashOf =
    ({ hash }: FilledBlock) =>
    (result: unknown) =>
      (result as { hash?: string } | null)?.hash === hash;
  return {
    block: (n) => one('eth_getBlockByNumber', [hex(block(n).number), n % 8 === 0], hashOf(block(n))),
    blockByHash: (n) => one('eth_getBlockByHash', [block(n).hash, false], hashOf(block(n))),
    logs: (n) => {
      const { number } = block(n);
      const range = { fromBlock: hex(number), toBlock: hex(number + LOG_BLOCKS - 1) };
      return one('eth_getLogs', [{ ...range, address: probe }], Array.isArray);
    },
    receipt: (n) => {
      const { transactions } = block(n);
      const hash = transactions[n % transactions.length];
      return one('eth_getTransactionReceipt', [hash], (result) => result !== null);
    },
    chainId: () => one('eth_chainId', [], (result) => result === hex(chainId)),
    blockNumber: () => one('eth_blockNumber', [], isQuantity),
    gasPrice: () => one('eth_gasPrice', [], isQuantity),
    balance: () => one('eth_getBalance', ['0x<<account>>', 'latest'], isQuantity),
    code: (n) => one('eth_getCode', [contracts[n % contracts.length], 'latest'], (result) => result !== '0x'),
    call: (n) => calls[n % calls.length] as ScenarioRequest,
  };
}

/** The kinds of a mix in their shares, each with its number among those of its kind. */
export function sharesOf(name: MixName): [kind: Kind, n: number][] {
  const kinds = Object.entries(SHARES[name]) as [Kind, number][];
  return kinds.flatMap(([kind, percent]) =>
    Array.from({ length: Math.round((REQUESTS * percent) / 100) }, (_, n): [Kind, number] => [kind, n]),
  );
}

/**
 * An order that looks like chance and is the same in every run: Fisher and Yates, with a generator of random numbers
 * that begins with a constant.
 */
export function shuffled<T>(items: readonly T[]): T[] {
  const list = [...items];
  let state = 1;
  for (let last = list.length - 1; last > 0; last--) {
    state = (state * 48_271) % 0x7fffffff;
    const other = state % (last + 1);
    [list[last], list[other]] = [list[other] as T, list[last] as T];
  }
  return list;
}
