// Generated from openrpc.json by `npm run generate`. Do not edit.

import type { Handler, Handlers } from '../src/jsonrpc/request.js';
import { addPeer as admin_addPeer } from '../src/methods/admin.js';
import { datadir as admin_datadir } from '../src/methods/admin.js';
import { nodeInfo as admin_nodeInfo } from '../src/methods/admin.js';
import { peers as admin_peers } from '../src/methods/admin.js';
import { startRPC as admin_startRPC } from '../src/methods/admin.js';
import { startWS as admin_startWS } from '../src/methods/admin.js';
import { stopRPC as admin_stopRPC } from '../src/methods/admin.js';
import { stopWS as admin_stopWS } from '../src/methods/admin.js';
import { addBalance as anvil_addBalance } from '../src/methods/anvil.js';
import { autoImpersonateAccount as anvil_autoImpersonateAccount } from '../src/methods/anvil.js';
import { dealERC20 as anvil_dealERC20 } from '../src/methods/anvil.js';
import { dropAllTransactions as anvil_dropAllTransactions } from '../src/methods/anvil.js';
import { dropTransaction as anvil_dropTransaction } from '../src/methods/anvil.js';
import { dumpState as anvil_dumpState } from '../src/methods/anvil.js';
import { getAutomine as anvil_getAutomine } from '../src/methods/anvil.js';
import { getGenesisTime as anvil_getGenesisTime } from '../src/methods/anvil.js';
import { getIntervalMining as anvil_getIntervalMining } from '../src/methods/anvil.js';
import { impersonateAccount as anvil_impersonateAccount } from '../src/methods/anvil.js';
import { loadState as anvil_loadState } from '../src/methods/anvil.js';
import { metadata as anvil_metadata } from '../src/methods/anvil/metadata.js';
import { mine as anvil_mine } from '../src/methods/anvil.js';
import { nodeInfo as anvil_nodeInfo } from '../src/methods/anvil/nodeInfo.js';
import { removeBlockTimestampInterval as anvil_removeBlockTimestampInterval } from '../src/methods/anvil.js';
import { removePoolTransactions as anvil_removePoolTransactions } from '../src/methods/anvil.js';
import { reorg as anvil_reorg } from '../src/methods/anvil/reorg.js';
import { reset as anvil_reset } from '../src/methods/anvil.js';
import { rollback as anvil_rollback } from '../src/methods/anvil.js';
import { setBalance as anvil_setBalance } from '../src/methods/anvil.js';
import { setBlockTimestampInterval as anvil_setBlockTimestampInterval } from '../src/methods/anvil.js';
import { setChainId as anvil_setChainId } from '../src/methods/anvil.js';
import { setCode as anvil_setCode } from '../src/methods/anvil.js';
import { setCoinbase as anvil_setCoinbase } from '../src/methods/anvil.js';
import { setERC20Allowance as anvil_setERC20Allowance } from '../src/methods/anvil.js';
import { setLoggingEnabled as anvil_setLoggingEnabled } from '../src/methods/anvil.js';
import { setMinGasPrice as anvil_setMinGasPrice } from '../src/methods/anvil.js';
import { setNextBlockBaseFeePerGas as anvil_setNextBlockBaseFeePerGas } from '../src/methods/anvil.js';
import { setNonce as anvil_setNonce } from '../src/methods/anvil.js';
import { setRpcUrl as anvil_setRpcUrl } from '../src/methods/anvil.js';
import { setStorageAt as anvil_setStorageAt } from '../src/methods/anvil.js';
import { stopImpersonatingAccount as anvil_stopImpersonatingAccount } from '../src/methods/anvil.js';
import { blockProfile as debug_blockProfile } from '../src/methods/debug.js';
import { cpuProfile as debug_cpuProfile } from '../src/methods/debug.js';
import { freeOSMemory as debug_freeOSMemory } from '../src/methods/debug.js';
import { gcStats as debug_gcStats } from '../src/methods/debug.js';
import { getBlockRlp as debug_getBlockRlp } from '../src/methods/debug.js';
import { getHeaderRlp as debug_getHeaderRlp } from '../src/methods/debug.js';
import { getRawBlock as debug_getRawBlock } from '../src/methods/debug.js';
import { getRawHeader as debug_getRawHeader } from '../src/methods/debug.js';
import { getRawReceipts as debug_getRawReceipts } from '../src/methods/debug.js';
import { getRawTransaction as debug_getRawTransaction } from '../src/methods/debug.js';
import { goTrace as debug_goTrace } from '../src/methods/debug.js';
import { memStats as debug_memStats } from '../src/methods/debug.js';
import { mutexProfile as debug_mutexProfile } from '../src/methods/debug.js';
import { printBlock as debug_printBlock } from '../src/methods/debug.js';
import { setBlockProfileRate as debug_setBlockProfileRate } from '../src/methods/debug.js';
import { setGCPercent as debug_setGCPercent } from '../src/methods/debug.js';
import { setMutexProfileFraction as debug_setMutexProfileFraction } from '../src/methods/debug.js';
import { stacks as debug_stacks } from '../src/methods/debug.js';
import { startCPUProfile as debug_startCPUProfile } from '../src/methods/debug.js';
import { startGoTrace as debug_startGoTrace } from '../src/methods/debug.js';
import { stopCPUProfile as debug_stopCPUProfile } from '../src/methods/debug.js';
import { stopGoTrace as debug_stopGoTrace } from '../src/methods/debug.js';
import { storageRangeAt as debug_storageRangeAt } from '../src/methods/debug/storageRangeAt.js';
import { traceBlock as debug_traceBlock } from '../src/methods/debug/traceBlock.js';
import { traceBlockByHash as debug_traceBlockByHash } from '../src/methods/debug.js';
import { traceBlockByNumber as debug_traceBlockByNumber } from '../src/methods/debug.js';
import { traceCall as debug_traceCall } from '../src/methods/debug/traceCall.js';
import { traceCallMany as debug_traceCallMany } from '../src/methods/debug/traceCallMany.js';
import { traceTransaction as debug_traceTransaction } from '../src/methods/debug.js';
import { verbosity as debug_verbosity } from '../src/methods/debug.js';
import { vmodule as debug_vmodule } from '../src/methods/debug.js';
import { writeBlockProfile as debug_writeBlockProfile } from '../src/methods/debug.js';
import { writeMemProfile as debug_writeMemProfile } from '../src/methods/debug.js';
import { writeMutexProfile as debug_writeMutexProfile } from '../src/methods/debug.js';
import { getHeaderByNumber as erigon_getHeaderByNumber } from '../src/methods/erigon.js';
import { accounts as eth_accounts } from '../src/methods/eth.js';
import { baseFee as eth_baseFee } from '../src/methods/eth.js';
import { blobBaseFee as eth_blobBaseFee } from '../src/methods/eth.js';
import { blockNumber as eth_blockNumber } from '../src/methods/eth.js';
import { call as eth_call } from '../src/methods/eth/call.js';
import { capabilities as eth_capabilities } from '../src/methods/eth/capabilities.js';
import { chainId as eth_chainId } from '../src/methods/eth.js';
import { coinbase as eth_coinbase } from '../src/methods/eth.js';
import { config as eth_config } from '../src/methods/eth/config.js';
import { createAccessList as eth_createAccessList } from '../src/methods/eth/createAccessList.js';
import { estimateGas as eth_estimateGas } from '../src/methods/eth/estimateGas.js';
import { feeHistory as eth_feeHistory } from '../src/methods/eth/feeHistory.js';
import { fillTransaction as eth_fillTransaction } from '../src/methods/eth/fillTransaction.js';
import { gasPrice as eth_gasPrice } from '../src/methods/eth.js';
import { getAccount as eth_getAccount } from '../src/methods/eth/getAccount.js';
import { getAccountInfo as eth_getAccountInfo } from '../src/methods/eth/getAccountInfo.js';
import { getBalance as eth_getBalance } from '../src/methods/eth/getBalance.js';
import { getBlockByHash as eth_getBlockByHash } from '../src/methods/eth/getBlockByHash.js';
import { getBlockByNumber as eth_getBlockByNumber } from '../src/methods/eth/getBlockByNumber.js';
import { getBlockReceipts as eth_getBlockReceipts } from '../src/methods/eth/getBlockReceipts.js';
import { getBlockTransactionCountByHash as eth_getBlockTransactionCountByHash } from '../src/methods/eth/getBlockTransactionCountByHash.js';
import { getBlockTransactionCountByNumber as eth_getBlockTransactionCountByNumber } from '../src/methods/eth/getBlockTransactionCountByNumber.js';
import { getCode as eth_getCode } from '../src/methods/eth/getCode.js';
import { getCompilers as eth_getCompilers } from '../src/methods/eth.js';
import { getFilterChanges as eth_getFilterChanges } from '../src/methods/eth.js';
import { getFilterLogs as eth_getFilterLogs } from '../src/methods/eth.js';
import { getHeaderByHash as eth_getHeaderByHash } from '../src/methods/eth/getHeaderByHash.js';
import { getHeaderByNumber as eth_getHeaderByNumber } from '../src/methods/eth/getHeaderByNumber.js';
import { getLogs as eth_getLogs } from '../src/methods/eth.js';
import { getProof as eth_getProof } from '../src/methods/eth/getProof.js';
import { getRawTransactionByBlockHashAndIndex as eth_getRawTransactionByBlockHashAndIndex } from '../src/methods/eth/getRawTransactionByBlockHashAndIndex.js';
import { getRawTransactionByBlockNumberAndIndex as eth_getRawTransactionByBlockNumberAndIndex } from '../src/methods/eth/getRawTransactionByBlockNumberAndIndex.js';
import { getRawTransactionByHash as eth_getRawTransactionByHash } from '../src/methods/eth/getRawTransactionByHash.js';
import { getStorageAt as eth_getStorageAt } from '../src/methods/eth/getStorageAt.js';
import { getStorageValues as eth_getStorageValues } from '../src/methods/eth/getStorageValues.js';
import { getTransactionByBlockHashAndIndex as eth_getTransactionByBlockHashAndIndex } from '../src/methods/eth/getTransactionByBlockHashAndIndex.js';
import { getTransactionByBlockNumberAndIndex as eth_getTransactionByBlockNumberAndIndex } from '../src/methods/eth/getTransactionByBlockNumberAndIndex.js';
import { getTransactionByHash as eth_getTransactionByHash } from '../src/methods/eth/getTransactionByHash.js';
import { getTransactionBySenderAndNonce as eth_getTransactionBySenderAndNonce } from '../src/methods/eth/getTransactionBySenderAndNonce.js';
import { getTransactionCount as eth_getTransactionCount } from '../src/methods/eth/getTransactionCount.js';
import { getTransactionLogs as eth_getTransactionLogs } from '../src/methods/eth/getTransactionLogs.js';
import { getTransactionReceipt as eth_getTransactionReceipt } from '../src/methods/eth/getTransactionReceipt.js';
import { getUncleByBlockHashAndIndex as eth_getUncleByBlockHashAndIndex } from '../src/methods/eth.js';
import { getUncleByBlockNumberAndIndex as eth_getUncleByBlockNumberAndIndex } from '../src/methods/eth.js';
import { getUncleCountByBlockHash as eth_getUncleCountByBlockHash } from '../src/methods/eth.js';
import { getUncleCountByBlockNumber as eth_getUncleCountByBlockNumber } from '../src/methods/eth.js';
import { hashrate as eth_hashrate } from '../src/methods/eth.js';
import { maxPriorityFeePerGas as eth_maxPriorityFeePerGas } from '../src/methods/eth.js';
import { mining as eth_mining } from '../src/methods/eth.js';
import { newBlockFilter as eth_newBlockFilter } from '../src/methods/eth.js';
import { newFilter as eth_newFilter } from '../src/methods/eth.js';
import { newPendingTransactionFilter as eth_newPendingTransactionFilter } from '../src/methods/eth.js';
import { pendingTransactions as eth_pendingTransactions } from '../src/methods/eth/pendingTransactions.js';
import { protocolVersion as eth_protocolVersion } from '../src/methods/eth.js';
import { resend as eth_resend } from '../src/methods/eth/resend.js';
import { sendRawTransaction as eth_sendRawTransaction } from '../src/methods/eth/sendRawTransaction.js';
import { sendRawTransactionSync as eth_sendRawTransactionSync } from '../src/methods/eth/sendRawTransactionSync.js';
import { sendTransaction as eth_sendTransaction } from '../src/methods/eth/sendTransaction.js';
import { sendTransactionSync as eth_sendTransactionSync } from '../src/methods/eth/sendTransactionSync.js';
import { sendUnsignedTransaction as eth_sendUnsignedTransaction } from '../src/methods/eth/sendUnsignedTransaction.js';
import { sign as eth_sign } from '../src/methods/eth/sign.js';
import { signTransaction as eth_signTransaction } from '../src/methods/eth/signTransaction.js';
import { signTypedData as eth_signTypedData } from '../src/methods/eth/signTypedData.js';
import { simulateV1 as eth_simulateV1 } from '../src/methods/eth/simulateV1.js';
import { subscribe as eth_subscribe } from '../src/methods/eth/subscribe.js';
import { syncing as eth_syncing } from '../src/methods/eth.js';
import { uninstallFilter as eth_uninstallFilter } from '../src/methods/eth.js';
import { unsubscribe as eth_unsubscribe } from '../src/methods/eth.js';
import { increaseTime as evm_increaseTime } from '../src/methods/evm.js';
import { mine as evm_mine } from '../src/methods/evm.js';
import { mineDetailed as evm_mineDetailed } from '../src/methods/evm.js';
import { revert as evm_revert } from '../src/methods/evm.js';
import { setAutomine as evm_setAutomine } from '../src/methods/evm.js';
import { setBlockGasLimit as evm_setBlockGasLimit } from '../src/methods/evm.js';
import { setIntervalMining as evm_setIntervalMining } from '../src/methods/evm.js';
import { setNextBlockTimestamp as evm_setNextBlockTimestamp } from '../src/methods/evm.js';
import { setTime as evm_setTime } from '../src/methods/evm.js';
import { snapshot as evm_snapshot } from '../src/methods/evm.js';
import { indexStatus as halley_indexStatus } from '../src/methods/halley.js';
import { dropTransaction as hardhat_dropTransaction } from '../src/methods/hardhat.js';
import { setPrevRandao as hardhat_setPrevRandao } from '../src/methods/hardhat.js';
import { getHashrate as miner_getHashrate } from '../src/methods/miner.js';
import { setEtherbase as miner_setEtherbase } from '../src/methods/miner.js';
import { setExtra as miner_setExtra } from '../src/methods/miner.js';
import { setGasLimit as miner_setGasLimit } from '../src/methods/miner.js';
import { setGasPrice as miner_setGasPrice } from '../src/methods/miner.js';
import { start as miner_start } from '../src/methods/miner.js';
import { stop as miner_stop } from '../src/methods/miner.js';
import { listening as net_listening } from '../src/methods/net.js';
import { peerCount as net_peerCount } from '../src/methods/net.js';
import { version as net_version } from '../src/methods/net.js';
import { getApiLevel as ots_getApiLevel } from '../src/methods/ots.js';
import { getBlockDetails as ots_getBlockDetails } from '../src/methods/ots.js';
import { getBlockDetailsByHash as ots_getBlockDetailsByHash } from '../src/methods/ots.js';
import { getBlockTransactions as ots_getBlockTransactions } from '../src/methods/ots/getBlockTransactions.js';
import { getContractCreator as ots_getContractCreator } from '../src/methods/ots/getContractCreator.js';
import { getInternalOperations as ots_getInternalOperations } from '../src/methods/ots.js';
import { getTransactionBySenderAndNonce as ots_getTransactionBySenderAndNonce } from '../src/methods/ots.js';
import { getTransactionError as ots_getTransactionError } from '../src/methods/ots.js';
import { hasCode as ots_hasCode } from '../src/methods/ots.js';
import { searchTransactionsAfter as ots_searchTransactionsAfter } from '../src/methods/ots.js';
import { searchTransactionsBefore as ots_searchTransactionsBefore } from '../src/methods/ots.js';
import { traceTransaction as ots_traceTransaction } from '../src/methods/ots/traceTransaction.js';
import { ecRecover as personal_ecRecover } from '../src/methods/personal.js';
import { importRawKey as personal_importRawKey } from '../src/methods/personal.js';
import { initializeWallet as personal_initializeWallet } from '../src/methods/personal.js';
import { listAccounts as personal_listAccounts } from '../src/methods/personal.js';
import { listWallets as personal_listWallets } from '../src/methods/personal.js';
import { lockAccount as personal_lockAccount } from '../src/methods/personal.js';
import { newAccount as personal_newAccount } from '../src/methods/personal.js';
import { sendTransaction as personal_sendTransaction } from '../src/methods/personal.js';
import { sign as personal_sign } from '../src/methods/personal.js';
import { signTransaction as personal_signTransaction } from '../src/methods/personal.js';
import { unlockAccount as personal_unlockAccount } from '../src/methods/personal.js';
import { unpair as personal_unpair } from '../src/methods/personal.js';
import { discover as rpc_discover } from '../src/methods/rpc.js';
import { modules as rpc_modules } from '../src/methods/rpc.js';
import { block as trace_block } from '../src/methods/trace.js';
import { call as trace_call } from '../src/methods/trace.js';
import { callMany as trace_callMany } from '../src/methods/trace.js';
import { filter as trace_filter } from '../src/methods/trace/filter.js';
import { get as trace_get } from '../src/methods/trace.js';
import { rawTransaction as trace_rawTransaction } from '../src/methods/trace/rawTransaction.js';
import { replayBlockTransactions as trace_replayBlockTransactions } from '../src/methods/trace.js';
import { replayTransaction as trace_replayTransaction } from '../src/methods/trace.js';
import { transaction as trace_transaction } from '../src/methods/trace.js';
import { content as txpool_content } from '../src/methods/txpool.js';
import { contentFrom as txpool_contentFrom } from '../src/methods/txpool.js';
import { inspect as txpool_inspect } from '../src/methods/txpool.js';
import { status as txpool_status } from '../src/methods/txpool.js';
import { clientVersion as web3_clientVersion } from '../src/methods/web3.js';
import { sha3 as web3_sha3 } from '../src/methods/web3.js';
import type { Services } from '../src/methods/services.js';
import type { MethodName } from './methods.js';

