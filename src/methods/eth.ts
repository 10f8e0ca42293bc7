/** Methods of `eth_` that have a fixed result, or pass one question on. Every other one has a file of its own. */
import { blockHeight } from '../chain/blockParameter.js';
import { operatorAccount } from '../chain/operatorAccount.js';
import { syncStatus } from '../chain/syncStatus.js';
import { mapAwaitable } from '../concurrency/awaitable.js';
import { MIN_BLOB_BASE_FEE } from '../ethereum/blobBaseFee.js';
import { encodeQuantity, normalizeHash } from '../ethereum/hex.js';
import type { Handler } from '../jsonrpc/request.js';
import { checkNewFilter, queryLogs, type LogQueryParts } from './eth/logQuery.js';
import type { Services } from './services.js';

/** The EIP-155 chain id. */
export function chainId({ identity }: Pick<Services, 'identity'>): Handler<'eth_chainId'> {
  return () => encodeQuantity(identity.chainId);
}

/** The highest block whose transactions, receipts and logs are all served: never ahead of them. */
export function blockNumber({ blocks }: Pick<Services, 'blocks'>): Handler<'eth_blockNumber'> {
  return () => encodeQuantity(blocks.head());
}

/** Version eth/69, whose receipts and blocks the answers follow. */
const PROTOCOL_VERSION = 69;

/** The version of the Ethereum wire protocol that the answers follow. The node itself uses CometBFT's protocol. */
export function protocolVersion(): Handler<'eth_protocolVersion'> {
  return () => encodeQuantity(PROTOCOL_VERSION);
}

/** The progress of the node and the index; false when both have caught up. */
export function syncing(parts: Pick<Services, 'node' | 'blocks' | 'indexStatus'>): Handler<'eth_syncing'> {
  return (_params, caller) => syncStatus(parts, caller);
}

/** Accounts that this server can send from. */
export function accounts({ signers }: Pick<Services, 'signers'>): Handler<'eth_accounts'> {
  return (_params, caller) => signers.accounts(caller);
}

/** Operator account of the node's validator, which receives the block rewards; on the embedded chain, the set one. */
export function coinbase(
  parts: Pick<Services, 'node' | 'state' | 'blocks' | 'development' | 'isDevelopment'>,
): Handler<'eth_coinbase'> {
  return async (_params, caller) => {
    const set = parts.isDevelopment ? (await parts.development().info()).coinbase : null;
    return set ?? operatorAccount(parts, caller);
  };
}

/** True while the embedded chain makes blocks by itself. In front of any other chain false: validators make them. */
export function mining({
  development,
  isDevelopment,
}: Pick<Services, 'development' | 'isDevelopment'>): Handler<'eth_mining'> {
  return async () => {
    if (!isDevelopment) return false;
    const { automine, intervalSeconds } = await development().info();
    return automine || intervalSeconds > 0;
  };
}

/** Always zero: no proof of work. */
export function hashrate(): Handler<'eth_hashrate'> {
  return () => encodeQuantity(0);
}

/** No compilers. */
export function getCompilers(): Handler<'eth_getCompilers'> {
  return () => [];
}

/** Base fee of the next block plus the suggested tip, never below the lowest price the node accepts. */
export function gasPrice({ fees }: Pick<Services, 'fees'>): Handler<'eth_gasPrice'> {
  return (_params, caller) => mapAwaitable(fees.gasPrice(caller), encodeQuantity);
}

/** A tip that gets a transaction into the next blocks. */
export function maxPriorityFeePerGas({ fees }: Pick<Services, 'fees'>): Handler<'eth_maxPriorityFeePerGas'> {
  return (_params, caller) => mapAwaitable(fees.suggestedTip(caller), encodeQuantity);
}

/** Base fee of the next block; null where the chain has none. */
export function baseFee({ fees }: Pick<Services, 'fees'>): Handler<'eth_baseFee'> {
  return async (_params, caller) => {
    const fee = await fees.nextBaseFee(caller);
    return fee === null ? null : encodeQuantity(fee);
  };
}

/** The blob base fee, which never rises: these chains have no blobs. */
export function blobBaseFee(): Handler<'eth_blobBaseFee'> {
  return () => encodeQuantity(MIN_BLOB_BASE_FEE);
}

/** Always null: committed blocks have no siblings. */
export function getUncleByBlockHashAndIndex(): Handler<'eth_getUncleByBlockHashAndIndex'> {
  return () => null;
}

/** Always null: committed blocks have no siblings. */
export function getUncleByBlockNumberAndIndex(): Handler<'eth_getUncleByBlockNumberAndIndex'> {
  return () => null;
}

/** Always zero, because committed blocks have no siblings; null when the block is unknown. */
export function getUncleCountByBlockHash({
  blocks,
}: Pick<Services, 'blocks'>): Handler<'eth_getUncleCountByBlockHash'> {
  return async ([blockHash], caller) =>
    (await blocks.numberOfHash(normalizeHash(blockHash), caller)) === null ? null : encodeQuantity(0);
}

/** Always zero, because committed blocks have no siblings; null when there is no such block. */
export function getUncleCountByBlockNumber({
  blocks,
}: Pick<Services, 'blocks'>): Handler<'eth_getUncleCountByBlockNumber'> {
  return async ([block], caller) => {
    const summary = await blocks.summary(await blockHeight(block, blocks, caller), caller);
    return summary === null ? null : encodeQuantity(0);
  };
}

/** The matching logs of one block (by hash) or of a range of blocks, oldest first. */
export function getLogs(parts: LogQueryParts): Handler<'eth_getLogs'> {
  return ([filter], caller) => queryLogs(filter, parts, caller);
}

/** Creates a filter for the logs of new blocks and returns its id. */
export function newFilter({ filters, blocks }: Pick<Services, 'filters' | 'blocks'>): Handler<'eth_newFilter'> {
  return ([filter], caller) => {
    checkNewFilter(filter, blocks);
    return filters.createLogFilter(filter, caller);
  };
}

/** All logs that match a log filter, as eth_getLogs returns them for its filter object. */
export function getFilterLogs(parts: Pick<Services, 'filters'> & LogQueryParts): Handler<'eth_getFilterLogs'> {
  return ([filterId], caller) =>
    parts.filters.withLogFilter(filterId, caller, (filter) => queryLogs(filter, parts, caller));
}

/** Creates a filter for the hashes of new blocks and returns its id. */
export function newBlockFilter({ filters }: Pick<Services, 'filters'>): Handler<'eth_newBlockFilter'> {
  return (_params, caller) => filters.createBlockFilter(caller);
}

/** Creates a filter for the hashes of new pending transactions and returns its id. */
export function newPendingTransactionFilter({
  filters,
}: Pick<Services, 'filters'>): Handler<'eth_newPendingTransactionFilter'> {
  return (_params, caller) => filters.createPendingTransactionFilter(caller);
}

/** The entries that a filter found since the last call, each once. */
export function getFilterChanges({ filters }: Pick<Services, 'filters'>): Handler<'eth_getFilterChanges'> {
  return ([filterId], caller) => filters.changes(filterId, caller);
}

/** Removes a filter; false when no filter has this id (any more). */
export function uninstallFilter({ filters }: Pick<Services, 'filters'>): Handler<'eth_uninstallFilter'> {
  return ([filterId]) => filters.uninstall(filterId);
}

/** Ends a subscription of this connection. */
export function unsubscribe({ subscriptions }: Pick<Services, 'subscriptions'>): Handler<'eth_unsubscribe'> {
  return ([subscriptionId], { connection }) => subscriptions.unsubscribe(connection, subscriptionId);
}
