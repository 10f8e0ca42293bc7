// Code generated from openrpc.json by `npm run generate`. DO NOT EDIT.

package halley

import (
	"context"
	"encoding/json"
	"math/big"
)

// Methods are all methods, by namespace.
type Methods struct {
	Admin    AdminMethods
	Anvil    AnvilMethods
	Debug    DebugMethods
	Erigon   ErigonMethods
	Eth      EthMethods
	Evm      EvmMethods
	Halley   HalleyMethods
	Hardhat  HardhatMethods
	Miner    MinerMethods
	Net      NetMethods
	Ots      OtsMethods
	Personal PersonalMethods
	Rpc      RpcMethods
	Trace    TraceMethods
	Txpool   TxpoolMethods
	Web3     Web3Methods
}

func newMethods(core *core) Methods {
	return Methods{
		Admin:    AdminMethods{core},
		Anvil:    AnvilMethods{core},
		Debug:    DebugMethods{core},
		Erigon:   ErigonMethods{core},
		Eth:      EthMethods{core},
		Evm:      EvmMethods{core},
		Halley:   HalleyMethods{core},
		Hardhat:  HardhatMethods{core},
		Miner:    MinerMethods{core},
		Net:      NetMethods{core},
		Ots:      OtsMethods{core},
		Personal: PersonalMethods{core},
		Rpc:      RpcMethods{core},
		Trace:    TraceMethods{core},
		Txpool:   TxpoolMethods{core},
		Web3:     Web3Methods{core},
	}
}

// AdminMethods are the methods of the namespace admin.
type AdminMethods struct{ core *core }

// AddPeer calls admin_addPeer. Asks the node to connect to a peer, now and whenever the connection breaks.
//
// True means that the node tries; admin_peers shows the peer once it is connected. The node forgets the request when
// it restarts. It needs `unsafe = true` in the section [rpc] of the node's config.toml.
//
//   - address: The peer.
//
// Errors: ErrInvalidParams, ErrUnauthorized, ErrMethodNotSupported, ErrPeerRefused, ErrNodeUnavailable.
func (m AdminMethods) AddPeer(ctx context.Context, address string) (bool, error) {
	return call[bool](ctx, m.core, methodAdminAddPeer, address)
}

// Datadir calls admin_datadir. Returns the absolute path of Halley's data folder.
//
// It is that of --data-dir, not the home folder of the node.
//
// Errors: ErrUnauthorized.
func (m AdminMethods) Datadir(ctx context.Context) (string, error) {
	return call[string](ctx, m.core, methodAdminDatadir)
}

// NodeInfo calls admin_nodeInfo. Returns what the node reports about itself in its network.
//
// Its `enode` is what admin_addPeer of a Halley in front of another node takes.
//
// Errors: ErrUnauthorized, ErrNodeUnavailable.
func (m AdminMethods) NodeInfo(ctx context.Context) (*NetworkNodeInfo, error) {
	return call[*NetworkNodeInfo](ctx, m.core, methodAdminNodeInfo)
}

// Peers calls admin_peers. Returns the nodes that are connected to the node.
//
// Errors: ErrUnauthorized, ErrNodeUnavailable.
func (m AdminMethods) Peers(ctx context.Context) ([]PeerInfo, error) {
	return call[[]PeerInfo](ctx, m.core, methodAdminPeers)
}

// StartRPC calls admin_startRPC. Starts the HTTP listener.
//
// WebSockets are taken there too while they are on. An address that is in use is an error. Where private methods need
// no token, only addresses of this machine are served.
//
//   - host: Host name or address; the last one when left out. Can be nil.
//   - port: TCP port; the last one when left out. Can be nil.
//   - cors: Comma-separated origins of web pages that may call; as --json-rpc.cors-origins when left out. Can be nil.
//   - apis: Comma-separated namespaces. They are the same on all listeners, so only those of --json-rpc.api can be
//     named. Can be nil.
//   - vhosts: Comma-separated host names; as --json-rpc.vhosts when left out. Can be nil.
//
// Errors: ErrInvalidParams, ErrUnauthorized, ErrListenerUnchanged.
func (m AdminMethods) StartRPC(ctx context.Context, host *string, port *int64, cors *string, apis *string, vhosts *string) (bool, error) {
	return call[bool](ctx, m.core, methodAdminStartRPC, host, port, cors, apis, vhosts)
}

// StartWs calls admin_startWS. Starts taking WebSockets, on the WebSocket address and on the HTTP address.
//
// An address that is in use is an error. Where private methods need no token, only addresses of this machine are
// served.
//
//   - host: Host name or address; the last one when left out. Can be nil.
//   - port: TCP port; the last one when left out. Can be nil.
//   - origins: Comma-separated origins of web pages that may connect; as --json-rpc.ws-origins when left out. Can be
//     nil.
//   - apis: Comma-separated namespaces. They are the same on all listeners, so only those of --json-rpc.api can be
//     named. Can be nil.
//
// Errors: ErrInvalidParams, ErrUnauthorized, ErrListenerUnchanged.
func (m AdminMethods) StartWs(ctx context.Context, host *string, port *int64, origins *string, apis *string) (bool, error) {
	return call[bool](ctx, m.core, methodAdminStartWs, host, port, origins, apis)
}

// StopRPC calls admin_stopRPC. Stops the HTTP listener.
//
// Requests in progress complete, this one too; WebSockets that came over the HTTP address end. Refused while no
// separate WebSocket listener runs, because nothing could start it again. True also when it was stopped before.
//
// Errors: ErrUnauthorized, ErrListenerUnchanged.
func (m AdminMethods) StopRPC(ctx context.Context) (bool, error) {
	return call[bool](ctx, m.core, methodAdminStopRPC)
}

// StopWs calls admin_stopWS. Stops taking WebSockets, and ends those that are open.
//
// Requests in progress are answered, this one too. Refused while the HTTP listener does not run, because nothing could
// start it again. True also when it was stopped before.
//
// Errors: ErrUnauthorized, ErrListenerUnchanged.
func (m AdminMethods) StopWs(ctx context.Context) (bool, error) {
	return call[bool](ctx, m.core, methodAdminStopWs)
}

// AnvilMethods are the methods of the namespace anvil.
type AnvilMethods struct{ core *core }

// AddBalance calls anvil_addBalance. Adds wei to the balance of an account, up to 2^256 - 1.
//
// Only with the embedded development chain.
//
//   - address: The account.
//   - amount: Wei.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable.
func (m AnvilMethods) AddBalance(ctx context.Context, address Address, amount *big.Int) error {
	return callNothing(ctx, m.core, methodAnvilAddBalance, address, amount)
}

// AutoImpersonateAccount calls anvil_autoImpersonateAccount. Lets eth_sendTransaction send from every account without
// its key, or ends that.
//
// Only with the embedded development chain.
//
//   - enabled: Whether every account is impersonated.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable.
func (m AnvilMethods) AutoImpersonateAccount(ctx context.Context, enabled bool) error {
	return callNothing(ctx, m.core, methodAnvilAutoImpersonateAccount, enabled)
}

// DealErc20 calls anvil_dealERC20. Sets the balance that an account has of an ERC-20 token.
//
// Only with the embedded development chain. It sets the storage slot that balanceOf reads, and is an error when no
// single slot holds the balance.
//
//   - address: The account.
//   - token: The token.
//   - amount: The balance, in the token's smallest unit.
//
// Errors: ErrInvalidParams, ErrExecutionFailed, ErrLimitExceeded, ErrRequestTimedOut, ErrNodeUnavailable.
func (m AnvilMethods) DealErc20(ctx context.Context, address Address, token Address, amount *big.Int) error {
	return callNothing(ctx, m.core, methodAnvilDealErc20, address, token, amount)
}

// DropAllTransactions calls anvil_dropAllTransactions. Removes all pending transactions.
//
// Only with the embedded development chain.
//
// Errors: ErrNodeUnavailable.
func (m AnvilMethods) DropAllTransactions(ctx context.Context) error {
	return callNothing(ctx, m.core, methodAnvilDropAllTransactions)
}

// DropTransaction calls anvil_dropTransaction. Removes a pending transaction.
//
// Only with the embedded development chain.
//
//   - transactionHash: Hash of the transaction.
//
// Result: The hash; null when no such transaction is pending.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable.
func (m AnvilMethods) DropTransaction(ctx context.Context, transactionHash Hash) (*Hash, error) {
	return call[*Hash](ctx, m.core, methodAnvilDropTransaction, transactionHash)
}

// DumpState calls anvil_dumpState. Returns the state of the chain, for anvil_loadState here or of anvil 1.7.1.
//
// Only with the embedded development chain. It has all accounts, with code and storage, and the header of the newest
// block. Blocks and transactions are left out.
//
//   - preserveHistoricalStates: Taken from clients of anvil and not used: the dump has the newest state. Can be nil.
//
// Result: JSON, compressed with gzip.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable.
func (m AnvilMethods) DumpState(ctx context.Context, preserveHistoricalStates *bool) ([]byte, error) {
	return call[[]byte](ctx, m.core, methodAnvilDumpState, preserveHistoricalStates)
}

// GetAutomine calls anvil_getAutomine. Returns whether transactions are mined at once.
//
// Only with the embedded development chain.
//
// Errors: ErrNodeUnavailable.
func (m AnvilMethods) GetAutomine(ctx context.Context) (bool, error) {
	return call[bool](ctx, m.core, methodAnvilGetAutomine)
}

// GetGenesisTime calls anvil_getGenesisTime. Returns the time of the first block.
//
// Only with the embedded development chain.
//
// Result: Seconds since 1970.
//
// Errors: ErrNodeUnavailable.
func (m AnvilMethods) GetGenesisTime(ctx context.Context) (int64, error) {
	return call[int64](ctx, m.core, methodAnvilGetGenesisTime)
}

// GetIntervalMining calls anvil_getIntervalMining. Returns the interval at which blocks are made.
//
// Only with the embedded development chain.
//
// Result: null when no blocks are made by time.
//
// Errors: ErrNodeUnavailable.
func (m AnvilMethods) GetIntervalMining(ctx context.Context) (*float64, error) {
	return call[*float64](ctx, m.core, methodAnvilGetIntervalMining)
}

// ImpersonateAccount calls anvil_impersonateAccount. Lets eth_sendTransaction send from an account without its key.
//
// Only with the embedded development chain.
//
//   - address: The account.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable.
func (m AnvilMethods) ImpersonateAccount(ctx context.Context, address Address) error {
	return callNothing(ctx, m.core, methodAnvilImpersonateAccount, address)
}

// LoadState calls anvil_loadState. Loads a state that anvil_dumpState returned, here or of anvil 1.7.1.
//
// Only with the embedded development chain. The accounts are put on top of the newest block; those that the state does
// not name stay. Coinbase, gas limit and base fee of the next block are those of the state. When its block is higher
// than this chain, empty blocks follow up to its number, at most 10000; its blocks, transactions and receipts are not
// loaded.
//
//   - state: JSON, compressed with gzip or not.
//
// Result: Always true.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable.
func (m AnvilMethods) LoadState(ctx context.Context, state []byte) (bool, error) {
	return call[bool](ctx, m.core, methodAnvilLoadState, state)
}

// Metadata calls anvil_metadata. Returns what the development chain is.
//
// Only with the embedded development chain.
//
// Errors: ErrNodeUnavailable.
func (m AnvilMethods) Metadata(ctx context.Context) (*DevelopmentMetadata, error) {
	return call[*DevelopmentMetadata](ctx, m.core, methodAnvilMetadata)
}

// Mine calls anvil_mine. Makes blocks.
//
// Only with the embedded development chain.
//
//   - blocks: Number of blocks; one when left out. Can be nil.
//   - interval: Seconds between the times of the blocks. When left out, those of anvil_setBlockTimestampInterval, or
//     one. Can be nil.
//
// Errors: ErrInvalidParams, ErrLimitExceeded, ErrNodeUnavailable.
func (m AnvilMethods) Mine(ctx context.Context, blocks *big.Int, interval *big.Int) error {
	return callNothing(ctx, m.core, methodAnvilMine, blocks, interval)
}

// NodeInfo calls anvil_nodeInfo. Returns how the development chain is set up.
//
// Only with the embedded development chain.
//
// Errors: ErrNodeUnavailable.
func (m AnvilMethods) NodeInfo(ctx context.Context) (*DevelopmentNodeInfo, error) {
	return call[*DevelopmentNodeInfo](ctx, m.core, methodAnvilNodeInfo)
}

// RemoveBlockTimestampInterval calls anvil_removeBlockTimestampInterval. Ends what anvil_setBlockTimestampInterval
// began.
//
// Only with the embedded development chain.
//
// Result: false when no interval was set.
//
// Errors: ErrNodeUnavailable.
func (m AnvilMethods) RemoveBlockTimestampInterval(ctx context.Context) (bool, error) {
	return call[bool](ctx, m.core, methodAnvilRemoveBlockTimestampInterval)
}

// RemovePoolTransactions calls anvil_removePoolTransactions. Removes the pending transactions of an account.
//
// Only with the embedded development chain.
//
//   - address: The sender.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable.
func (m AnvilMethods) RemovePoolTransactions(ctx context.Context, address Address) error {
	return callNothing(ctx, m.core, methodAnvilRemovePoolTransactions, address)
}

// Reorg calls anvil_reorg. Replaces the newest blocks by as many others.
//
// Only with the embedded development chain. All transactions are checked before the chain goes back. One that cannot
// run in its block, because of its nonce, its price or its sender's balance, is left out. Subscriptions and filters
// continue with the new blocks; the logs of the replaced blocks come again with removed set to true.
//
//   - depth: Number of blocks to replace, at most 1000. The first block stays.
//   - txBlockPairs: Transactions of the new blocks: each a list of a transaction, signed in hex or as an object for
//     eth_sendTransaction, and of the index of its block, 0 for the first. Can be nil.
//
// Errors: ErrInvalidParams, ErrLimitExceeded, ErrConflictingFees, ErrChainIDMismatch, ErrResourceNotFound,
// ErrNodeUnavailable.
func (m AnvilMethods) Reorg(ctx context.Context, depth *big.Int, txBlockPairs [][]TransactionObjectOrBytesOrInteger) error {
	return callNothing(ctx, m.core, methodAnvilReorg, depth, txBlockPairs)
}

// Reset calls anvil_reset. Sets the chain back to its first block, or forks a network.
//
// Only with the embedded development chain. With a URL to fork, the client needs what private methods need: the server
// fetches the URL.
//
//   - options: With `forking`, the chain becomes a fork of a network, and begins with one of its blocks. Without it, a
//     fork becomes an ordinary chain again. When the network does not respond, nothing changes. Can be nil.
//
// Errors: ErrInvalidParams, ErrFeatureNotSupported, ErrNodeUnavailable, ErrUnauthorized.
func (m AnvilMethods) Reset(ctx context.Context, options *ResetOptions) error {
	return callNothing(ctx, m.core, methodAnvilReset, options)
}

// Rollback calls anvil_rollback. Goes back by some blocks: blocks, state and index.
//
// Only with the embedded development chain. Snapshots of later blocks are dropped. Time continues from that of the
// block that becomes the newest. Subscriptions and filters continue with the blocks that replace them; the logs of the
// blocks that are gone come again with removed set to true.
//
//   - depth: Number of blocks; one when left out or null. The first block stays. Can be nil.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable.
func (m AnvilMethods) Rollback(ctx context.Context, depth *big.Int) error {
	return callNothing(ctx, m.core, methodAnvilRollback, depth)
}

// SetBalance calls anvil_setBalance. Sets the balance of an account.
//
// Only with the embedded development chain.
//
//   - address: The account.
//   - balance: Wei.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable.
func (m AnvilMethods) SetBalance(ctx context.Context, address Address, balance *big.Int) error {
	return callNothing(ctx, m.core, methodAnvilSetBalance, address, balance)
}

// SetBlockTimestampInterval calls anvil_setBlockTimestampInterval. Fixes the time from one block to the next.
//
// Only with the embedded development chain.
//
//   - seconds: Seconds from each block to the next, at most 253402300799 in all.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable.
func (m AnvilMethods) SetBlockTimestampInterval(ctx context.Context, seconds *big.Int) error {
	return callNothing(ctx, m.core, methodAnvilSetBlockTimestampInterval, seconds)
}

// SetChainID calls anvil_setChainId. Sets the EIP-155 chain id.
//
// Only with the embedded development chain. evm_revert and anvil_reset do not undo it.
//
//   - chainID: 1 to 2^64 - 1.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable.
func (m AnvilMethods) SetChainID(ctx context.Context, chainID *big.Int) error {
	return callNothing(ctx, m.core, methodAnvilSetChainID, chainID)
}

// SetCode calls anvil_setCode. Sets the code of an account.
//
// Only with the embedded development chain.
//
//   - address: The account.
//   - code: Runtime code.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable.
func (m AnvilMethods) SetCode(ctx context.Context, address Address, code []byte) error {
	return callNothing(ctx, m.core, methodAnvilSetCode, address, code)
}

// SetCoinbase calls anvil_setCoinbase. Sets the miner of the next blocks, which code sees as COINBASE.
//
// Only with the embedded development chain.
//
//   - address: The account.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable.
func (m AnvilMethods) SetCoinbase(ctx context.Context, address Address) error {
	return callNothing(ctx, m.core, methodAnvilSetCoinbase, address)
}

// SetErc20Allowance calls anvil_setERC20Allowance. Sets how much of an owner's ERC-20 tokens a spender may move.
//
// Only with the embedded development chain. It sets the storage slot that allowance reads, and is an error when no
// single slot holds the allowance.
//
//   - owner: The owner.
//   - spender: The spender.
//   - token: The token.
//   - amount: The allowance, in the token's smallest unit.
//
// Errors: ErrInvalidParams, ErrExecutionFailed, ErrLimitExceeded, ErrRequestTimedOut, ErrNodeUnavailable.
func (m AnvilMethods) SetErc20Allowance(ctx context.Context, owner Address, spender Address, token Address, amount *big.Int) error {
	return callNothing(ctx, m.core, methodAnvilSetErc20Allowance, owner, spender, token, amount)
}

// SetLoggingEnabled calls anvil_setLoggingEnabled. Switches on or off what the development chain prints for each
// request and transaction.
//
// Only with the embedded development chain. Errors are printed always.
//
//   - enabled: Whether lines are printed.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable.
func (m AnvilMethods) SetLoggingEnabled(ctx context.Context, enabled bool) error {
	return callNothing(ctx, m.core, methodAnvilSetLoggingEnabled, enabled)
}

// SetMinGasPrice calls anvil_setMinGasPrice. Sets the least price of gas that a transaction must pay.
//
// Only with the embedded development chain. It is the fee market's own parameter min_gas_price. anvil refuses this
// method because it has none besides the base fee.
//
//   - price: Wei per gas, below 2^128.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable.
func (m AnvilMethods) SetMinGasPrice(ctx context.Context, price *big.Int) error {
	return callNothing(ctx, m.core, methodAnvilSetMinGasPrice, price)
}

// SetNextBlockBaseFeePerGas calls anvil_setNextBlockBaseFeePerGas. Sets the base fee of the next block.
//
// Only with the embedded development chain. The base fees after it follow from it.
//
//   - baseFee: Wei, below 2^128.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable.
func (m AnvilMethods) SetNextBlockBaseFeePerGas(ctx context.Context, baseFee *big.Int) error {
	return callNothing(ctx, m.core, methodAnvilSetNextBlockBaseFeePerGas, baseFee)
}

// SetNonce calls anvil_setNonce. Sets the nonce of an account.
//
// Only with the embedded development chain.
//
//   - address: The account.
//   - nonce: The nonce of its next transaction.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable.
func (m AnvilMethods) SetNonce(ctx context.Context, address Address, nonce *big.Int) error {
	return callNothing(ctx, m.core, methodAnvilSetNonce, address, nonce)
}

