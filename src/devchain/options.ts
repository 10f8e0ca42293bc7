/** What goes in and out of the embedded chain's thread. Defaults are anvil's where anvil has the same option. */
import type { Address } from '../../generated/types.js';
import { WEI } from '../chain/fees/feeMarket.js';
import type { ForkInfo } from '../chain/development/developmentProtocol.js';
import type { DevChainParameters, GenesisAccount } from './app/devChainConfig.js';
import type { CallTrace, MinedTransactionReport } from './application.js';
import type { MiningMode } from './comet/autoMiner.js';
import type { ForkOptions } from './fork/connectOrigin.js';

/** The parameters of the chain that are options too; `createChainConfig` has their defaults. */
const CHAIN_PARAMETERS = [
  ...(['evmChainId', 'cometChainId', 'gasLimit', 'dialect', 'hardfork', 'initialHeight'] as const),
  ...(['order', 'operator', 'maxCodeBytes', 'ignoresBlockGasLimit', 'statesKept'] as const),
] as const;

/**
 * Options of the embedded chain: values only, because they are sent to its thread. When the state file already holds a
 * chain, that chain's values replace the defaults, and an option that differs from them is refused.
 */
export interface DevChainOptions extends Partial<Pick<DevChainParameters, (typeof CHAIN_PARAMETERS)[number]>> {
  /** The version that the node reports; 0.0.0 unless given. */
  version?: string;
  mnemonic?: string;
  /** Words of a new random mnemonic, which a chain without `mnemonic` gets when it is made: 12, 15, 18, 21 or 24. */
  mnemonicWords?: number;
  /** Path of the accounts, to which the index is added; m/44'/60'/0'/0/ unless given. */
  derivationPath?: string;
  /** Number of funded accounts of the mnemonic; 10 unless given. */
  accounts?: number;
  /** Wei of each account; 10,000 whole tokens unless given. */
  balance?: bigint;
  /** Base fee of the first block in wei; 1,000,000,000 unless given. */
  baseFee?: bigint;
  /** Lowest price of gas that the chain takes, in wei; none unless given. */
  minGasPrice?: bigint;
  /** Forks another chain: its state is the first state, and its values replace the defaults. */
  fork?: ForkOptions;
  /** Accounts of the first state besides those of the mnemonic. They replace accounts of the same address. */
  genesisAccounts?: readonly GenesisAccount[];
  /** The CometBFT release to report; 0.38.17 unless given. From 0.39 on, RPC clients see no waiting transactions. */
  cometVersion?: string;
  /** When blocks are made; for each waiting transaction at once unless given. */
  mining?: MiningMode;
  /** Time of the first block in seconds since the epoch, from which the clock continues; now unless given. */
  genesisTime?: number;
  /** File that keeps the state, with `<file>.blocks` and `<file>.lock` next to it. Without it nothing is kept. */
  stateFile?: string;
  /**
   * A dump of anvil (`--dump-state`) or of this chain to begin with: JSON, in gzip or plain. The chain begins at the
   * dumped height unless `initialHeight` is given. Not used when the state file holds a chain already.
   */
  loadState?: Uint8Array;
  /**
   * Begins with a few transactions, a token among them, from an account of their own. Not used by forks, by chains that
   * begin with a dump or are in a file already, and where blocks are too small.
   */
  seed?: boolean;
  /** Takes transactions of every sender without a valid signature. */
  autoImpersonate?: boolean;
  /** Tells the listener `onTrace` the calls of each transaction that runs in a block, and of eth_call. */
  recordsCalls?: boolean;
  /** Interface to listen on; 127.0.0.1 unless given, because the keys of this chain are public knowledge. */
  host?: string;
  /** Port of the CometBFT RPC; 0 unless given, which lets the system choose. */
  rpcPort?: number;
  /** Port of gRPC; 0 unless given, which lets the system choose. */
  grpcPort?: number;
}

/** The parameters among the options that were given. */
export function chainParameters({ baseFee, minGasPrice, ...options }: DevChainOptions): Partial<DevChainParameters> {
  return withoutUndefined({
    ...Object.fromEntries(CHAIN_PARAMETERS.map((name) => [name, options[name]])),
    baseFeeScaled: baseFee && baseFee * WEI,
    minGasPriceScaled: minGasPrice && minGasPrice * WEI,
  });
}

/** The values without those that are undefined. */
export function withoutUndefined<T extends object>(values: T): T {
  // The types of the others stay.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}

/** What happens in the chain; told over the link. */
export type DevChainReport =
  | { kind: 'consoleLog'; line: string }
  /** A transaction ran in a block, which is not committed yet, or eth_call was answered. */
  | { kind: 'trace'; trace: CallTrace }
  | { kind: 'mined'; transaction: MinedTransactionReport };

/** Messages from the chain's thread. */
export type DevChainMessage =
  | ({ kind: 'ready' } & DevChainInfo)
  /** An error that no request can be answered with, such as that of a block. */
  | { kind: 'failure'; message: string; stack: string | undefined }
  | { kind: 'stopped' };

/** Addresses and accounts of a running chain. */
export interface DevChainInfo {
  /** `http://host:port` of the CometBFT RPC; the WebSocket is at `/websocket`. */
  rpcUrl: string;
  /** `host:port` of gRPC. */
  grpcAddress: string;
  accounts: FundedAccount[];
  /** The mnemonic of the accounts. */
  mnemonic: string;
  derivationPath: string;
  /** Wei that each account began with. */
  balance: bigint;
  evmChainId: bigint;
  fork: ForkInfo | null;
  gasLimit: bigint;
  /** Base fee of the first block in wei. */
  baseFee: bigint;
  /** Time of the first block, seconds since the epoch. */
  genesisTime: number;
  /** The ERC-20 of the transactions that a seeded chain begins with; null for a chain without them. */
  sampleToken: Address | null;
}

/** An account that is funded at the start, with its key. */
export interface FundedAccount {
  /** Lower-case 0x text. */
  address: Address;
  /** 0x text of 32 bytes. */
  privateKey: string;
}
