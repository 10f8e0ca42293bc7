import { WEI } from '../../chain/fees/feeMarket.js';
import { readVersion } from '../../config/packageRoot.js';
import type { MiningMode } from '../../devchain/comet/autoMiner.js';
import { withoutUndefined, type DevChainOptions } from '../../devchain/options.js';
import { forkOptions } from './forkOptions.js';
import { readGenesisFile } from './genesisFile.js';
import type { DevOptions } from './options/devOptions.js';
import type { StateFiles } from './stateFiles.js';

const RANDOM_WORDS = 12;

/** A request about the newest block may come when the next one exists. Pruning nodes of the SDK keep one, too. */
const FEWEST_STATES = 1;

const ANY_SIZE = 2 ** 40;

/** Reads the files that the options name. Options override the genesis file. Rejects with ConfigError. */
export async function chainOptions(
  options: DevOptions,
  { stateFile, loadState }: Pick<StateFiles, 'stateFile' | 'loadState'>,
): Promise<DevChainOptions> {
  const { init, accounts, balance, chainId, gasPrice, timestamp, derivationPath } = options;
  const { baseFee, gasLimit, hardfork, order, printTraces, autoImpersonate } = options;
  const { mnemonic, mnemonicSeedUnsafe: seed, number, disableBlockGasLimit, pruneHistory } = options;
  return {
    version: readVersion(),
    ...(init !== undefined && (await readGenesisFile(init))),
    ...withoutUndefined({
      ...{ accounts, derivationPath, baseFee, gasLimit, hardfork, order, autoImpersonate },
      mnemonic: seed === undefined ? mnemonic : (await import('./seededMnemonic.js')).seededMnemonic(seed),
      mnemonicWords: options.mnemonicRandom === true ? RANDOM_WORDS : options.mnemonicRandom,
      balance: balance && balance * WEI,
      evmChainId: chainId === undefined ? undefined : BigInt(chainId),
      minGasPrice: gasPrice,
      genesisTime: timestamp,
      // Height 0 does not exist in CometBFT. The chain then begins at 1, and block 0 is served below.
      initialHeight: number === undefined ? undefined : Math.max(number, 1),
      maxCodeBytes: maxCodeBytesOf(options) ?? undefined,
      statesKept: pruneHistory === true ? FEWEST_STATES : pruneHistory,
      ignoresBlockGasLimit: disableBlockGasLimit,
      fork: forkOptions(options) ?? undefined,
      stateFile: stateFile ?? undefined,
      loadState: loadState ?? undefined,
      recordsCalls: printTraces,
      // A genesis file says exactly what the chain begins with.
      seed: options.seed && init === undefined,
    }),
    mining: miningMode(options),
  };
}

/** Maximum bytes of a contract's code; null unless an option sets it. */
export function maxCodeBytesOf({ codeSizeLimit, disableCodeSizeLimit }: DevOptions): number | null {
  return disableCodeSizeLimit === true ? ANY_SIZE : (codeSizeLimit ?? null);
}

function miningMode({ mining, blockTime, mixedMining }: DevOptions): MiningMode {
  if (!mining) return { automine: false, intervalMs: 0 };
  if (blockTime === undefined) return { automine: true, intervalMs: 0 };
  return { automine: mixedMining === true, intervalMs: Math.round(blockTime * 1000) };
}