// SetRPCURL calls anvil_setRpcUrl. Makes a fork use another server of the same network.
//
// Only with the embedded development chain. The server must have the same chain id, and the forked block with the same
// hash. Headers are sent on only to the host that they were given for. The client needs what private methods need: the
// server fetches the URL.
//
//   - url: URL of the JSON-RPC server, which begins with http:// or https://.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable, ErrUnauthorized.
func (m AnvilMethods) SetRPCURL(ctx context.Context, url string) error {
	return callNothing(ctx, m.core, methodAnvilSetRPCURL, url)
}

// SetStorageAt calls anvil_setStorageAt. Sets a word of contract storage.
//
// Only with the embedded development chain.
//
//   - address: The account.
//   - position: Storage position.
//   - value: The word.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable.
func (m AnvilMethods) SetStorageAt(ctx context.Context, address Address, position *big.Int, value Hash) (bool, error) {
	return call[bool](ctx, m.core, methodAnvilSetStorageAt, address, position, value)
}

// StopImpersonatingAccount calls anvil_stopImpersonatingAccount. Ends what anvil_impersonateAccount began.
//
// Only with the embedded development chain.
//
//   - address: The account.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable.
func (m AnvilMethods) StopImpersonatingAccount(ctx context.Context, address Address) error {
	return callNothing(ctx, m.core, methodAnvilStopImpersonatingAccount, address)
}

// DebugMethods are the methods of the namespace debug.
type DebugMethods struct{ core *core }

// BlockProfile calls debug_blockProfile. Measures the delay of the event loop for some seconds.
//
// How late the event loop of the main thread is, instead of Go's block profile: everything that waits for it waits as
// long. The file is JSON with count, minimum, mean, maximum and percentiles in milliseconds. Afterwards the
// measurement is off. It continues when the client leaves or its request times out (json-rpc.http-timeout), and ends
// early when the service stops; the file is written in either case.
//
//   - file: The file that is made.
//   - seconds: How long, in seconds.
//
// Errors: ErrInvalidParams, ErrUnauthorized, ErrLimitExceeded, ErrProfileInProgress, ErrProfileNotWritten.
func (m DebugMethods) BlockProfile(ctx context.Context, file string, seconds uint64) error {
	return callNothing(ctx, m.core, methodDebugBlockProfile, file, seconds)
}

// CpuProfile calls debug_cpuProfile. Records a CPU profile for some seconds.
//
// The file is a .cpuprofile as Chrome's developer tools and editors open it: what the main thread does, sampled every
// millisecond (less often above 100 s). Worker threads are not in it. It continues when the client leaves or its
// request times out (json-rpc.http-timeout), and ends early when the service stops; the file is written in either
// case.
//
//   - file: The file that is made.
//   - seconds: How long, in seconds.
//
// Errors: ErrInvalidParams, ErrUnauthorized, ErrLimitExceeded, ErrProfileInProgress, ErrProfileNotWritten.
func (m DebugMethods) CpuProfile(ctx context.Context, file string, seconds uint64) error {
	return callNothing(ctx, m.core, methodDebugCpuProfile, file, seconds)
}

// FreeOsMemory calls debug_freeOSMemory. Collects all garbage and gives memory back to the system.
//
// The process does nothing else meanwhile: tens to hundreds of milliseconds, by the size of the heap.
//
// Errors: ErrUnauthorized.
func (m DebugMethods) FreeOsMemory(ctx context.Context) error {
	return callNothing(ctx, m.core, methodDebugFreeOsMemory)
}

// GcStats calls debug_gcStats. Returns the garbage collections of the process.
//
// Errors: ErrUnauthorized.
func (m DebugMethods) GcStats(ctx context.Context) (*GcStatistics, error) {
	return call[*GcStatistics](ctx, m.core, methodDebugGcStats)
}

// GetBlockRlp calls debug_getBlockRlp. Returns the RLP of the block of a number.
//
// The older name of debug_getRawBlock; returns the same bytes.
//
//   - blockNumber: Block number, also as a JSON integer.
//
// Errors: ErrInvalidParams, ErrResourceNotFound, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable,
// ErrFeatureNotSupported, ErrResponseTooLarge.
func (m DebugMethods) GetBlockRlp(ctx context.Context, blockNumber uint64) ([]byte, error) {
	return call[[]byte](ctx, m.core, methodDebugGetBlockRlp, blockNumber)
}

// GetHeaderRlp calls debug_getHeaderRlp. Returns the RLP of the header of a block number.
//
// The older name of debug_getRawHeader; returns the same bytes.
//
//   - blockNumber: Block number, also as a JSON integer.
//
// Errors: ErrInvalidParams, ErrResourceNotFound, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m DebugMethods) GetHeaderRlp(ctx context.Context, blockNumber uint64) ([]byte, error) {
	return call[[]byte](ctx, m.core, methodDebugGetHeaderRlp, blockNumber)
}

// GetRawBlock calls debug_getRawBlock. Returns the RLP of a block.
//
// Header, transactions, uncles (none), and withdrawals from Shanghai on. The Keccak-256 hash of the header is not the
// block's hash, which comes from the consensus engine; parentHash is such a hash, too.
//
//   - block: A block: number, tag, block hash, or EIP-1898 object.
//
// Result: 0x for a number that no block has, as in geth. A hash that no block has is an error.
//
// Errors: ErrInvalidParams, ErrResourceNotFound, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable,
// ErrFeatureNotSupported, ErrResponseTooLarge.
func (m DebugMethods) GetRawBlock(ctx context.Context, block BlockParameter) ([]byte, error) {
	return call[[]byte](ctx, m.core, methodDebugGetRawBlock, block)
}

// GetRawHeader calls debug_getRawHeader. Returns the RLP of a block header.
//
// RLP with geth's list of fields. Its Keccak-256 hash is not the block's hash, which comes from the consensus engine;
// parentHash is such a hash, too.
//
//   - block: A block: number, tag, block hash, or EIP-1898 object.
//
// Result: 0x for a number that no block has, as in geth. A hash that no block has is an error.
//
// Errors: ErrInvalidParams, ErrResourceNotFound, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m DebugMethods) GetRawHeader(ctx context.Context, block BlockParameter) ([]byte, error) {
	return call[[]byte](ctx, m.core, methodDebugGetRawHeader, block)
}

// GetRawReceipts calls debug_getRawReceipts. Returns the encoded receipts of a block (EIP-2718).
//
// Status, cumulative gas, bloom and logs, after the type byte unless the type is 0: what receiptsRoot is the root of.
//
//   - block: A block: number, tag, block hash, or EIP-1898 object.
//
// Result: In the order of the transactions; null for a number that no block has. A hash that no block has is an error.
//
// Errors: ErrInvalidParams, ErrResourceNotFound, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable,
// ErrResponseTooLarge.
func (m DebugMethods) GetRawReceipts(ctx context.Context, block BlockParameter) ([][]byte, error) {
	return call[[][]byte](ctx, m.core, methodDebugGetRawReceipts, block)
}

// GetRawTransaction calls debug_getRawTransaction. Returns a transaction in its EIP-2718 encoding.
//
// Also for a pending transaction.
//
//   - transactionHash: Transaction hash.
//
// Result: 0x when the transaction does not exist, as in geth.
//
// Errors: ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m DebugMethods) GetRawTransaction(ctx context.Context, transactionHash Hash) ([]byte, error) {
	return call[[]byte](ctx, m.core, methodDebugGetRawTransaction, transactionHash)
}

// GoTrace calls debug_goTrace. Records trace events for some seconds.
//
// The file has Chrome's trace format, which chrome://tracing and ui.perfetto.dev open: garbage collections,
// compilation, HTTP requests and connections of the main thread, instead of Go's execution trace. Of arguments, only
// those of V8 are kept. At 64 MiB it ends. It continues when the client leaves or its request times out
// (json-rpc.http-timeout), and ends early when the service stops; the file is written in either case.
//
//   - file: The file that is made.
//   - seconds: How long, in seconds.
//
// Errors: ErrInvalidParams, ErrUnauthorized, ErrLimitExceeded, ErrProfileInProgress, ErrProfileNotWritten.
func (m DebugMethods) GoTrace(ctx context.Context, file string, seconds uint64) error {
	return callNothing(ctx, m.core, methodDebugGoTrace, file, seconds)
}

// MemStats calls debug_memStats. Returns the memory of the process.
//
// Errors: ErrUnauthorized.
func (m DebugMethods) MemStats(ctx context.Context) (*MemoryStatistics, error) {
	return call[*MemoryStatistics](ctx, m.core, methodDebugMemStats)
}

// MutexProfile calls debug_mutexProfile. Measures the use of the event loop for some seconds.
//
// How busy the event loop of the main thread is and which async resources are pending, instead of Go's mutex profile:
// all JavaScript contends for this loop. The file is JSON with milliseconds idle and active, the utilisation from 0 to
// 1, and the number of pending resources by type. Afterwards the measurement is off. It continues when the client
// leaves or its request times out (json-rpc.http-timeout), and ends early when the service stops; the file is written
// in either case.
//
//   - file: The file that is made.
//   - seconds: How long, in seconds.
//
// Errors: ErrInvalidParams, ErrUnauthorized, ErrLimitExceeded, ErrProfileInProgress, ErrProfileNotWritten.
func (m DebugMethods) MutexProfile(ctx context.Context, file string, seconds uint64) error {
	return callNothing(ctx, m.core, methodDebugMutexProfile, file, seconds)
}

// PrintBlock calls debug_printBlock. Returns a block as text, for people.
//
//   - blockNumber: Block number, also as a JSON integer.
//
// Result: Lines of text: the fields of the header, then the transactions, uncles and withdrawals. Programs should not
// read it.
//
// Errors: ErrInvalidParams, ErrResourceNotFound, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m DebugMethods) PrintBlock(ctx context.Context, blockNumber uint64) (string, error) {
	return call[string](ctx, m.core, methodDebugPrintBlock, blockNumber)
}

// SetBlockProfileRate calls debug_setBlockProfileRate. Switches the measurement of the event loop's delay on or off.
//
// How late the event loop of the main thread is, instead of Go's block profile: everything that waits for it waits as
// long. What was measured before is forgotten.
//
//   - rate: Nanoseconds between looks at the clock, as in Go; what is below a millisecond counts as one, and more than
//     a second as a second. 0 or less: off.
//
// Errors: ErrInvalidParams, ErrUnauthorized.
func (m DebugMethods) SetBlockProfileRate(ctx context.Context, rate int64) error {
	return callNothing(ctx, m.core, methodDebugSetBlockProfileRate, rate)
}

// SetGcPercent calls debug_setGCPercent. Sets the size of the young generation of the heap.
//
// It holds for threads that start from then on, such as those that execute calls. V8 fixes the young generation of the
// main thread when the process starts: `NODE_OPTIONS=--max-semi-space-size=<MiB>`.
//
//   - percent: In percent of V8's default of 16 MiB for each half; at least 1 MiB and at most 256. Negative, in Go no
//     collections, is the most.
//
// Result: The value before; 100 at the start.
//
// Errors: ErrInvalidParams, ErrUnauthorized.
func (m DebugMethods) SetGcPercent(ctx context.Context, percent int64) (int64, error) {
	return call[int64](ctx, m.core, methodDebugSetGcPercent, percent)
}

// SetMutexProfileFraction calls debug_setMutexProfileFraction. Switches the measurement of the event loop's use on or
// off.
//
// How busy the event loop of the main thread is and which async resources are pending, instead of Go's mutex profile:
// all JavaScript contends for this loop. What was measured before is forgotten.
//
//   - rate: Above 0: on. 0 or less: off.
//
// Errors: ErrInvalidParams, ErrUnauthorized.
func (m DebugMethods) SetMutexProfileFraction(ctx context.Context, rate int64) error {
	return callNothing(ctx, m.core, methodDebugSetMutexProfileFraction, rate)
}

// Stacks calls debug_stacks. Returns stacks, handles and threads of the process.
//
// In the place of Go's goroutines: the stack of the main thread (which is that of this request), its native stack, the
// handles of its event loop, and the same of each worker thread.
//
//   - filter: Only frames and handles that contain this text. Can be nil.
//
// Result: JSON text: Node's diagnostic report without environment, command line, addresses and limits of the user.
//
// Errors: ErrInvalidParams, ErrUnauthorized.
func (m DebugMethods) Stacks(ctx context.Context, filter *string) (string, error) {
	return call[string](ctx, m.core, methodDebugStacks, filter)
}

// StartCpuProfile calls debug_startCPUProfile. Begins a CPU profile.
//
// The file is a .cpuprofile as Chrome's developer tools and editors open it: what the main thread does, sampled every
// millisecond (less often above 100 s). Worker threads are not in it. One that is not stopped ends after 300 s.
//
//   - file: The file that is made.
//
// Errors: ErrInvalidParams, ErrUnauthorized, ErrProfileInProgress, ErrProfileNotWritten.
func (m DebugMethods) StartCpuProfile(ctx context.Context, file string) error {
	return callNothing(ctx, m.core, methodDebugStartCpuProfile, file)
}

// StartGoTrace calls debug_startGoTrace. Begins to record trace events.
//
// The file has Chrome's trace format, which chrome://tracing and ui.perfetto.dev open: garbage collections,
// compilation, HTTP requests and connections of the main thread, instead of Go's execution trace. Of arguments, only
// those of V8 are kept. At 64 MiB it ends. One that is not stopped ends after 300 s.
//
//   - file: The file that is made.
//
// Errors: ErrInvalidParams, ErrUnauthorized, ErrProfileInProgress, ErrProfileNotWritten.
func (m DebugMethods) StartGoTrace(ctx context.Context, file string) error {
	return callNothing(ctx, m.core, methodDebugStartGoTrace, file)
}

// StopCpuProfile calls debug_stopCPUProfile. Ends the CPU profile and writes its file.
//
// V8 puts the profile together in the main thread, which takes some milliseconds.
//
// Errors: ErrUnauthorized, ErrProfileNotInProgress, ErrProfileNotWritten.
func (m DebugMethods) StopCpuProfile(ctx context.Context) error {
	return callNothing(ctx, m.core, methodDebugStopCpuProfile)
}

// StopGoTrace calls debug_stopGoTrace. Ends the trace and writes its file.
//
// Errors: ErrUnauthorized, ErrProfileNotInProgress, ErrProfileNotWritten.
func (m DebugMethods) StopGoTrace(ctx context.Context) error {
	return callNothing(ctx, m.core, methodDebugStopGoTrace)
}

// StorageRangeAt calls debug_storageRangeAt. Lists slots of a contract within a block.
//
// Only with an embedded development chain that is not a fork: nodes of the chain do not list the storage of a
// contract. Transactions of the block run again as they ran in it.
//
//   - block: A block: number, tag, block hash, or EIP-1898 object.
//   - transactionIndex: The state is that before this transaction of the block, with those before it run.
//   - address: The contract.
//   - keyStart: The lowest hash of a slot that is listed.
//   - limit: Most slots to return.
//
// Errors: ErrInvalidParams, ErrMethodNotSupported, ErrResourceNotFound, ErrLimitExceeded, ErrHistoryPruned,
// ErrHistoryNotKept, ErrNodeUnavailable.
func (m DebugMethods) StorageRangeAt(ctx context.Context, block BlockParameter, transactionIndex uint64, address Address, keyStart []byte, limit uint64) (*StorageRangeResult, error) {
	return call[*StorageRangeResult](ctx, m.core, methodDebugStorageRangeAt, block, transactionIndex, address, keyStart, limit)
}

// TraceBlock calls debug_traceBlock. Runs the transactions of a block that the request holds, and returns their
// traces.
//
//   - block: RLP of the block, as debug_getRawBlock returns it. A block that the chain has committed is traced as it
//     was committed; any other runs as it is given, on the state of its parent, which must be known.
//   - config: How the trace is made; struct logs when left out. Can be nil.
//
// Result: One for each transaction, in block order.
//
// Errors: ErrInvalidParams, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge,
// ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m DebugMethods) TraceBlock(ctx context.Context, block []byte, config *TraceConfig) ([]TransactionTrace, error) {
	return call[[]TransactionTrace](ctx, m.core, methodDebugTraceBlock, block, config)
}

// TraceBlockByHash calls debug_traceBlockByHash. Runs the transactions of a block again and returns their traces.
//
//   - blockHash: Hash of the block.
//   - config: How the trace is made; struct logs when left out. Can be nil.
//
// Result: One for each transaction, in block order.
//
// Errors: ErrInvalidParams, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge,
// ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m DebugMethods) TraceBlockByHash(ctx context.Context, blockHash Hash, config *TraceConfig) ([]TransactionTrace, error) {
	return call[[]TransactionTrace](ctx, m.core, methodDebugTraceBlockByHash, blockHash, config)
}

// TraceBlockByNumber calls debug_traceBlockByNumber. Runs the transactions of a block again and returns their traces.
//
//   - block: The block.
//   - config: How the trace is made; struct logs when left out. Can be nil.
//
// Result: One for each transaction, in block order.
//
// Errors: ErrInvalidParams, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge,
// ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m DebugMethods) TraceBlockByNumber(ctx context.Context, block BlockNumberOrTag, config *TraceConfig) ([]TransactionTrace, error) {
	return call[[]TransactionTrace](ctx, m.core, methodDebugTraceBlockByNumber, block, config)
}

// TraceCall calls debug_traceCall. Runs a call and returns its trace.
//
//   - callValue: The message call.
//   - block: Block whose state is read; latest when left out. pending is refused, as in geth. Can be nil.
//   - config: How the trace is made; struct logs when left out. Can be nil.
//
// Errors: ErrInvalidParams, ErrChainIDMismatch, ErrConflictingFees, ErrHeaderNotFound, ErrHeaderForHashNotFound,
// ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned,
// ErrHistoryNotKept, ErrNodeUnavailable.
func (m DebugMethods) TraceCall(ctx context.Context, callValue CallObject, block BlockParameter, config *TraceCallConfig) (json.RawMessage, error) {
	return call[json.RawMessage](ctx, m.core, methodDebugTraceCall, callValue, block, config)
}

// TraceCallMany calls debug_traceCallMany. Runs bundles of calls one after the other, each on what those before it
// changed, and returns a list of traces for each bundle.
//
//   - bundles: The calls.
//   - stateContext: Where they begin; after the newest block when left out. Can be nil.
//   - config: How the traces are made, and what the first call finds; txIndex has no effect. Can be nil.
//
// Errors: ErrInvalidParams, ErrChainIDMismatch, ErrConflictingFees, ErrHeaderNotFound, ErrHeaderForHashNotFound,
// ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned,
// ErrHistoryNotKept, ErrNodeUnavailable.
func (m DebugMethods) TraceCallMany(ctx context.Context, bundles []CallBundle, stateContext *CallStateContext, config *TraceCallConfig) ([][]json.RawMessage, error) {
	return call[[][]json.RawMessage](ctx, m.core, methodDebugTraceCallMany, bundles, stateContext, config)
}

// TraceTransaction calls debug_traceTransaction. Runs a transaction of a block again and returns its trace.
//
//   - transactionHash: Hash of the transaction.
//   - config: How the trace is made; struct logs when left out. Can be nil.
//
// Errors: ErrInvalidParams, ErrResourceNotFound, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded,
// ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m DebugMethods) TraceTransaction(ctx context.Context, transactionHash Hash, config *TraceConfig) (json.RawMessage, error) {
	return call[json.RawMessage](ctx, m.core, methodDebugTraceTransaction, transactionHash, config)
}

// Verbosity calls debug_verbosity. Sets the level of the log.
//
// For all parts that debug_vmodule does not name, until the service stops.
//
//   - level: 0 nothing, 1 errors, 2 warnings, 3 information, 4 debugging, 5 and more all.
//
// Errors: ErrInvalidParams, ErrUnauthorized.
func (m DebugMethods) Verbosity(ctx context.Context, level int64) error {
	return callNothing(ctx, m.core, methodDebugVerbosity, level)
}

