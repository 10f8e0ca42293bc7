# Generated from openrpc.json by `npm run generate`. Do not edit.

"""Every method of the contract."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Union

from .types import (
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
)

if TYPE_CHECKING:
    from .client import SyncSubscription


class AdminMethods:
    """The methods of admin."""

    def __init__(self, client: Methods) -> None:
        self._client = client

    def add_peer(self, address: PeerAddressInput) -> bool:
        """
        Asks the node to connect to a peer, now and whenever the connection breaks. True means that the node tries;
        admin_peers shows the peer once it is connected. The node forgets the request when it restarts. It needs
        `unsafe = true` in the section [rpc] of the node's config.toml.
        address: The peer.
        Errors: invalidParams, unauthorized, methodNotSupported, peerRefused, nodeUnavailable.
        """
        result: bool = self._client.request("admin_addPeer", address)
        return result

    def datadir(self) -> str:
        """
        Returns the absolute path of Halley's data folder. It is that of --data-dir, not the home folder of the node.
        Errors: unauthorized.
        """
        result: str = self._client.request("admin_datadir")
        return result

    def node_info(self) -> NetworkNodeInfo:
        """
        Returns what the node reports about itself in its network. Its `enode` is what admin_addPeer of a Halley in
        front of another node takes.
        Errors: unauthorized, nodeUnavailable.
        """
        result: NetworkNodeInfo = self._client.request("admin_nodeInfo")
        return result

    def peers(self) -> list[PeerInfo]:
        """
        Returns the nodes that are connected to the node.
        Errors: unauthorized, nodeUnavailable.
        """
        result: list[PeerInfo] = self._client.request("admin_peers")
        return result

    def start_rpc(self, host: Union[str, None] | None = None, port: Union[int, None] | None = None, cors: Union[str, None] | None = None, apis: Union[str, None] | None = None, vhosts: Union[str, None] | None = None) -> bool:
        """
        Starts the HTTP listener. WebSockets are taken there too while they are on. An address that is in use is an
        error. Where private methods need no token, only addresses of this machine are served.
        host: Host name or address; the last one when left out.
        port: TCP port; the last one when left out.
        cors: Comma-separated origins of web pages that may call; as --json-rpc.cors-origins when left out.
        apis: Comma-separated namespaces. They are the same on all listeners, so only those of --json-rpc.api can be
        named.
        vhosts: Comma-separated host names; as --json-rpc.vhosts when left out.
        Errors: invalidParams, unauthorized, listenerUnchanged.
        """
        result: bool = self._client.request("admin_startRPC", host, port, cors, apis, vhosts)
        return result

    def start_ws(self, host: Union[str, None] | None = None, port: Union[int, None] | None = None, origins: Union[str, None] | None = None, apis: Union[str, None] | None = None) -> bool:
        """
        Starts taking WebSockets, on the WebSocket address and on the HTTP address. An address that is in use is an
        error. Where private methods need no token, only addresses of this machine are served.
        host: Host name or address; the last one when left out.
        port: TCP port; the last one when left out.
        origins: Comma-separated origins of web pages that may connect; as --json-rpc.ws-origins when left out.
        apis: Comma-separated namespaces. They are the same on all listeners, so only those of --json-rpc.api can be
        named.
        Errors: invalidParams, unauthorized, listenerUnchanged.
        """
        result: bool = self._client.request("admin_startWS", host, port, origins, apis)
        return result

    def stop_rpc(self) -> bool:
        """
        Stops the HTTP listener. Requests in progress complete, this one too; WebSockets that came over the HTTP
        address end. Refused while no separate WebSocket listener runs, because nothing could start it again. True
        also when it was stopped before.
        Errors: unauthorized, listenerUnchanged.
        """
        result: bool = self._client.request("admin_stopRPC")
        return result

    def stop_ws(self) -> bool:
        """
        Stops taking WebSockets, and ends those that are open. Requests in progress are answered, this one too.
        Refused while the HTTP listener does not run, because nothing could start it again. True also when it was
        stopped before.
        Errors: unauthorized, listenerUnchanged.
        """
        result: bool = self._client.request("admin_stopWS")
        return result


class AnvilMethods:
    """The methods of anvil."""

    def __init__(self, client: Methods) -> None:
        self._client = client

    def add_balance(self, address: AddressInput, amount: LenientInteger) -> None:
        """
        Adds wei to the balance of an account, up to 2^256 - 1. Only with the embedded development chain.
        address: The account.
        amount: Wei.
        Errors: invalidParams, nodeUnavailable.
        """
        result: None = self._client.request("anvil_addBalance", address, amount)
        return result

    def auto_impersonate_account(self, enabled: bool) -> None:
        """
        Lets eth_sendTransaction send from every account without its key, or ends that. Only with the embedded
        development chain.
        enabled: Whether every account is impersonated.
        Errors: invalidParams, nodeUnavailable.
        """
        result: None = self._client.request("anvil_autoImpersonateAccount", enabled)
        return result

    def deal_erc20(self, address: AddressInput, token: AddressInput, amount: LenientInteger) -> None:
        """
        Sets the balance that an account has of an ERC-20 token. Only with the embedded development chain. It sets the
        storage slot that balanceOf reads, and is an error when no single slot holds the balance.
        address: The account.
        token: The token.
        amount: The balance, in the token's smallest unit.
        Errors: invalidParams, executionFailed, limitExceeded, requestTimedOut, nodeUnavailable.
        """
        result: None = self._client.request("anvil_dealERC20", address, token, amount)
        return result

    def drop_all_transactions(self) -> None:
        """
        Removes all pending transactions. Only with the embedded development chain.
        Errors: nodeUnavailable.
        """
        result: None = self._client.request("anvil_dropAllTransactions")
        return result

    def drop_transaction(self, transaction_hash: HashInput) -> Union[Hash, None]:
        """
        Removes a pending transaction. Only with the embedded development chain.
        transaction_hash: Hash of the transaction.
        Returns: The hash; null when no such transaction is pending.
        Errors: invalidParams, nodeUnavailable.
        """
        result: Union[Hash, None] = self._client.request("anvil_dropTransaction", transaction_hash)
        return result

    def dump_state(self, preserve_historical_states: Union[bool, None] | None = None) -> Data:
        """
        Returns the state of the chain, for anvil_loadState here or of anvil 1.7.1. Only with the embedded development
        chain. It has all accounts, with code and storage, and the header of the newest block. Blocks and transactions
        are left out.
        preserve_historical_states: Taken from clients of anvil and not used: the dump has the newest state.
        Returns: JSON, compressed with gzip.
        Errors: invalidParams, nodeUnavailable.
        """
        result: Data = self._client.request("anvil_dumpState", preserve_historical_states)
        return result

    def get_automine(self) -> bool:
        """
        Returns whether transactions are mined at once. Only with the embedded development chain.
        Errors: nodeUnavailable.
        """
        result: bool = self._client.request("anvil_getAutomine")
        return result

    def get_genesis_time(self) -> int:
        """
        Returns the time of the first block. Only with the embedded development chain.
        Returns: Seconds since 1970.
        Errors: nodeUnavailable.
        """
        result: int = self._client.request("anvil_getGenesisTime")
        return result

    def get_interval_mining(self) -> Union[float, None]:
        """
        Returns the interval at which blocks are made. Only with the embedded development chain.
        Returns: null when no blocks are made by time.
        Errors: nodeUnavailable.
        """
        result: Union[float, None] = self._client.request("anvil_getIntervalMining")
        return result

    def impersonate_account(self, address: AddressInput) -> None:
        """
        Lets eth_sendTransaction send from an account without its key. Only with the embedded development chain.
        address: The account.
        Errors: invalidParams, nodeUnavailable.
        """
        result: None = self._client.request("anvil_impersonateAccount", address)
        return result

    def load_state(self, state: DataInput) -> bool:
        """
        Loads a state that anvil_dumpState returned, here or of anvil 1.7.1. Only with the embedded development chain.
        The accounts are put on top of the newest block; those that the state does not name stay. Coinbase, gas limit
        and base fee of the next block are those of the state. When its block is higher than this chain, empty blocks
        follow up to its number, at most 10000; its blocks, transactions and receipts are not loaded.
        state: JSON, compressed with gzip or not.
        Returns: Always true.
        Errors: invalidParams, nodeUnavailable.
        """
        result: bool = self._client.request("anvil_loadState", state)
        return result

    def metadata(self) -> DevelopmentMetadata:
        """
        Returns what the development chain is. Only with the embedded development chain.
        Errors: nodeUnavailable.
        """
        result: DevelopmentMetadata = self._client.request("anvil_metadata")
        return result

    def mine(self, blocks: LenientInteger | None = None, interval: LenientInteger | None = None) -> None:
        """
        Makes blocks. Only with the embedded development chain.
        blocks: Number of blocks; one when left out.
        interval: Seconds between the times of the blocks. When left out, those of anvil_setBlockTimestampInterval, or
        one.
        Errors: invalidParams, limitExceeded, nodeUnavailable.
        """
        result: None = self._client.request("anvil_mine", blocks, interval)
        return result

    def node_info(self) -> DevelopmentNodeInfo:
        """
        Returns how the development chain is set up. Only with the embedded development chain.
        Errors: nodeUnavailable.
        """
        result: DevelopmentNodeInfo = self._client.request("anvil_nodeInfo")
        return result

    def remove_block_timestamp_interval(self) -> bool:
        """
        Ends what anvil_setBlockTimestampInterval began. Only with the embedded development chain.
        Returns: false when no interval was set.
        Errors: nodeUnavailable.
        """
        result: bool = self._client.request("anvil_removeBlockTimestampInterval")
        return result

    def remove_pool_transactions(self, address: AddressInput) -> None:
        """
        Removes the pending transactions of an account. Only with the embedded development chain.
        address: The sender.
        Errors: invalidParams, nodeUnavailable.
        """
        result: None = self._client.request("anvil_removePoolTransactions", address)
        return result

    def reorg(self, depth: LenientInteger, tx_block_pairs: list[ReorgEntry] | None = None) -> None:
        """
        Replaces the newest blocks by as many others. Only with the embedded development chain. All transactions are
        checked before the chain goes back. One that cannot run in its block, because of its nonce, its price or its
        sender's balance, is left out. Subscriptions and filters continue with the new blocks; the logs of the
        replaced blocks come again with removed set to true.
        depth: Number of blocks to replace, at most 1000. The first block stays.
        tx_block_pairs: Transactions of the new blocks: each a list of a transaction, signed in hex or as an object
        for eth_sendTransaction, and of the index of its block, 0 for the first.
        Errors: invalidParams, limitExceeded, conflictingFees, chainIdMismatch, resourceNotFound, nodeUnavailable.
        """
        result: None = self._client.request("anvil_reorg", depth, tx_block_pairs)
        return result

    def reset(self, options: ResetOptions | None = None) -> None:
        """
        Sets the chain back to its first block, or forks a network. Only with the embedded development chain. With a
        URL to fork, the client needs what private methods need: the server fetches the URL.
        options: With `forking`, the chain becomes a fork of a network, and begins with one of its blocks. Without it,
        a fork becomes an ordinary chain again. When the network does not respond, nothing changes.
        Errors: invalidParams, featureNotSupported, nodeUnavailable, unauthorized.
        """
        result: None = self._client.request("anvil_reset", options)
        return result

    def rollback(self, depth: Union[LenientInteger, None] | None = None) -> None:
        """
        Goes back by some blocks: blocks, state and index. Only with the embedded development chain. Snapshots of
        later blocks are dropped. Time continues from that of the block that becomes the newest. Subscriptions and
        filters continue with the blocks that replace them; the logs of the blocks that are gone come again with
        removed set to true.
        depth: Number of blocks; one when left out or null. The first block stays.
        Errors: invalidParams, nodeUnavailable.
        """
        result: None = self._client.request("anvil_rollback", depth)
        return result

    def set_balance(self, address: AddressInput, balance: LenientInteger) -> None:
        """
        Sets the balance of an account. Only with the embedded development chain.
        address: The account.
        balance: Wei.
        Errors: invalidParams, nodeUnavailable.
        """
        result: None = self._client.request("anvil_setBalance", address, balance)
        return result

    def set_block_timestamp_interval(self, seconds: LenientInteger) -> None:
        """
        Fixes the time from one block to the next. Only with the embedded development chain.
        seconds: Seconds from each block to the next, at most 253402300799 in all.
        Errors: invalidParams, nodeUnavailable.
        """
        result: None = self._client.request("anvil_setBlockTimestampInterval", seconds)
        return result

    def set_chain_id(self, chain_id: LenientInteger) -> None:
        """
        Sets the EIP-155 chain id. Only with the embedded development chain. evm_revert and anvil_reset do not undo
        it.
        chain_id: 1 to 2^64 - 1.
        Errors: invalidParams, nodeUnavailable.
        """
        result: None = self._client.request("anvil_setChainId", chain_id)
        return result

    def set_code(self, address: AddressInput, code: DataInput) -> None:
        """
        Sets the code of an account. Only with the embedded development chain.
        address: The account.
        code: Runtime code.
        Errors: invalidParams, nodeUnavailable.
        """
        result: None = self._client.request("anvil_setCode", address, code)
        return result

    def set_coinbase(self, address: AddressInput) -> None:
        """
        Sets the miner of the next blocks, which code sees as COINBASE. Only with the embedded development chain.
        address: The account.
        Errors: invalidParams, nodeUnavailable.
        """
        result: None = self._client.request("anvil_setCoinbase", address)
        return result

    def set_erc20_allowance(self, owner: AddressInput, spender: AddressInput, token: AddressInput, amount: LenientInteger) -> None:
        """
        Sets how much of an owner's ERC-20 tokens a spender may move. Only with the embedded development chain. It
        sets the storage slot that allowance reads, and is an error when no single slot holds the allowance.
        owner: The owner.
        spender: The spender.
        token: The token.
        amount: The allowance, in the token's smallest unit.
        Errors: invalidParams, executionFailed, limitExceeded, requestTimedOut, nodeUnavailable.
        """
        result: None = self._client.request("anvil_setERC20Allowance", owner, spender, token, amount)
        return result

    def set_logging_enabled(self, enabled: bool) -> None:
        """
        Switches on or off what the development chain prints for each request and transaction. Only with the embedded
        development chain. Errors are printed always.
        enabled: Whether lines are printed.
        Errors: invalidParams, nodeUnavailable.
        """
        result: None = self._client.request("anvil_setLoggingEnabled", enabled)
        return result

    def set_min_gas_price(self, price: LenientInteger) -> None:
        """
        Sets the least price of gas that a transaction must pay. Only with the embedded development chain. It is the
        fee market's own parameter min_gas_price. anvil refuses this method because it has none besides the base fee.
        price: Wei per gas, below 2^128.
        Errors: invalidParams, nodeUnavailable.
        """
        result: None = self._client.request("anvil_setMinGasPrice", price)
        return result

    def set_next_block_base_fee_per_gas(self, base_fee: LenientInteger) -> None:
        """
        Sets the base fee of the next block. Only with the embedded development chain. The base fees after it follow
        from it.
        base_fee: Wei, below 2^128.
        Errors: invalidParams, nodeUnavailable.
        """
        result: None = self._client.request("anvil_setNextBlockBaseFeePerGas", base_fee)
        return result

    def set_nonce(self, address: AddressInput, nonce: LenientInteger) -> None:
        """
        Sets the nonce of an account. Only with the embedded development chain.
        address: The account.
        nonce: The nonce of its next transaction.
        Errors: invalidParams, nodeUnavailable.
        """
        result: None = self._client.request("anvil_setNonce", address, nonce)
        return result

    def set_rpc_url(self, url: str) -> None:
        """
        Makes a fork use another server of the same network. Only with the embedded development chain. The server must
        have the same chain id, and the forked block with the same hash. Headers are sent on only to the host that
        they were given for. The client needs what private methods need: the server fetches the URL.
        url: URL of the JSON-RPC server, which begins with http:// or https://.
        Errors: invalidParams, nodeUnavailable, unauthorized.
        """
        result: None = self._client.request("anvil_setRpcUrl", url)
        return result

    def set_storage_at(self, address: AddressInput, position: LenientPosition, value: WordInput) -> bool:
        """
        Sets a word of contract storage. Only with the embedded development chain.
        address: The account.
        position: Storage position.
        value: The word.
        Errors: invalidParams, nodeUnavailable.
        """
        result: bool = self._client.request("anvil_setStorageAt", address, position, value)
        return result

    def stop_impersonating_account(self, address: AddressInput) -> None:
        """
        Ends what anvil_impersonateAccount began. Only with the embedded development chain.
        address: The account.
        Errors: invalidParams, nodeUnavailable.
        """
        result: None = self._client.request("anvil_stopImpersonatingAccount", address)
        return result


class DebugMethods:
    """The methods of debug."""

    def __init__(self, client: Methods) -> None:
        self._client = client

    def block_profile(self, file: ProfileFileInput, seconds: IntegerInput) -> None:
        """
        Measures the delay of the event loop for some seconds. How late the event loop of the main thread is, instead
        of Go's block profile: everything that waits for it waits as long. The file is JSON with count, minimum, mean,
        maximum and percentiles in milliseconds. Afterwards the measurement is off. It continues when the client
        leaves or its request times out (json-rpc.http-timeout), and ends early when the service stops; the file is
        written in either case.
        file: The file that is made.
        seconds: How long, in seconds.
        Errors: invalidParams, unauthorized, limitExceeded, profileInProgress, profileNotWritten.
        """
        result: None = self._client.request("debug_blockProfile", file, seconds)
        return result

    def cpu_profile(self, file: ProfileFileInput, seconds: IntegerInput) -> None:
        """
        Records a CPU profile for some seconds. The file is a .cpuprofile as Chrome's developer tools and editors open
        it: what the main thread does, sampled every millisecond (less often above 100 s). Worker threads are not in
        it. It continues when the client leaves or its request times out (json-rpc.http-timeout), and ends early when
        the service stops; the file is written in either case.
        file: The file that is made.
        seconds: How long, in seconds.
        Errors: invalidParams, unauthorized, limitExceeded, profileInProgress, profileNotWritten.
        """
        result: None = self._client.request("debug_cpuProfile", file, seconds)
        return result

    def free_os_memory(self) -> None:
        """
        Collects all garbage and gives memory back to the system. The process does nothing else meanwhile: tens to
        hundreds of milliseconds, by the size of the heap.
        Errors: unauthorized.
        """
        result: None = self._client.request("debug_freeOSMemory")
        return result

    def gc_stats(self) -> GcStatistics:
        """
        Returns the garbage collections of the process.
        Errors: unauthorized.
        """
        result: GcStatistics = self._client.request("debug_gcStats")
        return result

    def get_block_rlp(self, block_number: IntegerInput) -> Data:
        """
        Returns the RLP of the block of a number. The older name of debug_getRawBlock; returns the same bytes.
        block_number: Block number, also as a JSON integer.
        Errors: invalidParams, resourceNotFound, historyPruned, historyNotKept, nodeUnavailable, featureNotSupported,
        responseTooLarge.
        """
        result: Data = self._client.request("debug_getBlockRlp", block_number)
        return result

    def get_header_rlp(self, block_number: IntegerInput) -> Data:
        """
        Returns the RLP of the header of a block number. The older name of debug_getRawHeader; returns the same bytes.
        block_number: Block number, also as a JSON integer.
        Errors: invalidParams, resourceNotFound, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Data = self._client.request("debug_getHeaderRlp", block_number)
        return result

    def get_raw_block(self, block: BlockParameter) -> Data:
        """
        Returns the RLP of a block. Header, transactions, uncles (none), and withdrawals from Shanghai on. The
        Keccak-256 hash of the header is not the block's hash, which comes from the consensus engine; parentHash is
        such a hash, too.
        block: A block: number, tag, block hash, or EIP-1898 object.
        Returns: 0x for a number that no block has, as in geth. A hash that no block has is an error.
        Errors: invalidParams, resourceNotFound, historyPruned, historyNotKept, nodeUnavailable, featureNotSupported,
        responseTooLarge.
        """
        result: Data = self._client.request("debug_getRawBlock", block)
        return result

    def get_raw_header(self, block: BlockParameter) -> Data:
        """
        Returns the RLP of a block header. RLP with geth's list of fields. Its Keccak-256 hash is not the block's
        hash, which comes from the consensus engine; parentHash is such a hash, too.
        block: A block: number, tag, block hash, or EIP-1898 object.
        Returns: 0x for a number that no block has, as in geth. A hash that no block has is an error.
        Errors: invalidParams, resourceNotFound, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Data = self._client.request("debug_getRawHeader", block)
        return result

    def get_raw_receipts(self, block: BlockParameter) -> Union[list[Data], None]:
        """
        Returns the encoded receipts of a block (EIP-2718). Status, cumulative gas, bloom and logs, after the type
        byte unless the type is 0: what receiptsRoot is the root of.
        block: A block: number, tag, block hash, or EIP-1898 object.
        Returns: In the order of the transactions; null for a number that no block has. A hash that no block has is an
        error.
        Errors: invalidParams, resourceNotFound, historyPruned, historyNotKept, nodeUnavailable, responseTooLarge.
        """
        result: Union[list[Data], None] = self._client.request("debug_getRawReceipts", block)
        return result

    def get_raw_transaction(self, transaction_hash: HashInput) -> Data:
        """
        Returns a transaction in its EIP-2718 encoding. Also for a pending transaction.
        transaction_hash: Transaction hash.
        Returns: 0x when the transaction does not exist, as in geth.
        Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Data = self._client.request("debug_getRawTransaction", transaction_hash)
        return result

    def go_trace(self, file: ProfileFileInput, seconds: IntegerInput) -> None:
        """
        Records trace events for some seconds. The file has Chrome's trace format, which chrome://tracing and
        ui.perfetto.dev open: garbage collections, compilation, HTTP requests and connections of the main thread,
        instead of Go's execution trace. Of arguments, only those of V8 are kept. At 64 MiB it ends. It continues when
        the client leaves or its request times out (json-rpc.http-timeout), and ends early when the service stops; the
        file is written in either case.
        file: The file that is made.
        seconds: How long, in seconds.
        Errors: invalidParams, unauthorized, limitExceeded, profileInProgress, profileNotWritten.
        """
        result: None = self._client.request("debug_goTrace", file, seconds)
        return result

    def mem_stats(self) -> MemoryStatistics:
        """
        Returns the memory of the process.
        Errors: unauthorized.
        """
        result: MemoryStatistics = self._client.request("debug_memStats")
        return result

    def mutex_profile(self, file: ProfileFileInput, seconds: IntegerInput) -> None:
        """
        Measures the use of the event loop for some seconds. How busy the event loop of the main thread is and which
        async resources are pending, instead of Go's mutex profile: all JavaScript contends for this loop. The file is
        JSON with milliseconds idle and active, the utilisation from 0 to 1, and the number of pending resources by
        type. Afterwards the measurement is off. It continues when the client leaves or its request times out
        (json-rpc.http-timeout), and ends early when the service stops; the file is written in either case.
        file: The file that is made.
        seconds: How long, in seconds.
        Errors: invalidParams, unauthorized, limitExceeded, profileInProgress, profileNotWritten.
        """
        result: None = self._client.request("debug_mutexProfile", file, seconds)
        return result

    def print_block(self, block_number: IntegerInput) -> str:
        """
        Returns a block as text, for people.
        block_number: Block number, also as a JSON integer.
        Returns: Lines of text: the fields of the header, then the transactions, uncles and withdrawals. Programs
        should not read it.
        Errors: invalidParams, resourceNotFound, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: str = self._client.request("debug_printBlock", block_number)
        return result

    def set_block_profile_rate(self, rate: int) -> None:
        """
        Switches the measurement of the event loop's delay on or off. How late the event loop of the main thread is,
        instead of Go's block profile: everything that waits for it waits as long. What was measured before is
        forgotten.
        rate: Nanoseconds between looks at the clock, as in Go; what is below a millisecond counts as one, and more
        than a second as a second. 0 or less: off.
        Errors: invalidParams, unauthorized.
        """
        result: None = self._client.request("debug_setBlockProfileRate", rate)
        return result

    def set_gc_percent(self, percent: int) -> int:
        """
        Sets the size of the young generation of the heap. It holds for threads that start from then on, such as those
        that execute calls. V8 fixes the young generation of the main thread when the process starts:
        `NODE_OPTIONS=--max-semi-space-size=<MiB>`.
        percent: In percent of V8's default of 16 MiB for each half; at least 1 MiB and at most 256. Negative, in Go
        no collections, is the most.
        Returns: The value before; 100 at the start.
        Errors: invalidParams, unauthorized.
        """
        result: int = self._client.request("debug_setGCPercent", percent)
        return result

    def set_mutex_profile_fraction(self, rate: int) -> None:
        """
        Switches the measurement of the event loop's use on or off. How busy the event loop of the main thread is and
        which async resources are pending, instead of Go's mutex profile: all JavaScript contends for this loop. What
        was measured before is forgotten.
        rate: Above 0: on. 0 or less: off.
        Errors: invalidParams, unauthorized.
        """
        result: None = self._client.request("debug_setMutexProfileFraction", rate)
        return result

    def stacks(self, filter: str | None = None) -> str:
        """
        Returns stacks, handles and threads of the process. In the place of Go's goroutines: the stack of the main
        thread (which is that of this request), its native stack, the handles of its event loop, and the same of each
        worker thread.
        filter: Only frames and handles that contain this text.
        Returns: JSON text: Node's diagnostic report without environment, command line, addresses and limits of the
        user.
        Errors: invalidParams, unauthorized.
        """
        result: str = self._client.request("debug_stacks", filter)
        return result

    def start_cpu_profile(self, file: ProfileFileInput) -> None:
        """
        Begins a CPU profile. The file is a .cpuprofile as Chrome's developer tools and editors open it: what the main
        thread does, sampled every millisecond (less often above 100 s). Worker threads are not in it. One that is not
        stopped ends after 300 s.
        file: The file that is made.
        Errors: invalidParams, unauthorized, profileInProgress, profileNotWritten.
        """
        result: None = self._client.request("debug_startCPUProfile", file)
        return result

    def start_go_trace(self, file: ProfileFileInput) -> None:
        """
        Begins to record trace events. The file has Chrome's trace format, which chrome://tracing and ui.perfetto.dev
        open: garbage collections, compilation, HTTP requests and connections of the main thread, instead of Go's
        execution trace. Of arguments, only those of V8 are kept. At 64 MiB it ends. One that is not stopped ends
        after 300 s.
        file: The file that is made.
        Errors: invalidParams, unauthorized, profileInProgress, profileNotWritten.
        """
        result: None = self._client.request("debug_startGoTrace", file)
        return result

    def stop_cpu_profile(self) -> None:
        """
        Ends the CPU profile and writes its file. V8 puts the profile together in the main thread, which takes some
        milliseconds.
        Errors: unauthorized, profileNotInProgress, profileNotWritten.
        """
        result: None = self._client.request("debug_stopCPUProfile")
        return result

    def stop_go_trace(self) -> None:
        """
        Ends the trace and writes its file.
        Errors: unauthorized, profileNotInProgress, profileNotWritten.
        """
        result: None = self._client.request("debug_stopGoTrace")
        return result

    def storage_range_at(self, block: BlockParameter, transaction_index: IntegerInput, address: AddressInput, key_start: StorageKeyStartInput, limit: IntegerInput) -> StorageRangeResult:
        """
        Lists slots of a contract within a block. Only with an embedded development chain that is not a fork: nodes of
        the chain do not list the storage of a contract. Transactions of the block run again as they ran in it.
        block: A block: number, tag, block hash, or EIP-1898 object.
        transaction_index: The state is that before this transaction of the block, with those before it run.
        address: The contract.
        key_start: The lowest hash of a slot that is listed.
        limit: Most slots to return.
        Errors: invalidParams, methodNotSupported, resourceNotFound, limitExceeded, historyPruned, historyNotKept,
        nodeUnavailable.
        """
        result: StorageRangeResult = self._client.request("debug_storageRangeAt", block, transaction_index, address, key_start, limit)
        return result

    def trace_block(self, block: DataInput, config: TraceConfig | None = None) -> list[TransactionTrace]:
        """
        Runs the transactions of a block that the request holds, and returns their traces.
        block: RLP of the block, as debug_getRawBlock returns it. A block that the chain has committed is traced as it
        was committed; any other runs as it is given, on the state of its parent, which must be known.
        config: How the trace is made; struct logs when left out.
        Returns: One for each transaction, in block order.
        Errors: invalidParams, traceFailed, featureNotSupported, limitExceeded, responseTooLarge, requestTimedOut,
        historyPruned, historyNotKept, nodeUnavailable.
        """
        result: list[TransactionTrace] = self._client.request("debug_traceBlock", block, config)
        return result

    def trace_block_by_hash(self, block_hash: HashInput, config: TraceConfig | None = None) -> list[TransactionTrace]:
        """
        Runs the transactions of a block again and returns their traces.
        block_hash: Hash of the block.
        config: How the trace is made; struct logs when left out.
        Returns: One for each transaction, in block order.
        Errors: invalidParams, traceFailed, featureNotSupported, limitExceeded, responseTooLarge, requestTimedOut,
        historyPruned, historyNotKept, nodeUnavailable.
        """
        result: list[TransactionTrace] = self._client.request("debug_traceBlockByHash", block_hash, config)
        return result

    def trace_block_by_number(self, block: BlockNumberOrTag, config: TraceConfig | None = None) -> list[TransactionTrace]:
        """
        Runs the transactions of a block again and returns their traces.
        block: The block.
        config: How the trace is made; struct logs when left out.
        Returns: One for each transaction, in block order.
        Errors: invalidParams, traceFailed, featureNotSupported, limitExceeded, responseTooLarge, requestTimedOut,
        historyPruned, historyNotKept, nodeUnavailable.
        """
        result: list[TransactionTrace] = self._client.request("debug_traceBlockByNumber", block, config)
        return result

    def trace_call(self, call: CallObject, block: BlockParameter | None = None, config: TraceCallConfig | None = None) -> Trace:
        """
        Runs a call and returns its trace.
        call: The message call.
        block: Block whose state is read; latest when left out. pending is refused, as in geth.
        config: How the trace is made; struct logs when left out.
        Errors: invalidParams, chainIdMismatch, conflictingFees, headerNotFound, headerForHashNotFound, traceFailed,
        featureNotSupported, limitExceeded, responseTooLarge, requestTimedOut, historyPruned, historyNotKept,
        nodeUnavailable.
        """
        result: Trace = self._client.request("debug_traceCall", call, block, config)
        return result

    def trace_call_many(self, bundles: list[CallBundle], state_context: CallStateContext | None = None, config: TraceCallConfig | None = None) -> list[list[Trace]]:
        """
        Runs bundles of calls one after the other, each on what those before it changed, and returns a list of traces
        for each bundle.
        bundles: The calls.
        state_context: Where they begin; after the newest block when left out.
        config: How the traces are made, and what the first call finds; txIndex has no effect.
        Errors: invalidParams, chainIdMismatch, conflictingFees, headerNotFound, headerForHashNotFound, traceFailed,
        featureNotSupported, limitExceeded, responseTooLarge, requestTimedOut, historyPruned, historyNotKept,
        nodeUnavailable.
        """
        result: list[list[Trace]] = self._client.request("debug_traceCallMany", bundles, state_context, config)
        return result

    def trace_transaction(self, transaction_hash: HashInput, config: TraceConfig | None = None) -> Trace:
        """
        Runs a transaction of a block again and returns its trace.
        transaction_hash: Hash of the transaction.
        config: How the trace is made; struct logs when left out.
        Errors: invalidParams, resourceNotFound, traceFailed, featureNotSupported, limitExceeded, responseTooLarge,
        requestTimedOut, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Trace = self._client.request("debug_traceTransaction", transaction_hash, config)
        return result

    def verbosity(self, level: int) -> None:
        """
        Sets the level of the log. For all parts that debug_vmodule does not name, until the service stops.
        level: 0 nothing, 1 errors, 2 warnings, 3 information, 4 debugging, 5 and more all.
        Errors: invalidParams, unauthorized.
        """
        result: None = self._client.request("debug_verbosity", level)
        return result

    def vmodule(self, pattern: str) -> None:
        """
        Sets the level of the log by part of the service. Parts are indexer (with the connection to the node),
        mempool, filters, subscriptions, keystore, signer, operator, tracing, runtime, server and gateway.
        pattern: List of part=level; * stands for any text, and the first that fits holds. Empty text removes all.
        Errors: invalidParams, unauthorized.
        """
        result: None = self._client.request("debug_vmodule", pattern)
        return result

    def write_block_profile(self, file: ProfileFileInput) -> None:
        """
        Writes the measured delay of the event loop. Since debug_setBlockProfileRate switched it on; `enabled` is
        false in the file where it is off.
        file: The file that is made.
        Errors: invalidParams, unauthorized, profileNotWritten.
        """
        result: None = self._client.request("debug_writeBlockProfile", file)
        return result

    def write_mem_profile(self, file: ProfileFileInput) -> None:
        """
        Writes the heap profile. The file is a .heapprofile as Chrome's developer tools open it: by function, what it
        has allocated since the start that is still in use, sampled every 128 KiB. It has names of functions and
        sizes, and no content of memory. V8 puts it together in the main thread.
        file: The file that is made.
        Errors: invalidParams, unauthorized, profileNotWritten.
        """
        result: None = self._client.request("debug_writeMemProfile", file)
        return result

    def write_mutex_profile(self, file: ProfileFileInput) -> None:
        """
        Writes the measured use of the event loop. Since debug_setMutexProfileFraction switched it on; where it is
        off, `enabled` is false in the file, which then has the pending resources only.
        file: The file that is made.
        Errors: invalidParams, unauthorized, profileNotWritten.
        """
        result: None = self._client.request("debug_writeMutexProfile", file)
        return result


