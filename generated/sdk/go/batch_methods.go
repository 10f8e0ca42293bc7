// Code generated from openrpc.json by `npm run generate`. DO NOT EDIT.

package halley

import (
	"encoding/json"
	"math/big"
)

// BatchMethods add calls to a batch, by namespace.
type BatchMethods struct {
	Admin    AdminBatch
	Anvil    AnvilBatch
	Debug    DebugBatch
	Erigon   ErigonBatch
	Eth      EthBatch
	Evm      EvmBatch
	Halley   HalleyBatch
	Hardhat  HardhatBatch
	Miner    MinerBatch
	Net      NetBatch
	Ots      OtsBatch
	Personal PersonalBatch
	Rpc      RpcBatch
	Trace    TraceBatch
	Txpool   TxpoolBatch
	Web3     Web3Batch
}

func newBatchMethods(calls *batchCalls) BatchMethods {
	return BatchMethods{
		Admin:    AdminBatch{calls},
		Anvil:    AnvilBatch{calls},
		Debug:    DebugBatch{calls},
		Erigon:   ErigonBatch{calls},
		Eth:      EthBatch{calls},
		Evm:      EvmBatch{calls},
		Halley:   HalleyBatch{calls},
		Hardhat:  HardhatBatch{calls},
		Miner:    MinerBatch{calls},
		Net:      NetBatch{calls},
		Ots:      OtsBatch{calls},
		Personal: PersonalBatch{calls},
		Rpc:      RpcBatch{calls},
		Trace:    TraceBatch{calls},
		Txpool:   TxpoolBatch{calls},
		Web3:     Web3Batch{calls},
	}
}

// AdminBatch adds calls of the namespace admin.
type AdminBatch struct{ calls *batchCalls }

// AddPeer adds a call of admin_addPeer: see AdminMethods.AddPeer.
func (b AdminBatch) AddPeer(address string) *Entry[bool] {
	return addCall[bool](b.calls, methodAdminAddPeer, address)
}

// Datadir adds a call of admin_datadir: see AdminMethods.Datadir.
func (b AdminBatch) Datadir() *Entry[string] {
	return addCall[string](b.calls, methodAdminDatadir)
}

// NodeInfo adds a call of admin_nodeInfo: see AdminMethods.NodeInfo.
func (b AdminBatch) NodeInfo() *Entry[*NetworkNodeInfo] {
	return addCall[*NetworkNodeInfo](b.calls, methodAdminNodeInfo)
}

// Peers adds a call of admin_peers: see AdminMethods.Peers.
func (b AdminBatch) Peers() *Entry[[]PeerInfo] {
	return addCall[[]PeerInfo](b.calls, methodAdminPeers)
}

// StartRPC adds a call of admin_startRPC: see AdminMethods.StartRPC.
func (b AdminBatch) StartRPC(host *string, port *int64, cors *string, apis *string, vhosts *string) *Entry[bool] {
	return addCall[bool](b.calls, methodAdminStartRPC, host, port, cors, apis, vhosts)
}

// StartWs adds a call of admin_startWS: see AdminMethods.StartWs.
func (b AdminBatch) StartWs(host *string, port *int64, origins *string, apis *string) *Entry[bool] {
	return addCall[bool](b.calls, methodAdminStartWs, host, port, origins, apis)
}

// StopRPC adds a call of admin_stopRPC: see AdminMethods.StopRPC.
func (b AdminBatch) StopRPC() *Entry[bool] {
	return addCall[bool](b.calls, methodAdminStopRPC)
}

// StopWs adds a call of admin_stopWS: see AdminMethods.StopWs.
func (b AdminBatch) StopWs() *Entry[bool] {
	return addCall[bool](b.calls, methodAdminStopWs)
}

// AnvilBatch adds calls of the namespace anvil.
type AnvilBatch struct{ calls *batchCalls }

// AddBalance adds a call of anvil_addBalance: see AnvilMethods.AddBalance.
func (b AnvilBatch) AddBalance(address Address, amount *big.Int) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodAnvilAddBalance, address, amount)
}

// AutoImpersonateAccount adds a call of anvil_autoImpersonateAccount: see AnvilMethods.AutoImpersonateAccount.
func (b AnvilBatch) AutoImpersonateAccount(enabled bool) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodAnvilAutoImpersonateAccount, enabled)
}

// DealErc20 adds a call of anvil_dealERC20: see AnvilMethods.DealErc20.
func (b AnvilBatch) DealErc20(address Address, token Address, amount *big.Int) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodAnvilDealErc20, address, token, amount)
}

// DropAllTransactions adds a call of anvil_dropAllTransactions: see AnvilMethods.DropAllTransactions.
func (b AnvilBatch) DropAllTransactions() *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodAnvilDropAllTransactions)
}

// DropTransaction adds a call of anvil_dropTransaction: see AnvilMethods.DropTransaction.
func (b AnvilBatch) DropTransaction(transactionHash Hash) *Entry[*Hash] {
	return addCall[*Hash](b.calls, methodAnvilDropTransaction, transactionHash)
}

// DumpState adds a call of anvil_dumpState: see AnvilMethods.DumpState.
func (b AnvilBatch) DumpState(preserveHistoricalStates *bool) *Entry[[]byte] {
	return addCall[[]byte](b.calls, methodAnvilDumpState, preserveHistoricalStates)
}

// GetAutomine adds a call of anvil_getAutomine: see AnvilMethods.GetAutomine.
func (b AnvilBatch) GetAutomine() *Entry[bool] {
	return addCall[bool](b.calls, methodAnvilGetAutomine)
}

// GetGenesisTime adds a call of anvil_getGenesisTime: see AnvilMethods.GetGenesisTime.
func (b AnvilBatch) GetGenesisTime() *Entry[int64] {
	return addCall[int64](b.calls, methodAnvilGetGenesisTime)
}

// GetIntervalMining adds a call of anvil_getIntervalMining: see AnvilMethods.GetIntervalMining.
func (b AnvilBatch) GetIntervalMining() *Entry[*float64] {
	return addCall[*float64](b.calls, methodAnvilGetIntervalMining)
}

// ImpersonateAccount adds a call of anvil_impersonateAccount: see AnvilMethods.ImpersonateAccount.
func (b AnvilBatch) ImpersonateAccount(address Address) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodAnvilImpersonateAccount, address)
}

// LoadState adds a call of anvil_loadState: see AnvilMethods.LoadState.
func (b AnvilBatch) LoadState(state []byte) *Entry[bool] {
	return addCall[bool](b.calls, methodAnvilLoadState, state)
}

// Metadata adds a call of anvil_metadata: see AnvilMethods.Metadata.
func (b AnvilBatch) Metadata() *Entry[*DevelopmentMetadata] {
	return addCall[*DevelopmentMetadata](b.calls, methodAnvilMetadata)
}

// Mine adds a call of anvil_mine: see AnvilMethods.Mine.
func (b AnvilBatch) Mine(blocks *big.Int, interval *big.Int) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodAnvilMine, blocks, interval)
}

// NodeInfo adds a call of anvil_nodeInfo: see AnvilMethods.NodeInfo.
func (b AnvilBatch) NodeInfo() *Entry[*DevelopmentNodeInfo] {
	return addCall[*DevelopmentNodeInfo](b.calls, methodAnvilNodeInfo)
}

// RemoveBlockTimestampInterval adds a call of anvil_removeBlockTimestampInterval: see AnvilMethods.RemoveBlockTimestampInterval.
func (b AnvilBatch) RemoveBlockTimestampInterval() *Entry[bool] {
	return addCall[bool](b.calls, methodAnvilRemoveBlockTimestampInterval)
}