// Vmodule calls debug_vmodule. Sets the level of the log by part of the service.
//
// Parts are indexer (with the connection to the node), mempool, filters, subscriptions, keystore, signer, operator,
// tracing, runtime, server and gateway.
//
//   - pattern: List of part=level; * stands for any text, and the first that fits holds. Empty text removes all.
//
// Errors: ErrInvalidParams, ErrUnauthorized.
func (m DebugMethods) Vmodule(ctx context.Context, pattern string) error {
	return callNothing(ctx, m.core, methodDebugVmodule, pattern)
}

// WriteBlockProfile calls debug_writeBlockProfile. Writes the measured delay of the event loop.
//
// Since debug_setBlockProfileRate switched it on; `enabled` is false in the file where it is off.
//
//   - file: The file that is made.
//
// Errors: ErrInvalidParams, ErrUnauthorized, ErrProfileNotWritten.
func (m DebugMethods) WriteBlockProfile(ctx context.Context, file string) error {
	return callNothing(ctx, m.core, methodDebugWriteBlockProfile, file)
}

// WriteMemProfile calls debug_writeMemProfile. Writes the heap profile.
//
// The file is a .heapprofile as Chrome's developer tools open it: by function, what it has allocated since the start
// that is still in use, sampled every 128 KiB. It has names of functions and sizes, and no content of memory. V8 puts
// it together in the main thread.
//
//   - file: The file that is made.
//
// Errors: ErrInvalidParams, ErrUnauthorized, ErrProfileNotWritten.
func (m DebugMethods) WriteMemProfile(ctx context.Context, file string) error {
	return callNothing(ctx, m.core, methodDebugWriteMemProfile, file)
}

// WriteMutexProfile calls debug_writeMutexProfile. Writes the measured use of the event loop.
//
// Since debug_setMutexProfileFraction switched it on; where it is off, `enabled` is false in the file, which then has
// the pending resources only.
//
//   - file: The file that is made.
//
// Errors: ErrInvalidParams, ErrUnauthorized, ErrProfileNotWritten.
func (m DebugMethods) WriteMutexProfile(ctx context.Context, file string) error {
	return callNothing(ctx, m.core, methodDebugWriteMutexProfile, file)
}

// ErigonMethods are the methods of the namespace erigon.
type ErigonMethods struct{ core *core }

// GetHeaderByNumber calls erigon_getHeaderByNumber. Returns a block header by number or tag.
//
//   - blockNumber: Block number or tag.
//
// Result: null when the block is unknown.
//
// Errors: ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m ErigonMethods) GetHeaderByNumber(ctx context.Context, blockNumber NumberOrTag) (HeaderOrPendingHeader, error) {
	return call[HeaderOrPendingHeader](ctx, m.core, methodErigonGetHeaderByNumber, blockNumber)
}

// EthMethods are the methods of the namespace eth.
type EthMethods struct{ core *core }

// Accounts calls eth_accounts. Returns the addresses that this server can send from.
//
// On the embedded development chain its funded accounts, then the impersonated ones; on every chain those of the key
// store, locked or not, then those of the external signer.
//
// Errors: ErrNodeUnavailable, ErrRequestTimedOut.
func (m EthMethods) Accounts(ctx context.Context) ([]Address, error) {
	return call[[]Address](ctx, m.core, methodEthAccounts)
}

// BaseFee calls eth_baseFee. Returns the base fee of the next block in wei per gas.
//
// Result: null while the chain has no base fee.
//
// Errors: ErrNodeUnavailable.
func (m EthMethods) BaseFee(ctx context.Context) (*big.Int, error) {
	return call[*big.Int](ctx, m.core, methodEthBaseFee)
}

// BlobBaseFee calls eth_blobBaseFee. Returns the price of blob gas in wei.
//
// Always 0x1, the lowest price: the chain accepts no blobs.
func (m EthMethods) BlobBaseFee(ctx context.Context) (*big.Int, error) {
	return call[*big.Int](ctx, m.core, methodEthBlobBaseFee)
}

// BlockNumber calls eth_blockNumber. Returns the number of the newest block that the server can serve completely.
//
// The block, its receipts and its logs are available at once.
//
// Errors: ErrNodeUnavailable.
func (m EthMethods) BlockNumber(ctx context.Context) (*big.Int, error) {
	return call[*big.Int](ctx, m.core, methodEthBlockNumber)
}

// Call calls eth_call. Runs a message call and returns its output.
//
//   - callValue: The message call.
//   - block: Block whose state is read; latest when left out. Can be nil.
//   - stateOverrides: Accounts to change before the call. Can be nil.
//   - blockOverrides: Fields of the block to change before the call. Can be nil.
//
// Errors: ErrInvalidParams, ErrExecutionReverted, ErrExecutionRevertedWithReason, ErrExecutionFailed,
// ErrInsufficientFundsForTransfer, ErrChainIDMismatch, ErrConflictingFees, ErrFeatureNotSupported, ErrLimitExceeded,
// ErrRequestTimedOut, ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrHistoryPruned, ErrHistoryNotKept,
// ErrNodeUnavailable.
func (m EthMethods) Call(ctx context.Context, callValue CallObject, block BlockParameter, stateOverrides map[Address]AccountOverride, blockOverrides *BlockOverrides) ([]byte, error) {
	return call[[]byte](ctx, m.core, methodEthCall, callValue, block, stateOverrides, blockOverrides)
}

// Capabilities calls eth_capabilities. Returns, for each kind of data, the first block for which the server has it.
//
// Errors: ErrNodeUnavailable.
func (m EthMethods) Capabilities(ctx context.Context) (*Capabilities, error) {
	return call[*Capabilities](ctx, m.core, methodEthCapabilities)
}

// ChainID calls eth_chainId. Returns the EIP-155 chain id.
//
// Errors: ErrNodeUnavailable.
func (m EthMethods) ChainID(ctx context.Context) (*big.Int, error) {
	return call[*big.Int](ctx, m.core, methodEthChainID)
}

// Coinbase calls eth_coinbase. Returns the operator account of the node's validator.
//
// With the embedded development chain, the account that anvil_setCoinbase set.
//
// Errors: ErrResourceNotFound, ErrNodeUnavailable.
func (m EthMethods) Coinbase(ctx context.Context) (Address, error) {
	return call[Address](ctx, m.core, methodEthCoinbase)
}

// Config calls eth_config. Returns the settings of the current and the next fork (EIP-7910).
//
// Errors: ErrNodeUnavailable.
func (m EthMethods) Config(ctx context.Context) (*Config, error) {
	return call[*Config](ctx, m.core, methodEthConfig)
}

// CreateAccessList calls eth_createAccessList. Returns the access list that a transaction should carry.
//
//   - callValue: The message call.
//   - block: Block whose state is read; latest when left out. Can be nil.
//   - stateOverrides: Accounts to change before the call. Can be nil.
//
// Errors: ErrInvalidParams, ErrExecutionReverted, ErrExecutionRevertedWithReason, ErrExecutionFailed,
// ErrInsufficientFundsForTransfer, ErrChainIDMismatch, ErrConflictingFees, ErrFeatureNotSupported, ErrLimitExceeded,
// ErrRequestTimedOut, ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrHistoryPruned, ErrHistoryNotKept,
// ErrNodeUnavailable.
func (m EthMethods) CreateAccessList(ctx context.Context, callValue CallObject, block BlockParameter, stateOverrides map[Address]AccountOverride) (*AccessListResult, error) {
	return call[*AccessListResult](ctx, m.core, methodEthCreateAccessList, callValue, block, stateOverrides)
}

// EstimateGas calls eth_estimateGas. Returns the lowest gas limit with which a transaction succeeds.
//
//   - callValue: The message call.
//   - block: Block whose state is read; latest when left out. Can be nil.
//   - stateOverrides: Accounts to change before the call. Can be nil.
//   - blockOverrides: Fields of the block to change before the call. Can be nil.
//
// Errors: ErrInvalidParams, ErrGasExceedsAllowance, ErrExecutionReverted, ErrExecutionRevertedWithReason,
// ErrExecutionFailed, ErrInsufficientFundsForTransfer, ErrChainIDMismatch, ErrConflictingFees, ErrFeatureNotSupported,
// ErrLimitExceeded, ErrRequestTimedOut, ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrHistoryPruned,
// ErrHistoryNotKept, ErrNodeUnavailable.
func (m EthMethods) EstimateGas(ctx context.Context, callValue CallObject, block BlockParameter, stateOverrides map[Address]AccountOverride, blockOverrides *BlockOverrides) (*big.Int, error) {
	return call[*big.Int](ctx, m.core, methodEthEstimateGas, callValue, block, stateOverrides, blockOverrides)
}

// FeeHistory calls eth_feeHistory. Returns base fees, gas use and tips of a range of blocks.
//
// The last base fee is the one of the block after the range, computed with the rule of the chain's fee market.
//
//   - blockCount: Number of blocks.
//   - newestBlock: Last block of the range.
//   - rewardPercentiles: Percentiles of the tips to return, weighted by gas used, in ascending order. Can be nil.
//
// Errors: ErrInvalidParams, ErrRequestBeyondHead, ErrLimitExceeded, ErrHistoryPruned, ErrHistoryNotKept,
// ErrNodeUnavailable.
func (m EthMethods) FeeHistory(ctx context.Context, blockCount uint64, newestBlock BlockNumberOrTag, rewardPercentiles []float64) (*FeeHistory, error) {
	return call[*FeeHistory](ctx, m.core, methodEthFeeHistory, blockCount, newestBlock, rewardPercentiles)
}

// FillTransaction calls eth_fillTransaction. Fills in the missing fields of a transaction so that it can be signed.
//
//   - transaction: What is known of the transaction.
//
// Errors: ErrInvalidParams, ErrGasExceedsAllowance, ErrExecutionReverted, ErrExecutionRevertedWithReason,
// ErrExecutionFailed, ErrInsufficientFundsForTransfer, ErrChainIDMismatch, ErrConflictingFees, ErrFeatureNotSupported,
// ErrLimitExceeded, ErrRequestTimedOut, ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrNodeUnavailable.
func (m EthMethods) FillTransaction(ctx context.Context, transaction TransactionToFill) (*FilledTransaction, error) {
	return call[*FilledTransaction](ctx, m.core, methodEthFillTransaction, transaction)
}

// GasPrice calls eth_gasPrice. Returns a gas price in wei that gets a legacy transaction into the next block.
//
// The base fee of the next block plus the suggested tip, but at least the lowest price that the chain and the node
// accept.
//
// Errors: ErrNodeUnavailable.
func (m EthMethods) GasPrice(ctx context.Context) (*big.Int, error) {
	return call[*big.Int](ctx, m.core, methodEthGasPrice)
}

// GetAccount calls eth_getAccount. Returns the balance, nonce and code hash of an account.
//
// An account that does not exist is empty. The storage root is always zero: the chain has no root for the storage of
// one contract.
//
//   - address: The account.
//   - block: Block whose state is read; latest when left out. Can be nil.
//
// Errors: ErrInvalidParams, ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrHistoryPruned, ErrHistoryNotKept,
// ErrNodeUnavailable.
func (m EthMethods) GetAccount(ctx context.Context, address Address, block BlockParameter) (*AccountState, error) {
	return call[*AccountState](ctx, m.core, methodEthGetAccount, address, block)
}

// GetAccountInfo calls eth_getAccountInfo. Returns the balance, nonce and code of an account.
//
// An account that does not exist is empty.
//
//   - address: The account.
//   - block: Block whose state is read; latest when left out. Can be nil.
//
// Errors: ErrInvalidParams, ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrHistoryPruned, ErrHistoryNotKept,
// ErrNodeUnavailable.
func (m EthMethods) GetAccountInfo(ctx context.Context, address Address, block BlockParameter) (*AccountInfo, error) {
	return call[*AccountInfo](ctx, m.core, methodEthGetAccountInfo, address, block)
}

// GetBalance calls eth_getBalance. Returns the balance of an account in wei.
//
//   - address: The account.
//   - block: Block whose state is read; latest when left out. Can be nil.
//
// Errors: ErrInvalidParams, ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrHistoryPruned, ErrHistoryNotKept,
// ErrNodeUnavailable.
func (m EthMethods) GetBalance(ctx context.Context, address Address, block BlockParameter) (*big.Int, error) {
	return call[*big.Int](ctx, m.core, methodEthGetBalance, address, block)
}

// GetBlockByHash calls eth_getBlockByHash. Returns a block by hash.
//
//   - blockHash: Block hash.
//   - fullTransactions: true for whole transactions, false (default) for their hashes. Can be nil.
//
// Result: null when the block is unknown.
//
// Errors: ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m EthMethods) GetBlockByHash(ctx context.Context, blockHash Hash, fullTransactions *bool) (*Block, error) {
	return call[*Block](ctx, m.core, methodEthGetBlockByHash, blockHash, fullTransactions)
}

// GetBlockByNumber calls eth_getBlockByNumber. Returns a block by number or tag.
//
//   - blockNumber: Block number or tag.
//   - fullTransactions: true for whole transactions, false (default) for their hashes. Can be nil.
//
// Result: null when the block is unknown.
//
// Errors: ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m EthMethods) GetBlockByNumber(ctx context.Context, blockNumber BlockNumberOrTag, fullTransactions *bool) (BlockOrPendingBlock, error) {
	return call[BlockOrPendingBlock](ctx, m.core, methodEthGetBlockByNumber, blockNumber, fullTransactions)
}

// GetBlockReceipts calls eth_getBlockReceipts. Returns the receipts of a block, in the order of its transactions.
//
//   - block: The block.
//
// Result: null when the block is unknown.
//
// Errors: ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m EthMethods) GetBlockReceipts(ctx context.Context, block BlockParameter) ([]Receipt, error) {
	return call[[]Receipt](ctx, m.core, methodEthGetBlockReceipts, block)
}

// GetBlockTransactionCountByHash calls eth_getBlockTransactionCountByHash. Returns the number of Ethereum transactions
// in a block.
//
//   - blockHash: Block hash.
//
// Result: null when the block is unknown.
//
// Errors: ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m EthMethods) GetBlockTransactionCountByHash(ctx context.Context, blockHash Hash) (*big.Int, error) {
	return call[*big.Int](ctx, m.core, methodEthGetBlockTransactionCountByHash, blockHash)
}

// GetBlockTransactionCountByNumber calls eth_getBlockTransactionCountByNumber. Returns the number of Ethereum
// transactions in a block.
//
//   - blockNumber: Block number or tag.
//
// Result: null when the block is unknown.
//
// Errors: ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m EthMethods) GetBlockTransactionCountByNumber(ctx context.Context, blockNumber BlockNumberOrTag) (*big.Int, error) {
	return call[*big.Int](ctx, m.core, methodEthGetBlockTransactionCountByNumber, blockNumber)
}

// GetCode calls eth_getCode. Returns the code of an account.
//
//   - address: The account.
//   - block: Block whose state is read; latest when left out. Can be nil.
//
// Errors: ErrInvalidParams, ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrHistoryPruned, ErrHistoryNotKept,
// ErrNodeUnavailable.
func (m EthMethods) GetCode(ctx context.Context, address Address, block BlockParameter) ([]byte, error) {
	return call[[]byte](ctx, m.core, methodEthGetCode, address, block)
}

// GetCompilers calls eth_getCompilers. Returns an empty list: the server has no compilers.
func (m EthMethods) GetCompilers(ctx context.Context) ([]string, error) {
	return call[[]string](ctx, m.core, methodEthGetCompilers)
}

// GetFilterChanges calls eth_getFilterChanges. Returns what a filter has found since the last call, oldest first.
//
// Each entry is returned exactly once, even across a restart, an outage of the node, or calls at the same time. Poll
// again when a response is long: it ends after the block that reaches 10000 logs (logs-cap), 10000 blocks
// (block-range-cap) or the largest response size, and the next call continues there without an error. The logs of one
// block are spread over several answers when they do not fit in one. A single log that is larger than any answer may
// be is left out: one call fails with limitExceeded, which names the log, and the next call continues after it. When
// the node has pruned the next blocks, one call fails with historyPruned and the filter is removed: later calls fail
// with filterNotFound, and clients then create a new filter. When blocks go away (evm_revert, anvil_rollback,
// anvil_reorg, a node that is rolled back), the logs of them that this filter has returned come again first, with
// removed set to true, lowest block first; then come the logs of the new blocks. The receipts of removed blocks, with
// their logs, are kept up to 64 MiB and 20000 blocks (x-limits); a filter that needs older ones is removed: its next
// call fails with filterNotFound. Each call restarts the timeout of the filter.
//
//   - filterID: The id that was returned when the filter was created.
//
// Result: Logs, block hashes or transaction hashes, depending on the kind of filter; an empty array when there is
// nothing new.
//
// Errors: ErrInvalidParams, ErrFilterNotFound, ErrLimitExceeded, ErrHistoryPruned, ErrHistoryNotKept,
// ErrIndexNotWritable, ErrNodeUnavailable.
func (m EthMethods) GetFilterChanges(ctx context.Context, filterID string) ([]LogOrHash, error) {
	return call[[]LogOrHash](ctx, m.core, methodEthGetFilterChanges, filterID)
}

// GetFilterLogs calls eth_getFilterLogs. Returns all logs that match a log filter: what eth_getLogs returns for the
// object of the filter.
//
// The call does not change what eth_getFilterChanges returns next. It restarts the timeout of the filter.
//
//   - filterID: The id that was returned when the filter was created.
//
// Errors: ErrInvalidParams, ErrFilterNotFound, ErrNotALogFilter, ErrInvalidBlockRange, ErrBlockRangeBeyondHead,
// ErrBlockHashWithRange, ErrUnknownBlock, ErrLogResultsExceeded, ErrLogBytesExceeded, ErrLogComparisonsExceeded,
// ErrLogRangeExceeded, ErrLimitExceeded, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m EthMethods) GetFilterLogs(ctx context.Context, filterID string) ([]Log, error) {
	return call[[]Log](ctx, m.core, methodEthGetFilterLogs, filterID)
}

// GetHeaderByHash calls eth_getHeaderByHash. Returns a block header by hash.
//
//   - blockHash: Block hash.
//
// Result: null when the block is unknown.
//
// Errors: ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m EthMethods) GetHeaderByHash(ctx context.Context, blockHash Hash) (*Header, error) {
	return call[*Header](ctx, m.core, methodEthGetHeaderByHash, blockHash)
}

// GetHeaderByNumber calls eth_getHeaderByNumber. Returns a block header by number or tag.
//
//   - blockNumber: Block number or tag.
//
// Result: null when the block is unknown.
//
// Errors: ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m EthMethods) GetHeaderByNumber(ctx context.Context, blockNumber BlockNumberOrTag) (HeaderOrPendingHeader, error) {
	return call[HeaderOrPendingHeader](ctx, m.core, methodEthGetHeaderByNumber, blockNumber)
}

// GetLogs calls eth_getLogs. Returns the logs that match a filter, oldest first.
//
//   - filter: Which logs to return.
//
// Errors: ErrInvalidParams, ErrInvalidBlockRange, ErrBlockRangeBeyondHead, ErrBlockHashWithRange, ErrUnknownBlock,
// ErrLogResultsExceeded, ErrLogBytesExceeded, ErrLogComparisonsExceeded, ErrLogRangeExceeded, ErrLimitExceeded,
// ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m EthMethods) GetLogs(ctx context.Context, filter Filter) ([]Log, error) {
	return call[[]Log](ctx, m.core, methodEthGetLogs, filter)
}

// GetProof calls eth_getProof. Returns an account and storage words with proofs.
//
// The chain has no Merkle-Patricia trie: the proof lists hold ICS-23 commitment proofs, protobuf-encoded, in hex. A
// proof for block N verifies against the state root of block N+1.
//
//   - address: The account.
//   - positions: Storage positions.
//   - block: Block whose state is read; latest when left out. Can be nil.
//
// Errors: ErrInvalidParams, ErrLimitExceeded, ErrFeatureNotSupported, ErrHeaderNotFound, ErrHeaderForHashNotFound,
// ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m EthMethods) GetProof(ctx context.Context, address Address, positions []*big.Int, block BlockParameter) (*Proof, error) {
	return call[*Proof](ctx, m.core, methodEthGetProof, address, positions, block)
}

