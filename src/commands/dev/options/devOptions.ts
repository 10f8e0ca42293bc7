/** The options of `halley dev` as `optionTable.ts` parses them. */
import type { ForkName } from '../../../ethereum/forkName.js';
import type { ForkFlags } from './forkFlags.js';
import type { TransactionOrder } from '../../../devchain/app/devChainConfig.js';

/** The options, by anvil's names. Without one, the state file or the default of `DevChainOptions` holds. */
export interface DevOptions extends ChainFlags, ForkFlags, StateFlags, ServerFlags, DisplayFlags {}

/** What describes the chain. */
export interface ChainFlags {
  accounts?: number;
  /** Whole tokens of each account. */
  balance?: bigint;
  mnemonic?: string;
  /** Number of words of a new mnemonic; true is 12. */
  mnemonicRandom?: number | true;
  /** The seed that anvil derives a mnemonic from. */
  mnemonicSeedUnsafe?: bigint;
  derivationPath?: string;
  chainId?: number;
  /** Seconds between blocks. When it is left out, each transaction gets a block at once. */
  blockTime?: number;
  /** False when only evm_mine makes blocks. */
  mining: boolean;
  /** With `blockTime`, makes a block for each transaction too. */
  mixedMining?: boolean;
  baseFee?: bigint;
  /** Lowest gas price that the chain takes, wei. */
  gasPrice?: bigint;
  gasLimit?: bigint;
  disableBlockGasLimit?: boolean;
  codeSizeLimit?: number;
  disableCodeSizeLimit?: boolean;
  hardfork?: ForkName;
  order?: TransactionOrder;
  /** Seconds since the epoch. */
  timestamp?: number;
  /** Height of the first block; 0 means 1, below which block 0 is served. */
  number?: number;
  /** Blocks below the newest whose state is kept; true for as few as can be. */
  pruneHistory?: number | true;
  init?: string;
  /** Takes transactions of every sender without a valid signature. */
  autoImpersonate?: boolean;
}

/** Where the chain is kept, and what is written about it. */
export interface StateFlags {
  /** Path of the file that keeps the chain between runs, or of a dump, or of the folder of either. */
  state?: string;
  /** Path of a dump to begin with, or of its folder. */
  loadState?: string;
  /** Path of the file for dumps, or of its folder. */
  dumpState?: string;
  stateInterval?: number;
  configOut?: string;
}

/** Where requests come in. */
export interface ServerFlags {
  /** Port of HTTP and WebSocket; 0 lets the system choose. */
  port: number;
  host: string;
  /** Names that browsers may call this server by, beside IP addresses and localhost. */
  allowHost: readonly string[];
  /** The origin of web pages that may call; * for all. */
  allowOrigin: string;
  /** False: no page may call. */
  cors: boolean;
  /** False: the documentation is not served. */
  docs?: boolean;
  ipc?: string | true;
  'keystore.dir'?: string;
  /** Path of the file with the pairing password; nothing can be paired when left out. */
  'keystore.pairingPasswordFile'?: string;
  'debug.jsTracers'?: boolean;
  /** Address of an external signer; it may hold a password. */
  signer?: string;
  'jsonRpc.authSecret'?: string;
  /** Whether callers without a token may use unlocked keys; on loopback they may unless this is false. */
  'jsonRpc.allowInsecureUnlock'?: boolean;
}

/** What is printed. */
export interface DisplayFlags {
  silent?: boolean;
  quiet?: boolean;
  color: 'auto' | 'always' | 'never';
  abi?: string;
  disableConsoleLog?: boolean;
  printTraces?: boolean;
}