// RemovePoolTransactions adds a call of anvil_removePoolTransactions: see AnvilMethods.RemovePoolTransactions.
func (b AnvilBatch) RemovePoolTransactions(address Address) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodAnvilRemovePoolTransactions, address)
}

// Reorg adds a call of anvil_reorg: see AnvilMethods.Reorg.
func (b AnvilBatch) Reorg(depth *big.Int, txBlockPairs [][]TransactionObjectOrBytesOrInteger) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodAnvilReorg, depth, txBlockPairs)
}

// Reset adds a call of anvil_reset: see AnvilMethods.Reset.
func (b AnvilBatch) Reset(options *ResetOptions) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodAnvilReset, options)
}

// Rollback adds a call of anvil_rollback: see AnvilMethods.Rollback.
func (b AnvilBatch) Rollback(depth *big.Int) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodAnvilRollback, depth)
}

// SetBalance adds a call of anvil_setBalance: see AnvilMethods.SetBalance.
func (b AnvilBatch) SetBalance(address Address, balance *big.Int) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodAnvilSetBalance, address, balance)
}

// SetBlockTimestampInterval adds a call of anvil_setBlockTimestampInterval: see AnvilMethods.SetBlockTimestampInterval.
func (b AnvilBatch) SetBlockTimestampInterval(seconds *big.Int) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodAnvilSetBlockTimestampInterval, seconds)
}

// SetChainID adds a call of anvil_setChainId: see AnvilMethods.SetChainID.
func (b AnvilBatch) SetChainID(chainID *big.Int) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodAnvilSetChainID, chainID)
}

// SetCode adds a call of anvil_setCode: see AnvilMethods.SetCode.
func (b AnvilBatch) SetCode(address Address, code []byte) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodAnvilSetCode, address, code)
}

// SetCoinbase adds a call of anvil_setCoinbase: see AnvilMethods.SetCoinbase.
func (b AnvilBatch) SetCoinbase(address Address) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodAnvilSetCoinbase, address)
}

// SetErc20Allowance adds a call of anvil_setERC20Allowance: see AnvilMethods.SetErc20Allowance.
func (b AnvilBatch) SetErc20Allowance(owner Address, spender Address, token Address, amount *big.Int) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodAnvilSetErc20Allowance, owner, spender, token, amount)
}

// SetLoggingEnabled adds a call of anvil_setLoggingEnabled: see AnvilMethods.SetLoggingEnabled.
func (b AnvilBatch) SetLoggingEnabled(enabled bool) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodAnvilSetLoggingEnabled, enabled)
}

// SetMinGasPrice adds a call of anvil_setMinGasPrice: see AnvilMethods.SetMinGasPrice.
func (b AnvilBatch) SetMinGasPrice(price *big.Int) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodAnvilSetMinGasPrice, price)
}

// SetNextBlockBaseFeePerGas adds a call of anvil_setNextBlockBaseFeePerGas: see AnvilMethods.SetNextBlockBaseFeePerGas.
func (b AnvilBatch) SetNextBlockBaseFeePerGas(baseFee *big.Int) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodAnvilSetNextBlockBaseFeePerGas, baseFee)
}

// SetNonce adds a call of anvil_setNonce: see AnvilMethods.SetNonce.
func (b AnvilBatch) SetNonce(address Address, nonce *big.Int) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodAnvilSetNonce, address, nonce)
}

// SetRPCURL adds a call of anvil_setRpcUrl: see AnvilMethods.SetRPCURL.
func (b AnvilBatch) SetRPCURL(url string) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodAnvilSetRPCURL, url)
}

// SetStorageAt adds a call of anvil_setStorageAt: see AnvilMethods.SetStorageAt.
func (b AnvilBatch) SetStorageAt(address Address, position *big.Int, value Hash) *Entry[bool] {
	return addCall[bool](b.calls, methodAnvilSetStorageAt, address, position, value)
}

// StopImpersonatingAccount adds a call of anvil_stopImpersonatingAccount: see AnvilMethods.StopImpersonatingAccount.
func (b AnvilBatch) StopImpersonatingAccount(address Address) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodAnvilStopImpersonatingAccount, address)
}

// DebugBatch adds calls of the namespace debug.
type DebugBatch struct{ calls *batchCalls }

// BlockProfile adds a call of debug_blockProfile: see DebugMethods.BlockProfile.
func (b DebugBatch) BlockProfile(file string, seconds uint64) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodDebugBlockProfile, file, seconds)
}

// CpuProfile adds a call of debug_cpuProfile: see DebugMethods.CpuProfile.
func (b DebugBatch) CpuProfile(file string, seconds uint64) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodDebugCpuProfile, file, seconds)
}

// FreeOsMemory adds a call of debug_freeOSMemory: see DebugMethods.FreeOsMemory.
func (b DebugBatch) FreeOsMemory() *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodDebugFreeOsMemory)
}

// GcStats adds a call of debug_gcStats: see DebugMethods.GcStats.
func (b DebugBatch) GcStats() *Entry[*GcStatistics] {
	return addCall[*GcStatistics](b.calls, methodDebugGcStats)
}

// GetBlockRlp adds a call of debug_getBlockRlp: see DebugMethods.GetBlockRlp.
func (b DebugBatch) GetBlockRlp(blockNumber uint64) *Entry[[]byte] {
	return addCall[[]byte](b.calls, methodDebugGetBlockRlp, blockNumber)
}

// GetHeaderRlp adds a call of debug_getHeaderRlp: see DebugMethods.GetHeaderRlp.
func (b DebugBatch) GetHeaderRlp(blockNumber uint64) *Entry[[]byte] {
	return addCall[[]byte](b.calls, methodDebugGetHeaderRlp, blockNumber)
}

// GetRawBlock adds a call of debug_getRawBlock: see DebugMethods.GetRawBlock.
func (b DebugBatch) GetRawBlock(block BlockParameter) *Entry[[]byte] {
	return addCall[[]byte](b.calls, methodDebugGetRawBlock, block)
}

// GetRawHeader adds a call of debug_getRawHeader: see DebugMethods.GetRawHeader.
func (b DebugBatch) GetRawHeader(block BlockParameter) *Entry[[]byte] {
	return addCall[[]byte](b.calls, methodDebugGetRawHeader, block)
}

// GetRawReceipts adds a call of debug_getRawReceipts: see DebugMethods.GetRawReceipts.
func (b DebugBatch) GetRawReceipts(block BlockParameter) *Entry[[][]byte] {
	return addCall[[][]byte](b.calls, methodDebugGetRawReceipts, block)
}

// GetRawTransaction adds a call of debug_getRawTransaction: see DebugMethods.GetRawTransaction.
func (b DebugBatch) GetRawTransaction(transactionHash Hash) *Entry[[]byte] {
	return addCall[[]byte](b.calls, methodDebugGetRawTransaction, transactionHash)
}

// GoTrace adds a call of debug_goTrace: see DebugMethods.GoTrace.
func (b DebugBatch) GoTrace(file string, seconds uint64) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodDebugGoTrace, file, seconds)
}

// MemStats adds a call of debug_memStats: see DebugMethods.MemStats.
func (b DebugBatch) MemStats() *Entry[*MemoryStatistics] {
	return addCall[*MemoryStatistics](b.calls, methodDebugMemStats)
}

// MutexProfile adds a call of debug_mutexProfile: see DebugMethods.MutexProfile.
func (b DebugBatch) MutexProfile(file string, seconds uint64) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodDebugMutexProfile, file, seconds)
}