// GetRawTransactionByBlockHashAndIndex calls eth_getRawTransactionByBlockHashAndIndex. Returns a transaction in its
// EIP-2718 encoding, by its place in a block.
//
//   - blockHash: Block hash.
//   - index: Index among the Ethereum transactions of the block, from 0x0.
//
// Result: null when the transaction does not exist.
//
// Errors: ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m EthMethods) GetRawTransactionByBlockHashAndIndex(ctx context.Context, blockHash Hash, index uint64) ([]byte, error) {
	return call[[]byte](ctx, m.core, methodEthGetRawTransactionByBlockHashAndIndex, blockHash, index)
}

// GetRawTransactionByBlockNumberAndIndex calls eth_getRawTransactionByBlockNumberAndIndex. Returns a transaction in
// its EIP-2718 encoding, by its place in a block.
//
//   - blockNumber: Block number or tag.
//   - index: Index among the Ethereum transactions of the block, from 0x0.
//
// Result: null when the transaction does not exist.
//
// Errors: ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m EthMethods) GetRawTransactionByBlockNumberAndIndex(ctx context.Context, blockNumber BlockNumberOrTag, index uint64) ([]byte, error) {
	return call[[]byte](ctx, m.core, methodEthGetRawTransactionByBlockNumberAndIndex, blockNumber, index)
}

// GetRawTransactionByHash calls eth_getRawTransactionByHash. Returns a transaction in its EIP-2718 encoding.
//
//   - transactionHash: Transaction hash.
//
// Result: null when the transaction does not exist.
//
// Errors: ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m EthMethods) GetRawTransactionByHash(ctx context.Context, transactionHash Hash) ([]byte, error) {
	return call[[]byte](ctx, m.core, methodEthGetRawTransactionByHash, transactionHash)
}

// GetStorageAt calls eth_getStorageAt. Returns a word of contract storage.
//
//   - address: The account.
//   - position: Storage position.
//   - block: Block whose state is read; latest when left out. Can be nil.
//
// Errors: ErrInvalidParams, ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrHistoryPruned, ErrHistoryNotKept,
// ErrNodeUnavailable.
func (m EthMethods) GetStorageAt(ctx context.Context, address Address, position *big.Int, block BlockParameter) (Hash, error) {
	return call[Hash](ctx, m.core, methodEthGetStorageAt, address, position, block)
}

// GetStorageValues calls eth_getStorageValues. Returns several storage words of several contracts.
//
//   - requests: Positions by contract address; at least one position.
//   - block: Block whose state is read; latest when left out. Can be nil.
//
// Errors: ErrInvalidParams, ErrClientLimitExceeded, ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrHistoryPruned,
// ErrHistoryNotKept, ErrNodeUnavailable.
func (m EthMethods) GetStorageValues(ctx context.Context, requests map[Address][]*big.Int, block BlockParameter) (map[Address][]Hash, error) {
	return call[map[Address][]Hash](ctx, m.core, methodEthGetStorageValues, requests, block)
}

// GetTransactionByBlockHashAndIndex calls eth_getTransactionByBlockHashAndIndex. Returns a transaction by its place in
// a block.
//
//   - blockHash: Block hash.
//   - index: Index among the Ethereum transactions of the block, from 0x0.
//
// Result: null when the transaction does not exist.
//
// Errors: ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m EthMethods) GetTransactionByBlockHashAndIndex(ctx context.Context, blockHash Hash, index uint64) (Transaction, error) {
	return call[Transaction](ctx, m.core, methodEthGetTransactionByBlockHashAndIndex, blockHash, index)
}

// GetTransactionByBlockNumberAndIndex calls eth_getTransactionByBlockNumberAndIndex. Returns a transaction by its
// place in a block.
//
//   - blockNumber: Block number or tag.
//   - index: Index among the Ethereum transactions of the block, from 0x0.
//
// Result: null when the transaction does not exist.
//
// Errors: ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m EthMethods) GetTransactionByBlockNumberAndIndex(ctx context.Context, blockNumber BlockNumberOrTag, index uint64) (Transaction, error) {
	return call[Transaction](ctx, m.core, methodEthGetTransactionByBlockNumberAndIndex, blockNumber, index)
}

// GetTransactionByHash calls eth_getTransactionByHash. Returns a transaction, mined or pending.
//
//   - transactionHash: Transaction hash.
//
// Result: null when the transaction does not exist.
//
// Errors: ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m EthMethods) GetTransactionByHash(ctx context.Context, transactionHash Hash) (Transaction, error) {
	return call[Transaction](ctx, m.core, methodEthGetTransactionByHash, transactionHash)
}

// GetTransactionBySenderAndNonce calls eth_getTransactionBySenderAndNonce. Returns the transaction that an account
// sent with a nonce, mined or pending.
//
// The block is found by a binary search over the account's nonces at past blocks, so it needs their state.
//
//   - sender: The account that sent the transaction.
//   - nonce: Nonce of the transaction.
//
// Result: null when the transaction does not exist.
//
// Errors: ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m EthMethods) GetTransactionBySenderAndNonce(ctx context.Context, sender Address, nonce uint64) (Transaction, error) {
	return call[Transaction](ctx, m.core, methodEthGetTransactionBySenderAndNonce, sender, nonce)
}

// GetTransactionCount calls eth_getTransactionCount. Returns the nonce of an account.
//
// With pending, the pending transactions of the account count too, up to the first gap in their nonces.
//
//   - address: The account.
//   - block: Block whose state is read; latest when left out. Can be nil.
//
// Errors: ErrInvalidParams, ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrHistoryPruned, ErrHistoryNotKept,
// ErrNodeUnavailable.
func (m EthMethods) GetTransactionCount(ctx context.Context, address Address, block BlockParameter) (*big.Int, error) {
	return call[*big.Int](ctx, m.core, methodEthGetTransactionCount, address, block)
}

// GetTransactionLogs calls eth_getTransactionLogs. Returns the logs of a transaction.
//
//   - transactionHash: Transaction hash.
//
// Result: null when the transaction is unknown or pending.
//
// Errors: ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m EthMethods) GetTransactionLogs(ctx context.Context, transactionHash Hash) ([]Log, error) {
	return call[[]Log](ctx, m.core, methodEthGetTransactionLogs, transactionHash)
}

// GetTransactionReceipt calls eth_getTransactionReceipt. Returns the receipt of a transaction.
//
//   - transactionHash: Transaction hash.
//
// Result: null when the transaction is unknown or pending; the call does not wait.
//
// Errors: ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m EthMethods) GetTransactionReceipt(ctx context.Context, transactionHash Hash) (*Receipt, error) {
	return call[*Receipt](ctx, m.core, methodEthGetTransactionReceipt, transactionHash)
}

// GetUncleByBlockHashAndIndex calls eth_getUncleByBlockHashAndIndex. Returns null: there are no uncles.
//
//   - blockHash: Block hash.
//   - uncleIndex: Index among the uncles, from 0x0.
//
// Errors: ErrInvalidParams.
func (m EthMethods) GetUncleByBlockHashAndIndex(ctx context.Context, blockHash Hash, uncleIndex uint64) error {
	return callNothing(ctx, m.core, methodEthGetUncleByBlockHashAndIndex, blockHash, uncleIndex)
}

// GetUncleByBlockNumberAndIndex calls eth_getUncleByBlockNumberAndIndex. Returns null: there are no uncles.
//
//   - blockNumber: Block number or tag.
//   - uncleIndex: Index among the uncles, from 0x0.
//
// Errors: ErrInvalidParams.
func (m EthMethods) GetUncleByBlockNumberAndIndex(ctx context.Context, blockNumber BlockNumberOrTag, uncleIndex uint64) error {
	return callNothing(ctx, m.core, methodEthGetUncleByBlockNumberAndIndex, blockNumber, uncleIndex)
}

// GetUncleCountByBlockHash calls eth_getUncleCountByBlockHash. Returns the number of uncles of a block, which is zero.
//
//   - blockHash: Block hash.
//
// Result: null when the block is unknown.
//
// Errors: ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m EthMethods) GetUncleCountByBlockHash(ctx context.Context, blockHash Hash) (*big.Int, error) {
	return call[*big.Int](ctx, m.core, methodEthGetUncleCountByBlockHash, blockHash)
}

// GetUncleCountByBlockNumber calls eth_getUncleCountByBlockNumber. Returns the number of uncles of a block, which is
// zero.
//
//   - blockNumber: Block number or tag.
//
// Result: null when the block is unknown.
//
// Errors: ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m EthMethods) GetUncleCountByBlockNumber(ctx context.Context, blockNumber BlockNumberOrTag) (*big.Int, error) {
	return call[*big.Int](ctx, m.core, methodEthGetUncleCountByBlockNumber, blockNumber)
}

// Hashrate calls eth_hashrate. Returns 0x0: there is no proof of work.
func (m EthMethods) Hashrate(ctx context.Context) (*big.Int, error) {
	return call[*big.Int](ctx, m.core, methodEthHashrate)
}

// MaxPriorityFeePerGas calls eth_maxPriorityFeePerGas. Returns a tip in wei per gas that gets a transaction into the
// next block.
//
// Errors: ErrNodeUnavailable.
func (m EthMethods) MaxPriorityFeePerGas(ctx context.Context) (*big.Int, error) {
	return call[*big.Int](ctx, m.core, methodEthMaxPriorityFeePerGas)
}

// Mining calls eth_mining. Returns whether this server makes blocks by itself.
//
// true with the embedded development chain while it mines transactions at once or makes blocks at an interval; false
// in front of any other chain.
//
// Errors: ErrNodeUnavailable.
func (m EthMethods) Mining(ctx context.Context) (bool, error) {
	return call[bool](ctx, m.core, methodEthMining)
}

// NewBlockFilter calls eth_newBlockFilter. Creates a filter for the hashes of new blocks and returns its id.
//
// A filter that is not polled for 5 minutes (filter-timeout) is removed. It survives a restart of the server; time
// during which the server was down does not count.
//
// Errors: ErrLimitExceeded, ErrIndexNotWritable, ErrNodeUnavailable.
func (m EthMethods) NewBlockFilter(ctx context.Context) (string, error) {
	return call[string](ctx, m.core, methodEthNewBlockFilter)
}

// NewFilter calls eth_newFilter. Creates a filter for the logs of new blocks and returns its id.
//
// eth_getFilterChanges returns the logs of blocks after this call. When fromBlock or toBlock is a number, only blocks
// in that range count. eth_getFilterLogs returns what eth_getLogs returns for the same object, including logs of
// blocks before this call. A filter that is not polled for 5 minutes (filter-timeout) is removed. It survives a
// restart of the server; time during which the server was down does not count.
//
//   - filter: Which logs to return.
//
// Errors: ErrInvalidParams, ErrInvalidBlockRange, ErrBlockHashWithRange, ErrLimitExceeded, ErrIndexNotWritable,
// ErrNodeUnavailable.
func (m EthMethods) NewFilter(ctx context.Context, filter Filter) (string, error) {
	return call[string](ctx, m.core, methodEthNewFilter, filter)
}

// NewPendingTransactionFilter calls eth_newPendingTransactionFilter. Creates a filter for the hashes of new pending
// transactions and returns its id.
//
// The filter finds the transactions that this server sent and those that the node's mempool lists. A filter that is
// not polled for 5 minutes (filter-timeout) is removed. It survives a restart of the server; time during which the
// server was down does not count.
//
// Errors: ErrLimitExceeded, ErrIndexNotWritable, ErrNodeUnavailable.
func (m EthMethods) NewPendingTransactionFilter(ctx context.Context) (string, error) {
	return call[string](ctx, m.core, methodEthNewPendingTransactionFilter)
}

// PendingTransactions calls eth_pendingTransactions. Returns the pending transactions that this server knows, in the
// order in which it learned of them.
//
// Errors: ErrNodeUnavailable.
func (m EthMethods) PendingTransactions(ctx context.Context) ([]Transaction, error) {
	return call[[]Transaction](ctx, m.core, methodEthPendingTransactions)
}

// ProtocolVersion calls eth_protocolVersion. Returns the version of the Ethereum wire protocol.
func (m EthMethods) ProtocolVersion(ctx context.Context) (*big.Int, error) {
	return call[*big.Int](ctx, m.core, methodEthProtocolVersion)
}

// Resend calls eth_resend. Replaces a pending transaction with one of another price or gas limit.
//
// Finds the pending transaction that equals the given one in all that is signed, signs it again with the given price
// and gas limit, and sends it. Of a transaction with fee caps both become the price. A price or a limit of 0 changes
// nothing. The node decides whether the price is high enough for a replacement; mempools without replacement refuse
// it. The account must be unlocked, and the caller must be allowed to use unlocked keys; otherwise the error is
// authenticationNeeded, whatever the account is. Accounts of the embedded development chain need neither.
//
//   - transaction: The pending transaction, with its nonce. What it leaves out is filled in as for
//     eth_sendTransaction, so it should have its gas and its fees.
//   - gasPrice: Wei per gas; unchanged when left out. Can be nil.
//   - gasLimit: Gas limit; unchanged when left out. Can be nil.
//
// Result: Hash of the new transaction.
//
// Errors: ErrInvalidParams, ErrConflictingFees, ErrChainIDMismatch, ErrResourceNotFound, ErrTransactionRejected,
// ErrGasExceedsAllowance, ErrExecutionReverted, ErrExecutionRevertedWithReason, ErrExecutionFailed,
// ErrInsufficientFundsForTransfer, ErrLimitExceeded, ErrRequestTimedOut, ErrNodeUnavailable, ErrAuthenticationNeeded,
// ErrFeatureNotSupported, ErrHeaderNotFound, ErrSignerUnavailable, ErrSignerRefused, ErrSignedOtherwise.
func (m EthMethods) Resend(ctx context.Context, transaction TransactionObject, gasPrice *big.Int, gasLimit *uint64) (Hash, error) {
	return call[Hash](ctx, m.core, methodEthResend, transaction, gasPrice, gasLimit)
}

// SendRawTransaction calls eth_sendRawTransaction. Sends a signed transaction.
//
// The transaction can be found by its hash as soon as the call returns.
//
//   - transaction: EIP-2718 encoding of the signed transaction.
//
// Errors: ErrInvalidParams, ErrTransactionRejected, ErrNodeUnavailable.
func (m EthMethods) SendRawTransaction(ctx context.Context, transaction []byte) (Hash, error) {
	return call[Hash](ctx, m.core, methodEthSendRawTransaction, transaction)
}

// SendRawTransactionSync calls eth_sendRawTransactionSync. Sends a signed transaction and returns its receipt
// (EIP-7966).
//
//   - transaction: EIP-2718 encoding of the signed transaction.
//   - timeout: Longest wait in milliseconds. Can be nil.
//
// Errors: ErrInvalidParams, ErrTransactionRejected, ErrTransactionTimeout, ErrNodeUnavailable.
func (m EthMethods) SendRawTransactionSync(ctx context.Context, transaction []byte, timeout *uint64) (*Receipt, error) {
	return call[*Receipt](ctx, m.core, methodEthSendRawTransactionSync, transaction, timeout)
}

// SendTransaction calls eth_sendTransaction. Signs and sends a transaction with the key of an unlocked account.
//
// Defaults: gas is the estimate; where that fails, so does the method, with the same error; fees are the suggested
// ones; value is 0. The estimate is never raised to a fixed number, since chains of the Cosmos SDK charge for a part
// of the gas that a transaction does not use. The nonce follows those of the account's pending transactions;
// transactions of one account get their nonces one after another, in order of arrival, and one that is refused uses
// none. A fee above json-rpc.txfee-cap is refused before anything is signed. Legacy transactions are signed for this
// chain (EIP-155), always. The account must be unlocked, and the caller must be allowed to use unlocked keys;
// otherwise the error is authenticationNeeded, whatever the account is. Accounts of the embedded development chain
// need neither.
//
//   - transaction: The transaction.
//
// Errors: ErrInvalidParams, ErrConflictingFees, ErrChainIDMismatch, ErrResourceNotFound, ErrTransactionRejected,
// ErrGasExceedsAllowance, ErrExecutionReverted, ErrExecutionRevertedWithReason, ErrExecutionFailed,
// ErrInsufficientFundsForTransfer, ErrLimitExceeded, ErrRequestTimedOut, ErrNodeUnavailable, ErrAuthenticationNeeded,
// ErrFeatureNotSupported, ErrHeaderNotFound, ErrSignerUnavailable, ErrSignerRefused, ErrSignedOtherwise.
func (m EthMethods) SendTransaction(ctx context.Context, transaction TransactionObject) (Hash, error) {
	return call[Hash](ctx, m.core, methodEthSendTransaction, transaction)
}

// SendTransactionSync calls eth_sendTransactionSync. Signs and sends a transaction with the key of an unlocked
// account, and returns its receipt.
//
// As eth_sendTransaction, but waits until the transaction is mined.
//
//   - transaction: The transaction.
//
// Errors: ErrInvalidParams, ErrConflictingFees, ErrChainIDMismatch, ErrResourceNotFound, ErrTransactionRejected,
// ErrTransactionTimeout, ErrGasExceedsAllowance, ErrExecutionReverted, ErrExecutionRevertedWithReason,
// ErrExecutionFailed, ErrInsufficientFundsForTransfer, ErrLimitExceeded, ErrRequestTimedOut, ErrNodeUnavailable,
// ErrAuthenticationNeeded, ErrFeatureNotSupported, ErrHeaderNotFound, ErrSignerUnavailable, ErrSignerRefused,
// ErrSignedOtherwise.
func (m EthMethods) SendTransactionSync(ctx context.Context, transaction TransactionObject) (*Receipt, error) {
	return call[*Receipt](ctx, m.core, methodEthSendTransactionSync, transaction)
}

// SendUnsignedTransaction calls eth_sendUnsignedTransaction. Sends a transaction of any account, without its key.
//
// Only with the embedded development chain: no impersonation is needed. Defaults as for eth_sendTransaction.
//
//   - transaction: The transaction.
//
// Errors: ErrInvalidParams, ErrConflictingFees, ErrChainIDMismatch, ErrResourceNotFound, ErrTransactionRejected,
// ErrGasExceedsAllowance, ErrExecutionReverted, ErrExecutionRevertedWithReason, ErrExecutionFailed,
// ErrInsufficientFundsForTransfer, ErrLimitExceeded, ErrRequestTimedOut, ErrNodeUnavailable.
func (m EthMethods) SendUnsignedTransaction(ctx context.Context, transaction TransactionObject) (Hash, error) {
	return call[Hash](ctx, m.core, methodEthSendUnsignedTransaction, transaction)
}

// Sign calls eth_sign. Signs a message with the key of an unlocked account.
//
// The account must be unlocked, and the caller must be allowed to use unlocked keys; otherwise the error is
// authenticationNeeded, whatever the account is. Accounts of the embedded development chain need neither.
//
//   - address: Account that signs.
//   - data: Bytes of the message. They are signed behind a prefix and their length, so that no signature is one of a
//     transaction (EIP-191).
//
// Result: r and s, 32 bytes each, then 27 or 28.
//
// Errors: ErrInvalidParams, ErrResourceNotFound, ErrNodeUnavailable, ErrAuthenticationNeeded, ErrRequestTimedOut,
// ErrSignerUnavailable, ErrSignerRefused, ErrSignedOtherwise.
func (m EthMethods) Sign(ctx context.Context, address Address, data []byte) ([]byte, error) {
	return call[[]byte](ctx, m.core, methodEthSign, address, data)
}

