// Generated from openrpc.json by `npm run generate`. Do not edit.
export class AdminMethods {
  #requester;
  constructor(requester) {
    this.#requester = requester;
  }
  addPeer(address) {
    return this.#requester.request('admin_addPeer', address);
  }
  datadir() {
    return this.#requester.request('admin_datadir');
  }
  nodeInfo() {
    return this.#requester.request('admin_nodeInfo');
  }
  peers() {
    return this.#requester.request('admin_peers');
  }
  startRPC(host, port, cors, apis, vhosts) {
    return this.#requester.request('admin_startRPC', host, port, cors, apis, vhosts);
  }
  startWS(host, port, origins, apis) {
    return this.#requester.request('admin_startWS', host, port, origins, apis);
  }
  stopRPC() {
    return this.#requester.request('admin_stopRPC');
  }
  stopWS() {
    return this.#requester.request('admin_stopWS');
  }
}
export class AnvilMethods {
  #requester;
  constructor(requester) {
    this.#requester = requester;
  }
  addBalance(address, amount) {
    return this.#requester.request('anvil_addBalance', address, amount);
  }
  autoImpersonateAccount(enabled) {
    return this.#requester.request('anvil_autoImpersonateAccount', enabled);
  }
  dealERC20(address, token, amount) {
    return this.#requester.request('anvil_dealERC20', address, token, amount);
  }
  dropAllTransactions() {
    return this.#requester.request('anvil_dropAllTransactions');
  }
  dropTransaction(transactionHash) {
    return this.#requester.request('anvil_dropTransaction', transactionHash);
  }
  dumpState(preserveHistoricalStates) {
    return this.#requester.request('anvil_dumpState', preserveHistoricalStates);
  }
  getAutomine() {
    return this.#requester.request('anvil_getAutomine');
  }
  getGenesisTime() {
    return this.#requester.request('anvil_getGenesisTime');
  }
  getIntervalMining() {
    return this.#requester.request('anvil_getIntervalMining');
  }
  impersonateAccount(address) {
    return this.#requester.request('anvil_impersonateAccount', address);
  }
  loadState(state) {
    return this.#requester.request('anvil_loadState', state);
  }
  metadata() {
    return this.#requester.request('anvil_metadata');
  }
  mine(blocks, interval) {
    return this.#requester.request('anvil_mine', blocks, interval);
  }
  nodeInfo() {
    return this.#requester.request('anvil_nodeInfo');
  }
  removeBlockTimestampInterval() {
    return this.#requester.request('anvil_removeBlockTimestampInterval');
  }
  removePoolTransactions(address) {
    return this.#requester.request('anvil_removePoolTransactions', address);
  }
  reorg(depth, txBlockPairs) {
    return this.#requester.request('anvil_reorg', depth, txBlockPairs);
  }
  reset(options) {
    return this.#requester.request('anvil_reset', options);
  }
  rollback(depth) {
    return this.#requester.request('anvil_rollback', depth);
  }
  setBalance(address, balance) {
    return this.#requester.request('anvil_setBalance', address, balance);
  }
  setBlockTimestampInterval(seconds) {
    return this.#requester.request('anvil_setBlockTimestampInterval', seconds);
  }
  setChainId(chainId) {
    return this.#requester.request('anvil_setChainId', chainId);
  }
  setCode(address, code) {
    return this.#requester.request('anvil_setCode', address, code);
  }
  setCoinbase(address) {
    return this.#requester.request('anvil_setCoinbase', address);
  }
  setERC20Allowance(owner, spender, token, amount) {
    return this.#requester.request('anvil_setERC20Allowance', owner, spender, token, amount);
  }
  setLoggingEnabled(enabled) {
    return this.#requester.request('anvil_setLoggingEnabled', enabled);
  }
  setMinGasPrice(price) {
    return this.#requester.request('anvil_setMinGasPrice', price);
  }
  setNextBlockBaseFeePerGas(baseFee) {
    return this.#requester.request('anvil_setNextBlockBaseFeePerGas', baseFee);
  }
  setNonce(address, nonce) {
    return this.#requester.request('anvil_setNonce', address, nonce);
  }
  setRpcUrl(url) {
    return this.#requester.request('anvil_setRpcUrl', url);
  }
  setStorageAt(address, position, value) {
    return this.#requester.request('anvil_setStorageAt', address, position, value);
  }
  stopImpersonatingAccount(address) {
    return this.#requester.request('anvil_stopImpersonatingAccount', address);
  }
}
export class DebugMethods {
  #requester;
  constructor(requester) {
    this.#requester = requester;
  }
  blockProfile(file, seconds) {
    return this.#requester.request('debug_blockProfile', file, seconds);
  }
  cpuProfile(file, seconds) {
    return this.#requester.request('debug_cpuProfile', file, seconds);
  }
  freeOSMemory() {
    return this.#requester.request('debug_freeOSMemory');
  }
  gcStats() {
    return this.#requester.request('debug_gcStats');
  }
  getBlockRlp(blockNumber) {
    return this.#requester.request('debug_getBlockRlp', blockNumber);
  }
  getHeaderRlp(blockNumber) {
    return this.#requester.request('debug_getHeaderRlp', blockNumber);
  }
  getRawBlock(block) {
    return this.#requester.request('debug_getRawBlock', block);
  }
  getRawHeader(block) {
    return this.#requester.request('debug_getRawHeader', block);
  }
  getRawReceipts(block) {
    return this.#requester.request('debug_getRawReceipts', block);
  }
  getRawTransaction(transactionHash) {
    return this.#requester.request('debug_getRawTransaction', transactionHash);
  }
  goTrace(file, seconds) {
    return this.#requester.request('debug_goTrace', file, seconds);
  }
  memStats() {
    return this.#requester.request('debug_memStats');
  }
  mutexProfile(file, seconds) {
    return this.#requester.request('debug_mutexProfile', file, seconds);
  }
  printBlock(blockNumber) {
    return this.#requester.request('debug_printBlock', blockNumber);
  }
  setBlockProfileRate(rate) {
    return this.#requester.request('debug_setBlockProfileRate', rate);
  }
  setGCPercent(percent) {
    return this.#requester.request('debug_setGCPercent', percent);
  }
  setMutexProfileFraction(rate) {
    return this.#requester.request('debug_setMutexProfileFraction', rate);
  }
  stacks(filter) {
    return this.#requester.request('debug_stacks', filter);
  }
  startCPUProfile(file) {
    return this.#requester.request('debug_startCPUProfile', file);
  }
  startGoTrace(file) {
    return this.#requester.request('debug_startGoTrace', file);
  }
  stopCPUProfile() {
    return this.#requester.request('debug_stopCPUProfile');
  }
  stopGoTrace() {
    return this.#requester.request('debug_stopGoTrace');
  }
  storageRangeAt(block, transactionIndex, address, keyStart, limit) {
    return this.#requester.request('debug_storageRangeAt', block, transactionIndex, address, keyStart, limit);
  }
  traceBlock(block, config) {
    return this.#requester.request('debug_traceBlock', block, config);
  }
  traceBlockByHash(blockHash, config) {
    return this.#requester.request('debug_traceBlockByHash', blockHash, config);
  }
  traceBlockByNumber(block, config) {
    return this.#requester.request('debug_traceBlockByNumber', block, config);
  }
  traceCall(call, block, config) {
    return this.#requester.request('debug_traceCall', call, block, config);
  }
  traceCallMany(bundles, stateContext, config) {
    return this.#requester.request('debug_traceCallMany', bundles, stateContext, config);
  }
  traceTransaction(transactionHash, config) {
    return this.#requester.request('debug_traceTransaction', transactionHash, config);
  }
  verbosity(level) {
    return this.#requester.request('debug_verbosity', level);
  }
  vmodule(pattern) {
    return this.#requester.request('debug_vmodule', pattern);
  }
  writeBlockProfile(file) {
    return this.#requester.request('debug_writeBlockProfile', file);
  }
  writeMemProfile(file) {
    return this.#requester.request('debug_writeMemProfile', file);
  }
  writeMutexProfile(file) {
    return this.#requester.request('debug_writeMutexProfile', file);
  }
}
export class ErigonMethods {
  #requester;
  constructor(requester) {
    this.#requester = requester;
  }
  getHeaderByNumber(blockNumber) {
    return this.#requester.request('erigon_getHeaderByNumber', blockNumber);
  }
}
export class EthMethods {
  #requester;
  constructor(requester) {
    this.#requester = requester;
  }
  accounts() {
    return this.#requester.request('eth_accounts');
  }
  baseFee() {
    return this.#requester.request('eth_baseFee');
  }
  blobBaseFee() {
    return this.#requester.request('eth_blobBaseFee');
  }
  blockNumber() {
    return this.#requester.request('eth_blockNumber');
  }
  call(call, block, stateOverrides, blockOverrides) {
    return this.#requester.request('eth_call', call, block, stateOverrides, blockOverrides);
  }
  capabilities() {
    return this.#requester.request('eth_capabilities');
  }
  chainId() {
    return this.#requester.request('eth_chainId');
  }
  coinbase() {
    return this.#requester.request('eth_coinbase');
  }
  config() {
    return this.#requester.request('eth_config');
  }
  createAccessList(call, block, stateOverrides) {
    return this.#requester.request('eth_createAccessList', call, block, stateOverrides);
  }
  estimateGas(call, block, stateOverrides, blockOverrides) {
    return this.#requester.request('eth_estimateGas', call, block, stateOverrides, blockOverrides);
  }
  feeHistory(blockCount, newestBlock, rewardPercentiles) {
    return this.#requester.request('eth_feeHistory', blockCount, newestBlock, rewardPercentiles);
  }
  fillTransaction(transaction) {
    return this.#requester.request('eth_fillTransaction', transaction);
  }
  gasPrice() {
    return this.#requester.request('eth_gasPrice');
  }
  getAccount(address, block) {
    return this.#requester.request('eth_getAccount', address, block);
  }
  getAccountInfo(address, block) {
    return this.#requester.request('eth_getAccountInfo', address, block);
  }
  getBalance(address, block) {
    return this.#requester.request('eth_getBalance', address, block);
  }
  getBlockByHash(blockHash, fullTransactions) {
    return this.#requester.request('eth_getBlockByHash', blockHash, fullTransactions);
  }
  getBlockByNumber(blockNumber, fullTransactions) {
    return this.#requester.request('eth_getBlockByNumber', blockNumber, fullTransactions);
  }
  getBlockReceipts(block) {
    return this.#requester.request('eth_getBlockReceipts', block);
  }
  getBlockTransactionCountByHash(blockHash) {
    return this.#requester.request('eth_getBlockTransactionCountByHash', blockHash);
  }
  getBlockTransactionCountByNumber(blockNumber) {
    return this.#requester.request('eth_getBlockTransactionCountByNumber', blockNumber);
  }
  getCode(address, block) {
    return this.#requester.request('eth_getCode', address, block);
  }
  getCompilers() {
    return this.#requester.request('eth_getCompilers');
  }
  getFilterChanges(filterId) {
    return this.#requester.request('eth_getFilterChanges', filterId);
  }
  getFilterLogs(filterId) {
    return this.#requester.request('eth_getFilterLogs', filterId);
  }
  getHeaderByHash(blockHash) {
    return this.#requester.request('eth_getHeaderByHash', blockHash);
  }
  getHeaderByNumber(blockNumber) {
    return this.#requester.request('eth_getHeaderByNumber', blockNumber);
  }
  getLogs(filter) {
    return this.#requester.request('eth_getLogs', filter);
  }
  getProof(address, positions, block) {
    return this.#requester.request('eth_getProof', address, positions, block);
  }
  getRawTransactionByBlockHashAndIndex(blockHash, index) {
    return this.#requester.request('eth_getRawTransactionByBlockHashAndIndex', blockHash, index);
  }
  getRawTransactionByBlockNumberAndIndex(blockNumber, index) {
    return this.#requester.request('eth_getRawTransactionByBlockNumberAndIndex', blockNumber, index);
  }
  getRawTransactionByHash(transactionHash) {
    return this.#requester.request('eth_getRawTransactionByHash', transactionHash);
  }
  getStorageAt(address, position, block) {
    return this.#requester.request('eth_getStorageAt', address, position, block);
  }
  getStorageValues(requests, block) {
    return this.#requester.request('eth_getStorageValues', requests, block);
  }
  getTransactionByBlockHashAndIndex(blockHash, index) {
    return this.#requester.request('eth_getTransactionByBlockHashAndIndex', blockHash, index);
  }
  getTransactionByBlockNumberAndIndex(blockNumber, index) {
    return this.#requester.request('eth_getTransactionByBlockNumberAndIndex', blockNumber, index);
  }
  getTransactionByHash(transactionHash) {
    return this.#requester.request('eth_getTransactionByHash', transactionHash);
  }
  getTransactionBySenderAndNonce(sender, nonce) {
    return this.#requester.request('eth_getTransactionBySenderAndNonce', sender, nonce);
  }
  getTransactionCount(address, block) {
    return this.#requester.request('eth_getTransactionCount', address, block);
  }
  getTransactionLogs(transactionHash) {
    return this.#requester.request('eth_getTransactionLogs', transactionHash);
  }
  getTransactionReceipt(transactionHash) {
    return this.#requester.request('eth_getTransactionReceipt', transactionHash);
  }
  getUncleByBlockHashAndIndex(blockHash, uncleIndex) {
    return this.#requester.request('eth_getUncleByBlockHashAndIndex', blockHash, uncleIndex);
  }
  getUncleByBlockNumberAndIndex(blockNumber, uncleIndex) {
    return this.#requester.request('eth_getUncleByBlockNumberAndIndex', blockNumber, uncleIndex);
  }
  getUncleCountByBlockHash(blockHash) {
    return this.#requester.request('eth_getUncleCountByBlockHash', blockHash);
  }
  getUncleCountByBlockNumber(blockNumber) {
    return this.#requester.request('eth_getUncleCountByBlockNumber', blockNumber);
  }
  hashrate() {
    return this.#requester.request('eth_hashrate');
  }
  maxPriorityFeePerGas() {
    return this.#requester.request('eth_maxPriorityFeePerGas');
  }
  mining() {
    return this.#requester.request('eth_mining');
  }
  newBlockFilter() {
    return this.#requester.request('eth_newBlockFilter');
  }
  newFilter(filter) {
    return this.#requester.request('eth_newFilter', filter);
  }
  newPendingTransactionFilter() {
    return this.#requester.request('eth_newPendingTransactionFilter');
  }
  pendingTransactions() {
    return this.#requester.request('eth_pendingTransactions');
  }
  protocolVersion() {
    return this.#requester.request('eth_protocolVersion');
  }
  resend(transaction, gasPrice, gasLimit) {
    return this.#requester.request('eth_resend', transaction, gasPrice, gasLimit);
  }
  sendRawTransaction(transaction) {
    return this.#requester.request('eth_sendRawTransaction', transaction);
  }
  sendRawTransactionSync(transaction, timeout) {
    return this.#requester.request('eth_sendRawTransactionSync', transaction, timeout);
  }
  sendTransaction(transaction) {
    return this.#requester.request('eth_sendTransaction', transaction);
  }
  sendTransactionSync(transaction) {
    return this.#requester.request('eth_sendTransactionSync', transaction);
  }
  sendUnsignedTransaction(transaction) {
    return this.#requester.request('eth_sendUnsignedTransaction', transaction);
  }
  sign(address, data) {
    return this.#requester.request('eth_sign', address, data);
  }
  signTransaction(transaction) {
    return this.#requester.request('eth_signTransaction', transaction);
  }
  signTypedData(address, typedData) {
    return this.#requester.request('eth_signTypedData', address, typedData);
  }
  simulateV1(payload, block) {
    return this.#requester.request('eth_simulateV1', payload, block);
  }
  subscribe(name, options) {
    return this.#requester.request('eth_subscribe', name, options);
  }
  syncing() {
    return this.#requester.request('eth_syncing');
  }
  uninstallFilter(filterId) {
    return this.#requester.request('eth_uninstallFilter', filterId);
  }
  unsubscribe(subscriptionId) {
    return this.#requester.request('eth_unsubscribe', subscriptionId);
  }
}
export class EvmMethods {
  #requester;
  constructor(requester) {
    this.#requester = requester;
  }
  increaseTime(seconds) {
    return this.#requester.request('evm_increaseTime', seconds);
  }
  mine(options) {
    return this.#requester.request('evm_mine', options);
  }
  mineDetailed(options) {
    return this.#requester.request('evm_mine_detailed', options);
  }
  revert(snapshotId) {
    return this.#requester.request('evm_revert', snapshotId);
  }
  setAutomine(enabled) {
    return this.#requester.request('evm_setAutomine', enabled);
  }
  setBlockGasLimit(gasLimit) {
    return this.#requester.request('evm_setBlockGasLimit', gasLimit);
  }
  setIntervalMining(seconds) {
    return this.#requester.request('evm_setIntervalMining', seconds);
  }
  setNextBlockTimestamp(timestamp) {
    return this.#requester.request('evm_setNextBlockTimestamp', timestamp);
  }
  setTime(timestamp) {
    return this.#requester.request('evm_setTime', timestamp);
  }
  snapshot() {
    return this.#requester.request('evm_snapshot');
  }
}
export class HalleyMethods {
  #requester;
  constructor(requester) {
    this.#requester = requester;
  }
  indexStatus() {
    return this.#requester.request('halley_indexStatus');
  }
}
export class HardhatMethods {
  #requester;
  constructor(requester) {
    this.#requester = requester;
  }
  dropTransaction(transactionHash) {
    return this.#requester.request('hardhat_dropTransaction', transactionHash);
  }
  setPrevRandao(prevRandao) {
    return this.#requester.request('hardhat_setPrevRandao', prevRandao);
  }
}
export class MinerMethods {
  #requester;
  constructor(requester) {
    this.#requester = requester;
  }
  getHashrate() {
    return this.#requester.request('miner_getHashrate');
  }
  setEtherbase(address) {
    return this.#requester.request('miner_setEtherbase', address);
  }
  setExtra(extra) {
    return this.#requester.request('miner_setExtra', extra);
  }
  setGasLimit(gas) {
    return this.#requester.request('miner_setGasLimit', gas);
  }
  setGasPrice(gasPrice) {
    return this.#requester.request('miner_setGasPrice', gasPrice);
  }
  start(threads) {
    return this.#requester.request('miner_start', threads);
  }
  stop() {
    return this.#requester.request('miner_stop');
  }
}
export class NetMethods {
  #requester;
  constructor(requester) {
    this.#requester = requester;
  }
  listening() {
    return this.#requester.request('net_listening');
  }
  peerCount() {
    return this.#requester.request('net_peerCount');
  }
  version() {
    return this.#requester.request('net_version');
  }
}
export class OtsMethods {
  #requester;
  constructor(requester) {
    this.#requester = requester;
  }
  getApiLevel() {
    return this.#requester.request('ots_getApiLevel');
  }
  getBlockDetails(blockNumber) {
    return this.#requester.request('ots_getBlockDetails', blockNumber);
  }
  getBlockDetailsByHash(blockHash) {
    return this.#requester.request('ots_getBlockDetailsByHash', blockHash);
  }
  getBlockTransactions(blockNumber, pageNumber, pageSize) {
    return this.#requester.request('ots_getBlockTransactions', blockNumber, pageNumber, pageSize);
  }
  getContractCreator(address) {
    return this.#requester.request('ots_getContractCreator', address);
  }
  getInternalOperations(transactionHash) {
    return this.#requester.request('ots_getInternalOperations', transactionHash);
  }
  getTransactionBySenderAndNonce(sender, nonce) {
    return this.#requester.request('ots_getTransactionBySenderAndNonce', sender, nonce);
  }
  getTransactionError(transactionHash) {
    return this.#requester.request('ots_getTransactionError', transactionHash);
  }
  hasCode(address, blockNumber) {
    return this.#requester.request('ots_hasCode', address, blockNumber);
  }
  searchTransactionsAfter(address, blockNumber, pageSize) {
    return this.#requester.request('ots_searchTransactionsAfter', address, blockNumber, pageSize);
  }
  searchTransactionsBefore(address, blockNumber, pageSize) {
    return this.#requester.request('ots_searchTransactionsBefore', address, blockNumber, pageSize);
  }
  traceTransaction(transactionHash) {
    return this.#requester.request('ots_traceTransaction', transactionHash);
  }
}
export class PersonalMethods {
  #requester;
  constructor(requester) {
    this.#requester = requester;
  }
  ecRecover(data, signature) {
    return this.#requester.request('personal_ecRecover', data, signature);
  }
  importRawKey(privateKey, passphrase) {
    return this.#requester.request('personal_importRawKey', privateKey, passphrase);
  }
  initializeWallet(url) {
    return this.#requester.request('personal_initializeWallet', url);
  }
  listAccounts() {
    return this.#requester.request('personal_listAccounts');
  }
  listWallets() {
    return this.#requester.request('personal_listWallets');
  }
  lockAccount(address) {
    return this.#requester.request('personal_lockAccount', address);
  }
  newAccount(passphrase) {
    return this.#requester.request('personal_newAccount', passphrase);
  }
  sendTransaction(transaction, passphrase) {
    return this.#requester.request('personal_sendTransaction', transaction, passphrase);
  }
  sign(data, address, password) {
    return this.#requester.request('personal_sign', data, address, password);
  }
  signTransaction(transaction, passphrase) {
    return this.#requester.request('personal_signTransaction', transaction, passphrase);
  }
  unlockAccount(address, passphrase, duration) {
    return this.#requester.request('personal_unlockAccount', address, passphrase, duration);
  }
  unpair(url, pairingPassword) {
    return this.#requester.request('personal_unpair', url, pairingPassword);
  }
}
export class RpcMethods {
  #requester;
  constructor(requester) {
    this.#requester = requester;
  }
  discover() {
    return this.#requester.request('rpc.discover');
  }
  modules() {
    return this.#requester.request('rpc_modules');
  }
}
export class TraceMethods {
  #requester;
  constructor(requester) {
    this.#requester = requester;
  }
  block(block) {
    return this.#requester.request('trace_block', block);
  }
  call(call, types, block, stateOverrides, blockOverrides) {
    return this.#requester.request('trace_call', call, types, block, stateOverrides, blockOverrides);
  }
  callMany(calls, block) {
    return this.#requester.request('trace_callMany', calls, block);
  }
  filter(filter) {
    return this.#requester.request('trace_filter', filter);
  }
  get(transactionHash, indices) {
    return this.#requester.request('trace_get', transactionHash, indices);
  }
  rawTransaction(transaction, types, block) {
    return this.#requester.request('trace_rawTransaction', transaction, types, block);
  }
  replayBlockTransactions(block, types) {
    return this.#requester.request('trace_replayBlockTransactions', block, types);
  }
  replayTransaction(transactionHash, types) {
    return this.#requester.request('trace_replayTransaction', transactionHash, types);
  }
  transaction(transactionHash) {
    return this.#requester.request('trace_transaction', transactionHash);
  }
}
export class TxpoolMethods {
  #requester;
  constructor(requester) {
    this.#requester = requester;
  }
  content() {
    return this.#requester.request('txpool_content');
  }
  contentFrom(address) {
    return this.#requester.request('txpool_contentFrom', address);
  }
  inspect() {
    return this.#requester.request('txpool_inspect');
  }
  status() {
    return this.#requester.request('txpool_status');
  }
}
export class Web3Methods {
  #requester;
  constructor(requester) {
    this.#requester = requester;
  }
  clientVersion() {
    return this.#requester.request('web3_clientVersion');
  }
  sha3(data) {
    return this.#requester.request('web3_sha3', data);
  }
}
export class Methods {
  admin = new AdminMethods(this);
  anvil = new AnvilMethods(this);
  debug = new DebugMethods(this);
  erigon = new ErigonMethods(this);
  eth = new EthMethods(this);
  evm = new EvmMethods(this);
  halley = new HalleyMethods(this);
  hardhat = new HardhatMethods(this);
  miner = new MinerMethods(this);
  net = new NetMethods(this);
  ots = new OtsMethods(this);
  personal = new PersonalMethods(this);
  rpc = new RpcMethods(this);
  trace = new TraceMethods(this);
  txpool = new TxpoolMethods(this);
  web3 = new Web3Methods(this);
}