// PrintBlock adds a call of debug_printBlock: see DebugMethods.PrintBlock.
func (b DebugBatch) PrintBlock(blockNumber uint64) *Entry[string] {
	return addCall[string](b.calls, methodDebugPrintBlock, blockNumber)
}

// SetBlockProfileRate adds a call of debug_setBlockProfileRate: see DebugMethods.SetBlockProfileRate.
func (b DebugBatch) SetBlockProfileRate(rate int64) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodDebugSetBlockProfileRate, rate)
}

// SetGcPercent adds a call of debug_setGCPercent: see DebugMethods.SetGcPercent.
func (b DebugBatch) SetGcPercent(percent int64) *Entry[int64] {
	return addCall[int64](b.calls, methodDebugSetGcPercent, percent)
}

// SetMutexProfileFraction adds a call of debug_setMutexProfileFraction: see DebugMethods.SetMutexProfileFraction.
func (b DebugBatch) SetMutexProfileFraction(rate int64) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodDebugSetMutexProfileFraction, rate)
}

// Stacks adds a call of debug_stacks: see DebugMethods.Stacks.
func (b DebugBatch) Stacks(filter *string) *Entry[string] {
	return addCall[string](b.calls, methodDebugStacks, filter)
}

// StartCpuProfile adds a call of debug_startCPUProfile: see DebugMethods.StartCpuProfile.
func (b DebugBatch) StartCpuProfile(file string) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodDebugStartCpuProfile, file)
}

// StartGoTrace adds a call of debug_startGoTrace: see DebugMethods.StartGoTrace.
func (b DebugBatch) StartGoTrace(file string) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodDebugStartGoTrace, file)
}

// StopCpuProfile adds a call of debug_stopCPUProfile: see DebugMethods.StopCpuProfile.
func (b DebugBatch) StopCpuProfile() *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodDebugStopCpuProfile)
}

// StopGoTrace adds a call of debug_stopGoTrace: see DebugMethods.StopGoTrace.
func (b DebugBatch) StopGoTrace() *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodDebugStopGoTrace)
}

// StorageRangeAt adds a call of debug_storageRangeAt: see DebugMethods.StorageRangeAt.
func (b DebugBatch) StorageRangeAt(block BlockParameter, transactionIndex uint64, address Address, keyStart []byte, limit uint64) *Entry[*StorageRangeResult] {
	return addCall[*StorageRangeResult](b.calls, methodDebugStorageRangeAt, block, transactionIndex, address, keyStart, limit)
}

// TraceBlock adds a call of debug_traceBlock: see DebugMethods.TraceBlock.
func (b DebugBatch) TraceBlock(block []byte, config *TraceConfig) *Entry[[]TransactionTrace] {
	return addCall[[]TransactionTrace](b.calls, methodDebugTraceBlock, block, config)
}

// TraceBlockByHash adds a call of debug_traceBlockByHash: see DebugMethods.TraceBlockByHash.
func (b DebugBatch) TraceBlockByHash(blockHash Hash, config *TraceConfig) *Entry[[]TransactionTrace] {
	return addCall[[]TransactionTrace](b.calls, methodDebugTraceBlockByHash, blockHash, config)
}

// TraceBlockByNumber adds a call of debug_traceBlockByNumber: see DebugMethods.TraceBlockByNumber.
func (b DebugBatch) TraceBlockByNumber(block BlockNumberOrTag, config *TraceConfig) *Entry[[]TransactionTrace] {
	return addCall[[]TransactionTrace](b.calls, methodDebugTraceBlockByNumber, block, config)
}

// TraceCall adds a call of debug_traceCall: see DebugMethods.TraceCall.
func (b DebugBatch) TraceCall(callValue CallObject, block BlockParameter, config *TraceCallConfig) *Entry[json.RawMessage] {
	return addCall[json.RawMessage](b.calls, methodDebugTraceCall, callValue, block, config)
}

// TraceCallMany adds a call of debug_traceCallMany: see DebugMethods.TraceCallMany.
func (b DebugBatch) TraceCallMany(bundles []CallBundle, stateContext *CallStateContext, config *TraceCallConfig) *Entry[[][]json.RawMessage] {
	return addCall[[][]json.RawMessage](b.calls, methodDebugTraceCallMany, bundles, stateContext, config)
}

// TraceTransaction adds a call of debug_traceTransaction: see DebugMethods.TraceTransaction.
func (b DebugBatch) TraceTransaction(transactionHash Hash, config *TraceConfig) *Entry[json.RawMessage] {
	return addCall[json.RawMessage](b.calls, methodDebugTraceTransaction, transactionHash, config)
}

// Verbosity adds a call of debug_verbosity: see DebugMethods.Verbosity.
func (b DebugBatch) Verbosity(level int64) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodDebugVerbosity, level)
}

// Vmodule adds a call of debug_vmodule: see DebugMethods.Vmodule.
func (b DebugBatch) Vmodule(pattern string) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodDebugVmodule, pattern)
}

// WriteBlockProfile adds a call of debug_writeBlockProfile: see DebugMethods.WriteBlockProfile.
func (b DebugBatch) WriteBlockProfile(file string) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodDebugWriteBlockProfile, file)
}

// WriteMemProfile adds a call of debug_writeMemProfile: see DebugMethods.WriteMemProfile.
func (b DebugBatch) WriteMemProfile(file string) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodDebugWriteMemProfile, file)
}

// WriteMutexProfile adds a call of debug_writeMutexProfile: see DebugMethods.WriteMutexProfile.
func (b DebugBatch) WriteMutexProfile(file string) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodDebugWriteMutexProfile, file)
}

// ErigonBatch adds calls of the namespace erigon.
type ErigonBatch struct{ calls *batchCalls }

// GetHeaderByNumber adds a call of erigon_getHeaderByNumber: see ErigonMethods.GetHeaderByNumber.
func (b ErigonBatch) GetHeaderByNumber(blockNumber NumberOrTag) *Entry[HeaderOrPendingHeader] {
	return addCall[HeaderOrPendingHeader](b.calls, methodErigonGetHeaderByNumber, blockNumber)
}

// EthBatch adds calls of the namespace eth.
type EthBatch struct{ calls *batchCalls }

// Accounts adds a call of eth_accounts: see EthMethods.Accounts.
func (b EthBatch) Accounts() *Entry[[]Address] {
	return addCall[[]Address](b.calls, methodEthAccounts)
}

// BaseFee adds a call of eth_baseFee: see EthMethods.BaseFee.
func (b EthBatch) BaseFee() *Entry[*big.Int] {
	return addCall[*big.Int](b.calls, methodEthBaseFee)
}

// BlobBaseFee adds a call of eth_blobBaseFee: see EthMethods.BlobBaseFee.
func (b EthBatch) BlobBaseFee() *Entry[*big.Int] {
	return addCall[*big.Int](b.calls, methodEthBlobBaseFee)
}

// BlockNumber adds a call of eth_blockNumber: see EthMethods.BlockNumber.
func (b EthBatch) BlockNumber() *Entry[*big.Int] {
	return addCall[*big.Int](b.calls, methodEthBlockNumber)
}

// Call adds a call of eth_call: see EthMethods.Call.
func (b EthBatch) Call(callValue CallObject, block BlockParameter, stateOverrides map[Address]AccountOverride, blockOverrides *BlockOverrides) *Entry[[]byte] {
	return addCall[[]byte](b.calls, methodEthCall, callValue, block, stateOverrides, blockOverrides)
}

// Capabilities adds a call of eth_capabilities: see EthMethods.Capabilities.
func (b EthBatch) Capabilities() *Entry[*Capabilities] {
	return addCall[*Capabilities](b.calls, methodEthCapabilities)
}

