import { expect, test } from '@jest/globals';
import { WEI } from '../../../src/chain/fees/feeMarket.js';
import type { StateStart } from '../../../src/devchain/app/state/stateFile.js';
import { noChanges } from '../../../src/devchain/app/state/worldState.js';
import { withStoredOptions } from '../../../src/devchain/storedOptions.js';
import { normalizeAddress } from '../../../src/ethereum/hex.js';
import type { DevChainOptions } from '../../../src/devchain/options.js';

const OPERATOR = normalizeAddress(`0x${'0a'.repeat(20)}`);

const START: StateStart = {
  kind: 'chain',
  cometChainId: 'halley-dev_99-1',
  evmChainId: 99n,
  dialect: 'cosmosEvm04',
  hardfork: 'prague',
  operator: OPERATOR,
  gasLimit: 1_000_000n,
  baseFeeScaled: 5n * WEI,
  initialHeight: 1,
  funding: { mnemonic: 'some words', accounts: 2, balance: 7n * WEI },
  genesis: noChanges(),
};
const KEPT: DevChainOptions = {
  evmChainId: 99n,
  cometChainId: 'halley-dev_99-1',
  dialect: 'cosmosEvm04',
  hardfork: 'prague',
  operator: OPERATOR,
  derivationPath: "m/44'/60'/0'/0/",
  gasLimit: 1_000_000n,
  initialHeight: 1,
  baseFee: 5n,
  mnemonic: 'some words',
  accounts: 2,
  balance: 7n * WEI,
};

test('omitted options come from the file, and options that do not determine the first state are kept as given', () => {
  const mining = { automine: false, intervalMs: 5 };
  expect(withStoredOptions({ stateFile: 'f', mining }, START)).toEqual({ ...KEPT, stateFile: 'f', mining });
  expect(withStoredOptions({ ...KEPT, stateFile: 'f' }, START)).toEqual({ ...KEPT, stateFile: 'f' });
});

test.each<[DevChainOptions, string]>([
  [{ accounts: 3 }, '--accounts 2, not 3'],
  [{ balance: 8n * WEI }, '--balance 7, not 8'],
  [{ evmChainId: 31_337n }, '--chain-id 99, not 31337'],
  [{ gasLimit: 30_000_000n }, '--gas-limit 1000000, not 30000000'],
  [{ baseFee: 6n }, '--base-fee 5, not 6'],
  [{ mnemonic: 'other words' }, 'another --mnemonic'],
  [{ cometChainId: 'other-1' }, 'cometChainId halley-dev_99-1, not other-1'],
  [{ derivationPath: "m/44'/60'/1'/0/" }, "--derivation-path m/44'/60'/0'/0/, not m/44'/60'/1'/0/"],
  [{ hardfork: 'cancun' }, '--hardfork prague, not cancun'],
  [{ initialHeight: 5 }, '--number 1, not 5'],
  [{ dialect: 'cosmosEvm03' }, 'dialect cosmosEvm04, not cosmosEvm03'],
])('an option that differs from the file is refused: %o', (given, made) => {
  expect(() => withStoredOptions({ ...given, stateFile: 'f' }, START)).toThrow(`the chain in f was made with ${made}`);
});
