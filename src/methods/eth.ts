/** Methods of `eth_` of a few lines: decode, ask, encode. The others have a file each. */
import { blockHeight, findHeight, stateHeight } from '../chain/blockParameter.js';
import { operatorAccount } from '../chain/operatorAccount.js';
import { syncStatus } from '../chain/syncStatus.js';
import { mapAwaitable } from '../concurrency/awaitable.js';
import { MIN_BLOB_BASE_FEE } from '../ethereum/blobBaseFee.js';
import {
  decodeData,
  decodeQuantity,
  decodeSafeInteger,
  encodeQuantity,
  normalizeAddress,
  normalizeHash,
  storageSlot,
  ZERO_HASH,
} from '../ethereum/hex.js';
import type { Handler } from '../jsonrpc/request.js';
import { checkNewFilter, type LogQueryParts, queryLogs } from './eth/logQuery.js';
import type { Services } from './services.js';
import { type CallParts, executeCall, executeEstimate } from './call/callExecution.js';
import { ZERO_ADDRESS } from '../ethereum/address.js';
import {
  asCall,
  completeTransaction,
  type CompletionParts,
  sendCompleted,
  type SendingParts,
} from './call/completeTransaction.js';
import { bytesAndObject } from './call/transactionResult.js';
import type { TransactionPlace } from '../chain/blocks.js';
import { findRawTransaction } from './transactions/findTransaction.js';
import { findBySenderAndNonce, type FindBySenderParts } from './transactions/findBySenderAndNonce.js';

type BlockParts = Pick<Services, 'blocks'>;
type StateParts = Pick<Services, 'state' | 'blocks'>;
type TransactionParts = Pick<Services, 'blocks' | 'mempool'>;
type FeeParts = Pick<Services, 'fees'>;
type FilterParts = Pick<Services, 'filters'>;

/** The EIP-155 chain id. */
export function chainId({ identity }: Pick<Services, 'identity'>): Handler<'eth_chainId'> {
  return () => encodeQuantity(identity.chainId);
}

/** The highest block whose transactions, receipts and logs are all served: never ahead of them. */
export function blockNumber({ blocks }: BlockParts): Handler<'eth_blockNumber'> {
  return () => encodeQuantity(blocks.head());
}

/** Version eth/69: receipts and blocks have its form. */
const PROTOCOL_VERSION = 69;

/** The version of the Ethereum wire protocol whose forms are used. The node itself uses CometBFT's protocol. */
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
export function gasPrice({ fees }: FeeParts): Handler<'eth_gasPrice'> {
  return (_params, caller) => mapAwaitable(fees.gasPrice(caller), encodeQuantity);
}

/** A tip that gets a transaction into the next blocks. */
export function maxPriorityFeePerGas({ fees }: FeeParts): Handler<'eth_maxPriorityFeePerGas'> {
  return (_params, caller) => mapAwaitable(fees.suggestedTip(caller), encodeQuantity);
}

