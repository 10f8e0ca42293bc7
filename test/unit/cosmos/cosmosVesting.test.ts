import { OWN_WORK } from '../../../src/caller/caller.js';
import { beforeEach, expect, test } from '@jest/globals';
import type { Address } from '../../../generated/types.js';
import { NodeUnavailable, QueryFailed } from '../../../src/chain/chainErrors.js';
import type { TraceOptions, NodeTraceBlock, TransactionToTrace } from '../../../src/chain/traces.js';
import { CosmosVesting } from '../../../src/cosmos/cosmosVesting.js';
import { QuestionCache } from '../../../src/cosmos/questionCache.js';
import type { SignedTransaction } from '../../../src/ethereum/transaction/transaction.js';
import { syntheticBlock } from '../store/syntheticBlocks.js';

const ADDRESS = '0x71be63f3384f5fb98995898a86b02fb2426c5788' as Address;
const BECH32 = 'cosmos1wxlx8uecfa0mnzv43x9gdvp0kfpxc4ugkeh5qk';
const BLOCK: NodeTraceBlock = syntheticBlock(7).summary;
const CONTINUOUS = '/cosmos.vesting.v1beta1.ContinuousVestingAccount';

/** A node that knows the type of the account, and answers the trace as it is told to. */
class VestingNode {
  type: string | null = CONTINUOUS;
  /** The prestate: who calls is an account that nobody has. */
  prestate: unknown = { [ADDRESS]: { balance: '0x5', nonce: 1 }, [`0x${'12'.repeat(20)}`]: { balance: '0x0' } };
  readonly asked: { address: string; height: number }[] = [];
  readonly traced: { transaction: SignedTransaction; block: NodeTraceBlock; tracer: string }[] = [];

  readonly queries = {
    accountType: async (address: string, height: number) => {
      this.asked.push({ address, height });
      return this.type;
    },
  };

  readonly traces = {
    transaction: async ({ transaction }: TransactionToTrace, block: NodeTraceBlock, { tracer }: TraceOptions) => {
      this.traced.push({ transaction, block, tracer });
      if (this.prestate instanceof Error) throw this.prestate;
      return Buffer.from(typeof this.prestate === 'string' ? this.prestate : JSON.stringify(this.prestate));
    },
  };
}

let node: VestingNode;
let vesting: CosmosVesting;
beforeEach(() => {
  node = new VestingNode();
  const forks = { chainId: 262144n } as never;
  const profile = { bech32Prefix: 'cosmos', forks };
  vesting = new CosmosVesting({ queries: node.queries, traces: node.traces, cache: new QuestionCache(), profile });
});

test('the balance of a vesting account is what the node finds at the time of the block', async () => {
  expect([await vesting.inBlock(ADDRESS, BLOCK, OWN_WORK), await vesting.inBlock(ADDRESS, BLOCK, OWN_WORK)]).toEqual([
    5n,
    5n,
  ]);
  expect(node.asked).toEqual([{ address: BECH32, height: 6 }]);
  expect(node.traced).toHaveLength(1);
  await vesting.inBlock(ADDRESS, { ...BLOCK, timestamp: BLOCK.timestamp + 1 }, OWN_WORK);
  expect(node.traced).toHaveLength(2);
  const [{ transaction, block, tracer }] = node.traced as [(typeof node.traced)[0]];
  expect(block).toBe(BLOCK);
  expect(tracer).toBe('prestateTracer');
  // No creation: those who may make any can be few.
  expect(transaction).toMatchObject({ to: ADDRESS, chainId: 262144n, value: 0n, gas: 21_000n });
  expect(transaction.input).toHaveLength(0);
});

test('an account that can spend nothing has a balance of zero', async () => {
  node.prestate = { [ADDRESS]: { balance: '0x0' } };
  expect(await vesting.inBlock(ADDRESS, BLOCK, OWN_WORK)).toBe(0n);
});

test.each(
  ['Continuous', 'Delayed', 'Periodic', 'PermanentLocked']
    .map((kind) => `/cosmos.vesting.v1beta1.${kind}VestingAccount`)
    .concat('/evmos.vesting.v2.ClawbackVestingAccount'),
)('an account of the type %s vests', async (type) => {
  node.type = type;
  expect(await vesting.inBlock(ADDRESS, BLOCK, OWN_WORK)).toBe(5n);
});

test.each([null, '/cosmos.auth.v1beta1.BaseAccount', '/cosmos.auth.v1beta1.ModuleAccount'])(
  'an account of the type %s does not, and its type is asked once for a height',
  async (type) => {
    node.type = type;
    expect([await vesting.inBlock(ADDRESS, BLOCK, OWN_WORK), await vesting.inBlock(ADDRESS, BLOCK, OWN_WORK)]).toEqual([
      null,
      null,
    ]);
    expect(node.traced).toEqual([]);
    expect(node.asked).toHaveLength(1);
  },
);

test('the first block begins with the genesis state, about which no node is asked', async () => {
  expect(await vesting.inBlock(ADDRESS, { ...BLOCK, number: 1 }, OWN_WORK)).toBeNull();
  expect(node.asked).toEqual([]);
});

const UNTOLD = `the node does not tell what the vesting account ${ADDRESS} can spend in block 7`;

test.each([
  {},
  { [ADDRESS]: {} },
  { [ADDRESS]: { balance: 5 } },
  { [ADDRESS]: { balance: '0x' } },
  { [ADDRESS]: null },
  5,
  null,
  'not JSON',
  { [ADDRESS]: { balance: '0x5' }, more: 'x'.repeat(100_000) },
])('an answer that is no balance is never taken for one: %#', async (prestate) => {
  node.prestate = prestate;
  await expect(vesting.inBlock(ADDRESS, BLOCK, OWN_WORK)).rejects.toMatchObject({
    name: 'QueryFailed',
    text: `${UNTOLD}: it answers something else`,
  });
});

test('what the node says against the question is told with the question', async () => {
  const words = 'failed to call contract: EVM Call operation is disabled';
  node.prestate = new QueryFailed(words, 2, 'evm');
  await expect(vesting.inBlock(ADDRESS, BLOCK, OWN_WORK)).rejects.toMatchObject({
    text: `${UNTOLD}: ${words}`,
    abciCode: 2,
  });
  node.prestate = new NodeUnavailable('it is down');
  await expect(vesting.inBlock(ADDRESS, BLOCK, OWN_WORK)).rejects.toBe(node.prestate);
});