class ErigonMethods:
    """The methods of erigon."""

    def __init__(self, client: Methods) -> None:
        self._client = client

    def get_header_by_number(self, block_number: NumberOrTag) -> Union[Union[Header, PendingHeader], None]:
        """
        Returns a block header by number or tag.
        block_number: Block number or tag.
        Returns: null when the block is unknown.
        Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Union[Union[Header, PendingHeader], None] = self._client.request("erigon_getHeaderByNumber", block_number)
        return result


class EthMethods:
    """The methods of eth."""

    def __init__(self, client: Methods) -> None:
        self._client = client

    def accounts(self) -> list[Address]:
        """
        Returns the addresses that this server can send from. On the embedded development chain its funded accounts,
        then the impersonated ones; on every chain those of the key store, locked or not, then those of the external
        signer.
        Errors: nodeUnavailable, requestTimedOut.
        """
        result: list[Address] = self._client.request("eth_accounts")
        return result

    def base_fee(self) -> Union[Quantity, None]:
        """
        Returns the base fee of the next block in wei per gas.
        Returns: null while the chain has no base fee.
        Errors: nodeUnavailable.
        """
        result: Union[Quantity, None] = self._client.request("eth_baseFee")
        return result

    def blob_base_fee(self) -> Quantity:
        """Returns the price of blob gas in wei. Always 0x1, the lowest price: the chain accepts no blobs."""
        result: Quantity = self._client.request("eth_blobBaseFee")
        return result

    def block_number(self) -> Quantity:
        """
        Returns the number of the newest block that the server can serve completely. The block, its receipts and its
        logs are available at once.
        Errors: nodeUnavailable.
        """
        result: Quantity = self._client.request("eth_blockNumber")
        return result

    def call(self, call: CallObject, block: BlockParameter | None = None, state_overrides: StateOverrides | None = None, block_overrides: BlockOverrides | None = None) -> Data:
        """
        Runs a message call and returns its output.
        call: The message call.
        block: Block whose state is read; latest when left out.
        state_overrides: Accounts to change before the call.
        block_overrides: Fields of the block to change before the call.
        Errors: invalidParams, executionReverted, executionRevertedWithReason, executionFailed,
        insufficientFundsForTransfer, chainIdMismatch, conflictingFees, featureNotSupported, limitExceeded,
        requestTimedOut, headerNotFound, headerForHashNotFound, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Data = self._client.request("eth_call", call, block, state_overrides, block_overrides)
        return result

    def capabilities(self) -> Capabilities:
        """
        Returns, for each kind of data, the first block for which the server has it.
        Errors: nodeUnavailable.
        """
        result: Capabilities = self._client.request("eth_capabilities")
        return result

    def chain_id(self) -> Quantity:
        """
        Returns the EIP-155 chain id.
        Errors: nodeUnavailable.
        """
        result: Quantity = self._client.request("eth_chainId")
        return result

    def coinbase(self) -> Address:
        """
        Returns the operator account of the node's validator. With the embedded development chain, the account that
        anvil_setCoinbase set.
        Errors: resourceNotFound, nodeUnavailable.
        """
        result: Address = self._client.request("eth_coinbase")
        return result

    def config(self) -> Config:
        """
        Returns the settings of the current and the next fork (EIP-7910).
        Errors: nodeUnavailable.
        """
        result: Config = self._client.request("eth_config")
        return result

    def create_access_list(self, call: CallObject, block: BlockParameter | None = None, state_overrides: StateOverrides | None = None) -> AccessListResult:
        """
        Returns the access list that a transaction should carry.
        call: The message call.
        block: Block whose state is read; latest when left out.
        state_overrides: Accounts to change before the call.
        Errors: invalidParams, executionReverted, executionRevertedWithReason, executionFailed,
        insufficientFundsForTransfer, chainIdMismatch, conflictingFees, featureNotSupported, limitExceeded,
        requestTimedOut, headerNotFound, headerForHashNotFound, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: AccessListResult = self._client.request("eth_createAccessList", call, block, state_overrides)
        return result

    def estimate_gas(self, call: CallObject, block: BlockParameter | None = None, state_overrides: StateOverrides | None = None, block_overrides: BlockOverrides | None = None) -> Quantity:
        """
        Returns the lowest gas limit with which a transaction succeeds.
        call: The message call.
        block: Block whose state is read; latest when left out.
        state_overrides: Accounts to change before the call.
        block_overrides: Fields of the block to change before the call.
        Errors: invalidParams, gasExceedsAllowance, executionReverted, executionRevertedWithReason, executionFailed,
        insufficientFundsForTransfer, chainIdMismatch, conflictingFees, featureNotSupported, limitExceeded,
        requestTimedOut, headerNotFound, headerForHashNotFound, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Quantity = self._client.request("eth_estimateGas", call, block, state_overrides, block_overrides)
        return result

    def fee_history(self, block_count: IntegerInput, newest_block: BlockNumberOrTag, reward_percentiles: list[Percentile] | None = None) -> FeeHistory:
        """
        Returns base fees, gas use and tips of a range of blocks. The last base fee is the one of the block after the
        range, computed with the rule of the chain's fee market.
        block_count: Number of blocks.
        newest_block: Last block of the range.
        reward_percentiles: Percentiles of the tips to return, weighted by gas used, in ascending order.
        Errors: invalidParams, requestBeyondHead, limitExceeded, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: FeeHistory = self._client.request("eth_feeHistory", block_count, newest_block, reward_percentiles)
        return result

    def fill_transaction(self, transaction: TransactionToFill) -> FilledTransaction:
        """
        Fills in the missing fields of a transaction so that it can be signed.
        transaction: What is known of the transaction.
        Errors: invalidParams, gasExceedsAllowance, executionReverted, executionRevertedWithReason, executionFailed,
        insufficientFundsForTransfer, chainIdMismatch, conflictingFees, featureNotSupported, limitExceeded,
        requestTimedOut, headerNotFound, headerForHashNotFound, nodeUnavailable.
        """
        result: FilledTransaction = self._client.request("eth_fillTransaction", transaction)
        return result

    def gas_price(self) -> Quantity:
        """
        Returns a gas price in wei that gets a legacy transaction into the next block. The base fee of the next block
        plus the suggested tip, but at least the lowest price that the chain and the node accept.
        Errors: nodeUnavailable.
        """
        result: Quantity = self._client.request("eth_gasPrice")
        return result

    def get_account(self, address: AddressInput, block: BlockParameter | None = None) -> AccountState:
        """
        Returns the balance, nonce and code hash of an account. An account that does not exist is empty. The storage
        root is always zero: the chain has no root for the storage of one contract.
        address: The account.
        block: Block whose state is read; latest when left out.
        Errors: invalidParams, headerNotFound, headerForHashNotFound, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: AccountState = self._client.request("eth_getAccount", address, block)
        return result

    def get_account_info(self, address: AddressInput, block: BlockParameter | None = None) -> AccountInfo:
        """
        Returns the balance, nonce and code of an account. An account that does not exist is empty.
        address: The account.
        block: Block whose state is read; latest when left out.
        Errors: invalidParams, headerNotFound, headerForHashNotFound, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: AccountInfo = self._client.request("eth_getAccountInfo", address, block)
        return result

    def get_balance(self, address: AddressInput, block: BlockParameter | None = None) -> Quantity:
        """
        Returns the balance of an account in wei.
        address: The account.
        block: Block whose state is read; latest when left out.
        Errors: invalidParams, headerNotFound, headerForHashNotFound, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Quantity = self._client.request("eth_getBalance", address, block)
        return result

    def get_block_by_hash(self, block_hash: HashInput, full_transactions: bool | None = None) -> Union[Block, None]:
        """
        Returns a block by hash.
        block_hash: Block hash.
        full_transactions: true for whole transactions, false (default) for their hashes.
        Returns: null when the block is unknown.
        Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Union[Block, None] = self._client.request("eth_getBlockByHash", block_hash, full_transactions)
        return result

    def get_block_by_number(self, block_number: BlockNumberOrTag, full_transactions: bool | None = None) -> Union[Union[Block, PendingBlock], None]:
        """
        Returns a block by number or tag.
        block_number: Block number or tag.
        full_transactions: true for whole transactions, false (default) for their hashes.
        Returns: null when the block is unknown.
        Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Union[Union[Block, PendingBlock], None] = self._client.request("eth_getBlockByNumber", block_number, full_transactions)
        return result

    def get_block_receipts(self, block: BlockParameter) -> Union[list[Receipt], None]:
        """
        Returns the receipts of a block, in the order of its transactions.
        block: The block.
        Returns: null when the block is unknown.
        Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Union[list[Receipt], None] = self._client.request("eth_getBlockReceipts", block)
        return result

    def get_block_transaction_count_by_hash(self, block_hash: HashInput) -> Union[Quantity, None]:
        """
        Returns the number of Ethereum transactions in a block.
        block_hash: Block hash.
        Returns: null when the block is unknown.
        Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Union[Quantity, None] = self._client.request("eth_getBlockTransactionCountByHash", block_hash)
        return result

    def get_block_transaction_count_by_number(self, block_number: BlockNumberOrTag) -> Union[Quantity, None]:
        """
        Returns the number of Ethereum transactions in a block.
        block_number: Block number or tag.
        Returns: null when the block is unknown.
        Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Union[Quantity, None] = self._client.request("eth_getBlockTransactionCountByNumber", block_number)
        return result

    def get_code(self, address: AddressInput, block: BlockParameter | None = None) -> Data:
        """
        Returns the code of an account.
        address: The account.
        block: Block whose state is read; latest when left out.
        Errors: invalidParams, headerNotFound, headerForHashNotFound, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Data = self._client.request("eth_getCode", address, block)
        return result

    def get_compilers(self) -> list[str]:
        """Returns an empty list: the server has no compilers."""
        result: list[str] = self._client.request("eth_getCompilers")
        return result

    def get_filter_changes(self, filter_id: FilterIdInput) -> FilterChanges:
        """
        Returns what a filter has found since the last call, oldest first. Each entry is returned exactly once, even
        across a restart, an outage of the node, or calls at the same time. Poll again when a response is long: it
        ends after the block that reaches 10000 logs (logs-cap), 10000 blocks (block-range-cap) or the largest
        response size, and the next call continues there without an error. The logs of one block are spread over
        several answers when they do not fit in one. A single log that is larger than any answer may be is left out:
        one call fails with limitExceeded, which names the log, and the next call continues after it. When the node
        has pruned the next blocks, one call fails with historyPruned and the filter is removed: later calls fail with
        filterNotFound, and clients then create a new filter. When blocks go away (evm_revert, anvil_rollback,
        anvil_reorg, a node that is rolled back), the logs of them that this filter has returned come again first,
        with removed set to true, lowest block first; then come the logs of the new blocks. The receipts of removed
        blocks, with their logs, are kept up to 64 MiB and 20000 blocks (x-limits); a filter that needs older ones is
        removed: its next call fails with filterNotFound. Each call restarts the timeout of the filter.
        filter_id: The id that was returned when the filter was created.
        Returns: Logs, block hashes or transaction hashes, depending on the kind of filter; an empty array when there
        is nothing new.
        Errors: invalidParams, filterNotFound, limitExceeded, historyPruned, historyNotKept, indexNotWritable,
        nodeUnavailable.
        """
        result: FilterChanges = self._client.request("eth_getFilterChanges", filter_id)
        return result

    def get_filter_logs(self, filter_id: FilterIdInput) -> Logs:
        """
        Returns all logs that match a log filter: what eth_getLogs returns for the object of the filter. The call does
        not change what eth_getFilterChanges returns next. It restarts the timeout of the filter.
        filter_id: The id that was returned when the filter was created.
        Errors: invalidParams, filterNotFound, notALogFilter, invalidBlockRange, blockRangeBeyondHead,
        blockHashWithRange, unknownBlock, logResultsExceeded, logBytesExceeded, logComparisonsExceeded,
        logRangeExceeded, limitExceeded, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Logs = self._client.request("eth_getFilterLogs", filter_id)
        return result

    def get_header_by_hash(self, block_hash: HashInput) -> Union[Header, None]:
        """
        Returns a block header by hash.
        block_hash: Block hash.
        Returns: null when the block is unknown.
        Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Union[Header, None] = self._client.request("eth_getHeaderByHash", block_hash)
        return result

    def get_header_by_number(self, block_number: BlockNumberOrTag) -> Union[Union[Header, PendingHeader], None]:
        """
        Returns a block header by number or tag.
        block_number: Block number or tag.
        Returns: null when the block is unknown.
        Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Union[Union[Header, PendingHeader], None] = self._client.request("eth_getHeaderByNumber", block_number)
        return result

    def get_logs(self, filter: Filter) -> Logs:
        """
        Returns the logs that match a filter, oldest first.
        filter: Which logs to return.
        Errors: invalidParams, invalidBlockRange, blockRangeBeyondHead, blockHashWithRange, unknownBlock,
        logResultsExceeded, logBytesExceeded, logComparisonsExceeded, logRangeExceeded, limitExceeded, historyPruned,
        historyNotKept, nodeUnavailable.
        """
        result: Logs = self._client.request("eth_getLogs", filter)
        return result

    def get_proof(self, address: AddressInput, positions: list[StoragePosition], block: BlockParameter | None = None) -> Proof:
        """
        Returns an account and storage words with proofs. The chain has no Merkle-Patricia trie: the proof lists hold
        ICS-23 commitment proofs, protobuf-encoded, in hex. A proof for block N verifies against the state root of
        block N+1.
        address: The account.
        positions: Storage positions.
        block: Block whose state is read; latest when left out.
        Errors: invalidParams, limitExceeded, featureNotSupported, headerNotFound, headerForHashNotFound,
        historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Proof = self._client.request("eth_getProof", address, positions, block)
        return result

    def get_raw_transaction_by_block_hash_and_index(self, block_hash: HashInput, index: Uint64Input) -> Union[Data, None]:
        """
        Returns a transaction in its EIP-2718 encoding, by its place in a block.
        block_hash: Block hash.
        index: Index among the Ethereum transactions of the block, from 0x0.
        Returns: null when the transaction does not exist.
        Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Union[Data, None] = self._client.request("eth_getRawTransactionByBlockHashAndIndex", block_hash, index)
        return result

    def get_raw_transaction_by_block_number_and_index(self, block_number: BlockNumberOrTag, index: Uint64Input) -> Union[Data, None]:
        """
        Returns a transaction in its EIP-2718 encoding, by its place in a block.
        block_number: Block number or tag.
        index: Index among the Ethereum transactions of the block, from 0x0.
        Returns: null when the transaction does not exist.
        Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Union[Data, None] = self._client.request("eth_getRawTransactionByBlockNumberAndIndex", block_number, index)
        return result

    def get_raw_transaction_by_hash(self, transaction_hash: HashInput) -> Union[Data, None]:
        """
        Returns a transaction in its EIP-2718 encoding.
        transaction_hash: Transaction hash.
        Returns: null when the transaction does not exist.
        Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Union[Data, None] = self._client.request("eth_getRawTransactionByHash", transaction_hash)
        return result

    def get_storage_at(self, address: AddressInput, position: StoragePosition, block: BlockParameter | None = None) -> Bytes32:
        """
        Returns a word of contract storage.
        address: The account.
        position: Storage position.
        block: Block whose state is read; latest when left out.
        Errors: invalidParams, headerNotFound, headerForHashNotFound, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Bytes32 = self._client.request("eth_getStorageAt", address, position, block)
        return result

    def get_storage_values(self, requests: StorageRequests, block: BlockParameter | None = None) -> StorageValues:
        """
        Returns several storage words of several contracts.
        requests: Positions by contract address; at least one position.
        block: Block whose state is read; latest when left out.
        Errors: invalidParams, clientLimitExceeded, headerNotFound, headerForHashNotFound, historyPruned,
        historyNotKept, nodeUnavailable.
        """
        result: StorageValues = self._client.request("eth_getStorageValues", requests, block)
        return result

    def get_transaction_by_block_hash_and_index(self, block_hash: HashInput, index: Uint64Input) -> Union[Transaction, None]:
        """
        Returns a transaction by its place in a block.
        block_hash: Block hash.
        index: Index among the Ethereum transactions of the block, from 0x0.
        Returns: null when the transaction does not exist.
        Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Union[Transaction, None] = self._client.request("eth_getTransactionByBlockHashAndIndex", block_hash, index)
        return result

    def get_transaction_by_block_number_and_index(self, block_number: BlockNumberOrTag, index: Uint64Input) -> Union[Transaction, None]:
        """
        Returns a transaction by its place in a block.
        block_number: Block number or tag.
        index: Index among the Ethereum transactions of the block, from 0x0.
        Returns: null when the transaction does not exist.
        Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Union[Transaction, None] = self._client.request("eth_getTransactionByBlockNumberAndIndex", block_number, index)
        return result

    def get_transaction_by_hash(self, transaction_hash: HashInput) -> Union[Transaction, None]:
        """
        Returns a transaction, mined or pending.
        transaction_hash: Transaction hash.
        Returns: null when the transaction does not exist.
        Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Union[Transaction, None] = self._client.request("eth_getTransactionByHash", transaction_hash)
        return result

    def get_transaction_by_sender_and_nonce(self, sender: AddressInput, nonce: Uint64Input) -> Union[Transaction, None]:
        """
        Returns the transaction that an account sent with a nonce, mined or pending. The block is found by a binary
        search over the account's nonces at past blocks, so it needs their state.
        sender: The account that sent the transaction.
        nonce: Nonce of the transaction.
        Returns: null when the transaction does not exist.
        Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Union[Transaction, None] = self._client.request("eth_getTransactionBySenderAndNonce", sender, nonce)
        return result

    def get_transaction_count(self, address: AddressInput, block: BlockParameter | None = None) -> Quantity:
        """
        Returns the nonce of an account. With pending, the pending transactions of the account count too, up to the
        first gap in their nonces.
        address: The account.
        block: Block whose state is read; latest when left out.
        Errors: invalidParams, headerNotFound, headerForHashNotFound, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Quantity = self._client.request("eth_getTransactionCount", address, block)
        return result

    def get_transaction_logs(self, transaction_hash: HashInput) -> Union[Logs, None]:
        """
        Returns the logs of a transaction.
        transaction_hash: Transaction hash.
        Returns: null when the transaction is unknown or pending.
        Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Union[Logs, None] = self._client.request("eth_getTransactionLogs", transaction_hash)
        return result

    def get_transaction_receipt(self, transaction_hash: HashInput) -> Union[Receipt, None]:
        """
        Returns the receipt of a transaction.
        transaction_hash: Transaction hash.
        Returns: null when the transaction is unknown or pending; the call does not wait.
        Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Union[Receipt, None] = self._client.request("eth_getTransactionReceipt", transaction_hash)
        return result

    def get_uncle_by_block_hash_and_index(self, block_hash: HashInput, uncle_index: Uint64Input) -> None:
        """
        Returns null: there are no uncles.
        block_hash: Block hash.
        uncle_index: Index among the uncles, from 0x0.
        Errors: invalidParams.
        """
        result: None = self._client.request("eth_getUncleByBlockHashAndIndex", block_hash, uncle_index)
        return result

    def get_uncle_by_block_number_and_index(self, block_number: BlockNumberOrTag, uncle_index: Uint64Input) -> None:
        """
        Returns null: there are no uncles.
        block_number: Block number or tag.
        uncle_index: Index among the uncles, from 0x0.
        Errors: invalidParams.
        """
        result: None = self._client.request("eth_getUncleByBlockNumberAndIndex", block_number, uncle_index)
        return result

    def get_uncle_count_by_block_hash(self, block_hash: HashInput) -> Union[Quantity, None]:
        """
        Returns the number of uncles of a block, which is zero.
        block_hash: Block hash.
        Returns: null when the block is unknown.
        Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Union[Quantity, None] = self._client.request("eth_getUncleCountByBlockHash", block_hash)
        return result

    def get_uncle_count_by_block_number(self, block_number: BlockNumberOrTag) -> Union[Quantity, None]:
        """
        Returns the number of uncles of a block, which is zero.
        block_number: Block number or tag.
        Returns: null when the block is unknown.
        Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Union[Quantity, None] = self._client.request("eth_getUncleCountByBlockNumber", block_number)
        return result

    def hashrate(self) -> Quantity:
        """Returns 0x0: there is no proof of work."""
        result: Quantity = self._client.request("eth_hashrate")
        return result

    def max_priority_fee_per_gas(self) -> Quantity:
        """
        Returns a tip in wei per gas that gets a transaction into the next block.
        Errors: nodeUnavailable.
        """
        result: Quantity = self._client.request("eth_maxPriorityFeePerGas")
        return result

    def mining(self) -> bool:
        """
        Returns whether this server makes blocks by itself. true with the embedded development chain while it mines
        transactions at once or makes blocks at an interval; false in front of any other chain.
        Errors: nodeUnavailable.
        """
        result: bool = self._client.request("eth_mining")
        return result

    def new_block_filter(self) -> FilterId:
        """
        Creates a filter for the hashes of new blocks and returns its id. A filter that is not polled for 5 minutes
        (filter-timeout) is removed. It survives a restart of the server; time during which the server was down does
        not count.
        Errors: limitExceeded, indexNotWritable, nodeUnavailable.
        """
        result: FilterId = self._client.request("eth_newBlockFilter")
        return result

    def new_filter(self, filter: Filter) -> FilterId:
        """
        Creates a filter for the logs of new blocks and returns its id. eth_getFilterChanges returns the logs of
        blocks after this call. When fromBlock or toBlock is a number, only blocks in that range count.
        eth_getFilterLogs returns what eth_getLogs returns for the same object, including logs of blocks before this
        call. A filter that is not polled for 5 minutes (filter-timeout) is removed. It survives a restart of the
        server; time during which the server was down does not count.
        filter: Which logs to return.
        Errors: invalidParams, invalidBlockRange, blockHashWithRange, limitExceeded, indexNotWritable,
        nodeUnavailable.
        """
        result: FilterId = self._client.request("eth_newFilter", filter)
        return result

    def new_pending_transaction_filter(self) -> FilterId:
        """
        Creates a filter for the hashes of new pending transactions and returns its id. The filter finds the
        transactions that this server sent and those that the node's mempool lists. A filter that is not polled for 5
        minutes (filter-timeout) is removed. It survives a restart of the server; time during which the server was
        down does not count.
        Errors: limitExceeded, indexNotWritable, nodeUnavailable.
        """
        result: FilterId = self._client.request("eth_newPendingTransactionFilter")
        return result

    def pending_transactions(self) -> list[Transaction]:
        """
        Returns the pending transactions that this server knows, in the order in which it learned of them.
        Errors: nodeUnavailable.
        """
        result: list[Transaction] = self._client.request("eth_pendingTransactions")
        return result

    def protocol_version(self) -> Quantity:
        """Returns the version of the Ethereum wire protocol."""
        result: Quantity = self._client.request("eth_protocolVersion")
        return result

    def resend(self, transaction: TransactionObject, gas_price: QuantityInput | None = None, gas_limit: Uint64Input | None = None) -> Hash:
        """
        Replaces a pending transaction with one of another price or gas limit. Finds the pending transaction that
        equals the given one in all that is signed, signs it again with the given price and gas limit, and sends it.
        Of a transaction with fee caps both become the price. A price or a limit of 0 changes nothing. The node
        decides whether the price is high enough for a replacement; mempools without replacement refuse it. The
        account must be unlocked, and the caller must be allowed to use unlocked keys; otherwise the error is
        authenticationNeeded, whatever the account is. Accounts of the embedded development chain need neither.
        transaction: The pending transaction, with its nonce. What it leaves out is filled in as for
        eth_sendTransaction, so it should have its gas and its fees.
        gas_price: Wei per gas; unchanged when left out.
        gas_limit: Gas limit; unchanged when left out.
        Returns: Hash of the new transaction.
        Errors: invalidParams, conflictingFees, chainIdMismatch, resourceNotFound, transactionRejected,
        gasExceedsAllowance, executionReverted, executionRevertedWithReason, executionFailed,
        insufficientFundsForTransfer, limitExceeded, requestTimedOut, nodeUnavailable, authenticationNeeded,
        featureNotSupported, headerNotFound, signerUnavailable, signerRefused, signedOtherwise.
        """
        result: Hash = self._client.request("eth_resend", transaction, gas_price, gas_limit)
        return result

    def send_raw_transaction(self, transaction: DataInput) -> Hash:
        """
        Sends a signed transaction. The transaction can be found by its hash as soon as the call returns.
        transaction: EIP-2718 encoding of the signed transaction.
        Errors: invalidParams, transactionRejected, nodeUnavailable.
        """
        result: Hash = self._client.request("eth_sendRawTransaction", transaction)
        return result

    def send_raw_transaction_sync(self, transaction: DataInput, timeout: IntegerInput | None = None) -> Receipt:
        """
        Sends a signed transaction and returns its receipt (EIP-7966).
        transaction: EIP-2718 encoding of the signed transaction.
        timeout: Longest wait in milliseconds.
        Errors: invalidParams, transactionRejected, transactionTimeout, nodeUnavailable.
        """
        result: Receipt = self._client.request("eth_sendRawTransactionSync", transaction, timeout)
        return result

    def send_transaction(self, transaction: TransactionObject) -> Hash:
        """
        Signs and sends a transaction with the key of an unlocked account. Defaults: gas is the estimate; where that
        fails, so does the method, with the same error; fees are the suggested ones; value is 0. The estimate is never
        raised to a fixed number, since chains of the Cosmos SDK charge for a part of the gas that a transaction does
        not use. The nonce follows those of the account's pending transactions; transactions of one account get their
        nonces one after another, in order of arrival, and one that is refused uses none. A fee above
        json-rpc.txfee-cap is refused before anything is signed. Legacy transactions are signed for this chain
        (EIP-155), always. The account must be unlocked, and the caller must be allowed to use unlocked keys;
        otherwise the error is authenticationNeeded, whatever the account is. Accounts of the embedded development
        chain need neither.
        transaction: The transaction.
        Errors: invalidParams, conflictingFees, chainIdMismatch, resourceNotFound, transactionRejected,
        gasExceedsAllowance, executionReverted, executionRevertedWithReason, executionFailed,
        insufficientFundsForTransfer, limitExceeded, requestTimedOut, nodeUnavailable, authenticationNeeded,
        featureNotSupported, headerNotFound, signerUnavailable, signerRefused, signedOtherwise.
        """
        result: Hash = self._client.request("eth_sendTransaction", transaction)
        return result

    def send_transaction_sync(self, transaction: TransactionObject) -> Receipt:
        """
        Signs and sends a transaction with the key of an unlocked account, and returns its receipt. As
        eth_sendTransaction, but waits until the transaction is mined.
        transaction: The transaction.
        Errors: invalidParams, conflictingFees, chainIdMismatch, resourceNotFound, transactionRejected,
        transactionTimeout, gasExceedsAllowance, executionReverted, executionRevertedWithReason, executionFailed,
        insufficientFundsForTransfer, limitExceeded, requestTimedOut, nodeUnavailable, authenticationNeeded,
        featureNotSupported, headerNotFound, signerUnavailable, signerRefused, signedOtherwise.
        """
        result: Receipt = self._client.request("eth_sendTransactionSync", transaction)
        return result

    def send_unsigned_transaction(self, transaction: TransactionObject) -> Hash:
        """
        Sends a transaction of any account, without its key. Only with the embedded development chain: no
        impersonation is needed. Defaults as for eth_sendTransaction.
        transaction: The transaction.
        Errors: invalidParams, conflictingFees, chainIdMismatch, resourceNotFound, transactionRejected,
        gasExceedsAllowance, executionReverted, executionRevertedWithReason, executionFailed,
        insufficientFundsForTransfer, limitExceeded, requestTimedOut, nodeUnavailable.
        """
        result: Hash = self._client.request("eth_sendUnsignedTransaction", transaction)
        return result

    def sign(self, address: AddressInput, data: DataInput) -> Data:
        """
        Signs a message with the key of an unlocked account. The account must be unlocked, and the caller must be
        allowed to use unlocked keys; otherwise the error is authenticationNeeded, whatever the account is. Accounts
        of the embedded development chain need neither.
        address: Account that signs.
        data: Bytes of the message. They are signed behind a prefix and their length, so that no signature is one of a
        transaction (EIP-191).
        Returns: r and s, 32 bytes each, then 27 or 28.
        Errors: invalidParams, resourceNotFound, nodeUnavailable, authenticationNeeded, requestTimedOut,
        signerUnavailable, signerRefused, signedOtherwise.
        """
        result: Data = self._client.request("eth_sign", address, data)
        return result

    def sign_transaction(self, transaction: TransactionObject) -> Data:
        """
        Signs a transaction with the key of an unlocked account, and does not send it. Returns the signed bytes, as
        clients and the specification of Ethereum's execution API have it; geth returns an object with raw and tx.
        What eth_sendTransaction refuses before signing is refused here too. The account must be unlocked, and the
        caller must be allowed to use unlocked keys; otherwise the error is authenticationNeeded, whatever the account
        is. Accounts of the embedded development chain need neither.
        transaction: The transaction. What it leaves out is filled in, as by eth_sendTransaction.
        Returns: The signed transaction, for eth_sendRawTransaction.
        Errors: invalidParams, conflictingFees, chainIdMismatch, resourceNotFound, gasExceedsAllowance,
        executionReverted, executionRevertedWithReason, executionFailed, insufficientFundsForTransfer, limitExceeded,
        requestTimedOut, nodeUnavailable, authenticationNeeded, featureNotSupported, transactionRejected,
        headerNotFound, signerUnavailable, signerRefused, signedOtherwise.
        """
        result: Data = self._client.request("eth_signTransaction", transaction)
        return result

    def sign_typed_data(self, address: AddressInput, typed_data: Union[TypedData, TypedDataText]) -> Data:
        """
        Signs typed data (EIP-712) with the key of an unlocked account. The data are of version 4: with lists, and
        with types that hold themselves. The account must be unlocked, and the caller must be allowed to use unlocked
        keys; otherwise the error is authenticationNeeded, whatever the account is. Accounts of the embedded
        development chain need neither.
        address: Account that signs.
        typed_data: The typed data, as an object or as its JSON text.
        Returns: r and s, 32 bytes each, then 27 or 28.
        Errors: limitExceeded, invalidParams, resourceNotFound, nodeUnavailable, authenticationNeeded,
        requestTimedOut, signerUnavailable, signerRefused, signedOtherwise.
        """
        result: Data = self._client.request("eth_signTypedData", address, typed_data)
        return result

    def simulate_v1(self, payload: SimulatePayload, block: BlockParameter | None = None) -> list[SimulatedBlock]:
        """
        Runs calls in a chain of simulated blocks.
        payload: The blocks and their calls.
        block: Block whose state is read; latest when left out.
        Errors: invalidParams, simulationNonceTooLow, simulationNonceTooHigh, simulationBaseFeeTooLow,
        simulationIntrinsicGas, simulationInsufficientFunds, simulationBlockGasLimit, simulationBlockNumber,
        simulationBlockTimestamp, simulationPrecompileSelf, simulationPrecompileTwice, simulationSenderNotEoa,
        simulationInitCodeTooLarge, conflictingFees, chainIdMismatch, clientLimitExceeded, executionFailed,
        featureNotSupported, limitExceeded, requestTimedOut, headerNotFound, headerForHashNotFound, historyPruned,
        historyNotKept, nodeUnavailable.
        """
        result: list[SimulatedBlock] = self._client.request("eth_simulateV1", payload, block)
        return result

    def subscribe(self, name: Literal['newHeads', 'logs', 'newPendingTransactions', 'syncing', 'transactionReceipts'], options: Union[NewHeadsOptions, LogsOptions, Union[bool, PendingTransactionsOptions], NoOptions, TransactionReceiptsOptions] | None = None) -> SubscriptionId:
        """
        Starts a subscription on this WebSocket and returns its id. A notification is
        {"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":id,"result":…}}; the first one follows
        the response with the id. x-notifications lists what each subscription takes and sends. A subscription ends
        with eth_unsubscribe or with its connection. To lose nothing when a connection breaks, subscribe again with
        fromBlock set to the block after the last one seen: the server replays blocks from there, without a gap or a
        repetition, and continues with new blocks. fromBlock may be one of the newest 10000 blocks (block-range-cap)
        that the server still has, or a block in the future. A client that leaves more than 8 MiB (ws-send-budget) of
        notifications unread is disconnected with close code 1013; the limit is lower while many clients do so at the
        same time (ws-total-send-budget). When blocks go away (evm_revert, anvil_rollback, anvil_reorg, a node that is
        rolled back), a logs subscription gets the logs of them that it was sent once more, with removed set to true,
        lowest block first, and then those of the new blocks. Headers are not taken back: newHeads sends the new ones.
        A client for which the logs of removed blocks are no longer kept is disconnected with close code 1013.
        name: Name of the subscription.
        options: Options of the subscription; they depend on its name.
        Errors: invalidParams, webSocketNeeded, limitExceeded, logRangeExceeded, invalidBlockRange,
        pendingLogsUnsupported, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: SubscriptionId = self._client.request("eth_subscribe", name, options)
        return result

    def syncing(self) -> Union[NotSyncing, SyncStatus]:
        """
        Returns false, or the progress of the node or of this server while it is catching up. Returns false once the
        node is in sync and this server has the node's newest block. The local index may still lack older blocks; the
        server reads those from the node.
        Errors: nodeUnavailable.
        """
        result: Union[NotSyncing, SyncStatus] = self._client.request("eth_syncing")
        return result

    def uninstall_filter(self, filter_id: FilterIdInput) -> bool:
        """
        Removes a filter.
        filter_id: The id that was returned when the filter was created.
        Returns: false when the filter does not exist.
        Errors: invalidParams, nodeUnavailable, indexNotWritable.
        """
        result: bool = self._client.request("eth_uninstallFilter", filter_id)
        return result

    def unsubscribe(self, subscription_id: SubscriptionIdInput) -> bool:
        """
        Ends a subscription of this WebSocket.
        subscription_id: The id that eth_subscribe returned.
        Returns: false when this connection has no such subscription.
        Errors: invalidParams, webSocketNeeded.
        """
        result: bool = self._client.request("eth_unsubscribe", subscription_id)
        return result


