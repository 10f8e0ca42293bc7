import type { Caller } from '../caller/caller.js';
import type { Address, Bytes32, CallObject, Data, Hash, StateOverrides } from '../../generated/types.js';
import type { Awaitable } from '../concurrency/awaitable.js';
import type { ProofOperation } from './node.js';
import type { EvmPermissions } from './permissions.js';

/** An account of the EVM. One that does not exist is empty. */
export interface Account {
  /** Wei. */
  balance: bigint;
  nonce: bigint;
  /** Keccak-256 of the code; for an account without code, the hash of no bytes. */
  codeHash: Hash;
}

/** Values of one height that are known without a question; undefined where the node has to be asked. */
export interface KnownState {
  account(address: Address): Account | undefined;
  /** 32 bytes. */
  storage(address: Address, slot: Bytes32): Uint8Array | undefined;
  /** The code of a hash. */
  code(codeHash: Hash): Uint8Array | undefined;
  /** Names the rules of the chain at this height: heights with the same rules have the same name. */
  readonly rules: string;
  /** Numbers the state, which never changes; from 1, for this process. */
  readonly number: number;
  /** False when the state of the height may be another one than when this was made. */
  isCurrent(): boolean;
}

/**
 * Accounts, code and slots as the application stores them. Null where only a module can say it, or where the height is
 * not read this way. Implemented by `state/evmState.ts`. Rejects as `RawStore`.
 */
export interface StoredState {
  account(address: Address, height: number, caller: Caller): Awaitable<Account | null>;
  code(address: Address, height: number, caller: Caller): Awaitable<Data | null>;
  storage(address: Address, slot: Bytes32, height: number, caller: Caller): Awaitable<Bytes32 | null>;
  /** As `State.knownAt`. */
  knownAt(height: number): KnownState | null;
  /** From now on, everything of an account is left to the node's modules. */
  distrust(address: Address): void;
  /** Names the rules of the EVM, or the tokens of the ERC-20 module, at a height; null where that is not known. */
  unchanged(change: 'rules' | 'tokens', height: number): string | null;
}

/** The outcome of an executed call. `vmError` is empty on success; `returnData` is the output or the revert bytes. */
export interface CallOutcome {
  returnData: Data;
  vmError: string;
  /** Gas really used; null from older releases, which report only the billed gas. */
  gasUsed: bigint | null;
}

/** The outcome of a gas estimate: a figure, or the failure of the call. */
export type EstimateOutcome = { gas: bigint } | { vmError: string; returnData: Data };

/** Outcomes by the operation, which the node and the gateway can both run. */
export interface CallOutcomes {
  call: CallOutcome;
  estimateGas: EstimateOutcome;
}

/** The two operations of `State`, as one can be chosen by its name. */
export type CallOperations = {
  [K in keyof CallOutcomes]: (
    call: CallObject,
    height: number,
    overrides: StateOverrides | null,
    caller: Caller,
  ) => Awaitable<CallOutcomes[K]>;
};

/** The smallest unit of a chain's coin, in which it keeps fees: one wei where the coin has 18 decimals. */
export interface FeeUnit {
  /** 1 for a coin of 18 decimals, 10^12 for one of 6. */
  weiPerUnit: bigint;
  /** The minimum rise of a base fee: one unit, or one wei since cosmos/evm v0.4. In units, scaled by 10^18. */
  leastRiseScaled: bigint;
}

/** Fee-market parameters at a height; fees are in `unit`, scaled by 10^18, as the chain keeps 18 decimal places. */
export interface FeeMarket {
  unit: FeeUnit;
  noBaseFee: boolean;
  elasticityMultiplier: number;
  baseFeeChangeDenominator: number;
  enableHeight: number;
  baseFeeScaled: bigint;
  minGasPriceScaled: bigint;
}

/** The parameters of the EVM module at a height. */
export interface EvmParameters {
  /** The queried height, which differs from the given one on a fork of another chain. */
  height: number;
  /** Addresses of the chain's own precompiles, lower case. */
  precompiles: readonly Address[];
  /** Null where all accounts may create contracts and make calls. */
  permissions: EvmPermissions | null;
  /** Changes when any parameter changes. */
  fingerprint: string;
}

