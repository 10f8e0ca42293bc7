# Generated from openrpc.json by `npm run generate`. Do not edit.

"""The calls of a batch: `calls.eth.block_number()` is a call that is sent later."""

from __future__ import annotations

from typing import Literal, Union

from .batch import BatchCall
from .types import (
    AccessListResult,
    AccountInfo,
    AccountState,
    Address,
    AddressInput,
    Block,
    BlockDetails,
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
    IntegerInput,
    InternalOperation,
    KeyWallet,
    LenientInteger,
    LenientPosition,
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
)


class AdminCalls:
    """The calls of admin."""

    def add_peer(self, address: PeerAddressInput) -> BatchCall[bool]:
        """Asks the node to connect to a peer, now and whenever the connection breaks."""
        return BatchCall("admin_addPeer", address)

    def datadir(self) -> BatchCall[str]:
        """Returns the absolute path of Halley's data folder."""
        return BatchCall("admin_datadir")

    def node_info(self) -> BatchCall[NetworkNodeInfo]:
        """Returns what the node reports about itself in its network."""
        return BatchCall("admin_nodeInfo")

    def peers(self) -> BatchCall[list[PeerInfo]]:
        """Returns the nodes that are connected to the node."""
        return BatchCall("admin_peers")

    def start_rpc(self, host: Union[str, None] | None = None, port: Union[int, None] | None = None, cors: Union[str, None] | None = None, apis: Union[str, None] | None = None, vhosts: Union[str, None] | None = None) -> BatchCall[bool]:
        """Starts the HTTP listener."""
        return BatchCall("admin_startRPC", host, port, cors, apis, vhosts)

    def start_ws(self, host: Union[str, None] | None = None, port: Union[int, None] | None = None, origins: Union[str, None] | None = None, apis: Union[str, None] | None = None) -> BatchCall[bool]:
        """Starts taking WebSockets, on the WebSocket address and on the HTTP address."""
        return BatchCall("admin_startWS", host, port, origins, apis)

    def stop_rpc(self) -> BatchCall[bool]:
        """Stops the HTTP listener."""
        return BatchCall("admin_stopRPC")

    def stop_ws(self) -> BatchCall[bool]:
        """Stops taking WebSockets, and ends those that are open."""
        return BatchCall("admin_stopWS")


class AnvilCalls:
    """The calls of anvil."""

    def add_balance(self, address: AddressInput, amount: LenientInteger) -> BatchCall[None]:
        """Adds wei to the balance of an account, up to 2^256 - 1."""
        return BatchCall("anvil_addBalance", address, amount)

    def auto_impersonate_account(self, enabled: bool) -> BatchCall[None]:
        """Lets eth_sendTransaction send from every account without its key, or ends that."""
        return BatchCall("anvil_autoImpersonateAccount", enabled)

    def deal_erc20(self, address: AddressInput, token: AddressInput, amount: LenientInteger) -> BatchCall[None]:
        """Sets the balance that an account has of an ERC-20 token."""
        return BatchCall("anvil_dealERC20", address, token, amount)

    def drop_all_transactions(self) -> BatchCall[None]:
        """Removes all pending transactions."""
        return BatchCall("anvil_dropAllTransactions")

    def drop_transaction(self, transaction_hash: HashInput) -> BatchCall[Union[Hash, None]]:
        """Removes a pending transaction."""
        return BatchCall("anvil_dropTransaction", transaction_hash)

    def dump_state(self, preserve_historical_states: Union[bool, None] | None = None) -> BatchCall[Data]:
        """Returns the state of the chain, for anvil_loadState here or of anvil 1.7.1."""
        return BatchCall("anvil_dumpState", preserve_historical_states)

    def get_automine(self) -> BatchCall[bool]:
        """Returns whether transactions are mined at once."""
        return BatchCall("anvil_getAutomine")

    def get_genesis_time(self) -> BatchCall[int]:
        """Returns the time of the first block."""
        return BatchCall("anvil_getGenesisTime")

    def get_interval_mining(self) -> BatchCall[Union[float, None]]:
        """Returns the interval at which blocks are made."""
        return BatchCall("anvil_getIntervalMining")

    def impersonate_account(self, address: AddressInput) -> BatchCall[None]:
        """Lets eth_sendTransaction send from an account without its key."""
        return BatchCall("anvil_impersonateAccount", address)

    def load_state(self, state: DataInput) -> BatchCall[bool]:
        """Loads a state that anvil_dumpState returned, here or of anvil 1.7.1."""
        return BatchCall("anvil_loadState", state)

    def metadata(self) -> BatchCall[DevelopmentMetadata]:
        """Returns what the development chain is."""
        return BatchCall("anvil_metadata")

    def mine(self, blocks: LenientInteger | None = None, interval: LenientInteger | None = None) -> BatchCall[None]:
        """Makes blocks."""
        return BatchCall("anvil_mine", blocks, interval)

    def node_info(self) -> BatchCall[DevelopmentNodeInfo]:
        """Returns how the development chain is set up."""
        return BatchCall("anvil_nodeInfo")

    def remove_block_timestamp_interval(self) -> BatchCall[bool]:
        """Ends what anvil_setBlockTimestampInterval began."""
        return BatchCall("anvil_removeBlockTimestampInterval")

    def remove_pool_transactions(self, address: AddressInput) -> BatchCall[None]:
        """Removes the pending transactions of an account."""
        return BatchCall("anvil_removePoolTransactions", address)

    def reorg(self, depth: LenientInteger, tx_block_pairs: list[ReorgEntry] | None = None) -> BatchCall[None]:
        """Replaces the newest blocks by as many others."""
        return BatchCall("anvil_reorg", depth, tx_block_pairs)

    def reset(self, options: ResetOptions | None = None) -> BatchCall[None]:
        """Sets the chain back to its first block, or forks a network."""
        return BatchCall("anvil_reset", options)

    def rollback(self, depth: Union[LenientInteger, None] | None = None) -> BatchCall[None]:
        """Goes back by some blocks: blocks, state and index."""
        return BatchCall("anvil_rollback", depth)

    def set_balance(self, address: AddressInput, balance: LenientInteger) -> BatchCall[None]:
        """Sets the balance of an account."""
        return BatchCall("anvil_setBalance", address, balance)

    def set_block_timestamp_interval(self, seconds: LenientInteger) -> BatchCall[None]:
        """Fixes the time from one block to the next."""
        return BatchCall("anvil_setBlockTimestampInterval", seconds)

    def set_chain_id(self, chain_id: LenientInteger) -> BatchCall[None]:
        """Sets the EIP-155 chain id."""
        return BatchCall("anvil_setChainId", chain_id)

    def set_code(self, address: AddressInput, code: DataInput) -> BatchCall[None]:
        """Sets the code of an account."""
        return BatchCall("anvil_setCode", address, code)

    def set_coinbase(self, address: AddressInput) -> BatchCall[None]:
        """Sets the miner of the next blocks, which code sees as COINBASE."""
        return BatchCall("anvil_setCoinbase", address)

    def set_erc20_allowance(self, owner: AddressInput, spender: AddressInput, token: AddressInput, amount: LenientInteger) -> BatchCall[None]:
        """Sets how much of an owner's ERC-20 tokens a spender may move."""
        return BatchCall("anvil_setERC20Allowance", owner, spender, token, amount)

    def set_logging_enabled(self, enabled: bool) -> BatchCall[None]:
        """Switches on or off what the development chain prints for each request and transaction."""
        return BatchCall("anvil_setLoggingEnabled", enabled)

    def set_min_gas_price(self, price: LenientInteger) -> BatchCall[None]:
        """Sets the least price of gas that a transaction must pay."""
        return BatchCall("anvil_setMinGasPrice", price)

    def set_next_block_base_fee_per_gas(self, base_fee: LenientInteger) -> BatchCall[None]:
        """Sets the base fee of the next block."""
        return BatchCall("anvil_setNextBlockBaseFeePerGas", base_fee)

    def set_nonce(self, address: AddressInput, nonce: LenientInteger) -> BatchCall[None]:
        """Sets the nonce of an account."""
        return BatchCall("anvil_setNonce", address, nonce)

    def set_rpc_url(self, url: str) -> BatchCall[None]:
        """Makes a fork use another server of the same network."""
        return BatchCall("anvil_setRpcUrl", url)

    def set_storage_at(self, address: AddressInput, position: LenientPosition, value: WordInput) -> BatchCall[bool]:
        """Sets a word of contract storage."""
        return BatchCall("anvil_setStorageAt", address, position, value)

    def stop_impersonating_account(self, address: AddressInput) -> BatchCall[None]:
        """Ends what anvil_impersonateAccount began."""
        return BatchCall("anvil_stopImpersonatingAccount", address)