// SignTransaction calls eth_signTransaction. Signs a transaction with the key of an unlocked account, and does not
// send it.
//
// Returns the signed bytes, as clients and the specification of Ethereum's execution API have it; geth returns an
// object with raw and tx. What eth_sendTransaction refuses before signing is refused here too. The account must be
// unlocked, and the caller must be allowed to use unlocked keys; otherwise the error is authenticationNeeded, whatever
// the account is. Accounts of the embedded development chain need neither.
//
//   - transaction: The transaction. What it leaves out is filled in, as by eth_sendTransaction.
//
// Result: The signed transaction, for eth_sendRawTransaction.
//
// Errors: ErrInvalidParams, ErrConflictingFees, ErrChainIDMismatch, ErrResourceNotFound, ErrGasExceedsAllowance,
// ErrExecutionReverted, ErrExecutionRevertedWithReason, ErrExecutionFailed, ErrInsufficientFundsForTransfer,
// ErrLimitExceeded, ErrRequestTimedOut, ErrNodeUnavailable, ErrAuthenticationNeeded, ErrFeatureNotSupported,
// ErrTransactionRejected, ErrHeaderNotFound, ErrSignerUnavailable, ErrSignerRefused, ErrSignedOtherwise.
func (m EthMethods) SignTransaction(ctx context.Context, transaction TransactionObject) ([]byte, error) {
	return call[[]byte](ctx, m.core, methodEthSignTransaction, transaction)
}

// SignTypedData calls eth_signTypedData. Signs typed data (EIP-712) with the key of an unlocked account.
//
// The data are of version 4: with lists, and with types that hold themselves. The account must be unlocked, and the
// caller must be allowed to use unlocked keys; otherwise the error is authenticationNeeded, whatever the account is.
// Accounts of the embedded development chain need neither.
//
//   - address: Account that signs.
//   - typedData: The typed data, as an object or as its JSON text.
//
// Result: r and s, 32 bytes each, then 27 or 28.
//
// Errors: ErrLimitExceeded, ErrInvalidParams, ErrResourceNotFound, ErrNodeUnavailable, ErrAuthenticationNeeded,
// ErrRequestTimedOut, ErrSignerUnavailable, ErrSignerRefused, ErrSignedOtherwise.
func (m EthMethods) SignTypedData(ctx context.Context, address Address, typedData TypedDataOrText) ([]byte, error) {
	return call[[]byte](ctx, m.core, methodEthSignTypedData, address, typedData)
}

// SimulateV1 calls eth_simulateV1. Runs calls in a chain of simulated blocks.
//
//   - payload: The blocks and their calls.
//   - block: Block whose state is read; latest when left out. Can be nil.
//
// Errors: ErrInvalidParams, ErrSimulationNonceTooLow, ErrSimulationNonceTooHigh, ErrSimulationBaseFeeTooLow,
// ErrSimulationIntrinsicGas, ErrSimulationInsufficientFunds, ErrSimulationBlockGasLimit, ErrSimulationBlockNumber,
// ErrSimulationBlockTimestamp, ErrSimulationPrecompileSelf, ErrSimulationPrecompileTwice, ErrSimulationSenderNotEoa,
// ErrSimulationInitCodeTooLarge, ErrConflictingFees, ErrChainIDMismatch, ErrClientLimitExceeded, ErrExecutionFailed,
// ErrFeatureNotSupported, ErrLimitExceeded, ErrRequestTimedOut, ErrHeaderNotFound, ErrHeaderForHashNotFound,
// ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m EthMethods) SimulateV1(ctx context.Context, payload SimulatePayload, block BlockParameter) ([]SimulatedBlock, error) {
	return call[[]SimulatedBlock](ctx, m.core, methodEthSimulateV1, payload, block)
}

// Syncing calls eth_syncing. Returns false, or the progress of the node or of this server while it is catching up.
//
// Returns false once the node is in sync and this server has the node's newest block. The local index may still lack
// older blocks; the server reads those from the node.
//
// Errors: ErrNodeUnavailable.
func (m EthMethods) Syncing(ctx context.Context) (NotSyncingOrSyncStatus, error) {
	return call[NotSyncingOrSyncStatus](ctx, m.core, methodEthSyncing)
}

// UninstallFilter calls eth_uninstallFilter. Removes a filter.
//
//   - filterID: The id that was returned when the filter was created.
//
// Result: false when the filter does not exist.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable, ErrIndexNotWritable.
func (m EthMethods) UninstallFilter(ctx context.Context, filterID string) (bool, error) {
	return call[bool](ctx, m.core, methodEthUninstallFilter, filterID)
}

// Unsubscribe calls eth_unsubscribe. Ends a subscription of this WebSocket.
//
//   - subscriptionID: The id that eth_subscribe returned.
//
// Result: false when this connection has no such subscription.
//
// Errors: ErrInvalidParams, ErrWebSocketNeeded.
func (m EthMethods) Unsubscribe(ctx context.Context, subscriptionID string) (bool, error) {
	return call[bool](ctx, m.core, methodEthUnsubscribe, subscriptionID)
}

// EvmMethods are the methods of the namespace evm.
type EvmMethods struct{ core *core }

// IncreaseTime calls evm_increaseTime. Moves the time of the next blocks forward.
//
// Only with the embedded development chain.
//
//   - seconds: Seconds to add.
//
// Result: Total seconds added since the start.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable.
func (m EvmMethods) IncreaseTime(ctx context.Context, seconds *big.Int) (int64, error) {
	return call[int64](ctx, m.core, methodEvmIncreaseTime, seconds)
}

// Mine calls evm_mine. Makes a block, or several.
//
// Only with the embedded development chain.
//
//   - options: Time of the first block, in seconds since 1970 and later than the newest block; or an object with the
//     time and the number of blocks. Can be nil.
//
// Result: Always 0x0.
//
// Errors: ErrInvalidParams, ErrLimitExceeded, ErrNodeUnavailable.
func (m EvmMethods) Mine(ctx context.Context, options MineOptions) (*big.Int, error) {
	return call[*big.Int](ctx, m.core, methodEvmMine, options)
}

// MineDetailed calls evm_mine_detailed. Makes a block, or several, and returns them.
//
// Only with the embedded development chain.
//
//   - options: Time of the first block, in seconds since 1970 and later than the newest block; or an object with the
//     time and the number of blocks. Can be nil.
//
// Result: The new blocks with whole transactions, and what these returned.
//
// Errors: ErrInvalidParams, ErrLimitExceeded, ErrNodeUnavailable.
func (m EvmMethods) MineDetailed(ctx context.Context, options MineOptions) ([]MinedBlock, error) {
	return call[[]MinedBlock](ctx, m.core, methodEvmMineDetailed, options)
}

// Revert calls evm_revert. Sets the chain back to a snapshot: blocks, state, pending transactions and the index.
//
// Only with the embedded development chain. Subscriptions and filters continue with the blocks that come next; the
// logs of the blocks that are gone come again with removed set to true.
//
//   - snapshotID: The id that evm_snapshot returned. The call removes this snapshot and all later ones.
//
// Result: false when the snapshot does not exist.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable.
func (m EvmMethods) Revert(ctx context.Context, snapshotID *big.Int) (bool, error) {
	return call[bool](ctx, m.core, methodEvmRevert, snapshotID)
}

// SetAutomine calls evm_setAutomine. Switches automatic mining on or off: a block for each transaction, at once.
//
// Only with the embedded development chain.
//
//   - enabled: Whether transactions are mined at once.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable.
func (m EvmMethods) SetAutomine(ctx context.Context, enabled bool) error {
	return callNothing(ctx, m.core, methodEvmSetAutomine, enabled)
}

// SetBlockGasLimit calls evm_setBlockGasLimit. Sets the gas limit of the next blocks.
//
// Only with the embedded development chain.
//
//   - gasLimit: 1 to 2^63 - 1.
//
// Result: Always true.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable.
func (m EvmMethods) SetBlockGasLimit(ctx context.Context, gasLimit *big.Int) (bool, error) {
	return call[bool](ctx, m.core, methodEvmSetBlockGasLimit, gasLimit)
}

// SetIntervalMining calls evm_setIntervalMining. Sets the interval at which blocks are made; 0 stops it.
//
// Only with the embedded development chain.
//
//   - seconds: Time between blocks in seconds, at most 2147483.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable.
func (m EvmMethods) SetIntervalMining(ctx context.Context, seconds *big.Int) error {
	return callNothing(ctx, m.core, methodEvmSetIntervalMining, seconds)
}

// SetNextBlockTimestamp calls evm_setNextBlockTimestamp. Sets the time of the next block.
//
// Only with the embedded development chain.
//
//   - timestamp: Seconds since 1970, later than the newest block and at most 253402300799.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable.
func (m EvmMethods) SetNextBlockTimestamp(ctx context.Context, timestamp *big.Int) error {
	return callNothing(ctx, m.core, methodEvmSetNextBlockTimestamp, timestamp)
}

// SetTime calls evm_setTime. Sets the chain's clock, which continues from there.
//
// Only with the embedded development chain. Block times still increase.
//
//   - timestamp: Seconds since 1970, at most 253402300799. A greater number is read as milliseconds.
//
// Result: Seconds by which the clock moved forward; 0 for a step back.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable.
func (m EvmMethods) SetTime(ctx context.Context, timestamp *big.Int) (int64, error) {
	return call[int64](ctx, m.core, methodEvmSetTime, timestamp)
}

// Snapshot calls evm_snapshot. Takes a snapshot of the chain and returns its id.
//
// Only with the embedded development chain.
//
// Errors: ErrNodeUnavailable.
func (m EvmMethods) Snapshot(ctx context.Context) (*big.Int, error) {
	return call[*big.Int](ctx, m.core, methodEvmSnapshot)
}

// HalleyMethods are the methods of the namespace halley.
type HalleyMethods struct{ core *core }

// IndexStatus calls halley_indexStatus. Returns which blocks the index holds, and how far the rest is filled in.
//
// Reports what this server has stored, without asking the node. Blocks that it lacks are read from the node on
// request. The namespace is off by default, because the report is for operators.
//
// Errors: ErrNodeUnavailable.
func (m HalleyMethods) IndexStatus(ctx context.Context) (*IndexState, error) {
	return call[*IndexState](ctx, m.core, methodHalleyIndexStatus)
}

// HardhatMethods are the methods of the namespace hardhat.
type HardhatMethods struct{ core *core }

// DropTransaction calls hardhat_dropTransaction. Removes a pending transaction.
//
// Only with the embedded development chain.
//
//   - transactionHash: Hash of the transaction.
//
// Result: false when no such transaction is pending.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable.
func (m HardhatMethods) DropTransaction(ctx context.Context, transactionHash Hash) (bool, error) {
	return call[bool](ctx, m.core, methodHardhatDropTransaction, transactionHash)
}

// SetPrevRandao calls hardhat_setPrevRandao. Sets PREVRANDAO of the next block, which shows it as mixHash.
//
// Only with the embedded development chain. The blocks after it have the value of all other blocks again.
//
//   - prevRandao: 32 bytes.
//
// Result: Always true.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable.
func (m HardhatMethods) SetPrevRandao(ctx context.Context, prevRandao Hash) (bool, error) {
	return call[bool](ctx, m.core, methodHardhatSetPrevRandao, prevRandao)
}

// MinerMethods are the methods of the namespace miner.
type MinerMethods struct{ core *core }

// GetHashrate calls miner_getHashrate. Returns 0: the chain has no proof of work.
//
// Result: A JSON number.
//
// Errors: ErrUnauthorized.
func (m MinerMethods) GetHashrate(ctx context.Context) (int64, error) {
	return call[int64](ctx, m.core, methodMinerGetHashrate)
}

// SetEtherbase calls miner_setEtherbase. Sets the account that the validator's rewards go to.
//
// Sends a transaction of x/distribution (MsgSetWithdrawAddress) for the operator account of the node's validator,
// whose key must be unlocked in the key store. Returns true once a block has it and the chain returns the new address.
// eth_coinbase still returns the operator account. The fee is what the fee market and the node ask for.
//
//   - address: Account that gets the rewards.
//
// Errors: ErrInvalidParams, ErrUnauthorized, ErrAuthenticationNeeded, ErrMethodNotSupported, ErrResourceNotFound,
// ErrExecutionFailed, ErrTransactionRejected, ErrCosmosTransactionTimeout, ErrNodeUnavailable, ErrRequestTimedOut.
func (m MinerMethods) SetEtherbase(ctx context.Context, address Address) (bool, error) {
	return call[bool](ctx, m.core, methodMinerSetEtherbase, address)
}

// SetExtra calls miner_setExtra. Does nothing and returns false: blocks of this chain have no extra data.
//
//   - extra: Bytes for the blocks' extra data.
//
// Errors: ErrInvalidParams, ErrUnauthorized.
func (m MinerMethods) SetExtra(ctx context.Context, extra []byte) (bool, error) {
	return call[bool](ctx, m.core, methodMinerSetExtra, extra)
}

// SetGasLimit calls miner_setGasLimit. Does nothing and returns false: the gas limit of a block is a consensus
// parameter.
//
//   - gas: Gas of a block.
//
// Errors: ErrInvalidParams, ErrUnauthorized.
func (m MinerMethods) SetGasLimit(ctx context.Context, gas *big.Int) (bool, error) {
	return call[bool](ctx, m.core, methodMinerSetGasLimit, gas)
}

// SetGasPrice calls miner_setGasPrice. Sets the lowest price of gas that the node accepts, from its next start on.
//
// Writes minimum-gas-prices in the node's app.toml and changes nothing else there; prices of other denominations stay.
// The price is of the EVM's coin: where that has fewer than 18 decimals, wei are converted exactly (0x3b9aca00 with 6
// decimals is 0.001). The node reads the file when it starts, and Halley asks the node for its price;
// --minimum-gas-prices overrides it in both. Needs --home.
//
//   - gasPrice: Lowest price.
//
// Result: True; a failure is an error.
//
// Errors: ErrInvalidParams, ErrUnauthorized, ErrMethodNotSupported, ErrSettingNotWritten, ErrNodeUnavailable.
func (m MinerMethods) SetGasPrice(ctx context.Context, gasPrice *big.Int) (bool, error) {
	return call[bool](ctx, m.core, methodMinerSetGasPrice, gasPrice)
}

// Start calls miner_start. Does nothing and returns false: validators make the blocks.
//
//   - threads: Number of threads. Can be nil.
//
// Errors: ErrInvalidParams, ErrUnauthorized.
func (m MinerMethods) Start(ctx context.Context, threads *uint64) (bool, error) {
	return call[bool](ctx, m.core, methodMinerStart, threads)
}

// Stop calls miner_stop. Does nothing and returns null: validators make the blocks.
//
// Errors: ErrUnauthorized.
func (m MinerMethods) Stop(ctx context.Context) error {
	return callNothing(ctx, m.core, methodMinerStop)
}

// NetMethods are the methods of the namespace net.
type NetMethods struct{ core *core }

// Listening calls net_listening. Returns whether the node accepts peer connections.
//
// Errors: ErrNodeUnavailable.
func (m NetMethods) Listening(ctx context.Context) (bool, error) {
	return call[bool](ctx, m.core, methodNetListening)
}

// PeerCount calls net_peerCount. Returns the number of peers of the node, as a JSON number.
//
// Errors: ErrNodeUnavailable.
func (m NetMethods) PeerCount(ctx context.Context) (int64, error) {
	return call[int64](ctx, m.core, methodNetPeerCount)
}

// Version calls net_version. Returns the EVM chain id in decimal.
//
// Errors: ErrNodeUnavailable.
func (m NetMethods) Version(ctx context.Context) (string, error) {
	return call[string](ctx, m.core, methodNetVersion)
}

// OtsMethods are the methods of the namespace ots.
type OtsMethods struct{ core *core }

// GetApiLevel calls ots_getApiLevel. Returns the level of Otterscan's API that is served.
func (m OtsMethods) GetApiLevel(ctx context.Context) (int64, error) {
	return call[int64](ctx, m.core, methodOtsGetApiLevel)
}

// GetBlockDetails calls ots_getBlockDetails. Returns a block without its transactions, and its fees.
//
//   - blockNumber: Block number or tag.
//
// Result: null when the block is unknown.
//
// Errors: ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m OtsMethods) GetBlockDetails(ctx context.Context, blockNumber NumberOrTag) (*BlockDetails, error) {
	return call[*BlockDetails](ctx, m.core, methodOtsGetBlockDetails, blockNumber)
}

// GetBlockDetailsByHash calls ots_getBlockDetailsByHash. Returns a block without its transactions, and its fees, by
// hash.
//
//   - blockHash: Hash of the block.
//
// Result: null when the block is unknown.
//
// Errors: ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m OtsMethods) GetBlockDetailsByHash(ctx context.Context, blockHash Hash) (*BlockDetails, error) {
	return call[*BlockDetails](ctx, m.core, methodOtsGetBlockDetailsByHash, blockHash)
}

// GetBlockTransactions calls ots_getBlockTransactions. Returns a page of the transactions of a block. Page 0 has the
// last ones.
//
//   - blockNumber: Block number or tag.
//   - pageNumber: Number of the page, from 0.
//   - pageSize: Transactions of a page, from 1.
//
// Result: null when the block is unknown.
//
// Errors: ErrInvalidParams, ErrLimitExceeded, ErrResponseTooLarge, ErrHistoryPruned, ErrHistoryNotKept,
// ErrNodeUnavailable.
func (m OtsMethods) GetBlockTransactions(ctx context.Context, blockNumber NumberOrTag, pageNumber uint64, pageSize uint64) (*BlockTransactionsPage, error) {
	return call[*BlockTransactionsPage](ctx, m.core, methodOtsGetBlockTransactions, blockNumber, pageNumber, pageSize)
}

// GetContractCreator calls ots_getContractCreator. Returns the transaction that created a contract, and the creator.
//
// Found in the index by address, and else by a binary search over the account at past blocks, which needs their state.
//
//   - address: The address.
//
// Result: null for an account without code, and for one whose code came with genesis.
//
// Errors: ErrInvalidParams, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge,
// ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m OtsMethods) GetContractCreator(ctx context.Context, address Address) (*ContractCreator, error) {
	return call[*ContractCreator](ctx, m.core, methodOtsGetContractCreator, address)
}

// GetInternalOperations calls ots_getInternalOperations. Returns the transfers, creations and selfdestructs of the
// calls inside a transaction.
//
// The transaction itself is not among them, and neither is what was undone.
//
//   - transactionHash: Hash of the transaction.
//
// Errors: ErrInvalidParams, ErrResourceNotFound, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded,
// ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m OtsMethods) GetInternalOperations(ctx context.Context, transactionHash Hash) ([]InternalOperation, error) {
	return call[[]InternalOperation](ctx, m.core, methodOtsGetInternalOperations, transactionHash)
}

// GetTransactionBySenderAndNonce calls ots_getTransactionBySenderAndNonce. Returns the hash of the transaction that an
// account sent with a nonce.
//
// The block is found by a binary search over the account's nonces at past blocks, so it needs their state.
//
//   - sender: The account that sent the transaction.
//   - nonce: Nonce of the transaction.
//
// Result: null when the transaction does not exist.
//
// Errors: ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m OtsMethods) GetTransactionBySenderAndNonce(ctx context.Context, sender Address, nonce uint64) (*Hash, error) {
	return call[*Hash](ctx, m.core, methodOtsGetTransactionBySenderAndNonce, sender, nonce)
}

// GetTransactionError calls ots_getTransactionError. Returns what a transaction reverted with.
//
//   - transactionHash: Hash of the transaction.
//
// Result: The revert bytes; 0x when there are none, or when it succeeded.
//
// Errors: ErrInvalidParams, ErrResourceNotFound, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded,
// ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m OtsMethods) GetTransactionError(ctx context.Context, transactionHash Hash) ([]byte, error) {
	return call[[]byte](ctx, m.core, methodOtsGetTransactionError, transactionHash)
}

// HasCode calls ots_hasCode. Returns whether an account has code.
//
//   - address: The address.
//   - blockNumber: Block number or tag; latest when left out. Can be nil.
//
// Errors: ErrInvalidParams, ErrHeaderNotFound, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m OtsMethods) HasCode(ctx context.Context, address Address, blockNumber NumberOrTag) (bool, error) {
	return call[bool](ctx, m.core, methodOtsHasCode, address, blockNumber)
}

