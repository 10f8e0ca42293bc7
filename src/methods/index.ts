/** The table of handlers: one per callable method of the contract. A missing or an extra one does not compile. */
import type { Handlers } from '../jsonrpc/request.js';
import { dropTransaction as anvil_dropTransaction } from './anvil/dropTransaction.js';
import { getAutomine as anvil_getAutomine } from './anvil/getAutomine.js';
import { impersonateAccount as anvil_impersonateAccount } from './anvil/impersonateAccount.js';
import { mine as anvil_mine } from './anvil/mine.js';
import { reset as anvil_reset } from './anvil/reset.js';
import { setBalance as anvil_setBalance } from './anvil/setBalance.js';
import { setCode as anvil_setCode } from './anvil/setCode.js';
import { setNonce as anvil_setNonce } from './anvil/setNonce.js';
import { setStorageAt as anvil_setStorageAt } from './anvil/setStorageAt.js';
import { stopImpersonatingAccount as anvil_stopImpersonatingAccount } from './anvil/stopImpersonatingAccount.js';
import { accounts as eth_accounts } from './eth/accounts.js';
import { baseFee as eth_baseFee } from './eth/baseFee.js';
import { blobBaseFee as eth_blobBaseFee } from './eth/blobBaseFee.js';
import { blockNumber as eth_blockNumber } from './eth/blockNumber.js';
import { call as eth_call } from './eth/call.js';
import { capabilities as eth_capabilities } from './eth/capabilities.js';
import { chainId as eth_chainId } from './eth/chainId.js';
import { coinbase as eth_coinbase } from './eth/coinbase.js';
import { config as eth_config } from './eth/config.js';
import { createAccessList as eth_createAccessList } from './eth/createAccessList.js';
import { estimateGas as eth_estimateGas } from './eth/estimateGas.js';
import { feeHistory as eth_feeHistory } from './eth/feeHistory.js';
import { fillTransaction as eth_fillTransaction } from './eth/fillTransaction.js';
import { gasPrice as eth_gasPrice } from './eth/gasPrice.js';
import { getBalance as eth_getBalance } from './eth/getBalance.js';
import { getBlockByHash as eth_getBlockByHash } from './eth/getBlockByHash.js';
import { getBlockByNumber as eth_getBlockByNumber } from './eth/getBlockByNumber.js';
import { getBlockReceipts as eth_getBlockReceipts } from './eth/getBlockReceipts.js';
import { getBlockTransactionCountByHash as eth_getBlockTransactionCountByHash } from './eth/getBlockTransactionCountByHash.js';
import { getBlockTransactionCountByNumber as eth_getBlockTransactionCountByNumber } from './eth/getBlockTransactionCountByNumber.js';
import { getCode as eth_getCode } from './eth/getCode.js';
import { getCompilers as eth_getCompilers } from './eth/getCompilers.js';
import { getFilterChanges as eth_getFilterChanges } from './eth/getFilterChanges.js';
import { getFilterLogs as eth_getFilterLogs } from './eth/getFilterLogs.js';
import { getHeaderByHash as eth_getHeaderByHash } from './eth/getHeaderByHash.js';
import { getHeaderByNumber as eth_getHeaderByNumber } from './eth/getHeaderByNumber.js';
import { getLogs as eth_getLogs } from './eth/getLogs.js';
import { getProof as eth_getProof } from './eth/getProof.js';
import { getRawTransactionByBlockHashAndIndex as eth_getRawTransactionByBlockHashAndIndex } from './eth/getRawTransactionByBlockHashAndIndex.js';
import { getRawTransactionByBlockNumberAndIndex as eth_getRawTransactionByBlockNumberAndIndex } from './eth/getRawTransactionByBlockNumberAndIndex.js';
import { getRawTransactionByHash as eth_getRawTransactionByHash } from './eth/getRawTransactionByHash.js';
import { getStorageAt as eth_getStorageAt } from './eth/getStorageAt.js';
import { getStorageValues as eth_getStorageValues } from './eth/getStorageValues.js';
import { getTransactionByBlockHashAndIndex as eth_getTransactionByBlockHashAndIndex } from './eth/getTransactionByBlockHashAndIndex.js';
import { getTransactionByBlockNumberAndIndex as eth_getTransactionByBlockNumberAndIndex } from './eth/getTransactionByBlockNumberAndIndex.js';
import { getTransactionByHash as eth_getTransactionByHash } from './eth/getTransactionByHash.js';
import { getTransactionCount as eth_getTransactionCount } from './eth/getTransactionCount.js';
import { getTransactionLogs as eth_getTransactionLogs } from './eth/getTransactionLogs.js';
import { getTransactionReceipt as eth_getTransactionReceipt } from './eth/getTransactionReceipt.js';
import { getUncleByBlockHashAndIndex as eth_getUncleByBlockHashAndIndex } from './eth/getUncleByBlockHashAndIndex.js';
import { getUncleByBlockNumberAndIndex as eth_getUncleByBlockNumberAndIndex } from './eth/getUncleByBlockNumberAndIndex.js';
import { getUncleCountByBlockHash as eth_getUncleCountByBlockHash } from './eth/getUncleCountByBlockHash.js';
import { getUncleCountByBlockNumber as eth_getUncleCountByBlockNumber } from './eth/getUncleCountByBlockNumber.js';
import { hashrate as eth_hashrate } from './eth/hashrate.js';
import { maxPriorityFeePerGas as eth_maxPriorityFeePerGas } from './eth/maxPriorityFeePerGas.js';
import { mining as eth_mining } from './eth/mining.js';
import { newBlockFilter as eth_newBlockFilter } from './eth/newBlockFilter.js';
import { newFilter as eth_newFilter } from './eth/newFilter.js';
import { newPendingTransactionFilter as eth_newPendingTransactionFilter } from './eth/newPendingTransactionFilter.js';
import { pendingTransactions as eth_pendingTransactions } from './eth/pendingTransactions.js';
import { protocolVersion as eth_protocolVersion } from './eth/protocolVersion.js';
import { sendRawTransaction as eth_sendRawTransaction } from './eth/sendRawTransaction.js';
import { sendRawTransactionSync as eth_sendRawTransactionSync } from './eth/sendRawTransactionSync.js';
import { sendTransaction as eth_sendTransaction } from './eth/sendTransaction.js';
import { simulateV1 as eth_simulateV1 } from './eth/simulateV1.js';
import { subscribe as eth_subscribe } from './eth/subscribe.js';
import { syncing as eth_syncing } from './eth/syncing.js';
import { uninstallFilter as eth_uninstallFilter } from './eth/uninstallFilter.js';
import { unsubscribe as eth_unsubscribe } from './eth/unsubscribe.js';
import { increaseTime as evm_increaseTime } from './evm/increaseTime.js';
import { mine as evm_mine } from './evm/mine.js';
import { revert as evm_revert } from './evm/revert.js';
import { setAutomine as evm_setAutomine } from './evm/setAutomine.js';
import { setIntervalMining as evm_setIntervalMining } from './evm/setIntervalMining.js';
import { setNextBlockTimestamp as evm_setNextBlockTimestamp } from './evm/setNextBlockTimestamp.js';
import { snapshot as evm_snapshot } from './evm/snapshot.js';
import { listening as net_listening } from './net/listening.js';
import { peerCount as net_peerCount } from './net/peerCount.js';
import { version as net_version } from './net/version.js';
import { discover as rpc_discover } from './rpc/discover.js';
import { modules as rpc_modules } from './rpc/modules.js';
import { content as txpool_content } from './txpool/content.js';
import { contentFrom as txpool_contentFrom } from './txpool/contentFrom.js';
import { inspect as txpool_inspect } from './txpool/inspect.js';
import { status as txpool_status } from './txpool/status.js';
import { clientVersion as web3_clientVersion } from './web3/clientVersion.js';
import { sha3 as web3_sha3 } from './web3/sha3.js';
import type { Services } from './services.js';

