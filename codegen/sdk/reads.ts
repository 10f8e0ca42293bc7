/** Which methods only read. An SDK sends these again when the connection fails; all others it sends once. */

/** Names of methods that read, without their namespace. A method that no one listed here is never sent twice. */
const READS: readonly RegExp[] = [
  /^eth_(?!getFilterChanges$)get[A-Z]/,
  /^eth_(?:accounts|baseFee|blobBaseFee|blockNumber|call|capabilities|chainId|coinbase|config|createAccessList)$/,
  /^eth_(?:estimateGas|feeHistory|gasPrice|hashrate|maxPriorityFeePerGas|mining|pendingTransactions)$/,
  /^eth_(?:protocolVersion|simulateV1|syncing)$/,
  /^admin_(?:datadir|nodeInfo|peers)$/,
  /^anvil_(?:get[A-Z]\w*|metadata|nodeInfo)$/,
  /^debug_(?:get[A-Z]\w*|trace\w*|storageRangeAt|printBlock|gcStats|memStats|stacks)$/,
  /^(?:erigon|ots|trace|txpool|net|web3)_/,
  /^miner_getHashrate$/,
  /^personal_(?:ecRecover|listAccounts|listWallets)$/,
  /^rpc(?:\.discover|_modules)$/,
];

/** Whether a method changes nothing, neither on the chain nor on the server, so that sending it twice does no harm. */
export function isRead(method: string): boolean {
  return READS.some((pattern) => pattern.test(method));
}