// SearchTransactionsAfter calls ots_searchTransactionsAfter. Returns transactions that touch an address, in the blocks
// after a block.
//
// A page has all matching transactions of its last block, so it may be longer than asked for. Needs `--trace.index`.
// Where the index ends, a page is shorter and not the last; a page that would be empty there is an error that names
// the blocks that are indexed.
//
//   - address: The address.
//   - blockNumber: The page begins above this block; 0 for the oldest page.
//   - pageSize: Transactions of a page, from 1.
//
// Errors: ErrInvalidParams, ErrAddressIndexOff, ErrBlocksNotIndexed, ErrLimitExceeded, ErrResponseTooLarge,
// ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m OtsMethods) SearchTransactionsAfter(ctx context.Context, address Address, blockNumber uint64, pageSize uint64) (*TransactionSearchPage, error) {
	return call[*TransactionSearchPage](ctx, m.core, methodOtsSearchTransactionsAfter, address, blockNumber, pageSize)
}

// SearchTransactionsBefore calls ots_searchTransactionsBefore. Returns transactions that touch an address, in the
// blocks before a block.
//
// A page has all matching transactions of its last block, so it may be longer than asked for. Needs `--trace.index`.
// Where the index ends, a page is shorter and not the last; a page that would be empty there is an error that names
// the blocks that are indexed.
//
//   - address: The address.
//   - blockNumber: The page begins below this block; 0 for the newest page.
//   - pageSize: Transactions of a page, from 1.
//
// Errors: ErrInvalidParams, ErrAddressIndexOff, ErrBlocksNotIndexed, ErrLimitExceeded, ErrResponseTooLarge,
// ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m OtsMethods) SearchTransactionsBefore(ctx context.Context, address Address, blockNumber uint64, pageSize uint64) (*TransactionSearchPage, error) {
	return call[*TransactionSearchPage](ctx, m.core, methodOtsSearchTransactionsBefore, address, blockNumber, pageSize)
}

// TraceTransaction calls ots_traceTransaction. Returns the calls of a transaction in the order in which they began.
//
//   - transactionHash: Hash of the transaction.
//
// Errors: ErrInvalidParams, ErrResourceNotFound, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded,
// ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m OtsMethods) TraceTransaction(ctx context.Context, transactionHash Hash) ([]TraceEntry, error) {
	return call[[]TraceEntry](ctx, m.core, methodOtsTraceTransaction, transactionHash)
}

// PersonalMethods are the methods of the namespace personal.
type PersonalMethods struct{ core *core }

// EcRecover calls personal_ecRecover. Returns the account that made a signature of personal_sign or eth_sign.
//
//   - data: Bytes of the message, without the prefix that is signed with it.
//   - signature: 65 bytes: r and s, then 27 or 28.
//
// Errors: ErrUnauthorized, ErrInvalidParams.
func (m PersonalMethods) EcRecover(ctx context.Context, data []byte, signature []byte) (Address, error) {
	return call[Address](ctx, m.core, methodPersonalEcRecover, data, signature)
}

// ImportRawKey calls personal_importRawKey. Encrypts a private key with a passphrase and keeps it in the key store.
//
//   - privateKey: The private key.
//   - passphrase: Passphrase that encrypts the key. The account stays locked.
//
// Errors: ErrUnauthorized, ErrInvalidParams, ErrAccountExists, ErrKeyNotStored, ErrLimitExceeded, ErrServerStopping.
func (m PersonalMethods) ImportRawKey(ctx context.Context, privateKey string, passphrase string) (Address, error) {
	return call[Address](ctx, m.core, methodPersonalImportRawKey, privateKey, passphrase)
}

// InitializeWallet calls personal_initializeWallet. Makes a new key for a wallet, which is usable and unlocked until
// it is unpaired or the server exits.
//
// Refused unless keystore.pairing-password-file is set.
//
//   - url: keystore:// and a name of 1 to 64 letters, digits, dots, dashes and underscores.
//
// Result: The only copy besides the one in memory: the key is never written to disk.
//
// Errors: ErrUnauthorized, ErrInvalidParams, ErrFeatureNotSupported, ErrAccountExists, ErrLimitExceeded,
// ErrServerStopping.
func (m PersonalMethods) InitializeWallet(ctx context.Context, url string) (Hash, error) {
	return call[Hash](ctx, m.core, methodPersonalInitializeWallet, url)
}

// ListAccounts calls personal_listAccounts. Returns the addresses that this server can send from.
//
// As eth_accounts.
//
// Errors: ErrUnauthorized, ErrNodeUnavailable, ErrRequestTimedOut.
func (m PersonalMethods) ListAccounts(ctx context.Context) ([]Address, error) {
	return call[[]Address](ctx, m.core, methodPersonalListAccounts)
}

// ListWallets calls personal_listWallets. Returns the keys of the key store and the paired wallets, and whether they
// are unlocked.
//
// Result: In the order of the names of their files; paired wallets come last. Accounts of the embedded development
// chain and of an external signer have no wallet.
//
// Errors: ErrUnauthorized.
func (m PersonalMethods) ListWallets(ctx context.Context) ([]KeyWallet, error) {
	return call[[]KeyWallet](ctx, m.core, methodPersonalListWallets)
}

// LockAccount calls personal_lockAccount. Locks an account: its key is removed from memory.
//
//   - address: Account to lock. Nothing happens when it is locked or unknown.
//
// Result: Always true.
//
// Errors: ErrUnauthorized, ErrInvalidParams.
func (m PersonalMethods) LockAccount(ctx context.Context, address Address) (bool, error) {
	return call[bool](ctx, m.core, methodPersonalLockAccount, address)
}

// NewAccount calls personal_newAccount. Makes a new key and keeps it in the key store, encrypted with a passphrase.
//
//   - passphrase: Passphrase that encrypts the key. The account stays locked.
//
// Errors: ErrUnauthorized, ErrInvalidParams, ErrKeyNotStored, ErrLimitExceeded, ErrServerStopping.
func (m PersonalMethods) NewAccount(ctx context.Context, passphrase string) (Address, error) {
	return call[Address](ctx, m.core, methodPersonalNewAccount, passphrase)
}

// SendTransaction calls personal_sendTransaction. Signs a transaction with the key that a passphrase decrypts, and
// sends it.
//
// The account stays locked for everyone else. Accounts of the embedded development chain need no passphrase: any text
// will do. Keys of an external signer have none that this server could check, so they are refused.
//
//   - transaction: The transaction. What it leaves out is filled in, as by eth_sendTransaction.
//   - passphrase: Passphrase of the key of from.
//
// Errors: ErrUnauthorized, ErrInvalidParams, ErrConflictingFees, ErrChainIDMismatch, ErrResourceNotFound,
// ErrTransactionRejected, ErrGasExceedsAllowance, ErrExecutionReverted, ErrExecutionRevertedWithReason,
// ErrExecutionFailed, ErrInsufficientFundsForTransfer, ErrLimitExceeded, ErrRequestTimedOut, ErrNodeUnavailable,
// ErrWrongPassphrase, ErrFeatureNotSupported, ErrHeaderNotFound, ErrServerStopping, ErrSignerUnavailable,
// ErrSignerRefused.
func (m PersonalMethods) SendTransaction(ctx context.Context, transaction TransactionObject, passphrase string) (Hash, error) {
	return call[Hash](ctx, m.core, methodPersonalSendTransaction, transaction, passphrase)
}

// Sign calls personal_sign. Signs a message with the key that a passphrase decrypts, or with that of an unlocked
// account.
//
// Accounts of the embedded development chain need no passphrase. Keys of an external signer have none that this server
// could check, so they sign without one.
//
//   - data: Bytes of the message. They are signed behind a prefix and their length, so that no signature is one of a
//     transaction (EIP-191).
//   - address: Account that signs.
//   - password: Passphrase of the key; the account stays locked for everyone else. When left out or null, the account
//     must be unlocked. Can be nil.
//
// Result: r and s, 32 bytes each, then 27 or 28.
//
// Errors: ErrUnauthorized, ErrInvalidParams, ErrAuthenticationNeeded, ErrWrongPassphrase, ErrLimitExceeded,
// ErrResourceNotFound, ErrFeatureNotSupported, ErrNodeUnavailable, ErrRequestTimedOut, ErrServerStopping,
// ErrSignerUnavailable, ErrSignerRefused, ErrSignedOtherwise.
func (m PersonalMethods) Sign(ctx context.Context, data []byte, address Address, password *string) ([]byte, error) {
	return call[[]byte](ctx, m.core, methodPersonalSign, data, address, password)
}

// SignTransaction calls personal_signTransaction. Signs a transaction with the key that a passphrase decrypts, and
// does not send it.
//
// The account stays locked for everyone else. Accounts of the embedded development chain need no passphrase: any text
// will do. Keys of an external signer have none that this server could check, so they are refused. Returns an object,
// as geth does; eth_signTransaction returns only the bytes.
//
//   - transaction: The transaction. What it leaves out is filled in, as by eth_sendTransaction.
//   - passphrase: Passphrase of the key of from.
//
// Errors: ErrUnauthorized, ErrInvalidParams, ErrConflictingFees, ErrChainIDMismatch, ErrResourceNotFound,
// ErrGasExceedsAllowance, ErrExecutionReverted, ErrExecutionRevertedWithReason, ErrExecutionFailed,
// ErrInsufficientFundsForTransfer, ErrLimitExceeded, ErrRequestTimedOut, ErrNodeUnavailable, ErrTransactionRejected,
// ErrWrongPassphrase, ErrFeatureNotSupported, ErrHeaderNotFound, ErrServerStopping, ErrSignerUnavailable,
// ErrSignerRefused.
func (m PersonalMethods) SignTransaction(ctx context.Context, transaction TransactionObject, passphrase string) (*SignedTransaction, error) {
	return call[*SignedTransaction](ctx, m.core, methodPersonalSignTransaction, transaction, passphrase)
}

// UnlockAccount calls personal_unlockAccount. Unlocks an account: its key is held in memory, so that eth_sign,
// eth_sendTransaction and others use it.
//
// Refused without a token unless json-rpc.allow-insecure-unlock is set. Accounts of the embedded development chain are
// always unlocked. The duration is at most 9223372036 seconds, as in geth.
//
//   - address: Account to unlock.
//   - passphrase: Passphrase of the key.
//   - duration: Seconds until the account is locked again, as a number or as a hex quantity; 0 for until the server
//     exits; 300 when left out or null. A second call sets the time again. Can be nil.
//
// Result: Always true.
//
// Errors: ErrUnauthorized, ErrUnlockForbidden, ErrInvalidParams, ErrUnlockTooLong, ErrWrongPassphrase,
// ErrLimitExceeded, ErrResourceNotFound, ErrFeatureNotSupported, ErrServerStopping, ErrNodeUnavailable,
// ErrRequestTimedOut, ErrSignerUnavailable.
func (m PersonalMethods) UnlockAccount(ctx context.Context, address Address, passphrase string, duration *uint64) (bool, error) {
	return call[bool](ctx, m.core, methodPersonalUnlockAccount, address, passphrase, duration)
}

// Unpair calls personal_unpair. Removes a paired wallet: its key is gone.
//
//   - url: URL of the wallet.
//   - pairingPassword: The password in the file of keystore.pairing-password-file.
//
// Errors: ErrUnauthorized, ErrInvalidParams, ErrFeatureNotSupported, ErrWrongPassphrase, ErrResourceNotFound,
// ErrLimitExceeded.
func (m PersonalMethods) Unpair(ctx context.Context, url string, pairingPassword string) error {
	return callNothing(ctx, m.core, methodPersonalUnpair, url, pairingPassword)
}

// RpcMethods are the methods of the namespace rpc.
type RpcMethods struct{ core *core }

// Discover calls rpc.discover. Returns the contract of this server.
//
// This document, as it holds for this server: methods of the enabled namespaces with what they refer to, and the
// addresses of the server in `servers`. In `x-limits`, `default` is the limit that the server has: the value of the
// setting that `setting` names, null where that setting says no limit. Where clients need no token for private
// methods, none is marked `x-private`.
func (m RpcMethods) Discover(ctx context.Context) (*OpenrpcDocument, error) {
	return call[*OpenrpcDocument](ctx, m.core, methodRpcDiscover)
}

// Modules calls rpc_modules. Returns the enabled namespaces with their versions.
func (m RpcMethods) Modules(ctx context.Context) (map[string]string, error) {
	return call[map[string]string](ctx, m.core, methodRpcModules)
}

// TraceMethods are the methods of the namespace trace.
type TraceMethods struct{ core *core }

// Block calls trace_block. Returns the frames of all transactions of a block.
//
//   - block: The block; pending is the newest.
//
// Result: null when the block is unknown.
//
// Errors: ErrInvalidParams, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge,
// ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m TraceMethods) Block(ctx context.Context, block BlockParameter) ([]PlacedParityTrace, error) {
	return call[[]PlacedParityTrace](ctx, m.core, methodTraceBlock, block)
}

// Call calls trace_call. Runs a call and returns its traces.
//
//   - callValue: The message call.
//   - types: Which traces to make. trace: the frames; stateDiff: the changed accounts; vmTrace: every instruction.
//   - block: Block whose state is read; latest when left out. Can be nil.
//   - stateOverrides: Accounts to change before the call. Can be nil.
//   - blockOverrides: Fields of the block to change before the call. Can be nil.
//
// Errors: ErrInvalidParams, ErrExecutionFailed, ErrChainIDMismatch, ErrConflictingFees, ErrHeaderNotFound,
// ErrHeaderForHashNotFound, ErrInsufficientFundsForTransfer, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded,
// ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m TraceMethods) Call(ctx context.Context, callValue CallObject, types []TraceOrStateDiffOrVmTrace, block BlockParameter, stateOverrides map[Address]AccountOverride, blockOverrides *BlockOverrides) (*TraceResults, error) {
	return call[*TraceResults](ctx, m.core, methodTraceCall, callValue, types, block, stateOverrides, blockOverrides)
}

// CallMany calls trace_callMany. Runs calls, each on what those before it changed, and returns their traces.
//
//   - calls: The calls, each with its trace types.
//   - block: Block whose state is read; latest when left out. Can be nil.
//
// Result: One for each call.
//
// Errors: ErrInvalidParams, ErrExecutionFailed, ErrChainIDMismatch, ErrConflictingFees, ErrHeaderNotFound,
// ErrHeaderForHashNotFound, ErrInsufficientFundsForTransfer, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded,
// ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m TraceMethods) CallMany(ctx context.Context, calls [][]CallObjectOrTraceOrStateDiffOrVmTraceList, block BlockParameter) ([]TraceResults, error) {
	return call[[]TraceResults](ctx, m.core, methodTraceCallMany, calls, block)
}

// Filter calls trace_filter. Returns the frames of a range of blocks that match addresses, oldest first.
//
// Needs the index of traces (trace.index). A range that it does not cover is an error which names the range that it
// covers.
//
//   - filter: Which frames to return.
//
// Errors: ErrInvalidParams, ErrInvalidBlockRange, ErrBlockRangeBeyondHead, ErrBlocksNotIndexed, ErrAddressIndexOff,
// ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned,
// ErrHistoryNotKept, ErrNodeUnavailable.
func (m TraceMethods) Filter(ctx context.Context, filter TraceFilter) ([]PlacedParityTrace, error) {
	return call[[]PlacedParityTrace](ctx, m.core, methodTraceFilter, filter)
}

// Get calls trace_get. Returns one frame of a transaction.
//
//   - transactionHash: Hash of the transaction.
//   - indices: The frame's traceAddress; empty for the transaction itself.
//
// Result: null when the frame does not exist.
//
// Errors: ErrInvalidParams, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge,
// ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m TraceMethods) Get(ctx context.Context, transactionHash Hash, indices []uint64) (*PlacedParityTrace, error) {
	return call[*PlacedParityTrace](ctx, m.core, methodTraceGet, transactionHash, indices)
}

// RawTransaction calls trace_rawTransaction. Runs a signed transaction without sending it, and returns its traces.
//
//   - transaction: The signed transaction.
//   - types: Which traces to make. trace: the frames; stateDiff: the changed accounts; vmTrace: every instruction.
//   - block: Block whose state is read; latest when left out. Can be nil.
//
// Errors: ErrInvalidParams, ErrTransactionRejected, ErrExecutionFailed, ErrChainIDMismatch, ErrConflictingFees,
// ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrInsufficientFundsForTransfer, ErrTraceFailed,
// ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned,
// ErrHistoryNotKept, ErrNodeUnavailable.
func (m TraceMethods) RawTransaction(ctx context.Context, transaction []byte, types []TraceOrStateDiffOrVmTrace, block BlockParameter) (*TraceResults, error) {
	return call[*TraceResults](ctx, m.core, methodTraceRawTransaction, transaction, types, block)
}

// ReplayBlockTransactions calls trace_replayBlockTransactions. Runs the transactions of a block again and returns
// their traces.
//
//   - block: The block; pending is the newest.
//   - types: Which traces to make. trace: the frames; stateDiff: the changed accounts; vmTrace: every instruction.
//
// Result: One for each transaction, in order; null when the block is unknown.
//
// Errors: ErrInvalidParams, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge,
// ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m TraceMethods) ReplayBlockTransactions(ctx context.Context, block BlockParameter, types []TraceOrStateDiffOrVmTrace) ([]MinedTraceResults, error) {
	return call[[]MinedTraceResults](ctx, m.core, methodTraceReplayBlockTransactions, block, types)
}

// ReplayTransaction calls trace_replayTransaction. Runs a transaction of a block again and returns its traces.
//
//   - transactionHash: Hash of the transaction.
//   - types: Which traces to make. trace: the frames; stateDiff: the changed accounts; vmTrace: every instruction.
//
// Errors: ErrInvalidParams, ErrResourceNotFound, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded,
// ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m TraceMethods) ReplayTransaction(ctx context.Context, transactionHash Hash, types []TraceOrStateDiffOrVmTrace) (*TraceResults, error) {
	return call[*TraceResults](ctx, m.core, methodTraceReplayTransaction, transactionHash, types)
}

// Transaction calls trace_transaction. Returns the frames of a transaction.
//
//   - transactionHash: Hash of the transaction.
//
// Result: null when the transaction is unknown or pending.
//
// Errors: ErrInvalidParams, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge,
// ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable.
func (m TraceMethods) Transaction(ctx context.Context, transactionHash Hash) ([]PlacedParityTrace, error) {
	return call[[]PlacedParityTrace](ctx, m.core, methodTraceTransaction, transactionHash)
}

// TxpoolMethods are the methods of the namespace txpool.
type TxpoolMethods struct{ core *core }

// Content calls txpool_content. Returns the pending and queued transactions, by sender and nonce.
//
// Errors: ErrNodeUnavailable.
func (m TxpoolMethods) Content(ctx context.Context) (*TxpoolContent, error) {
	return call[*TxpoolContent](ctx, m.core, methodTxpoolContent)
}

// ContentFrom calls txpool_contentFrom. Returns the pending and queued transactions of one sender, by nonce.
//
//   - address: The sender.
//
// Errors: ErrInvalidParams, ErrNodeUnavailable.
func (m TxpoolMethods) ContentFrom(ctx context.Context, address Address) (*TxpoolContentFrom, error) {
	return call[*TxpoolContentFrom](ctx, m.core, methodTxpoolContentFrom, address)
}

// Inspect calls txpool_inspect. Returns a one-line summary of each pending or queued transaction, by sender and nonce.
//
// Errors: ErrNodeUnavailable.
func (m TxpoolMethods) Inspect(ctx context.Context) (*TxpoolInspection, error) {
	return call[*TxpoolInspection](ctx, m.core, methodTxpoolInspect)
}

// Status calls txpool_status. Returns the numbers of pending and queued transactions.
//
// These are the transactions that this server sent and those that the node's mempool lists. A transaction leaves them
// when it is mined, replaced by another one with the same nonce, or too old. A pending transaction can be in the next
// block; a queued one waits for a lower nonce.
//
// Errors: ErrNodeUnavailable.
func (m TxpoolMethods) Status(ctx context.Context) (*TxpoolStatus, error) {
	return call[*TxpoolStatus](ctx, m.core, methodTxpoolStatus)
}