class DebugCalls:
    """The calls of debug."""

    def block_profile(self, file: ProfileFileInput, seconds: IntegerInput) -> BatchCall[None]:
        """Measures the delay of the event loop for some seconds."""
        return BatchCall("debug_blockProfile", file, seconds)

    def cpu_profile(self, file: ProfileFileInput, seconds: IntegerInput) -> BatchCall[None]:
        """Records a CPU profile for some seconds."""
        return BatchCall("debug_cpuProfile", file, seconds)

    def free_os_memory(self) -> BatchCall[None]:
        """Collects all garbage and gives memory back to the system."""
        return BatchCall("debug_freeOSMemory")

    def gc_stats(self) -> BatchCall[GcStatistics]:
        """Returns the garbage collections of the process."""
        return BatchCall("debug_gcStats")

    def get_block_rlp(self, block_number: IntegerInput) -> BatchCall[Data]:
        """Returns the RLP of the block of a number."""
        return BatchCall("debug_getBlockRlp", block_number)

    def get_header_rlp(self, block_number: IntegerInput) -> BatchCall[Data]:
        """Returns the RLP of the header of a block number."""
        return BatchCall("debug_getHeaderRlp", block_number)

    def get_raw_block(self, block: BlockParameter) -> BatchCall[Data]:
        """Returns the RLP of a block."""
        return BatchCall("debug_getRawBlock", block)

    def get_raw_header(self, block: BlockParameter) -> BatchCall[Data]:
        """Returns the RLP of a block header."""
        return BatchCall("debug_getRawHeader", block)

    def get_raw_receipts(self, block: BlockParameter) -> BatchCall[Union[list[Data], None]]:
        """Returns the encoded receipts of a block (EIP-2718)."""
        return BatchCall("debug_getRawReceipts", block)

    def get_raw_transaction(self, transaction_hash: HashInput) -> BatchCall[Data]:
        """Returns a transaction in its EIP-2718 encoding."""
        return BatchCall("debug_getRawTransaction", transaction_hash)

    def go_trace(self, file: ProfileFileInput, seconds: IntegerInput) -> BatchCall[None]:
        """Records trace events for some seconds."""
        return BatchCall("debug_goTrace", file, seconds)

    def mem_stats(self) -> BatchCall[MemoryStatistics]:
        """Returns the memory of the process."""
        return BatchCall("debug_memStats")

    def mutex_profile(self, file: ProfileFileInput, seconds: IntegerInput) -> BatchCall[None]:
        """Measures the use of the event loop for some seconds."""
        return BatchCall("debug_mutexProfile", file, seconds)

    def print_block(self, block_number: IntegerInput) -> BatchCall[str]:
        """Returns a block as text, for people."""
        return BatchCall("debug_printBlock", block_number)

    def set_block_profile_rate(self, rate: int) -> BatchCall[None]:
        """Switches the measurement of the event loop's delay on or off."""
        return BatchCall("debug_setBlockProfileRate", rate)

    def set_gc_percent(self, percent: int) -> BatchCall[int]:
        """Sets the size of the young generation of the heap."""
        return BatchCall("debug_setGCPercent", percent)

    def set_mutex_profile_fraction(self, rate: int) -> BatchCall[None]:
        """Switches the measurement of the event loop's use on or off."""
        return BatchCall("debug_setMutexProfileFraction", rate)

    def stacks(self, filter: str | None = None) -> BatchCall[str]:
        """Returns stacks, handles and threads of the process."""
        return BatchCall("debug_stacks", filter)

    def start_cpu_profile(self, file: ProfileFileInput) -> BatchCall[None]:
        """Begins a CPU profile."""
        return BatchCall("debug_startCPUProfile", file)

    def start_go_trace(self, file: ProfileFileInput) -> BatchCall[None]:
        """Begins to record trace events."""
        return BatchCall("debug_startGoTrace", file)

    def stop_cpu_profile(self) -> BatchCall[None]:
        """Ends the CPU profile and writes its file."""
        return BatchCall("debug_stopCPUProfile")

    def stop_go_trace(self) -> BatchCall[None]:
        """Ends the trace and writes its file."""
        return BatchCall("debug_stopGoTrace")

    def storage_range_at(self, block: BlockParameter, transaction_index: IntegerInput, address: AddressInput, key_start: StorageKeyStartInput, limit: IntegerInput) -> BatchCall[StorageRangeResult]:
        """Lists slots of a contract within a block."""
        return BatchCall("debug_storageRangeAt", block, transaction_index, address, key_start, limit)

    def trace_block(self, block: DataInput, config: TraceConfig | None = None) -> BatchCall[list[TransactionTrace]]:
        """Runs the transactions of a block that the request holds, and returns their traces."""
        return BatchCall("debug_traceBlock", block, config)

    def trace_block_by_hash(self, block_hash: HashInput, config: TraceConfig | None = None) -> BatchCall[list[TransactionTrace]]:
        """Runs the transactions of a block again and returns their traces."""
        return BatchCall("debug_traceBlockByHash", block_hash, config)

    def trace_block_by_number(self, block: BlockNumberOrTag, config: TraceConfig | None = None) -> BatchCall[list[TransactionTrace]]:
        """Runs the transactions of a block again and returns their traces."""
        return BatchCall("debug_traceBlockByNumber", block, config)

    def trace_call(self, call: CallObject, block: BlockParameter | None = None, config: TraceCallConfig | None = None) -> BatchCall[Trace]:
        """Runs a call and returns its trace."""
        return BatchCall("debug_traceCall", call, block, config)

    def trace_call_many(self, bundles: list[CallBundle], state_context: CallStateContext | None = None, config: TraceCallConfig | None = None) -> BatchCall[list[list[Trace]]]:
        """
        Runs bundles of calls one after the other, each on what those before it changed, and returns a list of traces
        for each bundle.
        """
        return BatchCall("debug_traceCallMany", bundles, state_context, config)

    def trace_transaction(self, transaction_hash: HashInput, config: TraceConfig | None = None) -> BatchCall[Trace]:
        """Runs a transaction of a block again and returns its trace."""
        return BatchCall("debug_traceTransaction", transaction_hash, config)

    def verbosity(self, level: int) -> BatchCall[None]:
        """Sets the level of the log."""
        return BatchCall("debug_verbosity", level)

    def vmodule(self, pattern: str) -> BatchCall[None]:
        """Sets the level of the log by part of the service."""
        return BatchCall("debug_vmodule", pattern)

    def write_block_profile(self, file: ProfileFileInput) -> BatchCall[None]:
        """Writes the measured delay of the event loop."""
        return BatchCall("debug_writeBlockProfile", file)

    def write_mem_profile(self, file: ProfileFileInput) -> BatchCall[None]:
        """Writes the heap profile."""
        return BatchCall("debug_writeMemProfile", file)

    def write_mutex_profile(self, file: ProfileFileInput) -> BatchCall[None]:
        """Writes the measured use of the event loop."""
        return BatchCall("debug_writeMutexProfile", file)