/** The function that makes each handler. When one is missing or has another type, this does not compile. */
const factories: { readonly [Name in MethodName]: (services: Services) => Handler<Name> } = {
  admin_addPeer: admin_addPeer,
  admin_datadir: admin_datadir,
  admin_nodeInfo: admin_nodeInfo,
  admin_peers: admin_peers,
  admin_startRPC: admin_startRPC,
  admin_startWS: admin_startWS,
  admin_stopRPC: admin_stopRPC,
  admin_stopWS: admin_stopWS,
  anvil_addBalance: anvil_addBalance,
  anvil_autoImpersonateAccount: anvil_autoImpersonateAccount,
  anvil_dealERC20: anvil_dealERC20,
  anvil_dropAllTransactions: anvil_dropAllTransactions,
  anvil_dropTransaction: anvil_dropTransaction,
  anvil_dumpState: anvil_dumpState,
  anvil_getAutomine: anvil_getAutomine,
  anvil_getGenesisTime: anvil_getGenesisTime,
  anvil_getIntervalMining: anvil_getIntervalMining,
  anvil_impersonateAccount: anvil_impersonateAccount,
  anvil_loadState: anvil_loadState,
  anvil_metadata: anvil_metadata,
  anvil_mine: anvil_mine,
  anvil_nodeInfo: anvil_nodeInfo,
  anvil_removeBlockTimestampInterval: anvil_removeBlockTimestampInterval,
  anvil_removePoolTransactions: anvil_removePoolTransactions,
  anvil_reorg: anvil_reorg,
  anvil_reset: anvil_reset,
  anvil_rollback: anvil_rollback,
  anvil_setBalance: anvil_setBalance,
  anvil_setBlockTimestampInterval: anvil_setBlockTimestampInterval,
  anvil_setChainId: anvil_setChainId,
  anvil_setCode: anvil_setCode,
  anvil_setCoinbase: anvil_setCoinbase,
  anvil_setERC20Allowance: anvil_setERC20Allowance,
  anvil_setLoggingEnabled: anvil_setLoggingEnabled,
  anvil_setMinGasPrice: anvil_setMinGasPrice,
  anvil_setNextBlockBaseFeePerGas: anvil_setNextBlockBaseFeePerGas,
  anvil_setNonce: anvil_setNonce,
  anvil_setRpcUrl: anvil_setRpcUrl,
  anvil_setStorageAt: anvil_setStorageAt,
  anvil_stopImpersonatingAccount: anvil_stopImpersonatingAccount,
  debug_blockProfile: debug_blockProfile,
  debug_cpuProfile: debug_cpuProfile,
  debug_freeOSMemory: debug_freeOSMemory,
  debug_gcStats: debug_gcStats,
  debug_getBlockRlp: debug_getBlockRlp,
  debug_getHeaderRlp: debug_getHeaderRlp,
  debug_getRawBlock: debug_getRawBlock,
  debug_getRawHeader: debug_getRawHeader,
  debug_getRawReceipts: debug_getRawReceipts,
  debug_getRawTransaction: debug_getRawTransaction,
  debug_goTrace: debug_goTrace,
  debug_memStats: debug_memStats,
  debug_mutexProfile: debug_mutexProfile,
  debug_printBlock: debug_printBlock,
  debug_setBlockProfileRate: debug_setBlockProfileRate,
  debug_setGCPercent: debug_setGCPercent,
  debug_setMutexProfileFraction: debug_setMutexProfileFraction,
  debug_stacks: debug_stacks,
  debug_startCPUProfile: debug_startCPUProfile,
  debug_startGoTrace: debug_startGoTrace,
  debug_stopCPUProfile: debug_stopCPUProfile,
  debug_stopGoTrace: debug_stopGoTrace,
  debug_storageRangeAt: debug_storageRangeAt,
  debug_traceBlock: debug_traceBlock,
  debug_traceBlockByHash: debug_traceBlockByHash,
  debug_traceBlockByNumber: debug_traceBlockByNumber,
  debug_traceCall: debug_traceCall,
  debug_traceCallMany: debug_traceCallMany,
  debug_traceTransaction: debug_traceTransaction,
  debug_verbosity: debug_verbosity,
  debug_vmodule: debug_vmodule,
  debug_writeBlockProfile: debug_writeBlockProfile,
  debug_writeMemProfile: debug_writeMemProfile,
  debug_writeMutexProfile: debug_writeMutexProfile,
  erigon_getHeaderByNumber: erigon_getHeaderByNumber,
  eth_accounts: eth_accounts,
  eth_baseFee: eth_baseFee,
  eth_blobBaseFee: eth_blobBaseFee,
  eth_blockNumber: eth_blockNumber,
  eth_call: eth_call,
  eth_capabilities: eth_capabilities,
  eth_chainId: eth_chainId,
  eth_coinbase: eth_coinbase,
  eth_config: eth_config,
  eth_createAccessList: eth_createAccessList,
  eth_estimateGas: eth_estimateGas,
  eth_feeHistory: eth_feeHistory,
  eth_fillTransaction: eth_fillTransaction,
  eth_gasPrice: eth_gasPrice,
  eth_getAccount: eth_getAccount,
  eth_getAccountInfo: eth_getAccountInfo,
  eth_getBalance: eth_getBalance,
  eth_getBlockByHash: eth_getBlockByHash,
  eth_getBlockByNumber: eth_getBlockByNumber,
  eth_getBlockReceipts: eth_getBlockReceipts,
  eth_getBlockTransactionCountByHash: eth_getBlockTransactionCountByHash,
  eth_getBlockTransactionCountByNumber: eth_getBlockTransactionCountByNumber,
  eth_getCode: eth_getCode,
  eth_getCompilers: eth_getCompilers,
  eth_getFilterChanges: eth_getFilterChanges,
  eth_getFilterLogs: eth_getFilterLogs,
  eth_getHeaderByHash: eth_getHeaderByHash,
  eth_getHeaderByNumber: eth_getHeaderByNumber,
  eth_getLogs: eth_getLogs,
  eth_getProof: eth_getProof,
  eth_getRawTransactionByBlockHashAndIndex: eth_getRawTransactionByBlockHashAndIndex,
  eth_getRawTransactionByBlockNumberAndIndex: eth_getRawTransactionByBlockNumberAndIndex,
  eth_getRawTransactionByHash: eth_getRawTransactionByHash,
  eth_getStorageAt: eth_getStorageAt,
  eth_getStorageValues: eth_getStorageValues,
  eth_getTransactionByBlockHashAndIndex: eth_getTransactionByBlockHashAndIndex,
  eth_getTransactionByBlockNumberAndIndex: eth_getTransactionByBlockNumberAndIndex,
  eth_getTransactionByHash: eth_getTransactionByHash,
  eth_getTransactionBySenderAndNonce: eth_getTransactionBySenderAndNonce,
  eth_getTransactionCount: eth_getTransactionCount,
  eth_getTransactionLogs: eth_getTransactionLogs,
  eth_getTransactionReceipt: eth_getTransactionReceipt,
  eth_getUncleByBlockHashAndIndex: eth_getUncleByBlockHashAndIndex,
  eth_getUncleByBlockNumberAndIndex: eth_getUncleByBlockNumberAndIndex,
  eth_getUncleCountByBlockHash: eth_getUncleCountByBlockHash,
  eth_getUncleCountByBlockNumber: eth_getUncleCountByBlockNumber,
  eth_hashrate: eth_hashrate,
  eth_maxPriorityFeePerGas: eth_maxPriorityFeePerGas,
  eth_mining: eth_mining,
  eth_newBlockFilter: eth_newBlockFilter,
  eth_newFilter: eth_newFilter,
  eth_newPendingTransactionFilter: eth_newPendingTransactionFilter,
  eth_pendingTransactions: eth_pendingTransactions,
  eth_protocolVersion: eth_protocolVersion,
  eth_resend: eth_resend,
  eth_sendRawTransaction: eth_sendRawTransaction,
  eth_sendRawTransactionSync: eth_sendRawTransactionSync,
  eth_sendTransaction: eth_sendTransaction,
  eth_sendTransactionSync: eth_sendTransactionSync,
  eth_sendUnsignedTransaction: eth_sendUnsignedTransaction,
  eth_sign: eth_sign,
  eth_signTransaction: eth_signTransaction,
  eth_signTypedData: eth_signTypedData,
  eth_simulateV1: eth_simulateV1,
  eth_subscribe: eth_subscribe,
  eth_syncing: eth_syncing,
  eth_uninstallFilter: eth_uninstallFilter,
  eth_unsubscribe: eth_unsubscribe,
  evm_increaseTime: evm_increaseTime,
  evm_mine: evm_mine,
  evm_mine_detailed: evm_mineDetailed,
  evm_revert: evm_revert,
  evm_setAutomine: evm_setAutomine,
  evm_setBlockGasLimit: evm_setBlockGasLimit,
  evm_setIntervalMining: evm_setIntervalMining,
  evm_setNextBlockTimestamp: evm_setNextBlockTimestamp,
  evm_setTime: evm_setTime,
  evm_snapshot: evm_snapshot,
  halley_indexStatus: halley_indexStatus,
  hardhat_dropTransaction: hardhat_dropTransaction,
  hardhat_setPrevRandao: hardhat_setPrevRandao,
  miner_getHashrate: miner_getHashrate,
  miner_setEtherbase: miner_setEtherbase,
  miner_setExtra: miner_setExtra,
  miner_setGasLimit: miner_setGasLimit,
  miner_setGasPrice: miner_setGasPrice,
  miner_start: miner_start,
  miner_stop: miner_stop,
  net_listening: net_listening,
  net_peerCount: net_peerCount,
  net_version: net_version,
  ots_getApiLevel: ots_getApiLevel,
  ots_getBlockDetails: ots_getBlockDetails,
  ots_getBlockDetailsByHash: ots_getBlockDetailsByHash,
  ots_getBlockTransactions: ots_getBlockTransactions,
  ots_getContractCreator: ots_getContractCreator,
  ots_getInternalOperations: ots_getInternalOperations,
  ots_getTransactionBySenderAndNonce: ots_getTransactionBySenderAndNonce,
  ots_getTransactionError: ots_getTransactionError,
  ots_hasCode: ots_hasCode,
  ots_searchTransactionsAfter: ots_searchTransactionsAfter,
  ots_searchTransactionsBefore: ots_searchTransactionsBefore,
  ots_traceTransaction: ots_traceTransaction,
  personal_ecRecover: personal_ecRecover,
  personal_importRawKey: personal_importRawKey,
  personal_initializeWallet: personal_initializeWallet,
  personal_listAccounts: personal_listAccounts,
  personal_listWallets: personal_listWallets,
  personal_lockAccount: personal_lockAccount,
  personal_newAccount: personal_newAccount,
  personal_sendTransaction: personal_sendTransaction,
  personal_sign: personal_sign,
  personal_signTransaction: personal_signTransaction,
  personal_unlockAccount: personal_unlockAccount,
  personal_unpair: personal_unpair,
  'rpc.discover': rpc_discover,
  rpc_modules: rpc_modules,
  trace_block: trace_block,
  trace_call: trace_call,
  trace_callMany: trace_callMany,
  trace_filter: trace_filter,
  trace_get: trace_get,
  trace_rawTransaction: trace_rawTransaction,
  trace_replayBlockTransactions: trace_replayBlockTransactions,
  trace_replayTransaction: trace_replayTransaction,
  trace_transaction: trace_transaction,
  txpool_content: txpool_content,
  txpool_contentFrom: txpool_contentFrom,
  txpool_inspect: txpool_inspect,
  txpool_status: txpool_status,
  web3_clientVersion: web3_clientVersion,
  web3_sha3: web3_sha3,
};

