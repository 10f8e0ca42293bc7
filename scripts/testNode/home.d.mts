/** `{section: {key: value}}` of a TOML file; the section before the first header is `''`. */
export type TomlSettings = Record<string, Record<string, string | number | boolean | string[]>>;

/** A genesis document, as far as tests change it. */
export interface GenesisDocument {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each module has a shape of its own
  app_state: Record<string, any>;
  consensus: { params: { block: { max_gas: string } } };
  initial_height: number;
}

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
  /** Decimals of the coin; 18 when absent. A coin of six is called `utest`, and the chain id is 9002. */
  decimals?: 18 | 6;
  /** Whether the coin and one that came over IBC answer as ERC-20 contracts that are Go code; true when absent. */
  erc20Precompiles?: boolean;
  /** The addresses that may create contracts or make calls; null for nobody. Everybody may do what is left out. */
  permissions?: { create?: string[] | null; call?: string[] | null };
  /** False for a chain without a base fee; true when absent. */
  baseFee?: boolean;
  /** Height of the first block; 1 when absent. */
  initialHeight?: number;
  /** Whether `accounts.vesting` exists: it has 1,000 tokens, of which 900 are released over 100 minutes. */
  vesting?: boolean;
  /** Changes the finished genesis document. */
  genesis?: (document: GenesisDocument) => GenesisDocument;
  /** Further settings of app.toml; a key that the file does not have is an error. */
  app?: TomlSettings;
  /** Further settings of config.toml; a key that the file does not have is an error. */
  config?: TomlSettings;
  /** Makes the node push its state to `halley stream` of this checkout's build. */
  stream?: StreamedNode;
  /** The binary of another node; the one that this project builds when absent. */
  evmd?: string;
}

export interface StreamedNode {
  /** The folder of what is pushed. */
  spool: string;
  /** Further arguments of `halley stream`. */
  args?: readonly string[];
  /** Whether the node ends when `halley stream` does; true when absent. */
  stopNodeOnErr?: boolean;
  /** No file of `halley stream` grows beyond this number of blocks of 512 bytes. */
  maxFileBlocks?: number;
  /** Environment variables of `halley stream` besides those of the node. */
  environment?: Record<string, string>;
}

/** Makes the home of a one-validator chain: well under a second once the node is built. */
export function createHome(options: HomeOptions): Promise<void>;

/** The ERC-20 contracts of a home's coins: its own, and those that came over IBC. Older homes have none. */
export function coinContracts(dir: string): Promise<{ native: string[]; dynamic: string[] }>;