class ErigonCalls:
    """The calls of erigon."""

    def get_header_by_number(self, block_number: NumberOrTag) -> BatchCall[Union[Union[Header, PendingHeader], None]]:
        """Returns a block header by number or tag."""
        return BatchCall("erigon_getHeaderByNumber", block_number)


class EthCalls:
    """The calls of eth."""

    def accounts(self) -> BatchCall[list[Address]]:
        """Returns the addresses that this server can send from."""
        return BatchCall("eth_accounts")

    def base_fee(self) -> BatchCall[Union[Quantity, None]]:
        """Returns the base fee of the next block in wei per gas."""
        return BatchCall("eth_baseFee")

    def blob_base_fee(self) -> BatchCall[Quantity]:
        """Returns the price of blob gas in wei."""
        return BatchCall("eth_blobBaseFee")

    def block_number(self) -> BatchCall[Quantity]:
        """Returns the number of the newest block that the server can serve completely."""
        return BatchCall("eth_blockNumber")

    def call(self, call: CallObject, block: BlockParameter | None = None, state_overrides: StateOverrides | None = None, block_overrides: BlockOverrides | None = None) -> BatchCall[Data]:
        """Runs a message call and returns its output."""
        return BatchCall("eth_call", call, block, state_overrides, block_overrides)

    def capabilities(self) -> BatchCall[Capabilities]:
        """Returns, for each kind of data, the first block for which the server has it."""
        return BatchCall("eth_capabilities")

    def chain_id(self) -> BatchCall[Quantity]:
        """Returns the EIP-155 chain id."""
        return BatchCall("eth_chainId")

    def coinbase(self) -> BatchCall[Address]:
        """Returns the operator account of the node's validator."""
        return BatchCall("eth_coinbase")

    def config(self) -> BatchCall[Config]:
        """Returns the settings of the current and the next fork (EIP-7910)."""
        return BatchCall("eth_config")

    def create_access_list(self, call: CallObject, block: BlockParameter | None = None, state_overrides: StateOverrides | None = None) -> BatchCall[AccessListResult]:
        """Returns the access list that a transaction should carry."""
        return BatchCall("eth_createAccessList", call, block, state_overrides)

    def estimate_gas(self, call: CallObject, block: BlockParameter | None = None, state_overrides: StateOverrides | None = None, block_overrides: BlockOverrides | None = None) -> BatchCall[Quantity]:
        """Returns the lowest gas limit with which a transaction succeeds."""
        return BatchCall("eth_estimateGas", call, block, state_overrides, block_overrides)

    def fee_history(self, block_count: IntegerInput, newest_block: BlockNumberOrTag, reward_percentiles: list[Percentile] | None = None) -> BatchCall[FeeHistory]:
        """Returns base fees, gas use and tips of a range of blocks."""
        return BatchCall("eth_feeHistory", block_count, newest_block, reward_percentiles)

    def fill_transaction(self, transaction: TransactionToFill) -> BatchCall[FilledTransaction]:
        """Fills in the missing fields of a transaction so that it can be signed."""
        return BatchCall("eth_fillTransaction", transaction)

    def gas_price(self) -> BatchCall[Quantity]:
        """Returns a gas price in wei that gets a legacy transaction into the next block."""
        return BatchCall("eth_gasPrice")

    def get_account(self, address: AddressInput, block: BlockParameter | None = None) -> BatchCall[AccountState]:
        """Returns the balance, nonce and code hash of an account."""
        return BatchCall("eth_getAccount", address, block)

    def get_account_info(self, address: AddressInput, block: BlockParameter | None = None) -> BatchCall[AccountInfo]:
        """Returns the balance, nonce and code of an account."""
        return BatchCall("eth_getAccountInfo", address, block)

    def get_balance(self, address: AddressInput, block: BlockParameter | None = None) -> BatchCall[Quantity]:
        """Returns the balance of an account in wei."""
        return BatchCall("eth_getBalance", address, block)

    def get_block_by_hash(self, block_hash: HashInput, full_transactions: bool | None = None) -> BatchCall[Union[Block, None]]:
        """Returns a block by hash."""
        return BatchCall("eth_getBlockByHash", block_hash, full_transactions)

    def get_block_by_number(self, block_number: BlockNumberOrTag, full_transactions: bool | None = None) -> BatchCall[Union[Union[Block, PendingBlock], None]]:
        """Returns a block by number or tag."""
        return BatchCall("eth_getBlockByNumber", block_number, full_transactions)

    def get_block_receipts(self, block: BlockParameter) -> BatchCall[Union[list[Receipt], None]]:
        """Returns the receipts of a block, in the order of its transactions."""
        return BatchCall("eth_getBlockReceipts", block)

    def get_block_transaction_count_by_hash(self, block_hash: HashInput) -> BatchCall[Union[Quantity, None]]:
        """Returns the number of Ethereum transactions in a block."""
        return BatchCall("eth_getBlockTransactionCountByHash", block_hash)

    def get_block_transaction_count_by_number(self, block_number: BlockNumberOrTag) -> BatchCall[Union[Quantity, None]]:
        """Returns the number of Ethereum transactions in a block."""
        return BatchCall("eth_getBlockTransactionCountByNumber", block_number)

    def get_code(self, address: AddressInput, block: BlockParameter | None = None) -> BatchCall[Data]:
        """Returns the code of an account."""
        return BatchCall("eth_getCode", address, block)

    def get_compilers(self) -> BatchCall[list[str]]:
        """Returns an empty list: the server has no compilers."""
        return BatchCall("eth_getCompilers")

    def get_filter_changes(self, filter_id: FilterIdInput) -> BatchCall[FilterChanges]:
        """Returns what a filter has found since the last call, oldest first."""
        return BatchCall("eth_getFilterChanges", filter_id)

    def get_filter_logs(self, filter_id: FilterIdInput) -> BatchCall[Logs]:
        """Returns all logs that match a log filter: what eth_getLogs returns for the object of the filter."""
        return BatchCall("eth_getFilterLogs", filter_id)

    def get_header_by_hash(self, block_hash: HashInput) -> BatchCall[Union[Header, None]]:
        """Returns a block header by hash."""
        return BatchCall("eth_getHeaderByHash", block_hash)

    def get_header_by_number(self, block_number: BlockNumberOrTag) -> BatchCall[Union[Union[Header, PendingHeader], None]]:
        """Returns a block header by number or tag."""
        return BatchCall("eth_getHeaderByNumber", block_number)

    def get_logs(self, filter: Filter) -> BatchCall[Logs]:
        """Returns the logs that match a filter, oldest first."""
        return BatchCall("eth_getLogs", filter)

    def get_proof(self, address: AddressInput, positions: list[StoragePosition], block: BlockParameter | None = None) -> BatchCall[Proof]:
        """Returns an account and storage words with proofs."""
        return BatchCall("eth_getProof", address, positions, block)

    def get_raw_transaction_by_block_hash_and_index(self, block_hash: HashInput, index: Uint64Input) -> BatchCall[Union[Data, None]]:
        """Returns a transaction in its EIP-2718 encoding, by its place in a block."""
        return BatchCall("eth_getRawTransactionByBlockHashAndIndex", block_hash, index)

    def get_raw_transaction_by_block_number_and_index(self, block_number: BlockNumberOrTag, index: Uint64Input) -> BatchCall[Union[Data, None]]:
        """Returns a transaction in its EIP-2718 encoding, by its place in a block."""
        return BatchCall("eth_getRawTransactionByBlockNumberAndIndex", block_number, index)

    def get_raw_transaction_by_hash(self, transaction_hash: HashInput) -> BatchCall[Union[Data, None]]:
        """Returns a transaction in its EIP-2718 encoding."""
        return BatchCall("eth_getRawTransactionByHash", transaction_hash)

    def get_storage_at(self, address: AddressInput, position: StoragePosition, block: BlockParameter | None = None) -> BatchCall[Bytes32]:
        """Returns a word of contract storage."""
        return BatchCall("eth_getStorageAt", address, position, block)

    def get_storage_values(self, requests: StorageRequests, block: BlockParameter | None = None) -> BatchCall[StorageValues]:
        """Returns several storage words of several contracts."""
        return BatchCall("eth_getStorageValues", requests, block)

    def get_transaction_by_block_hash_and_index(self, block_hash: HashInput, index: Uint64Input) -> BatchCall[Union[Transaction, None]]:
        """Returns a transaction by its place in a block."""
        return BatchCall("eth_getTransactionByBlockHashAndIndex", block_hash, index)

    def get_transaction_by_block_number_and_index(self, block_number: BlockNumberOrTag, index: Uint64Input) -> BatchCall[Union[Transaction, None]]:
        """Returns a transaction by its place in a block."""
        return BatchCall("eth_getTransactionByBlockNumberAndIndex", block_number, index)

    def get_transaction_by_hash(self, transaction_hash: HashInput) -> BatchCall[Union[Transaction, None]]:
        """Returns a transaction, mined or pending."""
        return BatchCall("eth_getTransactionByHash", transaction_hash)

    def get_transaction_by_sender_and_nonce(self, sender: AddressInput, nonce: Uint64Input) -> BatchCall[Union[Transaction, None]]:
        """Returns the transaction that an account sent with a nonce, mined or pending."""
        return BatchCall("eth_getTransactionBySenderAndNonce", sender, nonce)

    def get_transaction_count(self, address: AddressInput, block: BlockParameter | None = None) -> BatchCall[Quantity]:
        """Returns the nonce of an account."""
        return BatchCall("eth_getTransactionCount", address, block)

    def get_transaction_logs(self, transaction_hash: HashInput) -> BatchCall[Union[Logs, None]]:
        """Returns the logs of a transaction."""
        return BatchCall("eth_getTransactionLogs", transaction_hash)

    def get_transaction_receipt(self, transaction_hash: HashInput) -> BatchCall[Union[Receipt, None]]:
        """Returns the receipt of a transaction."""
        return BatchCall("eth_getTransactionReceipt", transaction_hash)

    def get_uncle_by_block_hash_and_index(self, block_hash: HashInput, uncle_index: Uint64Input) -> BatchCall[None]:
        """Returns null: there are no uncles."""
        return BatchCall("eth_getUncleByBlockHashAndIndex", block_hash, uncle_index)

    def get_uncle_by_block_number_and_index(self, block_number: BlockNumberOrTag, uncle_index: Uint64Input) -> BatchCall[None]:
        """Returns null: there are no uncles."""
        return BatchCall("eth_getUncleByBlockNumberAndIndex", block_number, uncle_index)

    def get_uncle_count_by_block_hash(self, block_hash: HashInput) -> BatchCall[Union[Quantity, None]]:
        """Returns the number of uncles of a block, which is zero."""
        return BatchCall("eth_getUncleCountByBlockHash", block_hash)

    def get_uncle_count_by_block_number(self, block_number: BlockNumberOrTag) -> BatchCall[Union[Quantity, None]]:
        """Returns the number of uncles of a block, which is zero."""
        return BatchCall("eth_getUncleCountByBlockNumber", block_number)

    def hashrate(self) -> BatchCall[Quantity]:
        """Returns 0x0: there is no proof of work."""
        return BatchCall("eth_hashrate")

    def max_priority_fee_per_gas(self) -> BatchCall[Quantity]:
        """Returns a tip in wei per gas that gets a transaction into the next block."""
        return BatchCall("eth_maxPriorityFeePerGas")

    def mining(self) -> BatchCall[bool]:
        """Returns whether this server makes blocks by itself."""
        return BatchCall("eth_mining")

    def new_block_filter(self) -> BatchCall[FilterId]:
        """Creates a filter for the hashes of new blocks and returns its id."""
        return BatchCall("eth_newBlockFilter")

    def new_filter(self, filter: Filter) -> BatchCall[FilterId]:
        """Creates a filter for the logs of new blocks and returns its id."""
        return BatchCall("eth_newFilter", filter)

    def new_pending_transaction_filter(self) -> BatchCall[FilterId]:
        """Creates a filter for the hashes of new pending transactions and returns its id."""
        return BatchCall("eth_newPendingTransactionFilter")

    def pending_transactions(self) -> BatchCall[list[Transaction]]:
        """Returns the pending transactions that this server knows, in the order in which it learned of them."""
        return BatchCall("eth_pendingTransactions")

    def protocol_version(self) -> BatchCall[Quantity]:
        """Returns the version of the Ethereum wire protocol."""
        return BatchCall("eth_protocolVersion")

    def resend(self, transaction: TransactionObject, gas_price: QuantityInput | None = None, gas_limit: Uint64Input | None = None) -> BatchCall[Hash]:
        """Replaces a pending transaction with one of another price or gas limit."""
        return BatchCall("eth_resend", transaction, gas_price, gas_limit)

    def send_raw_transaction(self, transaction: DataInput) -> BatchCall[Hash]:
        """Sends a signed transaction."""
        return BatchCall("eth_sendRawTransaction", transaction)

    def send_raw_transaction_sync(self, transaction: DataInput, timeout: IntegerInput | None = None) -> BatchCall[Receipt]:
        """Sends a signed transaction and returns its receipt (EIP-7966)."""
        return BatchCall("eth_sendRawTransactionSync", transaction, timeout)

    def send_transaction(self, transaction: TransactionObject) -> BatchCall[Hash]:
        """Signs and sends a transaction with the key of an unlocked account."""
        return BatchCall("eth_sendTransaction", transaction)

    def send_transaction_sync(self, transaction: TransactionObject) -> BatchCall[Receipt]:
        """Signs and sends a transaction with the key of an unlocked account, and returns its receipt."""
        return BatchCall("eth_sendTransactionSync", transaction)

    def send_unsigned_transaction(self, transaction: TransactionObject) -> BatchCall[Hash]:
        """Sends a transaction of any account, without its key."""
        return BatchCall("eth_sendUnsignedTransaction", transaction)

    def sign(self, address: AddressInput, data: DataInput) -> BatchCall[Data]:
        """Signs a message with the key of an unlocked account."""
        return BatchCall("eth_sign", address, data)

    def sign_transaction(self, transaction: TransactionObject) -> BatchCall[Data]:
        """Signs a transaction with the key of an unlocked account, and does not send it."""
        return BatchCall("eth_signTransaction", transaction)

    def sign_typed_data(self, address: AddressInput, typed_data: Union[TypedData, TypedDataText]) -> BatchCall[Data]:
        """Signs typed data (EIP-712) with the key of an unlocked account."""
        return BatchCall("eth_signTypedData", address, typed_data)

    def simulate_v1(self, payload: SimulatePayload, block: BlockParameter | None = None) -> BatchCall[list[SimulatedBlock]]:
        """Runs calls in a chain of simulated blocks."""
        return BatchCall("eth_simulateV1", payload, block)

    def subscribe(self, name: Literal['newHeads', 'logs', 'newPendingTransactions', 'syncing', 'transactionReceipts'], options: Union[NewHeadsOptions, LogsOptions, Union[bool, PendingTransactionsOptions], NoOptions, TransactionReceiptsOptions] | None = None) -> BatchCall[SubscriptionId]:
        """Starts a subscription on this WebSocket and returns its id."""
        return BatchCall("eth_subscribe", name, options)

    def syncing(self) -> BatchCall[Union[NotSyncing, SyncStatus]]:
        """Returns false, or the progress of the node or of this server while it is catching up."""
        return BatchCall("eth_syncing")

    def uninstall_filter(self, filter_id: FilterIdInput) -> BatchCall[bool]:
        """Removes a filter."""
        return BatchCall("eth_uninstallFilter", filter_id)

    def unsubscribe(self, subscription_id: SubscriptionIdInput) -> BatchCall[bool]:
        """Ends a subscription of this WebSocket."""
        return BatchCall("eth_unsubscribe", subscription_id)