/** Fork activation of the EVM module: times in seconds since the epoch, blocks as heights; null means off. */
export interface ForkSchedule {
  chainId: bigint;
  denom: string;
  decimals: number;
  londonBlock: bigint | null;
  shanghaiTime: bigint | null;
  cancunTime: bigint | null;
  pragueTime: bigint | null;
  osakaTime: bigint | null;
}

/** A storage slot with its ICS-23 proof. */
export interface StorageProof {
  key: Bytes32;
  value: bigint;
  proof: ProofOperation[];
}

/** An account with its ICS-23 proof and those of some of its slots. */
export interface AccountProof extends Account {
  proof: ProofOperation[];
  storage: StorageProof[];
}

/**
 * Accounts, code, storage and execution at a height; 0 is the genesis state, which few nodes know. Implemented by
 * `cosmos/cosmosState.ts` with the node's query services. Cached results return at once; other reads reject with
 * HistoryPruned, HeightInFuture, NodeUnavailable or QueryFailed.
 */
export interface State {
  /** Balance, nonce and code hash; zeros where nothing was ever sent. */
  account(address: Address, height: number, caller: Caller): Awaitable<Account>;
  /** `0x` for an account without code. */
  code(address: Address, height: number, caller: Caller): Awaitable<Data>;
  /** `slot` is 32 bytes; a slot never written is 32 zero bytes. */
  storage(address: Address, slot: Bytes32, height: number, caller: Caller): Awaitable<Bytes32>;
  /** The state of a height that can be read here without the node; null, or absent, where the node runs calls. */
  knownAt?(height: number): KnownState | null;
  /** An account with ICS-23 proofs of itself and of these slots, 32 bytes each. */
  proof(address: Address, slots: Bytes32[], height: number, caller: Caller): Promise<AccountProof>;
  /** True where the node's own call query understands state overrides. */
  supportsOverrides(): boolean;
  /** True where the node's own call and estimate queries apply a call's `authorizationList` (EIP-7702). */
  supportsAuthorizations(): boolean;
  /** Executes a call in the node. Resolves also when the call fails: see `vmError`. */
  call(call: CallObject, height: number, overrides: StateOverrides | null, caller: Caller): Awaitable<CallOutcome>;
  estimateGas(
    call: CallObject,
    height: number,
    overrides: StateOverrides | null,
    caller: Caller,
  ): Awaitable<EstimateOutcome>;
  /** Addresses of Go code according to the parameters (staking, bank, …), lower case. */
  chainPrecompiles(height: number, caller: Caller): Promise<readonly Address[]>;
  /** Whether the chain has precompiles of its own or an ERC-20 module. */
  hasGoCode(height: number, caller: Caller): Promise<boolean>;
  /** Whether an address (lower case) is a native or dynamic precompile of the ERC-20 module. */
  isErc20Precompile(address: Address, height: number, caller: Caller): Promise<boolean>;
  evmParameters(height: number, caller: Caller): Promise<EvmParameters>;
  feeMarket(height: number, caller: Caller): Promise<FeeMarket>;
  /**
   * `max_gas` of consensus for the block after a height, -1 for no limit: governance changes it at the end of a block.
   * Null where the release does not report it; use that of the block.
   */
  maxGasAfter(height: number, caller: Caller): Promise<bigint | null>;
  /** The chain's consensus-wide minimum gas price in wei. */
  globalMinGasPrice(height: number, caller: Caller): Promise<bigint>;
  /** This node's own `minimum-gas-prices` for the EVM denomination, in wei rounded up; 0 when it has none. */
  nodeMinGasPrice(caller: Caller): Awaitable<bigint>;
  /** Lowest height whose state the node has, 0 for the genesis state; null where it does not say (SDK 0.50). */
  earliestHeight(caller: Caller): Promise<number | null>;
  /** Operator account of a validator, by its consensus address of 20 bytes; null when no validator has it. */
  operatorOf(consensusAddress: Uint8Array, height: number, caller: Caller): Promise<Address | null>;
  /** When the rules of the EVM change; fixed when the node was detected. */
  forks(): ForkSchedule;
}