class EvmMethods:
    """The methods of evm."""

    def __init__(self, client: Methods) -> None:
        self._client = client

    def increase_time(self, seconds: LenientInteger) -> int:
        """
        Moves the time of the next blocks forward. Only with the embedded development chain.
        seconds: Seconds to add.
        Returns: Total seconds added since the start.
        Errors: invalidParams, nodeUnavailable.
        """
        result: int = self._client.request("evm_increaseTime", seconds)
        return result

    def mine(self, options: MineOptions | None = None) -> Quantity:
        """
        Makes a block, or several. Only with the embedded development chain.
        options: Time of the first block, in seconds since 1970 and later than the newest block; or an object with the
        time and the number of blocks.
        Returns: Always 0x0.
        Errors: invalidParams, limitExceeded, nodeUnavailable.
        """
        result: Quantity = self._client.request("evm_mine", options)
        return result

    def mine_detailed(self, options: MineOptions | None = None) -> list[MinedBlock]:
        """
        Makes a block, or several, and returns them. Only with the embedded development chain.
        options: Time of the first block, in seconds since 1970 and later than the newest block; or an object with the
        time and the number of blocks.
        Returns: The new blocks with whole transactions, and what these returned.
        Errors: invalidParams, limitExceeded, nodeUnavailable.
        """
        result: list[MinedBlock] = self._client.request("evm_mine_detailed", options)
        return result

    def revert(self, snapshot_id: LenientInteger) -> bool:
        """
        Sets the chain back to a snapshot: blocks, state, pending transactions and the index. Only with the embedded
        development chain. Subscriptions and filters continue with the blocks that come next; the logs of the blocks
        that are gone come again with removed set to true.
        snapshot_id: The id that evm_snapshot returned. The call removes this snapshot and all later ones.
        Returns: false when the snapshot does not exist.
        Errors: invalidParams, nodeUnavailable.
        """
        result: bool = self._client.request("evm_revert", snapshot_id)
        return result

    def set_automine(self, enabled: bool) -> None:
        """
        Switches automatic mining on or off: a block for each transaction, at once. Only with the embedded development
        chain.
        enabled: Whether transactions are mined at once.
        Errors: invalidParams, nodeUnavailable.
        """
        result: None = self._client.request("evm_setAutomine", enabled)
        return result

    def set_block_gas_limit(self, gas_limit: LenientInteger) -> bool:
        """
        Sets the gas limit of the next blocks. Only with the embedded development chain.
        gas_limit: 1 to 2^63 - 1.
        Returns: Always true.
        Errors: invalidParams, nodeUnavailable.
        """
        result: bool = self._client.request("evm_setBlockGasLimit", gas_limit)
        return result

    def set_interval_mining(self, seconds: LenientInteger) -> None:
        """
        Sets the interval at which blocks are made; 0 stops it. Only with the embedded development chain.
        seconds: Time between blocks in seconds, at most 2147483.
        Errors: invalidParams, nodeUnavailable.
        """
        result: None = self._client.request("evm_setIntervalMining", seconds)
        return result

    def set_next_block_timestamp(self, timestamp: LenientInteger) -> None:
        """
        Sets the time of the next block. Only with the embedded development chain.
        timestamp: Seconds since 1970, later than the newest block and at most 253402300799.
        Errors: invalidParams, nodeUnavailable.
        """
        result: None = self._client.request("evm_setNextBlockTimestamp", timestamp)
        return result

    def set_time(self, timestamp: LenientInteger) -> int:
        """
        Sets the chain's clock, which continues from there. Only with the embedded development chain. Block times
        still increase.
        timestamp: Seconds since 1970, at most 253402300799. A greater number is read as milliseconds.
        Returns: Seconds by which the clock moved forward; 0 for a step back.
        Errors: invalidParams, nodeUnavailable.
        """
        result: int = self._client.request("evm_setTime", timestamp)
        return result

    def snapshot(self) -> Quantity:
        """
        Takes a snapshot of the chain and returns its id. Only with the embedded development chain.
        Errors: nodeUnavailable.
        """
        result: Quantity = self._client.request("evm_snapshot")
        return result