class EvmCalls:
    """The calls of evm."""

    def increase_time(self, seconds: LenientInteger) -> BatchCall[int]:
        """Moves the time of the next blocks forward."""
        return BatchCall("evm_increaseTime", seconds)

    def mine(self, options: MineOptions | None = None) -> BatchCall[Quantity]:
        """Makes a block, or several."""
        return BatchCall("evm_mine", options)

    def mine_detailed(self, options: MineOptions | None = None) -> BatchCall[list[MinedBlock]]:
        """Makes a block, or several, and returns them."""
        return BatchCall("evm_mine_detailed", options)

    def revert(self, snapshot_id: LenientInteger) -> BatchCall[bool]:
        """Sets the chain back to a snapshot: blocks, state, pending transactions and the index."""
        return BatchCall("evm_revert", snapshot_id)

    def set_automine(self, enabled: bool) -> BatchCall[None]:
        """Switches automatic mining on or off: a block for each transaction, at once."""
        return BatchCall("evm_setAutomine", enabled)

    def set_block_gas_limit(self, gas_limit: LenientInteger) -> BatchCall[bool]:
        """Sets the gas limit of the next blocks."""
        return BatchCall("evm_setBlockGasLimit", gas_limit)

    def set_interval_mining(self, seconds: LenientInteger) -> BatchCall[None]:
        """Sets the interval at which blocks are made; 0 stops it."""
        return BatchCall("evm_setIntervalMining", seconds)

    def set_next_block_timestamp(self, timestamp: LenientInteger) -> BatchCall[None]:
        """Sets the time of the next block."""
        return BatchCall("evm_setNextBlockTimestamp", timestamp)

    def set_time(self, timestamp: LenientInteger) -> BatchCall[int]:
        """Sets the chain's clock, which continues from there."""
        return BatchCall("evm_setTime", timestamp)

    def snapshot(self) -> BatchCall[Quantity]:
        """Takes a snapshot of the chain and returns its id."""
        return BatchCall("evm_snapshot")