// ChainID adds a call of eth_chainId: see EthMethods.ChainID.
func (b EthBatch) ChainID() *Entry[*big.Int] {
	return addCall[*big.Int](b.calls, methodEthChainID)
}

// Coinbase adds a call of eth_coinbase: see EthMethods.Coinbase.
func (b EthBatch) Coinbase() *Entry[Address] {
	return addCall[Address](b.calls, methodEthCoinbase)
}

// Config adds a call of eth_config: see EthMethods.Config.
func (b EthBatch) Config() *Entry[*Config] {
	return addCall[*Config](b.calls, methodEthConfig)
}

// CreateAccessList adds a call of eth_createAccessList: see EthMethods.CreateAccessList.
func (b EthBatch) CreateAccessList(callValue CallObject, block BlockParameter, stateOverrides map[Address]AccountOverride) *Entry[*AccessListResult] {
	return addCall[*AccessListResult](b.calls, methodEthCreateAccessList, callValue, block, stateOverrides)
}

// EstimateGas adds a call of eth_estimateGas: see EthMethods.EstimateGas.
func (b EthBatch) EstimateGas(callValue CallObject, block BlockParameter, stateOverrides map[Address]AccountOverride, blockOverrides *BlockOverrides) *Entry[*big.Int] {
	return addCall[*big.Int](b.calls, methodEthEstimateGas, callValue, block, stateOverrides, blockOverrides)
}

// FeeHistory adds a call of eth_feeHistory: see EthMethods.FeeHistory.
func (b EthBatch) FeeHistory(blockCount uint64, newestBlock BlockNumberOrTag, rewardPercentiles []float64) *Entry[*FeeHistory] {
	return addCall[*FeeHistory](b.calls, methodEthFeeHistory, blockCount, newestBlock, rewardPercentiles)
}

// FillTransaction adds a call of eth_fillTransaction: see EthMethods.FillTransaction.
func (b EthBatch) FillTransaction(transaction TransactionToFill) *Entry[*FilledTransaction] {
	return addCall[*FilledTransaction](b.calls, methodEthFillTransaction, transaction)
}

// GasPrice adds a call of eth_gasPrice: see EthMethods.GasPrice.
func (b EthBatch) GasPrice() *Entry[*big.Int] {
	return addCall[*big.Int](b.calls, methodEthGasPrice)
}

// GetAccount adds a call of eth_getAccount: see EthMethods.GetAccount.
func (b EthBatch) GetAccount(address Address, block BlockParameter) *Entry[*AccountState] {
	return addCall[*AccountState](b.calls, methodEthGetAccount, address, block)
}

// GetAccountInfo adds a call of eth_getAccountInfo: see EthMethods.GetAccountInfo.
func (b EthBatch) GetAccountInfo(address Address, block BlockParameter) *Entry[*AccountInfo] {
	return addCall[*AccountInfo](b.calls, methodEthGetAccountInfo, address, block)
}

// GetBalance adds a call of eth_getBalance: see EthMethods.GetBalance.
func (b EthBatch) GetBalance(address Address, block BlockParameter) *Entry[*big.Int] {
	return addCall[*big.Int](b.calls, methodEthGetBalance, address, block)
}

// GetBlockByHash adds a call of eth_getBlockByHash: see EthMethods.GetBlockByHash.
func (b EthBatch) GetBlockByHash(blockHash Hash, fullTransactions *bool) *Entry[*Block] {
	return addCall[*Block](b.calls, methodEthGetBlockByHash, blockHash, fullTransactions)
}

// GetBlockByNumber adds a call of eth_getBlockByNumber: see EthMethods.GetBlockByNumber.
func (b EthBatch) GetBlockByNumber(blockNumber BlockNumberOrTag, fullTransactions *bool) *Entry[BlockOrPendingBlock] {
	return addCall[BlockOrPendingBlock](b.calls, methodEthGetBlockByNumber, blockNumber, fullTransactions)
}

// GetBlockReceipts adds a call of eth_getBlockReceipts: see EthMethods.GetBlockReceipts.
func (b EthBatch) GetBlockReceipts(block BlockParameter) *Entry[[]Receipt] {
	return addCall[[]Receipt](b.calls, methodEthGetBlockReceipts, block)
}

// GetBlockTransactionCountByHash adds a call of eth_getBlockTransactionCountByHash: see EthMethods.GetBlockTransactionCountByHash.
func (b EthBatch) GetBlockTransactionCountByHash(blockHash Hash) *Entry[*big.Int] {
	return addCall[*big.Int](b.calls, methodEthGetBlockTransactionCountByHash, blockHash)
}

// GetBlockTransactionCountByNumber adds a call of eth_getBlockTransactionCountByNumber: see EthMethods.GetBlockTransactionCountByNumber.
func (b EthBatch) GetBlockTransactionCountByNumber(blockNumber BlockNumberOrTag) *Entry[*big.Int] {
	return addCall[*big.Int](b.calls, methodEthGetBlockTransactionCountByNumber, blockNumber)
}

// GetCode adds a call of eth_getCode: see EthMethods.GetCode.
func (b EthBatch) GetCode(address Address, block BlockParameter) *Entry[[]byte] {
	return addCall[[]byte](b.calls, methodEthGetCode, address, block)
}

// GetCompilers adds a call of eth_getCompilers: see EthMethods.GetCompilers.
func (b EthBatch) GetCompilers() *Entry[[]string] {
	return addCall[[]string](b.calls, methodEthGetCompilers)
}

// GetFilterChanges adds a call of eth_getFilterChanges: see EthMethods.GetFilterChanges.
func (b EthBatch) GetFilterChanges(filterID string) *Entry[[]LogOrHash] {
	return addCall[[]LogOrHash](b.calls, methodEthGetFilterChanges, filterID)
}

// GetFilterLogs adds a call of eth_getFilterLogs: see EthMethods.GetFilterLogs.
func (b EthBatch) GetFilterLogs(filterID string) *Entry[[]Log] {
	return addCall[[]Log](b.calls, methodEthGetFilterLogs, filterID)
}

// GetHeaderByHash adds a call of eth_getHeaderByHash: see EthMethods.GetHeaderByHash.
func (b EthBatch) GetHeaderByHash(blockHash Hash) *Entry[*Header] {
	return addCall[*Header](b.calls, methodEthGetHeaderByHash, blockHash)
}

// GetHeaderByNumber adds a call of eth_getHeaderByNumber: see EthMethods.GetHeaderByNumber.
func (b EthBatch) GetHeaderByNumber(blockNumber BlockNumberOrTag) *Entry[HeaderOrPendingHeader] {
	return addCall[HeaderOrPendingHeader](b.calls, methodEthGetHeaderByNumber, blockNumber)
}

// GetLogs adds a call of eth_getLogs: see EthMethods.GetLogs.
func (b EthBatch) GetLogs(filter Filter) *Entry[[]Log] {
	return addCall[[]Log](b.calls, methodEthGetLogs, filter)
}

// GetProof adds a call of eth_getProof: see EthMethods.GetProof.
func (b EthBatch) GetProof(address Address, positions []*big.Int, block BlockParameter) *Entry[*Proof] {
	return addCall[*Proof](b.calls, methodEthGetProof, address, positions, block)
}

// GetRawTransactionByBlockHashAndIndex adds a call of eth_getRawTransactionByBlockHashAndIndex: see EthMethods.GetRawTransactionByBlockHashAndIndex.
func (b EthBatch) GetRawTransactionByBlockHashAndIndex(blockHash Hash, index uint64) *Entry[[]byte] {
	return addCall[[]byte](b.calls, methodEthGetRawTransactionByBlockHashAndIndex, blockHash, index)
}