export function createHandlers(services: Services): Handlers {
  return {
    anvil_dropTransaction: anvil_dropTransaction(services),
    anvil_getAutomine: anvil_getAutomine(services),
    anvil_impersonateAccount: anvil_impersonateAccount(services),
    anvil_mine: anvil_mine(services),
    anvil_reset: anvil_reset(services),
    anvil_setBalance: anvil_setBalance(services),
    anvil_setCode: anvil_setCode(services),
    anvil_setNonce: anvil_setNonce(services),
    anvil_setStorageAt: anvil_setStorageAt(services),
    anvil_stopImpersonatingAccount: anvil_stopImpersonatingAccount(services),
    eth_accounts: eth_accounts(services),
    eth_baseFee: eth_baseFee(services),
    eth_blobBaseFee: eth_blobBaseFee(),
    eth_blockNumber: eth_blockNumber(services),
    eth_call: eth_call(services),
    eth_capabilities: eth_capabilities(services),
    eth_chainId: eth_chainId(services),
    eth_coinbase: eth_coinbase(services),
    eth_config: eth_config(services),
    eth_createAccessList: eth_createAccessList(services),
    eth_estimateGas: eth_estimateGas(services),
    eth_feeHistory: eth_feeHistory(services),
    eth_fillTransaction: eth_fillTransaction(services),
    eth_gasPrice: eth_gasPrice(services),
    eth_getBalance: eth_getBalance(services),
    eth_getBlockByHash: eth_getBlockByHash(services),
    eth_getBlockByNumber: eth_getBlockByNumber(services),
    eth_getBlockReceipts: eth_getBlockReceipts(services),
    eth_getBlockTransactionCountByHash: eth_getBlockTransactionCountByHash(services),
    eth_getBlockTransactionCountByNumber: eth_getBlockTransactionCountByNumber(services),
    eth_getCode: eth_getCode(services),
    eth_getCompilers: eth_getCompilers(),
    eth_getFilterChanges: eth_getFilterChanges(services),
    eth_getFilterLogs: eth_getFilterLogs(services),
    eth_getHeaderByHash: eth_getHeaderByHash(services),
    eth_getHeaderByNumber: eth_getHeaderByNumber(services),
    eth_getLogs: eth_getLogs(services),
    eth_getProof: eth_getProof(services),
    eth_getRawTransactionByBlockHashAndIndex: eth_getRawTransactionByBlockHashAndIndex(services),
    eth_getRawTransactionByBlockNumberAndIndex: eth_getRawTransactionByBlockNumberAndIndex(services),
    eth_getRawTransactionByHash: eth_getRawTransactionByHash(services),
    eth_getStorageAt: eth_getStorageAt(services),
    eth_getStorageValues: eth_getStorageValues(services),
    eth_getTransactionByBlockHashAndIndex: eth_getTransactionByBlockHashAndIndex(services),
    eth_getTransactionByBlockNumberAndIndex: eth_getTransactionByBlockNumberAndIndex(services),
    eth_getTransactionByHash: eth_getTransactionByHash(services),
    eth_getTransactionCount: eth_getTransactionCount(services),
    eth_getTransactionLogs: eth_getTransactionLogs(services),
    eth_getTransactionReceipt: eth_getTransactionReceipt(services),
    eth_getUncleByBlockHashAndIndex: eth_getUncleByBlockHashAndIndex(),
    eth_getUncleByBlockNumberAndIndex: eth_getUncleByBlockNumberAndIndex(),
    eth_getUncleCountByBlockHash: eth_getUncleCountByBlockHash(services),
    eth_getUncleCountByBlockNumber: eth_getUncleCountByBlockNumber(services),
    eth_hashrate: eth_hashrate(),
    eth_maxPriorityFeePerGas: eth_maxPriorityFeePerGas(services),
    eth_mining: eth_mining(),
    eth_newBlockFilter: eth_newBlockFilter(services),
    eth_newFilter: eth_newFilter(services),
    eth_newPendingTransactionFilter: eth_newPendingTransactionFilter(services),
    eth_pendingTransactions: eth_pendingTransactions(services),
    eth_protocolVersion: eth_protocolVersion(),
    eth_sendRawTransaction: eth_sendRawTransaction(services),
    eth_sendRawTransactionSync: eth_sendRawTransactionSync(services),
    eth_sendTransaction: eth_sendTransaction(services),
    eth_simulateV1: eth_simulateV1(services),
    eth_subscribe: eth_subscribe(services),
    eth_syncing: eth_syncing(services),
    eth_uninstallFilter: eth_uninstallFilter(services),
    eth_unsubscribe: eth_unsubscribe(services),
    evm_increaseTime: evm_increaseTime(services),
    evm_mine: evm_mine(services),
    evm_revert: evm_revert(services),
    evm_setAutomine: evm_setAutomine(services),
    evm_setIntervalMining: evm_setIntervalMining(services),
    evm_setNextBlockTimestamp: evm_setNextBlockTimestamp(services),
    evm_snapshot: evm_snapshot(services),
    net_listening: net_listening(services),
    net_peerCount: net_peerCount(services),
    net_version: net_version(services),
    'rpc.discover': rpc_discover(services),
    rpc_modules: rpc_modules(services),
    txpool_content: txpool_content(services),
    txpool_contentFrom: txpool_contentFrom(services),
    txpool_inspect: txpool_inspect(services),
    txpool_status: txpool_status(services),
    web3_clientVersion: web3_clientVersion(services),
    web3_sha3: web3_sha3(),
  };
}