/** The handlers of all methods. */
export function createHandlers(services: Services): Handlers {
  return {
    admin_addPeer: factories['admin_addPeer'](services),
    admin_datadir: factories['admin_datadir'](services),
    admin_nodeInfo: factories['admin_nodeInfo'](services),
    admin_peers: factories['admin_peers'](services),
    admin_startRPC: factories['admin_startRPC'](services),
    admin_startWS: factories['admin_startWS'](services),
    admin_stopRPC: factories['admin_stopRPC'](services),
    admin_stopWS: factories['admin_stopWS'](services),
    anvil_addBalance: factories['anvil_addBalance'](services),
    anvil_autoImpersonateAccount: factories['anvil_autoImpersonateAccount'](services),
    anvil_dealERC20: factories['anvil_dealERC20'](services),
    anvil_dropAllTransactions: factories['anvil_dropAllTransactions'](services),
    anvil_dropTransaction: factories['anvil_dropTransaction'](services),
    anvil_dumpState: factories['anvil_dumpState'](services),
    anvil_getAutomine: factories['anvil_getAutomine'](services),
    anvil_getGenesisTime: factories['anvil_getGenesisTime'](services),
    anvil_getIntervalMining: factories['anvil_getIntervalMining'](services),
    anvil_impersonateAccount: factories['anvil_impersonateAccount'](services),
    anvil_loadState: factories['anvil_loadState'](services),
    anvil_metadata: factories['anvil_metadata'](services),
    anvil_mine: factories['anvil_mine'](services),
    anvil_nodeInfo: factories['anvil_nodeInfo'](services),
    anvil_removeBlockTimestampInterval: factories['anvil_removeBlockTimestampInterval'](services),
    anvil_removePoolTransactions: factories['anvil_removePoolTransactions'](services),
    anvil_reorg: factories['anvil_reorg'](services),
    anvil_reset: factories['anvil_reset'](services),
    anvil_rollback: factories['anvil_rollback'](services),
    anvil_setBalance: factories['anvil_setBalance'](services),
    anvil_setBlockTimestampInterval: factories['anvil_setBlockTimestampInterval'](services),
    anvil_setChainId: factories['anvil_setChainId'](services),
    anvil_setCode: factories['anvil_setCode'](services),
    anvil_setCoinbase: factories['anvil_setCoinbase'](services),
    anvil_setERC20Allowance: factories['anvil_setERC20Allowance'](services),
    anvil_setLoggingEnabled: factories['anvil_setLoggingEnabled'](services),
    anvil_setMinGasPrice: factories['anvil_setMinGasPrice'](services),
    anvil_setNextBlockBaseFeePerGas: factories['anvil_setNextBlockBaseFeePerGas'](services),
    anvil_setNonce: factories['anvil_setNonce'](services),
    anvil_setRpcUrl: factories['anvil_setRpcUrl'](services),
    anvil_setStorageAt: factories['anvil_setStorageAt'](services),
    anvil_stopImpersonatingAccount: factories['anvil_stopImpersonatingAccount'](services),
    debug_blockProfile: factories['debug_blockProfile'](services),
    debug_cpuProfile: factories['debug_cpuProfile'](services),
    debug_freeOSMemory: factories['debug_freeOSMemory'](services),
    debug_gcStats: factories['debug_gcStats'](services),
    debug_getBlockRlp: factories['debug_getBlockRlp'](services),
    debug_getHeaderRlp: factories['debug_getHeaderRlp'](services),
    debug_getRawBlock: factories['debug_getRawBlock'](services),
    debug_getRawHeader: factories['debug_getRawHeader'](services),
    debug_getRawReceipts: factories['debug_getRawReceipts'](services),
    debug_getRawTransaction: factories['debug_getRawTransaction'](services),
    debug_goTrace: factories['debug_goTrace'](services),
    debug_memStats: factories['debug_memStats'](services),
    debug_mutexProfile: factories['debug_mutexProfile'](services),
    debug_printBlock: factories['debug_printBlock'](services),
    debug_setBlockProfileRate: factories['debug_setBlockProfileRate'](services),
    debug_setGCPercent: factories['debug_setGCPercent'](services),
    debug_setMutexProfileFraction: factories['debug_setMutexProfileFraction'](services),
    debug_stacks: factories['debug_stacks'](services),
    debug_startCPUProfile: factories['debug_startCPUProfile'](services),
    debug_startGoTrace: factories['debug_startGoTrace'](services),
    debug_stopCPUProfile: factories['debug_stopCPUProfile'](services),
    debug_stopGoTrace: factories['debug_stopGoTrace'](services),
    debug_storageRangeAt: factories['debug_storageRangeAt'](services),
    debug_traceBlock: factories['debug_traceBlock'](services),
    debug_traceBlockByHash: factories['debug_traceBlockByHash'](services),
    debug_traceBlockByNumber: factories['debug_traceBlockByNumber'](services),
    debug_traceCall: factories['debug_traceCall'](services),
    debug_traceCallMany: factories['debug_traceCallMany'](services),
    debug_traceTransaction: factories['debug_traceTransaction'](services),
    debug_verbosity: factories['debug_verbosity'](services),
    debug_vmodule: factories['debug_vmodule'](services),
    debug_writeBlockProfile: factories['debug_writeBlockProfile'](services),
    debug_writeMemProfile: factories['debug_writeMemProfile'](services),
    debug_writeMutexProfile: factories['debug_writeMutexProfile'](services),
    erigon_getHeaderByNumber: factories['erigon_getHeaderByNumber'](services),
    eth_accounts: factories['eth_accounts'](services),
    eth_baseFee: factories['eth_baseFee'](services),
    eth_blobBaseFee: factories['eth_blobBaseFee'](services),
    eth_blockNumber: factories['eth_blockNumber'](services),
    eth_call: factories['eth_call'](services),
    eth_capabilities: factories['eth_capabilities'](services),
    eth_chainId: factories['eth_chainId'](services),
    eth_coinbase: factories['eth_coinbase'](services),
    eth_config: factories['eth_config'](services),
    eth_createAccessList: factories['eth_createAccessList'](services),
    eth_estimateGas: factories['eth_estimateGas'](services),
    eth_feeHistory: factories['eth_feeHistory'](services),
    eth_fillTransaction: factories['eth_fillTransaction'](services),
    eth_gasPrice: factories['eth_gasPrice'](services),
    eth_getAccount: factories['eth_getAccount'](services),
    eth_getAccountInfo: factories['eth_getAccountInfo'](services),
    eth_getBalance: factories['eth_getBalance'](services),
    eth_getBlockByHash: factories['eth_getBlockByHash'](services),
    eth_getBlockByNumber: factories['eth_getBlockByNumber'](services),
    eth_getBlockReceipts: factories['eth_getBlockReceipts'](services),
    eth_getBlockTransactionCountByHash: factories['eth_getBlockTransactionCountByHash'](services),
    eth_getBlockTransactionCountByNumber: factories['eth_getBlockTransactionCountByNumber'](services),
    eth_getCode: factories['eth_getCode'](services),
    eth_getCompilers: factories['eth_getCompilers'](services),
    eth_getFilterChanges: factories['eth_getFilterChanges'](services),
    eth_getFilterLogs: factories['eth_getFilterLogs'](services),
    eth_getHeaderByHash: factories['eth_getHeaderByHash'](services),
    eth_getHeaderByNumber: factories['eth_getHeaderByNumber'](services),
    eth_getLogs: factories['eth_getLogs'](services),
    eth_getProof: factories['eth_getProof'](services),
    eth_getRawTransactionByBlockHashAndIndex: factories['eth_getRawTransactionByBlockHashAndIndex'](services),
    eth_getRawTransactionByBlockNumberAndIndex: factories['eth_getRawTransactionByBlockNumberAndIndex'](services),
    eth_getRawTransactionByHash: factories['eth_getRawTransactionByHash'](services),
    eth_getStorageAt: factories['eth_getStorageAt'](services),
    eth_getStorageValues: factories['eth_getStorageValues'](services),
    eth_getTransactionByBlockHashAndIndex: factories['eth_getTransactionByBlockHashAndIndex'](services),
    eth_getTransactionByBlockNumberAndIndex: factories['eth_getTransactionByBlockNumberAndIndex'](services),
    eth_getTransactionByHash: factories['eth_getTransactionByHash'](services),
    eth_getTransactionBySenderAndNonce: factories['eth_getTransactionBySenderAndNonce'](services),
    eth_getTransactionCount: factories['eth_getTransactionCount'](services),
    eth_getTransactionLogs: factories['eth_getTransactionLogs'](services),
    eth_getTransactionReceipt: factories['eth_getTransactionReceipt'](services),
    eth_getUncleByBlockHashAndIndex: factories['eth_getUncleByBlockHashAndIndex'](services),
    eth_getUncleByBlockNumberAndIndex: factories['eth_getUncleByBlockNumberAndIndex'](services),
    eth_getUncleCountByBlockHash: factories['eth_getUncleCountByBlockHash'](services),
    eth_getUncleCountByBlockNumber: factories['eth_getUncleCountByBlockNumber'](services),
    eth_hashrate: factories['eth_hashrate'](services),
    eth_maxPriorityFeePerGas: factories['eth_maxPriorityFeePerGas'](services),
    eth_mining: factories['eth_mining'](services),
    eth_newBlockFilter: factories['eth_newBlockFilter'](services),
    eth_newFilter: factories['eth_newFilter'](services),
    eth_newPendingTransactionFilter: factories['eth_newPendingTransactionFilter'](services),
    eth_pendingTransactions: factories['eth_pendingTransactions'](services),
    eth_protocolVersion: factories['eth_protocolVersion'](services),
    eth_resend: factories['eth_resend'](services),
    eth_sendRawTransaction: factories['eth_sendRawTransaction'](services),
    eth_sendRawTransactionSync: factories['eth_sendRawTransactionSync'](services),
    eth_sendTransaction: factories['eth_sendTransaction'](services),
    eth_sendTransactionSync: factories['eth_sendTransactionSync'](services),
    eth_sendUnsignedTransaction: factories['eth_sendUnsignedTransaction'](services),
    eth_sign: factories['eth_sign'](services),
    eth_signTransaction: factories['eth_signTransaction'](services),
    eth_signTypedData: factories['eth_signTypedData'](services),
    eth_simulateV1: factories['eth_simulateV1'](services),
    eth_subscribe: factories['eth_subscribe'](services),
    eth_syncing: factories['eth_syncing'](services),
    eth_uninstallFilter: factories['eth_uninstallFilter'](services),
    eth_unsubscribe: factories['eth_unsubscribe'](services),
    evm_increaseTime: factories['evm_increaseTime'](services),
    evm_mine: factories['evm_mine'](services),
    evm_mine_detailed: factories['evm_mine_detailed'](services),
    evm_revert: factories['evm_revert'](services),
    evm_setAutomine: factories['evm_setAutomine'](services),
    evm_setBlockGasLimit: factories['evm_setBlockGasLimit'](services),
    evm_setIntervalMining: factories['evm_setIntervalMining'](services),
    evm_setNextBlockTimestamp: factories['evm_setNextBlockTimestamp'](services),
    evm_setTime: factories['evm_setTime'](services),
    evm_snapshot: factories['evm_snapshot'](services),
    halley_indexStatus: factories['halley_indexStatus'](services),
    hardhat_dropTransaction: factories['hardhat_dropTransaction'](services),
    hardhat_setPrevRandao: factories['hardhat_setPrevRandao'](services),
    miner_getHashrate: factories['miner_getHashrate'](services),
    miner_setEtherbase: factories['miner_setEtherbase'](services),
    miner_setExtra: factories['miner_setExtra'](services),
    miner_setGasLimit: factories['miner_setGasLimit'](services),
    miner_setGasPrice: factories['miner_setGasPrice'](services),
    miner_start: factories['miner_start'](services),
    miner_stop: factories['miner_stop'](services),
    net_listening: factories['net_listening'](services),
    net_peerCount: factories['net_peerCount'](services),
    net_version: factories['net_version'](services),
    ots_getApiLevel: factories['ots_getApiLevel'](services),
    ots_getBlockDetails: factories['ots_getBlockDetails'](services),
    ots_getBlockDetailsByHash: factories['ots_getBlockDetailsByHash'](services),
    ots_getBlockTransactions: factories['ots_getBlockTransactions'](services),
    ots_getContractCreator: factories['ots_getContractCreator'](services),
    ots_getInternalOperations: factories['ots_getInternalOperations'](services),
    ots_getTransactionBySenderAndNonce: factories['ots_getTransactionBySenderAndNonce'](services),
    ots_getTransactionError: factories['ots_getTransactionError'](services),
    ots_hasCode: factories['ots_hasCode'](services),
    ots_searchTransactionsAfter: factories['ots_searchTransactionsAfter'](services),
    ots_searchTransactionsBefore: factories['ots_searchTransactionsBefore'](services),
    ots_traceTransaction: factories['ots_traceTransaction'](services),
    personal_ecRecover: factories['personal_ecRecover'](services),
    personal_importRawKey: factories['personal_importRawKey'](services),
    personal_initializeWallet: factories['personal_initializeWallet'](services),
    personal_listAccounts: factories['personal_listAccounts'](services),
    personal_listWallets: factories['personal_listWallets'](services),
    personal_lockAccount: factories['personal_lockAccount'](services),
    personal_newAccount: factories['personal_newAccount'](services),
    personal_sendTransaction: factories['personal_sendTransaction'](services),
    personal_sign: factories['personal_sign'](services),
    personal_signTransaction: factories['personal_signTransaction'](services),
    personal_unlockAccount: factories['personal_unlockAccount'](services),
    personal_unpair: factories['personal_unpair'](services),
    'rpc.discover': factories['rpc.discover'](services),
    rpc_modules: factories['rpc_modules'](services),
    trace_block: factories['trace_block'](services),
    trace_call: factories['trace_call'](services),
    trace_callMany: factories['trace_callMany'](services),
    trace_filter: factories['trace_filter'](services),
    trace_get: factories['trace_get'](services),
    trace_rawTransaction: factories['trace_rawTransaction'](services),
    trace_replayBlockTransactions: factories['trace_replayBlockTransactions'](services),
    trace_replayTransaction: factories['trace_replayTransaction'](services),
    trace_transaction: factories['trace_transaction'](services),
    txpool_content: factories['txpool_content'](services),
    txpool_contentFrom: factories['txpool_contentFrom'](services),
    txpool_inspect: factories['txpool_inspect'](services),
    txpool_status: factories['txpool_status'](services),
    web3_clientVersion: factories['web3_clientVersion'](services),
    web3_sha3: factories['web3_sha3'](services),
  };
}
