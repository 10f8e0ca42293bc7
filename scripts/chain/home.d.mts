/** `{section: {key: value}}` of a TOML file; the section before the first header is `''`. */
export type TomlSettings = Record<string, Record<string, string | number | boolean | string[]>>;

export interface HomeOptions {
  /** Absent or empty. */
  dir: string;
  /** Pause between blocks; 500 when absent. */
  blockTimeMs?: number;
  /** Block gas limit; 40,000,000 when absent. */
  maxGas?: number;
  /** Base fee of the first block in wei; 10^9 when absent. */
  baseFeeWei?: bigint;
  /** Lower bound of the base fee and the node's minimum gas price, in wei; 10^8 when absent. */
  minGasPriceWei?: bigint;
  /** Further settings of app.toml; a key that the file does not have is an error. */
  app?: TomlSettings;
  /** Further settings of config.toml; a key that the file does not have is an error. */
  config?: TomlSettings;
}

/** Makes the home of a one-validator chain: well under a second once the node is built. */
export function createHome(options: HomeOptions): Promise<void>;

/** EIP-155 chain id of every chain that this node runs. */
export const CHAIN_ID: 262144;

/** Cosmos chain id of every home made here. */
export const COMET_CHAIN_ID: 'halley_262144-1';
