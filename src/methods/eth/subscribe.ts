import type { SubscriptionMap, SubscriptionName } from '../../../generated/notifications.js';
import type {
  BlockNumberOrTag,
  Hash,
  LogsOptions,
  PendingTransactionsOptions,
  TransactionReceiptsOptions,
} from '../../../generated/types.js';
import { heightOf, lostWithin, missingHistory } from '../../chain/blockParameter.js';
import { encodeQuantity, normalizeHash } from '../../ethereum/hex.js';
import { decodeCriteria } from '../../filters/criteria.js';
import { rpcError } from '../../jsonrpc/errors.js';
import type { Handler } from '../../jsonrpc/request.js';
import type { SubscriptionRequest } from '../../subscriptions/subscriptions.js';
import { checkLimit } from '../contractLimit.js';
import type { LimitParts, Services } from '../services.js';

type Parts = Pick<Services, 'subscriptions' | 'blocks'> & LimitParts<'maxLogRange'>;

/** Decoders of the options of each subscription. */
type Decoders = {
  [Name in SubscriptionName]: (options: SubscriptionMap[Name]['options'], parts: Parts) => SubscriptionRequest;
};

/** Starts to send notifications. The first one follows the answer with the id. */
export function subscribe(parts: Parts): Handler<'eth_subscribe'> {
  return ([name, options], request) => {
    // The validator of the contract has checked that the options are those of this subscription.
    const decode = DECODERS[name] as (options: unknown, parts: Parts) => SubscriptionRequest;
    return parts.subscriptions.subscribe(request.connection, request, decode(options ?? {}, parts));
  };
}

const DECODERS: Decoders = {
  newHeads: ({ includeTransactions, fromBlock }, parts) => ({
    kind: 'blocks',
    query: { kind: 'newHeads', includeTransactions: includeTransactions ?? false },
    range: { from: firstBlock(fromBlock, parts, Math.min(parts.blocks.earliest(), 1)), to: Infinity },
  }),
  logs(options, parts) {
    const criteria = decodeCriteria(options);
    checkLimit('eth_subscribe', 'addresses', criteria.addresses.length);
    return { kind: 'blocks', query: { kind: 'logs', criteria }, range: wantedBlocks(options, parts) };
  },
  newPendingTransactions: (options) => ({ kind: 'pendingTransactions', includeTransactions: isWhole(options) }),
  syncing: () => ({ kind: 'syncing' }),
  transactionReceipts: (options) => ({
    kind: 'blocks',
    query: { kind: 'transactionReceipts', hashes: wantedHashes(options) },
    range: { from: null, to: Infinity },
  }),
};

/** Whether whole transactions are wanted: geth takes a boolean for it, Besu an object. */
function isWhole(options: boolean | PendingTransactionsOptions): boolean {
  return typeof options === 'boolean' ? options : (options.includeTransactions ?? false);
}

function wantedBlocks({ fromBlock, toBlock }: LogsOptions, parts: Parts): { from: number | null; to: number } {
  if (fromBlock === 'pending' || toBlock === 'pending') throw rpcError('pendingLogsUnsupported', {});
  const to = isHead(toBlock) ? Infinity : heightOf(toBlock, parts.blocks);
  const start = isHead(fromBlock) ? parts.blocks.head() + 1 : heightOf(fromBlock, parts.blocks);
  if (start > to) throw rpcError('invalidBlockRange', {});
  return { from: firstBlock(fromBlock, parts, 1), to };
}

/**
 * Where a replay starts, at least at `lowest`; null without a replay. A replay is at most as long as the range of a log
 * query, where block 0 does not count.
 */
function firstBlock(
  fromBlock: BlockNumberOrTag | null | undefined,
  { blocks, limits }: Parts,
  lowest: number,
): number | null {
  if (isHead(fromBlock)) return null;
  const first = blocks.beginning?.().first ?? 0;
  const from = Math.max(heightOf(fromBlock, blocks), lowest, first);
  const head = blocks.head();
  if (head - Math.max(from, 1) + 1 > limits.maxLogRange) {
    const fitting = { from: encodeQuantity(head - limits.maxLogRange + 1), to: encodeQuantity(head) };
    throw rpcError('logRangeExceeded', { limit: limits.maxLogRange, ...fitting }, fitting);
  }
  const missing = from <= head ? (missingHistory(from, blocks) ?? lostWithin({ from, to: head }, blocks)) : null;
  if (missing !== null) throw missing;
  return from;
}

/** True for a block parameter that means the head: then only new blocks are wanted. */
function isHead(block: BlockNumberOrTag | null | undefined): block is null | undefined {
  return block === null || block === undefined || ['latest', 'safe', 'finalized', 'pending'].includes(block);
}

function wantedHashes({ transactionHashes }: TransactionReceiptsOptions): ReadonlySet<Hash> | null {
  const hashes = (transactionHashes ?? []).map(normalizeHash);
  checkLimit('eth_subscribe', 'transactionHashes', hashes.length);
  return hashes.length === 0 ? null : new Set(hashes);
}
