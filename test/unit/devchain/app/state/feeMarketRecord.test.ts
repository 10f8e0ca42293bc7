import { describe, expect, test } from '@jest/globals';
import { WEI } from '../../../../../src/chain/fees/feeMarket.js';
import {
  billedGas,
  feesAfter,
  genesisFees,
  nextBaseFeeScaled,
} from '../../../../../src/devchain/app/state/blockRecord.js';
import { createChainConfig } from '../../../../../src/devchain/app/devChainConfig.js';
import { decimalText } from '../../../../../src/devchain/app/block/bankEvents.js';
import { recordedBlocks } from '../../../cosmos/recordings.js';

const config = createChainConfig({ gasLimit: 40_000_000n });
const older = createChainConfig({ gasLimit: 40_000_000n, dialect: 'cosmosEvm03' });

describe('base fees of a recorded chain', () => {
  const blocks = recordedBlocks('v0.3.2').map(({ label, committed }) => {
    const of = (type: string, key: string): string => {
      const event = committed.results.blockEvents.find((candidate) => candidate.type === type);
      return event?.attributes.find((attribute) => attribute.key === key)?.value ?? '';
    };
    return {
      label,
      fee: of('evm_fee_market', 'base_fee'),
      gas: of('block_gas', 'amount'),
      next: of('fee_market', 'base_fee'),
    };
  });

  test.each(blocks.filter(({ fee }) => fee !== '0'))('$label leaves the next block $next', ({ fee, gas, next }) => {
    const left = feesAfter(BigInt(fee) * WEI, BigInt(gas), older);
    expect(decimalText(left.storedBaseFeeScaled)).toBe(next);
  });

  test.each(blocks.filter(({ fee }) => fee === '0'))(
    '$label keeps the smallest fee that 18 decimals allow',
    ({ gas, next }) => {
      const left = feesAfter(7n, BigInt(gas), older);
      expect(decimalText(left.storedBaseFeeScaled)).toBe(next);
    },
  );
});

test('a full block raises the fee by an eighth of its excess over the target, with all decimals', () => {
  const small = createChainConfig({ gasLimit: 2_000_000n, baseFeeScaled: 10n ** 27n });
  let record = { ...genesisFees(small), blockGas: 1_900_000n };
  const fees: string[] = [];
  for (let height = 1; height <= 4; height++) {
    record = feesAfter(nextBaseFeeScaled(record, small), 1_900_000n, small);
    fees.push(decimalText(record.baseFeeScaled));
  }
  expect(fees).toEqual([
    '1112500000.000000000000000000',
    '1237656250.000000000000000000',
    '1376892578.125000000000000000',
    '1531792993.164062500000000000',
  ]);
});

test('the first block of cosmos/evm v0.3 has the initial fee, in v0.4 the next lower fee', () => {
  const start = createChainConfig();
  expect(nextBaseFeeScaled(genesisFees(start), createChainConfig({ dialect: 'cosmosEvm03' }))).toBe(
    1_000_000_000n * WEI,
  );
  expect(nextBaseFeeScaled(genesisFees(start), start)).toBe(875_000_000n * WEI);
});

test('the fee does not fall below the minimum gas price', () => {
  const dear = createChainConfig({ minGasPriceScaled: 990_000_000n * WEI });
  expect(nextBaseFeeScaled(genesisFees(dear), dear)).toBe(990_000_000n * WEI);
});

test('a block counts at least half of the gas limits of its transactions', () => {
  expect(billedGas(21_000n, 100_000n, config)).toBe(50_000n);
  expect(billedGas(70_000n, 100_000n, config)).toBe(70_000n);
});
