import type { ForkName } from '../../../ethereum/forkName.js';
import type { ForkFlags } from './forkFlags.js';
import type { TransactionOrder } from '../../../devchain/app/devChainConfig.js';

/** The options, by anvil's names. The state file, or else `DevChainOptions`, has the values of those left out. */
export interface DevOptions extends ForkFlags, StateFlags {
  accounts?: number;
  /** Whole tokens of each account. */
  balance?: bigint;
  mnemonic?: string;
  mnemonicRandom?: number | true;
  mnemonicSeedUnsafe?: bigint;
  derivationPath?: string;
  chainId?: number;
  blockTime?: number;
  mining: boolean;
  mixedMining?: boolean;
  baseFee?: bigint;
  gasPrice?: bigint;
  gasLimit?: bigint;
  disableBlockGasLimit?: boolean;
  codeSizeLimit?: number;
  disableCodeSizeLimit?: boolean;
  hardfork?: ForkName;
  order?: TransactionOrder;
  /** Seconds since the epoch. */
  timestamp?: number;
  number?: number;
  pruneHistory?: number | true;
  init?: string;
  /** False with `--no-seed`. */
  seed: boolean;
  autoImpersonate?: boolean;
  configOut?: string;
  port: number;
  host: string;
  allowHost: readonly string[];
  allowOrigin: string;
  cors: boolean;
  docs?: boolean;
  ipc?: string | true;
  'keystore.dir'?: string;
  'keystore.pairingPasswordFile'?: string;
  'debug.jsTracers'?: boolean;
  signer?: string;
  'jsonRpc.authSecret'?: string;
  'jsonRpc.allowInsecureUnlock'?: boolean;
  silent?: boolean;
  quiet?: boolean;
  color: 'auto' | 'always' | 'never';
  abi?: string;
  disableConsoleLog?: boolean;
  printTraces?: boolean;
}

/** The options that name files with the state of the chain. */
export interface StateFlags {
  state?: string;
  loadState?: string;
  dumpState?: string;
  stateInterval?: number;
}