class HalleyMethods:
    """The methods of halley."""

    def __init__(self, client: Methods) -> None:
        self._client = client

    def index_status(self) -> IndexState:
        """
        Returns which blocks the index holds, and how far the rest is filled in. Reports what this server has stored,
        without asking the node. Blocks that it lacks are read from the node on request. The namespace is off by
        default, because the report is for operators.
        Errors: nodeUnavailable.
        """
        result: IndexState = self._client.request("halley_indexStatus")
        return result


class HardhatMethods:
    """The methods of hardhat."""

    def __init__(self, client: Methods) -> None:
        self._client = client

    def drop_transaction(self, transaction_hash: HashInput) -> bool:
        """
        Removes a pending transaction. Only with the embedded development chain.
        transaction_hash: Hash of the transaction.
        Returns: false when no such transaction is pending.
        Errors: invalidParams, nodeUnavailable.
        """
        result: bool = self._client.request("hardhat_dropTransaction", transaction_hash)
        return result

    def set_prev_randao(self, prev_randao: WordInput) -> bool:
        """
        Sets PREVRANDAO of the next block, which shows it as mixHash. Only with the embedded development chain. The
        blocks after it have the value of all other blocks again.
        prev_randao: 32 bytes.
        Returns: Always true.
        Errors: invalidParams, nodeUnavailable.
        """
        result: bool = self._client.request("hardhat_setPrevRandao", prev_randao)
        return result