/** Base fee of the next block; null where the chain has none. */
export function baseFee({ fees }: FeeParts): Handler<'eth_baseFee'> {
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
export function getUncleCountByBlockHash({ blocks }: BlockParts): Handler<'eth_getUncleCountByBlockHash'> {
  return async ([blockHash], caller) =>
    (await blocks.numberOfHash(normalizeHash(blockHash), caller)) === null ? null : encodeQuantity(0);
}

/** Always zero, because committed blocks have no siblings; null when there is no such block. */
export function getUncleCountByBlockNumber({ blocks }: BlockParts): Handler<'eth_getUncleCountByBlockNumber'> {
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
export function getFilterLogs(parts: FilterParts & LogQueryParts): Handler<'eth_getFilterLogs'> {
  return ([filterId], caller) =>
    parts.filters.withLogFilter(filterId, caller, (filter) => queryLogs(filter, parts, caller));
}

/** Creates a filter for the hashes of new blocks and returns its id. */
export function newBlockFilter({ filters }: FilterParts): Handler<'eth_newBlockFilter'> {
  return (_params, caller) => filters.createBlockFilter(caller);
}

/** Creates a filter for the hashes of new pending transactions and returns its id. */
export function newPendingTransactionFilter({ filters }: FilterParts): Handler<'eth_newPendingTransactionFilter'> {
  return (_params, caller) => filters.createPendingTransactionFilter(caller);
}

/** The entries that a filter found since the last call, each once. */
export function getFilterChanges({ filters }: FilterParts): Handler<'eth_getFilterChanges'> {
  return ([filterId], caller) => filters.changes(filterId, caller);
}

/** Removes a filter; false when no filter has this id (any more). */
export function uninstallFilter({ filters }: FilterParts): Handler<'eth_uninstallFilter'> {
  return ([filterId]) => filters.uninstall(filterId);
}

/** Ends a subscription of this connection. */
export function unsubscribe({ subscriptions }: Pick<Services, 'subscriptions'>): Handler<'eth_unsubscribe'> {
  return ([subscriptionId], { connection }) => subscriptions.unsubscribe(connection, subscriptionId);
}

/** Code of the account after the given block, `0x` for one without. */
export function getCode({ state, blocks }: StateParts): Handler<'eth_getCode'> {
  return ([given, block], caller) => {
    const address = normalizeAddress(given);
    return mapAwaitable(stateHeight(block, blocks, caller), (height) => state.code(address, height, caller));
  };
}

/** The 32-byte word at a storage position after the block. The position is a quantity or up to 32 bytes. */
export function getStorageAt({ state, blocks }: StateParts): Handler<'eth_getStorageAt'> {
  return ([given, position, block], caller) => {
    const address = normalizeAddress(given);
    const slot = storageSlot(position);
    return mapAwaitable(stateHeight(block, blocks, caller), (height) => state.storage(address, slot, height, caller));
  };
}

/** Balance, nonce and code hash of the account after the given block. The storage root is zero, as in eth_getProof. */
export function getAccount({ state, blocks }: StateParts): Handler<'eth_getAccount'> {
  return async ([address, block], caller) => {
    const height = await stateHeight(block, blocks, caller);
    const { balance, nonce, codeHash } = await state.account(normalizeAddress(address), height, caller);
    return { balance: encodeQuantity(balance), codeHash, nonce: encodeQuantity(nonce), storageRoot: ZERO_HASH };
  };
}

/** The output of a message call on the state after the given block. */
export function call(parts: CallParts): Handler<'eth_call'> {
  return (params, caller) => mapAwaitable(executeCall(params, parts, caller), ({ returnData }) => returnData);
}

/** The lowest gas limit with which a call succeeds. */
export function estimateGas(parts: CallParts): Handler<'eth_estimateGas'> {
  return (params, caller) => mapAwaitable(executeEstimate(params, parts, caller), encodeQuantity);
}

/** The block of a hash; null when unknown. */
export function getBlockByHash({ blocks }: BlockParts): Handler<'eth_getBlockByHash'> {
  return async ([blockHash, fullTransactions = false], caller) => {
    const number = await blocks.numberOfHash(normalizeHash(blockHash), caller);
    return number === null ? null : blocks.block(number, fullTransactions, caller);
  };
}

/** The block of a number or tag; null when there is none yet. */
export function getBlockByNumber({ blocks }: BlockParts): Handler<'eth_getBlockByNumber'> {
  return ([block, fullTransactions = false], request) =>
    mapAwaitable(blockHeight(block, blocks, request), (height) => blocks.block(height, fullTransactions, request));
}

/** The block of a hash without its transactions; null when unknown. */
export function getHeaderByHash({ blocks }: BlockParts): Handler<'eth_getHeaderByHash'> {
  return async ([blockHash], caller) => {
    const number = await blocks.numberOfHash(normalizeHash(blockHash), caller);
    return number === null ? null : blocks.header(number, caller);
  };
}

/** The block of a number or tag without its transactions; null when there is none yet. */
export function getHeaderByNumber({ blocks }: BlockParts): Handler<'eth_getHeaderByNumber'> {
  return ([block], request) =>
    mapAwaitable(blockHeight(block, blocks, request), (height) => blocks.header(height, request));
}

/** All receipts of a block, in order; null when the block is unknown. */
export function getBlockReceipts({ blocks }: BlockParts): Handler<'eth_getBlockReceipts'> {
  return async ([block], caller) => {
    const number = await findHeight(block, blocks, caller);
    return number === null ? null : blocks.receipts(number, caller);
  };
}

/** Number of transactions in the block of a hash; null when unknown. */
export function getBlockTransactionCountByHash({ blocks }: BlockParts): Handler<'eth_getBlockTransactionCountByHash'> {
  return async ([blockHash], caller) => {
    const number = await blocks.numberOfHash(normalizeHash(blockHash), caller);
    const summary = number === null ? null : await blocks.summary(number, caller);
    return summary === null ? null : encodeQuantity(summary.transactionCount);
  };
}

/** Number of transactions in the block of a number or tag; null when there is no such block. */
export function getBlockTransactionCountByNumber({
  blocks,
}: BlockParts): Handler<'eth_getBlockTransactionCountByNumber'> {
  return async ([block], request) => {
    const summary = await blocks.summary(await blockHeight(block, blocks, request), request);
    return summary === null ? null : encodeQuantity(summary.transactionCount);
  };
}

/**
 * The place of the transaction at an index of a block. Null when the block is unknown, or when the index is above
 * 2^53 - 1 and so above any block's.
 */
function placeAt(blockNumber: number | null, index: string): TransactionPlace | null {
  const transactionIndex = decodeSafeInteger(index);
  return blockNumber === null || transactionIndex === null ? null : { blockNumber, transactionIndex };
}

/** The transaction at an index of the block of a hash; null when either does not exist. */
export function getTransactionByBlockHashAndIndex({
  blocks,
}: BlockParts): Handler<'eth_getTransactionByBlockHashAndIndex'> {
  return async ([blockHash, index], caller) => {
    const place = placeAt(await blocks.numberOfHash(normalizeHash(blockHash), caller), index);
    return place === null ? null : blocks.transaction(place, caller);
  };
}

/** The transaction at an index of the block of a number or tag; null when either does not exist. */
export function getTransactionByBlockNumberAndIndex({
  blocks,
}: BlockParts): Handler<'eth_getTransactionByBlockNumberAndIndex'> {
  return async ([block, index], request) => {
    const place = placeAt(await blockHeight(block, blocks, request), index);
    return place === null ? null : blocks.transaction(place, request);
  };
}

/** The transaction that an account sent with this nonce, mined or pending; null when there is none. */
export function getTransactionBySenderAndNonce(
  parts: FindBySenderParts,
): Handler<'eth_getTransactionBySenderAndNonce'> {
  return ([sender, nonce], caller) =>
    findBySenderAndNonce({ sender: normalizeAddress(sender), nonce: decodeQuantity(nonce) }, parts, caller);
}

/** The receipt of a mined transaction; null, without waiting, when it is unknown or pending. */
export function getTransactionReceipt({ blocks }: BlockParts): Handler<'eth_getTransactionReceipt'> {
  return ([hash], caller) =>
    mapAwaitable(blocks.place(normalizeHash(hash), caller), (place) =>
      place === null ? null : blocks.receipt(place, caller),
    );
}

/** The logs of a mined transaction; null when it is unknown or pending. */
export function getTransactionLogs({ blocks }: BlockParts): Handler<'eth_getTransactionLogs'> {
  return async ([hash], caller) => {
    const place = await blocks.place(normalizeHash(hash), caller);
    return place === null ? null : blocks.transactionLogs(place, caller);
  };
}

/** The signed bytes of a mined or pending transaction; null when unknown. */
export function getRawTransactionByHash(parts: TransactionParts): Handler<'eth_getRawTransactionByHash'> {
  return ([hash], caller) => findRawTransaction(hash, parts, caller);
}

/** The signed bytes of the transaction at an index of the block of a hash; null when either does not exist. */
export function getRawTransactionByBlockHashAndIndex({
  blocks,
}: BlockParts): Handler<'eth_getRawTransactionByBlockHashAndIndex'> {
  return async ([blockHash, index], caller) => {
    const place = placeAt(await blocks.numberOfHash(normalizeHash(blockHash), caller), index);
    return place === null ? null : blocks.rawTransaction(place, caller);
  };
}

/** The signed bytes of the transaction at an index of the block of a number or tag; null when either does not exist. */
export function getRawTransactionByBlockNumberAndIndex({
  blocks,
}: BlockParts): Handler<'eth_getRawTransactionByBlockNumberAndIndex'> {
  return async ([block, index], request) => {
    const place = placeAt(await blockHeight(block, blocks, request), index);
    return place === null ? null : blocks.rawTransaction(place, request);
  };
}

/** Sends a signed transaction to the node; returns its hash once the node has accepted it. */
export function sendRawTransaction({ sender }: Pick<Services, 'sender'>): Handler<'eth_sendRawTransaction'> {
  return ([raw], request) => sender.send(decodeData(raw), request);
}

/** Fills in what is missing, signs with a key of this server, and sends; returns the hash once it is accepted. */
export function sendTransaction(parts: SendingParts & Pick<Services, 'signers'>): Handler<'eth_sendTransaction'> {
  return async ([given], caller) => {
    const by = await parts.signers.senderOf(normalizeAddress(given.from), caller.access, caller);
    return sendCompleted(given, parts, { by, caller });
  };
}

/** As eth_sendTransaction, but the embedded chain accepts every sender. */
export function sendUnsignedTransaction(parts: SendingParts): Handler<'eth_sendUnsignedTransaction'> {
  return ([given], caller) => sendCompleted(given, parts, { by: 'anybody', caller });
}

/** The transaction with every missing field filled in, and its bytes with an empty signature. */
export function fillTransaction(parts: CompletionParts): Handler<'eth_fillTransaction'> {
  return async ([given], caller) => {
    const fields = await completeTransaction(asCall(given), parts, caller);
    return bytesAndObject(fields, normalizeAddress(given.from ?? ZERO_ADDRESS));
  };
}