// GetRawTransactionByBlockNumberAndIndex adds a call of eth_getRawTransactionByBlockNumberAndIndex: see EthMethods.GetRawTransactionByBlockNumberAndIndex.
func (b EthBatch) GetRawTransactionByBlockNumberAndIndex(blockNumber BlockNumberOrTag, index uint64) *Entry[[]byte] {
	return addCall[[]byte](b.calls, methodEthGetRawTransactionByBlockNumberAndIndex, blockNumber, index)
}

// GetRawTransactionByHash adds a call of eth_getRawTransactionByHash: see EthMethods.GetRawTransactionByHash.
func (b EthBatch) GetRawTransactionByHash(transactionHash Hash) *Entry[[]byte] {
	return addCall[[]byte](b.calls, methodEthGetRawTransactionByHash, transactionHash)
}

// GetStorageAt adds a call of eth_getStorageAt: see EthMethods.GetStorageAt.
func (b EthBatch) GetStorageAt(address Address, position *big.Int, block BlockParameter) *Entry[Hash] {
	return addCall[Hash](b.calls, methodEthGetStorageAt, address, position, block)
}

// GetStorageValues adds a call of eth_getStorageValues: see EthMethods.GetStorageValues.
func (b EthBatch) GetStorageValues(requests map[Address][]*big.Int, block BlockParameter) *Entry[map[Address][]Hash] {
	return addCall[map[Address][]Hash](b.calls, methodEthGetStorageValues, requests, block)
}

// GetTransactionByBlockHashAndIndex adds a call of eth_getTransactionByBlockHashAndIndex: see EthMethods.GetTransactionByBlockHashAndIndex.
func (b EthBatch) GetTransactionByBlockHashAndIndex(blockHash Hash, index uint64) *Entry[Transaction] {
	return addCall[Transaction](b.calls, methodEthGetTransactionByBlockHashAndIndex, blockHash, index)
}

// GetTransactionByBlockNumberAndIndex adds a call of eth_getTransactionByBlockNumberAndIndex: see EthMethods.GetTransactionByBlockNumberAndIndex.
func (b EthBatch) GetTransactionByBlockNumberAndIndex(blockNumber BlockNumberOrTag, index uint64) *Entry[Transaction] {
	return addCall[Transaction](b.calls, methodEthGetTransactionByBlockNumberAndIndex, blockNumber, index)
}

// GetTransactionByHash adds a call of eth_getTransactionByHash: see EthMethods.GetTransactionByHash.
func (b EthBatch) GetTransactionByHash(transactionHash Hash) *Entry[Transaction] {
	return addCall[Transaction](b.calls, methodEthGetTransactionByHash, transactionHash)
}

// GetTransactionBySenderAndNonce adds a call of eth_getTransactionBySenderAndNonce: see EthMethods.GetTransactionBySenderAndNonce.
func (b EthBatch) GetTransactionBySenderAndNonce(sender Address, nonce uint64) *Entry[Transaction] {
	return addCall[Transaction](b.calls, methodEthGetTransactionBySenderAndNonce, sender, nonce)
}

// GetTransactionCount adds a call of eth_getTransactionCount: see EthMethods.GetTransactionCount.
func (b EthBatch) GetTransactionCount(address Address, block BlockParameter) *Entry[*big.Int] {
	return addCall[*big.Int](b.calls, methodEthGetTransactionCount, address, block)
}

// GetTransactionLogs adds a call of eth_getTransactionLogs: see EthMethods.GetTransactionLogs.
func (b EthBatch) GetTransactionLogs(transactionHash Hash) *Entry[[]Log] {
	return addCall[[]Log](b.calls, methodEthGetTransactionLogs, transactionHash)
}

// GetTransactionReceipt adds a call of eth_getTransactionReceipt: see EthMethods.GetTransactionReceipt.
func (b EthBatch) GetTransactionReceipt(transactionHash Hash) *Entry[*Receipt] {
	return addCall[*Receipt](b.calls, methodEthGetTransactionReceipt, transactionHash)
}

// GetUncleByBlockHashAndIndex adds a call of eth_getUncleByBlockHashAndIndex: see EthMethods.GetUncleByBlockHashAndIndex.
func (b EthBatch) GetUncleByBlockHashAndIndex(blockHash Hash, uncleIndex uint64) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodEthGetUncleByBlockHashAndIndex, blockHash, uncleIndex)
}

// GetUncleByBlockNumberAndIndex adds a call of eth_getUncleByBlockNumberAndIndex: see EthMethods.GetUncleByBlockNumberAndIndex.
func (b EthBatch) GetUncleByBlockNumberAndIndex(blockNumber BlockNumberOrTag, uncleIndex uint64) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodEthGetUncleByBlockNumberAndIndex, blockNumber, uncleIndex)
}

// GetUncleCountByBlockHash adds a call of eth_getUncleCountByBlockHash: see EthMethods.GetUncleCountByBlockHash.
func (b EthBatch) GetUncleCountByBlockHash(blockHash Hash) *Entry[*big.Int] {
	return addCall[*big.Int](b.calls, methodEthGetUncleCountByBlockHash, blockHash)
}

// GetUncleCountByBlockNumber adds a call of eth_getUncleCountByBlockNumber: see EthMethods.GetUncleCountByBlockNumber.
func (b EthBatch) GetUncleCountByBlockNumber(blockNumber BlockNumberOrTag) *Entry[*big.Int] {
	return addCall[*big.Int](b.calls, methodEthGetUncleCountByBlockNumber, blockNumber)
}

// Hashrate adds a call of eth_hashrate: see EthMethods.Hashrate.
func (b EthBatch) Hashrate() *Entry[*big.Int] {
	return addCall[*big.Int](b.calls, methodEthHashrate)
}

// MaxPriorityFeePerGas adds a call of eth_maxPriorityFeePerGas: see EthMethods.MaxPriorityFeePerGas.
func (b EthBatch) MaxPriorityFeePerGas() *Entry[*big.Int] {
	return addCall[*big.Int](b.calls, methodEthMaxPriorityFeePerGas)
}

// Mining adds a call of eth_mining: see EthMethods.Mining.
func (b EthBatch) Mining() *Entry[bool] {
	return addCall[bool](b.calls, methodEthMining)
}

// NewBlockFilter adds a call of eth_newBlockFilter: see EthMethods.NewBlockFilter.
func (b EthBatch) NewBlockFilter() *Entry[string] {
	return addCall[string](b.calls, methodEthNewBlockFilter)
}

// NewFilter adds a call of eth_newFilter: see EthMethods.NewFilter.
func (b EthBatch) NewFilter(filter Filter) *Entry[string] {
	return addCall[string](b.calls, methodEthNewFilter, filter)
}

// NewPendingTransactionFilter adds a call of eth_newPendingTransactionFilter: see EthMethods.NewPendingTransactionFilter.
func (b EthBatch) NewPendingTransactionFilter() *Entry[string] {
	return addCall[string](b.calls, methodEthNewPendingTransactionFilter)
}

// PendingTransactions adds a call of eth_pendingTransactions: see EthMethods.PendingTransactions.
func (b EthBatch) PendingTransactions() *Entry[[]Transaction] {
	return addCall[[]Transaction](b.calls, methodEthPendingTransactions)
}

// ProtocolVersion adds a call of eth_protocolVersion: see EthMethods.ProtocolVersion.
func (b EthBatch) ProtocolVersion() *Entry[*big.Int] {
	return addCall[*big.Int](b.calls, methodEthProtocolVersion)
}