class MinerMethods:
    """The methods of miner."""

    def __init__(self, client: Methods) -> None:
        self._client = client

    def get_hashrate(self) -> int:
        """
        Returns 0: the chain has no proof of work.
        Returns: A JSON number.
        Errors: unauthorized.
        """
        result: int = self._client.request("miner_getHashrate")
        return result

    def set_etherbase(self, address: AddressInput) -> bool:
        """
        Sets the account that the validator's rewards go to. Sends a transaction of x/distribution
        (MsgSetWithdrawAddress) for the operator account of the node's validator, whose key must be unlocked in the
        key store. Returns true once a block has it and the chain returns the new address. eth_coinbase still returns
        the operator account. The fee is what the fee market and the node ask for.
        address: Account that gets the rewards.
        Errors: invalidParams, unauthorized, authenticationNeeded, methodNotSupported, resourceNotFound,
        executionFailed, transactionRejected, cosmosTransactionTimeout, nodeUnavailable, requestTimedOut.
        """
        result: bool = self._client.request("miner_setEtherbase", address)
        return result

    def set_extra(self, extra: ExtraDataInput) -> bool:
        """
        Does nothing and returns false: blocks of this chain have no extra data.
        extra: Bytes for the blocks' extra data.
        Errors: invalidParams, unauthorized.
        """
        result: bool = self._client.request("miner_setExtra", extra)
        return result

    def set_gas_limit(self, gas: QuantityInput) -> bool:
        """
        Does nothing and returns false: the gas limit of a block is a consensus parameter.
        gas: Gas of a block.
        Errors: invalidParams, unauthorized.
        """
        result: bool = self._client.request("miner_setGasLimit", gas)
        return result

    def set_gas_price(self, gas_price: GasPriceInput) -> bool:
        """
        Sets the lowest price of gas that the node accepts, from its next start on. Writes minimum-gas-prices in the
        node's app.toml and changes nothing else there; prices of other denominations stay. The price is of the EVM's
        coin: where that has fewer than 18 decimals, wei are converted exactly (0x3b9aca00 with 6 decimals is 0.001).
        The node reads the file when it starts, and Halley asks the node for its price; --minimum-gas-prices overrides
        it in both. Needs --home.
        gas_price: Lowest price.
        Returns: True; a failure is an error.
        Errors: invalidParams, unauthorized, methodNotSupported, settingNotWritten, nodeUnavailable.
        """
        result: bool = self._client.request("miner_setGasPrice", gas_price)
        return result

    def start(self, threads: IntegerInput | None = None) -> bool:
        """
        Does nothing and returns false: validators make the blocks.
        threads: Number of threads.
        Errors: invalidParams, unauthorized.
        """
        result: bool = self._client.request("miner_start", threads)
        return result

    def stop(self) -> None:
        """
        Does nothing and returns null: validators make the blocks.
        Errors: unauthorized.
        """
        result: None = self._client.request("miner_stop")
        return result