// Web3Methods are the methods of the namespace web3.
type Web3Methods struct{ core *core }

// ClientVersion calls web3_clientVersion. Returns the version of this server and of the node behind it.
//
// Result: Halley/v<version>/<os>-<arch>/node<version> (<application> <version>; CometBFT <version>). With the embedded
// development chain, anvil/v<version>-compatible comes first, because tools recognise a development chain by it.
func (m Web3Methods) ClientVersion(ctx context.Context) (string, error) {
	return call[string](ctx, m.core, methodWeb3ClientVersion)
}

// Sha3 calls web3_sha3. Returns the Keccak-256 hash of bytes.
//
// Keccak-256 as Ethereum uses it, not the standardised SHA3-256.
//
//   - data: The bytes to hash.
//
// Errors: ErrInvalidParams.
func (m Web3Methods) Sha3(ctx context.Context, data []byte) (Hash, error) {
	return call[Hash](ctx, m.core, methodWeb3Sha3, data)
}

var methodAdminAddPeer = &methodEntry{name: "admin_addPeer", required: 1, errors: []ErrorName{ErrInvalidParams, ErrUnauthorized, ErrMethodNotSupported, ErrPeerRefused, ErrNodeUnavailable}}

var methodAdminDatadir = &methodEntry{name: "admin_datadir", required: 0, isRead: true, errors: []ErrorName{ErrUnauthorized}}

var methodAdminNodeInfo = &methodEntry{name: "admin_nodeInfo", required: 0, isRead: true, errors: []ErrorName{ErrUnauthorized, ErrNodeUnavailable}}

var methodAdminPeers = &methodEntry{name: "admin_peers", required: 0, isRead: true, errors: []ErrorName{ErrUnauthorized, ErrNodeUnavailable}}

var methodAdminStartRPC = &methodEntry{name: "admin_startRPC", required: 0, errors: []ErrorName{ErrInvalidParams, ErrUnauthorized, ErrListenerUnchanged}}

var methodAdminStartWs = &methodEntry{name: "admin_startWS", required: 0, errors: []ErrorName{ErrInvalidParams, ErrUnauthorized, ErrListenerUnchanged}}

var methodAdminStopRPC = &methodEntry{name: "admin_stopRPC", required: 0, errors: []ErrorName{ErrUnauthorized, ErrListenerUnchanged}}

var methodAdminStopWs = &methodEntry{name: "admin_stopWS", required: 0, errors: []ErrorName{ErrUnauthorized, ErrListenerUnchanged}}

var methodAnvilAddBalance = &methodEntry{name: "anvil_addBalance", required: 2, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable}}

var methodAnvilAutoImpersonateAccount = &methodEntry{name: "anvil_autoImpersonateAccount", required: 1, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable}}

var methodAnvilDealErc20 = &methodEntry{name: "anvil_dealERC20", required: 3, errors: []ErrorName{ErrInvalidParams, ErrExecutionFailed, ErrLimitExceeded, ErrRequestTimedOut, ErrNodeUnavailable}}

var methodAnvilDropAllTransactions = &methodEntry{name: "anvil_dropAllTransactions", required: 0, errors: []ErrorName{ErrNodeUnavailable}}

var methodAnvilDropTransaction = &methodEntry{name: "anvil_dropTransaction", required: 1, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable}}

var methodAnvilDumpState = &methodEntry{name: "anvil_dumpState", required: 0, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable}}

var methodAnvilGetAutomine = &methodEntry{name: "anvil_getAutomine", required: 0, isRead: true, errors: []ErrorName{ErrNodeUnavailable}}

var methodAnvilGetGenesisTime = &methodEntry{name: "anvil_getGenesisTime", required: 0, isRead: true, errors: []ErrorName{ErrNodeUnavailable}}

var methodAnvilGetIntervalMining = &methodEntry{name: "anvil_getIntervalMining", required: 0, isRead: true, nullable: true, errors: []ErrorName{ErrNodeUnavailable}}

var methodAnvilImpersonateAccount = &methodEntry{name: "anvil_impersonateAccount", required: 1, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable}}

var methodAnvilLoadState = &methodEntry{name: "anvil_loadState", required: 1, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable}}

var methodAnvilMetadata = &methodEntry{name: "anvil_metadata", required: 0, isRead: true, errors: []ErrorName{ErrNodeUnavailable}}

var methodAnvilMine = &methodEntry{name: "anvil_mine", required: 0, errors: []ErrorName{ErrInvalidParams, ErrLimitExceeded, ErrNodeUnavailable}}

var methodAnvilNodeInfo = &methodEntry{name: "anvil_nodeInfo", required: 0, isRead: true, errors: []ErrorName{ErrNodeUnavailable}}

var methodAnvilRemoveBlockTimestampInterval = &methodEntry{name: "anvil_removeBlockTimestampInterval", required: 0, errors: []ErrorName{ErrNodeUnavailable}}

var methodAnvilRemovePoolTransactions = &methodEntry{name: "anvil_removePoolTransactions", required: 1, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable}}

var methodAnvilReorg = &methodEntry{name: "anvil_reorg", required: 1, errors: []ErrorName{ErrInvalidParams, ErrLimitExceeded, ErrConflictingFees, ErrChainIDMismatch, ErrResourceNotFound, ErrNodeUnavailable}}

var methodAnvilReset = &methodEntry{name: "anvil_reset", required: 0, errors: []ErrorName{ErrInvalidParams, ErrFeatureNotSupported, ErrNodeUnavailable, ErrUnauthorized}}

var methodAnvilRollback = &methodEntry{name: "anvil_rollback", required: 0, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable}}

var methodAnvilSetBalance = &methodEntry{name: "anvil_setBalance", required: 2, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable}}

var methodAnvilSetBlockTimestampInterval = &methodEntry{name: "anvil_setBlockTimestampInterval", required: 1, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable}}

var methodAnvilSetChainID = &methodEntry{name: "anvil_setChainId", required: 1, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable}}

var methodAnvilSetCode = &methodEntry{name: "anvil_setCode", required: 2, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable}}

var methodAnvilSetCoinbase = &methodEntry{name: "anvil_setCoinbase", required: 1, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable}}

var methodAnvilSetErc20Allowance = &methodEntry{name: "anvil_setERC20Allowance", required: 4, errors: []ErrorName{ErrInvalidParams, ErrExecutionFailed, ErrLimitExceeded, ErrRequestTimedOut, ErrNodeUnavailable}}

var methodAnvilSetLoggingEnabled = &methodEntry{name: "anvil_setLoggingEnabled", required: 1, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable}}

var methodAnvilSetMinGasPrice = &methodEntry{name: "anvil_setMinGasPrice", required: 1, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable}}

var methodAnvilSetNextBlockBaseFeePerGas = &methodEntry{name: "anvil_setNextBlockBaseFeePerGas", required: 1, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable}}

var methodAnvilSetNonce = &methodEntry{name: "anvil_setNonce", required: 2, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable}}

var methodAnvilSetRPCURL = &methodEntry{name: "anvil_setRpcUrl", required: 1, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable, ErrUnauthorized}}

var methodAnvilSetStorageAt = &methodEntry{name: "anvil_setStorageAt", required: 3, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable}}

var methodAnvilStopImpersonatingAccount = &methodEntry{name: "anvil_stopImpersonatingAccount", required: 1, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable}}

var methodDebugBlockProfile = &methodEntry{name: "debug_blockProfile", required: 2, errors: []ErrorName{ErrInvalidParams, ErrUnauthorized, ErrLimitExceeded, ErrProfileInProgress, ErrProfileNotWritten}}

var methodDebugCpuProfile = &methodEntry{name: "debug_cpuProfile", required: 2, errors: []ErrorName{ErrInvalidParams, ErrUnauthorized, ErrLimitExceeded, ErrProfileInProgress, ErrProfileNotWritten}}

var methodDebugFreeOsMemory = &methodEntry{name: "debug_freeOSMemory", required: 0, errors: []ErrorName{ErrUnauthorized}}

var methodDebugGcStats = &methodEntry{name: "debug_gcStats", required: 0, isRead: true, errors: []ErrorName{ErrUnauthorized}}

var methodDebugGetBlockRlp = &methodEntry{name: "debug_getBlockRlp", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrResourceNotFound, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable, ErrFeatureNotSupported, ErrResponseTooLarge}}

var methodDebugGetHeaderRlp = &methodEntry{name: "debug_getHeaderRlp", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrResourceNotFound, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodDebugGetRawBlock = &methodEntry{name: "debug_getRawBlock", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrResourceNotFound, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable, ErrFeatureNotSupported, ErrResponseTooLarge}}

var methodDebugGetRawHeader = &methodEntry{name: "debug_getRawHeader", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrResourceNotFound, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodDebugGetRawReceipts = &methodEntry{name: "debug_getRawReceipts", required: 1, isRead: true, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrResourceNotFound, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable, ErrResponseTooLarge}}