// Resend adds a call of eth_resend: see EthMethods.Resend.
func (b EthBatch) Resend(transaction TransactionObject, gasPrice *big.Int, gasLimit *uint64) *Entry[Hash] {
	return addCall[Hash](b.calls, methodEthResend, transaction, gasPrice, gasLimit)
}

// SendRawTransaction adds a call of eth_sendRawTransaction: see EthMethods.SendRawTransaction.
func (b EthBatch) SendRawTransaction(transaction []byte) *Entry[Hash] {
	return addCall[Hash](b.calls, methodEthSendRawTransaction, transaction)
}

// SendRawTransactionSync adds a call of eth_sendRawTransactionSync: see EthMethods.SendRawTransactionSync.
func (b EthBatch) SendRawTransactionSync(transaction []byte, timeout *uint64) *Entry[*Receipt] {
	return addCall[*Receipt](b.calls, methodEthSendRawTransactionSync, transaction, timeout)
}

// SendTransaction adds a call of eth_sendTransaction: see EthMethods.SendTransaction.
func (b EthBatch) SendTransaction(transaction TransactionObject) *Entry[Hash] {
	return addCall[Hash](b.calls, methodEthSendTransaction, transaction)
}

// SendTransactionSync adds a call of eth_sendTransactionSync: see EthMethods.SendTransactionSync.
func (b EthBatch) SendTransactionSync(transaction TransactionObject) *Entry[*Receipt] {
	return addCall[*Receipt](b.calls, methodEthSendTransactionSync, transaction)
}

// SendUnsignedTransaction adds a call of eth_sendUnsignedTransaction: see EthMethods.SendUnsignedTransaction.
func (b EthBatch) SendUnsignedTransaction(transaction TransactionObject) *Entry[Hash] {
	return addCall[Hash](b.calls, methodEthSendUnsignedTransaction, transaction)
}

// Sign adds a call of eth_sign: see EthMethods.Sign.
func (b EthBatch) Sign(address Address, data []byte) *Entry[[]byte] {
	return addCall[[]byte](b.calls, methodEthSign, address, data)
}

// SignTransaction adds a call of eth_signTransaction: see EthMethods.SignTransaction.
func (b EthBatch) SignTransaction(transaction TransactionObject) *Entry[[]byte] {
	return addCall[[]byte](b.calls, methodEthSignTransaction, transaction)
}

// SignTypedData adds a call of eth_signTypedData: see EthMethods.SignTypedData.
func (b EthBatch) SignTypedData(address Address, typedData TypedDataOrText) *Entry[[]byte] {
	return addCall[[]byte](b.calls, methodEthSignTypedData, address, typedData)
}

// SimulateV1 adds a call of eth_simulateV1: see EthMethods.SimulateV1.
func (b EthBatch) SimulateV1(payload SimulatePayload, block BlockParameter) *Entry[[]SimulatedBlock] {
	return addCall[[]SimulatedBlock](b.calls, methodEthSimulateV1, payload, block)
}

// Syncing adds a call of eth_syncing: see EthMethods.Syncing.
func (b EthBatch) Syncing() *Entry[NotSyncingOrSyncStatus] {
	return addCall[NotSyncingOrSyncStatus](b.calls, methodEthSyncing)
}

// UninstallFilter adds a call of eth_uninstallFilter: see EthMethods.UninstallFilter.
func (b EthBatch) UninstallFilter(filterID string) *Entry[bool] {
	return addCall[bool](b.calls, methodEthUninstallFilter, filterID)
}

// Unsubscribe adds a call of eth_unsubscribe: see EthMethods.Unsubscribe.
func (b EthBatch) Unsubscribe(subscriptionID string) *Entry[bool] {
	return addCall[bool](b.calls, methodEthUnsubscribe, subscriptionID)
}

// EvmBatch adds calls of the namespace evm.
type EvmBatch struct{ calls *batchCalls }

// IncreaseTime adds a call of evm_increaseTime: see EvmMethods.IncreaseTime.
func (b EvmBatch) IncreaseTime(seconds *big.Int) *Entry[int64] {
	return addCall[int64](b.calls, methodEvmIncreaseTime, seconds)
}

// Mine adds a call of evm_mine: see EvmMethods.Mine.
func (b EvmBatch) Mine(options MineOptions) *Entry[*big.Int] {
	return addCall[*big.Int](b.calls, methodEvmMine, options)
}

// MineDetailed adds a call of evm_mine_detailed: see EvmMethods.MineDetailed.
func (b EvmBatch) MineDetailed(options MineOptions) *Entry[[]MinedBlock] {
	return addCall[[]MinedBlock](b.calls, methodEvmMineDetailed, options)
}

// Revert adds a call of evm_revert: see EvmMethods.Revert.
func (b EvmBatch) Revert(snapshotID *big.Int) *Entry[bool] {
	return addCall[bool](b.calls, methodEvmRevert, snapshotID)
}

// SetAutomine adds a call of evm_setAutomine: see EvmMethods.SetAutomine.
func (b EvmBatch) SetAutomine(enabled bool) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodEvmSetAutomine, enabled)
}

// SetBlockGasLimit adds a call of evm_setBlockGasLimit: see EvmMethods.SetBlockGasLimit.
func (b EvmBatch) SetBlockGasLimit(gasLimit *big.Int) *Entry[bool] {
	return addCall[bool](b.calls, methodEvmSetBlockGasLimit, gasLimit)
}

// SetIntervalMining adds a call of evm_setIntervalMining: see EvmMethods.SetIntervalMining.
func (b EvmBatch) SetIntervalMining(seconds *big.Int) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodEvmSetIntervalMining, seconds)
}

// SetNextBlockTimestamp adds a call of evm_setNextBlockTimestamp: see EvmMethods.SetNextBlockTimestamp.
func (b EvmBatch) SetNextBlockTimestamp(timestamp *big.Int) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodEvmSetNextBlockTimestamp, timestamp)
}

// SetTime adds a call of evm_setTime: see EvmMethods.SetTime.
func (b EvmBatch) SetTime(timestamp *big.Int) *Entry[int64] {
	return addCall[int64](b.calls, methodEvmSetTime, timestamp)
}

// Snapshot adds a call of evm_snapshot: see EvmMethods.Snapshot.
func (b EvmBatch) Snapshot() *Entry[*big.Int] {
	return addCall[*big.Int](b.calls, methodEvmSnapshot)
}

// HalleyBatch adds calls of the namespace halley.
type HalleyBatch struct{ calls *batchCalls }

// IndexStatus adds a call of halley_indexStatus: see HalleyMethods.IndexStatus.
func (b HalleyBatch) IndexStatus() *Entry[*IndexState] {
	return addCall[*IndexState](b.calls, methodHalleyIndexStatus)
}

// HardhatBatch adds calls of the namespace hardhat.
type HardhatBatch struct{ calls *batchCalls }

// DropTransaction adds a call of hardhat_dropTransaction: see HardhatMethods.DropTransaction.
func (b HardhatBatch) DropTransaction(transactionHash Hash) *Entry[bool] {
	return addCall[bool](b.calls, methodHardhatDropTransaction, transactionHash)
}

// SetPrevRandao adds a call of hardhat_setPrevRandao: see HardhatMethods.SetPrevRandao.
func (b HardhatBatch) SetPrevRandao(prevRandao Hash) *Entry[bool] {
	return addCall[bool](b.calls, methodHardhatSetPrevRandao, prevRandao)
}

// MinerBatch adds calls of the namespace miner.
type MinerBatch struct{ calls *batchCalls }