class NetMethods:
    """The methods of net."""

    def __init__(self, client: Methods) -> None:
        self._client = client

    def listening(self) -> bool:
        """
        Returns whether the node accepts peer connections.
        Errors: nodeUnavailable.
        """
        result: bool = self._client.request("net_listening")
        return result

    def peer_count(self) -> int:
        """
        Returns the number of peers of the node, as a JSON number.
        Errors: nodeUnavailable.
        """
        result: int = self._client.request("net_peerCount")
        return result

    def version(self) -> str:
        """
        Returns the EVM chain id in decimal.
        Errors: nodeUnavailable.
        """
        result: str = self._client.request("net_version")
        return result


class OtsMethods:
    """The methods of ots."""

    def __init__(self, client: Methods) -> None:
        self._client = client

    def get_api_level(self) -> int:
        """Returns the level of Otterscan's API that is served."""
        result: int = self._client.request("ots_getApiLevel")
        return result

    def get_block_details(self, block_number: NumberOrTag) -> Union[BlockDetails, None]:
        """
        Returns a block without its transactions, and its fees.
        block_number: Block number or tag.
        Returns: null when the block is unknown.
        Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Union[BlockDetails, None] = self._client.request("ots_getBlockDetails", block_number)
        return result

    def get_block_details_by_hash(self, block_hash: HashInput) -> Union[BlockDetails, None]:
        """
        Returns a block without its transactions, and its fees, by hash.
        block_hash: Hash of the block.
        Returns: null when the block is unknown.
        Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Union[BlockDetails, None] = self._client.request("ots_getBlockDetailsByHash", block_hash)
        return result

    def get_block_transactions(self, block_number: NumberOrTag, page_number: IntegerInput, page_size: IntegerInput) -> Union[BlockTransactionsPage, None]:
        """
        Returns a page of the transactions of a block. Page 0 has the last ones.
        block_number: Block number or tag.
        page_number: Number of the page, from 0.
        page_size: Transactions of a page, from 1.
        Returns: null when the block is unknown.
        Errors: invalidParams, limitExceeded, responseTooLarge, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Union[BlockTransactionsPage, None] = self._client.request("ots_getBlockTransactions", block_number, page_number, page_size)
        return result

    def get_contract_creator(self, address: AddressInput) -> Union[ContractCreator, None]:
        """
        Returns the transaction that created a contract, and the creator. Found in the index by address, and else by a
        binary search over the account at past blocks, which needs their state.
        address: The address.
        Returns: null for an account without code, and for one whose code came with genesis.
        Errors: invalidParams, traceFailed, featureNotSupported, limitExceeded, responseTooLarge, requestTimedOut,
        historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Union[ContractCreator, None] = self._client.request("ots_getContractCreator", address)
        return result

    def get_internal_operations(self, transaction_hash: HashInput) -> list[InternalOperation]:
        """
        Returns the transfers, creations and selfdestructs of the calls inside a transaction. The transaction itself
        is not among them, and neither is what was undone.
        transaction_hash: Hash of the transaction.
        Errors: invalidParams, resourceNotFound, traceFailed, featureNotSupported, limitExceeded, responseTooLarge,
        requestTimedOut, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: list[InternalOperation] = self._client.request("ots_getInternalOperations", transaction_hash)
        return result

    def get_transaction_by_sender_and_nonce(self, sender: AddressInput, nonce: IntegerInput) -> Union[Hash, None]:
        """
        Returns the hash of the transaction that an account sent with a nonce. The block is found by a binary search
        over the account's nonces at past blocks, so it needs their state.
        sender: The account that sent the transaction.
        nonce: Nonce of the transaction.
        Returns: null when the transaction does not exist.
        Errors: invalidParams, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Union[Hash, None] = self._client.request("ots_getTransactionBySenderAndNonce", sender, nonce)
        return result

    def get_transaction_error(self, transaction_hash: HashInput) -> Data:
        """
        Returns what a transaction reverted with.
        transaction_hash: Hash of the transaction.
        Returns: The revert bytes; 0x when there are none, or when it succeeded.
        Errors: invalidParams, resourceNotFound, traceFailed, featureNotSupported, limitExceeded, responseTooLarge,
        requestTimedOut, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Data = self._client.request("ots_getTransactionError", transaction_hash)
        return result

    def has_code(self, address: AddressInput, block_number: NumberOrTag | None = None) -> bool:
        """
        Returns whether an account has code.
        address: The address.
        block_number: Block number or tag; latest when left out.
        Errors: invalidParams, headerNotFound, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: bool = self._client.request("ots_hasCode", address, block_number)
        return result

    def search_transactions_after(self, address: AddressInput, block_number: IntegerInput, page_size: IntegerInput) -> TransactionSearchPage:
        """
        Returns transactions that touch an address, in the blocks after a block. A page has all matching transactions
        of its last block, so it may be longer than asked for. Needs `--trace.index`. Where the index ends, a page is
        shorter and not the last; a page that would be empty there is an error that names the blocks that are indexed.
        address: The address.
        block_number: The page begins above this block; 0 for the oldest page.
        page_size: Transactions of a page, from 1.
        Errors: invalidParams, addressIndexOff, blocksNotIndexed, limitExceeded, responseTooLarge, requestTimedOut,
        historyPruned, historyNotKept, nodeUnavailable.
        """
        result: TransactionSearchPage = self._client.request("ots_searchTransactionsAfter", address, block_number, page_size)
        return result

    def search_transactions_before(self, address: AddressInput, block_number: IntegerInput, page_size: IntegerInput) -> TransactionSearchPage:
        """
        Returns transactions that touch an address, in the blocks before a block. A page has all matching transactions
        of its last block, so it may be longer than asked for. Needs `--trace.index`. Where the index ends, a page is
        shorter and not the last; a page that would be empty there is an error that names the blocks that are indexed.
        address: The address.
        block_number: The page begins below this block; 0 for the newest page.
        page_size: Transactions of a page, from 1.
        Errors: invalidParams, addressIndexOff, blocksNotIndexed, limitExceeded, responseTooLarge, requestTimedOut,
        historyPruned, historyNotKept, nodeUnavailable.
        """
        result: TransactionSearchPage = self._client.request("ots_searchTransactionsBefore", address, block_number, page_size)
        return result

    def trace_transaction(self, transaction_hash: HashInput) -> list[TraceEntry]:
        """
        Returns the calls of a transaction in the order in which they began.
        transaction_hash: Hash of the transaction.
        Errors: invalidParams, resourceNotFound, traceFailed, featureNotSupported, limitExceeded, responseTooLarge,
        requestTimedOut, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: list[TraceEntry] = self._client.request("ots_traceTransaction", transaction_hash)
        return result


class PersonalMethods:
    """The methods of personal."""

    def __init__(self, client: Methods) -> None:
        self._client = client

    def ec_recover(self, data: DataInput, signature: DataInput) -> Address:
        """
        Returns the account that made a signature of personal_sign or eth_sign.
        data: Bytes of the message, without the prefix that is signed with it.
        signature: 65 bytes: r and s, then 27 or 28.
        Errors: unauthorized, invalidParams.
        """
        result: Address = self._client.request("personal_ecRecover", data, signature)
        return result

    def import_raw_key(self, private_key: PrivateKeyInput, passphrase: str) -> Address:
        """
        Encrypts a private key with a passphrase and keeps it in the key store.
        private_key: The private key.
        passphrase: Passphrase that encrypts the key. The account stays locked.
        Errors: unauthorized, invalidParams, accountExists, keyNotStored, limitExceeded, serverStopping.
        """
        result: Address = self._client.request("personal_importRawKey", private_key, passphrase)
        return result

    def initialize_wallet(self, url: str) -> Bytes32:
        """
        Makes a new key for a wallet, which is usable and unlocked until it is unpaired or the server exits. Refused
        unless keystore.pairing-password-file is set.
        url: keystore:// and a name of 1 to 64 letters, digits, dots, dashes and underscores.
        Returns: The only copy besides the one in memory: the key is never written to disk.
        Errors: unauthorized, invalidParams, featureNotSupported, accountExists, limitExceeded, serverStopping.
        """
        result: Bytes32 = self._client.request("personal_initializeWallet", url)
        return result

    def list_accounts(self) -> list[Address]:
        """
        Returns the addresses that this server can send from. As eth_accounts.
        Errors: unauthorized, nodeUnavailable, requestTimedOut.
        """
        result: list[Address] = self._client.request("personal_listAccounts")
        return result

    def list_wallets(self) -> list[KeyWallet]:
        """
        Returns the keys of the key store and the paired wallets, and whether they are unlocked.
        Returns: In the order of the names of their files; paired wallets come last. Accounts of the embedded
        development chain and of an external signer have no wallet.
        Errors: unauthorized.
        """
        result: list[KeyWallet] = self._client.request("personal_listWallets")
        return result

    def lock_account(self, address: AddressInput) -> bool:
        """
        Locks an account: its key is removed from memory.
        address: Account to lock. Nothing happens when it is locked or unknown.
        Returns: Always true.
        Errors: unauthorized, invalidParams.
        """
        result: bool = self._client.request("personal_lockAccount", address)
        return result

    def new_account(self, passphrase: str) -> Address:
        """
        Makes a new key and keeps it in the key store, encrypted with a passphrase.
        passphrase: Passphrase that encrypts the key. The account stays locked.
        Errors: unauthorized, invalidParams, keyNotStored, limitExceeded, serverStopping.
        """
        result: Address = self._client.request("personal_newAccount", passphrase)
        return result

    def send_transaction(self, transaction: TransactionObject, passphrase: str) -> Hash:
        """
        Signs a transaction with the key that a passphrase decrypts, and sends it. The account stays locked for
        everyone else. Accounts of the embedded development chain need no passphrase: any text will do. Keys of an
        external signer have none that this server could check, so they are refused.
        transaction: The transaction. What it leaves out is filled in, as by eth_sendTransaction.
        passphrase: Passphrase of the key of from.
        Errors: unauthorized, invalidParams, conflictingFees, chainIdMismatch, resourceNotFound, transactionRejected,
        gasExceedsAllowance, executionReverted, executionRevertedWithReason, executionFailed,
        insufficientFundsForTransfer, limitExceeded, requestTimedOut, nodeUnavailable, wrongPassphrase,
        featureNotSupported, headerNotFound, serverStopping, signerUnavailable, signerRefused.
        """
        result: Hash = self._client.request("personal_sendTransaction", transaction, passphrase)
        return result

    def sign(self, data: DataInput, address: AddressInput, password: str | None = None) -> Data:
        """
        Signs a message with the key that a passphrase decrypts, or with that of an unlocked account. Accounts of the
        embedded development chain need no passphrase. Keys of an external signer have none that this server could
        check, so they sign without one.
        data: Bytes of the message. They are signed behind a prefix and their length, so that no signature is one of a
        transaction (EIP-191).
        address: Account that signs.
        password: Passphrase of the key; the account stays locked for everyone else. When left out or null, the
        account must be unlocked.
        Returns: r and s, 32 bytes each, then 27 or 28.
        Errors: unauthorized, invalidParams, authenticationNeeded, wrongPassphrase, limitExceeded, resourceNotFound,
        featureNotSupported, nodeUnavailable, requestTimedOut, serverStopping, signerUnavailable, signerRefused,
        signedOtherwise.
        """
        result: Data = self._client.request("personal_sign", data, address, password)
        return result

    def sign_transaction(self, transaction: TransactionObject, passphrase: str) -> SignedTransaction:
        """
        Signs a transaction with the key that a passphrase decrypts, and does not send it. The account stays locked
        for everyone else. Accounts of the embedded development chain need no passphrase: any text will do. Keys of an
        external signer have none that this server could check, so they are refused. Returns an object, as geth does;
        eth_signTransaction returns only the bytes.
        transaction: The transaction. What it leaves out is filled in, as by eth_sendTransaction.
        passphrase: Passphrase of the key of from.
        Errors: unauthorized, invalidParams, conflictingFees, chainIdMismatch, resourceNotFound, gasExceedsAllowance,
        executionReverted, executionRevertedWithReason, executionFailed, insufficientFundsForTransfer, limitExceeded,
        requestTimedOut, nodeUnavailable, transactionRejected, wrongPassphrase, featureNotSupported, headerNotFound,
        serverStopping, signerUnavailable, signerRefused.
        """
        result: SignedTransaction = self._client.request("personal_signTransaction", transaction, passphrase)
        return result

    def unlock_account(self, address: AddressInput, passphrase: str, duration: IntegerInput | None = None) -> bool:
        """
        Unlocks an account: its key is held in memory, so that eth_sign, eth_sendTransaction and others use it.
        Refused without a token unless json-rpc.allow-insecure-unlock is set. Accounts of the embedded development
        chain are always unlocked. The duration is at most 9223372036 seconds, as in geth.
        address: Account to unlock.
        passphrase: Passphrase of the key.
        duration: Seconds until the account is locked again, as a number or as a hex quantity; 0 for until the server
        exits; 300 when left out or null. A second call sets the time again.
        Returns: Always true.
        Errors: unauthorized, unlockForbidden, invalidParams, unlockTooLong, wrongPassphrase, limitExceeded,
        resourceNotFound, featureNotSupported, serverStopping, nodeUnavailable, requestTimedOut, signerUnavailable.
        """
        result: bool = self._client.request("personal_unlockAccount", address, passphrase, duration)
        return result

    def unpair(self, url: str, pairing_password: str) -> None:
        """
        Removes a paired wallet: its key is gone.
        url: URL of the wallet.
        pairing_password: The password in the file of keystore.pairing-password-file.
        Errors: unauthorized, invalidParams, featureNotSupported, wrongPassphrase, resourceNotFound, limitExceeded.
        """
        result: None = self._client.request("personal_unpair", url, pairing_password)
        return result


class RpcMethods:
    """The methods of rpc."""

    def __init__(self, client: Methods) -> None:
        self._client = client

    def discover(self) -> OpenrpcDocument:
        """
        Returns the contract of this server. This document, as it holds for this server: methods of the enabled
        namespaces with what they refer to, and the addresses of the server in `servers`. In `x-limits`, `default` is
        the limit that the server has: the value of the setting that `setting` names, null where that setting says no
        limit. Where clients need no token for private methods, none is marked `x-private`.
        """
        result: OpenrpcDocument = self._client.request("rpc.discover")
        return result

    def modules(self) -> ModuleVersions:
        """Returns the enabled namespaces with their versions."""
        result: ModuleVersions = self._client.request("rpc_modules")
        return result


class TraceMethods:
    """The methods of trace."""

    def __init__(self, client: Methods) -> None:
        self._client = client

    def block(self, block: BlockParameter) -> Union[list[PlacedParityTrace], None]:
        """
        Returns the frames of all transactions of a block.
        block: The block; pending is the newest.
        Returns: null when the block is unknown.
        Errors: invalidParams, traceFailed, featureNotSupported, limitExceeded, responseTooLarge, requestTimedOut,
        historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Union[list[PlacedParityTrace], None] = self._client.request("trace_block", block)
        return result

    def call(self, call: CallObject, types: list[Literal['trace', 'stateDiff', 'vmTrace']], block: BlockParameter | None = None, state_overrides: StateOverrides | None = None, block_overrides: BlockOverrides | None = None) -> TraceResults:
        """
        Runs a call and returns its traces.
        call: The message call.
        types: Which traces to make. trace: the frames; stateDiff: the changed accounts; vmTrace: every instruction.
        block: Block whose state is read; latest when left out.
        state_overrides: Accounts to change before the call.
        block_overrides: Fields of the block to change before the call.
        Errors: invalidParams, executionFailed, chainIdMismatch, conflictingFees, headerNotFound,
        headerForHashNotFound, insufficientFundsForTransfer, traceFailed, featureNotSupported, limitExceeded,
        responseTooLarge, requestTimedOut, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: TraceResults = self._client.request("trace_call", call, types, block, state_overrides, block_overrides)
        return result

    def call_many(self, calls: list[CallWithTraceTypes], block: BlockParameter | None = None) -> list[TraceResults]:
        """
        Runs calls, each on what those before it changed, and returns their traces.
        calls: The calls, each with its trace types.
        block: Block whose state is read; latest when left out.
        Returns: One for each call.
        Errors: invalidParams, executionFailed, chainIdMismatch, conflictingFees, headerNotFound,
        headerForHashNotFound, insufficientFundsForTransfer, traceFailed, featureNotSupported, limitExceeded,
        responseTooLarge, requestTimedOut, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: list[TraceResults] = self._client.request("trace_callMany", calls, block)
        return result

    def filter(self, filter: TraceFilter) -> list[PlacedParityTrace]:
        """
        Returns the frames of a range of blocks that match addresses, oldest first. Needs the index of traces
        (trace.index). A range that it does not cover is an error which names the range that it covers.
        filter: Which frames to return.
        Errors: invalidParams, invalidBlockRange, blockRangeBeyondHead, blocksNotIndexed, addressIndexOff,
        traceFailed, featureNotSupported, limitExceeded, responseTooLarge, requestTimedOut, historyPruned,
        historyNotKept, nodeUnavailable.
        """
        result: list[PlacedParityTrace] = self._client.request("trace_filter", filter)
        return result

    def get(self, transaction_hash: HashInput, indices: list[IntegerInput]) -> Union[PlacedParityTrace, None]:
        """
        Returns one frame of a transaction.
        transaction_hash: Hash of the transaction.
        indices: The frame's traceAddress; empty for the transaction itself.
        Returns: null when the frame does not exist.
        Errors: invalidParams, traceFailed, featureNotSupported, limitExceeded, responseTooLarge, requestTimedOut,
        historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Union[PlacedParityTrace, None] = self._client.request("trace_get", transaction_hash, indices)
        return result

    def raw_transaction(self, transaction: DataInput, types: list[Literal['trace', 'stateDiff', 'vmTrace']], block: BlockParameter | None = None) -> TraceResults:
        """
        Runs a signed transaction without sending it, and returns its traces.
        transaction: The signed transaction.
        types: Which traces to make. trace: the frames; stateDiff: the changed accounts; vmTrace: every instruction.
        block: Block whose state is read; latest when left out.
        Errors: invalidParams, transactionRejected, executionFailed, chainIdMismatch, conflictingFees, headerNotFound,
        headerForHashNotFound, insufficientFundsForTransfer, traceFailed, featureNotSupported, limitExceeded,
        responseTooLarge, requestTimedOut, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: TraceResults = self._client.request("trace_rawTransaction", transaction, types, block)
        return result

    def replay_block_transactions(self, block: BlockParameter, types: list[Literal['trace', 'stateDiff', 'vmTrace']]) -> Union[list[MinedTraceResults], None]:
        """
        Runs the transactions of a block again and returns their traces.
        block: The block; pending is the newest.
        types: Which traces to make. trace: the frames; stateDiff: the changed accounts; vmTrace: every instruction.
        Returns: One for each transaction, in order; null when the block is unknown.
        Errors: invalidParams, traceFailed, featureNotSupported, limitExceeded, responseTooLarge, requestTimedOut,
        historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Union[list[MinedTraceResults], None] = self._client.request("trace_replayBlockTransactions", block, types)
        return result

    def replay_transaction(self, transaction_hash: HashInput, types: list[Literal['trace', 'stateDiff', 'vmTrace']]) -> TraceResults:
        """
        Runs a transaction of a block again and returns its traces.
        transaction_hash: Hash of the transaction.
        types: Which traces to make. trace: the frames; stateDiff: the changed accounts; vmTrace: every instruction.
        Errors: invalidParams, resourceNotFound, traceFailed, featureNotSupported, limitExceeded, responseTooLarge,
        requestTimedOut, historyPruned, historyNotKept, nodeUnavailable.
        """
        result: TraceResults = self._client.request("trace_replayTransaction", transaction_hash, types)
        return result

    def transaction(self, transaction_hash: HashInput) -> Union[list[PlacedParityTrace], None]:
        """
        Returns the frames of a transaction.
        transaction_hash: Hash of the transaction.
        Returns: null when the transaction is unknown or pending.
        Errors: invalidParams, traceFailed, featureNotSupported, limitExceeded, responseTooLarge, requestTimedOut,
        historyPruned, historyNotKept, nodeUnavailable.
        """
        result: Union[list[PlacedParityTrace], None] = self._client.request("trace_transaction", transaction_hash)
        return result


class TxpoolMethods:
    """The methods of txpool."""

    def __init__(self, client: Methods) -> None:
        self._client = client

    def content(self) -> TxpoolContent:
        """
        Returns the pending and queued transactions, by sender and nonce.
        Errors: nodeUnavailable.
        """
        result: TxpoolContent = self._client.request("txpool_content")
        return result

    def content_from(self, address: AddressInput) -> TxpoolContentFrom:
        """
        Returns the pending and queued transactions of one sender, by nonce.
        address: The sender.
        Errors: invalidParams, nodeUnavailable.
        """
        result: TxpoolContentFrom = self._client.request("txpool_contentFrom", address)
        return result

    def inspect(self) -> TxpoolInspection:
        """
        Returns a one-line summary of each pending or queued transaction, by sender and nonce.
        Errors: nodeUnavailable.
        """
        result: TxpoolInspection = self._client.request("txpool_inspect")
        return result

    def status(self) -> TxpoolStatus:
        """
        Returns the numbers of pending and queued transactions. These are the transactions that this server sent and
        those that the node's mempool lists. A transaction leaves them when it is mined, replaced by another one with
        the same nonce, or too old. A pending transaction can be in the next block; a queued one waits for a lower
        nonce.
        Errors: nodeUnavailable.
        """
        result: TxpoolStatus = self._client.request("txpool_status")
        return result


class Web3Methods:
    """The methods of web3."""

    def __init__(self, client: Methods) -> None:
        self._client = client

    def client_version(self) -> str:
        """
        Returns the version of this server and of the node behind it.
        Returns: Halley/v<version>/<os>-<arch>/node<version> (<application> <version>; CometBFT <version>). With the
        embedded development chain, anvil/v<version>-compatible comes first, because tools recognise a development
        chain by it.
        """
        result: str = self._client.request("web3_clientVersion")
        return result

    def sha3(self, data: DataInput) -> Hash:
        """
        Returns the Keccak-256 hash of bytes. Keccak-256 as Ethereum uses it, not the standardised SHA3-256.
        data: The bytes to hash.
        Errors: invalidParams.
        """
        result: Hash = self._client.request("web3_sha3", data)
        return result


class Methods:
    """Every method, by its namespace."""

    def __init__(self) -> None:
        self.admin = AdminMethods(self)
        self.anvil = AnvilMethods(self)
        self.debug = DebugMethods(self)
        self.erigon = ErigonMethods(self)
        self.eth = EthMethods(self)
        self.evm = EvmMethods(self)
        self.halley = HalleyMethods(self)
        self.hardhat = HardhatMethods(self)
        self.miner = MinerMethods(self)
        self.net = NetMethods(self)
        self.ots = OtsMethods(self)
        self.personal = PersonalMethods(self)
        self.rpc = RpcMethods(self)
        self.trace = TraceMethods(self)
        self.txpool = TxpoolMethods(self)
        self.web3 = Web3Methods(self)

    def request(self, method: str, *params: Any) -> Any:
        """Calls a method by its name on the wire."""
        raise NotImplementedError

    def subscribe(self, name: str, options: Any = None) -> SyncSubscription[Any]:
        """Notifications of the server."""
        raise NotImplementedError

    def subscribe_new_heads(self, options: NewHeadsOptions | None = None) -> SyncSubscription[Union[BlockHead, Block]]:
        """
        Sends the header of every new block, in order. A header has the fields of eth_getBlockByNumber without
        transactions and uncles.
        """
        return self.subscribe("newHeads", options)

    def subscribe_logs(self, options: LogsOptions | None = None) -> SyncSubscription[Log]:
        """Sends every log of new blocks that matches, one by one, in order. Without options, sends all logs."""
        return self.subscribe("logs", options)

    def subscribe_new_pending_transactions(self, options: Union[bool, PendingTransactionsOptions] | None = None) -> SyncSubscription[Union[Hash, Transaction]]:
        """
        Sends every new pending transaction, once. These are the transactions that this server sent and those that the
        node's mempool lists, but not those that were pending before the subscription began. true means the same as
        {"includeTransactions":true}. A transaction that went into a block before it was seen in the mempool is not
        sent.
        """
        return self.subscribe("newPendingTransactions", options)

    def subscribe_syncing(self, options: NoOptions | None = None) -> SyncSubscription[Union[NotSyncing, Syncing]]:
        """Sends whether the node or this server is catching up: once at the start, and at every change."""
        return self.subscribe("syncing", options)

    def subscribe_transaction_receipts(self, options: TransactionReceiptsOptions | None = None) -> SyncSubscription[list[Receipt]]:
        """
        Sends the receipts of every new block, one notification for each block. A block without a matching receipt
        sends nothing. Receipts of named transactions that are already mined are sent at once.
        """
        return self.subscribe("transactionReceipts", options)