var methodDebugGetRawTransaction = &methodEntry{name: "debug_getRawTransaction", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodDebugGoTrace = &methodEntry{name: "debug_goTrace", required: 2, errors: []ErrorName{ErrInvalidParams, ErrUnauthorized, ErrLimitExceeded, ErrProfileInProgress, ErrProfileNotWritten}}

var methodDebugMemStats = &methodEntry{name: "debug_memStats", required: 0, isRead: true, errors: []ErrorName{ErrUnauthorized}}

var methodDebugMutexProfile = &methodEntry{name: "debug_mutexProfile", required: 2, errors: []ErrorName{ErrInvalidParams, ErrUnauthorized, ErrLimitExceeded, ErrProfileInProgress, ErrProfileNotWritten}}

var methodDebugPrintBlock = &methodEntry{name: "debug_printBlock", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrResourceNotFound, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodDebugSetBlockProfileRate = &methodEntry{name: "debug_setBlockProfileRate", required: 1, errors: []ErrorName{ErrInvalidParams, ErrUnauthorized}}

var methodDebugSetGcPercent = &methodEntry{name: "debug_setGCPercent", required: 1, errors: []ErrorName{ErrInvalidParams, ErrUnauthorized}}

var methodDebugSetMutexProfileFraction = &methodEntry{name: "debug_setMutexProfileFraction", required: 1, errors: []ErrorName{ErrInvalidParams, ErrUnauthorized}}

var methodDebugStacks = &methodEntry{name: "debug_stacks", required: 0, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrUnauthorized}}

var methodDebugStartCpuProfile = &methodEntry{name: "debug_startCPUProfile", required: 1, errors: []ErrorName{ErrInvalidParams, ErrUnauthorized, ErrProfileInProgress, ErrProfileNotWritten}}

var methodDebugStartGoTrace = &methodEntry{name: "debug_startGoTrace", required: 1, errors: []ErrorName{ErrInvalidParams, ErrUnauthorized, ErrProfileInProgress, ErrProfileNotWritten}}

var methodDebugStopCpuProfile = &methodEntry{name: "debug_stopCPUProfile", required: 0, errors: []ErrorName{ErrUnauthorized, ErrProfileNotInProgress, ErrProfileNotWritten}}

var methodDebugStopGoTrace = &methodEntry{name: "debug_stopGoTrace", required: 0, errors: []ErrorName{ErrUnauthorized, ErrProfileNotInProgress, ErrProfileNotWritten}}

var methodDebugStorageRangeAt = &methodEntry{name: "debug_storageRangeAt", required: 5, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrMethodNotSupported, ErrResourceNotFound, ErrLimitExceeded, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodDebugTraceBlock = &methodEntry{name: "debug_traceBlock", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodDebugTraceBlockByHash = &methodEntry{name: "debug_traceBlockByHash", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodDebugTraceBlockByNumber = &methodEntry{name: "debug_traceBlockByNumber", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodDebugTraceCall = &methodEntry{name: "debug_traceCall", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrChainIDMismatch, ErrConflictingFees, ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodDebugTraceCallMany = &methodEntry{name: "debug_traceCallMany", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrChainIDMismatch, ErrConflictingFees, ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodDebugTraceTransaction = &methodEntry{name: "debug_traceTransaction", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrResourceNotFound, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodDebugVerbosity = &methodEntry{name: "debug_verbosity", required: 1, errors: []ErrorName{ErrInvalidParams, ErrUnauthorized}}

var methodDebugVmodule = &methodEntry{name: "debug_vmodule", required: 1, errors: []ErrorName{ErrInvalidParams, ErrUnauthorized}}

var methodDebugWriteBlockProfile = &methodEntry{name: "debug_writeBlockProfile", required: 1, errors: []ErrorName{ErrInvalidParams, ErrUnauthorized, ErrProfileNotWritten}}

var methodDebugWriteMemProfile = &methodEntry{name: "debug_writeMemProfile", required: 1, errors: []ErrorName{ErrInvalidParams, ErrUnauthorized, ErrProfileNotWritten}}

var methodDebugWriteMutexProfile = &methodEntry{name: "debug_writeMutexProfile", required: 1, errors: []ErrorName{ErrInvalidParams, ErrUnauthorized, ErrProfileNotWritten}}

var methodErigonGetHeaderByNumber = &methodEntry{name: "erigon_getHeaderByNumber", required: 1, isRead: true, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthAccounts = &methodEntry{name: "eth_accounts", required: 0, isRead: true, errors: []ErrorName{ErrNodeUnavailable, ErrRequestTimedOut}}

var methodEthBaseFee = &methodEntry{name: "eth_baseFee", required: 0, isRead: true, nullable: true, errors: []ErrorName{ErrNodeUnavailable}}

var methodEthBlobBaseFee = &methodEntry{name: "eth_blobBaseFee", required: 0, isRead: true}

var methodEthBlockNumber = &methodEntry{name: "eth_blockNumber", required: 0, isRead: true, errors: []ErrorName{ErrNodeUnavailable}}

var methodEthCall = &methodEntry{name: "eth_call", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrExecutionReverted, ErrExecutionRevertedWithReason, ErrExecutionFailed, ErrInsufficientFundsForTransfer, ErrChainIDMismatch, ErrConflictingFees, ErrFeatureNotSupported, ErrLimitExceeded, ErrRequestTimedOut, ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthCapabilities = &methodEntry{name: "eth_capabilities", required: 0, isRead: true, errors: []ErrorName{ErrNodeUnavailable}}

var methodEthChainID = &methodEntry{name: "eth_chainId", required: 0, isRead: true, errors: []ErrorName{ErrNodeUnavailable}}

var methodEthCoinbase = &methodEntry{name: "eth_coinbase", required: 0, isRead: true, errors: []ErrorName{ErrResourceNotFound, ErrNodeUnavailable}}

var methodEthConfig = &methodEntry{name: "eth_config", required: 0, isRead: true, errors: []ErrorName{ErrNodeUnavailable}}

var methodEthCreateAccessList = &methodEntry{name: "eth_createAccessList", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrExecutionReverted, ErrExecutionRevertedWithReason, ErrExecutionFailed, ErrInsufficientFundsForTransfer, ErrChainIDMismatch, ErrConflictingFees, ErrFeatureNotSupported, ErrLimitExceeded, ErrRequestTimedOut, ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthEstimateGas = &methodEntry{name: "eth_estimateGas", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrGasExceedsAllowance, ErrExecutionReverted, ErrExecutionRevertedWithReason, ErrExecutionFailed, ErrInsufficientFundsForTransfer, ErrChainIDMismatch, ErrConflictingFees, ErrFeatureNotSupported, ErrLimitExceeded, ErrRequestTimedOut, ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthFeeHistory = &methodEntry{name: "eth_feeHistory", required: 2, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrRequestBeyondHead, ErrLimitExceeded, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthFillTransaction = &methodEntry{name: "eth_fillTransaction", required: 1, errors: []ErrorName{ErrInvalidParams, ErrGasExceedsAllowance, ErrExecutionReverted, ErrExecutionRevertedWithReason, ErrExecutionFailed, ErrInsufficientFundsForTransfer, ErrChainIDMismatch, ErrConflictingFees, ErrFeatureNotSupported, ErrLimitExceeded, ErrRequestTimedOut, ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrNodeUnavailable}}

var methodEthGasPrice = &methodEntry{name: "eth_gasPrice", required: 0, isRead: true, errors: []ErrorName{ErrNodeUnavailable}}

var methodEthGetAccount = &methodEntry{name: "eth_getAccount", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthGetAccountInfo = &methodEntry{name: "eth_getAccountInfo", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthGetBalance = &methodEntry{name: "eth_getBalance", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthGetBlockByHash = &methodEntry{name: "eth_getBlockByHash", required: 1, isRead: true, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthGetBlockByNumber = &methodEntry{name: "eth_getBlockByNumber", required: 1, isRead: true, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthGetBlockReceipts = &methodEntry{name: "eth_getBlockReceipts", required: 1, isRead: true, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthGetBlockTransactionCountByHash = &methodEntry{name: "eth_getBlockTransactionCountByHash", required: 1, isRead: true, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthGetBlockTransactionCountByNumber = &methodEntry{name: "eth_getBlockTransactionCountByNumber", required: 1, isRead: true, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthGetCode = &methodEntry{name: "eth_getCode", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthGetCompilers = &methodEntry{name: "eth_getCompilers", required: 0, isRead: true}

var methodEthGetFilterChanges = &methodEntry{name: "eth_getFilterChanges", required: 1, errors: []ErrorName{ErrInvalidParams, ErrFilterNotFound, ErrLimitExceeded, ErrHistoryPruned, ErrHistoryNotKept, ErrIndexNotWritable, ErrNodeUnavailable}}

var methodEthGetFilterLogs = &methodEntry{name: "eth_getFilterLogs", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrFilterNotFound, ErrNotALogFilter, ErrInvalidBlockRange, ErrBlockRangeBeyondHead, ErrBlockHashWithRange, ErrUnknownBlock, ErrLogResultsExceeded, ErrLogBytesExceeded, ErrLogComparisonsExceeded, ErrLogRangeExceeded, ErrLimitExceeded, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthGetHeaderByHash = &methodEntry{name: "eth_getHeaderByHash", required: 1, isRead: true, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthGetHeaderByNumber = &methodEntry{name: "eth_getHeaderByNumber", required: 1, isRead: true, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthGetLogs = &methodEntry{name: "eth_getLogs", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrInvalidBlockRange, ErrBlockRangeBeyondHead, ErrBlockHashWithRange, ErrUnknownBlock, ErrLogResultsExceeded, ErrLogBytesExceeded, ErrLogComparisonsExceeded, ErrLogRangeExceeded, ErrLimitExceeded, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthGetProof = &methodEntry{name: "eth_getProof", required: 2, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrLimitExceeded, ErrFeatureNotSupported, ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthGetRawTransactionByBlockHashAndIndex = &methodEntry{name: "eth_getRawTransactionByBlockHashAndIndex", required: 2, isRead: true, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthGetRawTransactionByBlockNumberAndIndex = &methodEntry{name: "eth_getRawTransactionByBlockNumberAndIndex", required: 2, isRead: true, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthGetRawTransactionByHash = &methodEntry{name: "eth_getRawTransactionByHash", required: 1, isRead: true, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthGetStorageAt = &methodEntry{name: "eth_getStorageAt", required: 2, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthGetStorageValues = &methodEntry{name: "eth_getStorageValues", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrClientLimitExceeded, ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthGetTransactionByBlockHashAndIndex = &methodEntry{name: "eth_getTransactionByBlockHashAndIndex", required: 2, isRead: true, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthGetTransactionByBlockNumberAndIndex = &methodEntry{name: "eth_getTransactionByBlockNumberAndIndex", required: 2, isRead: true, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthGetTransactionByHash = &methodEntry{name: "eth_getTransactionByHash", required: 1, isRead: true, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthGetTransactionBySenderAndNonce = &methodEntry{name: "eth_getTransactionBySenderAndNonce", required: 2, isRead: true, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthGetTransactionCount = &methodEntry{name: "eth_getTransactionCount", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthGetTransactionLogs = &methodEntry{name: "eth_getTransactionLogs", required: 1, isRead: true, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthGetTransactionReceipt = &methodEntry{name: "eth_getTransactionReceipt", required: 1, isRead: true, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthGetUncleByBlockHashAndIndex = &methodEntry{name: "eth_getUncleByBlockHashAndIndex", required: 2, isRead: true, errors: []ErrorName{ErrInvalidParams}}

var methodEthGetUncleByBlockNumberAndIndex = &methodEntry{name: "eth_getUncleByBlockNumberAndIndex", required: 2, isRead: true, errors: []ErrorName{ErrInvalidParams}}

var methodEthGetUncleCountByBlockHash = &methodEntry{name: "eth_getUncleCountByBlockHash", required: 1, isRead: true, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthGetUncleCountByBlockNumber = &methodEntry{name: "eth_getUncleCountByBlockNumber", required: 1, isRead: true, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthHashrate = &methodEntry{name: "eth_hashrate", required: 0, isRead: true}

var methodEthMaxPriorityFeePerGas = &methodEntry{name: "eth_maxPriorityFeePerGas", required: 0, isRead: true, errors: []ErrorName{ErrNodeUnavailable}}

var methodEthMining = &methodEntry{name: "eth_mining", required: 0, isRead: true, errors: []ErrorName{ErrNodeUnavailable}}

var methodEthNewBlockFilter = &methodEntry{name: "eth_newBlockFilter", required: 0, errors: []ErrorName{ErrLimitExceeded, ErrIndexNotWritable, ErrNodeUnavailable}}

var methodEthNewFilter = &methodEntry{name: "eth_newFilter", required: 1, errors: []ErrorName{ErrInvalidParams, ErrInvalidBlockRange, ErrBlockHashWithRange, ErrLimitExceeded, ErrIndexNotWritable, ErrNodeUnavailable}}

var methodEthNewPendingTransactionFilter = &methodEntry{name: "eth_newPendingTransactionFilter", required: 0, errors: []ErrorName{ErrLimitExceeded, ErrIndexNotWritable, ErrNodeUnavailable}}

var methodEthPendingTransactions = &methodEntry{name: "eth_pendingTransactions", required: 0, isRead: true, errors: []ErrorName{ErrNodeUnavailable}}

var methodEthProtocolVersion = &methodEntry{name: "eth_protocolVersion", required: 0, isRead: true}

var methodEthResend = &methodEntry{name: "eth_resend", required: 1, errors: []ErrorName{ErrInvalidParams, ErrConflictingFees, ErrChainIDMismatch, ErrResourceNotFound, ErrTransactionRejected, ErrGasExceedsAllowance, ErrExecutionReverted, ErrExecutionRevertedWithReason, ErrExecutionFailed, ErrInsufficientFundsForTransfer, ErrLimitExceeded, ErrRequestTimedOut, ErrNodeUnavailable, ErrAuthenticationNeeded, ErrFeatureNotSupported, ErrHeaderNotFound, ErrSignerUnavailable, ErrSignerRefused, ErrSignedOtherwise}}

var methodEthSendRawTransaction = &methodEntry{name: "eth_sendRawTransaction", required: 1, errors: []ErrorName{ErrInvalidParams, ErrTransactionRejected, ErrNodeUnavailable}}

var methodEthSendRawTransactionSync = &methodEntry{name: "eth_sendRawTransactionSync", required: 1, errors: []ErrorName{ErrInvalidParams, ErrTransactionRejected, ErrTransactionTimeout, ErrNodeUnavailable}}

var methodEthSendTransaction = &methodEntry{name: "eth_sendTransaction", required: 1, errors: []ErrorName{ErrInvalidParams, ErrConflictingFees, ErrChainIDMismatch, ErrResourceNotFound, ErrTransactionRejected, ErrGasExceedsAllowance, ErrExecutionReverted, ErrExecutionRevertedWithReason, ErrExecutionFailed, ErrInsufficientFundsForTransfer, ErrLimitExceeded, ErrRequestTimedOut, ErrNodeUnavailable, ErrAuthenticationNeeded, ErrFeatureNotSupported, ErrHeaderNotFound, ErrSignerUnavailable, ErrSignerRefused, ErrSignedOtherwise}}

var methodEthSendTransactionSync = &methodEntry{name: "eth_sendTransactionSync", required: 1, errors: []ErrorName{ErrInvalidParams, ErrConflictingFees, ErrChainIDMismatch, ErrResourceNotFound, ErrTransactionRejected, ErrTransactionTimeout, ErrGasExceedsAllowance, ErrExecutionReverted, ErrExecutionRevertedWithReason, ErrExecutionFailed, ErrInsufficientFundsForTransfer, ErrLimitExceeded, ErrRequestTimedOut, ErrNodeUnavailable, ErrAuthenticationNeeded, ErrFeatureNotSupported, ErrHeaderNotFound, ErrSignerUnavailable, ErrSignerRefused, ErrSignedOtherwise}}

var methodEthSendUnsignedTransaction = &methodEntry{name: "eth_sendUnsignedTransaction", required: 1, errors: []ErrorName{ErrInvalidParams, ErrConflictingFees, ErrChainIDMismatch, ErrResourceNotFound, ErrTransactionRejected, ErrGasExceedsAllowance, ErrExecutionReverted, ErrExecutionRevertedWithReason, ErrExecutionFailed, ErrInsufficientFundsForTransfer, ErrLimitExceeded, ErrRequestTimedOut, ErrNodeUnavailable}}

var methodEthSign = &methodEntry{name: "eth_sign", required: 2, errors: []ErrorName{ErrInvalidParams, ErrResourceNotFound, ErrNodeUnavailable, ErrAuthenticationNeeded, ErrRequestTimedOut, ErrSignerUnavailable, ErrSignerRefused, ErrSignedOtherwise}}

var methodEthSignTransaction = &methodEntry{name: "eth_signTransaction", required: 1, errors: []ErrorName{ErrInvalidParams, ErrConflictingFees, ErrChainIDMismatch, ErrResourceNotFound, ErrGasExceedsAllowance, ErrExecutionReverted, ErrExecutionRevertedWithReason, ErrExecutionFailed, ErrInsufficientFundsForTransfer, ErrLimitExceeded, ErrRequestTimedOut, ErrNodeUnavailable, ErrAuthenticationNeeded, ErrFeatureNotSupported, ErrTransactionRejected, ErrHeaderNotFound, ErrSignerUnavailable, ErrSignerRefused, ErrSignedOtherwise}}

var methodEthSignTypedData = &methodEntry{name: "eth_signTypedData", required: 2, errors: []ErrorName{ErrLimitExceeded, ErrInvalidParams, ErrResourceNotFound, ErrNodeUnavailable, ErrAuthenticationNeeded, ErrRequestTimedOut, ErrSignerUnavailable, ErrSignerRefused, ErrSignedOtherwise}}

var methodEthSimulateV1 = &methodEntry{name: "eth_simulateV1", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrSimulationNonceTooLow, ErrSimulationNonceTooHigh, ErrSimulationBaseFeeTooLow, ErrSimulationIntrinsicGas, ErrSimulationInsufficientFunds, ErrSimulationBlockGasLimit, ErrSimulationBlockNumber, ErrSimulationBlockTimestamp, ErrSimulationPrecompileSelf, ErrSimulationPrecompileTwice, ErrSimulationSenderNotEoa, ErrSimulationInitCodeTooLarge, ErrConflictingFees, ErrChainIDMismatch, ErrClientLimitExceeded, ErrExecutionFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrRequestTimedOut, ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodEthSyncing = &methodEntry{name: "eth_syncing", required: 0, isRead: true, errors: []ErrorName{ErrNodeUnavailable}}

var methodEthUninstallFilter = &methodEntry{name: "eth_uninstallFilter", required: 1, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable, ErrIndexNotWritable}}

var methodEthUnsubscribe = &methodEntry{name: "eth_unsubscribe", required: 1, errors: []ErrorName{ErrInvalidParams, ErrWebSocketNeeded}}

var methodEvmIncreaseTime = &methodEntry{name: "evm_increaseTime", required: 1, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable}}

var methodEvmMine = &methodEntry{name: "evm_mine", required: 0, errors: []ErrorName{ErrInvalidParams, ErrLimitExceeded, ErrNodeUnavailable}}

var methodEvmMineDetailed = &methodEntry{name: "evm_mine_detailed", required: 0, errors: []ErrorName{ErrInvalidParams, ErrLimitExceeded, ErrNodeUnavailable}}

var methodEvmRevert = &methodEntry{name: "evm_revert", required: 1, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable}}

var methodEvmSetAutomine = &methodEntry{name: "evm_setAutomine", required: 1, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable}}

var methodEvmSetBlockGasLimit = &methodEntry{name: "evm_setBlockGasLimit", required: 1, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable}}

var methodEvmSetIntervalMining = &methodEntry{name: "evm_setIntervalMining", required: 1, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable}}

var methodEvmSetNextBlockTimestamp = &methodEntry{name: "evm_setNextBlockTimestamp", required: 1, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable}}

var methodEvmSetTime = &methodEntry{name: "evm_setTime", required: 1, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable}}

var methodEvmSnapshot = &methodEntry{name: "evm_snapshot", required: 0, errors: []ErrorName{ErrNodeUnavailable}}

var methodHalleyIndexStatus = &methodEntry{name: "halley_indexStatus", required: 0, errors: []ErrorName{ErrNodeUnavailable}}

var methodHardhatDropTransaction = &methodEntry{name: "hardhat_dropTransaction", required: 1, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable}}

var methodHardhatSetPrevRandao = &methodEntry{name: "hardhat_setPrevRandao", required: 1, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable}}

var methodMinerGetHashrate = &methodEntry{name: "miner_getHashrate", required: 0, isRead: true, errors: []ErrorName{ErrUnauthorized}}

var methodMinerSetEtherbase = &methodEntry{name: "miner_setEtherbase", required: 1, errors: []ErrorName{ErrInvalidParams, ErrUnauthorized, ErrAuthenticationNeeded, ErrMethodNotSupported, ErrResourceNotFound, ErrExecutionFailed, ErrTransactionRejected, ErrCosmosTransactionTimeout, ErrNodeUnavailable, ErrRequestTimedOut}}

var methodMinerSetExtra = &methodEntry{name: "miner_setExtra", required: 1, errors: []ErrorName{ErrInvalidParams, ErrUnauthorized}}

var methodMinerSetGasLimit = &methodEntry{name: "miner_setGasLimit", required: 1, errors: []ErrorName{ErrInvalidParams, ErrUnauthorized}}

var methodMinerSetGasPrice = &methodEntry{name: "miner_setGasPrice", required: 1, errors: []ErrorName{ErrInvalidParams, ErrUnauthorized, ErrMethodNotSupported, ErrSettingNotWritten, ErrNodeUnavailable}}

var methodMinerStart = &methodEntry{name: "miner_start", required: 0, errors: []ErrorName{ErrInvalidParams, ErrUnauthorized}}

var methodMinerStop = &methodEntry{name: "miner_stop", required: 0, errors: []ErrorName{ErrUnauthorized}}

var methodNetListening = &methodEntry{name: "net_listening", required: 0, isRead: true, errors: []ErrorName{ErrNodeUnavailable}}

var methodNetPeerCount = &methodEntry{name: "net_peerCount", required: 0, isRead: true, errors: []ErrorName{ErrNodeUnavailable}}

var methodNetVersion = &methodEntry{name: "net_version", required: 0, isRead: true, errors: []ErrorName{ErrNodeUnavailable}}

var methodOtsGetApiLevel = &methodEntry{name: "ots_getApiLevel", required: 0, isRead: true}

var methodOtsGetBlockDetails = &methodEntry{name: "ots_getBlockDetails", required: 1, isRead: true, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodOtsGetBlockDetailsByHash = &methodEntry{name: "ots_getBlockDetailsByHash", required: 1, isRead: true, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodOtsGetBlockTransactions = &methodEntry{name: "ots_getBlockTransactions", required: 3, isRead: true, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrLimitExceeded, ErrResponseTooLarge, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodOtsGetContractCreator = &methodEntry{name: "ots_getContractCreator", required: 1, isRead: true, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodOtsGetInternalOperations = &methodEntry{name: "ots_getInternalOperations", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrResourceNotFound, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodOtsGetTransactionBySenderAndNonce = &methodEntry{name: "ots_getTransactionBySenderAndNonce", required: 2, isRead: true, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodOtsGetTransactionError = &methodEntry{name: "ots_getTransactionError", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrResourceNotFound, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodOtsHasCode = &methodEntry{name: "ots_hasCode", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrHeaderNotFound, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodOtsSearchTransactionsAfter = &methodEntry{name: "ots_searchTransactionsAfter", required: 3, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrAddressIndexOff, ErrBlocksNotIndexed, ErrLimitExceeded, ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodOtsSearchTransactionsBefore = &methodEntry{name: "ots_searchTransactionsBefore", required: 3, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrAddressIndexOff, ErrBlocksNotIndexed, ErrLimitExceeded, ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodOtsTraceTransaction = &methodEntry{name: "ots_traceTransaction", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrResourceNotFound, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodPersonalEcRecover = &methodEntry{name: "personal_ecRecover", required: 2, isRead: true, errors: []ErrorName{ErrUnauthorized, ErrInvalidParams}}

var methodPersonalImportRawKey = &methodEntry{name: "personal_importRawKey", required: 2, errors: []ErrorName{ErrUnauthorized, ErrInvalidParams, ErrAccountExists, ErrKeyNotStored, ErrLimitExceeded, ErrServerStopping}}

var methodPersonalInitializeWallet = &methodEntry{name: "personal_initializeWallet", required: 1, errors: []ErrorName{ErrUnauthorized, ErrInvalidParams, ErrFeatureNotSupported, ErrAccountExists, ErrLimitExceeded, ErrServerStopping}}

var methodPersonalListAccounts = &methodEntry{name: "personal_listAccounts", required: 0, isRead: true, errors: []ErrorName{ErrUnauthorized, ErrNodeUnavailable, ErrRequestTimedOut}}

var methodPersonalListWallets = &methodEntry{name: "personal_listWallets", required: 0, isRead: true, errors: []ErrorName{ErrUnauthorized}}

var methodPersonalLockAccount = &methodEntry{name: "personal_lockAccount", required: 1, errors: []ErrorName{ErrUnauthorized, ErrInvalidParams}}

var methodPersonalNewAccount = &methodEntry{name: "personal_newAccount", required: 1, errors: []ErrorName{ErrUnauthorized, ErrInvalidParams, ErrKeyNotStored, ErrLimitExceeded, ErrServerStopping}}

var methodPersonalSendTransaction = &methodEntry{name: "personal_sendTransaction", required: 2, errors: []ErrorName{ErrUnauthorized, ErrInvalidParams, ErrConflictingFees, ErrChainIDMismatch, ErrResourceNotFound, ErrTransactionRejected, ErrGasExceedsAllowance, ErrExecutionReverted, ErrExecutionRevertedWithReason, ErrExecutionFailed, ErrInsufficientFundsForTransfer, ErrLimitExceeded, ErrRequestTimedOut, ErrNodeUnavailable, ErrWrongPassphrase, ErrFeatureNotSupported, ErrHeaderNotFound, ErrServerStopping, ErrSignerUnavailable, ErrSignerRefused}}

var methodPersonalSign = &methodEntry{name: "personal_sign", required: 2, errors: []ErrorName{ErrUnauthorized, ErrInvalidParams, ErrAuthenticationNeeded, ErrWrongPassphrase, ErrLimitExceeded, ErrResourceNotFound, ErrFeatureNotSupported, ErrNodeUnavailable, ErrRequestTimedOut, ErrServerStopping, ErrSignerUnavailable, ErrSignerRefused, ErrSignedOtherwise}}

var methodPersonalSignTransaction = &methodEntry{name: "personal_signTransaction", required: 2, errors: []ErrorName{ErrUnauthorized, ErrInvalidParams, ErrConflictingFees, ErrChainIDMismatch, ErrResourceNotFound, ErrGasExceedsAllowance, ErrExecutionReverted, ErrExecutionRevertedWithReason, ErrExecutionFailed, ErrInsufficientFundsForTransfer, ErrLimitExceeded, ErrRequestTimedOut, ErrNodeUnavailable, ErrTransactionRejected, ErrWrongPassphrase, ErrFeatureNotSupported, ErrHeaderNotFound, ErrServerStopping, ErrSignerUnavailable, ErrSignerRefused}}

var methodPersonalUnlockAccount = &methodEntry{name: "personal_unlockAccount", required: 2, errors: []ErrorName{ErrUnauthorized, ErrUnlockForbidden, ErrInvalidParams, ErrUnlockTooLong, ErrWrongPassphrase, ErrLimitExceeded, ErrResourceNotFound, ErrFeatureNotSupported, ErrServerStopping, ErrNodeUnavailable, ErrRequestTimedOut, ErrSignerUnavailable}}

var methodPersonalUnpair = &methodEntry{name: "personal_unpair", required: 2, errors: []ErrorName{ErrUnauthorized, ErrInvalidParams, ErrFeatureNotSupported, ErrWrongPassphrase, ErrResourceNotFound, ErrLimitExceeded}}

var methodRpcDiscover = &methodEntry{name: "rpc.discover", required: 0, isRead: true}

var methodRpcModules = &methodEntry{name: "rpc_modules", required: 0, isRead: true}

var methodTraceBlock = &methodEntry{name: "trace_block", required: 1, isRead: true, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodTraceCall = &methodEntry{name: "trace_call", required: 2, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrExecutionFailed, ErrChainIDMismatch, ErrConflictingFees, ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrInsufficientFundsForTransfer, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodTraceCallMany = &methodEntry{name: "trace_callMany", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrExecutionFailed, ErrChainIDMismatch, ErrConflictingFees, ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrInsufficientFundsForTransfer, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodTraceFilter = &methodEntry{name: "trace_filter", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrInvalidBlockRange, ErrBlockRangeBeyondHead, ErrBlocksNotIndexed, ErrAddressIndexOff, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodTraceGet = &methodEntry{name: "trace_get", required: 2, isRead: true, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodTraceRawTransaction = &methodEntry{name: "trace_rawTransaction", required: 2, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrTransactionRejected, ErrExecutionFailed, ErrChainIDMismatch, ErrConflictingFees, ErrHeaderNotFound, ErrHeaderForHashNotFound, ErrInsufficientFundsForTransfer, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodTraceReplayBlockTransactions = &methodEntry{name: "trace_replayBlockTransactions", required: 2, isRead: true, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodTraceReplayTransaction = &methodEntry{name: "trace_replayTransaction", required: 2, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrResourceNotFound, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodTraceTransaction = &methodEntry{name: "trace_transaction", required: 1, isRead: true, nullable: true, errors: []ErrorName{ErrInvalidParams, ErrTraceFailed, ErrFeatureNotSupported, ErrLimitExceeded, ErrResponseTooLarge, ErrRequestTimedOut, ErrHistoryPruned, ErrHistoryNotKept, ErrNodeUnavailable}}

var methodTxpoolContent = &methodEntry{name: "txpool_content", required: 0, isRead: true, errors: []ErrorName{ErrNodeUnavailable}}

var methodTxpoolContentFrom = &methodEntry{name: "txpool_contentFrom", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams, ErrNodeUnavailable}}

var methodTxpoolInspect = &methodEntry{name: "txpool_inspect", required: 0, isRead: true, errors: []ErrorName{ErrNodeUnavailable}}

var methodTxpoolStatus = &methodEntry{name: "txpool_status", required: 0, isRead: true, errors: []ErrorName{ErrNodeUnavailable}}

var methodWeb3ClientVersion = &methodEntry{name: "web3_clientVersion", required: 0, isRead: true}

var methodWeb3Sha3 = &methodEntry{name: "web3_sha3", required: 1, isRead: true, errors: []ErrorName{ErrInvalidParams}}