// GetHashrate adds a call of miner_getHashrate: see MinerMethods.GetHashrate.
func (b MinerBatch) GetHashrate() *Entry[int64] {
	return addCall[int64](b.calls, methodMinerGetHashrate)
}

// SetEtherbase adds a call of miner_setEtherbase: see MinerMethods.SetEtherbase.
func (b MinerBatch) SetEtherbase(address Address) *Entry[bool] {
	return addCall[bool](b.calls, methodMinerSetEtherbase, address)
}

// SetExtra adds a call of miner_setExtra: see MinerMethods.SetExtra.
func (b MinerBatch) SetExtra(extra []byte) *Entry[bool] {
	return addCall[bool](b.calls, methodMinerSetExtra, extra)
}

// SetGasLimit adds a call of miner_setGasLimit: see MinerMethods.SetGasLimit.
func (b MinerBatch) SetGasLimit(gas *big.Int) *Entry[bool] {
	return addCall[bool](b.calls, methodMinerSetGasLimit, gas)
}

// SetGasPrice adds a call of miner_setGasPrice: see MinerMethods.SetGasPrice.
func (b MinerBatch) SetGasPrice(gasPrice *big.Int) *Entry[bool] {
	return addCall[bool](b.calls, methodMinerSetGasPrice, gasPrice)
}

// Start adds a call of miner_start: see MinerMethods.Start.
func (b MinerBatch) Start(threads *uint64) *Entry[bool] {
	return addCall[bool](b.calls, methodMinerStart, threads)
}

// Stop adds a call of miner_stop: see MinerMethods.Stop.
func (b MinerBatch) Stop() *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodMinerStop)
}

// NetBatch adds calls of the namespace net.
type NetBatch struct{ calls *batchCalls }

// Listening adds a call of net_listening: see NetMethods.Listening.
func (b NetBatch) Listening() *Entry[bool] {
	return addCall[bool](b.calls, methodNetListening)
}

// PeerCount adds a call of net_peerCount: see NetMethods.PeerCount.
func (b NetBatch) PeerCount() *Entry[int64] {
	return addCall[int64](b.calls, methodNetPeerCount)
}

// Version adds a call of net_version: see NetMethods.Version.
func (b NetBatch) Version() *Entry[string] {
	return addCall[string](b.calls, methodNetVersion)
}

// OtsBatch adds calls of the namespace ots.
type OtsBatch struct{ calls *batchCalls }

// GetApiLevel adds a call of ots_getApiLevel: see OtsMethods.GetApiLevel.
func (b OtsBatch) GetApiLevel() *Entry[int64] {
	return addCall[int64](b.calls, methodOtsGetApiLevel)
}

// GetBlockDetails adds a call of ots_getBlockDetails: see OtsMethods.GetBlockDetails.
func (b OtsBatch) GetBlockDetails(blockNumber NumberOrTag) *Entry[*BlockDetails] {
	return addCall[*BlockDetails](b.calls, methodOtsGetBlockDetails, blockNumber)
}

// GetBlockDetailsByHash adds a call of ots_getBlockDetailsByHash: see OtsMethods.GetBlockDetailsByHash.
func (b OtsBatch) GetBlockDetailsByHash(blockHash Hash) *Entry[*BlockDetails] {
	return addCall[*BlockDetails](b.calls, methodOtsGetBlockDetailsByHash, blockHash)
}

// GetBlockTransactions adds a call of ots_getBlockTransactions: see OtsMethods.GetBlockTransactions.
func (b OtsBatch) GetBlockTransactions(blockNumber NumberOrTag, pageNumber uint64, pageSize uint64) *Entry[*BlockTransactionsPage] {
	return addCall[*BlockTransactionsPage](b.calls, methodOtsGetBlockTransactions, blockNumber, pageNumber, pageSize)
}

// GetContractCreator adds a call of ots_getContractCreator: see OtsMethods.GetContractCreator.
func (b OtsBatch) GetContractCreator(address Address) *Entry[*ContractCreator] {
	return addCall[*ContractCreator](b.calls, methodOtsGetContractCreator, address)
}

// GetInternalOperations adds a call of ots_getInternalOperations: see OtsMethods.GetInternalOperations.
func (b OtsBatch) GetInternalOperations(transactionHash Hash) *Entry[[]InternalOperation] {
	return addCall[[]InternalOperation](b.calls, methodOtsGetInternalOperations, transactionHash)
}

// GetTransactionBySenderAndNonce adds a call of ots_getTransactionBySenderAndNonce: see OtsMethods.GetTransactionBySenderAndNonce.
func (b OtsBatch) GetTransactionBySenderAndNonce(sender Address, nonce uint64) *Entry[*Hash] {
	return addCall[*Hash](b.calls, methodOtsGetTransactionBySenderAndNonce, sender, nonce)
}

// GetTransactionError adds a call of ots_getTransactionError: see OtsMethods.GetTransactionError.
func (b OtsBatch) GetTransactionError(transactionHash Hash) *Entry[[]byte] {
	return addCall[[]byte](b.calls, methodOtsGetTransactionError, transactionHash)
}

// HasCode adds a call of ots_hasCode: see OtsMethods.HasCode.
func (b OtsBatch) HasCode(address Address, blockNumber NumberOrTag) *Entry[bool] {
	return addCall[bool](b.calls, methodOtsHasCode, address, blockNumber)
}

// SearchTransactionsAfter adds a call of ots_searchTransactionsAfter: see OtsMethods.SearchTransactionsAfter.
func (b OtsBatch) SearchTransactionsAfter(address Address, blockNumber uint64, pageSize uint64) *Entry[*TransactionSearchPage] {
	return addCall[*TransactionSearchPage](b.calls, methodOtsSearchTransactionsAfter, address, blockNumber, pageSize)
}

// SearchTransactionsBefore adds a call of ots_searchTransactionsBefore: see OtsMethods.SearchTransactionsBefore.
func (b OtsBatch) SearchTransactionsBefore(address Address, blockNumber uint64, pageSize uint64) *Entry[*TransactionSearchPage] {
	return addCall[*TransactionSearchPage](b.calls, methodOtsSearchTransactionsBefore, address, blockNumber, pageSize)
}

// TraceTransaction adds a call of ots_traceTransaction: see OtsMethods.TraceTransaction.
func (b OtsBatch) TraceTransaction(transactionHash Hash) *Entry[[]TraceEntry] {
	return addCall[[]TraceEntry](b.calls, methodOtsTraceTransaction, transactionHash)
}

// PersonalBatch adds calls of the namespace personal.
type PersonalBatch struct{ calls *batchCalls }

// EcRecover adds a call of personal_ecRecover: see PersonalMethods.EcRecover.
func (b PersonalBatch) EcRecover(data []byte, signature []byte) *Entry[Address] {
	return addCall[Address](b.calls, methodPersonalEcRecover, data, signature)
}

// ImportRawKey adds a call of personal_importRawKey: see PersonalMethods.ImportRawKey.
func (b PersonalBatch) ImportRawKey(privateKey string, passphrase string) *Entry[Address] {
	return addCall[Address](b.calls, methodPersonalImportRawKey, privateKey, passphrase)
}

// InitializeWallet adds a call of personal_initializeWallet: see PersonalMethods.InitializeWallet.
func (b PersonalBatch) InitializeWallet(url string) *Entry[Hash] {
	return addCall[Hash](b.calls, methodPersonalInitializeWallet, url)
}

// ListAccounts adds a call of personal_listAccounts: see PersonalMethods.ListAccounts.
func (b PersonalBatch) ListAccounts() *Entry[[]Address] {
	return addCall[[]Address](b.calls, methodPersonalListAccounts)
}

