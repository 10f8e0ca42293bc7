import { OWN_WORK } from '../../../../src/caller/caller.js';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { BlockSummary } from '../../../../src/chain/blocks.js';
import { Fees, type FeesParts } from '../../../../src/chain/fees/fees.js';
import { WEI, WEI_UNIT } from '../../../../src/chain/fees/feeMarket.js';
import { QuestionCache } from '../../../../src/cosmos/questionCache.js';
import { syntheticBlock } from '../../store/syntheticBlocks.js';

const GWEI = 10n ** 9n;

/** Base fees of 1 gwei, +1 wei a block; the base fee may rise by an eighth in a block. */
class Chain implements FeesParts {
  readonly answers = new QuestionCache();
  height = 10;
  branch = 0n;
  asked = 0;
  nodeMinimum = 0n;
  /** False when the node's minimum price was read too long ago. */
  isMinimumKnown = true;
  whileAsked: () => void = () => undefined;

  readonly blocks = {
    head: () => this.height,
    summary: (number: number): BlockSummary => ({
      ...syntheticBlock(number).summary,
      baseFeePerGas: GWEI + BigInt(number) + this.branch,
      nextBaseFeePerGas: GWEI + BigInt(number) + 1n + this.branch,
    }),
  };

  readonly state = {
    feeMarket: async () => {
      this.asked++;
      await Promise.resolve();
      this.whileAsked();
      return {
        unit: WEI_UNIT,
        noBaseFee: false,
        elasticityMultiplier: 2,
        baseFeeChangeDenominator: 8,
        enableHeight: 0,
        baseFeeScaled: GWEI * WEI,
        minGasPriceScaled: 0n,
      };
    },
    maxGasAfter: async () => null,
    globalMinGasPrice: async () => 0n,
    nodeMinGasPrice: () => {
      if (this.isMinimumKnown) return this.nodeMinimum;
      this.isMinimumKnown = true;
      return Promise.resolve(this.nodeMinimum);
    },
  };

  moveTo(height: number): void {
    this.height = height;
    this.answers.headMoved(height);
  }
}

let chain: Chain;
let fees: Fees;
beforeEach(() => {
  chain = new Chain();
  fees = new Fees(chain);
});

const tipAt = (height: number, branch = 0n) => (GWEI + BigInt(height) + 1n + branch) / 8n;
const priceAt = (height: number, branch = 0n) => GWEI + BigInt(height) + 1n + branch + tipAt(height, branch);

describe('gas price and tip', () => {
  test('are computed once for a head, and then answered at once', async () => {
    expect([await fees.gasPrice(OWN_WORK), await fees.suggestedTip(OWN_WORK)]).toEqual([priceAt(10), tipAt(10)]);
    expect([fees.gasPrice(OWN_WORK), fees.suggestedTip(OWN_WORK)]).toEqual([priceAt(10), tipAt(10)]);
    expect(chain.asked).toBe(1);
  });

  test('are those of a new head as soon as it is served', async () => {
    await fees.gasPrice(OWN_WORK);
    chain.moveTo(11);
    expect([await fees.gasPrice(OWN_WORK), await fees.suggestedTip(OWN_WORK)]).toEqual([priceAt(11), tipAt(11)]);
  });

  test('are of one head when another arrives while they are computed', async () => {
    chain.whileAsked = () => chain.moveTo(11);
    expect(await fees.gasPrice(OWN_WORK)).toBe(priceAt(10));
    expect(await fees.gasPrice(OWN_WORK)).toBe(priceAt(11));
  });

  test('of a head that was replaced are not answered, also when the replacement came while they were computed', async () => {
    await fees.gasPrice(OWN_WORK);
    chain.branch = 1_000n;
    chain.moveTo(10);
    expect(await fees.gasPrice(OWN_WORK)).toBe(priceAt(10, 1_000n));
    chain.moveTo(11);
    chain.whileAsked = () => {
      chain.branch = 2_000n;
      chain.whileAsked = () => undefined;
      chain.moveTo(11);
    };
    await fees.gasPrice(OWN_WORK);
    expect(await fees.gasPrice(OWN_WORK)).toBe(priceAt(11, 2_000n));
  });

  test('are computed anew when the development chain was changed by hand', async () => {
    await fees.gasPrice(OWN_WORK);
    chain.branch = 1_000n;
    chain.answers.clear();
    expect(await fees.gasPrice(OWN_WORK)).toBe(priceAt(10, 1_000n));
  });

  test("follow the node's minimum price, which is read again after a while", async () => {
    await fees.gasPrice(OWN_WORK);
    chain.nodeMinimum = 5n * GWEI;
    chain.isMinimumKnown = false;
    expect(await fees.gasPrice(OWN_WORK)).toBe(5n * GWEI);
    expect(await fees.suggestedTip(OWN_WORK)).toBe(4n * GWEI - 11n);
  });
});