class HalleyCalls:
    """The calls of halley."""

    def index_status(self) -> BatchCall[IndexState]:
        """Returns which blocks the index holds, and how far the rest is filled in."""
        return BatchCall("halley_indexStatus")


class HardhatCalls:
    """The calls of hardhat."""

    def drop_transaction(self, transaction_hash: HashInput) -> BatchCall[bool]:
        """Removes a pending transaction."""
        return BatchCall("hardhat_dropTransaction", transaction_hash)

    def set_prev_randao(self, prev_randao: WordInput) -> BatchCall[bool]:
        """Sets PREVRANDAO of the next block, which shows it as mixHash."""
        return BatchCall("hardhat_setPrevRandao", prev_randao)


class MinerCalls:
    """The calls of miner."""

    def get_hashrate(self) -> BatchCall[int]:
        """Returns 0: the chain has no proof of work."""
        return BatchCall("miner_getHashrate")

    def set_etherbase(self, address: AddressInput) -> BatchCall[bool]:
        """Sets the account that the validator's rewards go to."""
        return BatchCall("miner_setEtherbase", address)

    def set_extra(self, extra: ExtraDataInput) -> BatchCall[bool]:
        """Does nothing and returns false: blocks of this chain have no extra data."""
        return BatchCall("miner_setExtra", extra)

    def set_gas_limit(self, gas: QuantityInput) -> BatchCall[bool]:
        """Does nothing and returns false: the gas limit of a block is a consensus parameter."""
        return BatchCall("miner_setGasLimit", gas)

    def set_gas_price(self, gas_price: GasPriceInput) -> BatchCall[bool]:
        """Sets the lowest price of gas that the node accepts, from its next start on."""
        return BatchCall("miner_setGasPrice", gas_price)

    def start(self, threads: IntegerInput | None = None) -> BatchCall[bool]:
        """Does nothing and returns false: validators make the blocks."""
        return BatchCall("miner_start", threads)

    def stop(self) -> BatchCall[None]:
        """Does nothing and returns null: validators make the blocks."""
        return BatchCall("miner_stop")


