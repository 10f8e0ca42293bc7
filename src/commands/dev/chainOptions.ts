import { WEI } from '../../chain/fees/feeMarket.js';
import { readVersion } from '../../config/packageRoot.js';
import type { MiningMode } from '../../devchain/comet/autoMiner.js';
import { withoutUndefined, type DevChainOptions } from '../../devchain/options.js';
import { forkOptions } from './forkOptions.js';
import { readGenesisFile } from './genesisFile.js';
import type { DevOptions } from './options/devOptions.js';
import type { StateFiles } from './stateFiles.js';

const RANDOM_WORDS = 12;

/** A question about the newest block may come when the next one is there. Pruning nodes of the SDK keep as many. */
const FEWEST_STATES = 1;

const ANY_SIZE = 2 ** 40;

/** Reads the files that the options name. The command line comes before the genesis file. Rejects with ConfigError. */
export async function chainOptions(
  options: DevOptions,
  { stateFile, loadState }: Pick<StateFiles, 'stateFile' | 'loadState'>,
): Promise<DevChainOptions> {
  const { init, accounts, balance, chainId, gasPrice, timestamp, derivationPath } = options;
  const { baseFee, gasLimit, hardfork, order, printTraces, autoImpersonate } = options;
  return {
    version: readVersion(),
    ...(init !== undefined && (await readGenesisFile(init))),
    ...withoutUndefined({
      ...{ accounts, derivationPath, baseFee, gasLimit, hardfork, order, autoImpersonate },
      mnemonic: await mnemonicOf(options),
      mnemonicWords: options.mnemonicRandom === true ? RANDOM_WORDS : options.mnemonicRandom,
      balance: balance && balance * WEI,
      evmChainId: chainId === undefined ? undefined : BigInt(chainId),
      minGasPrice: gasPrice,
      genesisTime: timestamp,
      ...limitOptions(options),
      fork: forkOptions(options) ?? undefined,
      stateFile: stateFile ?? undefined,
      loadState: loadState ?? undefined,
      recordsCalls: printTraces,
    }),
    mining: miningMode(options),
  };
}

async function mnemonicOf({ mnemonic, mnemonicSeedUnsafe: seed }: DevOptions): Promise<string | undefined> {
  if (seed === undefined) return mnemonic;
  const { seededMnemonic } = await import('./seededMnemonic.js');
  return seededMnemonic(seed);
}

/** Most bytes of a contract's code; null unless an option says it. */
export function maxCodeBytesOf({ codeSizeLimit, disableCodeSizeLimit }: DevOptions): number | null {
  return disableCodeSizeLimit === true ? ANY_SIZE : (codeSizeLimit ?? null);
}

function limitOptions(options: DevOptions) {
  const { number, disableBlockGasLimit, pruneHistory } = options;
  return {
    // Height 0 is no height of CometBFT. The chain then begins at 1, and block 0 is served below.
    initialHeight: number === undefined ? undefined : Math.max(number, 1),
    maxCodeBytes: maxCodeBytesOf(options) ?? undefined,
    statesKept: pruneHistory === true ? FEWEST_STATES : pruneHistory,
    ignoresBlockGasLimit: disableBlockGasLimit,
  };
}

function miningMode({ mining, blockTime, mixedMining }: DevOptions): MiningMode {
  if (!mining) return { automine: false, intervalMs: 0 };
  if (blockTime === undefined) return { automine: true, intervalMs: 0 };
  return { automine: mixedMining === true, intervalMs: Math.round(blockTime * 1000) };
}
