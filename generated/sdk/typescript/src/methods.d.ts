// Generated from openrpc.json by `npm run generate`. Do not edit.
import type {
  AccessListResult,
  AccountInfo,
  AccountState,
  Address,
  AddressInput,
  Block,
  BlockDetails,
  BlockHead,
  BlockNumberOrTag,
  BlockOverrides,
  BlockParameter,
  BlockTransactionsPage,
  Bytes32,
  CallBundle,
  CallObject,
  CallStateContext,
  CallWithTraceTypes,
  Capabilities,
  Config,
  ContractCreator,
  Data,
  DataInput,
  DevelopmentMetadata,
  DevelopmentNodeInfo,
  ExtraDataInput,
  FeeHistory,
  FilledTransaction,
  Filter,
  FilterChanges,
  FilterId,
  FilterIdInput,
  GasPriceInput,
  GcStatistics,
  Hash,
  HashInput,
  Header,
  IndexState,
  Integer,
  IntegerInput,
  InternalOperation,
  KeyWallet,
  LenientInteger,
  LenientPosition,
  Log,
  Logs,
  LogsOptions,
  MemoryStatistics,
  MineOptions,
  MinedBlock,
  MinedTraceResults,
  ModuleVersions,
  NetworkNodeInfo,
  NewHeadsOptions,
  NoOptions,
  NotSyncing,
  NumberOrTag,
  OpenrpcDocument,
  PeerAddressInput,
  PeerInfo,
  PendingBlock,
  PendingHeader,
  PendingTransactionsOptions,
  Percentile,
  PlacedParityTrace,
  PrivateKeyInput,
  ProfileFileInput,
  Proof,
  Quantity,
  QuantityInput,
  Receipt,
  ReorgEntry,
  ResetOptions,
  SignedTransaction,
  SimulatePayload,
  SimulatedBlock,
  StateOverrides,
  StorageKeyStartInput,
  StoragePosition,
  StorageRangeResult,
  StorageRequests,
  StorageValues,
  SubscriptionId,
  SubscriptionIdInput,
  SyncStatus,
  Syncing,
  Trace,
  TraceCallConfig,
  TraceConfig,
  TraceEntry,
  TraceFilter,
  TraceResults,
  Transaction,
  TransactionObject,
  TransactionReceiptsOptions,
  TransactionSearchPage,
  TransactionToFill,
  TransactionTrace,
  TxpoolContent,
  TxpoolContentFrom,
  TxpoolInspection,
  TxpoolStatus,
  TypedData,
  TypedDataText,
  Uint64Input,
  WordInput,
} from './types.js';
/** Parameters and result of every method. */
export interface MethodMap {
  /** Asks the node to connect to a peer, now and whenever the connection breaks. */
  admin_addPeer: {
    params: [address: PeerAddressInput];
    result: boolean;
  };
  /** Returns the absolute path of Halley's data folder. */
  admin_datadir: {
    params: [];
    result: string;
  };
  /** Returns what the node reports about itself in its network. */
  admin_nodeInfo: {
    params: [];
    result: NetworkNodeInfo;
  };
  /** Returns the nodes that are connected to the node. */
  admin_peers: {
    params: [];
    result: ReadonlyArray<PeerInfo>;
  };
  /** Starts the HTTP listener. */
  admin_startRPC: {
    params: [
      host?: string | null,
      port?: number | null,
      cors?: string | null,
      apis?: string | null,
      vhosts?: string | null,
    ];
    result: boolean;
  };
  /** Starts taking WebSockets, on the WebSocket address and on the HTTP address. */
  admin_startWS: {
    params: [host?: string | null, port?: number | null, origins?: string | null, apis?: string | null];
    result: boolean;
  };
  /** Stops the HTTP listener. */
  admin_stopRPC: {
    params: [];
    result: boolean;
  };
  /** Stops taking WebSockets, and ends those that are open. */
  admin_stopWS: {
    params: [];
    result: boolean;
  };
  /** Adds wei to the balance of an account, up to 2^256 - 1. */
  anvil_addBalance: {
    params: [address: AddressInput, amount: LenientInteger];
    result: null;
  };
  /** Lets eth_sendTransaction send from every account without its key, or ends that. */
  anvil_autoImpersonateAccount: {
    params: [enabled: boolean];
    result: null;
  };
  /** Sets the balance that an account has of an ERC-20 token. */
  anvil_dealERC20: {
    params: [address: AddressInput, token: AddressInput, amount: LenientInteger];
    result: null;
  };
  /** Removes all pending transactions. */
  anvil_dropAllTransactions: {
    params: [];
    result: null;
  };
  /** Removes a pending transaction. */
  anvil_dropTransaction: {
    params: [transactionHash: HashInput];
    result: Hash | null;
  };
  /** Returns the state of the chain, for anvil_loadState here or of anvil 1.7.1. */
  anvil_dumpState: {
    params: [preserveHistoricalStates?: boolean | null];
    result: Data;
  };
  /** Returns whether transactions are mined at once. */
  anvil_getAutomine: {
    params: [];
    result: boolean;
  };
  /** Returns the time of the first block. */
  anvil_getGenesisTime: {
    params: [];
    result: Integer;
  };
  /** Returns the interval at which blocks are made. */
  anvil_getIntervalMining: {
    params: [];
    result: number | null;
  };
  /** Lets eth_sendTransaction send from an account without its key. */
  anvil_impersonateAccount: {
    params: [address: AddressInput];
    result: null;
  };
  /** Loads a state that anvil_dumpState returned, here or of anvil 1.7.1. */
  anvil_loadState: {
    params: [state: DataInput];
    result: boolean;
  };
  /** Returns what the development chain is. */
  anvil_metadata: {
    params: [];
    result: DevelopmentMetadata;
  };
  /** Makes blocks. */
  anvil_mine: {
    params: [blocks?: LenientInteger | null, interval?: LenientInteger | null];
    result: null;
  };
  /** Returns how the development chain is set up. */
  anvil_nodeInfo: {
    params: [];
    result: DevelopmentNodeInfo;
  };
  /** Ends what anvil_setBlockTimestampInterval began. */
  anvil_removeBlockTimestampInterval: {
    params: [];
    result: boolean;
  };
  /** Removes the pending transactions of an account. */
  anvil_removePoolTransactions: {
    params: [address: AddressInput];
    result: null;
  };
  /** Replaces the newest blocks by as many others. */
  anvil_reorg: {
    params: [depth: LenientInteger, txBlockPairs?: ReadonlyArray<ReorgEntry> | null];
    result: null;
  };
  /** Sets the chain back to its first block, or forks a network. */
  anvil_reset: {
    params: [options?: ResetOptions | null];
    result: null;
  };
  /** Goes back by some blocks: blocks, state and index. */
  anvil_rollback: {
    params: [depth?: LenientInteger | null];
    result: null;
  };
  /** Sets the balance of an account. */
  anvil_setBalance: {
    params: [address: AddressInput, balance: LenientInteger];
    result: null;
  };
  /** Fixes the time from one block to the next. */
  anvil_setBlockTimestampInterval: {
    params: [seconds: LenientInteger];
    result: null;
  };
  /** Sets the EIP-155 chain id. */
  anvil_setChainId: {
    params: [chainId: LenientInteger];
    result: null;
  };
  /** Sets the code of an account. */
  anvil_setCode: {
    params: [address: AddressInput, code: DataInput];
    result: null;
  };
  /** Sets the miner of the next blocks, which code sees as COINBASE. */
  anvil_setCoinbase: {
    params: [address: AddressInput];
    result: null;
  };
  /** Sets how much of an owner's ERC-20 tokens a spender may move. */
  anvil_setERC20Allowance: {
    params: [owner: AddressInput, spender: AddressInput, token: AddressInput, amount: LenientInteger];
    result: null;
  };
  /** Switches on or off what the development chain prints for each request and transaction. */
  anvil_setLoggingEnabled: {
    params: [enabled: boolean];
    result: null;
  };
  /** Sets the least price of gas that a transaction must pay. */
  anvil_setMinGasPrice: {
    params: [price: LenientInteger];
    result: null;
  };
  /** Sets the base fee of the next block. */
  anvil_setNextBlockBaseFeePerGas: {
    params: [baseFee: LenientInteger];
    result: null;
  };
  /** Sets the nonce of an account. */
  anvil_setNonce: {
    params: [address: AddressInput, nonce: LenientInteger];
    result: null;
  };
  /** Makes a fork use another server of the same network. */
  anvil_setRpcUrl: {
    params: [url: string];
    result: null;
  };
  /** Sets a word of contract storage. */
  anvil_setStorageAt: {
    params: [address: AddressInput, position: LenientPosition, value: WordInput];
    result: boolean;
  };
  /** Ends what anvil_impersonateAccount began. */
  anvil_stopImpersonatingAccount: {
    params: [address: AddressInput];
    result: null;
  };
  /** Measures the delay of the event loop for some seconds. */
  debug_blockProfile: {
    params: [file: ProfileFileInput, seconds: IntegerInput];
    result: null;
  };
  /** Records a CPU profile for some seconds. */
  debug_cpuProfile: {
    params: [file: ProfileFileInput, seconds: IntegerInput];
    result: null;
  };
  /** Collects all garbage and gives memory back to the system. */
  debug_freeOSMemory: {
    params: [];
    result: null;
  };
  /** Returns the garbage collections of the process. */
  debug_gcStats: {
    params: [];
    result: GcStatistics;
  };
  /** Returns the RLP of the block of a number. */
  debug_getBlockRlp: {
    params: [blockNumber: IntegerInput];
    result: Data;
  };
  /** Returns the RLP of the header of a block number. */
  debug_getHeaderRlp: {
    params: [blockNumber: IntegerInput];
    result: Data;
  };
  /** Returns the RLP of a block. */
  debug_getRawBlock: {
    params: [block: BlockParameter];
    result: Data;
  };
  /** Returns the RLP of a block header. */
  debug_getRawHeader: {
    params: [block: BlockParameter];
    result: Data;
  };
  /** Returns the encoded receipts of a block (EIP-2718). */
  debug_getRawReceipts: {
    params: [block: BlockParameter];
    result: ReadonlyArray<Data> | null;
  };
  /** Returns a transaction in its EIP-2718 encoding. */
  debug_getRawTransaction: {
    params: [transactionHash: HashInput];
    result: Data;
  };
  /** Records trace events for some seconds. */
  debug_goTrace: {
    params: [file: ProfileFileInput, seconds: IntegerInput];
    result: null;
  };
  /** Returns the memory of the process. */
  debug_memStats: {
    params: [];
    result: MemoryStatistics;
  };
  /** Measures the use of the event loop for some seconds. */
  debug_mutexProfile: {
    params: [file: ProfileFileInput, seconds: IntegerInput];
    result: null;
  };
  /** Returns a block as text, for people. */
  debug_printBlock: {
    params: [blockNumber: IntegerInput];
    result: string;
  };
  /** Switches the measurement of the event loop's delay on or off. */
  debug_setBlockProfileRate: {
    params: [rate: number];
    result: null;
  };
  /** Sets the size of the young generation of the heap. */
  debug_setGCPercent: {
    params: [percent: number];
    result: Integer;
  };
  /** Switches the measurement of the event loop's use on or off. */
  debug_setMutexProfileFraction: {
    params: [rate: number];
    result: null;
  };
  /** Returns stacks, handles and threads of the process. */
  debug_stacks: {
    params: [filter?: string | null];
    result: string;
  };
  /** Begins a CPU profile. */
  debug_startCPUProfile: {
    params: [file: ProfileFileInput];
    result: null;
  };
  /** Begins to record trace events. */
  debug_startGoTrace: {
    params: [file: ProfileFileInput];
    result: null;
  };
  /** Ends the CPU profile and writes its file. */
  debug_stopCPUProfile: {
    params: [];
    result: null;
  };
  /** Ends the trace and writes its file. */
  debug_stopGoTrace: {
    params: [];
    result: null;
  };
  /** Lists slots of a contract within a block. */
  debug_storageRangeAt: {
    params: [
      block: BlockParameter,
      transactionIndex: IntegerInput,
      address: AddressInput,
      keyStart: StorageKeyStartInput,
      limit: IntegerInput,
    ];
    result: StorageRangeResult;
  };
  /** Runs the transactions of a block that the request holds, and returns their traces. */
  debug_traceBlock: {
    params: [block: DataInput, config?: TraceConfig | null];
    result: ReadonlyArray<TransactionTrace>;
  };
  /** Runs the transactions of a block again and returns their traces. */
  debug_traceBlockByHash: {
    params: [blockHash: HashInput, config?: TraceConfig | null];
    result: ReadonlyArray<TransactionTrace>;
  };
  /** Runs the transactions of a block again and returns their traces. */
  debug_traceBlockByNumber: {
    params: [block: BlockNumberOrTag, config?: TraceConfig | null];
    result: ReadonlyArray<TransactionTrace>;
  };
  /** Runs a call and returns its trace. */
  debug_traceCall: {
    params: [call: CallObject, block?: BlockParameter | null, config?: TraceCallConfig | null];
    result: Trace;
  };
  /**
   * Runs bundles of calls one after the other, each on what those before it changed, and returns a list of traces
   * for each bundle.
   */
  debug_traceCallMany: {
    params: [
      bundles: ReadonlyArray<CallBundle>,
      stateContext?: CallStateContext | null,
      config?: TraceCallConfig | null,
    ];
    result: ReadonlyArray<ReadonlyArray<Trace>>;
  };
  /** Runs a transaction of a block again and returns its trace. */
  debug_traceTransaction: {
    params: [transactionHash: HashInput, config?: TraceConfig | null];
    result: Trace;
  };
  /** Sets the level of the log. */
  debug_verbosity: {
    params: [level: number];
    result: null;
  };
  /** Sets the level of the log by part of the service. */
  debug_vmodule: {
    params: [pattern: string];
    result: null;
  };
  /** Writes the measured delay of the event loop. */
  debug_writeBlockProfile: {
    params: [file: ProfileFileInput];
    result: null;
  };
  /** Writes the heap profile. */
  debug_writeMemProfile: {
    params: [file: ProfileFileInput];
    result: null;
  };
  /** Writes the measured use of the event loop. */
  debug_writeMutexProfile: {
    params: [file: ProfileFileInput];
    result: null;
  };
  /** Returns a block header by number or tag. */
  erigon_getHeaderByNumber: {
    params: [blockNumber: NumberOrTag];
    result: Header | PendingHeader | null;
  };
  /** Returns the addresses that this server can send from. */
  eth_accounts: {
    params: [];
    result: ReadonlyArray<Address>;
  };
  /** Returns the base fee of the next block in wei per gas. */
  eth_baseFee: {
    params: [];
    result: Quantity | null;
  };
  /** Returns the price of blob gas in wei. */
  eth_blobBaseFee: {
    params: [];
    result: Quantity;
  };
  /** Returns the number of the newest block that the server can serve completely. */
  eth_blockNumber: {
    params: [];
    result: Quantity;
  };
  /** Runs a message call and returns its output. */
  eth_call: {
    params: [
      call: CallObject,
      block?: BlockParameter | null,
      stateOverrides?: StateOverrides | null,
      blockOverrides?: BlockOverrides | null,
    ];
    result: Data;
  };
  /** Returns, for each kind of data, the first block for which the server has it. */
  eth_capabilities: {
    params: [];
    result: Capabilities;
  };
  /** Returns the EIP-155 chain id. */
  eth_chainId: {
    params: [];
    result: Quantity;
  };
  /** Returns the operator account of the node's validator. */
  eth_coinbase: {
    params: [];
    result: Address;
  };
  /** Returns the settings of the current and the next fork (EIP-7910). */
  eth_config: {
    params: [];
    result: Config;
  };
  /** Returns the access list that a transaction should carry. */
  eth_createAccessList: {
    params: [call: CallObject, block?: BlockParameter | null, stateOverrides?: StateOverrides | null];
    result: AccessListResult;
  };
  /** Returns the lowest gas limit with which a transaction succeeds. */
  eth_estimateGas: {
    params: [
      call: CallObject,
      block?: BlockParameter | null,
      stateOverrides?: StateOverrides | null,
      blockOverrides?: BlockOverrides | null,
    ];
    result: Quantity;
  };
  /** Returns base fees, gas use and tips of a range of blocks. */
  eth_feeHistory: {
    params: [
      blockCount: IntegerInput,
      newestBlock: BlockNumberOrTag,
      rewardPercentiles?: ReadonlyArray<Percentile> | null,
    ];
    result: FeeHistory;
  };
  /** Fills in the missing fields of a transaction so that it can be signed. */
  eth_fillTransaction: {
    params: [transaction: TransactionToFill];
    result: FilledTransaction;
  };
  /** Returns a gas price in wei that gets a legacy transaction into the next block. */
  eth_gasPrice: {
    params: [];
    result: Quantity;
  };
  /** Returns the balance, nonce and code hash of an account. */
  eth_getAccount: {
    params: [address: AddressInput, block?: BlockParameter | null];
    result: AccountState;
  };
  /** Returns the balance, nonce and code of an account. */
  eth_getAccountInfo: {
    params: [address: AddressInput, block?: BlockParameter | null];
    result: AccountInfo;
  };
  /** Returns the balance of an account in wei. */
  eth_getBalance: {
    params: [address: AddressInput, block?: BlockParameter | null];
    result: Quantity;
  };
  /** Returns a block by hash. */
  eth_getBlockByHash: {
    params: [blockHash: HashInput, fullTransactions?: boolean | null];
    result: Block | null;
  };
  /** Returns a block by number or tag. */
  eth_getBlockByNumber: {
    params: [blockNumber: BlockNumberOrTag, fullTransactions?: boolean | null];
    result: Block | PendingBlock | null;
  };
  /** Returns the receipts of a block, in the order of its transactions. */
  eth_getBlockReceipts: {
    params: [block: BlockParameter];
    result: ReadonlyArray<Receipt> | null;
  };
  /** Returns the number of Ethereum transactions in a block. */
  eth_getBlockTransactionCountByHash: {
    params: [blockHash: HashInput];
    result: Quantity | null;
  };
  /** Returns the number of Ethereum transactions in a block. */
  eth_getBlockTransactionCountByNumber: {
    params: [blockNumber: BlockNumberOrTag];
    result: Quantity | null;
  };
  /** Returns the code of an account. */
  eth_getCode: {
    params: [address: AddressInput, block?: BlockParameter | null];
    result: Data;
  };
  /** Returns an empty list: the server has no compilers. */
  eth_getCompilers: {
    params: [];
    result: ReadonlyArray<string>;
  };
  /** Returns what a filter has found since the last call, oldest first. */
  eth_getFilterChanges: {
    params: [filterId: FilterIdInput];
    result: FilterChanges;
  };
  /** Returns all logs that match a log filter: what eth_getLogs returns for the object of the filter. */
  eth_getFilterLogs: {
    params: [filterId: FilterIdInput];
    result: Logs;
  };
  /** Returns a block header by hash. */
  eth_getHeaderByHash: {
    params: [blockHash: HashInput];
    result: Header | null;
  };
  /** Returns a block header by number or tag. */
  eth_getHeaderByNumber: {
    params: [blockNumber: BlockNumberOrTag];
    result: Header | PendingHeader | null;
  };
  /** Returns the logs that match a filter, oldest first. */
  eth_getLogs: {
    params: [filter: Filter];
    result: Logs;
  };
  /** Returns an account and storage words with proofs. */
  eth_getProof: {
    params: [address: AddressInput, positions: ReadonlyArray<StoragePosition>, block?: BlockParameter | null];
    result: Proof;
  };
  /** Returns a transaction in its EIP-2718 encoding, by its place in a block. */
  eth_getRawTransactionByBlockHashAndIndex: {
    params: [blockHash: HashInput, index: Uint64Input];
    result: Data | null;
  };
  /** Returns a transaction in its EIP-2718 encoding, by its place in a block. */
  eth_getRawTransactionByBlockNumberAndIndex: {
    params: [blockNumber: BlockNumberOrTag, index: Uint64Input];
    result: Data | null;
  };
  /** Returns a transaction in its EIP-2718 encoding. */
  eth_getRawTransactionByHash: {
    params: [transactionHash: HashInput];
    result: Data | null;
  };
  /** Returns a word of contract storage. */
  eth_getStorageAt: {
    params: [address: AddressInput, position: StoragePosition, block?: BlockParameter | null];
    result: Bytes32;
  };
  /** Returns several storage words of several contracts. */
  eth_getStorageValues: {
    params: [requests: StorageRequests, block?: BlockParameter | null];
    result: StorageValues;
  };
  /** Returns a transaction by its place in a block. */
  eth_getTransactionByBlockHashAndIndex: {
    params: [blockHash: HashInput, index: Uint64Input];
    result: Transaction | null;
  };
  /** Returns a transaction by its place in a block. */
  eth_getTransactionByBlockNumberAndIndex: {
    params: [blockNumber: BlockNumberOrTag, index: Uint64Input];
    result: Transaction | null;
  };
  /** Returns a transaction, mined or pending. */
  eth_getTransactionByHash: {
    params: [transactionHash: HashInput];
    result: Transaction | null;
  };
  /** Returns the transaction that an account sent with a nonce, mined or pending. */
  eth_getTransactionBySenderAndNonce: {
    params: [sender: AddressInput, nonce: Uint64Input];
    result: Transaction | null;
  };
  /** Returns the nonce of an account. */
  eth_getTransactionCount: {
    params: [address: AddressInput, block?: BlockParameter | null];
    result: Quantity;
  };
  /** Returns the logs of a transaction. */
  eth_getTransactionLogs: {
    params: [transactionHash: HashInput];
    result: Logs | null;
  };
  /** Returns the receipt of a transaction. */
  eth_getTransactionReceipt: {
    params: [transactionHash: HashInput];
    result: Receipt | null;
  };
  /** Returns null: there are no uncles. */
  eth_getUncleByBlockHashAndIndex: {
    params: [blockHash: HashInput, uncleIndex: Uint64Input];
    result: null;
  };
  /** Returns null: there are no uncles. */
  eth_getUncleByBlockNumberAndIndex: {
    params: [blockNumber: BlockNumberOrTag, uncleIndex: Uint64Input];
    result: null;
  };
  /** Returns the number of uncles of a block, which is zero. */
  eth_getUncleCountByBlockHash: {
    params: [blockHash: HashInput];
    result: Quantity | null;
  };
  /** Returns the number of uncles of a block, which is zero. */
  eth_getUncleCountByBlockNumber: {
    params: [blockNumber: BlockNumberOrTag];
    result: Quantity | null;
  };
  /** Returns 0x0: there is no proof of work. */
  eth_hashrate: {
    params: [];
    result: Quantity;
  };
  /** Returns a tip in wei per gas that gets a transaction into the next block. */
  eth_maxPriorityFeePerGas: {
    params: [];
    result: Quantity;
  };
  /** Returns whether this server makes blocks by itself. */
  eth_mining: {
    params: [];
    result: boolean;
  };
  /** Creates a filter for the hashes of new blocks and returns its id. */
  eth_newBlockFilter: {
    params: [];
    result: FilterId;
  };
  /** Creates a filter for the logs of new blocks and returns its id. */
  eth_newFilter: {
    params: [filter: Filter];
    result: FilterId;
  };
  /** Creates a filter for the hashes of new pending transactions and returns its id. */
  eth_newPendingTransactionFilter: {
    params: [];
    result: FilterId;
  };
  /** Returns the pending transactions that this server knows, in the order in which it learned of them. */
  eth_pendingTransactions: {
    params: [];
    result: ReadonlyArray<Transaction>;
  };
  /** Returns the version of the Ethereum wire protocol. */
  eth_protocolVersion: {
    params: [];
    result: Quantity;
  };
  /** Replaces a pending transaction with one of another price or gas limit. */
  eth_resend: {
    params: [transaction: TransactionObject, gasPrice?: QuantityInput | null, gasLimit?: Uint64Input | null];
    result: Hash;
  };
  /** Sends a signed transaction. */
  eth_sendRawTransaction: {
    params: [transaction: DataInput];
    result: Hash;
  };
  /** Sends a signed transaction and returns its receipt (EIP-7966). */
  eth_sendRawTransactionSync: {
    params: [transaction: DataInput, timeout?: IntegerInput | null];
    result: Receipt;
  };
  /** Signs and sends a transaction with the key of an unlocked account. */
  eth_sendTransaction: {
    params: [transaction: TransactionObject];
    result: Hash;
  };
  /** Signs and sends a transaction with the key of an unlocked account, and returns its receipt. */
  eth_sendTransactionSync: {
    params: [transaction: TransactionObject];
    result: Receipt;
  };
  /** Sends a transaction of any account, without its key. */
  eth_sendUnsignedTransaction: {
    params: [transaction: TransactionObject];
    result: Hash;
  };
  /** Signs a message with the key of an unlocked account. */
  eth_sign: {
    params: [address: AddressInput, data: DataInput];
    result: Data;
  };
  /** Signs a transaction with the key of an unlocked account, and does not send it. */
  eth_signTransaction: {
    params: [transaction: TransactionObject];
    result: Data;
  };
  /** Signs typed data (EIP-712) with the key of an unlocked account. */
  eth_signTypedData: {
    params: [address: AddressInput, typedData: TypedData | TypedDataText];
    result: Data;
  };
  /** Runs calls in a chain of simulated blocks. */
  eth_simulateV1: {
    params: [payload: SimulatePayload, block?: BlockParameter | null];
    result: ReadonlyArray<SimulatedBlock>;
  };
  /** Starts a subscription on this WebSocket and returns its id. */
  eth_subscribe: {
    params: [
      name: 'newHeads' | 'logs' | 'newPendingTransactions' | 'syncing' | 'transactionReceipts',
      options?:
        | NewHeadsOptions
        | LogsOptions
        | boolean
        | PendingTransactionsOptions
        | NoOptions
        | TransactionReceiptsOptions
        | null,
    ];
    result: SubscriptionId;
  };
  /** Returns false, or the progress of the node or of this server while it is catching up. */
  eth_syncing: {
    params: [];
    result: NotSyncing | SyncStatus;
  };
  /** Removes a filter. */
  eth_uninstallFilter: {
    params: [filterId: FilterIdInput];
    result: boolean;
  };
  /** Ends a subscription of this WebSocket. */
  eth_unsubscribe: {
    params: [subscriptionId: SubscriptionIdInput];
    result: boolean;
  };
  /** Moves the time of the next blocks forward. */
  evm_increaseTime: {
    params: [seconds: LenientInteger];
    result: Integer;
  };
  /** Makes a block, or several. */
  evm_mine: {
    params: [options?: MineOptions | null];
    result: Quantity;
  };
  /** Makes a block, or several, and returns them. */
  evm_mine_detailed: {
    params: [options?: MineOptions | null];
    result: ReadonlyArray<MinedBlock>;
  };
  /** Sets the chain back to a snapshot: blocks, state, pending transactions and the index. */
  evm_revert: {
    params: [snapshotId: LenientInteger];
    result: boolean;
  };
  /** Switches automatic mining on or off: a block for each transaction, at once. */
  evm_setAutomine: {
    params: [enabled: boolean];
    result: null;
  };
  /** Sets the gas limit of the next blocks. */
  evm_setBlockGasLimit: {
    params: [gasLimit: LenientInteger];
    result: boolean;
  };
  /** Sets the interval at which blocks are made; 0 stops it. */
  evm_setIntervalMining: {
    params: [seconds: LenientInteger];
    result: null;
  };
  /** Sets the time of the next block. */
  evm_setNextBlockTimestamp: {
    params: [timestamp: LenientInteger];
    result: null;
  };
  /** Sets the chain's clock, which continues from there. */
  evm_setTime: {
    params: [timestamp: LenientInteger];
    result: Integer;
  };
  /** Takes a snapshot of the chain and returns its id. */
  evm_snapshot: {
    params: [];
    result: Quantity;
  };
  /** Returns which blocks the index holds, and how far the rest is filled in. */
  halley_indexStatus: {
    params: [];
    result: IndexState;
  };
  /** Removes a pending transaction. */
  hardhat_dropTransaction: {
    params: [transactionHash: HashInput];
    result: boolean;
  };
  /** Sets PREVRANDAO of the next block, which shows it as mixHash. */
  hardhat_setPrevRandao: {
    params: [prevRandao: WordInput];
    result: boolean;
  };
  /** Returns 0: the chain has no proof of work. */
  miner_getHashrate: {
    params: [];
    result: Integer;
  };
  /** Sets the account that the validator's rewards go to. */
  miner_setEtherbase: {
    params: [address: AddressInput];
    result: boolean;
  };
  /** Does nothing and returns false: blocks of this chain have no extra data. */
  miner_setExtra: {
    params: [extra: ExtraDataInput];
    result: boolean;
  };
  /** Does nothing and returns false: the gas limit of a block is a consensus parameter. */
  miner_setGasLimit: {
    params: [gas: QuantityInput];
    result: boolean;
  };
  /** Sets the lowest price of gas that the node accepts, from its next start on. */
  miner_setGasPrice: {
    params: [gasPrice: GasPriceInput];
    result: boolean;
  };
  /** Does nothing and returns false: validators make the blocks. */
  miner_start: {
    params: [threads?: IntegerInput | null];
    result: boolean;
  };
  /** Does nothing and returns null: validators make the blocks. */
  miner_stop: {
    params: [];
    result: null;
  };
  /** Returns whether the node accepts peer connections. */
  net_listening: {
    params: [];
    result: boolean;
  };
  /** Returns the number of peers of the node, as a JSON number. */
  net_peerCount: {
    params: [];
    result: Integer;
  };
  /** Returns the EVM chain id in decimal. */
  net_version: {
    params: [];
    result: string;
  };
  /** Returns the level of Otterscan's API that is served. */
  ots_getApiLevel: {
    params: [];
    result: Integer;
  };
  /** Returns a block without its transactions, and its fees. */
  ots_getBlockDetails: {
    params: [blockNumber: NumberOrTag];
    result: BlockDetails | null;
  };
  /** Returns a block without its transactions, and its fees, by hash. */
  ots_getBlockDetailsByHash: {
    params: [blockHash: HashInput];
    result: BlockDetails | null;
  };
  /** Returns a page of the transactions of a block. Page 0 has the last ones. */
  ots_getBlockTransactions: {
    params: [blockNumber: NumberOrTag, pageNumber: IntegerInput, pageSize: IntegerInput];
    result: BlockTransactionsPage | null;
  };
  /** Returns the transaction that created a contract, and the creator. */
  ots_getContractCreator: {
    params: [address: AddressInput];
    result: ContractCreator | null;
  };
  /** Returns the transfers, creations and selfdestructs of the calls inside a transaction. */
  ots_getInternalOperations: {
    params: [transactionHash: HashInput];
    result: ReadonlyArray<InternalOperation>;
  };
  /** Returns the hash of the transaction that an account sent with a nonce. */
  ots_getTransactionBySenderAndNonce: {
    params: [sender: AddressInput, nonce: IntegerInput];
    result: Hash | null;
  };
  /** Returns what a transaction reverted with. */
  ots_getTransactionError: {
    params: [transactionHash: HashInput];
    result: Data;
  };
  /** Returns whether an account has code. */
  ots_hasCode: {
    params: [address: AddressInput, blockNumber?: NumberOrTag | null];
    result: boolean;
  };
  /** Returns transactions that touch an address, in the blocks after a block. */
  ots_searchTransactionsAfter: {
    params: [address: AddressInput, blockNumber: IntegerInput, pageSize: IntegerInput];
    result: TransactionSearchPage;
  };
  /** Returns transactions that touch an address, in the blocks before a block. */
  ots_searchTransactionsBefore: {
    params: [address: AddressInput, blockNumber: IntegerInput, pageSize: IntegerInput];
    result: TransactionSearchPage;
  };
  /** Returns the calls of a transaction in the order in which they began. */
  ots_traceTransaction: {
    params: [transactionHash: HashInput];
    result: ReadonlyArray<TraceEntry>;
  };
  /** Returns the account that made a signature of personal_sign or eth_sign. */
  personal_ecRecover: {
    params: [data: DataInput, signature: DataInput];
    result: Address;
  };
  /** Encrypts a private key with a passphrase and keeps it in the key store. */
  personal_importRawKey: {
    params: [privateKey: PrivateKeyInput, passphrase: string];
    result: Address;
  };
  /** Makes a new key for a wallet, which is usable and unlocked until it is unpaired or the server exits. */
  personal_initializeWallet: {
    params: [url: string];
    result: Bytes32;
  };
  /** Returns the addresses that this server can send from. */
  personal_listAccounts: {
    params: [];
    result: ReadonlyArray<Address>;
  };
  /** Returns the keys of the key store and the paired wallets, and whether they are unlocked. */
  personal_listWallets: {
    params: [];
    result: ReadonlyArray<KeyWallet>;
  };
  /** Locks an account: its key is removed from memory. */
  personal_lockAccount: {
    params: [address: AddressInput];
    result: boolean;
  };
  /** Makes a new key and keeps it in the key store, encrypted with a passphrase. */
  personal_newAccount: {
    params: [passphrase: string];
    result: Address;
  };
  /** Signs a transaction with the key that a passphrase decrypts, and sends it. */
  personal_sendTransaction: {
    params: [transaction: TransactionObject, passphrase: string];
    result: Hash;
  };
  /** Signs a message with the key that a passphrase decrypts, or with that of an unlocked account. */
  personal_sign: {
    params: [data: DataInput, address: AddressInput, password?: string | null];
    result: Data;
  };
  /** Signs a transaction with the key that a passphrase decrypts, and does not send it. */
  personal_signTransaction: {
    params: [transaction: TransactionObject, passphrase: string];
    result: SignedTransaction;
  };
  /** Unlocks an account: its key is held in memory, so that eth_sign, eth_sendTransaction and others use it. */
  personal_unlockAccount: {
    params: [address: AddressInput, passphrase: string, duration?: IntegerInput | null];
    result: boolean;
  };
  /** Removes a paired wallet: its key is gone. */
  personal_unpair: {
    params: [url: string, pairingPassword: string];
    result: null;
  };
  /** Returns the contract of this server. */
  'rpc.discover': {
    params: [];
    result: OpenrpcDocument;
  };
  /** Returns the enabled namespaces with their versions. */
  rpc_modules: {
    params: [];
    result: ModuleVersions;
  };
  /** Returns the frames of all transactions of a block. */
  trace_block: {
    params: [block: BlockParameter];
    result: ReadonlyArray<PlacedParityTrace> | null;
  };
  /** Runs a call and returns its traces. */
  trace_call: {
    params: [
      call: CallObject,
      types: ReadonlyArray<'trace' | 'stateDiff' | 'vmTrace'>,
      block?: BlockParameter | null,
      stateOverrides?: StateOverrides | null,
      blockOverrides?: BlockOverrides | null,
    ];
    result: TraceResults;
  };
  /** Runs calls, each on what those before it changed, and returns their traces. */
  trace_callMany: {
    params: [calls: ReadonlyArray<CallWithTraceTypes>, block?: BlockParameter | null];
    result: ReadonlyArray<TraceResults>;
  };
  /** Returns the frames of a range of blocks that match addresses, oldest first. */
  trace_filter: {
    params: [filter: TraceFilter];
    result: ReadonlyArray<PlacedParityTrace>;
  };
  /** Returns one frame of a transaction. */
  trace_get: {
    params: [transactionHash: HashInput, indices: ReadonlyArray<IntegerInput>];
    result: PlacedParityTrace | null;
  };
  /** Runs a signed transaction without sending it, and returns its traces. */
  trace_rawTransaction: {
    params: [
      transaction: DataInput,
      types: ReadonlyArray<'trace' | 'stateDiff' | 'vmTrace'>,
      block?: BlockParameter | null,
    ];
    result: TraceResults;
  };
  /** Runs the transactions of a block again and returns their traces. */
  trace_replayBlockTransactions: {
    params: [block: BlockParameter, types: ReadonlyArray<'trace' | 'stateDiff' | 'vmTrace'>];
    result: ReadonlyArray<MinedTraceResults> | null;
  };
  /** Runs a transaction of a block again and returns its traces. */
  trace_replayTransaction: {
    params: [transactionHash: HashInput, types: ReadonlyArray<'trace' | 'stateDiff' | 'vmTrace'>];
    result: TraceResults;
  };
  /** Returns the frames of a transaction. */
  trace_transaction: {
    params: [transactionHash: HashInput];
    result: ReadonlyArray<PlacedParityTrace> | null;
  };
  /** Returns the pending and queued transactions, by sender and nonce. */
  txpool_content: {
    params: [];
    result: TxpoolContent;
  };
  /** Returns the pending and queued transactions of one sender, by nonce. */
  txpool_contentFrom: {
    params: [address: AddressInput];
    result: TxpoolContentFrom;
  };
  /** Returns a one-line summary of each pending or queued transaction, by sender and nonce. */
  txpool_inspect: {
    params: [];
    result: TxpoolInspection;
  };
  /** Returns the numbers of pending and queued transactions. */
  txpool_status: {
    params: [];
    result: TxpoolStatus;
  };
  /** Returns the version of this server and of the node behind it. */
  web3_clientVersion: {
    params: [];
    result: string;
  };
  /** Returns the Keccak-256 hash of bytes. */
  web3_sha3: {
    params: [data: DataInput];
    result: Hash;
  };
}
/** The name of a method on the wire. */
export type MethodName = keyof MethodMap;
/** What can be subscribed to: the options, which can be left out, and what each notification carries. */
export interface SubscriptionMap {
  /**
   * Sends the header of every new block, in order. A header has the fields of eth_getBlockByNumber without
   * transactions and uncles.
   */
  newHeads: {
    options: NewHeadsOptions | null;
    result: BlockHead | Block;
  };
  /** Sends every log of new blocks that matches, one by one, in order. Without options, sends all logs. */
  logs: {
    options: LogsOptions | null;
    result: Log;
  };
  /**
   * Sends every new pending transaction, once. These are the transactions that this server sent and those that the
   * node's mempool lists, but not those that were pending before the subscription began. true means the same as
   * {"includeTransactions":true}. A transaction that went into a block before it was seen in the mempool is not
   * sent.
   */
  newPendingTransactions: {
    options: boolean | PendingTransactionsOptions | null;
    result: Hash | Transaction;
  };
  /** Sends whether the node or this server is catching up: once at the start, and at every change. */
  syncing: {
    options: NoOptions | null;
    result: NotSyncing | Syncing;
  };
  /**
   * Sends the receipts of every new block, one notification for each block. A block without a matching receipt
   * sends nothing. Receipts of named transactions that are already mined are sent at once.
   */
  transactionReceipts: {
    options: TransactionReceiptsOptions | null;
    result: ReadonlyArray<Receipt>;
  };
}
/** The name of a subscription. */
export type SubscriptionName = keyof SubscriptionMap;
/** What calls methods. */
export interface Requester {
  /** Calls a method by its name on the wire. */
  request<M extends MethodName>(method: M, ...params: MethodMap[M]['params']): Promise<MethodMap[M]['result']>;
}
/** The methods of `admin`. */
export declare class AdminMethods {
  #private;
  constructor(requester: Requester);
  /**
   * Asks the node to connect to a peer, now and whenever the connection breaks. True means that the node tries;
   * admin_peers shows the peer once it is connected. The node forgets the request when it restarts. It needs
   * `unsafe = true` in the section [rpc] of the node's config.toml.
   * @param address - The peer.
   * Errors: invalidParams, unauthorized, methodNotSupported, peerRefused, nodeUnavailable.
   */
  addPeer(address: PeerAddressInput): Promise<boolean>;
  /**
   * Returns the absolute path of Halley's data folder. It is that of --data-dir, not the home folder of the node.
   * Errors: unauthorized.
   */
  datadir(): Promise<string>;
  /**
   * Returns what the node reports about itself in its network. Its `enode` is what admin_addPeer of a Halley in
   * front of another node takes.
   * Errors: unauthorized, nodeUnavailable.
   */
  nodeInfo(): Promise<NetworkNodeInfo>;
  /**
   * Returns the nodes that are connected to the node.
   * Errors: unauthorized, nodeUnavailable.
   */
  peers(): Promise<ReadonlyArray<PeerInfo>>;
  /**
   * Starts the HTTP listener. WebSockets are taken there too while they are on. An address that is in use is an
   * error. Where private methods need no token, only addresses of this machine are served.
   * @param host - Host name or address; the last one when left out.
   * @param port - TCP port; the last one when left out.
   * @param cors - Comma-separated origins of web pages that may call; as --json-rpc.cors-origins when left out.
   * @param apis - Comma-separated namespaces. They are the same on all listeners, so only those of --json-rpc.api
   * can be named.
   * @param vhosts - Comma-separated host names; as --json-rpc.vhosts when left out.
   * Errors: invalidParams, unauthorized, listenerUnchanged.
   */
  startRPC(
    host?: string | null,
    port?: number | null,
    cors?: string | null,
    apis?: string | null,
    vhosts?: string | null,
  ): Promise<boolean>;
  /**
   * Starts taking WebSockets, on the WebSocket address and on the HTTP address. An address that is in use is an
   * error. Where private methods need no token, only addresses of this machine are served.
   * @param host - Host name or address; the last one when left out.
   * @param port - TCP port; the last one when left out.
   * @param origins - Comma-separated origins of web pages that may connect; as --json-rpc.ws-origins when left
   * out.
   * @param apis - Comma-separated namespaces. They are the same on all listeners, so only those of --json-rpc.api
   * can be named.
   * Errors: invalidParams, unauthorized, listenerUnchanged.
   */
  startWS(host?: string | null, port?: number | null, origins?: string | null, apis?: string | null): Promise<boolean>;
  /**
   * Stops the HTTP listener. Requests in progress complete, this one too; WebSockets that came over the HTTP
   * address end. Refused while no separate WebSocket listener runs, because nothing could start it again. True
   * also when it was stopped before.
   * Errors: unauthorized, listenerUnchanged.
   */
  stopRPC(): Promise<boolean>;
  /**
   * Stops taking WebSockets, and ends those that are open. Requests in progress are answered, this one too.
   * Refused while the HTTP listener does not run, because nothing could start it again. True also when it was
   * stopped before.
   * Errors: unauthorized, listenerUnchanged.
   */
  stopWS(): Promise<boolean>;
}
/** The methods of `anvil`. */
export declare class AnvilMethods {
  #private;
  constructor(requester: Requester);
  /**
   * Adds wei to the balance of an account, up to 2^256 - 1. Only with the embedded development chain.
   * @param address - The account.
   * @param amount - Wei.
   * Errors: invalidParams, nodeUnavailable.
   */
  addBalance(address: AddressInput, amount: LenientInteger): Promise<null>;
  /**
   * Lets eth_sendTransaction send from every account without its key, or ends that. Only with the embedded
   * development chain.
   * @param enabled - Whether every account is impersonated.
   * Errors: invalidParams, nodeUnavailable.
   */
  autoImpersonateAccount(enabled: boolean): Promise<null>;
  /**
   * Sets the balance that an account has of an ERC-20 token. Only with the embedded development chain. It sets the
   * storage slot that balanceOf reads, and is an error when no single slot holds the balance.
   * @param address - The account.
   * @param token - The token.
   * @param amount - The balance, in the token's smallest unit.
   * Errors: invalidParams, executionFailed, limitExceeded, requestTimedOut, nodeUnavailable.
   */
  dealERC20(address: AddressInput, token: AddressInput, amount: LenientInteger): Promise<null>;
  /**
   * Removes all pending transactions. Only with the embedded development chain.
   * Errors: nodeUnavailable.
   */
  dropAllTransactions(): Promise<null>;
  /**
   * Removes a pending transaction. Only with the embedded development chain.
   * @param transactionHash - Hash of the transaction.
   * @returns The hash; null when no such transaction is pending.
   * Errors: invalidParams, nodeUnavailable.
   */
  dropTransaction(transactionHash: HashInput): Promise<Hash | null>;
  /**
   * Returns the state of the chain, for anvil_loadState here or of anvil 1.7.1. Only with the embedded development
   * chain. It has all accounts, with code and storage, and the header of the newest block. Blocks and transactions
   * are left out.
   * @param preserveHistoricalStates - Taken from clients of anvil and not used: the dump has the newest state.
   * @returns JSON, compressed with gzip.
   * Errors: invalidParams, nodeUnavailable.
   */
  dumpState(preserveHistoricalStates?: boolean | null): Promise<Data>;
  /**
   * Returns whether transactions are mined at once. Only with the embedded development chain.
   * Errors: nodeUnavailable.
   */
  getAutomine(): Promise<boolean>;
  /**
   * Returns the time of the first block. Only with the embedded development chain.
   * @returns Seconds since 1970.
   * Errors: nodeUnavailable.
   */
  getGenesisTime(): Promise<Integer>;
  /**
   * Returns the interval at which blocks are made. Only with the embedded development chain.
   * @returns null when no blocks are made by time.
   * Errors: nodeUnavailable.
   */
  getIntervalMining(): Promise<number | null>;
  /**
   * Lets eth_sendTransaction send from an account without its key. Only with the embedded development chain.
   * @param address - The account.
   * Errors: invalidParams, nodeUnavailable.
   */
  impersonateAccount(address: AddressInput): Promise<null>;
  /**
   * Loads a state that anvil_dumpState returned, here or of anvil 1.7.1. Only with the embedded development chain.
   * The accounts are put on top of the newest block; those that the state does not name stay. Coinbase, gas limit
   * and base fee of the next block are those of the state. When its block is higher than this chain, empty blocks
   * follow up to its number, at most 10000; its blocks, transactions and receipts are not loaded.
   * @param state - JSON, compressed with gzip or not.
   * @returns Always true.
   * Errors: invalidParams, nodeUnavailable.
   */
  loadState(state: DataInput): Promise<boolean>;
  /**
   * Returns what the development chain is. Only with the embedded development chain.
   * Errors: nodeUnavailable.
   */
  metadata(): Promise<DevelopmentMetadata>;
  /**
   * Makes blocks. Only with the embedded development chain.
   * @param blocks - Number of blocks; one when left out.
   * @param interval - Seconds between the times of the blocks. When left out, those of
   * anvil_setBlockTimestampInterval, or one.
   * Errors: invalidParams, limitExceeded, nodeUnavailable.
   */
  mine(blocks?: LenientInteger | null, interval?: LenientInteger | null): Promise<null>;
  /**
   * Returns how the development chain is set up. Only with the embedded development chain.
   * Errors: nodeUnavailable.
   */
  nodeInfo(): Promise<DevelopmentNodeInfo>;
  /**
   * Ends what anvil_setBlockTimestampInterval began. Only with the embedded development chain.
   * @returns false when no interval was set.
   * Errors: nodeUnavailable.
   */
  removeBlockTimestampInterval(): Promise<boolean>;
  /**
   * Removes the pending transactions of an account. Only with the embedded development chain.
   * @param address - The sender.
   * Errors: invalidParams, nodeUnavailable.
   */
  removePoolTransactions(address: AddressInput): Promise<null>;
  /**
   * Replaces the newest blocks by as many others. Only with the embedded development chain. All transactions are
   * checked before the chain goes back. One that cannot run in its block, because of its nonce, its price or its
   * sender's balance, is left out. Subscriptions and filters continue with the new blocks; the logs of the
   * replaced blocks come again with removed set to true.
   * @param depth - Number of blocks to replace, at most 1000. The first block stays.
   * @param txBlockPairs - Transactions of the new blocks: each a list of a transaction, signed in hex or as an
   * object for eth_sendTransaction, and of the index of its block, 0 for the first.
   * Errors: invalidParams, limitExceeded, conflictingFees, chainIdMismatch, resourceNotFound, nodeUnavailable.
   */
  reorg(depth: LenientInteger, txBlockPairs?: ReadonlyArray<ReorgEntry> | null): Promise<null>;
  /**
   * Sets the chain back to its first block, or forks a network. Only with the embedded development chain. With a
   * URL to fork, the client needs what private methods need: the server fetches the URL.
   * @param options - With `forking`, the chain becomes a fork of a network, and begins with one of its blocks.
   * Without it, a fork becomes an ordinary chain again. When the network does not respond, nothing changes.
   * Errors: invalidParams, featureNotSupported, nodeUnavailable, unauthorized.
   */
  reset(options?: ResetOptions | null): Promise<null>;
  /**
   * Goes back by some blocks: blocks, state and index. Only with the embedded development chain. Snapshots of
   * later blocks are dropped. Time continues from that of the block that becomes the newest. Subscriptions and
   * filters continue with the blocks that replace them; the logs of the blocks that are gone come again with
   * removed set to true.
   * @param depth - Number of blocks; one when left out or null. The first block stays.
   * Errors: invalidParams, nodeUnavailable.
   */
  rollback(depth?: LenientInteger | null): Promise<null>;
  /**
   * Sets the balance of an account. Only with the embedded development chain.
   * @param address - The account.
   * @param balance - Wei.
   * Errors: invalidParams, nodeUnavailable.
   */
  setBalance(address: AddressInput, balance: LenientInteger): Promise<null>;
  /**
   * Fixes the time from one block to the next. Only with the embedded development chain.
   * @param seconds - Seconds from each block to the next, at most 253402300799 in all.
   * Errors: invalidParams, nodeUnavailable.
   */
  setBlockTimestampInterval(seconds: LenientInteger): Promise<null>;
  /**
   * Sets the EIP-155 chain id. Only with the embedded development chain. evm_revert and anvil_reset do not undo
   * it.
   * @param chainId - 1 to 2^64 - 1.
   * Errors: invalidParams, nodeUnavailable.
   */
  setChainId(chainId: LenientInteger): Promise<null>;
  /**
   * Sets the code of an account. Only with the embedded development chain.
   * @param address - The account.
   * @param code - Runtime code.
   * Errors: invalidParams, nodeUnavailable.
   */
  setCode(address: AddressInput, code: DataInput): Promise<null>;
  /**
   * Sets the miner of the next blocks, which code sees as COINBASE. Only with the embedded development chain.
   * @param address - The account.
   * Errors: invalidParams, nodeUnavailable.
   */
  setCoinbase(address: AddressInput): Promise<null>;
  /**
   * Sets how much of an owner's ERC-20 tokens a spender may move. Only with the embedded development chain. It
   * sets the storage slot that allowance reads, and is an error when no single slot holds the allowance.
   * @param owner - The owner.
   * @param spender - The spender.
   * @param token - The token.
   * @param amount - The allowance, in the token's smallest unit.
   * Errors: invalidParams, executionFailed, limitExceeded, requestTimedOut, nodeUnavailable.
   */
  setERC20Allowance(
    owner: AddressInput,
    spender: AddressInput,
    token: AddressInput,
    amount: LenientInteger,
  ): Promise<null>;
  /**
   * Switches on or off what the development chain prints for each request and transaction. Only with the embedded
   * development chain. Errors are printed always.
   * @param enabled - Whether lines are printed.
   * Errors: invalidParams, nodeUnavailable.
   */
  setLoggingEnabled(enabled: boolean): Promise<null>;
  /**
   * Sets the least price of gas that a transaction must pay. Only with the embedded development chain. It is the
   * fee market's own parameter min_gas_price. anvil refuses this method because it has none besides the base fee.
   * @param price - Wei per gas, below 2^128.
   * Errors: invalidParams, nodeUnavailable.
   */
  setMinGasPrice(price: LenientInteger): Promise<null>;
  /**
   * Sets the base fee of the next block. Only with the embedded development chain. The base fees after it follow
   * from it.
   * @param baseFee - Wei, below 2^128.
   * Errors: invalidParams, nodeUnavailable.
   */
  setNextBlockBaseFeePerGas(baseFee: LenientInteger): Promise<null>;
  /**
   * Sets the nonce of an account. Only with the embedded development chain.
   * @param address - The account.
   * @param nonce - The nonce of its next transaction.
   * Errors: invalidParams, nodeUnavailable.
   */
  setNonce(address: AddressInput, nonce: LenientInteger): Promise<null>;
  /**
   * Makes a fork use another server of the same network. Only with the embedded development chain. The server must
   * have the same chain id, and the forked block with the same hash. Headers are sent on only to the host that
   * they were given for. The client needs what private methods need: the server fetches the URL.
   * @param url - URL of the JSON-RPC server, which begins with http:// or https://.
   * Errors: invalidParams, nodeUnavailable, unauthorized.
   */
  setRpcUrl(url: string): Promise<null>;
  /**
   * Sets a word of contract storage. Only with the embedded development chain.
   * @param address - The account.
   * @param position - Storage position.
   * @param value - The word.
   * Errors: invalidParams, nodeUnavailable.
   */
  setStorageAt(address: AddressInput, position: LenientPosition, value: WordInput): Promise<boolean>;
  /**
   * Ends what anvil_impersonateAccount began. Only with the embedded development chain.
   * @param address - The account.
   * Errors: invalidParams, nodeUnavailable.
   */
  stopImpersonatingAccount(address: AddressInput): Promise<null>;
}
/** The methods of `debug`. */
export declare class DebugMethods {
  #private;
  constructor(requester: Requester);
  /**
   * Measures the delay of the event loop for some seconds. How late the event loop of the main thread is, instead
   * of Go's block profile: everything that waits for it waits as long. The file is JSON with count, minimum, mean,
   * maximum and percentiles in milliseconds. Afterwards the measurement is off. It continues when the client
   * leaves or its request times out (json-rpc.http-timeout), and ends early when the service stops; the file is
   * written in either case.
   * @param file - The file that is made.
   * @param seconds - How long, in seconds.
   * Errors: invalidParams, unauthorized, limitExceeded, profileInProgress, profileNotWritten.
   */
  blockProfile(file: ProfileFileInput, seconds: IntegerInput): Promise<null>;
  /**
   * Records a CPU profile for some seconds. The file is a .cpuprofile as Chrome's developer tools and editors open
   * it: what the main thread does, sampled every millisecond (less often above 100 s). Worker threads are not in
   * it. It continues when the client leaves or its request times out (json-rpc.http-timeout), and ends early when
   * the service stops; the file is written in either case.
   * @param file - The file that is made.
   * @param seconds - How long, in seconds.
   * Errors: invalidParams, unauthorized, limitExceeded, profileInProgress, profileNotWritten.
   */
  cpuProfile(file: ProfileFileInput, seconds: IntegerInput): Promise<null>;
  /**
   * Collects all garbage and gives memory back to the system. The process does nothing else meanwhile: tens to
   * hundreds of milliseconds, by the size of the heap.
   * Errors: unauthorized.
   */
  freeOSMemory(): Promise<null>;
  /**
   * Returns the garbage collections of the process.
   * Errors: unauthorized.
   */
  gcStats(): Promise<GcStatistics>;
  /**
   * Returns the RLP of the block of a number. The older name of debug_getRawBlock; returns the same bytes.
   * @param blockNumber - Block number, also as a JSON integer.
   * Errors: invalidParams, resourceNotFound, historyPruned, historyNotKept, nodeUnavailable, featureNotSupported,
   * responseTooLarge.
   */
  getBlockRlp(blockNumber: IntegerInput): Promise<Data>;
  /**
   * Returns the RLP of the header of a block number. The older name of debug_getRawHeader; returns the same bytes.
   * @param blockNumber - Block number, also as a JSON integer.
   * Errors: invalidParams, resourceNotFound, historyPruned, historyNotKept, nodeUnavailable.
   */
  getHeaderRlp(blockNumber: IntegerInput): Promise<Data>;
  /**
   * Returns the RLP of a block. Header, transactions, uncles (none), and withdrawals from Shanghai on. The
   * Keccak-256 hash of the header is not the block's hash, which comes from the consensus engine; parentHash is
   * such a hash, too.
   * @param block - A block: number, tag, block hash, or EIP-1898 object.
   * @returns 0x for a number that no block has, as in geth. A hash that no block has is an error.
   * Errors: invalidParams, resourceNotFound, historyPruned, historyNotKept, nodeUnavailable, featureNotSupported,
   * responseTooLarge.
   */
  getRawBlock(block: BlockParameter): Promise<Data>;
  /**
   * Returns the RLP of a block header. RLP with geth's list of fields. Its Keccak-256 hash is not the block's
   * hash, which comes from the consensus engine; parentHash is such a hash, too.
   * @param block - A block: number, tag, block hash, or EIP-1898 object.
   * @returns 0x for a number that no block has, as in geth. A hash that no block has is an error.
   * Errors: invalidParams, resourceNotFound, historyPruned, historyNotKept, nodeUnavailable.
   */
  getRawHeader(block: BlockParameter): Promise<Data>;
  /**
   * Returns the encoded receipts of a block (EIP-2718). Status, cumulative gas, bloom and logs, after the type
   * byte unless the type is 0: what receiptsRoot is the root of.
   * @param block - A block: number, tag, block hash, or EIP-1898 object.
   * @returns In the order of the transactions; null for a number that no block has. A hash that no block has is an
   * error.
   * Errors: invalidParams, resourceNotFound, historyPruned, historyNotKept, nodeUnavailable, responseTooLarge.
   */
  getRawReceipts(block: BlockParameter): Promise<ReadonlyArray<Data> | null>;
  /**
   * Returns a transaction in its EIP-2718 encoding. Also for a pending transaction.
   * @param transactionHash - Transaction hash.
   * @returns 0x when the transaction does not exist, as in geth.
   * Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
   */
  getRawTransaction(transactionHash: HashInput): Promise<Data>;
  /**
   * Records trace events for some seconds. The file has Chrome's trace format, which chrome://tracing and
   * ui.perfetto.dev open: garbage collections, compilation, HTTP requests and connections of the main thread,
   * instead of Go's execution trace. Of arguments, only those of V8 are kept. At 64 MiB it ends. It continues when
   * the client leaves or its request times out (json-rpc.http-timeout), and ends early when the service stops; the
   * file is written in either case.
   * @param file - The file that is made.
   * @param seconds - How long, in seconds.
   * Errors: invalidParams, unauthorized, limitExceeded, profileInProgress, profileNotWritten.
   */
  goTrace(file: ProfileFileInput, seconds: IntegerInput): Promise<null>;
  /**
   * Returns the memory of the process.
   * Errors: unauthorized.
   */
  memStats(): Promise<MemoryStatistics>;
  /**
   * Measures the use of the event loop for some seconds. How busy the event loop of the main thread is and which
   * async resources are pending, instead of Go's mutex profile: all JavaScript contends for this loop. The file is
   * JSON with milliseconds idle and active, the utilisation from 0 to 1, and the number of pending resources by
   * type. Afterwards the measurement is off. It continues when the client leaves or its request times out
   * (json-rpc.http-timeout), and ends early when the service stops; the file is written in either case.
   * @param file - The file that is made.
   * @param seconds - How long, in seconds.
   * Errors: invalidParams, unauthorized, limitExceeded, profileInProgress, profileNotWritten.
   */
  mutexProfile(file: ProfileFileInput, seconds: IntegerInput): Promise<null>;
  /**
   * Returns a block as text, for people.
   * @param blockNumber - Block number, also as a JSON integer.
   * @returns Lines of text: the fields of the header, then the transactions, uncles and withdrawals. Programs
   * should not read it.
   * Errors: invalidParams, resourceNotFound, historyPruned, historyNotKept, nodeUnavailable.
   */
  printBlock(blockNumber: IntegerInput): Promise<string>;
  /**
   * Switches the measurement of the event loop's delay on or off. How late the event loop of the main thread is,
   * instead of Go's block profile: everything that waits for it waits as long. What was measured before is
   * forgotten.
   * @param rate - Nanoseconds between looks at the clock, as in Go; what is below a millisecond counts as one, and
   * more than a second as a second. 0 or less: off.
   * Errors: invalidParams, unauthorized.
   */
  setBlockProfileRate(rate: number): Promise<null>;
  /**
   * Sets the size of the young generation of the heap. It holds for threads that start from then on, such as those
   * that execute calls. V8 fixes the young generation of the main thread when the process starts:
   * `NODE_OPTIONS=--max-semi-space-size=<MiB>`.
   * @param percent - In percent of V8's default of 16 MiB for each half; at least 1 MiB and at most 256. Negative,
   * in Go no collections, is the most.
   * @returns The value before; 100 at the start.
   * Errors: invalidParams, unauthorized.
   */
  setGCPercent(percent: number): Promise<Integer>;
  /**
   * Switches the measurement of the event loop's use on or off. How busy the event loop of the main thread is and
   * which async resources are pending, instead of Go's mutex profile: all JavaScript contends for this loop. What
   * was measured before is forgotten.
   * @param rate - Above 0: on. 0 or less: off.
   * Errors: invalidParams, unauthorized.
   */
  setMutexProfileFraction(rate: number): Promise<null>;
  /**
   * Returns stacks, handles and threads of the process. In the place of Go's goroutines: the stack of the main
   * thread (which is that of this request), its native stack, the handles of its event loop, and the same of each
   * worker thread.
   * @param filter - Only frames and handles that contain this text.
   * @returns JSON text: Node's diagnostic report without environment, command line, addresses and limits of the
   * user.
   * Errors: invalidParams, unauthorized.
   */
  stacks(filter?: string | null): Promise<string>;
  /**
   * Begins a CPU profile. The file is a .cpuprofile as Chrome's developer tools and editors open it: what the main
   * thread does, sampled every millisecond (less often above 100 s). Worker threads are not in it. One that is not
   * stopped ends after 300 s.
   * @param file - The file that is made.
   * Errors: invalidParams, unauthorized, profileInProgress, profileNotWritten.
   */
  startCPUProfile(file: ProfileFileInput): Promise<null>;
  /**
   * Begins to record trace events. The file has Chrome's trace format, which chrome://tracing and ui.perfetto.dev
   * open: garbage collections, compilation, HTTP requests and connections of the main thread, instead of Go's
   * execution trace. Of arguments, only those of V8 are kept. At 64 MiB it ends. One that is not stopped ends
   * after 300 s.
   * @param file - The file that is made.
   * Errors: invalidParams, unauthorized, profileInProgress, profileNotWritten.
   */
  startGoTrace(file: ProfileFileInput): Promise<null>;
  /**
   * Ends the CPU profile and writes its file. V8 puts the profile together in the main thread, which takes some
   * milliseconds.
   * Errors: unauthorized, profileNotInProgress, profileNotWritten.
   */
  stopCPUProfile(): Promise<null>;
  /**
   * Ends the trace and writes its file.
   * Errors: unauthorized, profileNotInProgress, profileNotWritten.
   */
  stopGoTrace(): Promise<null>;
  /**
   * Lists slots of a contract within a block. Only with an embedded development chain that is not a fork: nodes of
   * the chain do not list the storage of a contract. Transactions of the block run again as they ran in it.
   * @param block - A block: number, tag, block hash, or EIP-1898 object.
   * @param transactionIndex - The state is that before this transaction of the block, with those before it run.
   * @param address - The contract.
   * @param keyStart - The lowest hash of a slot that is listed.
   * @param limit - Most slots to return.
   * Errors: invalidParams, methodNotSupported, resourceNotFound, limitExceeded, historyPruned, historyNotKept,
   * nodeUnavailable.
   */
  storageRangeAt(
    block: BlockParameter,
    transactionIndex: IntegerInput,
    address: AddressInput,
    keyStart: StorageKeyStartInput,
    limit: IntegerInput,
  ): Promise<StorageRangeResult>;
  /**
   * Runs the transactions of a block that the request holds, and returns their traces.
   * @param block - RLP of the block, as debug_getRawBlock returns it. A block that the chain has committed is
   * traced as it was committed; any other runs as it is given, on the state of its parent, which must be known.
   * @param config - How the trace is made; struct logs when left out.
   * @returns One for each transaction, in block order.
   * Errors: invalidParams, traceFailed, featureNotSupported, limitExceeded, responseTooLarge, requestTimedOut,
   * historyPruned, historyNotKept, nodeUnavailable.
   */
  traceBlock(block: DataInput, config?: TraceConfig | null): Promise<ReadonlyArray<TransactionTrace>>;
  /**
   * Runs the transactions of a block again and returns their traces.
   * @param blockHash - Hash of the block.
   * @param config - How the trace is made; struct logs when left out.
   * @returns One for each transaction, in block order.
   * Errors: invalidParams, traceFailed, featureNotSupported, limitExceeded, responseTooLarge, requestTimedOut,
   * historyPruned, historyNotKept, nodeUnavailable.
   */
  traceBlockByHash(blockHash: HashInput, config?: TraceConfig | null): Promise<ReadonlyArray<TransactionTrace>>;
  /**
   * Runs the transactions of a block again and returns their traces.
   * @param block - The block.
   * @param config - How the trace is made; struct logs when left out.
   * @returns One for each transaction, in block order.
   * Errors: invalidParams, traceFailed, featureNotSupported, limitExceeded, responseTooLarge, requestTimedOut,
   * historyPruned, historyNotKept, nodeUnavailable.
   */
  traceBlockByNumber(block: BlockNumberOrTag, config?: TraceConfig | null): Promise<ReadonlyArray<TransactionTrace>>;
  /**
   * Runs a call and returns its trace.
   * @param call - The message call.
   * @param block - Block whose state is read; latest when left out. pending is refused, as in geth.
   * @param config - How the trace is made; struct logs when left out.
   * Errors: invalidParams, chainIdMismatch, conflictingFees, headerNotFound, headerForHashNotFound, traceFailed,
   * featureNotSupported, limitExceeded, responseTooLarge, requestTimedOut, historyPruned, historyNotKept,
   * nodeUnavailable.
   */
  traceCall(call: CallObject, block?: BlockParameter | null, config?: TraceCallConfig | null): Promise<Trace>;
  /**
   * Runs bundles of calls one after the other, each on what those before it changed, and returns a list of traces
   * for each bundle.
   * @param bundles - The calls.
   * @param stateContext - Where they begin; after the newest block when left out.
   * @param config - How the traces are made, and what the first call finds; txIndex has no effect.
   * Errors: invalidParams, chainIdMismatch, conflictingFees, headerNotFound, headerForHashNotFound, traceFailed,
   * featureNotSupported, limitExceeded, responseTooLarge, requestTimedOut, historyPruned, historyNotKept,
   * nodeUnavailable.
   */
  traceCallMany(
    bundles: ReadonlyArray<CallBundle>,
    stateContext?: CallStateContext | null,
    config?: TraceCallConfig | null,
  ): Promise<ReadonlyArray<ReadonlyArray<Trace>>>;
  /**
   * Runs a transaction of a block again and returns its trace.
   * @param transactionHash - Hash of the transaction.
   * @param config - How the trace is made; struct logs when left out.
   * Errors: invalidParams, resourceNotFound, traceFailed, featureNotSupported, limitExceeded, responseTooLarge,
   * requestTimedOut, historyPruned, historyNotKept, nodeUnavailable.
   */
  traceTransaction(transactionHash: HashInput, config?: TraceConfig | null): Promise<Trace>;
  /**
   * Sets the level of the log. For all parts that debug_vmodule does not name, until the service stops.
   * @param level - 0 nothing, 1 errors, 2 warnings, 3 information, 4 debugging, 5 and more all.
   * Errors: invalidParams, unauthorized.
   */
  verbosity(level: number): Promise<null>;
  /**
   * Sets the level of the log by part of the service. Parts are indexer (with the connection to the node),
   * mempool, filters, subscriptions, keystore, signer, operator, tracing, runtime, server and gateway.
   * @param pattern - List of part=level; * stands for any text, and the first that fits holds. Empty text removes
   * all.
   * Errors: invalidParams, unauthorized.
   */
  vmodule(pattern: string): Promise<null>;
  /**
   * Writes the measured delay of the event loop. Since debug_setBlockProfileRate switched it on; `enabled` is
   * false in the file where it is off.
   * @param file - The file that is made.
   * Errors: invalidParams, unauthorized, profileNotWritten.
   */
  writeBlockProfile(file: ProfileFileInput): Promise<null>;
  /**
   * Writes the heap profile. The file is a .heapprofile as Chrome's developer tools open it: by function, what it
   * has allocated since the start that is still in use, sampled every 128 KiB. It has names of functions and
   * sizes, and no content of memory. V8 puts it together in the main thread.
   * @param file - The file that is made.
   * Errors: invalidParams, unauthorized, profileNotWritten.
   */
  writeMemProfile(file: ProfileFileInput): Promise<null>;
  /**
   * Writes the measured use of the event loop. Since debug_setMutexProfileFraction switched it on; where it is
   * off, `enabled` is false in the file, which then has the pending resources only.
   * @param file - The file that is made.
   * Errors: invalidParams, unauthorized, profileNotWritten.
   */
  writeMutexProfile(file: ProfileFileInput): Promise<null>;
}
/** The methods of `erigon`. */
export declare class ErigonMethods {
  #private;
  constructor(requester: Requester);
  /**
   * Returns a block header by number or tag.
   * @param blockNumber - Block number or tag.
   * @returns null when the block is unknown.
   * Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
   */
  getHeaderByNumber(blockNumber: NumberOrTag): Promise<Header | PendingHeader | null>;
}
/** The methods of `eth`. */
export declare class EthMethods {
  #private;
  constructor(requester: Requester);
  /**
   * Returns the addresses that this server can send from. On the embedded development chain its funded accounts,
   * then the impersonated ones; on every chain those of the key store, locked or not, then those of the external
   * signer.
   * Errors: nodeUnavailable, requestTimedOut.
   */
  accounts(): Promise<ReadonlyArray<Address>>;
  /**
   * Returns the base fee of the next block in wei per gas.
   * @returns null while the chain has no base fee.
   * Errors: nodeUnavailable.
   */
  baseFee(): Promise<Quantity | null>;
  /** Returns the price of blob gas in wei. Always 0x1, the lowest price: the chain accepts no blobs. */
  blobBaseFee(): Promise<Quantity>;
  /**
   * Returns the number of the newest block that the server can serve completely. The block, its receipts and its
   * logs are available at once.
   * Errors: nodeUnavailable.
   */
  blockNumber(): Promise<Quantity>;
  /**
   * Runs a message call and returns its output.
   * @param call - The message call.
   * @param block - Block whose state is read; latest when left out.
   * @param stateOverrides - Accounts to change before the call.
   * @param blockOverrides - Fields of the block to change before the call.
   * Errors: invalidParams, executionReverted, executionRevertedWithReason, executionFailed,
   * insufficientFundsForTransfer, chainIdMismatch, conflictingFees, featureNotSupported, limitExceeded,
   * requestTimedOut, headerNotFound, headerForHashNotFound, historyPruned, historyNotKept, nodeUnavailable.
   */
  call(
    call: CallObject,
    block?: BlockParameter | null,
    stateOverrides?: StateOverrides | null,
    blockOverrides?: BlockOverrides | null,
  ): Promise<Data>;
  /**
   * Returns, for each kind of data, the first block for which the server has it.
   * Errors: nodeUnavailable.
   */
  capabilities(): Promise<Capabilities>;
  /**
   * Returns the EIP-155 chain id.
   * Errors: nodeUnavailable.
   */
  chainId(): Promise<Quantity>;
  /**
   * Returns the operator account of the node's validator. With the embedded development chain, the account that
   * anvil_setCoinbase set.
   * Errors: resourceNotFound, nodeUnavailable.
   */
  coinbase(): Promise<Address>;
  /**
   * Returns the settings of the current and the next fork (EIP-7910).
   * Errors: nodeUnavailable.
   */
  config(): Promise<Config>;
  /**
   * Returns the access list that a transaction should carry.
   * @param call - The message call.
   * @param block - Block whose state is read; latest when left out.
   * @param stateOverrides - Accounts to change before the call.
   * Errors: invalidParams, executionReverted, executionRevertedWithReason, executionFailed,
   * insufficientFundsForTransfer, chainIdMismatch, conflictingFees, featureNotSupported, limitExceeded,
   * requestTimedOut, headerNotFound, headerForHashNotFound, historyPruned, historyNotKept, nodeUnavailable.
   */
  createAccessList(
    call: CallObject,
    block?: BlockParameter | null,
    stateOverrides?: StateOverrides | null,
  ): Promise<AccessListResult>;
  /**
   * Returns the lowest gas limit with which a transaction succeeds.
   * @param call - The message call.
   * @param block - Block whose state is read; latest when left out.
   * @param stateOverrides - Accounts to change before the call.
   * @param blockOverrides - Fields of the block to change before the call.
   * Errors: invalidParams, gasExceedsAllowance, executionReverted, executionRevertedWithReason, executionFailed,
   * insufficientFundsForTransfer, chainIdMismatch, conflictingFees, featureNotSupported, limitExceeded,
   * requestTimedOut, headerNotFound, headerForHashNotFound, historyPruned, historyNotKept, nodeUnavailable.
   */
  estimateGas(
    call: CallObject,
    block?: BlockParameter | null,
    stateOverrides?: StateOverrides | null,
    blockOverrides?: BlockOverrides | null,
  ): Promise<Quantity>;
  /**
   * Returns base fees, gas use and tips of a range of blocks. The last base fee is the one of the block after the
   * range, computed with the rule of the chain's fee market.
   * @param blockCount - Number of blocks.
   * @param newestBlock - Last block of the range.
   * @param rewardPercentiles - Percentiles of the tips to return, weighted by gas used, in ascending order.
   * Errors: invalidParams, requestBeyondHead, limitExceeded, historyPruned, historyNotKept, nodeUnavailable.
   */
  feeHistory(
    blockCount: IntegerInput,
    newestBlock: BlockNumberOrTag,
    rewardPercentiles?: ReadonlyArray<Percentile> | null,
  ): Promise<FeeHistory>;
  /**
   * Fills in the missing fields of a transaction so that it can be signed.
   * @param transaction - What is known of the transaction.
   * Errors: invalidParams, gasExceedsAllowance, executionReverted, executionRevertedWithReason, executionFailed,
   * insufficientFundsForTransfer, chainIdMismatch, conflictingFees, featureNotSupported, limitExceeded,
   * requestTimedOut, headerNotFound, headerForHashNotFound, nodeUnavailable.
   */
  fillTransaction(transaction: TransactionToFill): Promise<FilledTransaction>;
  /**
   * Returns a gas price in wei that gets a legacy transaction into the next block. The base fee of the next block
   * plus the suggested tip, but at least the lowest price that the chain and the node accept.
   * Errors: nodeUnavailable.
   */
  gasPrice(): Promise<Quantity>;
  /**
   * Returns the balance, nonce and code hash of an account. An account that does not exist is empty. The storage
   * root is always zero: the chain has no root for the storage of one contract.
   * @param address - The account.
   * @param block - Block whose state is read; latest when left out.
   * Errors: invalidParams, headerNotFound, headerForHashNotFound, historyPruned, historyNotKept, nodeUnavailable.
   */
  getAccount(address: AddressInput, block?: BlockParameter | null): Promise<AccountState>;
  /**
   * Returns the balance, nonce and code of an account. An account that does not exist is empty.
   * @param address - The account.
   * @param block - Block whose state is read; latest when left out.
   * Errors: invalidParams, headerNotFound, headerForHashNotFound, historyPruned, historyNotKept, nodeUnavailable.
   */
  getAccountInfo(address: AddressInput, block?: BlockParameter | null): Promise<AccountInfo>;
  /**
   * Returns the balance of an account in wei.
   * @param address - The account.
   * @param block - Block whose state is read; latest when left out.
   * Errors: invalidParams, headerNotFound, headerForHashNotFound, historyPruned, historyNotKept, nodeUnavailable.
   */
  getBalance(address: AddressInput, block?: BlockParameter | null): Promise<Quantity>;
  /**
   * Returns a block by hash.
   * @param blockHash - Block hash.
   * @param fullTransactions - true for whole transactions, false (default) for their hashes.
   * @returns null when the block is unknown.
   * Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
   */
  getBlockByHash(blockHash: HashInput, fullTransactions?: boolean | null): Promise<Block | null>;
  /**
   * Returns a block by number or tag.
   * @param blockNumber - Block number or tag.
   * @param fullTransactions - true for whole transactions, false (default) for their hashes.
   * @returns null when the block is unknown.
   * Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
   */
  getBlockByNumber(
    blockNumber: BlockNumberOrTag,
    fullTransactions?: boolean | null,
  ): Promise<Block | PendingBlock | null>;
  /**
   * Returns the receipts of a block, in the order of its transactions.
   * @param block - The block.
   * @returns null when the block is unknown.
   * Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
   */
  getBlockReceipts(block: BlockParameter): Promise<ReadonlyArray<Receipt> | null>;
  /**
   * Returns the number of Ethereum transactions in a block.
   * @param blockHash - Block hash.
   * @returns null when the block is unknown.
   * Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
   */
  getBlockTransactionCountByHash(blockHash: HashInput): Promise<Quantity | null>;
  /**
   * Returns the number of Ethereum transactions in a block.
   * @param blockNumber - Block number or tag.
   * @returns null when the block is unknown.
   * Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
   */
  getBlockTransactionCountByNumber(blockNumber: BlockNumberOrTag): Promise<Quantity | null>;
  /**
   * Returns the code of an account.
   * @param address - The account.
   * @param block - Block whose state is read; latest when left out.
   * Errors: invalidParams, headerNotFound, headerForHashNotFound, historyPruned, historyNotKept, nodeUnavailable.
   */
  getCode(address: AddressInput, block?: BlockParameter | null): Promise<Data>;
  /** Returns an empty list: the server has no compilers. */
  getCompilers(): Promise<ReadonlyArray<string>>;
  /**
   * Returns what a filter has found since the last call, oldest first. Each entry is returned exactly once, even
   * across a restart, an outage of the node, or calls at the same time. Poll again when a response is long: it
   * ends after the block that reaches 10000 logs (logs-cap), 10000 blocks (block-range-cap) or the largest
   * response size, and the next call continues there without an error. The logs of one block are spread over
   * several answers when they do not fit in one. A single log that is larger than any answer may be is left out:
   * one call fails with limitExceeded, which names the log, and the next call continues after it. When the node
   * has pruned the next blocks, one call fails with historyPruned and the filter is removed: later calls fail with
   * filterNotFound, and clients then create a new filter. When blocks go away (evm_revert, anvil_rollback,
   * anvil_reorg, a node that is rolled back), the logs of them that this filter has returned come again first,
   * with removed set to true, lowest block first; then come the logs of the new blocks. The receipts of removed
   * blocks, with their logs, are kept up to 64 MiB and 20000 blocks (x-limits); a filter that needs older ones is
   * removed: its next call fails with filterNotFound. Each call restarts the timeout of the filter.
   * @param filterId - The id that was returned when the filter was created.
   * @returns Logs, block hashes or transaction hashes, depending on the kind of filter; an empty array when there
   * is nothing new.
   * Errors: invalidParams, filterNotFound, limitExceeded, historyPruned, historyNotKept, indexNotWritable,
   * nodeUnavailable.
   */
  getFilterChanges(filterId: FilterIdInput): Promise<FilterChanges>;
  /**
   * Returns all logs that match a log filter: what eth_getLogs returns for the object of the filter. The call does
   * not change what eth_getFilterChanges returns next. It restarts the timeout of the filter.
   * @param filterId - The id that was returned when the filter was created.
   * Errors: invalidParams, filterNotFound, notALogFilter, invalidBlockRange, blockRangeBeyondHead,
   * blockHashWithRange, unknownBlock, logResultsExceeded, logBytesExceeded, logComparisonsExceeded,
   * logRangeExceeded, limitExceeded, historyPruned, historyNotKept, nodeUnavailable.
   */
  getFilterLogs(filterId: FilterIdInput): Promise<Logs>;
  /**
   * Returns a block header by hash.
   * @param blockHash - Block hash.
   * @returns null when the block is unknown.
   * Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
   */
  getHeaderByHash(blockHash: HashInput): Promise<Header | null>;
  /**
   * Returns a block header by number or tag.
   * @param blockNumber - Block number or tag.
   * @returns null when the block is unknown.
   * Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
   */
  getHeaderByNumber(blockNumber: BlockNumberOrTag): Promise<Header | PendingHeader | null>;
  /**
   * Returns the logs that match a filter, oldest first.
   * @param filter - Which logs to return.
   * Errors: invalidParams, invalidBlockRange, blockRangeBeyondHead, blockHashWithRange, unknownBlock,
   * logResultsExceeded, logBytesExceeded, logComparisonsExceeded, logRangeExceeded, limitExceeded, historyPruned,
   * historyNotKept, nodeUnavailable.
   */
  getLogs(filter: Filter): Promise<Logs>;
  /**
   * Returns an account and storage words with proofs. The chain has no Merkle-Patricia trie: the proof lists hold
   * ICS-23 commitment proofs, protobuf-encoded, in hex. A proof for block N verifies against the state root of
   * block N+1.
   * @param address - The account.
   * @param positions - Storage positions.
   * @param block - Block whose state is read; latest when left out.
   * Errors: invalidParams, limitExceeded, featureNotSupported, headerNotFound, headerForHashNotFound,
   * historyPruned, historyNotKept, nodeUnavailable.
   */
  getProof(
    address: AddressInput,
    positions: ReadonlyArray<StoragePosition>,
    block?: BlockParameter | null,
  ): Promise<Proof>;
  /**
   * Returns a transaction in its EIP-2718 encoding, by its place in a block.
   * @param blockHash - Block hash.
   * @param index - Index among the Ethereum transactions of the block, from 0x0.
   * @returns null when the transaction does not exist.
   * Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
   */
  getRawTransactionByBlockHashAndIndex(blockHash: HashInput, index: Uint64Input): Promise<Data | null>;
  /**
   * Returns a transaction in its EIP-2718 encoding, by its place in a block.
   * @param blockNumber - Block number or tag.
   * @param index - Index among the Ethereum transactions of the block, from 0x0.
   * @returns null when the transaction does not exist.
   * Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
   */
  getRawTransactionByBlockNumberAndIndex(blockNumber: BlockNumberOrTag, index: Uint64Input): Promise<Data | null>;
  /**
   * Returns a transaction in its EIP-2718 encoding.
   * @param transactionHash - Transaction hash.
   * @returns null when the transaction does not exist.
   * Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
   */
  getRawTransactionByHash(transactionHash: HashInput): Promise<Data | null>;
  /**
   * Returns a word of contract storage.
   * @param address - The account.
   * @param position - Storage position.
   * @param block - Block whose state is read; latest when left out.
   * Errors: invalidParams, headerNotFound, headerForHashNotFound, historyPruned, historyNotKept, nodeUnavailable.
   */
  getStorageAt(address: AddressInput, position: StoragePosition, block?: BlockParameter | null): Promise<Bytes32>;
  /**
   * Returns several storage words of several contracts.
   * @param requests - Positions by contract address; at least one position.
   * @param block - Block whose state is read; latest when left out.
   * Errors: invalidParams, clientLimitExceeded, headerNotFound, headerForHashNotFound, historyPruned,
   * historyNotKept, nodeUnavailable.
   */
  getStorageValues(requests: StorageRequests, block?: BlockParameter | null): Promise<StorageValues>;
  /**
   * Returns a transaction by its place in a block.
   * @param blockHash - Block hash.
   * @param index - Index among the Ethereum transactions of the block, from 0x0.
   * @returns null when the transaction does not exist.
   * Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
   */
  getTransactionByBlockHashAndIndex(blockHash: HashInput, index: Uint64Input): Promise<Transaction | null>;
  /**
   * Returns a transaction by its place in a block.
   * @param blockNumber - Block number or tag.
   * @param index - Index among the Ethereum transactions of the block, from 0x0.
   * @returns null when the transaction does not exist.
   * Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
   */
  getTransactionByBlockNumberAndIndex(blockNumber: BlockNumberOrTag, index: Uint64Input): Promise<Transaction | null>;
  /**
   * Returns a transaction, mined or pending.
   * @param transactionHash - Transaction hash.
   * @returns null when the transaction does not exist.
   * Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
   */
  getTransactionByHash(transactionHash: HashInput): Promise<Transaction | null>;
  /**
   * Returns the transaction that an account sent with a nonce, mined or pending. The block is found by a binary
   * search over the account's nonces at past blocks, so it needs their state.
   * @param sender - The account that sent the transaction.
   * @param nonce - Nonce of the transaction.
   * @returns null when the transaction does not exist.
   * Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
   */
  getTransactionBySenderAndNonce(sender: AddressInput, nonce: Uint64Input): Promise<Transaction | null>;
  /**
   * Returns the nonce of an account. With pending, the pending transactions of the account count too, up to the
   * first gap in their nonces.
   * @param address - The account.
   * @param block - Block whose state is read; latest when left out.
   * Errors: invalidParams, headerNotFound, headerForHashNotFound, historyPruned, historyNotKept, nodeUnavailable.
   */
  getTransactionCount(address: AddressInput, block?: BlockParameter | null): Promise<Quantity>;
  /**
   * Returns the logs of a transaction.
   * @param transactionHash - Transaction hash.
   * @returns null when the transaction is unknown or pending.
   * Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
   */
  getTransactionLogs(transactionHash: HashInput): Promise<Logs | null>;
  /**
   * Returns the receipt of a transaction.
   * @param transactionHash - Transaction hash.
   * @returns null when the transaction is unknown or pending; the call does not wait.
   * Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
   */
  getTransactionReceipt(transactionHash: HashInput): Promise<Receipt | null>;
  /**
   * Returns null: there are no uncles.
   * @param blockHash - Block hash.
   * @param uncleIndex - Index among the uncles, from 0x0.
   * Errors: invalidParams.
   */
  getUncleByBlockHashAndIndex(blockHash: HashInput, uncleIndex: Uint64Input): Promise<null>;
  /**
   * Returns null: there are no uncles.
   * @param blockNumber - Block number or tag.
   * @param uncleIndex - Index among the uncles, from 0x0.
   * Errors: invalidParams.
   */
  getUncleByBlockNumberAndIndex(blockNumber: BlockNumberOrTag, uncleIndex: Uint64Input): Promise<null>;
  /**
   * Returns the number of uncles of a block, which is zero.
   * @param blockHash - Block hash.
   * @returns null when the block is unknown.
   * Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
   */
  getUncleCountByBlockHash(blockHash: HashInput): Promise<Quantity | null>;
  /**
   * Returns the number of uncles of a block, which is zero.
   * @param blockNumber - Block number or tag.
   * @returns null when the block is unknown.
   * Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
   */
  getUncleCountByBlockNumber(blockNumber: BlockNumberOrTag): Promise<Quantity | null>;
  /** Returns 0x0: there is no proof of work. */
  hashrate(): Promise<Quantity>;
  /**
   * Returns a tip in wei per gas that gets a transaction into the next block.
   * Errors: nodeUnavailable.
   */
  maxPriorityFeePerGas(): Promise<Quantity>;
  /**
   * Returns whether this server makes blocks by itself. true with the embedded development chain while it mines
   * transactions at once or makes blocks at an interval; false in front of any other chain.
   * Errors: nodeUnavailable.
   */
  mining(): Promise<boolean>;
  /**
   * Creates a filter for the hashes of new blocks and returns its id. A filter that is not polled for 5 minutes
   * (filter-timeout) is removed. It survives a restart of the server; time during which the server was down does
   * not count.
   * Errors: limitExceeded, indexNotWritable, nodeUnavailable.
   */
  newBlockFilter(): Promise<FilterId>;
  /**
   * Creates a filter for the logs of new blocks and returns its id. eth_getFilterChanges returns the logs of
   * blocks after this call. When fromBlock or toBlock is a number, only blocks in that range count.
   * eth_getFilterLogs returns what eth_getLogs returns for the same object, including logs of blocks before this
   * call. A filter that is not polled for 5 minutes (filter-timeout) is removed. It survives a restart of the
   * server; time during which the server was down does not count.
   * @param filter - Which logs to return.
   * Errors: invalidParams, invalidBlockRange, blockHashWithRange, limitExceeded, indexNotWritable,
   * nodeUnavailable.
   */
  newFilter(filter: Filter): Promise<FilterId>;
  /**
   * Creates a filter for the hashes of new pending transactions and returns its id. The filter finds the
   * transactions that this server sent and those that the node's mempool lists. A filter that is not polled for 5
   * minutes (filter-timeout) is removed. It survives a restart of the server; time during which the server was
   * down does not count.
   * Errors: limitExceeded, indexNotWritable, nodeUnavailable.
   */
  newPendingTransactionFilter(): Promise<FilterId>;
  /**
   * Returns the pending transactions that this server knows, in the order in which it learned of them.
   * Errors: nodeUnavailable.
   */
  pendingTransactions(): Promise<ReadonlyArray<Transaction>>;
  /** Returns the version of the Ethereum wire protocol. */
  protocolVersion(): Promise<Quantity>;
  /**
   * Replaces a pending transaction with one of another price or gas limit. Finds the pending transaction that
   * equals the given one in all that is signed, signs it again with the given price and gas limit, and sends it.
   * Of a transaction with fee caps both become the price. A price or a limit of 0 changes nothing. The node
   * decides whether the price is high enough for a replacement; mempools without replacement refuse it. The
   * account must be unlocked, and the caller must be allowed to use unlocked keys; otherwise the error is
   * authenticationNeeded, whatever the account is. Accounts of the embedded development chain need neither.
   * @param transaction - The pending transaction, with its nonce. What it leaves out is filled in as for
   * eth_sendTransaction, so it should have its gas and its fees.
   * @param gasPrice - Wei per gas; unchanged when left out.
   * @param gasLimit - Gas limit; unchanged when left out.
   * @returns Hash of the new transaction.
   * Errors: invalidParams, conflictingFees, chainIdMismatch, resourceNotFound, transactionRejected,
   * gasExceedsAllowance, executionReverted, executionRevertedWithReason, executionFailed,
   * insufficientFundsForTransfer, limitExceeded, requestTimedOut, nodeUnavailable, authenticationNeeded,
   * featureNotSupported, headerNotFound, signerUnavailable, signerRefused, signedOtherwise.
   */
  resend(transaction: TransactionObject, gasPrice?: QuantityInput | null, gasLimit?: Uint64Input | null): Promise<Hash>;
  /**
   * Sends a signed transaction. The transaction can be found by its hash as soon as the call returns.
   * @param transaction - EIP-2718 encoding of the signed transaction.
   * Errors: invalidParams, transactionRejected, nodeUnavailable.
   */
  sendRawTransaction(transaction: DataInput): Promise<Hash>;
  /**
   * Sends a signed transaction and returns its receipt (EIP-7966).
   * @param transaction - EIP-2718 encoding of the signed transaction.
   * @param timeout - Longest wait in milliseconds.
   * Errors: invalidParams, transactionRejected, transactionTimeout, nodeUnavailable.
   */
  sendRawTransactionSync(transaction: DataInput, timeout?: IntegerInput | null): Promise<Receipt>;
  /**
   * Signs and sends a transaction with the key of an unlocked account. Defaults: gas is the estimate; where that
   * fails, so does the method, with the same error; fees are the suggested ones; value is 0. The estimate is never
   * raised to a fixed number, since chains of the Cosmos SDK charge for a part of the gas that a transaction does
   * not use. The nonce follows those of the account's pending transactions; transactions of one account get their
   * nonces one after another, in order of arrival, and one that is refused uses none. A fee above
   * json-rpc.txfee-cap is refused before anything is signed. Legacy transactions are signed for this chain
   * (EIP-155), always. The account must be unlocked, and the caller must be allowed to use unlocked keys;
   * otherwise the error is authenticationNeeded, whatever the account is. Accounts of the embedded development
   * chain need neither.
   * @param transaction - The transaction.
   * Errors: invalidParams, conflictingFees, chainIdMismatch, resourceNotFound, transactionRejected,
   * gasExceedsAllowance, executionReverted, executionRevertedWithReason, executionFailed,
   * insufficientFundsForTransfer, limitExceeded, requestTimedOut, nodeUnavailable, authenticationNeeded,
   * featureNotSupported, headerNotFound, signerUnavailable, signerRefused, signedOtherwise.
   */
  sendTransaction(transaction: TransactionObject): Promise<Hash>;
  /**
   * Signs and sends a transaction with the key of an unlocked account, and returns its receipt. As
   * eth_sendTransaction, but waits until the transaction is mined.
   * @param transaction - The transaction.
   * Errors: invalidParams, conflictingFees, chainIdMismatch, resourceNotFound, transactionRejected,
   * transactionTimeout, gasExceedsAllowance, executionReverted, executionRevertedWithReason, executionFailed,
   * insufficientFundsForTransfer, limitExceeded, requestTimedOut, nodeUnavailable, authenticationNeeded,
   * featureNotSupported, headerNotFound, signerUnavailable, signerRefused, signedOtherwise.
   */
  sendTransactionSync(transaction: TransactionObject): Promise<Receipt>;
  /**
   * Sends a transaction of any account, without its key. Only with the embedded development chain: no
   * impersonation is needed. Defaults as for eth_sendTransaction.
   * @param transaction - The transaction.
   * Errors: invalidParams, conflictingFees, chainIdMismatch, resourceNotFound, transactionRejected,
   * gasExceedsAllowance, executionReverted, executionRevertedWithReason, executionFailed,
   * insufficientFundsForTransfer, limitExceeded, requestTimedOut, nodeUnavailable.
   */
  sendUnsignedTransaction(transaction: TransactionObject): Promise<Hash>;
  /**
   * Signs a message with the key of an unlocked account. The account must be unlocked, and the caller must be
   * allowed to use unlocked keys; otherwise the error is authenticationNeeded, whatever the account is. Accounts
   * of the embedded development chain need neither.
   * @param address - Account that signs.
   * @param data - Bytes of the message. They are signed behind a prefix and their length, so that no signature is
   * one of a transaction (EIP-191).
   * @returns r and s, 32 bytes each, then 27 or 28.
   * Errors: invalidParams, resourceNotFound, nodeUnavailable, authenticationNeeded, requestTimedOut,
   * signerUnavailable, signerRefused, signedOtherwise.
   */
  sign(address: AddressInput, data: DataInput): Promise<Data>;
  /**
   * Signs a transaction with the key of an unlocked account, and does not send it. Returns the signed bytes, as
   * clients and the specification of Ethereum's execution API have it; geth returns an object with raw and tx.
   * What eth_sendTransaction refuses before signing is refused here too. The account must be unlocked, and the
   * caller must be allowed to use unlocked keys; otherwise the error is authenticationNeeded, whatever the account
   * is. Accounts of the embedded development chain need neither.
   * @param transaction - The transaction. What it leaves out is filled in, as by eth_sendTransaction.
   * @returns The signed transaction, for eth_sendRawTransaction.
   * Errors: invalidParams, conflictingFees, chainIdMismatch, resourceNotFound, gasExceedsAllowance,
   * executionReverted, executionRevertedWithReason, executionFailed, insufficientFundsForTransfer, limitExceeded,
   * requestTimedOut, nodeUnavailable, authenticationNeeded, featureNotSupported, transactionRejected,
   * headerNotFound, signerUnavailable, signerRefused, signedOtherwise.
   */
  signTransaction(transaction: TransactionObject): Promise<Data>;
  /**
   * Signs typed data (EIP-712) with the key of an unlocked account. The data are of version 4: with lists, and
   * with types that hold themselves. The account must be unlocked, and the caller must be allowed to use unlocked
   * keys; otherwise the error is authenticationNeeded, whatever the account is. Accounts of the embedded
   * development chain need neither.
   * @param address - Account that signs.
   * @param typedData - The typed data, as an object or as its JSON text.
   * @returns r and s, 32 bytes each, then 27 or 28.
   * Errors: limitExceeded, invalidParams, resourceNotFound, nodeUnavailable, authenticationNeeded,
   * requestTimedOut, signerUnavailable, signerRefused, signedOtherwise.
   */
  signTypedData(address: AddressInput, typedData: TypedData | TypedDataText): Promise<Data>;
  /**
   * Runs calls in a chain of simulated blocks.
   * @param payload - The blocks and their calls.
   * @param block - Block whose state is read; latest when left out.
   * Errors: invalidParams, simulationNonceTooLow, simulationNonceTooHigh, simulationBaseFeeTooLow,
   * simulationIntrinsicGas, simulationInsufficientFunds, simulationBlockGasLimit, simulationBlockNumber,
   * simulationBlockTimestamp, simulationPrecompileSelf, simulationPrecompileTwice, simulationSenderNotEoa,
   * simulationInitCodeTooLarge, conflictingFees, chainIdMismatch, clientLimitExceeded, executionFailed,
   * featureNotSupported, limitExceeded, requestTimedOut, headerNotFound, headerForHashNotFound, historyPruned,
   * historyNotKept, nodeUnavailable.
   */
  simulateV1(payload: SimulatePayload, block?: BlockParameter | null): Promise<ReadonlyArray<SimulatedBlock>>;
  /**
   * Starts a subscription on this WebSocket and returns its id. A notification is
   * {"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":id,"result":…}}; the first one follows
   * the response with the id. x-notifications lists what each subscription takes and sends. A subscription ends
   * with eth_unsubscribe or with its connection. To lose nothing when a connection breaks, subscribe again with
   * fromBlock set to the block after the last one seen: the server replays blocks from there, without a gap or a
   * repetition, and continues with new blocks. fromBlock may be one of the newest 10000 blocks (block-range-cap)
   * that the server still has, or a block in the future. A client that leaves more than 8 MiB (ws-send-budget) of
   * notifications unread is disconnected with close code 1013; the limit is lower while many clients do so at the
   * same time (ws-total-send-budget). When blocks go away (evm_revert, anvil_rollback, anvil_reorg, a node that is
   * rolled back), a logs subscription gets the logs of them that it was sent once more, with removed set to true,
   * lowest block first, and then those of the new blocks. Headers are not taken back: newHeads sends the new ones.
   * A client for which the logs of removed blocks are no longer kept is disconnected with close code 1013.
   * @param name - Name of the subscription.
   * @param options - Options of the subscription; they depend on its name.
   * Errors: invalidParams, webSocketNeeded, limitExceeded, logRangeExceeded, invalidBlockRange,
   * pendingLogsUnsupported, historyPruned, historyNotKept, nodeUnavailable.
   */
  subscribe(
    name: 'newHeads' | 'logs' | 'newPendingTransactions' | 'syncing' | 'transactionReceipts',
    options?:
      | NewHeadsOptions
      | LogsOptions
      | boolean
      | PendingTransactionsOptions
      | NoOptions
      | TransactionReceiptsOptions
      | null,
  ): Promise<SubscriptionId>;
  /**
   * Returns false, or the progress of the node or of this server while it is catching up. Returns false once the
   * node is in sync and this server has the node's newest block. The local index may still lack older blocks; the
   * server reads those from the node.
   * Errors: nodeUnavailable.
   */
  syncing(): Promise<NotSyncing | SyncStatus>;
  /**
   * Removes a filter.
   * @param filterId - The id that was returned when the filter was created.
   * @returns false when the filter does not exist.
   * Errors: invalidParams, nodeUnavailable, indexNotWritable.
   */
  uninstallFilter(filterId: FilterIdInput): Promise<boolean>;
  /**
   * Ends a subscription of this WebSocket.
   * @param subscriptionId - The id that eth_subscribe returned.
   * @returns false when this connection has no such subscription.
   * Errors: invalidParams, webSocketNeeded.
   */
  unsubscribe(subscriptionId: SubscriptionIdInput): Promise<boolean>;
}
/** The methods of `evm`. */
export declare class EvmMethods {
  #private;
  constructor(requester: Requester);
  /**
   * Moves the time of the next blocks forward. Only with the embedded development chain.
   * @param seconds - Seconds to add.
   * @returns Total seconds added since the start.
   * Errors: invalidParams, nodeUnavailable.
   */
  increaseTime(seconds: LenientInteger): Promise<Integer>;
  /**
   * Makes a block, or several. Only with the embedded development chain.
   * @param options - Time of the first block, in seconds since 1970 and later than the newest block; or an object
   * with the time and the number of blocks.
   * @returns Always 0x0.
   * Errors: invalidParams, limitExceeded, nodeUnavailable.
   */
  mine(options?: MineOptions | null): Promise<Quantity>;
  /**
   * Makes a block, or several, and returns them. Only with the embedded development chain.
   * @param options - Time of the first block, in seconds since 1970 and later than the newest block; or an object
   * with the time and the number of blocks.
   * @returns The new blocks with whole transactions, and what these returned.
   * Errors: invalidParams, limitExceeded, nodeUnavailable.
   */
  mineDetailed(options?: MineOptions | null): Promise<ReadonlyArray<MinedBlock>>;
  /**
   * Sets the chain back to a snapshot: blocks, state, pending transactions and the index. Only with the embedded
   * development chain. Subscriptions and filters continue with the blocks that come next; the logs of the blocks
   * that are gone come again with removed set to true.
   * @param snapshotId - The id that evm_snapshot returned. The call removes this snapshot and all later ones.
   * @returns false when the snapshot does not exist.
   * Errors: invalidParams, nodeUnavailable.
   */
  revert(snapshotId: LenientInteger): Promise<boolean>;
  /**
   * Switches automatic mining on or off: a block for each transaction, at once. Only with the embedded development
   * chain.
   * @param enabled - Whether transactions are mined at once.
   * Errors: invalidParams, nodeUnavailable.
   */
  setAutomine(enabled: boolean): Promise<null>;
  /**
   * Sets the gas limit of the next blocks. Only with the embedded development chain.
   * @param gasLimit - 1 to 2^63 - 1.
   * @returns Always true.
   * Errors: invalidParams, nodeUnavailable.
   */
  setBlockGasLimit(gasLimit: LenientInteger): Promise<boolean>;
  /**
   * Sets the interval at which blocks are made; 0 stops it. Only with the embedded development chain.
   * @param seconds - Time between blocks in seconds, at most 2147483.
   * Errors: invalidParams, nodeUnavailable.
   */
  setIntervalMining(seconds: LenientInteger): Promise<null>;
  /**
   * Sets the time of the next block. Only with the embedded development chain.
   * @param timestamp - Seconds since 1970, later than the newest block and at most 253402300799.
   * Errors: invalidParams, nodeUnavailable.
   */
  setNextBlockTimestamp(timestamp: LenientInteger): Promise<null>;
  /**
   * Sets the chain's clock, which continues from there. Only with the embedded development chain. Block times
   * still increase.
   * @param timestamp - Seconds since 1970, at most 253402300799. A greater number is read as milliseconds.
   * @returns Seconds by which the clock moved forward; 0 for a step back.
   * Errors: invalidParams, nodeUnavailable.
   */
  setTime(timestamp: LenientInteger): Promise<Integer>;
  /**
   * Takes a snapshot of the chain and returns its id. Only with the embedded development chain.
   * Errors: nodeUnavailable.
   */
  snapshot(): Promise<Quantity>;
}
/** The methods of `halley`. */
export declare class HalleyMethods {
  #private;
  constructor(requester: Requester);
  /**
   * Returns which blocks the index holds, and how far the rest is filled in. Reports what this server has stored,
   * without asking the node. Blocks that it lacks are read from the node on request. The namespace is off by
   * default, because the report is for operators.
   * Errors: nodeUnavailable.
   */
  indexStatus(): Promise<IndexState>;
}
/** The methods of `hardhat`. */
export declare class HardhatMethods {
  #private;
  constructor(requester: Requester);
  /**
   * Removes a pending transaction. Only with the embedded development chain.
   * @param transactionHash - Hash of the transaction.
   * @returns false when no such transaction is pending.
   * Errors: invalidParams, nodeUnavailable.
   */
  dropTransaction(transactionHash: HashInput): Promise<boolean>;
  /**
   * Sets PREVRANDAO of the next block, which shows it as mixHash. Only with the embedded development chain. The
   * blocks after it have the value of all other blocks again.
   * @param prevRandao - 32 bytes.
   * @returns Always true.
   * Errors: invalidParams, nodeUnavailable.
   */
  setPrevRandao(prevRandao: WordInput): Promise<boolean>;
}
/** The methods of `miner`. */
export declare class MinerMethods {
  #private;
  constructor(requester: Requester);
  /**
   * Returns 0: the chain has no proof of work.
   * @returns A JSON number.
   * Errors: unauthorized.
   */
  getHashrate(): Promise<Integer>;
  /**
   * Sets the account that the validator's rewards go to. Sends a transaction of x/distribution
   * (MsgSetWithdrawAddress) for the operator account of the node's validator, whose key must be unlocked in the
   * key store. Returns true once a block has it and the chain returns the new address. eth_coinbase still returns
   * the operator account. The fee is what the fee market and the node ask for.
   * @param address - Account that gets the rewards.
   * Errors: invalidParams, unauthorized, authenticationNeeded, methodNotSupported, resourceNotFound,
   * executionFailed, transactionRejected, cosmosTransactionTimeout, nodeUnavailable, requestTimedOut.
   */
  setEtherbase(address: AddressInput): Promise<boolean>;
  /**
   * Does nothing and returns false: blocks of this chain have no extra data.
   * @param extra - Bytes for the blocks' extra data.
   * Errors: invalidParams, unauthorized.
   */
  setExtra(extra: ExtraDataInput): Promise<boolean>;
  /**
   * Does nothing and returns false: the gas limit of a block is a consensus parameter.
   * @param gas - Gas of a block.
   * Errors: invalidParams, unauthorized.
   */
  setGasLimit(gas: QuantityInput): Promise<boolean>;
  /**
   * Sets the lowest price of gas that the node accepts, from its next start on. Writes minimum-gas-prices in the
   * node's app.toml and changes nothing else there; prices of other denominations stay. The price is of the EVM's
   * coin: where that has fewer than 18 decimals, wei are converted exactly (0x3b9aca00 with 6 decimals is 0.001).
   * The node reads the file when it starts, and Halley asks the node for its price; --minimum-gas-prices overrides
   * it in both. Needs --home.
   * @param gasPrice - Lowest price.
   * @returns True; a failure is an error.
   * Errors: invalidParams, unauthorized, methodNotSupported, settingNotWritten, nodeUnavailable.
   */
  setGasPrice(gasPrice: GasPriceInput): Promise<boolean>;
  /**
   * Does nothing and returns false: validators make the blocks.
   * @param threads - Number of threads.
   * Errors: invalidParams, unauthorized.
   */
  start(threads?: IntegerInput | null): Promise<boolean>;
  /**
   * Does nothing and returns null: validators make the blocks.
   * Errors: unauthorized.
   */
  stop(): Promise<null>;
}
/** The methods of `net`. */
export declare class NetMethods {
  #private;
  constructor(requester: Requester);
  /**
   * Returns whether the node accepts peer connections.
   * Errors: nodeUnavailable.
   */
  listening(): Promise<boolean>;
  /**
   * Returns the number of peers of the node, as a JSON number.
   * Errors: nodeUnavailable.
   */
  peerCount(): Promise<Integer>;
  /**
   * Returns the EVM chain id in decimal.
   * Errors: nodeUnavailable.
   */
  version(): Promise<string>;
}
/** The methods of `ots`. */
export declare class OtsMethods {
  #private;
  constructor(requester: Requester);
  /** Returns the level of Otterscan's API that is served. */
  getApiLevel(): Promise<Integer>;
  /**
   * Returns a block without its transactions, and its fees.
   * @param blockNumber - Block number or tag.
   * @returns null when the block is unknown.
   * Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
   */
  getBlockDetails(blockNumber: NumberOrTag): Promise<BlockDetails | null>;
  /**
   * Returns a block without its transactions, and its fees, by hash.
   * @param blockHash - Hash of the block.
   * @returns null when the block is unknown.
   * Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
   */
  getBlockDetailsByHash(blockHash: HashInput): Promise<BlockDetails | null>;
  /**
   * Returns a page of the transactions of a block. Page 0 has the last ones.
   * @param blockNumber - Block number or tag.
   * @param pageNumber - Number of the page, from 0.
   * @param pageSize - Transactions of a page, from 1.
   * @returns null when the block is unknown.
   * Errors: invalidParams, limitExceeded, responseTooLarge, historyPruned, historyNotKept, nodeUnavailable.
   */
  getBlockTransactions(
    blockNumber: NumberOrTag,
    pageNumber: IntegerInput,
    pageSize: IntegerInput,
  ): Promise<BlockTransactionsPage | null>;
  /**
   * Returns the transaction that created a contract, and the creator. Found in the index by address, and else by a
   * binary search over the account at past blocks, which needs their state.
   * @param address - The address.
   * @returns null for an account without code, and for one whose code came with genesis.
   * Errors: invalidParams, traceFailed, featureNotSupported, limitExceeded, responseTooLarge, requestTimedOut,
   * historyPruned, historyNotKept, nodeUnavailable.
   */
  getContractCreator(address: AddressInput): Promise<ContractCreator | null>;
  /**
   * Returns the transfers, creations and selfdestructs of the calls inside a transaction. The transaction itself
   * is not among them, and neither is what was undone.
   * @param transactionHash - Hash of the transaction.
   * Errors: invalidParams, resourceNotFound, traceFailed, featureNotSupported, limitExceeded, responseTooLarge,
   * requestTimedOut, historyPruned, historyNotKept, nodeUnavailable.
   */
  getInternalOperations(transactionHash: HashInput): Promise<ReadonlyArray<InternalOperation>>;
  /**
   * Returns the hash of the transaction that an account sent with a nonce. The block is found by a binary search
   * over the account's nonces at past blocks, so it needs their state.
   * @param sender - The account that sent the transaction.
   * @param nonce - Nonce of the transaction.
   * @returns null when the transaction does not exist.
   * Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
   */
  getTransactionBySenderAndNonce(sender: AddressInput, nonce: IntegerInput): Promise<Hash | null>;
  /**
   * Returns what a transaction reverted with.
   * @param transactionHash - Hash of the transaction.
   * @returns The revert bytes; 0x when there are none, or when it succeeded.
   * Errors: invalidParams, resourceNotFound, traceFailed, featureNotSupported, limitExceeded, responseTooLarge,
   * requestTimedOut, historyPruned, historyNotKept, nodeUnavailable.
   */
  getTransactionError(transactionHash: HashInput): Promise<Data>;
  /**
   * Returns whether an account has code.
   * @param address - The address.
   * @param blockNumber - Block number or tag; latest when left out.
   * Errors: invalidParams, headerNotFound, historyPruned, historyNotKept, nodeUnavailable.
   */
  hasCode(address: AddressInput, blockNumber?: NumberOrTag | null): Promise<boolean>;
  /**
   * Returns transactions that touch an address, in the blocks after a block. A page has all matching transactions
   * of its last block, so it may be longer than asked for. Needs `--trace.index`. Where the index ends, a page is
   * shorter and not the last; a page that would be empty there is an error that names the blocks that are indexed.
   * @param address - The address.
   * @param blockNumber - The page begins above this block; 0 for the oldest page.
   * @param pageSize - Transactions of a page, from 1.
   * Errors: invalidParams, addressIndexOff, blocksNotIndexed, limitExceeded, responseTooLarge, requestTimedOut,
   * historyPruned, historyNotKept, nodeUnavailable.
   */
  searchTransactionsAfter(
    address: AddressInput,
    blockNumber: IntegerInput,
    pageSize: IntegerInput,
  ): Promise<TransactionSearchPage>;
  /**
   * Returns transactions that touch an address, in the blocks before a block. A page has all matching transactions
   * of its last block, so it may be longer than asked for. Needs `--trace.index`. Where the index ends, a page is
   * shorter and not the last; a page that would be empty there is an error that names the blocks that are indexed.
   * @param address - The address.
   * @param blockNumber - The page begins below this block; 0 for the newest page.
   * @param pageSize - Transactions of a page, from 1.
   * Errors: invalidParams, addressIndexOff, blocksNotIndexed, limitExceeded, responseTooLarge, requestTimedOut,
   * historyPruned, historyNotKept, nodeUnavailable.
   */
  searchTransactionsBefore(
    address: AddressInput,
    blockNumber: IntegerInput,
    pageSize: IntegerInput,
  ): Promise<TransactionSearchPage>;
  /**
   * Returns the calls of a transaction in the order in which they began.
   * @param transactionHash - Hash of the transaction.
   * Errors: invalidParams, resourceNotFound, traceFailed, featureNotSupported, limitExceeded, responseTooLarge,
   * requestTimedOut, historyPruned, historyNotKept, nodeUnavailable.
   */
  traceTransaction(transactionHash: HashInput): Promise<ReadonlyArray<TraceEntry>>;
}
/** The methods of `personal`. */
export declare class PersonalMethods {
  #private;
  constructor(requester: Requester);
  /**
   * Returns the account that made a signature of personal_sign or eth_sign.
   * @param data - Bytes of the message, without the prefix that is signed with it.
   * @param signature - 65 bytes: r and s, then 27 or 28.
   * Errors: unauthorized, invalidParams.
   */
  ecRecover(data: DataInput, signature: DataInput): Promise<Address>;
  /**
   * Encrypts a private key with a passphrase and keeps it in the key store.
   * @param privateKey - The private key.
   * @param passphrase - Passphrase that encrypts the key. The account stays locked.
   * Errors: unauthorized, invalidParams, accountExists, keyNotStored, limitExceeded, serverStopping.
   */
  importRawKey(privateKey: PrivateKeyInput, passphrase: string): Promise<Address>;
  /**
   * Makes a new key for a wallet, which is usable and unlocked until it is unpaired or the server exits. Refused
   * unless keystore.pairing-password-file is set.
   * @param url - keystore:// and a name of 1 to 64 letters, digits, dots, dashes and underscores.
   * @returns The only copy besides the one in memory: the key is never written to disk.
   * Errors: unauthorized, invalidParams, featureNotSupported, accountExists, limitExceeded, serverStopping.
   */
  initializeWallet(url: string): Promise<Bytes32>;
  /**
   * Returns the addresses that this server can send from. As eth_accounts.
   * Errors: unauthorized, nodeUnavailable, requestTimedOut.
   */
  listAccounts(): Promise<ReadonlyArray<Address>>;
  /**
   * Returns the keys of the key store and the paired wallets, and whether they are unlocked.
   * @returns In the order of the names of their files; paired wallets come last. Accounts of the embedded
   * development chain and of an external signer have no wallet.
   * Errors: unauthorized.
   */
  listWallets(): Promise<ReadonlyArray<KeyWallet>>;
  /**
   * Locks an account: its key is removed from memory.
   * @param address - Account to lock. Nothing happens when it is locked or unknown.
   * @returns Always true.
   * Errors: unauthorized, invalidParams.
   */
  lockAccount(address: AddressInput): Promise<boolean>;
  /**
   * Makes a new key and keeps it in the key store, encrypted with a passphrase.
   * @param passphrase - Passphrase that encrypts the key. The account stays locked.
   * Errors: unauthorized, invalidParams, keyNotStored, limitExceeded, serverStopping.
   */
  newAccount(passphrase: string): Promise<Address>;
  /**
   * Signs a transaction with the key that a passphrase decrypts, and sends it. The account stays locked for
   * everyone else. Accounts of the embedded development chain need no passphrase: any text will do. Keys of an
   * external signer have none that this server could check, so they are refused.
   * @param transaction - The transaction. What it leaves out is filled in, as by eth_sendTransaction.
   * @param passphrase - Passphrase of the key of from.
   * Errors: unauthorized, invalidParams, conflictingFees, chainIdMismatch, resourceNotFound, transactionRejected,
   * gasExceedsAllowance, executionReverted, executionRevertedWithReason, executionFailed,
   * insufficientFundsForTransfer, limitExceeded, requestTimedOut, nodeUnavailable, wrongPassphrase,
   * featureNotSupported, headerNotFound, serverStopping, signerUnavailable, signerRefused.
   */
  sendTransaction(transaction: TransactionObject, passphrase: string): Promise<Hash>;
  /**
   * Signs a message with the key that a passphrase decrypts, or with that of an unlocked account. Accounts of the
   * embedded development chain need no passphrase. Keys of an external signer have none that this server could
   * check, so they sign without one.
   * @param data - Bytes of the message. They are signed behind a prefix and their length, so that no signature is
   * one of a transaction (EIP-191).
   * @param address - Account that signs.
   * @param password - Passphrase of the key; the account stays locked for everyone else. When left out or null,
   * the account must be unlocked.
   * @returns r and s, 32 bytes each, then 27 or 28.
   * Errors: unauthorized, invalidParams, authenticationNeeded, wrongPassphrase, limitExceeded, resourceNotFound,
   * featureNotSupported, nodeUnavailable, requestTimedOut, serverStopping, signerUnavailable, signerRefused,
   * signedOtherwise.
   */
  sign(data: DataInput, address: AddressInput, password?: string | null): Promise<Data>;
  /**
   * Signs a transaction with the key that a passphrase decrypts, and does not send it. The account stays locked
   * for everyone else. Accounts of the embedded development chain need no passphrase: any text will do. Keys of an
   * external signer have none that this server could check, so they are refused. Returns an object, as geth does;
   * eth_signTransaction returns only the bytes.
   * @param transaction - The transaction. What it leaves out is filled in, as by eth_sendTransaction.
   * @param passphrase - Passphrase of the key of from.
   * Errors: unauthorized, invalidParams, conflictingFees, chainIdMismatch, resourceNotFound, gasExceedsAllowance,
   * executionReverted, executionRevertedWithReason, executionFailed, insufficientFundsForTransfer, limitExceeded,
   * requestTimedOut, nodeUnavailable, transactionRejected, wrongPassphrase, featureNotSupported, headerNotFound,
   * serverStopping, signerUnavailable, signerRefused.
   */
  signTransaction(transaction: TransactionObject, passphrase: string): Promise<SignedTransaction>;
  /**
   * Unlocks an account: its key is held in memory, so that eth_sign, eth_sendTransaction and others use it.
   * Refused without a token unless json-rpc.allow-insecure-unlock is set. Accounts of the embedded development
   * chain are always unlocked. The duration is at most 9223372036 seconds, as in geth.
   * @param address - Account to unlock.
   * @param passphrase - Passphrase of the key.
   * @param duration - Seconds until the account is locked again, as a number or as a hex quantity; 0 for until the
   * server exits; 300 when left out or null. A second call sets the time again.
   * @returns Always true.
   * Errors: unauthorized, unlockForbidden, invalidParams, unlockTooLong, wrongPassphrase, limitExceeded,
   * resourceNotFound, featureNotSupported, serverStopping, nodeUnavailable, requestTimedOut, signerUnavailable.
   */
  unlockAccount(address: AddressInput, passphrase: string, duration?: IntegerInput | null): Promise<boolean>;
  /**
   * Removes a paired wallet: its key is gone.
   * @param url - URL of the wallet.
   * @param pairingPassword - The password in the file of keystore.pairing-password-file.
   * Errors: unauthorized, invalidParams, featureNotSupported, wrongPassphrase, resourceNotFound, limitExceeded.
   */
  unpair(url: string, pairingPassword: string): Promise<null>;
}
/** The methods of `rpc`. */
export declare class RpcMethods {
  #private;
  constructor(requester: Requester);
  /**
   * Returns the contract of this server. This document, as it holds for this server: methods of the enabled
   * namespaces with what they refer to, and the addresses of the server in `servers`. In `x-limits`, `default` is
   * the limit that the server has: the value of the setting that `setting` names, null where that setting says no
   * limit. Where clients need no token for private methods, none is marked `x-private`.
   */
  discover(): Promise<OpenrpcDocument>;
  /** Returns the enabled namespaces with their versions. */
  modules(): Promise<ModuleVersions>;
}
/** The methods of `trace`. */
export declare class TraceMethods {
  #private;
  constructor(requester: Requester);
  /**
   * Returns the frames of all transactions of a block.
   * @param block - The block; pending is the newest.
   * @returns null when the block is unknown.
   * Errors: invalidParams, traceFailed, featureNotSupported, limitExceeded, responseTooLarge, requestTimedOut,
   * historyPruned, historyNotKept, nodeUnavailable.
   */
  block(block: BlockParameter): Promise<ReadonlyArray<PlacedParityTrace> | null>;
  /**
   * Runs a call and returns its traces.
   * @param call - The message call.
   * @param types - Which traces to make. trace: the frames; stateDiff: the changed accounts; vmTrace: every
   * instruction.
   * @param block - Block whose state is read; latest when left out.
   * @param stateOverrides - Accounts to change before the call.
   * @param blockOverrides - Fields of the block to change before the call.
   * Errors: invalidParams, executionFailed, chainIdMismatch, conflictingFees, headerNotFound,
   * headerForHashNotFound, insufficientFundsForTransfer, traceFailed, featureNotSupported, limitExceeded,
   * responseTooLarge, requestTimedOut, historyPruned, historyNotKept, nodeUnavailable.
   */
  call(
    call: CallObject,
    types: ReadonlyArray<'trace' | 'stateDiff' | 'vmTrace'>,
    block?: BlockParameter | null,
    stateOverrides?: StateOverrides | null,
    blockOverrides?: BlockOverrides | null,
  ): Promise<TraceResults>;
  /**
   * Runs calls, each on what those before it changed, and returns their traces.
   * @param calls - The calls, each with its trace types.
   * @param block - Block whose state is read; latest when left out.
   * @returns One for each call.
   * Errors: invalidParams, executionFailed, chainIdMismatch, conflictingFees, headerNotFound,
   * headerForHashNotFound, insufficientFundsForTransfer, traceFailed, featureNotSupported, limitExceeded,
   * responseTooLarge, requestTimedOut, historyPruned, historyNotKept, nodeUnavailable.
   */
  callMany(
    calls: ReadonlyArray<CallWithTraceTypes>,
    block?: BlockParameter | null,
  ): Promise<ReadonlyArray<TraceResults>>;
  /**
   * Returns the frames of a range of blocks that match addresses, oldest first. Needs the index of traces
   * (trace.index). A range that it does not cover is an error which names the range that it covers.
   * @param filter - Which frames to return.
   * Errors: invalidParams, invalidBlockRange, blockRangeBeyondHead, blocksNotIndexed, addressIndexOff,
   * traceFailed, featureNotSupported, limitExceeded, responseTooLarge, requestTimedOut, historyPruned,
   * historyNotKept, nodeUnavailable.
   */
  filter(filter: TraceFilter): Promise<ReadonlyArray<PlacedParityTrace>>;
  /**
   * Returns one frame of a transaction.
   * @param transactionHash - Hash of the transaction.
   * @param indices - The frame's traceAddress; empty for the transaction itself.
   * @returns null when the frame does not exist.
   * Errors: invalidParams, traceFailed, featureNotSupported, limitExceeded, responseTooLarge, requestTimedOut,
   * historyPruned, historyNotKept, nodeUnavailable.
   */
  get(transactionHash: HashInput, indices: ReadonlyArray<IntegerInput>): Promise<PlacedParityTrace | null>;
  /**
   * Runs a signed transaction without sending it, and returns its traces.
   * @param transaction - The signed transaction.
   * @param types - Which traces to make. trace: the frames; stateDiff: the changed accounts; vmTrace: every
   * instruction.
   * @param block - Block whose state is read; latest when left out.
   * Errors: invalidParams, transactionRejected, executionFailed, chainIdMismatch, conflictingFees, headerNotFound,
   * headerForHashNotFound, insufficientFundsForTransfer, traceFailed, featureNotSupported, limitExceeded,
   * responseTooLarge, requestTimedOut, historyPruned, historyNotKept, nodeUnavailable.
   */
  rawTransaction(
    transaction: DataInput,
    types: ReadonlyArray<'trace' | 'stateDiff' | 'vmTrace'>,
    block?: BlockParameter | null,
  ): Promise<TraceResults>;
  /**
   * Runs the transactions of a block again and returns their traces.
   * @param block - The block; pending is the newest.
   * @param types - Which traces to make. trace: the frames; stateDiff: the changed accounts; vmTrace: every
   * instruction.
   * @returns One for each transaction, in order; null when the block is unknown.
   * Errors: invalidParams, traceFailed, featureNotSupported, limitExceeded, responseTooLarge, requestTimedOut,
   * historyPruned, historyNotKept, nodeUnavailable.
   */
  replayBlockTransactions(
    block: BlockParameter,
    types: ReadonlyArray<'trace' | 'stateDiff' | 'vmTrace'>,
  ): Promise<ReadonlyArray<MinedTraceResults> | null>;
  /**
   * Runs a transaction of a block again and returns its traces.
   * @param transactionHash - Hash of the transaction.
   * @param types - Which traces to make. trace: the frames; stateDiff: the changed accounts; vmTrace: every
   * instruction.
   * Errors: invalidParams, resourceNotFound, traceFailed, featureNotSupported, limitExceeded, responseTooLarge,
   * requestTimedOut, historyPruned, historyNotKept, nodeUnavailable.
   */
  replayTransaction(
    transactionHash: HashInput,
    types: ReadonlyArray<'trace' | 'stateDiff' | 'vmTrace'>,
  ): Promise<TraceResults>;
  /**
   * Returns the frames of a transaction.
   * @param transactionHash - Hash of the transaction.
   * @returns null when the transaction is unknown or pending.
   * Errors: invalidParams, traceFailed, featureNotSupported, limitExceeded, responseTooLarge, requestTimedOut,
   * historyPruned, historyNotKept, nodeUnavailable.
   */
  transaction(transactionHash: HashInput): Promise<ReadonlyArray<PlacedParityTrace> | null>;
}
/** The methods of `txpool`. */
export declare class TxpoolMethods {
  #private;
  constructor(requester: Requester);
  /**
   * Returns the pending and queued transactions, by sender and nonce.
   * Errors: nodeUnavailable.
   */
  content(): Promise<TxpoolContent>;
  /**
   * Returns the pending and queued transactions of one sender, by nonce.
   * @param address - The sender.
   * Errors: invalidParams, nodeUnavailable.
   */
  contentFrom(address: AddressInput): Promise<TxpoolContentFrom>;
  /**
   * Returns a one-line summary of each pending or queued transaction, by sender and nonce.
   * Errors: nodeUnavailable.
   */
  inspect(): Promise<TxpoolInspection>;
  /**
   * Returns the numbers of pending and queued transactions. These are the transactions that this server sent and
   * those that the node's mempool lists. A transaction leaves them when it is mined, replaced by another one with
   * the same nonce, or too old. A pending transaction can be in the next block; a queued one waits for a lower
   * nonce.
   * Errors: nodeUnavailable.
   */
  status(): Promise<TxpoolStatus>;
}
/** The methods of `web3`. */
export declare class Web3Methods {
  #private;
  constructor(requester: Requester);
  /**
   * Returns the version of this server and of the node behind it.
   * @returns Halley/v<version>/<os>-<arch>/node<version> (<application> <version>; CometBFT <version>). With the
   * embedded development chain, anvil/v<version>-compatible comes first, because tools recognise a development
   * chain by it.
   */
  clientVersion(): Promise<string>;
  /**
   * Returns the Keccak-256 hash of bytes. Keccak-256 as Ethereum uses it, not the standardised SHA3-256.
   * @param data - The bytes to hash.
   * Errors: invalidParams.
   */
  sha3(data: DataInput): Promise<Hash>;
}
/** Every method, by its namespace. */
export declare abstract class Methods implements Requester {
  /** The methods of `admin`. */
  readonly admin: AdminMethods;
  /** The methods of `anvil`. */
  readonly anvil: AnvilMethods;
  /** The methods of `debug`. */
  readonly debug: DebugMethods;
  /** The methods of `erigon`. */
  readonly erigon: ErigonMethods;
  /** The methods of `eth`. */
  readonly eth: EthMethods;
  /** The methods of `evm`. */
  readonly evm: EvmMethods;
  /** The methods of `halley`. */
  readonly halley: HalleyMethods;
  /** The methods of `hardhat`. */
  readonly hardhat: HardhatMethods;
  /** The methods of `miner`. */
  readonly miner: MinerMethods;
  /** The methods of `net`. */
  readonly net: NetMethods;
  /** The methods of `ots`. */
  readonly ots: OtsMethods;
  /** The methods of `personal`. */
  readonly personal: PersonalMethods;
  /** The methods of `rpc`. */
  readonly rpc: RpcMethods;
  /** The methods of `trace`. */
  readonly trace: TraceMethods;
  /** The methods of `txpool`. */
  readonly txpool: TxpoolMethods;
  /** The methods of `web3`. */
  readonly web3: Web3Methods;
  /** Calls a method by its name on the wire. */
  abstract request<M extends MethodName>(method: M, ...params: MethodMap[M]['params']): Promise<MethodMap[M]['result']>;
}
