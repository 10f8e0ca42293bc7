import { WEI } from '../../chain/fees/feeMarket.js';
import { readVersion } from '../../config/packageRoot.js';
import type { MiningMode } from '../../devchain/comet/autoMiner.js';
import type { DevChainOptions } from '../../devchain/options.js';
import { forkOptions } from './forkOptions.js';
import { readGenesisFile } from './genesisFile.js';
import type { DevOptions } from './options/devOptions.js';
import type { StateFiles } from './stateFiles.js';

const RANDOM_WORDS = 12;

/** A question about the newest block may come when the next one is there. Pruning nodes of the SDK keep as many. */
const FEWEST_STATES = 1;

const ANY_SIZE = 2 ** 40;

/**
 * Reads the files that the options name. Rejects with a sentence when one cannot be read or written. Options of the
 * command line come before those of the genesis file.
 */
export async function chainOptions(
  options: DevOptions,
  { stateFile, loadState }: Pick<StateFiles, 'stateFile' | 'loadState'>,
): Promise<DevChainOptions> {
  const { init, accounts, balance, chainId, baseFee, gasPrice, gasLimit, hardfork, order, timestamp } = options;
  const fork = forkOptions(options);
  return {
    version: readVersion(),
    ...(init !== undefined && (await readGenesisFile(init))),
    ...(await mnemonicOptions(options)),
    ...(accounts !== undefined && { accounts }),
    ...(balance !== undefined && { balance: balance * WEI }),
    ...(chainId !== undefined && { evmChainId: BigInt(chainId) }),
    ...(baseFee !== undefined && { baseFee }),
    ...(gasPrice !== undefined && { minGasPrice: gasPrice }),
    ...(gasLimit !== undefined && { gasLimit }),
    ...(hardfork !== undefined && { hardfork }),
    ...(order !== undefined && { order }),
    ...(timestamp !== undefined && { genesisTime: timestamp }),
    ...limitOptions(options),
    ...(fork !== null && { fork }),
    ...(stateFile !== null && { stateFile }),
    ...(loadState !== null && { loadState }),
    ...(options.printTraces === true && { recordsCalls: true }),
    ...(options.autoImpersonate === true && { autoImpersonate: true }),
    mining: miningMode(options),
  };
}

async function mnemonicOptions({ mnemonic, mnemonicRandom, mnemonicSeedUnsafe, derivationPath }: DevOptions) {
  return {
    ...(mnemonic !== undefined && { mnemonic }),
    ...(mnemonicRandom !== undefined && { mnemonicWords: mnemonicRandom === true ? RANDOM_WORDS : mnemonicRandom }),
    ...(mnemonicSeedUnsafe !== undefined && { mnemonic: await mnemonicOfSeed(mnemonicSeedUnsafe) }),
    ...(derivationPath !== undefined && { derivationPath }),
  };
}

async function mnemonicOfSeed(seed: bigint): Promise<string> {
  const { seededMnemonic } = await import('./seededMnemonic.js');
  return seededMnemonic(seed);
}

/** Most bytes of a contract's code; null unless an option says it. */
export function maxCodeBytesOf({ codeSizeLimit, disableCodeSizeLimit }: DevOptions): number | null {
  return disableCodeSizeLimit === true ? ANY_SIZE : (codeSizeLimit ?? null);
}

function limitOptions(options: DevOptions) {
  const { number, disableBlockGasLimit, pruneHistory } = options;
  const maxCodeBytes = maxCodeBytesOf(options);
  return {
    // Height 0 is no height of CometBFT. The chain then begins at 1, and block 0 is served below.
    ...(number !== undefined && { initialHeight: Math.max(number, 1) }),
    ...(maxCodeBytes !== null && { maxCodeBytes }),
    ...(pruneHistory !== undefined && { statesKept: pruneHistory === true ? FEWEST_STATES : pruneHistory }),
    ...(disableBlockGasLimit === true && { ignoresBlockGasLimit: true }),
  };
}

function miningMode({ mining, blockTime, mixedMining }: DevOptions): MiningMode {
  if (!mining) return { automine: false, intervalMs: 0 };
  if (blockTime === undefined) return { automine: true, intervalMs: 0 };
  return { automine: mixedMining === true, intervalMs: Math.round(blockTime * 1000) };
}
