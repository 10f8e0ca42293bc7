/** How an embedded chain is started. What nobody gives is as anvil has it, where that means the same. */
import type { Address } from '../../generated/types.js';
import type { DevDialect } from './app/chainConfig.js';
import type { MinedTransaction } from './application.js';
import type { MiningMode } from './comet/autoMiner.js';

/**
 * What the chain's thread is given: values only. With a state file that holds a chain, that chain's values stand where none is given, and
 * another than its own is refused.
 */
export interface DevChainOptions {
  /** EIP-155 number; 31337 unless given. */
  evmChainId?: bigint;
  /** The chain's text id; names the number unless given. */
  cometChainId?: string;
  mnemonic?: string;
  /** How many accounts of the mnemonic are funded; 10 unless given. */
  accounts?: number;
  /** Wei of each of them; 10,000 whole tokens unless given. */
  balance?: bigint;
  /** Gas limit of a block. */
  gasLimit?: bigint;
  /** Base fee of the first block, wei. */
  baseFee?: bigint;
  /** cosmos/evm v0.4 unless given. */
  dialect?: DevDialect;
  /** CometBFT release to report; from 0.39 on, waiting transactions are hidden in the application. 0.38.17 unless given. */
  cometVersion?: string;
  /** A block for waiting transactions at once, and none without, unless given. */
  mining?: MiningMode;
  /** Time of the first block, seconds since the epoch; now unless given. */
  genesisTime?: number;
  /** File that keeps the state, with `<file>.blocks` for blocks and `<file>.lock` for who has it. Without it everything is forgotten in the end. */
  stateFile?: string;
  /** Interface to listen on; 127.0.0.1 unless given. Everybody knows the keys of this chain. */
  host?: string;
  /** Port of the CometBFT RPC; 0, which lets the system choose, unless given. */
  rpcPort?: number;
  /** Port of gRPC; 0 unless given. */
  grpcPort?: number;
}

/** What the chain's thread tells. */
export type FromChain =
  | ({ kind: 'ready' } & ChainFacts)
  /** A contract called console.log. */
  | { kind: 'consoleLog'; line: string }
  /** A transaction came into a block. */
  | { kind: 'mined'; transaction: MinedTransaction }
  /** Something failed that nobody asked for, such as a block. */
  | { kind: 'failure'; message: string; stack: string | undefined };

/** What there is to know of a chain that has started. */
export interface ChainFacts {
  /** `http://host:port` of the CometBFT RPC; the WebSocket is at `/websocket`. */
  rpcUrl: string;
  /** `host:port` of gRPC. */
  grpcAddress: string;
  accounts: FundedAccount[];
  /** The accounts' own. */
  mnemonic: string;
  /** Wei that each account began with. */
  balance: bigint;
  /** EIP-155 number. */
  evmChainId: bigint;
}

/** An account that is funded at the start, with its key. */
export interface FundedAccount {
  /** Lower-case 0x text. */
  address: Address;
  /** 0x text of 32 bytes. */
  privateKey: string;
}