class NetCalls:
    """The calls of net."""

    def listening(self) -> BatchCall[bool]:
        """Returns whether the node accepts peer connections."""
        return BatchCall("net_listening")

    def peer_count(self) -> BatchCall[int]:
        """Returns the number of peers of the node, as a JSON number."""
        return BatchCall("net_peerCount")

    def version(self) -> BatchCall[str]:
        """Returns the EVM chain id in decimal."""
        return BatchCall("net_version")


class OtsCalls:
    """The calls of ots."""

    def get_api_level(self) -> BatchCall[int]:
        """Returns the level of Otterscan's API that is served."""
        return BatchCall("ots_getApiLevel")

    def get_block_details(self, block_number: NumberOrTag) -> BatchCall[Union[BlockDetails, None]]:
        """Returns a block without its transactions, and its fees."""
        return BatchCall("ots_getBlockDetails", block_number)

    def get_block_details_by_hash(self, block_hash: HashInput) -> BatchCall[Union[BlockDetails, None]]:
        """Returns a block without its transactions, and its fees, by hash."""
        return BatchCall("ots_getBlockDetailsByHash", block_hash)

    def get_block_transactions(self, block_number: NumberOrTag, page_number: IntegerInput, page_size: IntegerInput) -> BatchCall[Union[BlockTransactionsPage, None]]:
        """Returns a page of the transactions of a block. Page 0 has the last ones."""
        return BatchCall("ots_getBlockTransactions", block_number, page_number, page_size)

    def get_contract_creator(self, address: AddressInput) -> BatchCall[Union[ContractCreator, None]]:
        """Returns the transaction that created a contract, and the creator."""
        return BatchCall("ots_getContractCreator", address)

    def get_internal_operations(self, transaction_hash: HashInput) -> BatchCall[list[InternalOperation]]:
        """Returns the transfers, creations and selfdestructs of the calls inside a transaction."""
        return BatchCall("ots_getInternalOperations", transaction_hash)

    def get_transaction_by_sender_and_nonce(self, sender: AddressInput, nonce: IntegerInput) -> BatchCall[Union[Hash, None]]:
        """Returns the hash of the transaction that an account sent with a nonce."""
        return BatchCall("ots_getTransactionBySenderAndNonce", sender, nonce)

    def get_transaction_error(self, transaction_hash: HashInput) -> BatchCall[Data]:
        """Returns what a transaction reverted with."""
        return BatchCall("ots_getTransactionError", transaction_hash)

    def has_code(self, address: AddressInput, block_number: NumberOrTag | None = None) -> BatchCall[bool]:
        """Returns whether an account has code."""
        return BatchCall("ots_hasCode", address, block_number)

    def search_transactions_after(self, address: AddressInput, block_number: IntegerInput, page_size: IntegerInput) -> BatchCall[TransactionSearchPage]:
        """Returns transactions that touch an address, in the blocks after a block."""
        return BatchCall("ots_searchTransactionsAfter", address, block_number, page_size)

    def search_transactions_before(self, address: AddressInput, block_number: IntegerInput, page_size: IntegerInput) -> BatchCall[TransactionSearchPage]:
        """Returns transactions that touch an address, in the blocks before a block."""
        return BatchCall("ots_searchTransactionsBefore", address, block_number, page_size)

    def trace_transaction(self, transaction_hash: HashInput) -> BatchCall[list[TraceEntry]]:
        """Returns the calls of a transaction in the order in which they began."""
        return BatchCall("ots_traceTransaction", transaction_hash)


