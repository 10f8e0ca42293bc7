/** Compares what the servers of one chain return, before they are measured: a fast wrong answer is worth nothing. */
import { isDeepStrictEqual } from 'node:util';
import { Placeholders } from '../placeholders.js';
import { ask, call, type Call } from '../rpc.js';
import type { Scenario } from '../scenario.js';
import type { Side } from '../sides.js';
import type { Subject } from './report.js';

export interface StateSide extends Subject {
  side: Side;
  /** Those of its chain. All sides have the same number. */
  scenarios: Scenario[];
}

/** Methods whose results depend on the state at a height and on nothing else. */
export const STATE_METHODS: readonly string[] = [
  'eth_call',
  'eth_estimateGas',
  'eth_getBalance',
  'eth_getTransactionCount',
  'eth_getCode',
  'eth_getStorageAt',
];

/** Methods whose results depend on stored blocks and on nothing else: they differ between Halley and the node. */
export const BLOCK_METHODS: readonly string[] = [
  'eth_getBlockByNumber',
  'eth_getBlockByHash',
  'eth_getTransactionReceipt',
  'eth_getLogs',
];

/**
 * Sends each request of these methods to each server of the chain, all for the same height. Resolves to the number of
 * requests. Throws for the first result that differs.
 */
export async function checkAgreement(sides: readonly StateSide[], methods = STATE_METHODS): Promise<number> {
  const [first, ...others] = sides.filter(({ name }) => name !== 'geth') as [StateSide, ...StateSide[]];
  const height = await call<string>(first.side.server.url, 'eth_blockNumber');
  const placeholders = new Placeholders();
  let count = 0;
  for (const scenario of first.scenarios)
    for (const request of requestsAt(height, scenario, placeholders, methods)) {
      const expected = await ask(first.side.server.url, request);
      for (const { name, side } of others) {
        const found = await ask(side.server.url, request);
        if (!isDeepStrictEqual(found, expected))
          throw new Error(`${first.name} and ${name} differ: ${JSON.stringify({ request, expected, found })}`);
      }
      count += 1;
    }
  return count;
}

/** The requests that can be compared, with their placeholders filled. */
function requestsAt(
  height: string,
  { requests, lists = {} }: Scenario,
  placeholders: Placeholders,
  methods: readonly string[],
): Call[] {
  const bodies = new Set(requests.map(({ request }) => JSON.stringify(request)));
  return [...bodies]
    .map((body) => JSON.parse(placeholders.fill(body, lists)) as Call)
    .filter(({ method }) => methods.includes(method))
    .map(({ method, params }) => ({ method, params: params.map((value) => (value === 'latest' ? height : value)) }));
}
