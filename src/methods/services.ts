/** Everything a method may ask. A method names the parts it uses with `Pick<Services, …>`, so its file says what it touches. */
import type { Blocks } from '../chain/blocks.js';
import type { Fees } from '../chain/fees.js';
import type { Mempool, TransactionSender } from '../chain/mempool.js';
import type { Node } from '../chain/node.js';
import type { IndexStatus } from '../chain/indexStatus.js';
import type { State } from '../chain/state.js';
import type { Development } from '../chain/development.js';
import type { Wallet } from '../chain/wallet.js';
import type { EncodedJson } from '../evm/encodedJson.js';
import type { LocalExecutor } from '../execution/localExecutor.js';
import type { Filters } from '../filters/filters.js';
import type { Subscriptions } from '../subscriptions/subscriptions.js';

/** Limits of methods, from the configuration; the contract documents the defaults. */
export interface MethodLimits {
  /** Widest block range of eth_getLogs, in blocks. */
  maxLogRange: number;
  /** Most logs in one answer. */
  maxLogs: number;
  /** Most blocks of eth_feeHistory; longer requests are cut. */
  maxFeeHistoryBlocks: number;
  /** Longest wait of eth_sendRawTransactionSync. */
  maxSyncSendTimeoutMs: number;
  /** Largest answer, in bytes. */
  maxResponseBytes: number;
}

/** What is fixed once the node has been looked at. */
export interface ChainIdentity {
  /** EIP-155 chain id. */
  chainId: bigint;
  /** Text of web3_clientVersion. */
  clientVersion: string;
  /** Enabled namespaces, `rpc` not among them. */
  namespaces: readonly string[];
}

export interface Services {
  identity: ChainIdentity;
  node: Node;
  blocks: Blocks;
  indexStatus: IndexStatus;
  state: State;
  fees: Fees;
  executor: LocalExecutor;
  mempool: Mempool;
  filters: Filters;
  subscriptions: Subscriptions;
  sender: TransactionSender;
  wallet: Wallet;
  /** Throws in front of a chain that is no development chain. */
  development: () => Development;
  limits: MethodLimits;
  /** openrpc.json as text. */
  contract: EncodedJson;
}