class PersonalCalls:
    """The calls of personal."""

    def ec_recover(self, data: DataInput, signature: DataInput) -> BatchCall[Address]:
        """Returns the account that made a signature of personal_sign or eth_sign."""
        return BatchCall("personal_ecRecover", data, signature)

    def import_raw_key(self, private_key: PrivateKeyInput, passphrase: str) -> BatchCall[Address]:
        """Encrypts a private key with a passphrase and keeps it in the key store."""
        return BatchCall("personal_importRawKey", private_key, passphrase)

    def initialize_wallet(self, url: str) -> BatchCall[Bytes32]:
        """Makes a new key for a wallet, which is usable and unlocked until it is unpaired or the server exits."""
        return BatchCall("personal_initializeWallet", url)

    def list_accounts(self) -> BatchCall[list[Address]]:
        """Returns the addresses that this server can send from."""
        return BatchCall("personal_listAccounts")

    def list_wallets(self) -> BatchCall[list[KeyWallet]]:
        """Returns the keys of the key store and the paired wallets, and whether they are unlocked."""
        return BatchCall("personal_listWallets")

    def lock_account(self, address: AddressInput) -> BatchCall[bool]:
        """Locks an account: its key is removed from memory."""
        return BatchCall("personal_lockAccount", address)

    def new_account(self, passphrase: str) -> BatchCall[Address]:
        """Makes a new key and keeps it in the key store, encrypted with a passphrase."""
        return BatchCall("personal_newAccount", passphrase)

    def send_transaction(self, transaction: TransactionObject, passphrase: str) -> BatchCall[Hash]:
        """Signs a transaction with the key that a passphrase decrypts, and sends it."""
        return BatchCall("personal_sendTransaction", transaction, passphrase)

    def sign(self, data: DataInput, address: AddressInput, password: str | None = None) -> BatchCall[Data]:
        """Signs a message with the key that a passphrase decrypts, or with that of an unlocked account."""
        return BatchCall("personal_sign", data, address, password)

    def sign_transaction(self, transaction: TransactionObject, passphrase: str) -> BatchCall[SignedTransaction]:
        """Signs a transaction with the key that a passphrase decrypts, and does not send it."""
        return BatchCall("personal_signTransaction", transaction, passphrase)

    def unlock_account(self, address: AddressInput, passphrase: str, duration: IntegerInput | None = None) -> BatchCall[bool]:
        """Unlocks an account: its key is held in memory, so that eth_sign, eth_sendTransaction and others use it."""
        return BatchCall("personal_unlockAccount", address, passphrase, duration)

    def unpair(self, url: str, pairing_password: str) -> BatchCall[None]:
        """Removes a paired wallet: its key is gone."""
        return BatchCall("personal_unpair", url, pairing_password)


