import { beforeEach, expect, test } from '@jest/globals';
import type { Address } from '../../generated/types.js';
import type { NodeTraceBlock } from '../../src/chain/tracing/nodeTraces.js';
import { CosmosVesting } from '../../src/cosmos/cosmosVesting.js';
import { QuestionCache } from '../../src/cosmos/questionCache.js';
import { toHex } from '../../src/evm/hex.js';
import type { SignedTransaction } from '../../src/evm/transaction/transaction.js';
import { syntheticBlock } from '../store/syntheticBlocks.js';

const ADDRESS = '0x71be63f3384f5fb98995898a86b02fb2426c5788' as Address;
const BECH32 = 'cosmos1wxlx8uecfa0mnzv43x9gdvp0kfpxc4ugkeh5qk';
const BLOCK: NodeTraceBlock = syntheticBlock(7).summary;
const CONTINUOUS = '/cosmos.vesting.v1beta1.ContinuousVestingAccount';

/** A node that knows the type of the account, and answers the trace as it is told to. */
class VestingNode {
  type: string | null = CONTINUOUS;
  frame: unknown = { output: `0x${'5'.padStart(64, '0')}` };
  readonly asked: { address: string; height: number }[] = [];
  readonly traced: { transaction: SignedTransaction; block: NodeTraceBlock }[] = [];

  readonly queries = {
    accountType: async (address: string, height: number) => {
      this.asked.push({ address, height });
      return this.type;
    },
  };

  readonly traces = {
    transaction: async (transaction: SignedTransaction, _: readonly SignedTransaction[], block: NodeTraceBlock) => {
      this.traced.push({ transaction, block });
      return Buffer.from(typeof this.frame === 'string' ? this.frame : JSON.stringify(this.frame));
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
  expect([await vesting.inBlock(ADDRESS, BLOCK), await vesting.inBlock(ADDRESS, BLOCK)]).toEqual([5n, 5n]);
  expect(node.asked).toEqual([{ address: BECH32, height: 6 }]);
  expect(node.traced).toHaveLength(1);
  await vesting.inBlock(ADDRESS, { ...BLOCK, timestamp: BLOCK.timestamp + 1 });
  expect(node.traced).toHaveLength(2);
  const [{ transaction, block }] = node.traced as [(typeof node.traced)[0]];
  expect(block).toBe(BLOCK);
  expect(transaction).toMatchObject({ to: null, chainId: 262144n, value: 0n });
  expect(toHex(transaction.input)).toBe(`73${ADDRESS.slice(2)}3160005260206000f3`);
});

test.each(
  ['Continuous', 'Delayed', 'Periodic', 'PermanentLocked']
    .map((kind) => `/cosmos.vesting.v1beta1.${kind}VestingAccount`)
    .concat('/evmos.vesting.v2.ClawbackVestingAccount'),
)('an account of the type %s vests', async (type) => {
  node.type = type;
  expect(await vesting.inBlock(ADDRESS, BLOCK)).toBe(5n);
});

test.each([null, '/cosmos.auth.v1beta1.BaseAccount', '/cosmos.auth.v1beta1.ModuleAccount'])(
  'an account of the type %s does not, and its type is asked once for a height',
  async (type) => {
    node.type = type;
    expect([await vesting.inBlock(ADDRESS, BLOCK), await vesting.inBlock(ADDRESS, BLOCK)]).toEqual([null, null]);
    expect(node.traced).toEqual([]);
    expect(node.asked).toHaveLength(1);
  },
);

test('the first block begins with the genesis state, about which no node is asked', async () => {
  expect(await vesting.inBlock(ADDRESS, { ...BLOCK, number: 1 })).toBeNull();
  expect(node.asked).toEqual([]);
});

test.each([
  [{ error: 'out of gas', output: '0x' }, 'out of gas'],
  [{ output: '0x05' }, 'it answers something else'],
  [{ output: 5 }, 'it answers something else'],
  [null, 'it answers something else'],
  ['not JSON', 'it answers something else'],
  [{ output: `0x${'5'.padStart(64, '0')}`, more: 'x'.repeat(10_000) }, 'it answers something else'],
])('an answer that is no balance is never taken for one: %#', async (frame, reason) => {
  node.frame = frame;
  await expect(vesting.inBlock(ADDRESS, BLOCK)).rejects.toMatchObject({
    name: 'QueryFailed',
    text: `the node does not tell what the vesting account ${ADDRESS} can spend in block 7: ${reason}`,
  });
});