// ListWallets adds a call of personal_listWallets: see PersonalMethods.ListWallets.
func (b PersonalBatch) ListWallets() *Entry[[]KeyWallet] {
	return addCall[[]KeyWallet](b.calls, methodPersonalListWallets)
}

// LockAccount adds a call of personal_lockAccount: see PersonalMethods.LockAccount.
func (b PersonalBatch) LockAccount(address Address) *Entry[bool] {
	return addCall[bool](b.calls, methodPersonalLockAccount, address)
}

// NewAccount adds a call of personal_newAccount: see PersonalMethods.NewAccount.
func (b PersonalBatch) NewAccount(passphrase string) *Entry[Address] {
	return addCall[Address](b.calls, methodPersonalNewAccount, passphrase)
}

// SendTransaction adds a call of personal_sendTransaction: see PersonalMethods.SendTransaction.
func (b PersonalBatch) SendTransaction(transaction TransactionObject, passphrase string) *Entry[Hash] {
	return addCall[Hash](b.calls, methodPersonalSendTransaction, transaction, passphrase)
}

// Sign adds a call of personal_sign: see PersonalMethods.Sign.
func (b PersonalBatch) Sign(data []byte, address Address, password *string) *Entry[[]byte] {
	return addCall[[]byte](b.calls, methodPersonalSign, data, address, password)
}

// SignTransaction adds a call of personal_signTransaction: see PersonalMethods.SignTransaction.
func (b PersonalBatch) SignTransaction(transaction TransactionObject, passphrase string) *Entry[*SignedTransaction] {
	return addCall[*SignedTransaction](b.calls, methodPersonalSignTransaction, transaction, passphrase)
}

// UnlockAccount adds a call of personal_unlockAccount: see PersonalMethods.UnlockAccount.
func (b PersonalBatch) UnlockAccount(address Address, passphrase string, duration *uint64) *Entry[bool] {
	return addCall[bool](b.calls, methodPersonalUnlockAccount, address, passphrase, duration)
}

// Unpair adds a call of personal_unpair: see PersonalMethods.Unpair.
func (b PersonalBatch) Unpair(url string, pairingPassword string) *Entry[struct{}] {
	return addCall[struct{}](b.calls, methodPersonalUnpair, url, pairingPassword)
}

// RpcBatch adds calls of the namespace rpc.
type RpcBatch struct{ calls *batchCalls }

// Discover adds a call of rpc.discover: see RpcMethods.Discover.
func (b RpcBatch) Discover() *Entry[*OpenrpcDocument] {
	return addCall[*OpenrpcDocument](b.calls, methodRpcDiscover)
}

// Modules adds a call of rpc_modules: see RpcMethods.Modules.
func (b RpcBatch) Modules() *Entry[map[string]string] {
	return addCall[map[string]string](b.calls, methodRpcModules)
}

// TraceBatch adds calls of the namespace trace.
type TraceBatch struct{ calls *batchCalls }

// Block adds a call of trace_block: see TraceMethods.Block.
func (b TraceBatch) Block(block BlockParameter) *Entry[[]PlacedParityTrace] {
	return addCall[[]PlacedParityTrace](b.calls, methodTraceBlock, block)
}

// Call adds a call of trace_call: see TraceMethods.Call.
func (b TraceBatch) Call(callValue CallObject, types []TraceOrStateDiffOrVmTrace, block BlockParameter, stateOverrides map[Address]AccountOverride, blockOverrides *BlockOverrides) *Entry[*TraceResults] {
	return addCall[*TraceResults](b.calls, methodTraceCall, callValue, types, block, stateOverrides, blockOverrides)
}

// CallMany adds a call of trace_callMany: see TraceMethods.CallMany.
func (b TraceBatch) CallMany(calls [][]CallObjectOrTraceOrStateDiffOrVmTraceList, block BlockParameter) *Entry[[]TraceResults] {
	return addCall[[]TraceResults](b.calls, methodTraceCallMany, calls, block)
}

// Filter adds a call of trace_filter: see TraceMethods.Filter.
func (b TraceBatch) Filter(filter TraceFilter) *Entry[[]PlacedParityTrace] {
	return addCall[[]PlacedParityTrace](b.calls, methodTraceFilter, filter)
}

// Get adds a call of trace_get: see TraceMethods.Get.
func (b TraceBatch) Get(transactionHash Hash, indices []uint64) *Entry[*PlacedParityTrace] {
	return addCall[*PlacedParityTrace](b.calls, methodTraceGet, transactionHash, indices)
}

// RawTransaction adds a call of trace_rawTransaction: see TraceMethods.RawTransaction.
func (b TraceBatch) RawTransaction(transaction []byte, types []TraceOrStateDiffOrVmTrace, block BlockParameter) *Entry[*TraceResults] {
	return addCall[*TraceResults](b.calls, methodTraceRawTransaction, transaction, types, block)
}

// ReplayBlockTransactions adds a call of trace_replayBlockTransactions: see TraceMethods.ReplayBlockTransactions.
func (b TraceBatch) ReplayBlockTransactions(block BlockParameter, types []TraceOrStateDiffOrVmTrace) *Entry[[]MinedTraceResults] {
	return addCall[[]MinedTraceResults](b.calls, methodTraceReplayBlockTransactions, block, types)
}

// ReplayTransaction adds a call of trace_replayTransaction: see TraceMethods.ReplayTransaction.
func (b TraceBatch) ReplayTransaction(transactionHash Hash, types []TraceOrStateDiffOrVmTrace) *Entry[*TraceResults] {
	return addCall[*TraceResults](b.calls, methodTraceReplayTransaction, transactionHash, types)
}

// Transaction adds a call of trace_transaction: see TraceMethods.Transaction.
func (b TraceBatch) Transaction(transactionHash Hash) *Entry[[]PlacedParityTrace] {
	return addCall[[]PlacedParityTrace](b.calls, methodTraceTransaction, transactionHash)
}

// TxpoolBatch adds calls of the namespace txpool.
type TxpoolBatch struct{ calls *batchCalls }

// Content adds a call of txpool_content: see TxpoolMethods.Content.
func (b TxpoolBatch) Content() *Entry[*TxpoolContent] {
	return addCall[*TxpoolContent](b.calls, methodTxpoolContent)
}

// ContentFrom adds a call of txpool_contentFrom: see TxpoolMethods.ContentFrom.
func (b TxpoolBatch) ContentFrom(address Address) *Entry[*TxpoolContentFrom] {
	return addCall[*TxpoolContentFrom](b.calls, methodTxpoolContentFrom, address)
}

// Inspect adds a call of txpool_inspect: see TxpoolMethods.Inspect.
func (b TxpoolBatch) Inspect() *Entry[*TxpoolInspection] {
	return addCall[*TxpoolInspection](b.calls, methodTxpoolInspect)
}

// Status adds a call of txpool_status: see TxpoolMethods.Status.
func (b TxpoolBatch) Status() *Entry[*TxpoolStatus] {
	return addCall[*TxpoolStatus](b.calls, methodTxpoolStatus)
}

// Web3Batch adds calls of the namespace web3.
type Web3Batch struct{ calls *batchCalls }

// ClientVersion adds a call of web3_clientVersion: see Web3Methods.ClientVersion.
func (b Web3Batch) ClientVersion() *Entry[string] {
	return addCall[string](b.calls, methodWeb3ClientVersion)
}

// Sha3 adds a call of web3_sha3: see Web3Methods.Sha3.
func (b Web3Batch) Sha3(data []byte) *Entry[Hash] {
	return addCall[Hash](b.calls, methodWeb3Sha3, data)
}
