/**
 * What development methods set of the chain itself, beside accounts and code. The settings are kept by revision, as the
 * state is, so a revert undoes them and a state file keeps them.
 */
import type { Address, Hash } from '../../../../generated/types.js';
import type { DevChainConfig } from '../devChainConfig.js';

/** Null where nothing was set. */
export interface ChainSettings {
  /** What code sees as COINBASE, and blocks show as miner. */
  coinbase: Address | null;
  /** Gas limit of the next blocks. */
  gasLimit: bigint | null;
  /** The chain's minimum gas price; 18 decimals. */
  minGasPriceScaled: bigint | null;
  /** PREVRANDAO of the next block alone. */
  prevRandao: Hash | null;
  /** Base fee of the next block alone; 18 decimals. */
  baseFeeScaled: bigint | null;
}

/** The settings of a chain of which nothing was set. */
export const NO_SETTINGS: Readonly<ChainSettings> = {
  coinbase: null,
  gasLimit: null,
  minGasPriceScaled: null,
  prevRandao: null,
  baseFeeScaled: null,
};

/** The settings after a block: without those that were for that block alone. Null when the block changes none. */
export function settingsAfterBlock(settings: ChainSettings): ChainSettings | null {
  if (settings.prevRandao === null && settings.baseFeeScaled === null) return null;
  return { ...settings, prevRandao: null, baseFeeScaled: null };
}

/** What of a running chain's parameters can change. */
export interface LiveParameters {
  settings: () => ChainSettings;
  evmChainId: () => bigint;
}

/** The configuration with the present values of the parameters that development methods change. */
export function liveConfig(config: DevChainConfig, live: LiveParameters): DevChainConfig {
  return {
    ...config,
    get evmChainId() {
      return live.evmChainId();
    },
    get gasLimit() {
      return live.settings().gasLimit ?? config.gasLimit;
    },
    get minGasPriceScaled() {
      return live.settings().minGasPriceScaled ?? config.minGasPriceScaled;
    },
  };
}
