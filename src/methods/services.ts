/**
 * Everything that methods may use. A method names the parts it uses with `Pick<Services, …>`, so that its first lines
 * say what it touches. Methods do not call methods. Code that methods of a namespace share lies in its folder; code of
 * several namespaces in `call/`, `transactions/`, next to those folders, or in `chain/`.
 */
import type { AnswerCache } from '../chain/answerCache.js';
import type { Blocks, IndexStatus } from '../chain/blocks.js';
import type { Fees } from '../chain/fees/fees.js';
import type { Mempool, TransactionSender } from '../chain/mempool.js';
import type { Node } from '../chain/node.js';
import type { AddressIndex } from '../chain/keptTraces.js';
import type {
  IndexReporter,
  MinimumGasPrice,
  Runtime,
  Peers,
  ServerListeners,
  WithdrawAddress,
} from '../chain/operator.js';
import type { Keys } from '../chain/signing/keys.js';
import type { Signers } from '../chain/signing/signer.js';
import type { State } from '../chain/state.js';
import type { Traces } from '../chain/traces.js';
import type { Development } from '../chain/development/development.js';
import type { Wallet } from '../chain/signing/wallet.js';
import type { EncodedJson } from '../json/encodedJson.js';
import type { CallPlaces } from '../execution/callPlaces.js';
import type { LocalExecutor } from '../execution/localExecutor.js';
import type { Filters } from '../filters/filters.js';
import type { Subscriptions } from '../subscriptions/subscriptions.js';

/** The limits that an operator can set. Their defaults, and the limits that are fixed, are in the contract. */
export interface MethodLimits {
  /** Most blocks of a log search that are not in the log index. */
  maxLogRange: number;
  /** Widest block range of a log search; 0 means no limit. */
  maxIndexedLogRange: number;
  /** Most logs in one answer. */
  maxLogs: number;
  /** Most blocks of eth_feeHistory; a longer range is cut to it. */
  maxFeeHistoryBlocks: number;
  /** Longest wait of eth_sendRawTransactionSync. */
  maxSyncSendTimeoutMs: number;
  /** Largest answer, in bytes. */
  maxResponseBytes: number;
  /** Most that a transaction may cost in fees, in whole tokens; 0 means no cap. */
  txFeeCap: number;
}

/** Some of the limits, as the parts of a method: `Pick<Services, 'mempool'> & LimitParts<'maxResponseBytes'>`. */
export interface LimitParts<Name extends keyof MethodLimits> {
  limits: Pick<MethodLimits, Name>;
}

/** Facts about the chain and this server that are known from the start. */
export interface ChainIdentity {
  /** EIP-155 chain id; only that of a development chain ever changes. */
  readonly chainId: bigint;
  /** Version of Halley, such as `0.1.0`. */
  version: string;
  /** The result of web3_clientVersion. */
  clientVersion: string;
  /** Absolute path of the data folder. */
  dataFolder: string;
  /** Enabled namespaces that have methods, without `rpc`, which is always on. */
  namespaces: readonly string[];
}

/** The parts of the service, by name. `gateway.ts` builds them. */
export interface Services {
  identity: ChainIdentity;
  node: Node;
  /** Committed blocks, transactions, receipts and logs. */
  blocks: Blocks;
  indexStatus: IndexStatus;
  /** What the index holds, and how far its filling is. */
  indexReporter: IndexReporter;
  /** Accounts, code, storage and calls, in the node. */
  state: State;
  fees: Fees;
  /** Results that hold until the chain changes. */
  answers: AnswerCache;
  /** Which transactions touch an address; throws where this is not indexed. */
  addressIndex: AddressIndex;
  /** Traces of transactions and calls: kept, or made by the node or in the gateway. */
  traces: Traces;
  /** Calls inside the gateway. */
  executor: LocalExecutor;
  /** Whether the gateway or the node runs a call. */
  callPlaces: CallPlaces;
  mempool: Mempool;
  filters: Filters;
  subscriptions: Subscriptions;
  sender: TransactionSender;
  /** The keys that this server can use, by account. */
  signers: Signers;
  /** Sends what they sign. */
  wallet: Wallet;
  /** The account keys that this server keeps. */
  keyStore: Keys;
  /** Controls the development chain. Throws QueryUnknown in front of any other chain. */
  development: () => Development;
  /** Whether there is a development chain. */
  isDevelopment: boolean;
  /** The lowest gas price that the node accepts, in its own file. */
  minimumGasPrice: MinimumGasPrice;
  /** Where the rewards of the validator go. */
  withdrawAddress: WithdrawAddress;
  /** What this server listens on. It exists only after the methods do. */
  listeners: () => ServerListeners;
  runtime: Runtime;
  /** The node's place in its network. */
  peers: Peers;
  limits: MethodLimits;
  /** The contract of this server, as JSON. Its addresses are known only once it listens. */
  contract: () => EncodedJson;
}