class RpcCalls:
    """The calls of rpc."""

    def discover(self) -> BatchCall[OpenrpcDocument]:
        """Returns the contract of this server."""
        return BatchCall("rpc.discover")

    def modules(self) -> BatchCall[ModuleVersions]:
        """Returns the enabled namespaces with their versions."""
        return BatchCall("rpc_modules")


class TraceCalls:
    """The calls of trace."""

    def block(self, block: BlockParameter) -> BatchCall[Union[list[PlacedParityTrace], None]]:
        """Returns the frames of all transactions of a block."""
        return BatchCall("trace_block", block)

    def call(self, call: CallObject, types: list[Literal['trace', 'stateDiff', 'vmTrace']], block: BlockParameter | None = None, state_overrides: StateOverrides | None = None, block_overrides: BlockOverrides | None = None) -> BatchCall[TraceResults]:
        """Runs a call and returns its traces."""
        return BatchCall("trace_call", call, types, block, state_overrides, block_overrides)

    def call_many(self, calls: list[CallWithTraceTypes], block: BlockParameter | None = None) -> BatchCall[list[TraceResults]]:
        """Runs calls, each on what those before it changed, and returns their traces."""
        return BatchCall("trace_callMany", calls, block)

    def filter(self, filter: TraceFilter) -> BatchCall[list[PlacedParityTrace]]:
        """Returns the frames of a range of blocks that match addresses, oldest first."""
        return BatchCall("trace_filter", filter)

    def get(self, transaction_hash: HashInput, indices: list[IntegerInput]) -> BatchCall[Union[PlacedParityTrace, None]]:
        """Returns one frame of a transaction."""
        return BatchCall("trace_get", transaction_hash, indices)

    def raw_transaction(self, transaction: DataInput, types: list[Literal['trace', 'stateDiff', 'vmTrace']], block: BlockParameter | None = None) -> BatchCall[TraceResults]:
        """Runs a signed transaction without sending it, and returns its traces."""
        return BatchCall("trace_rawTransaction", transaction, types, block)

    def replay_block_transactions(self, block: BlockParameter, types: list[Literal['trace', 'stateDiff', 'vmTrace']]) -> BatchCall[Union[list[MinedTraceResults], None]]:
        """Runs the transactions of a block again and returns their traces."""
        return BatchCall("trace_replayBlockTransactions", block, types)

    def replay_transaction(self, transaction_hash: HashInput, types: list[Literal['trace', 'stateDiff', 'vmTrace']]) -> BatchCall[TraceResults]:
        """Runs a transaction of a block again and returns its traces."""
        return BatchCall("trace_replayTransaction", transaction_hash, types)

    def transaction(self, transaction_hash: HashInput) -> BatchCall[Union[list[PlacedParityTrace], None]]:
        """Returns the frames of a transaction."""
        return BatchCall("trace_transaction", transaction_hash)


class TxpoolCalls:
    """The calls of txpool."""

    def content(self) -> BatchCall[TxpoolContent]:
        """Returns the pending and queued transactions, by sender and nonce."""
        return BatchCall("txpool_content")

    def content_from(self, address: AddressInput) -> BatchCall[TxpoolContentFrom]:
        """Returns the pending and queued transactions of one sender, by nonce."""
        return BatchCall("txpool_contentFrom", address)

    def inspect(self) -> BatchCall[TxpoolInspection]:
        """Returns a one-line summary of each pending or queued transaction, by sender and nonce."""
        return BatchCall("txpool_inspect")

    def status(self) -> BatchCall[TxpoolStatus]:
        """Returns the numbers of pending and queued transactions."""
        return BatchCall("txpool_status")


class Web3Calls:
    """The calls of web3."""

    def client_version(self) -> BatchCall[str]:
        """Returns the version of this server and of the node behind it."""
        return BatchCall("web3_clientVersion")

    def sha3(self, data: DataInput) -> BatchCall[Hash]:
        """Returns the Keccak-256 hash of bytes."""
        return BatchCall("web3_sha3", data)


admin = AdminCalls()
anvil = AnvilCalls()
debug = DebugCalls()
erigon = ErigonCalls()
eth = EthCalls()
evm = EvmCalls()
halley = HalleyCalls()
hardhat = HardhatCalls()
miner = MinerCalls()
net = NetCalls()
ots = OtsCalls()
personal = PersonalCalls()
rpc = RpcCalls()
trace = TraceCalls()
txpool = TxpoolCalls()
web3 = Web3Calls()

__all__ = [
    "admin",
    "anvil",
    "debug",
    "erigon",
    "eth",
    "evm",
    "halley",
    "hardhat",
    "miner",
    "net",
    "ots",
    "personal",
    "rpc",
    "trace",
    "txpool",
    "web3",
]
